import type { HazardScene } from "./schema";

export const hazards3 = [
  {
    id: "hz-03",
    title: "Blind corner with a curve mirror",
    group: "A",
    situation:
      "You are driving at 30 km/h on a street without a centre line. What do you watch for?",
    statements: [
      {
        statement:
          "A stop sign stands at the corner on the left, so you must stop at its line.",
        answer: false,
        misjudgement: "sees a stop sign where only a mirror stands.",
        why: "The post on the left carries a curve mirror; there is no sign and no stop line. The duty here is to go so slowly that you can stop at once.",
        basis: ["RTA 42(i)"],
      },
      {
        statement:
          "A bicycle shows in the round mirror, so slow down and be ready to stop at the wall.",
        answer: true,
        why: "The bicycle comes towards the corner and the wall hides it: go so slowly that you can stop at once.",
        basis: ["RTA 42(i)"],
      },
      {
        statement:
          "The round mirror on the left shows a car that comes towards the corner.",
        answer: false,
        misjudgement: "does not look closely into the mirror.",
        why: "It is a bicycle, seen from the front. It comes towards the corner and the wall still hides it.",
        basis: ["RTA 36(4)"],
      },
    ],
  },
  {
    id: "hz-07",
    title: "Left turn, bicycle behind",
    group: "A",
    situation:
      "You are driving at 20 km/h and about to turn left. What do you watch for?",
    statements: [
      {
        statement:
          "No car is behind you, so you can stop before the crosswalk for as long as the child needs.",
        answer: true,
        why: "The inside mirror is empty, so you hold up no car. The child goes first, and the bicycle beside you goes past before you turn.",
        basis: ["RTA 38(1)"],
      },
      {
        statement:
          "The left mirror is empty, so keep close to the kerb and turn slowly.",
        answer: false,
        misjudgement: "does not look into the left mirror.",
        why: "A cyclist is in the left mirror, close to your side. Let the bicycle go past first, because the rear wheel cuts inside the curve.",
        basis: ["RTA 34(1)"],
      },
      {
        statement:
          "The child at the crosswalk is about to cross, so be ready to stop again.",
        answer: true,
        why: "The child faces you with one foot forward. Anyone about to cross there goes first.",
        basis: ["RTA 38(1)"],
      },
    ],
  },
  {
    id: "hz-11",
    title: "Bus at its stop",
    group: "B",
    situation:
      "You are driving at 30 km/h and coming up to a bus at its stop. What do you watch for?",
    statements: [
      {
        statement: "Nobody is waiting at the stop any more.",
        answer: true,
        why: "The stop is empty and the right indicator of the bus flashes: it is about to move off.",
        basis: ["RTA 31-2"],
      },
      {
        statement:
          "A small car is far behind, so slow down gently and let the bus move off.",
        answer: true,
        why: "The car in the mirror is small, far behind. The right indicator of the bus flashes: let it go unless you would have to brake hard.",
        basis: ["RTA 31-2"],
      },
      {
        statement:
          "Part of a person shows past the bus, so somebody is about to walk into the road.",
        answer: true,
        why: "A bag and a leg show at the front corner. People who got off cross in front of the bus.",
        basis: ["KYO 5-3"],
        rules: ["hazard-bus-at-stop"],
      },
    ],
    flip: {
      3: {
        answer: false,
        misjudgement: "sees a person where nobody is.",
        why: "Nobody shows past the bus. The indicator of the bus flashes at that corner.",
      },
    },
  },
  {
    id: "hz-15",
    title: "Cyclist looks back",
    group: "B",
    situation:
      "You are driving at 40 km/h behind a bicycle. What do you watch for?",
    statements: [
      {
        statement:
          "The rider looks straight ahead and has not noticed you, so stay well behind the bicycle.",
        answer: false,
        misjudgement: "does not look at the rider's face.",
        why: "The face is turned back to you: the rider checks the road behind and is about to go round the truck.",
        basis: ["KYO 5-6"],
        rules: ["hazard-cyclist-swerving"],
      },
      {
        statement:
          "The truck is signalling to pull out, so stop behind it and let it go first.",
        answer: false,
        misjudgement: "takes hazard lamps for an indicator.",
        why: "Lamps flash on both sides: the truck stays where it is, so the bicycle has to go round it. Let the bicycle go first.",
        basis: ["RTA 28(4)"],
      },
      {
        statement:
          "Nobody is coming, so you can go round the truck over the broken line after the bicycle.",
        answer: true,
        why: "The truck is an obstacle on your side, the view is clear and nobody is coming.",
        basis: ["RTA 17(5)(iii)"],
      },
    ],
  },
  {
    id: "hz-19",
    title: "Long way down",
    group: "C",
    situation:
      "You are driving at 50 km/h down a long slope. What do you watch for?",
    statements: [
      {
        statement:
          "Nobody is behind you, so slow down with a low gear alone, without a touch of the brake.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "A truck fills the mirror. Besides the low gear touch the brake lightly now and then, so that its driver sees you slow down.",
        basis: ["KYO 6-2"],
      },
      {
        statement: "The line in the middle of the road is solid, not broken.",
        answer: true,
        why: "It is yellow and solid: the truck must not cross it to overtake, and the bend ahead hides what is coming.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "A low gear is already chosen, so the engine holds the car and the brake is needed only now and then.",
        answer: false,
        misjudgement: "does not read the dash.",
        why: "The dash shows D: the engine hardly holds the car back. Choose a lower gear before the slope goes on.",
        basis: ["KYO 6-2"],
      },
    ],
  },
  {
    id: "hz-23",
    title: "Snowed-in street",
    group: "C",
    situation:
      "You are driving at 20 km/h on a snow-covered road. What do you watch for?",
    statements: [
      {
        statement:
          "The two people are walking on the sidewalk, behind a bank of snow.",
        answer: false,
        misjudgement: "does not see that the sidewalk is closed.",
        why: "Snow lies on both sidewalks, so the two have to walk in the road: leave room to them.",
        basis: ["RTA 18(2)"],
      },
      {
        statement:
          "Dark wheel tracks lead ahead, so follow them although no lane lines show.",
        answer: true,
        why: "Beside the tracks the wheels sink or slide. Brake much earlier than on a dry road.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The car behind is very close, so warn its driver with the hazard lamps before you slow down.",
        answer: false,
        misjudgement: "misjudges what is in the mirror.",
        why: "The red car is small in the mirror: it is far back. Slow down gently before you meet the truck, because the snow narrows the road.",
        basis: ["KYO 5-6"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The sidewalk is cleared and the two walk on it, behind a low bank of snow.",
      },
    },
  },
  {
    id: "hz-27",
    title: "Between two lights",
    group: "C",
    situation:
      "You are driving at 40 km/h at night and a car is coming. What do you watch for?",
    statements: [
      {
        statement:
          "The oncoming car keeps to its own lane, so you need not move over to the left for it.",
        answer: true,
        why: "The car is on its own side of the line. Who comes into your lane is the person on the line, facing left: slow down.",
        basis: ["RTA 38-2"],
      },
      {
        statement:
          "A person is on the middle line, just to the left of the oncoming headlights.",
        answer: true,
        why: "The faint figure is beside the lamps, on the middle line. Look a little to the left of the lamps, not into them.",
        basis: ["KYO 6-3"],
      },
      {
        statement:
          "A person is stepping off the left kerb into your lane, so slow down now.",
        answer: false,
        misjudgement: "sees the person on the wrong side.",
        why: "Nobody is at the left kerb. The person is on the middle line, beside the oncoming car: that is who comes into your lane.",
        basis: ["KYO 6-3"],
      },
    ],
  },
  {
    id: "hz-31",
    title: "Box on the lane",
    group: "D",
    situation:
      "You are driving at 90 km/h on an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "The box lies in the right lane, so stay in the left lane and slow down a little.",
        answer: false,
        misjudgement: "does not look where the box lies.",
        why: "The box lies ahead in your own lane. A red car fills half of the right mirror, so you cannot move over: slow down in good time.",
        basis: ["RTA 26-2(2)"],
      },
      {
        statement:
          "The truck with the boxes has stopped on the shoulder, so expect its driver on the road.",
        answer: false,
        misjudgement: "does not look where the truck is.",
        why: "The truck is ahead in your own lane: more boxes can fall. A red car is beside you, so slow down in your lane.",
        basis: ["RTA 70"],
      },
      {
        statement:
          "The truck far ahead is loaded with boxes like the one on the road.",
        answer: true,
        why: "Boxes like this one are piled on the truck: more can fall, so keep far behind it.",
        basis: ["RTA 26"],
        rules: ["hazard-expect-danger"],
      },
    ],
  },
  {
    id: "hz-35",
    title: "Out of a car park",
    group: "B",
    situation:
      "You are leaving a car park to turn left. What do you watch for?",
    statements: [
      {
        statement:
          "A drinks machine hides the sidewalk on the left, so stop and look that way first.",
        answer: false,
        misjudgement: "looks to the wrong side.",
        why: "The machine stands at the right. Stop before the sidewalk in any case, and look first to the right, where the view is closed.",
        basis: ["RTA 17(2)"],
      },
      {
        statement:
          "A wheel and a hand show at the edge of the machine, so a bicycle is coming.",
        answer: true,
        why: "Half a wheel and a hand on the handlebar show at the edge of the machine.",
        basis: ["KYO 4-5"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "Your indicator is not on yet, so you still have to set it to the left.",
        answer: false,
        misjudgement: "does not look at the dash.",
        why: "The arrow on the dash already points to the left. Still to do: stop before the sidewalk, then move forward little by little, because machine and van hide the right.",
        basis: ["RTA 25-2(1)"],
      },
    ],
    flip: {
      2: {
        answer: false,
        misjudgement: "sees a bicycle where none shows.",
        why: "Nothing shows at the edge of the machine. It hides the sidewalk all the same, so stop and look.",
      },
    },
  },
  {
    id: "hz-39",
    title: "Water under the bridge",
    group: "C",
    situation:
      "You are driving at 30 km/h and the road dips under a railway. What do you watch for?",
    statements: [
      {
        statement:
          "A street goes off to the right before the water, so signal to the right and turn there.",
        answer: false,
        misjudgement: "does not look where the side street lies.",
        why: "The side street lies at the left, before the water. 40 cm of water stops an engine and presses the doors shut: turn off to the left.",
        basis: ["KYO 10"],
      },
      {
        statement:
          "The scale on the right wall stands at 40 where the water begins.",
        answer: true,
        why: "40 cm of water stops an engine: the lamps of the red car flash because it is stuck. Nobody is behind you, so stop here and take the side road.",
        basis: ["KYO 10"],
      },
      {
        statement:
          "A barrier is down before the water, so stop in front of it and wait.",
        answer: false,
        misjudgement: "sees a barrier where there is none.",
        why: "Nothing closes the road. The red car with flashing lamps is stuck: stop before the water and take the side road.",
        basis: ["KYO 10"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
