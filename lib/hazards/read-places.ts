import "server-only";
import { scenePlaces } from "@/content/hazards/places";
import type { ScenePlace } from "@/content/hazards/places-schema";
import type { HazardScene } from "@/content/hazards/schema";
import { hazardTextLanguage } from "@/content/hazards/translations";
import type { Language } from "@/content/languages";
import type { HazardPicture } from "./pictures";
import type { Detail, Face } from "./scene";

/**
 * The places of one picture of a scene, named in the language of its texts. A
 * scene without any has nothing to choose.
 *
 * @param seen where they are on the picture
 */
export function readPlaces(
  id: HazardScene["id"],
  seen: HazardPicture["places"],
  pageLanguage: Language,
): Pick<Face, "places" | "details" | "hiding"> {
  const language = hazardTextLanguage(pageLanguage) === "ne" ? "ne" : "en";
  const known = scenePlaces[id as `hz-${number}`];
  const places = seen.flatMap(([index, area]) => {
    const place = known?.[index];
    return place ? [{ place, area }] : [];
  });
  const hiding = places
    .filter(({ place }) => place.is === "hides")
    .map(({ place }) => place[language]);

  return {
    places: places
      .filter(({ place }) => place.is !== "hides")
      .map(({ place, area }) => ({
        name: place[language],
        area,
        isDanger: place.is === "danger",
      })),
    details: places.flatMap(({ place, area: [left, top, width, height] }) => {
      const kind = detailOf(place);
      if (!kind) return [];
      return [
        [kind, Math.round(left + width / 2), Math.round(top + height / 2)],
      ] satisfies Detail[];
    }),
    hiding: [...new Set(hiding)],
  };
}

/** The inside mirror hangs in the same place in every picture. */
function detailOf(place: ScenePlace): Detail[0] | null {
  if ("mirror" in place) return place.mirror === "inside" ? null : place.mirror;
  return place.sign ? "sign" : null;
}
