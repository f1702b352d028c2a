import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { whiteCane, withCane } from "@/packages/road-art/view/people/cane";
import { man } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { car } from "@/packages/road-art/view/vehicles/car";

const wooden: Walls = { front: colours.wood, side: colours.sleeper };

const street = [
  building({
    right: -3.4,
    along: [4, 11],
    high: 5,
    deep: 8,
    roof: 2,
    walls: wooden,
    awning: colours.taxi,
  }),
  building({
    right: -3.8,
    along: [17, 27],
    high: 4.6,
    deep: 8,
    roof: 2,
    floors: 2,
    walls: wooden,
  }),
  building({
    right: -3.4,
    along: [28, 60],
    high: 5.4,
    deep: 8,
    roof: 2,
    floors: 2,
  }),
  railing(3.1, [-13, 60]),
  tree([9.4, 27], 6),
  tree([9.4, 40], 5.5),
  ...poleLine(-3, { from: 9.2, every: 24 }),
  shopBoard([-2.9, 27.5, 3.4], "うどん", {
    colour: colours.taxi,
    ink: colours.white,
  }),
];

const walker = (at: readonly [number, number], heading: number) =>
  man({
    at,
    heading,
    pose: withCane,
    carries: whiteCane,
    clothes: {
      top: colours.clothLight,
      legs: colours.trousers,
      hair: colours.hairGrey,
    },
  });

/** Walker with a white cane. */
export const hazard: Hazard = {
  id: "hz-44",
  alt: "Narrow street without sidewalk or crosswalk, a canal behind a white railing at the right: at the left edge a man with a white cane faces the road, one foot forward, the tip of his cane on the road; a car in the mirror.",
  view: {
    lens: { bend: { from: 20, radius: 120 } },
    backdrop: [sky(), hills()],
    road: t2({ asphalt: [-3.1, 3], lines: [] }),
    ground: [
      strip([3, 3.6], [-40, 400], colours.kerb),
      strip([3.6, 8.4], [-40, 400], colours.water),
      strip([8.4, 8.9], [-40, 400], colours.kerb),
      strip([8.9, 60], [-40, 400], colours.lawn),
    ],
    parts: [
      ...street,
      moving(
        walker([-2.3, 13.5], 90),
        [
          [0.1, 0],
          [0.4, 4],
        ],
        90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.3 })] },
    },
    cues: [[-1.7, 13.5, 0.6]],
  },
  motion: {
    next: onward(1.6, 20),
    right: onward(3.4, [
      [0, 20],
      [0.2, 20],
      [1.7, 0],
    ]),
  },
  plan: {
    from: -6,
    middle: 0.4,
    metre: 13,
    notes: [
      way([
        [-1.6, 13.5],
        [2.2, 13.5],
      ]),
    ],
  },
  flip: {
    alt: "Narrow street without sidewalk or crosswalk, a canal behind a white railing at the right: a man with a white cane walks along the left edge towards you; a car in the mirror.",
    parts: [...street, moving(walker([-2.3, 13.5], 180), 3.4, 180)],
    cues: [[-2.3, 12.8, 0.6]],
  },
};
