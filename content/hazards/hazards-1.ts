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
          "The pedestrian light for your direction is flashing, so your green light will change soon.",
        answer: true,
        why: "The walking man has rays: the pedestrian light flashes, and your light turns yellow soon after it.",
        basis: ["RTO 2(1)"],
      },
      {
        statement:
          "Nobody is close behind you, so you can brake firmly when the light changes.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "The mirror is filled by a truck. Firm braking is for danger alone; here brake in steps.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "If the light turns yellow when you are too close to stop safely, go on through.",
        answer: true,
        why: "Yellow means stop, except when you are so close that you cannot stop safely.",
        basis: ["RTO 2(1)"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sees a flashing light where it is steady.",
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
          "Leave more room behind the truck, so that the oncoming driver can see you.",
        answer: true,
        why: "With more distance you see past the truck, and the driver of the grey car sees you.",
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
          "Brake hard at once, because a child can be seen through the van's windows.",
        answer: true,
        why: "The cap behind the glass moves after the ball, and the mirror is empty: sudden braking is allowed to avoid danger.",
        basis: ["RTA 24", "RTA 71(ii)"],
      },
      {
        statement:
          "Leave the van plenty of room and steer to the right of the ball.",
        answer: false,
        misjudgement: "watches the ball, not the child.",
        why: "The child runs to the right too, into the path that you have chosen.",
        basis: ["KYO 5-3"],
      },
      {
        statement: "Somebody sits in the van, so expect it to move off.",
        answer: false,
        misjudgement: "sees a driver where there is none.",
        why: "The van is empty and its lamps are dark. The danger is the child behind it.",
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
          "She is going back to the right side, so pass slowly on the left.",
        answer: false,
        misjudgement: "does not look which way she faces.",
        why: "She faces left, into your lane. Whatever she does next, wait for her.",
        basis: ["RTA 71(ii-2)"],
      },
      {
        statement:
          "Press the brake several times, so that the car behind notices in time.",
        answer: true,
        why: "The car in the mirror is close, and the brake lamps tell its driver early.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "She is bent over her cart and does not look up, so stop and wait even if it takes long.",
        answer: true,
        why: "Her eyes are on the cart, and an old person in the middle of the road has nowhere to wait.",
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
          "A second car is following the van, so look before you go on.",
        answer: true,
        why: "A headlamp shows between the van and the truck.",
        basis: ["KYO 5-6"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement: "The van is waiting behind the truck, so you can go first.",
        answer: false,
        misjudgement: "does not see that the van has started.",
        why: "It is already over the centre line beside the truck.",
        basis: ["KYO 5-6"],
      },
    ],
    flip: {
      2: {
        answer: false,
        misjudgement: "sees a second car where there is none.",
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
          "Let the truck's tail lamps guide you through the spray, staying close to them.",
        answer: false,
        misjudgement: "follows too close to see.",
        why: "Close behind it you see least, and a wet road doubles the distance that you need.",
        basis: ["RTA 26"],
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
          "Change to the right lane for a better view; the mirror shows the car there far behind.",
        answer: false,
        misjudgement: "misjudges the distance in the mirror.",
        why: "The car fills half of the mirror: it is near and faster than you.",
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
          "Steer to the right of the puddle to keep the people at the bus stop dry.",
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
          "Turn your head to the right too, because the car behind is leaving the mirror.",
        answer: true,
        why: "Half of it is already outside the mirror: next it is in the blind area.",
        basis: ["KYO 4-5"],
      },
      {
        statement: "Stop at the end of this lane and wait for a long gap.",
        answer: false,
        misjudgement: "thinks standing is safer than speed.",
        why: "From a standstill you cannot join fast traffic, and a car is behind you in the same lane.",
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
          "The worker walks backwards towards the cones and has not seen you.",
        answer: true,
        why: "His back is to you and one foot is already moving backwards.",
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
          "The motorcycle is nearer and faster than it looks in the mirror.",
        answer: true,
        why: "It is small and has one lamp, so it seems far away and slow.",
        basis: ["KYO 8"],
      },
      {
        statement:
          "The motorcycle is close, so stay behind the truck and change lanes after it.",
        answer: true,
        why: "The motorcycle is close in the mirror, and the truck leaves you time to wait.",
        basis: ["RTA 26-2(2)"],
      },
      {
        statement:
          "If you have signalled for three seconds, you can change lanes, because the rider has seen it.",
        answer: false,
        misjudgement: "thinks a signal gives the right to go.",
        why: "A signal gives no right. You must not change lanes if someone behind has to brake or swerve.",
        basis: ["RTA 26-2(2)"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
