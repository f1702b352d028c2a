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
        statement: "The road on the right has no car on it.",
        answer: true,
        why: "Nothing comes on the road from the right. What counts is the white car: the dust shows that it is moving.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "The stop sign is for the road on the left, so you do not have to stop before the intersection.",
        answer: true,
        why: "The sign turns its edge to you, and your centre line runs through the intersection: yours is the priority road.",
        basis: ["RTA 36(2)"],
      },
      {
        statement:
          "The white car has stopped at the corner, so you can keep going with a foot over the brake.",
        answer: false,
        misjudgement: "takes a moving car for a standing one.",
        why: "The dust behind it shows that it is moving and not about to wait: slow down and be ready to stop.",
        basis: ["RTA 36(4)"],
      },
    ],
    flip: {
      2: {
        answer: false,
        misjudgement: "takes the own stop sign for another road's.",
        why: "The stop sign and the stop line face you: stop, and let the traffic on the other road go first.",
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
        statement: "Beside the truck, the two headlights of a car show.",
        answer: false,
        misjudgement: "takes a motorcycle for a car.",
        why: "It is a single lamp above one wheel: a motorcycle in the lane along the kerb. Wait until it has passed.",
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
        statement:
          "Without its indicator on, the white car goes straight on, so let it by and pull out after it.",
        answer: true,
        why: "No lamp flashes on it. Once it has gone by, you have room to pass the parked cars.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "Keep close to the parked cars, because the white car is coming over the middle line.",
        answer: false,
        misjudgement: "sees a car on the wrong side of the line.",
        why: "It keeps to its own lane. Slow down and let it go by, then leave a gap to the parked cars.",
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
          "The trees beyond the wall lean to the left, so expect the wind to push the bicycle into the kerb.",
        answer: false,
        misjudgement: "reads the wind the wrong way round.",
        why: "The trees lean to the right: where the wall ends, the wind pushes the bicycle towards your lane, and the umbrella acts like a sail.",
        basis: ["RTA 28(4)"],
      },
      {
        statement:
          "The mirror is empty, so follow the bicycle at its own speed.",
        answer: true,
        why: "Nobody is behind you whom this holds up. Past the wall the wind pushes the rider to the right, and a car is coming: stay behind.",
        basis: ["RTA 28(4)"],
      },
      {
        statement: "The rider has not turned round and looks straight ahead.",
        answer: true,
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
          "The sign here orders the horn, so sound it before you go into the bend.",
        answer: true,
        why: "The blue sign with the horn orders you to sound it here.",
        basis: ["RTA 54(1)"],
      },
      {
        statement:
          "The inside mirror is empty, so slow down before the bend without first warning a driver behind.",
        answer: true,
        why: "Nobody is behind you who has to be warned. Slow down before the bend as much as you need, not in it.",
        basis: ["RTA 42"],
      },
      {
        statement:
          "Keep left in your lane, because the truck in the round mirror is coming over the yellow line.",
        answer: true,
        why: "The mirror shows one wheel of the truck beyond the yellow line: it needs part of your lane.",
        basis: ["RTA 17(4)"],
        rules: ["hazard-mountain-bend"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sees a sign where there is none.",
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
          "Switch to the dipped headlights in this fog, because the lamp on the dash shows high beam.",
        answer: false,
        misjudgement: "takes the green lamp for the blue one.",
        why: "The lamp is green with slanting rays: the dipped headlights are on already. For high beam a blue lamp would be lit.",
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
          "The two red lights ahead are the tail lamps of a car that drives your way.",
        answer: true,
        why: "They are red and steady, so not hazard lamps. Keep a gap in which you can stop if they stop.",
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
          "The shadows come from people who wait at the kerb, so slow down and see whether they cross.",
        answer: false,
        misjudgement: "does not see where the shadows lie.",
        why: "The long shadows lie across the stripes: people are crossing already, and the glare hides them. Stop for them.",
        basis: ["RTA 38(1)"],
      },
      {
        statement:
          "The red lamp can be seen in the glare, so stop and wait until it turns green.",
        answer: false,
        misjudgement: "sees a lamp in the glare.",
        why: "You see only the outline of the signal, no lamp. What the picture shows are shadows: stop for the people who cross.",
        basis: ["RTA 7", "RTA 70"],
      },
      {
        statement:
          "People in the glare have the sun at their backs when they turn to you, so they see you well.",
        answer: true,
        why: "The sun is behind them and shines on you. They trust that you see them too, but the glare hides them: be ready to stop.",
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
          "Nobody is behind you, so you can leave the hazard lamps off.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "A truck is in the mirror, and its driver cannot see past you: switch the hazard lamps on to warn of the jam.",
        basis: ["KYO 7-2"],
      },
      {
        statement:
          "The jam fills only the left lane, so you can still slow down and move over to the right.",
        answer: false,
        misjudgement: "does not look at the other lane.",
        why: "Red and orange lamps fill both lanes. Stay where you are and brake early in several steps.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "The right mirror is empty, with no car coming up beside you.",
        answer: true,
        why: "Nothing shows in it. But both lanes ahead are full, so brake early and leave some space to the last car.",
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
          "Stop in your lane and let the ambulance cross, because it comes from the street on the right.",
        answer: false,
        misjudgement: "looks for it on the wrong side.",
        why: "It is in your mirror, behind you, and needs your lane: go to the left edge.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "The light ahead is green for you, but pull over and stop before the intersection all the same.",
        answer: true,
        why: "The ambulance behind you needs your lane: go to the left edge, stop, and keep the intersection clear.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "Parked cars stand along the left edge, but you can pull over in the first gap between them.",
        answer: false,
        misjudgement: "sees parked cars where there are none.",
        why: "Nothing stands at the left edge: pull over there at once, before the intersection.",
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
          "Stop beside the door of the tram and let the people who get off go first.",
        answer: false,
        misjudgement: "stops in the wrong place.",
        why: "The people who get off walk across your lane beside the door. Stop behind the tram until they have reached the sidewalk.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "Keeping 1.5 m from the tram, you can pass it at walking speed.",
        answer: false,
        misjudgement: "uses an exception that does not apply.",
        why: "Passing with 1.5 m is allowed only when nobody is getting on or off.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "Nothing between the tram and your lane is marked as a safety zone.",
        answer: true,
        why: "There is no island and no painted area: people step from the tram into your lane, so stop behind it.",
        basis: ["RTA 31"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
