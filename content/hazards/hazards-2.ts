import type { HazardScene } from "./schema";

export const hazards2 = [
  {
    id: "hz-02",
    title: "Crossroads between fields",
    group: "A",
    situation:
      "You are driving at 50 km/h between fields and going straight on. What do you watch for?",
    statements: [
      {
        statement: "Another car is coming from the right as well.",
        answer: false,
        misjudgement: "sees a car where there is none.",
        why: "Nothing comes on the road from the right. What counts is the white car: the dust shows that it is moving.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "The stop sign is for your road, so stop before the intersection and let the other road go first.",
        answer: false,
        misjudgement: "takes another road's stop sign for the own.",
        why: "Your centre line runs through the intersection, so yours is the priority road. The sign turns its edge to you: it is for the road on the left.",
        basis: ["RTA 36(2)"],
      },
      {
        statement:
          "You go first on this road, so keep going with a foot over the brake and watch the white car.",
        answer: true,
        why: "You have priority, but the white car does not slow down: go on, ready to brake.",
        basis: ["RTA 36(4)"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "The stop sign and the stop line face you: stop, and let the traffic on the other road go first.",
        basis: ["RTA 43"],
      },
      3: {
        answer: false,
        misjudgement: "does not see the stop sign.",
        why: "The stop sign faces you, so the other road goes first and you must stop.",
        basis: ["RTA 43"],
      },
    },
  },
  {
    id: "hz-06",
    title: "Right turn, truck opposite",
    group: "A",
    situation:
      "You have stopped in the intersection to turn right. What do you watch for?",
    statements: [
      {
        statement:
          "The light beside the truck belongs to a motorcycle that goes straight on.",
        answer: true,
        why: "The single lamp is in the lane along the kerb, beside the truck, not on it.",
        basis: ["KYO 5-7"],
      },
      {
        statement:
          "The traffic light has turned red, so stay where you are until it is green again.",
        answer: false,
        misjudgement: "takes a green light for a red one.",
        why: "The light is green. What keeps you waiting is the lane that the truck hides: turn when you have seen it empty.",
        basis: ["RTA 37"],
      },
      {
        statement:
          "The truck opposite is turning too, so you do not have to let it pass first.",
        answer: true,
        why: "The truck's right indicator flashes: like you it turns right, and your ways do not cross. Who goes straight on is the motorcycle beside it.",
        basis: ["RTA 37"],
      },
    ],
  },
  {
    id: "hz-10",
    title: "Row of parked cars",
    group: "B",
    situation:
      "You are driving at 30 km/h past parked cars. What do you watch for?",
    statements: [
      {
        statement:
          "Somebody sits in the first parked car, and its right door stands open.",
        answer: true,
        why: "A head in the rear window and an open door: somebody is about to get out.",
        basis: ["KYO 5-3"],
      },
      {
        statement: "The white car is signalling to turn across your lane.",
        answer: false,
        misjudgement: "sees an indicator where none is on.",
        why: "No lamp flashes on the white car: it goes straight on. Let it go by first, then you have room to pass the parked cars.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "Nobody is coming, so you can swing wide over the centre line past the parked cars.",
        answer: false,
        misjudgement: "forgets the oncoming car.",
        why: "A white car is coming and needs that lane.",
        basis: ["KYO 5-6"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sees somebody in an empty car.",
        why: "The rear window shows empty seats only, and no door is open.",
      },
    },
  },
  {
    id: "hz-14",
    title: "Umbrella and wind",
    group: "B",
    situation:
      "You are driving at 30 km/h behind a bicycle. What do you watch for?",
    statements: [
      {
        statement:
          "The trees beyond the wall lean to the left, so a gust there pushes the bicycle away from you.",
        answer: false,
        misjudgement: "reads the wind the wrong way round.",
        why: "The trees lean to the right: where the wall ends, the wind pushes the bicycle towards your lane, and the umbrella acts like a sail.",
        basis: ["RTA 28(4)"],
      },
      {
        statement:
          "Nobody is behind you, so you can slow to the speed of the bicycle and stay behind it.",
        answer: true,
        why: "The mirror is empty. Past the wall the wind pushes the rider to the right, and a car is coming: stay behind.",
        basis: ["RTA 28(4)"],
      },
      {
        statement: "The rider has turned the head and is looking back at you.",
        answer: false,
        misjudgement: "takes the back of the head for a face.",
        why: "You see the rider from behind: he has not noticed you. The wind can push the bicycle out, and a grey car is coming: do not overtake here.",
        basis: ["RTA 28(4)"],
      },
    ],
  },
  {
    id: "hz-18",
    title: "Mountain bend with a mirror",
    group: "C",
    situation:
      "You are driving at 40 km/h towards a bend in the mountains. What do you watch for?",
    statements: [
      {
        statement:
          "No sign here asks for the horn, so go into the bend without sounding it.",
        answer: false,
        misjudgement: "does not see the sign.",
        why: "The blue sign with the horn orders you to sound it here.",
        basis: ["RTA 54(1)"],
      },
      {
        statement:
          "A car is close behind you, so warn its driver with light touches of the brake before the bend.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "The mirror is empty: there is nobody to warn. Slow down before the bend as much as you need, not in it.",
        basis: ["RTA 42"],
      },
      {
        statement:
          "Keep left in your lane, because the truck in the mirror is coming over the yellow line.",
        answer: true,
        why: "The mirror shows one wheel of the truck beyond the yellow line: it needs part of your lane.",
        basis: ["RTA 17(4)"],
        rules: ["hazard-mountain-bend"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "No sign orders the horn here. Without one, sound it only where danger cannot be avoided otherwise.",
        basis: ["RTA 54(2)"],
      },
    },
  },
  {
    id: "hz-22",
    title: "Fog",
    group: "C",
    situation:
      "You are driving at 40 km/h in dense fog. What do you watch for?",
    statements: [
      {
        statement:
          "The green lamp on the dash shows that the dipped headlights are on, so leave the lights as they are.",
        answer: true,
        why: "Dipped headlights are right in fog: it throws high beam back at you.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The two yellow lights on the right belong to a car that is coming towards you.",
        answer: true,
        why: "Red lights are tail lamps, yellow ones headlamps: that car is near the middle line, so keep left.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The two red lights ahead are flashing, so a car stands there with its hazard lamps on.",
        answer: false,
        misjudgement: "takes tail lamps for hazard lamps.",
        why: "They are red and steady: tail lamps of a car that goes your way. Keep a gap in which you can stop if they stop.",
        basis: ["RTA 26"],
      },
    ],
  },
  {
    id: "hz-26",
    title: "Low sun",
    group: "C",
    situation:
      "You are driving at 40 km/h against the low sun. What do you watch for?",
    statements: [
      {
        statement:
          "The shadows on the crosswalk show that people are crossing in the glare.",
        answer: true,
        why: "The long shadows on the stripes come from people whom the glare hides.",
        basis: ["RTA 38(1)"],
      },
      {
        statement:
          "The green lamp of the signal can be seen, so go on slowly through the glare.",
        answer: false,
        misjudgement: "sees a lamp in the glare.",
        why: "You see only the outline of the signal. Until you know the lamp, expect red and be ready to stop.",
        basis: ["RTA 7", "RTA 70"],
      },
      {
        statement:
          "People on the crosswalk look into the sun when they turn to you, so they hardly see you.",
        answer: false,
        misjudgement: "forgets where the sun stands.",
        why: "The sun is behind them and shines on you: they see you well and trust that you see them too.",
        basis: ["KYO 4-5"],
        rules: ["hazard-expect-danger"],
      },
    ],
  },
  {
    id: "hz-30",
    title: "End of a jam",
    group: "D",
    situation:
      "You are driving at 80 km/h on an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "No vehicle shows behind you, so the hazard lamps have nobody to warn.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "A truck is in the mirror, and its driver cannot see past you: switch the hazard lamps on to warn of the jam.",
        basis: ["KYO 7-2"],
      },
      {
        statement:
          "Brake early in several steps, because cars beyond the bend are standing.",
        answer: true,
        why: "Red and orange lamps follow the bend: everything ahead stands still.",
        basis: ["RTA 24"],
      },
      {
        statement: "A car shows in the right mirror, coming up beside you.",
        answer: false,
        misjudgement: "does not look into the side mirror.",
        why: "The right mirror is empty. Both lanes ahead are full, though, so brake early and leave some space to the last car.",
        basis: ["RTA 26"],
        rules: ["hazard-check-all-points"],
      },
    ],
  },
  {
    id: "hz-34",
    title: "Ambulance behind",
    group: "A",
    situation:
      "You are driving at 40 km/h towards an intersection and hear a siren. What do you watch for?",
    statements: [
      {
        statement:
          "The ambulance comes from the street on the right, so stop in your lane and let it cross.",
        answer: false,
        misjudgement: "looks for it on the wrong side.",
        why: "It is in your mirror, behind you, and needs your lane: go to the left edge.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "The traffic light ahead is red, so stop in your lane before the intersection.",
        answer: false,
        misjudgement: "takes a green light for a red one.",
        why: "The light is green. The ambulance behind you needs your lane: move to the left edge and stop before the intersection.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "The left edge is free of parked cars, so you can pull over before you reach the intersection.",
        answer: true,
        why: "Nothing stands at the left edge: there is room to stop before the intersection and keep it clear.",
        basis: ["RTA 40(1)"],
      },
    ],
  },
  {
    id: "hz-38",
    title: "Tram at its stop",
    group: "B",
    situation:
      "You are driving at 30 km/h and coming up to a standing tram. What do you watch for?",
    statements: [
      {
        statement:
          "Stop behind the tram until the people have reached the sidewalk.",
        answer: true,
        why: "People are getting off and there is no safety zone.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "Pass at walking speed, keeping 1.5 m between you and the tram.",
        answer: false,
        misjudgement: "uses an exception that does not apply.",
        why: "Passing with 1.5 m is allowed only when nobody is getting on or off.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "The passengers stand on a safety zone, so you can go on past them slowly.",
        answer: false,
        misjudgement: "sees a safety zone where there is none.",
        why: "There is no safety zone: people step from the tram into your lane, so stop behind it.",
        basis: ["RTA 31"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
