import "server-only";
import ne from "@/content/signed/ne.json";
import type { Readings } from "./states";
import type { Translation } from "./texts";

const asRead = (file: unknown) => file as Readings;

/** Who has read what, by language. Only for the build. */
export const allReadings: Readonly<Record<Translation, Readings>> = {
  ne: asRead(ne),
};
