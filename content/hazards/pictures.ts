/** Where a starred thing shows, in percent of the picture's width and height. */
type Cue = { x: number; y: number };

/** What the pictures of one hazard scene show. */
export type HazardPicture = {
  id: string;
  alt: string;
  cues: readonly Cue[];
  /** On the second version of the picture, if there is one. */
  flipCues?: readonly Cue[];
};

/** Written by scripts/pictures/hazards/write.ts from the scenes. */
export const hazardPictures: readonly HazardPicture[] = [
  {
    id: "hz-01",
    alt: "Crossroads, green light; at the far left a green walking man with rays; a man runs on the left; the mirror is filled by a truck.",
    cues: [
      { x: 34.1, y: 32.2 },
      { x: 19, y: 10.5 },
    ],
    flipCues: [
      { x: 34.1, y: 32.2 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-04",
    alt: "Night, unlit country road; the headlights reach a short way; a dim figure at the right edge; no other lights, none in the mirror.",
    cues: [
      { x: 70.3, y: 44.4 },
      { x: 19, y: 10.5 },
    ],
    flipCues: [
      { x: 70.3, y: 44.4 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-29",
    alt: "Lane beside an expressway that ends ahead, indicator on: a truck in the next lane, part of a car at the rim of the right mirror.",
    cues: [{ x: 96.1, y: 72 }],
  },
];
