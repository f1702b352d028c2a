import { useState } from "react";
import { foldNames, type FoldedSign } from "@/lib/signs/find-signs";
import { loadSignNames } from "@/lib/signs/load-names";

/** The names of all signs, from when they are wanted. */
export function useSignNames() {
  const [signs, setSigns] = useState<readonly FoldedSign[]>([]);
  const [failed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    loadSignNames().then(
      (names) => setSigns(foldNames(names)),
      () => setFailed(true),
    );
  };
  return { signs, failed, load };
}
