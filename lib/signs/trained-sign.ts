import type { SignPlace } from "@/content/sign-groups";

/** A sign as the trainer asks for it, in one language. */
export type TrainedSign = {
  id: string;
  place: SignPlace;
  name: string;
  /** What its picture shows, without naming it. */
  alt: string;
  meaning: string;
  /** Ids of those that learners take for it. */
  confused: readonly string[];
};
