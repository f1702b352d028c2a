/** Where a starred thing shows, in percent of the picture's width and height. */
type Cue = { x: number; y: number };

/** What the pictures of one hazard scene show. */
export type HazardPicture = {
  id: string;
  alt: string;
  cues: readonly Cue[];
  /** The second version of the picture, if there is one: hz-07b. */
  flip?: { alt: string; cues: readonly Cue[] };
};

/** Written by scripts/pictures/hazards/write.ts from the scenes. */
export const hazardPictures: readonly HazardPicture[] = [
  {
    id: "hz-01",
    alt: "Crossroads, green light; at the far left a green walking man with rays; a man runs ahead on the left sidewalk; the mirror is filled by a truck.",
    cues: [
      { x: 34.1, y: 32.2 },
      { x: 19, y: 10.5 },
    ],
    flip: {
      alt: "Crossroads, green light; at the far left a steady green walking man, no rays; a man runs ahead on the left sidewalk; the mirror is filled by a truck.",
      cues: [
        { x: 34.1, y: 32.2 },
        { x: 19, y: 10.5 },
      ],
    },
  },
  {
    id: "hz-02",
    alt: "Straight road between fields; its broken middle line crosses a side road; a triangular sign at the left corner turns its edge to you; a white car with a dust cloud comes from the left, nothing from the right.",
    cues: [
      { x: 55, y: 49.5 },
      { x: 35.8, y: 37 },
      { x: 12.8, y: 45.3 },
    ],
    flip: {
      alt: "Straight road between fields; a red stop sign faces you, with a stop line in your lane before a side road; a white car with a dust cloud comes from the left, nothing from the right.",
      cues: [
        { x: 36.5, y: 34.1 },
        { x: 48.6, y: 50.7 },
        { x: 12.8, y: 45.3 },
      ],
    },
  },
  {
    id: "hz-03",
    alt: "Narrow street with high walls and a crossing, no sign, no line across; a round mirror on a post at the far left shows a small bicycle from the front; the inside mirror is empty.",
    cues: [{ x: 29.5, y: 27.7 }],
  },
  {
    id: "hz-04",
    alt: "Night, unlit country road; the headlights reach a short way; a dim figure at the right edge, outside their light; no other lights, none in the mirror.",
    cues: [
      { x: 70.3, y: 44.4 },
      { x: 19, y: 10.5 },
    ],
    flip: {
      alt: "Night, unlit country road; the headlights reach a short way; a dim figure at the right edge, outside their light; far ahead two small lights; none in the mirror.",
      cues: [
        { x: 70.3, y: 44.8 },
        { x: 54.9, y: 43.5 },
      ],
    },
  },
  {
    id: "hz-05",
    alt: "Crossroads; a box truck goes ahead of you; right of it a green light and a grey car that faces you, the lamp on the left side of the picture flashing; a small car in the mirror.",
    cues: [
      { x: 46.8, y: 37.2 },
      { x: 63.1, y: 45.7 },
    ],
    flip: {
      alt: "Crossroads; a box truck goes ahead of you; right of it a green light and a grey car that faces you, the lamp on the right side of the picture flashing; a small car in the mirror.",
      cues: [
        { x: 46.8, y: 37.2 },
        { x: 63.1, y: 45.7 },
      ],
    },
  },
  {
    id: "hz-06",
    alt: "View from an intersection, green light: a truck facing you, the lamp on the left side of the picture flashing; at its right edge a single lamp above one wheel.",
    cues: [{ x: 84.2, y: 45.8 }],
  },
  {
    id: "hz-07",
    alt: "Left turn, indicator on: crosswalk at the left with a child at its far end, facing you with one foot forward; a cyclist in the left mirror; the inside mirror is empty.",
    cues: [
      { x: 9.3, y: 72 },
      { x: 16.5, y: 48.3 },
    ],
  },
  {
    id: "hz-08",
    alt: "Right turn: a white car at the left has stopped, a hand is raised inside; a yellow scooter shows between it and the kerb; a woman walks with a pram on the crosswalk at the right, nobody else.",
    cues: [
      { x: 20.8, y: 44.9 },
      { x: 84, y: 47.9 },
    ],
  },
  {
    id: "hz-09",
    alt: "Street with houses: a white van with empty seats stands at the left, past its front corner part of a child shows; a red ball lies alone at the right; the mirror is empty.",
    cues: [
      { x: 44.1, y: 47.7 },
      { x: 63.7, y: 56 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-10",
    alt: "Road with parked cars at the left; a head is seen in the first, its right door stands open; a white car comes in its own lane, no lamp flashing.",
    cues: [
      { x: 38.9, y: 43.4 },
      { x: 46.4, y: 46.1 },
      { x: 64.3, y: 46.1 },
    ],
    flip: {
      alt: "Road with parked cars at the left; the first has empty seats and shut doors; a white car comes in its own lane, no lamp flashing.",
      cues: [{ x: 64.3, y: 46.1 }],
    },
  },
  {
    id: "hz-11",
    alt: "A bus stands at the left with a lamp flashing at its right rear; past its front corner part of a man shows; no one at the stop; a small car in the mirror.",
    cues: [
      { x: 49.1, y: 42 },
      { x: 52.2, y: 44.5 },
    ],
    flip: {
      alt: "A bus stands at the left with a lamp flashing at its right rear; nobody shows past it; no one at the stop; a small car in the mirror.",
      cues: [{ x: 49.1, y: 42 }],
    },
  },
  {
    id: "hz-12",
    alt: "Street without centre line: three children with bags, their backs to you, walk outside the left line, a boy on it with his arm up, a girl waving at the right wall; the mirror is empty.",
    cues: [
      { x: 35.2, y: 48.4 },
      { x: 69.8, y: 47.8 },
    ],
  },
  {
    id: "hz-13",
    alt: "Shopping street: an old woman with a cart stands alone in the road on the middle line, faces left and looks down; the other lane is empty; a car is close in the mirror.",
    cues: [
      { x: 55.5, y: 46.5 },
      { x: 19, y: 11.2 },
    ],
  },
  {
    id: "hz-14",
    alt: "Rain: a cyclist with an umbrella, seen from behind, at the left beside a wall that ends ahead; trees beyond bend to the right; a car comes towards you; the mirror is empty.",
    cues: [
      { x: 33.6, y: 42.8 },
      { x: 29.4, y: 45.2 },
      { x: 46.4, y: 33.2 },
    ],
  },
  {
    id: "hz-15",
    alt: "A cyclist ahead at the left has turned the head back; further on a truck stands at the kerb with lamps flashing on both sides; the other lane is empty.",
    cues: [
      { x: 31.6, y: 37.4 },
      { x: 44.9, y: 40.7 },
      { x: 58.6, y: 47.6 },
    ],
  },
  {
    id: "hz-16",
    alt: "Two lanes your way, zebra stripes ahead: in the left lane a white car with its driver stands before them, its two red lamps bright, no lamp flashing; a small car in the mirror.",
    cues: [
      { x: 20.8, y: 48 },
      { x: 50, y: 52 },
    ],
  },
  {
    id: "hz-17",
    alt: "Nobody on foot, the left edge free; an empty truck, lamps flashing on both sides, stands at the right; a white van passes it on the middle line towards you, another lamp behind.",
    cues: [
      { x: 56, y: 44.2 },
      { x: 60.6, y: 44.7 },
    ],
    flip: {
      alt: "Nobody on foot, the left edge free; an empty truck, lamps flashing on both sides, stands at the right; a white van passes it on the middle line towards you, nothing behind it.",
      cues: [{ x: 56, y: 44.2 }],
    },
  },
  {
    id: "hz-18",
    alt: "Mountain road bending left behind rock; a blue round sign with a horn; a round mirror at the right shows a truck on the yellow line; the inside mirror is empty.",
    cues: [
      { x: 28.8, y: 28.2 },
      { x: 73.1, y: 31 },
    ],
    flip: {
      alt: "Mountain road bending left behind rock, no sign; a round mirror at the right shows a truck on the yellow line; the inside mirror is empty.",
      cues: [{ x: 73.1, y: 31 }],
    },
  },
  {
    id: "hz-19",
    alt: "Road going down to a right bend, solid yellow middle line, a valley far below, a gravel ramp at the left; the dash shows D; a truck fills the mirror.",
    cues: [
      { x: 53.9, y: 59.6 },
      { x: 43.6, y: 96.5 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-20",
    alt: "Inside a tunnel: the bright exit ahead shows an empty white road and falling snow; a striped wind sleeve points to the right; a small car in the mirror.",
    cues: [
      { x: 51, y: 44 },
      { x: 46.5, y: 29.7 },
    ],
    flip: {
      alt: "Inside a tunnel: the bright exit ahead shows an empty white road and falling snow; a striped wind sleeve points to the left; a small car in the mirror.",
      cues: [
        { x: 51, y: 44 },
        { x: 46.5, y: 29.7 },
      ],
    },
  },
  {
    id: "hz-21",
    alt: "Rain on an expressway: a round sign 80 at the left; a truck ahead in a white cloud of water; a car with lights fills half of the right mirror; the inside mirror is empty; a green headlamp is lit on the dash.",
    cues: [
      { x: 48.7, y: 48.2 },
      { x: 92.8, y: 72 },
    ],
  },
  {
    id: "hz-22",
    alt: "Thick fog: two steady red spots ahead, two steady yellow spots right of them near the middle line; on the dash a green headlamp with slanting rays.",
    cues: [
      { x: 49.6, y: 44.9 },
      { x: 57.4, y: 44.9 },
    ],
  },
  {
    id: "hz-23",
    alt: "White street with dark wheel tracks: snow heaps on both sidewalks, two people walk in the road, a truck comes towards you; a small red car in the mirror.",
    cues: [
      { x: 38.8, y: 46.2 },
      { x: 59.6, y: 64.5 },
      { x: 61.8, y: 40.3 },
    ],
    flip: {
      alt: "White street with dark wheel tracks: the sidewalks are cleared, two people walk on the left one, a truck comes towards you; a small red car in the mirror.",
      cues: [
        { x: 22, y: 46.2 },
        { x: 59.6, y: 64.5 },
        { x: 61.8, y: 40.3 },
      ],
    },
  },
  {
    id: "hz-24",
    alt: "Winter morning, no sun yet: dull dry road, then an empty bridge with white railings and a shining surface; a yellow sign with a skidding car; the mirror is empty.",
    cues: [
      { x: 51.8, y: 50.7 },
      { x: 38, y: 45.1 },
      { x: 73.5, y: 45.1 },
    ],
  },
  {
    id: "hz-25",
    alt: "Wet road: a wide puddle along the left kerb, three people on the sidewalk at a bus stop, a white car coming; the mirror is empty.",
    cues: [
      { x: 42, y: 57 },
      { x: 23.6, y: 46.8 },
      { x: 63.8, y: 46.1 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-26",
    alt: "Low sun straight ahead blinds the view; a signal shows only as an outline, no lamp can be told; long dark shadows lie across the stripes.",
    cues: [
      { x: 52, y: 19.5 },
      { x: 57.5, y: 56.1 },
      { x: 52.1, y: 44.8 },
    ],
  },
  {
    id: "hz-27",
    alt: "Night: a car comes in its own lane with bright headlights; just left of them, on the middle line, a very faint figure that faces left.",
    cues: [{ x: 57.6, y: 45.3 }],
  },
  {
    id: "hz-28",
    alt: "Level crossing, barriers up, lamps dark: the end of a train at the right; a white car stands just past the rails, a truck comes towards you; a red car is close in the mirror.",
    cues: [
      { x: 49.7, y: 47.2 },
      { x: 89, y: 35.8 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-29",
    alt: "Long lane beside an expressway, right indicator arrow lit on the dash: a truck in the next lane, half of a car at the outer rim of the right mirror; a small car in the inside mirror.",
    cues: [{ x: 96.1, y: 72 }],
  },
  {
    id: "hz-30",
    alt: "Expressway bending left: far ahead both lanes are full of cars with red and orange lamps; a truck in the inside mirror; the right mirror is empty.",
    cues: [
      { x: 46.8, y: 43.1 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-31",
    alt: "Expressway: a wooden box lies ahead in your own left lane, beyond it in the same lane a truck with boxes; a red car fills half of the right mirror.",
    cues: [
      { x: 50.4, y: 48.4 },
      { x: 93.1, y: 72 },
    ],
  },
  {
    id: "hz-32",
    alt: "A person stands on an e-scooter at the left ahead, both hands on the bar; solid yellow middle line; a white car comes; a car is very close in the mirror.",
    cues: [
      { x: 34.4, y: 46.5 },
      { x: 19, y: 10.5 },
    ],
  },
  {
    id: "hz-33",
    alt: "Road works: cones and an empty digger close the left lane, a man waves a white flag, a worker walks sideways between the cones and looks to the left, a white car comes.",
    cues: [
      { x: 51.4, y: 44.9 },
      { x: 61.8, y: 45.7 },
    ],
    flip: {
      alt: "Road works: cones and an empty digger close the left lane, a man waves a white flag, a worker stands still facing you, a white car comes.",
      cues: [
        { x: 51.4, y: 44.9 },
        { x: 61.8, y: 45.7 },
      ],
    },
  },
  {
    id: "hz-34",
    alt: "Road towards crossroads with a green light, no cars along the left edge; in the mirror a white vehicle with red flashing lamps.",
    cues: [{ x: 19, y: 8.6 }],
  },
  {
    id: "hz-35",
    alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine with part of a wheel and a hand at its edge, beyond it a parked van; both stand before the view to the right.",
    cues: [{ x: 68.9, y: 56.7 }],
    flip: {
      alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine, nothing at its edge, beyond it a parked van; both stand before the view to the right.",
      cues: [{ x: 55.9, y: 45.7 }],
    },
  },
  {
    id: "hz-36",
    alt: "A taxi with a red plate and nobody but its driver comes, turned towards your lane, no lamp flashing; a woman on the left kerb raises an arm; the right side is empty; a small car in the mirror.",
    cues: [
      { x: 65.7, y: 45 },
      { x: 35.3, y: 44.5 },
    ],
  },
  {
    id: "hz-37",
    alt: "Two lanes your way, indicator on: a truck stands ahead with lamps flashing on both sides; a motorcycle is large in the right mirror; the inside mirror is empty.",
    cues: [{ x: 92.3, y: 72 }],
  },
  {
    id: "hz-38",
    alt: "A tram stands at the right ahead on rails; a woman steps out of its door, a man with a bag walks across the lane; no island and no painted area between tram and lane.",
    cues: [
      { x: 52.3, y: 45.5 },
      { x: 45.8, y: 45.2 },
    ],
  },
  {
    id: "hz-39",
    alt: "Heavy rain: the road goes down under a railway bridge into water from wall to wall, where a scale on the right wall reads 40; a car with flashing lamps stands in it; before it an open road and a street at the left; the mirror is empty.",
    cues: [
      { x: 39.7, y: 49.8 },
      { x: 50, y: 46 },
      { x: 76, y: 40.5 },
    ],
  },
  {
    id: "hz-40",
    alt: "Forest road at dusk: a deer stands at the left edge, its head towards the road; two bright dots among the trees, a glow behind the right bend; lights in the mirror.",
    cues: [
      { x: 37.5, y: 45.7 },
      { x: 30.2, y: 43 },
      { x: 66.1, y: 42 },
      { x: 19, y: 10.5 },
    ],
  },
];
