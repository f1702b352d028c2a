import { useId } from "react";
import { DrawnCode } from "../share/drawn-code";
import { Button } from "../ui/button";
import { useProgressCode } from "./use-progress-code";

type ProgressCodeProps = Parameters<typeof useProgressCode>[0] & {
  /** Whether there is anything to write into a code. */
  canCarry: boolean;
  /** Of the element that says its messages. */
  messageId: string;
};

/** Copies or shows all progress as a text, and imports such a text. */
export function ProgressCode({
  canCarry,
  messageId,
  ...rest
}: ProgressCodeProps) {
  const field = useId();
  const { messages } = rest;
  const { code, setCode, isWrong, address, copy, draw, use } =
    useProgressCode(rest);

  return (
    <div className="space-y-3">
      <label htmlFor={field} className="block font-semibold">
        {messages.code}
      </label>
      <textarea
        id={field}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? messageId : undefined}
        rows={3}
        spellCheck={false}
        className="w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-950 p-3 font-mono text-sm"
      />
      <div className="flex flex-wrap gap-3">
        {canCarry && (
          <>
            <Button variant="secondary" onPress={() => void copy()}>
              {messages.copy}
            </Button>
            <Button variant="secondary" onPress={() => void draw()}>
              {messages.drawQr}
            </Button>
          </>
        )}
        <Button variant="secondary" onPress={() => void use()}>
          {messages.use}
        </Button>
      </div>
      {address && <DrawnCode text={address} messages={messages} />}
    </div>
  );
}
