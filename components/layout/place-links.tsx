"use client";

import type { ReactNode } from "react";
import type { Language } from "@/content/languages";
import { placeAt, type PlaceId } from "@/lib/addresses/places";
import { usePath } from "./use-path";

type PlaceLinksProps = {
  language: Language;
  places: readonly {
    id: PlaceId;
    href: string;
    name: string;
    icon?: ReactNode;
  }[];
};

/** Links to the five places; the one that the page belongs to is marked. */
export function PlaceLinks({ language, places }: PlaceLinksProps) {
  const current = placeAt(usePath(language));

  return places.map(({ id, href, name, icon }) => (
    <a
      key={id}
      href={href}
      aria-current={id === current ? "true" : undefined}
      className="place cursor-target"
    >
      {icon}
      {name}
    </a>
  ));
}
