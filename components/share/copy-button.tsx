import { useState } from "react";
import { Button } from "../ui/button";

type CopyButtonProps = {
  text: string;
  messages: Record<"copy" | "copied" | "copyFailed", string>;
};

/** Copies a text, and says whether the browser did. */
export function CopyButton({ text, messages }: CopyButtonProps) {
  const [message, setMessage] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(messages.copied);
    } catch {
      setMessage(messages.copyFailed);
    }
  };

  return (
    <div>
      <Button variant="secondary" onPress={() => void copy()}>
        {messages.copy}
      </Button>
      <p role="status" className="not-empty:mt-2">
        {message}
      </p>
    </div>
  );
}
