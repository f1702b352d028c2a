import type { Messages } from "@/content/ui/schema";
import { appLinks, type Share } from "@/lib/site/share";

type ShareLinksProps = { data: Share; messages: Messages["share"] };

/** For browsers that can neither share nor copy. */
export function ShareLinks({ data, messages }: ShareLinksProps) {
  const links = appLinks(data);

  return (
    <>
      <input
        readOnly
        autoFocus
        value={data.url}
        aria-label={messages.address}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-2 min-h-12 w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-900 px-3"
      />
      <p className="mt-2 flex flex-wrap gap-2">
        {(["whatsapp", "line", "viber"] as const).map((app) => (
          <a
            key={app}
            href={links[app]}
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center px-3 underline"
          >
            {messages[app]}
          </a>
        ))}
      </p>
    </>
  );
}
