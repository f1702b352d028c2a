import type { Chapter } from "./schema";

export const markings = {
  id: "markings",
  title: "Markings",
  intro:
    "Paint speaks the same language as signs, with one rule of thumb: yellow forbids, white mostly guides. What yellow forbids depends on where the line lies: at the centre, between lanes, or at the kerb.",
  sections: [
    {
      title: "Centre lines",
      prose: [
        "The line decides whether you may go over it; your eyes decide whether you may overtake at all. Where two lines lie side by side, look at the one on your side.",
        "Yellow does not forbid overtaking as such, and it does not hold you behind a parked car. A bicycle that moves is another matter: wait.",
      ],
      rules: [
        "marking-kinds",
        "marking-centre-line-broken-white",
        "marking-centre-line-solid-white",
        "marking-centre-line-yellow",
        "marking-centre-line-yellow-inside-own-side",
        "marking-centre-line-yellow-one-side",
        "marking-centre-line-yellow-parked-vehicle",
        "marking-centre-line-position",
        "marking-centre-line-administrator",
        "marking-edge-line-not-centre-line",
        "marking-right-side-passage",
      ],
      pictures: [
        "l101",
        "m102-a",
        "m102-c-yellow-left",
        "m102-c-yellow-right",
        "m205-a",
        "m205-b",
        "l103",
      ],
    },
    {
      title: "Lane lines",
      prose: [
        "Between lanes of one direction only yellow binds you. White solid lines there are a strong hint, no ban. Sort yourself into your lane early, before yellow begins.",
      ],
      rules: [
        "marking-lane-line-broken-white",
        "marking-lane-line-solid-white",
        "marking-lane-line-yellow-exceptions",
        "marking-lane-line-yellow-one-side",
        "marking-direction-lanes",
        "marking-direction-lanes-yellow",
        "marking-bus-dedicated",
        "marking-lane-line-yellow",
      ],
      pictures: [
        "m206",
        "m109-a",
        "m109-b",
        "m102-2-a",
        "m102-2-a-arrows",
        "m102-2-b-yellow-left",
        "m102-2-b-yellow-right",
        "m110",
        "m204",
        "m109-2",
        "m109-3",
        "m109-4",
        "m109-6",
        "m109-7",
      ],
    },
    {
      title: "Stop lines and areas",
      prose: [
        "Four areas look alike and differ in law: a safety zone and a no-entry zone are never entered, a no-stopping zone may be crossed if you will not have to stop in it, a diversion zone only guides.",
      ],
      rules: [
        "marking-stop-word",
        "marking-diversion-zone",
        "marking-obstacle-approach",
      ],
      pictures: [
        "m203",
        "m203-2",
        "m106",
        "m107",
        "m207",
        "m208-2",
        "m208-a",
        "m208-b",
        "m209",
        "m111-a",
        "m111-2",
      ],
    },
    {
      title: "Yellow lines at the kerb",
      prose: [
        "As with the signs, more paint forbids more: the solid line forbids both, the broken line leaves you the short stop.",
      ],
      pictures: ["m103", "m104"],
    },
    {
      title: "Side strips and edge lines",
      prose: [
        "Count the lines. The more lines, the more the strip belongs to people on foot. And look for a sidewalk: where there is one, the line is only the edge of the roadway.",
      ],
      rules: [
        "marking-side-strip-one-line",
        "marking-side-strip-right-side",
        "marking-edge-line-with-sidewalk",
        "marking-edge-line-without-sidewalk",
      ],
      pictures: ["m108", "m108-2", "m108-3"],
    },
    {
      title: "Speed, U-turn and parking",
      prose: ["A number painted in yellow binds like a sign."],
      rules: [
        "marking-maximum-speed",
        "marking-maximum-speed-vehicle-types",
        "marking-no-u-turn",
      ],
      pictures: ["m105", "m101", "m115", "m112", "m113", "m114", "l108"],
    },
    {
      title: "Crossings, bicycles and priority",
      prose: [
        "Diamonds are the early warning before a crosswalk that you may not see yet behind a bend or a bus: lift your foot from the accelerator.",
      ],
      rules: [
        "marking-no-diagonal-crossing",
        "marking-bicycle-no-entry-intersection",
      ],
      pictures: [
        "m201",
        "m201-2",
        "m201-3",
        "m210",
        "m211",
        "m114-2",
        "m114-3",
        "m-bike-navi",
        "m-school-zone",
        "l104",
      ],
    },
  ],
} as const satisfies Chapter;
