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
          "A man is running across your lane from the left, so brake hard at once.",
        answer: false,
        misjudgement: "takes a man on the sidewalk for one in the road.",
        why: "He runs along the sidewalk. A truck fills the mirror, and hard braking is for danger alone: ease off early and press the brake in steps.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "The light above the road has already turned yellow, so stop if you can still do it safely.",
        answer: false,
        misjudgement: "takes a green light for a yellow one.",
        why: "Your light is still green. At yellow you stop, except when you are so close that you cannot stop safely.",
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
          "The oncoming car signals to its left, so it will not cross your way.",
        answer: false,
        misjudgement: "takes the lamp for the other side.",
        why: "The flashing lamp is on the left as you see it: that is the car's right side, so it wants to turn across your way.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "The oncoming driver sees the truck but not you, and is about to turn across behind it.",
        answer: true,
        why: "The grey car waits with its indicator on and looks at the side of the truck; you are in its shadow.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "The light beside the truck is green, so you can go on behind it with a longer gap.",
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
      2: {
        answer: false,
        misjudgement: "takes the lamp for the other side.",
        why: "Its left indicator flashes: it turns to its own left and does not cross your way.",
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
          "Brake hard at once, because part of a child shows past the front of the van.",
        answer: true,
        why: "A child runs out after the ball, and the mirror is empty: sudden braking is allowed to avoid danger.",
        basis: ["RTA 24", "RTA 71(ii)"],
      },
      {
        statement:
          "A car follows you closely, so press the brake only lightly for the ball.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "The mirror is empty, and the child runs after the ball: brake hard, nobody is behind you.",
        basis: ["KYO 5-3", "RTA 24"],
      },
      {
        statement: "Somebody sits in the van, so expect it to move off.",
        answer: false,
        misjudgement: "sees a driver where there is none.",
        why: "The van is empty and its lamps are dark. The danger is the child in front of it.",
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
          "She faces left, towards your lane, and not back to the right side.",
        answer: true,
        why: "Her next step leads into your lane. Whatever she does next, wait for her.",
        basis: ["RTA 71(ii-2)"],
      },
      {
        statement:
          "The car behind you is far back, so you can stop for her with one hard press of the brake.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "The car in the mirror is close: press the brake several times, early, so that its driver notices.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "A car is coming towards her in the other lane, so she has to wait in the middle.",
        answer: false,
        misjudgement: "sees a car where there is none.",
        why: "The other lane is empty. Her eyes are on the cart and she can walk on into your lane: stop and wait for her.",
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
          "Slow down and keep left, because the van has already moved out.",
        answer: true,
        why: "Its wheels are over the centre line, so it needs part of your lane now.",
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
          "A person is stepping out into the road from behind the parked truck.",
        answer: false,
        misjudgement: "sees a person where nobody is.",
        why: "Nobody is on foot there. What needs your lane is the van: it is already over the centre line.",
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
          "The sign on the left sets a limit of 60 km/h, so you are driving faster than it lets you.",
        answer: false,
        misjudgement: "does not read the sign.",
        why: "The sign says 80, and that is your speed. What calls for less is the spray: leave more distance and slow down.",
        basis: ["RTA 22(1)"],
      },
      {
        statement:
          "Increase the distance until you can see the road surface behind the truck.",
        answer: true,
        why: "The spray hides the road and what the truck is doing.",
        basis: ["RTA 26"],
      },
      {
        statement:
          "The right lane is free ahead and in the mirror, so change to it to get out of the spray.",
        answer: false,
        misjudgement: "does not look into the side mirror.",
        why: "A car with its lights on fills half of the right mirror: it is near. Stay in your lane and drop back.",
        basis: ["RTA 26-2(2)"],
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
          "Go slowly through the puddle, so that no water hits the people.",
        answer: true,
        why: "The people stand right beside the water, and splashing them is forbidden.",
        basis: ["RTA 71(i)"],
      },
      {
        statement:
          "Nobody is behind you, so you can slow down before the puddle as much as you need.",
        answer: true,
        why: "The mirror is empty: you hinder nobody when you brake.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "The oncoming lane is free, so steer round the puddle to keep the people at the bus stop dry.",
        answer: false,
        misjudgement: "forgets the oncoming car.",
        why: "A white car is coming in the lane that you would use.",
        basis: ["RTA 17(4)"],
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
          "This lane is long, so you can speed up until you are about as fast as the main lane.",
        answer: true,
        why: "The lane is long enough, and a small difference in speed makes joining safe.",
        basis: ["RTA 75-7(1)"],
      },
      {
        statement:
          "The car in the right mirror is still far behind, so you can move over right away.",
        answer: false,
        misjudgement: "misjudges what is in the mirror.",
        why: "Half of it is already outside the mirror: it is beside you and next in the blind area. Turn your head too.",
        basis: ["KYO 4-5"],
      },
      {
        statement:
          "Your indicator is still off, so switch it on before you do anything else.",
        answer: false,
        misjudgement: "does not look at the dash.",
        why: "The green arrow on the dash shows that it is on. What comes next is speed, and a look to the right.",
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
          "Do not follow the guard's sign yet, because a car is already coming through.",
        answer: true,
        why: "The white car is in the only free lane. A guard's flag does not bind you; your own check counts.",
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
          "The works block your side, so you can pass them over the centre line after the white car.",
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
          "The truck ahead is standing, so you cannot simply follow it in your lane.",
        answer: true,
        why: "Lamps flash on both sides and it stays at the kerb: you have to slow down, or change lanes when the right one is free.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "The motorcycle is close in the right mirror, so let it pass before you change lanes.",
        answer: true,
        why: "The motorcycle is close in the mirror, and the truck leaves you time to slow down and wait.",
        basis: ["RTA 26-2(2)"],
      },
      {
        statement:
          "A car follows in the inside mirror, so let it pass too before you move over.",
        answer: false,
        misjudgement: "sees a car where there is none.",
        why: "The inside mirror is empty: only the motorcycle has to pass. You must not change lanes if someone behind has to brake or swerve.",
        basis: ["RTA 26-2(2)"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
