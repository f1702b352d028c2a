import { strip, type Ground } from "./ground";
import type { Road } from "./roads";

/** Covers a road from its end on, such as where it meets another: a T-junction. */
export function roadEnd({ surface, sides }: Road, at: number): Ground[] {
  const all = [-400, 400] as const;
  return [
    strip(all, [at, 400], surface.beside),
    ...(sides === "sidewalk"
      ? [
          strip(all, [at, at + 2.5], surface.sidewalk),
          strip(all, [at, at + 0.15], surface.kerb),
        ]
      : []),
  ];
}
