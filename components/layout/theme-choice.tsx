import type { Messages } from "@/content/ui/schema";

type ThemeChoiceProps = {
  messages: Messages["theme"];
  /** Distinguishes the menus of a page. */
  menu: "site" | "round";
};

/** Auto, light or dark; `lib/pre-hydration/choices.ts` answers the choice. */
export function ThemeChoice({ messages, menu }: ThemeChoiceProps) {
  return (
    <fieldset className="theme-choice">
      <legend>{messages.name}</legend>
      {(["auto", "light", "dark"] as const).map((theme) => (
        <label key={theme} className="cursor-target">
          <input
            type="radio"
            name={`theme-${menu}`}
            value={theme}
            defaultChecked={theme === "dark"}
          />
          {messages[theme]}
        </label>
      ))}
    </fieldset>
  );
}
