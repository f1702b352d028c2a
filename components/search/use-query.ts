import { useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "@/content/languages";
import { replaceEntry } from "@/lib/browser/history";
import { queryIn, searchAddress } from "@/lib/search/addresses";
import { subscribeToHash } from "../ui/use-hash";

/** The address follows what is typed once it rests so long, in ms. */
const REST = 300;

/**
 * The query: what was typed, or else what the address contains. The address
 * follows what is typed.
 *
 * @param onAsked called when the address contains a query
 */
export function useQuery(language: Language, onAsked: () => void) {
  const [typed, setTyped] = useState<string>();
  const linked = useSyncExternalStore(
    subscribeToHash,
    () => queryIn(location.hash),
    () => "",
  );
  const query = typed ?? linked;

  const write = () => {
    if (typed !== undefined && typed !== queryIn(location.hash))
      replaceEntry(null, searchAddress(typed, language));
  };
  useEffect(() => {
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    // The field may have had the focus before the app was there.
    if (
      queryIn(location.hash) !== "" ||
      document.activeElement?.id === "search"
    )
      onAsked();
    const follow = () => {
      setTyped(undefined);
      onAsked();
    };
    return subscribeToHash(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that was opened
  }, []);

  const type = (text: string) => {
    setTyped(text);
    onAsked();
  };
  return { query, type, write };
}
