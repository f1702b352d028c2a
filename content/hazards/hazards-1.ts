import type { HazardScene } from "./schema";

export const hazards1 = [
  {
    id: "hz-01",
    title: "Stale green",
    group: "A",
    situation:
      "You are driving at 50 km/h and going straight on. What do you watch for?",
    statements: [
      {
        statement:
          "The green man on the left is steady, so your own light is not about to change.",
        answer: false,
        misjudgement: "takes a flashing light for a steady one.",
        why: "The walking man has rays: the pedestrian light flashes, and your light turns yellow soon after it.",
        basis: ["RTO 2(1)"],
      },
      {
        statement:
          "The man who runs is on the sidewalk, so you need not brake hard for him now.",
        answer: true,
        why: "He stays on the sidewalk and runs the way you go. A truck fills the mirror, and hard braking is for danger alone.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "The light above the road is still green, so ease off the accelerator instead of braking.",
        answer: true,
        why: "Your light is green, but has been for a while: ease off early, so that the truck behind has time if the light turns yellow.",
        basis: ["RTO 2(1)"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The walking man has no rays: the pedestrian light is steady, and yours stays green with it.",
      },
    },
  },
  {
    id: "hz-05",
    title: "Behind a box truck on green",
    group: "A",
    situation:
      "You are following a truck at 40 km/h and going straight on. What do you watch for?",
    statements: [
      {
        statement:
          "The oncoming car signals to its left, so you can expect it to stay out of your way.",
        answer: false,
        misjudgement: "takes the lamp for the other side.",
        why: "The flashing lamp is on the left as you see it: that is the car's right side, so it wants to turn across your way.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "A car fills the mirror, so lengthen the gap to the truck in small steps.",
        answer: false,
        misjudgement: "sees a small car as a large one.",
        why: "The car in the mirror is small, so far back: you can drop back at once. Then you see what waits beyond the truck.",
        basis: ["KYO 5-4"],
      },
      {
        statement:
          "The light beside the truck is green, so go on behind it with a longer gap.",
        answer: true,
        why: "The light shows green to the right of the truck. With more distance you see the grey car, and its driver sees you.",
        basis: ["KYO 5-4"],
        rules: ["hazard-following-truck"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The flashing lamp is on the right as you see it: that is the car's left side, so it turns away from your way.",
      },
    },
  },
  {
    id: "hz-09",
    title: "Ball from behind a van",
    group: "B",
    situation: "You are driving at 30 km/h past houses. What do you watch for?",
    statements: [
      {
        statement:
          "Nobody is behind you, so brake hard at once instead of in several steps.",
        answer: true,
        why: "A child runs out past the front of the van, and the mirror is empty: sudden braking is allowed to avoid danger.",
        basis: ["RTA 24", "RTA 71(ii)"],
      },
      {
        statement:
          "The child stands on the right beside the ball, so slow down and keep left.",
        answer: false,
        misjudgement: "looks only at where the ball lies.",
        why: "Nobody is beside the ball: the child comes from the left, past the front of the van. Brake hard.",
        basis: ["KYO 5-3", "RTA 24"],
      },
      {
        statement: "Nobody sits in the van, so it is not about to move off.",
        answer: true,
        why: "Its seats are empty and its lamps are dark. The danger is the child in front of it.",
        basis: ["KYO 5-3"],
      },
    ],
  },
  {
    id: "hz-13",
    title: "Old woman in the road",
    group: "B",
    situation:
      "You are driving at 40 km/h on a shopping street. What do you watch for?",
    statements: [
      {
        statement:
          "A second person is stepping off the left sidewalk, so look to that side as well.",
        answer: false,
        misjudgement: "sees a person where nobody is.",
        why: "Nobody else is in the road or about to be. The old woman faces left: her next step leads into your lane, so wait for her.",
        basis: ["RTA 71(ii-2)"],
      },
      {
        statement:
          "Nobody is behind you, so you can stop for her with one firm press of the brake.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "A car is close in the mirror: press the brake several times, early, so that its driver notices.",
        basis: ["RTA 24"],
      },
      {
        statement: "The other lane is empty, with no car coming towards you.",
        answer: true,
        why: "Nothing comes there, so no car keeps her in the middle: stop and wait for her, whichever way she walks.",
        basis: ["RTA 71(ii-2)"],
      },
    ],
  },
  {
    id: "hz-17",
    title: "Truck parked on the other side",
    group: "A",
    situation:
      "You are driving at 40 km/h and a van is coming towards you. What do you watch for?",
    statements: [
      {
        statement:
          "Be ready for the parked truck to start as you come, for somebody sits inside.",
        answer: false,
        misjudgement: "sees a driver where there is none.",
        why: "The truck is empty and its lamps flash on both sides. What needs your lane is the van: slow down and keep left.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "Only the van is coming, with no other vehicle close behind it.",
        answer: false,
        misjudgement: "does not see the second lamp.",
        why: "A headlamp shows between the van and the truck: another car follows.",
        basis: ["KYO 5-6"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The left edge is free of parked cars, so move towards it and make room for the van.",
        answer: true,
        why: "Nothing stands at the left edge, and the van is already over the centre line: slow down and keep left.",
        basis: ["KYO 5-6"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "Between the van and the truck there is only the empty road.",
      },
    },
  },
  {
    id: "hz-21",
    title: "Spray",
    group: "D",
    situation:
      "You are driving at 80 km/h on an expressway in rain. What do you watch for?",
    statements: [
      {
        statement:
          "The sign on the left sets a limit of 60 km/h, so your speed is above it.",
        answer: false,
        misjudgement: "does not read the sign.",
        why: "The sign says 80, and that is your speed. What calls for less is the spray: leave more distance and slow down.",
        basis: ["RTA 22(1)"],
      },
      {
        statement:
          "The inside mirror is empty, so drop back from the truck right away.",
        answer: true,
        why: "Nobody is behind you in your lane. Drop back until you see the road behind the truck, and stay in your lane: a car is near in the right mirror.",
        basis: ["RTA 26"],
      },
      {
        statement:
          "Your lights are still off, so switch on the dipped headlights in this rain.",
        answer: false,
        misjudgement: "does not look at the dash.",
        why: "The green headlamp on the dash shows that they are on. What is left to do is to drop back from the spray.",
        basis: ["RTA 52(1)"],
      },
    ],
  },
  {
    id: "hz-25",
    title: "Puddle at a bus stop",
    group: "B",
    situation:
      "You are driving at 40 km/h and there is a large puddle. What do you watch for?",
    statements: [
      {
        statement:
          "Stop before the puddle, because one of the people is already down in the road.",
        answer: false,
        misjudgement: "sees a person in the road where nobody is.",
        why: "All three stand on the sidewalk. Nothing makes you stop: drive through slowly, so that no water hits them.",
        basis: ["RTA 71(i)"],
      },
      {
        statement:
          "With the mirror empty, braking to walking speed before the puddle holds up no one.",
        answer: true,
        why: "Nobody is behind you: brake before the water, not in it.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "A car is coming in the other lane, so you have to go through the puddle and not round it.",
        answer: true,
        why: "The white car needs the lane that you would use. Go through the water at walking speed: splashing people is forbidden.",
        basis: ["RTA 17(4)", "RTA 71(i)"],
      },
    ],
  },
  {
    id: "hz-29",
    title: "Joining the expressway",
    group: "D",
    situation:
      "You are driving at 60 km/h in the acceleration lane of an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "Your lane ends just ahead, so slow down and let the main lane go first.",
        answer: false,
        misjudgement: "takes a long lane for a short one.",
        why: "The lane runs on far ahead: speed up until you are about as fast as the main lane, then joining is safe.",
        basis: ["RTA 75-7(1)"],
      },
      {
        statement:
          "The right mirror is empty, so you can move over after one more glance over the shoulder.",
        answer: false,
        misjudgement: "does not look into the side mirror.",
        why: "Half of a car shows at the rim of the mirror: it is beside you and next in the blind area. Let it pass first.",
        basis: ["KYO 4-5"],
      },
      {
        statement:
          "Your indicator is already on, so what you still need in this lane is more speed.",
        answer: true,
        why: "The green arrow on the dash is lit. At 60 km/h you are slow for the main lane: speed up in the long lane.",
        basis: ["KYO 7-2"],
      },
    ],
  },
  {
    id: "hz-33",
    title: "Waved on at road works",
    group: "A",
    situation:
      "You are driving at 20 km/h and a guard at road works waves you on. What do you watch for?",
    statements: [
      {
        statement:
          "Watch for the arm of the digger to swing out, for somebody sits inside.",
        answer: false,
        misjudgement: "sees a driver where there is none.",
        why: "The digger is empty. What is in your way is the white car in the only free lane: wait for it, a guard's flag does not bind you.",
        basis: ["RTA 6"],
      },
      {
        statement:
          "The worker among the cones is walking and looks away from you.",
        answer: true,
        why: "He is in mid-stride and has not seen you: his next step can lead past the cones.",
        basis: ["KYO 4-5"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The works block your side, so go past them over the centre line after the white car.",
        answer: true,
        why: "The works block your side, so you may go over the centre line as far as needed.",
        basis: ["RTA 17(5)(iii)"],
      },
    ],
    flip: {
      2: {
        answer: false,
        misjudgement: "does not look which way the worker faces.",
        why: "He faces you and stands still with both feet: he has seen you.",
      },
    },
  },
  {
    id: "hz-37",
    title: "Lane change and a motorcycle",
    group: "D",
    situation:
      "You are driving at 50 km/h and want to change to the right lane. What do you watch for?",
    statements: [
      {
        statement:
          "The truck ahead has its lamps flashing on both sides, so you cannot simply follow it in your lane.",
        answer: true,
        why: "Those are hazard lamps, and it stands at the kerb: slow down, or change lanes when the right one is free.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "The inside mirror is empty, so slow down in your lane and let the motorcycle go by.",
        answer: true,
        why: "Nobody is behind you in your lane and the motorcycle is close in the right mirror: it must not have to brake for you.",
        basis: ["RTA 26-2(2)"],
      },
      {
        statement:
          "Your indicator is not on yet, so switch it on before you look for a gap.",
        answer: false,
        misjudgement: "does not look at the dash.",
        why: "The green arrow on the dash is lit. What is left is to wait until the motorcycle has passed.",
        basis: ["RTA 53(1)", "RTA 26-2(2)"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
