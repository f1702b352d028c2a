import { useMemo, useState } from "react";
import type { Language } from "@/content/languages";
import { loadPart } from "@/lib/search/load-part";
import type { Part } from "@/lib/search/part";
import type { PartName } from "@/lib/search/part-names";

type Loaded = Partial<Record<PartName, Part>>;

/**
 * The parts of the index, from when they are wanted; the first of them first,
 * so that something is found soon.
 */
export function useSearch(language: Language, names: readonly PartName[]) {
  const [loaded, setLoaded] = useState<Loaded>({});
  const [hasFailed, setHasFailed] = useState(false);

  const loadOne = async (name: PartName) => {
    const part = await loadPart(name, language);
    setLoaded((before) =>
      before[name] === part ? before : { ...before, [name]: part },
    );
  };
  const load = async () => {
    setHasFailed(false);
    try {
      await Promise.all(names.slice(0, 1).map(loadOne));
      await Promise.all(names.slice(1).map(loadOne));
    } catch {
      setHasFailed(true);
    }
  };
  const parts = useMemo(
    () => names.flatMap((name) => loaded[name] ?? []),
    [names, loaded],
  );
  return {
    parts,
    /** Whether all that can be found is there. */
    isComplete: names.every((name) => loaded[name]),
    hasFailed,
    load: () => void load(),
  };
}
