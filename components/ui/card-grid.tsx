import { figures } from "@/lib/figures";
import { fill } from "@/lib/words";

type CardGridProps = {
  cards: readonly { title: string; text: string }[];
};

/** Cards that only inform, side by side where there is room. */
export function CardGrid({ cards }: CardGridProps) {
  return (
    <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {cards.map(({ title, text }) => (
        <li key={title} className="card">
          <h3 className="text-lg font-extrabold">{fill(title, figures)}</h3>
          <p className="mt-1 text-lane-300">{fill(text, figures)}</p>
        </li>
      ))}
    </ul>
  );
}
