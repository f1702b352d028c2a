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
          "The inside mirror is empty, so you can drop to walking speed here and look past the wall.",
        answer: true,
        why: "Nobody is behind you. Walls take away the view to both sides and nothing gives you priority: go slowly and look for yourself.",
        basis: ["RTA 42(i)"],
      },
      {
        statement: "The bicycle in the mirror is riding away from the corner.",
        answer: false,
        misjudgement: "does not look closely into the mirror.",
        why: "You see it from the front: it comes towards the corner.",
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
          "The cyclist shows only in the inside mirror, so the bicycle is going to pass you on the right.",
        answer: false,
        misjudgement: "looks into the wrong mirror.",
        why: "The inside mirror is empty and the cyclist is in the left one, close to your side: the bicycle comes up where you turn.",
        basis: ["KYO 5-7"],
      },
      {
        statement:
          "Let the bicycle go past first, then turn slowly close to the kerb.",
        answer: true,
        why: "The bicycle is already beside you and the rear wheel cuts inside the curve.",
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
        statement:
          "The left indicator of the bus flashes, so it is staying at its stop.",
        answer: false,
        misjudgement: "takes the lamp for the other side.",
        why: "Seen from behind, the lamp on the right is the right indicator: the bus is about to move off, and nobody stands at the stop any more.",
        basis: ["RTA 31-2"],
      },
      {
        statement:
          "People are still waiting at the stop, so slow down and expect the bus to stand there longer.",
        answer: false,
        misjudgement: "sees people where nobody is.",
        why: "Nobody is at the stop and the right indicator of the bus flashes: slow down because it is about to move off.",
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
          "The truck fills the mirror, so slow down with a low gear and light touches of the brake.",
        answer: true,
        why: "The truck is close. A low gear holds the speed without heating the brakes, and a light touch now and then shows its driver that you slow down.",
        basis: ["KYO 6-2"],
      },
      {
        statement:
          "The middle line is broken here, so keep left, slow down and let the truck overtake you.",
        answer: false,
        misjudgement: "does not look at the line.",
        why: "The line is yellow and solid: the truck must not cross it to overtake, and the bend ahead hides what is coming.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "The gear is still D, so the engine hardly holds the car back.",
        answer: true,
        why: "The dash shows D. Choose a lower gear before the slope goes on.",
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
          "Leave room to the two people in the road, because the snow has closed their sidewalk.",
        answer: true,
        why: "Snow lies on both sidewalks, so the two have to walk in the road.",
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
        answer: false,
        misjudgement: "does not see that the sidewalk is clear.",
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
          "The oncoming car is on your side of the middle line, so move to the left kerb.",
        answer: false,
        misjudgement: "does not look at the middle line.",
        why: "The car keeps to its own lane. Who comes into yours is the person on the line, facing left: slow down.",
        basis: ["RTA 38-2"],
      },
      {
        statement:
          "The person is on the middle line, just to the left of the oncoming headlights.",
        answer: true,
        why: "The faint figure is on the middle line, between the beams. Look a little to the left of the lamps, not into them.",
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
          "The right lane is free beside you, so change lanes round the box.",
        answer: false,
        misjudgement: "does not look into the side mirror.",
        why: "A red car fills half of the right mirror: it is beside you. Slow down in your lane.",
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
        statement: "Stop before the sidewalk, even with nobody walking on it.",
        answer: true,
        why: "The stop before a sidewalk does not depend on whether you see people.",
        basis: ["RTA 17(2)"],
      },
      {
        statement:
          "A bicycle is coming from the right, because a wheel and a hand show beside the machine.",
        answer: true,
        why: "Half a wheel and a hand on the handlebar show at the edge of the machine.",
        basis: ["KYO 4-5"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The road to the right is open to view, so one stop before the sidewalk is enough.",
        answer: false,
        misjudgement: "does not see what the van hides.",
        why: "The machine and the van hide traffic from the right: after the sidewalk move forward little by little and stop again.",
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
          "A street goes off to the left before the water, so you can turn there instead of driving on.",
        answer: true,
        why: "The side street lies before the water. 40 cm of water stops an engine and presses the doors shut: turn off here.",
        basis: ["KYO 10"],
      },
      {
        statement:
          "The scale on the wall reads 10 cm at the water, so a car can go through slowly.",
        answer: false,
        misjudgement: "does not read the scale.",
        why: "It reads 40 at the water, and that stops an engine. The water reaches from wall to wall, so it is no less deep at the edge.",
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
