type FooterLinksProps = {
  heading: string;
  /** Name and address of each link. */
  links: readonly (readonly [name: string, address: string])[];
};

/** One group of links in the footer. */
export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <section className="odd:row-span-2 lg:row-span-1">
      <h2 className="font-semibold text-lane-100">{heading}</h2>
      <ul>
        {links.map(([name, address]) => (
          <li key={name}>
            <FooterLink name={name} address={address} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link in the footer; external links send no referrer. */
export function FooterLink({
  name,
  address,
}: {
  name: string;
  address: string;
}) {
  return (
    <a
      href={address}
      rel={address.startsWith("https:") ? "noopener noreferrer" : undefined}
      className="cursor-target inline-flex min-h-11 min-w-11 items-center hover:underline"
    >
      {name}
    </a>
  );
}
