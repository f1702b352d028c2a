import { showKeys, turnKeys } from "./quiz-keys";

/** Turns the keys on and off; shown if there is a keyboard. */
export function KeysSwitch({ messages }: { messages: { keys: string } }) {
  return (
    <label className="keys-switch">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-info-600"
        defaultChecked
        ref={showKeys}
        onChange={(event) => turnKeys(event.target.checked)}
      />
      {messages.keys}
    </label>
  );
}
