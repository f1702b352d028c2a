import { useState } from "react";
import type { Messages } from "@/content/ui/schema";
import { share, type Share, type ShareOutcome } from "@/lib/site/share";
import { Button } from "../ui/button";
import { ShareLinks } from "./share-links";

type ShareButtonProps = {
  title: string;
  text: string;
  /** What the link leads to on this page, such as "#K7QX2M". */
  fragment?: string;
  /** Another page to send than this one; with base path and fragment. */
  address?: string;
  messages: Messages["share"];
};

/** Shares what is on screen, such as a set, in the best way available. */
export function ShareButton({
  title,
  text,
  fragment = "",
  address,
  messages,
}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<ShareOutcome | "waiting" | null>(null);
  // The address bar always shows the set; the rest of the address is not
  // shared.
  const dataHere = (): Share => ({
    title,
    text,
    url: location.origin + (address ?? location.pathname + fragment),
  });
  const press = async () => {
    setOutcome("waiting");
    setOutcome(await share(dataHere()));
  };

  return (
    <div className="share print:hidden">
      <Button variant="secondary" onPress={() => void press()}>
        {messages.button}
      </Button>
      {outcome && (
        <p role="status" className="not-empty:mt-2">
          {sentence(outcome, messages)}
        </p>
      )}
      {outcome === "copyYourself" && (
        <ShareLinks data={dataHere()} messages={messages} />
      )}
    </div>
  );
}

/** The share sheet, and closing it, need no message. */
function sentence(
  outcome: ShareOutcome | "waiting",
  messages: Messages["share"],
): string {
  const isSaid = outcome === "copied" || outcome === "copyYourself";
  return isSaid ? messages[outcome] : "";
}
