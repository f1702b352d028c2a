import type { ReactNode } from "react";

type ChooserTileProps = {
  href: string;
  title: string;
  /** What the link says with the title in place of `{title}`: "Start {title}". */
  start: string;
  facts: ReactNode;
  description: string;
};

/** A set in few lines; all of it can be pressed. */
export function ChooserTile({
  href,
  title,
  start,
  facts,
  description,
}: ChooserTileProps) {
  const [before, after] = start.split("{title}");

  return (
    <li className="set-tile">
      <h3 className="leading-snug font-extrabold sm:text-lg">
        <a href={href} className="whole-card cursor-target">
          <span className="sr-only">{before}</span>
          {title}
          <span className="sr-only">{after}</span>
        </a>
      </h3>
      <p className="text-lane-300 sm:text-sm">{facts}</p>
      <p className="text-sm text-lane-300 max-sm:hidden">{description}</p>
    </li>
  );
}
