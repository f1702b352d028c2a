import type { HazardScene } from "./schema";

export const hazards3 = [
  {
    id: "hz-03",
    title: "Blind corner with a curve mirror",
    group: "A",
    situation:
      "You are driving at 20 km/h on a street without a centre line. What do you watch for?",
    statements: [
      {
        statement:
          "The rider may not see me, so I sound the horn and go on without slowing down.",
        answer: false,
        misjudgement: "using the horn instead of the brake.",
        why: "The round mirror shows a bicycle that comes towards the corner. No sign asks for the horn here: slow down until you can stop at once.",
        basis: ["RTA 42(i)", "RTA 54(2)"],
        rules: ["hazard-horn-is-no-substitute"],
      },
      {
        statement:
          "A bicycle may come out from behind the wall, so I slow down until I can stop at once.",
        answer: true,
        why: "The small figure in the round mirror is a cyclist, and the walls hide both side streets. Go so slowly that you can stop at once (徐行 jokō), about 10 km/h or less.",
        basis: ["RTA 42(i)"],
        rules: ["hazard-junction-without-view", "speed-drive-slowly-10-kmh"],
      },
      {
        statement:
          "The mirror shows only a part of the side streets, so I look both ways before I go on.",
        answer: true,
        why: "The picture in the mirror is small, and somebody close to the wall may not be in it. At the corner look to the left and to the right yourself.",
        basis: ["RTA 42(i)", "KYO 5-4-4(2)"],
        rules: ["hazard-junction-without-view"],
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
          "The bicycle may come up on my left, so I let it go by before I turn.",
        answer: true,
        why: "The cyclist in the left mirror is close to your side. Let the bicycle go first, because your rear wheel cuts inside the curve.",
        basis: ["RTA 34(1)"],
        rules: ["hazard-left-turn-left-rear"],
      },
      {
        statement:
          "The bicycle may need room, so I swing out to the right before I turn left.",
        answer: false,
        misjudgement: "opening a gap for the bicycle to ride into.",
        why: "The cyclist in the mirror would ride into the gap on your left. Keep close to the left edge and let the bicycle go first.",
        basis: ["RTA 34(1)"],
        rules: ["hazard-left-turn-left-rear"],
      },
      {
        statement:
          "A child is waiting at the crosswalk, so I stop before it and let the child go first.",
        answer: true,
        why: "The child stands at the far end with one foot forward and wants to cross. Nobody is in the inside mirror, so stop before the stripes.",
        basis: ["RTA 38(1)"],
        rules: ["hazard-children", "pedestrian-crosswalk-stop"],
      },
    ],
  },
  {
    id: "hz-11",
    title: "Bus at its stop",
    group: "B",
    situation:
      "You are driving at 20 km/h and coming up to a bus at its stop. What do you watch for?",
    statements: [
      {
        statement:
          "Nobody has come out past the bus, so I ease off and let it pull out first.",
        answer: false,
        misjudgement: "looking at the bus and not past it.",
        why: "A person with a yellow bag steps out past the front corner of the bus. Easing off is not enough: brake and stop behind the bus.",
        basis: ["KYO 5-3-1(5)", "RTA 31-2"],
        rules: ["hazard-bus-at-stop"],
      },
      {
        statement:
          "Somebody may cross in front of the bus, so I brake, ready to stop behind it.",
        answer: true,
        why: "A leg and a bag show at the front corner of the bus. Stop, and look for others who got off.",
        basis: ["KYO 5-3-1(5)"],
        rules: ["hazard-bus-at-stop"],
      },
      {
        statement: "The bus may pull out, so I go past it before it does.",
        answer: false,
        misjudgement: "hurrying past a bus that signals.",
        why: "Its right indicator flashes: you must let the bus pull out unless you would have to brake suddenly. You cannot see past it either, so stay behind.",
        basis: ["RTA 31-2"],
        rules: ["hazard-bus-at-stop", "position-bus-pulling-out"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The road beside the bus is empty, and its right indicator flashes. Ease off, keep a foot over the brake, and let the bus pull out.",
      },
      2: {
        answer: true,
        why: "You cannot see what is in front of the bus. Slow down, and keep a foot over the brake until the bus has moved.",
      },
    },
  },
  {
    id: "hz-15",
    title: "Cyclist looks back",
    group: "B",
    situation:
      "You are driving at 30 km/h behind a bicycle. What do you watch for?",
    statements: [
      {
        statement:
          "The rider may swing out round the truck, so I drop back and stay behind.",
        answer: true,
        why: "The rider looks back, and a truck stands in the way. Slow down and let the bicycle go round it first.",
        basis: ["KYO 5-3-7(2)"],
        rules: ["hazard-cyclist-swerving"],
      },
      {
        statement:
          "The rider has looked back and seen me, so I overtake the bicycle before the truck.",
        answer: false,
        misjudgement: "taking a look back for a sign to pass.",
        why: "A rider who looks back with a truck in the way is about to swing out. Slow down and stay behind until the bicycle has gone round the truck.",
        basis: ["KYO 5-3-7(2)"],
        rules: ["hazard-cyclist-swerving", "hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "The truck blocks my lane, so I go round it after the bicycle, once I see that the other lane is free.",
        answer: true,
        why: "The truck blocks your side, and the road bends behind it. Once the bicycle is past and the other lane is free, go round slowly, with room for somebody who steps out.",
        basis: ["RTA 17(5)(iii)"],
        rules: ["position-over-centre-obstacle"],
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
          "My brakes may get hot on this long slope, so I change to a lower gear now.",
        answer: true,
        why: "The dash shows D, and the road falls far down towards the valley. Let a low gear hold the car, and spare the brakes.",
        basis: ["KYO 6-2-1(4)(5)"],
        rules: ["nature-long-downhill-engine-brake"],
      },
      {
        statement:
          "Slowing down in a low gear does not light my brake lamps, so I also press the brake lightly to warn the truck.",
        answer: true,
        why: "A truck fills the mirror, and its driver may not notice that you slow down. Touch the brake now and then, early and lightly.",
        basis: ["KYO 6-2-1(4)(5)", "KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
      },
      {
        statement:
          "The truck may come too close, so I slow down with my foot on the brake all the way down the slope.",
        answer: false,
        misjudgement: "using the foot brake all the time.",
        why: "The slope is long, and brakes that are pressed all the time get hot and fail. Use a low gear, and the brake only now and then.",
        basis: ["KYO 6-2-1(4)(5)"],
        rules: ["nature-overused-foot-brake"],
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
          "The two people are out of my way, so I go on gently in the wheel tracks.",
        answer: false,
        misjudgement: "not seeing that the sidewalk is closed.",
        why: "Snow covers the sidewalk, and the two walk in the road beside the left track. Slow down and wait until the truck has passed.",
        basis: ["RTA 18(2)"],
        rules: ["pedestrian-passing-gap-or-slowly"],
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
          "The truck may need more room, so I steer left, out of the wheel tracks, at this speed.",
        answer: false,
        misjudgement: "making room on the dangerous side.",
        why: "On the left the two people walk, and outside the tracks the wheels slide. Stay in the tracks and slow down.",
        basis: ["KYO 6-4-2", "RTA 18(2)"],
        rules: ["nature-snow-gentle"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The sidewalk is cleared, and a bank of snow lies between the two people and the road. Go on gently in the tracks and keep watching them.",
      },
      3: {
        answer: false,
        misjudgement: "making room on the dangerous side.",
        why: "On the left lies a bank of snow, and outside the tracks the wheels slide. Stay in the tracks and slow down.",
      },
    },
  },
  {
    id: "hz-27",
    title: "Between two lights",
    group: "C",
    situation:
      "You are driving at 30 km/h at night and a car is coming. What do you watch for?",
    statements: [
      {
        statement:
          "I may lose sight of the person between the two lights, so I slow down now.",
        answer: true,
        why: "Where your lights and the oncoming lights meet, a person cannot be seen (蒸発現象 jōhatsu genshō). Slow down while you still see the faint figure.",
        basis: ["KYO 6-3-1(2)"],
        rules: ["light-evaporation-effect"],
      },
      {
        statement:
          "Somebody is waiting on the middle line, so I keep this speed until that person moves.",
        answer: false,
        misjudgement: "not checking which way the person walks.",
        why: "The faint figure is walking to the left: the next step leads into your lane. Slow down and be ready to stop.",
        basis: ["RTA 70"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "The oncoming lights dazzle me, so I look a little to the left and slow down.",
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
      "You are driving at 60 km/h on an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "Another box may fall, so I slow down before the one on the road and stay far behind the truck.",
        answer: true,
        why: "Boxes like the one on the road are piled on the truck ahead. Slow down and leave enough room to stop for the next one.",
        basis: ["RTA 26", "RTA 70"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement: "I may hit the box, so I steer into the right lane at once.",
        answer: false,
        misjudgement: "not looking in the right mirror.",
        why: "A red car is close in the right mirror, and you would hit it. Slow down in your own lane and let it go by; move over only when the lane is free.",
        basis: ["RTA 26-2(2)"],
        rules: ["position-change-hindering"],
      },
      {
        statement:
          "Somebody else may hit the box, so I slow down, stop behind it and carry it off the road.",
        answer: false,
        misjudgement: "stopping and walking on an expressway.",
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
          "Somebody may come out from behind the drinks machine, so I wait before the sidewalk and look.",
        answer: true,
        why: "A wheel and a hand show at the edge of the machine: a bicycle is coming. Stop before the sidewalk and let it pass.",
        basis: ["RTA 17(2)"],
        rules: ["position-stop-before-sidewalk"],
      },
      {
        statement:
          "I have stopped and see nobody beside the drinks machine, so I move out little by little and look again.",
        answer: false,
        misjudgement: "not seeing the wheel and the hand.",
        why: "A wheel and a hand show at the edge of the machine: a bicycle is just coming. Wait until it has passed, then move out little by little.",
        basis: ["RTA 17(2)"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "No car can come past the parked van, so I turn left in one go.",
        answer: false,
        misjudgement: "thinking that a hidden road is empty.",
        why: "The van hides the road on the right, and a car can come round it. Move out little by little, and stop again where you cannot see.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-check-all-points"],
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
        statement: "The red car has driven in, so I follow its track.",
        answer: false,
        misjudgement: "thinking that a stuck car is moving.",
        why: "Its hazard lamps flash and its wheels are under water: it is stuck. Stop before the water.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
      {
        statement:
          "My engine may stop in the water, so I stay out of it and turn left.",
        answer: true,
        why: "Water stands from wall to wall, and the red car is stuck in it. The street on the left is free: signal and turn there.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
      {
        statement:
          "Water may get in if I stop, so I drive through it in a low gear without stopping.",
        answer: false,
        misjudgement: "relying on a low gear in deep water.",
        why: "The scale on the right wall shows almost 40 cm, and the red car did not get through. Take the street on the left.",
        basis: ["GUIDE JAF"],
        rules: ["accident-flooded-underpass-do-not-enter"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
