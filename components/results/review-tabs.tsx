import "./result.css";

type ReviewTabsProps<Name extends string> = {
  /** The current choice. */
  label: string;
  /** The id and label of each list. */
  lists: readonly (readonly [name: Name, text: string])[];
  shown: Name;
  onShow: (name: Name) => void;
};

/** Chooses which answers are listed. */
export function ReviewTabs<Name extends string>({
  label,
  lists,
  shown,
  onShow,
}: ReviewTabsProps<Name>) {
  return (
    <div role="group" aria-label={label} className="review-tabs">
      {lists.map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown}
          onClick={() => onShow(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
