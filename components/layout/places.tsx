import type { Language } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { placeAddress, placeIds } from "@/lib/addresses/places";
import { Icon } from "../ui/icon";
import { PlaceLinks } from "./place-links";

const placesIn = (language: Language) =>
  placeIds.map((id) => ({
    id,
    href: placeAddress(id, language),
    name: allMessages[language].nav[id],
  }));

/** The five places at the lower edge of a phone, but not over a question. */
export function PlacesBar({ language }: { language: Language }) {
  const places = placesIn(language).map((place) => ({
    ...place,
    icon: <Icon name={place.id} className="place-icon" />,
  }));

  return (
    <nav aria-label={allMessages[language].nav.places} className="places-bar">
      <PlaceLinks language={language} places={places} />
    </nav>
  );
}

/** The same in the header of wider screens. */
export function PlaceTabs({ language }: { language: Language }) {
  return (
    <nav aria-label={allMessages[language].nav.places} className="place-tabs">
      <PlaceLinks language={language} places={placesIn(language)} />
    </nav>
  );
}
