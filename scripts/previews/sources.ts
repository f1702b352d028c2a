import { allPreviews } from "@/lib/site/previews";
import { ownCodeOf } from "../generate/code";
import { cardOf } from "./card";

/** What the previews show: the cards, with their fonts and signs. */
export const previewSources = async () => [
  await ownCodeOf("scripts/previews/make.ts"),
  ...(await Promise.all(allPreviews().map(cardOf))),
];
