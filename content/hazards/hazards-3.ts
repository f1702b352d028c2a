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
          "The two people are off the road, so I go on past them in the wheel tracks.",
        answer: false,
        misjudgement: "does not see that the sidewalk is closed.",
        why: "Snow covers the sidewalk, and the two walk in the road beside the left track. Slow down and wait until the truck has passed.",
        basis: ["RTA 18(2)"],
      },
      {
        statement:
          "My wheels may slide on the snow, so I brake early and gently before I meet the truck.",
        answer: true,
        why: "Beside the tracks all is white, and the truck comes near the middle. Slow down gently now and stay in the tracks.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-snow-gentle"],
      },
      {
        statement:
          "The truck may need more room, so I steer to the left out of the wheel tracks.",
        answer: false,
        misjudgement: "makes room on the dangerous side.",
        why: "On the left the two people walk, and outside the tracks the wheels slide. Stay in the tracks and slow down.",
        basis: ["KYO 6-4-2", "RTA 18(2)"],
        rules: ["nature-snow-gentle"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The sidewalk is cleared, and a bank of snow lies between the two people and the road. Go on gently in the tracks.",
      },
      3: {
        answer: false,
        misjudgement: "makes room on the dangerous side.",
        why: "On the left lies a bank of snow, and outside the tracks the wheels slide. Stay in the tracks and slow down.",
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
          "The person on the line may vanish between the two lights, so I slow down now.",
        answer: true,
        why: "Where your lights and the oncoming lights meet, a person cannot be seen (蒸発現象 jōhatsu genshō). Slow down while you still see the faint figure.",
        basis: ["KYO 6-3-1(2)"],
        rules: ["light-evaporation-effect"],
      },
      {
        statement:
          "The person will surely wait on the middle line, so I keep 40 km/h and pass on the left.",
        answer: false,
        misjudgement: "does not look which way the person walks.",
        why: "The faint figure is walking to the left: the next step leads into your lane. Slow down and be ready to stop.",
        basis: ["RTA 70"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "The oncoming lights may dazzle me, so I look a little to their left and slow down.",
        answer: true,
        why: "Both headlights shine at you, and the person is just to the left of them. Turn your eyes there, to the left front, and slow down.",
        basis: ["KYO 6-3-2(3)"],
        rules: ["light-dazzle-look-left-front"],
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
          "Another box may fall from the truck, so I slow down and stay far behind it.",
        answer: true,
        why: "Boxes like the one on the road are piled on the truck ahead. Slow down and leave enough room to stop for the next one.",
        basis: ["RTA 26", "RTA 70"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement: "I may hit the box, so I steer into the right lane at once.",
        answer: false,
        misjudgement: "does not look into the right mirror.",
        why: "A red car is close in the right mirror, and you would hit it. Slow down in your own lane and let it go by.",
        basis: ["RTA 26-2(2)"],
      },
      {
        statement:
          "Somebody else may hit the box, so I stop behind it and carry it off the road.",
        answer: false,
        misjudgement: "stops and walks on an expressway.",
        why: "A white car follows you, and people who stop or walk on an expressway are hit. Slow down, get past safely, then call #9910.",
        basis: ["RTA 75-8(1)"],
        rules: [
          "expressway-no-stopping-or-parking",
          "accident-number-9910-road",
        ],
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
          "Somebody may come out from behind the drinks machine, so I stop before the sidewalk and look.",
        answer: true,
        why: "A wheel and a hand show at the edge of the machine: a bicycle is coming. Stop before the sidewalk and let it pass.",
        basis: ["RTA 17(2)"],
        rules: ["position-stop-before-sidewalk"],
      },
      {
        statement:
          "Nobody shows at the machine, so after my stop I move forward little by little and look.",
        answer: false,
        misjudgement: "does not see the wheel and the hand.",
        why: "A wheel and a hand show at its edge. Wait until the bicycle has passed, then move forward little by little.",
        basis: ["RTA 17(2)"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The van is parked, so surely no car will come past it and I turn left in one go.",
        answer: false,
        misjudgement: "takes a hidden road for an empty one.",
        why: "The van hides the road on the right, and a car can come round it. Move out little by little, and stop again where you cannot see.",
        basis: ["RTA 25-2(1)"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "Nothing shows at its edge, but the machine hides the sidewalk on the right. Stop before the sidewalk every time and look.",
      },
      2: {
        answer: true,
        why: "Nothing shows at its edge, but machine and van hide the right. After your stop move forward little by little and look again.",
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
          "The red car got in, so the water is surely shallow and I follow it.",
        answer: false,
        misjudgement: "takes a stuck car for a moving one.",
        why: "Its hazard lamps flash and its wheels are under water: it is stuck. Stop before the water.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
      {
        statement:
          "My engine may stop in the water, so I do not go in and turn left before it.",
        answer: true,
        why: "Water stands from wall to wall, and the red car is stuck in it. The street on the left is free: signal and turn there.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
      {
        statement:
          "Water may get in if I stop, so I drive through it in a low gear without stopping.",
        answer: false,
        misjudgement: "trusts a low gear in deep water.",
        why: "The scale on the right wall shows almost 40 cm, and the red car did not get through. Take the street on the left.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
