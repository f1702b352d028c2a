import type { ReactNode } from "react";

type TickProps = {
  type: "radio" | "checkbox";
  name?: string;
  isChecked: boolean;
  onCheck: () => void;
  children: ReactNode;
};

/** A choice with its name, high enough for a finger. */
export function Tick({ type, name, isChecked, onCheck, children }: TickProps) {
  return (
    <label className="cursor-target flex min-h-12 w-fit min-w-12 items-center gap-3">
      <input
        type={type}
        name={name}
        checked={isChecked}
        onChange={onCheck}
        className="size-5 shrink-0 accent-info-600"
      />
      <span>{children}</span>
    </label>
  );
}
