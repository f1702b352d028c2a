import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { Icon, type IconName } from "./icon";

type CardGridProps = {
  cards: readonly { title: string; text: string }[];
  /** One for each card, in their order. */
  icons: readonly IconName[];
};

/** Cards that only inform, side by side where there is room. */
export function CardGrid({ cards, icons }: CardGridProps) {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 sm:max-lg:*:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {cards.map(({ title, text }, index) => (
        <li
          key={title}
          className="flex flex-wrap items-start gap-4 card lg:flex-col"
        >
          <span className="flex size-12 shrink-0 items-center justify-center plate [--plate:var(--color-info-600)]">
            <Icon name={icons[index]!} className="size-6" />
          </span>
          <div className="min-w-0 grow basis-40 lg:basis-auto">
            <h3 className="text-lg font-extrabold">
              {formatMessage(title, figures)}
            </h3>
            <p className="mt-1 text-lane-300">{formatMessage(text, figures)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
