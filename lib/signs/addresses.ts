import type { Language } from "@/content/languages";
import type { SignGroupId, SignPlace } from "@/content/sign-groups";
import { pageAddress, signsPage } from "../addresses/links";

/** The address of a sign, in a language. */
export function signAddress(place: SignPlace, language: Language): string {
  const [group, id] = place.split("#") as [SignGroupId, string];
  return `${pageAddress(signsPage(group), language)}#${id}`;
}

/** The address of its picture, without the base path. */
export function signImage(place: SignPlace): string {
  return `/images/signs/${place.replace(/^.*#/, "")}.svg`;
}
