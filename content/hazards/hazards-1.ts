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
          "The pedestrian light is not flashing, so I go on and keep watching it for a change.",
        answer: false,
        misjudgement: "mistaking a flashing light for a steady one.",
        why: "The walking man has rays: he flashes, and your light turns yellow soon. Press the brake lightly several times and be ready to stop.",
        basis: ["RTO 2(1)", "KYO 5-4-3"],
        rules: ["signal-pedestrian-flashing-green"],
      },
      {
        statement:
          "The truck is close behind me, so when I have to stop, I press the brake early and lightly several times.",
        answer: true,
        why: "A truck fills the mirror: if you brake suddenly, it runs into you. The pedestrian light shows early that yours will change, so you can slow down gently.",
        basis: ["RTA 24"],
        rules: ["hazard-no-sudden-braking-when-followed"],
      },
      {
        statement:
          "The man on the sidewalk may turn and cross in front of me, so I brake hard now.",
        answer: false,
        misjudgement: "braking hard with a truck close behind.",
        why: "He may turn, but he is still on the sidewalk, and a truck fills the mirror. Watch him, and brake early in several light steps.",
        basis: ["RTA 24"],
        rules: [
          "hazard-no-sudden-braking-when-followed",
          "hazard-brake-in-several-steps",
        ],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The walking man has no rays: he is steady, but he may start to flash. Go on and keep watching both lights.",
        basis: ["RTO 2(1)"],
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
          "The truck may hide somebody on the crosswalk, so I drop back until I can see past it.",
        answer: true,
        why: "The truck hides the crosswalk from you, and it hides you from the grey car. Drop back: the car in the mirror is far enough behind.",
        basis: ["KYO 5-4-2"],
        rules: ["hazard-following-truck"],
      },
      {
        statement:
          "The grey car signals a turn away from my path, so I go on behind the truck and watch it.",
        answer: false,
        misjudgement: "thinking that the lamp is on the other side.",
        why: "The flashing lamp, on the left as you see it, is on the car's right side: it will turn across your path. Slow down and be ready to stop.",
        basis: ["RTA 36(4)"],
        rules: ["intersection-watch-all-users"],
      },
      {
        statement:
          "The light may change soon, so I stay close behind the truck to get across with it.",
        answer: false,
        misjudgement: "following so closely that the truck hides everything.",
        why: "The truck hides the intersection and the crosswalk. At 40 km/h you need about 22 m to stop: keep at least that gap.",
        basis: ["RTA 26"],
        rules: ["hazard-following-truck", "speed-stopping-distance-table"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "The flashing lamp, on the right as you see it, is on the car's left side: it turns away from your path. Go on, but keep watching it.",
      },
    },
  },
  {
    id: "hz-09",
    title: "Ball from behind a van",
    group: "B",
    situation: "You are driving at 20 km/h past houses. What do you watch for?",
    statements: [
      {
        statement:
          "The child may run further out, so I press the brake lightly several times.",
        answer: false,
        misjudgement: "braking lightly when there is no time left.",
        why: "The child is already running, and nobody behind has to be warned: the mirror is empty. Brake hard at once, and do not swerve towards the ball.",
        basis: ["RTA 24", "RTA 70", "KYO 5-3-4"],
        rules: ["pedestrian-expect-running-child"],
      },
      {
        statement:
          "The child is running after the ball, so I brake hard at once.",
        answer: true,
        why: "A running child does not look, and the mirror is empty. Brake hard and stop: sudden braking is allowed to avoid danger.",
        basis: ["RTA 24", "RTA 71(ii)"],
        rules: ["hazard-children"],
      },
      {
        statement:
          "Another child may come out from behind the van, so after I have stopped I wait.",
        answer: true,
        why: "The van hides the left side of the street. Stay where you are until you have seen that nobody follows.",
        basis: ["KYO 5-3-4"],
        rules: ["hazard-children"],
      },
    ],
  },
  {
    id: "hz-13",
    title: "Old woman in the road",
    group: "B",
    situation:
      "You are driving at 20 km/h on a shopping street. What do you watch for?",
    statements: [
      {
        statement:
          "The old woman may go on without looking up, so I stop and wait until she has crossed.",
        answer: true,
        why: "Her eyes are on the ground, and with her cart she is slow. Wait until she has reached the sidewalk.",
        basis: ["RTA 71(ii-2)"],
        rules: ["hazard-elderly-pedestrian"],
      },
      {
        statement:
          "The old woman is waiting on the centre line for me, so I pass on the left at this speed.",
        answer: false,
        misjudgement: "thinking that she will wait.",
        why: "She faces your lane and has not looked at you: her next step leads in front of you. Stop for her.",
        basis: ["RTA 71(ii-2)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "The car behind is close, so I press the brake lightly several times before I stop.",
        answer: true,
        why: "A car is close in the mirror, and its driver may not expect you to stop. Your brake lamps warn the driver early.",
        basis: ["RTA 24", "KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
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
          "The van is coming out into my lane, so I slow down and move to the left edge.",
        answer: true,
        why: "The van's wheels are over the centre line, and nothing stands at your left edge. Slow down and make room there.",
        basis: ["KYO 5-6"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "I see no other car behind the van, so I let the van pass and then go on slowly.",
        answer: false,
        misjudgement: "not seeing the second lamp.",
        why: "Between the van and the truck a headlamp shows: a second car is following. Wait until it has passed, too.",
        basis: ["KYO 5-6"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The van will be back on its own side before we meet, so I keep 40 km/h.",
        answer: false,
        misjudgement: "relying on the other driver to make room.",
        why: "The van is over the centre line and still has the truck beside it. Slow down and keep left.",
        basis: ["KYO 5-6"],
        rules: ["hazard-do-not-rely-on-others"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "Between the van and the truck there is only empty road. Let the van pass, then go on slowly: the truck still hides part of the road.",
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
          "The sign allows 80 km/h, so I stay at this speed until the rain gets heavier.",
        answer: false,
        misjudgement: "thinking that the limit is a safe speed in any weather.",
        why: "The sign says 80, but the road is wet and spray hides it. Slow down and leave a longer gap.",
        basis: ["RTA 70", "KYO 6-4-1"],
        rules: ["speed-posted-limit-is-no-target"],
      },
      {
        statement:
          "The truck may brake unseen in the spray, so I slow to well below 80 km/h and drop back.",
        answer: true,
        why: "Spray hides the road and the truck's lamps. Even on a dry road you need about 76 m to stop at 80 km/h: slow down gently until you see the road behind the truck.",
        basis: ["RTA 26", "KYO 6-4-1"],
        rules: ["hazard-wet-expressway-spray", "speed-stopping-distance-table"],
      },
      {
        statement:
          "The spray may hide a danger ahead, so I move to the right lane at once.",
        answer: false,
        misjudgement: "not looking in the right mirror.",
        why: "A car with its lights on is near in the right mirror. Stay in your lane and drop back from the truck.",
        basis: ["RTA 26-2(2)"],
        rules: ["position-change-hindering"],
      },
    ],
  },
  {
    id: "hz-25",
    title: "Puddle at a bus stop",
    group: "B",
    situation:
      "You are driving at 30 km/h and there is a large puddle. What do you watch for?",
    statements: [
      {
        statement:
          "My wheels may splash the people at the stop, so I brake to walking speed before the puddle.",
        answer: true,
        why: "Three people stand right beside the puddle, and nobody is behind you. Brake before the water, not in it.",
        basis: ["RTA 71(i)"],
        rules: ["pedestrian-no-splashing"],
      },
      {
        statement:
          "The people may get wet, so I swing out into the other lane, round the puddle.",
        answer: false,
        misjudgement: "forgetting the oncoming car.",
        why: "A white car is close in the other lane. Slow down or stop, and stay on your side until it has passed.",
        basis: ["RTA 17(4)"],
        rules: ["nature-obstacle-on-your-side"],
      },
      {
        statement:
          "The puddle may hide a hole, so I go very slowly or stop until the white car has passed.",
        answer: true,
        why: "You cannot see the bottom of the water. Go through at walking speed, or wait and go round it when the other lane is empty.",
        basis: ["RTA 70", "KYO 6-4-1"],
        rules: ["hazard-expect-danger"],
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
          "My indicator is on, so I move over now in front of the car in the right mirror.",
        answer: false,
        misjudgement: "relying on the other driver to give way.",
        why: "Half of that car shows at the rim of the mirror: it is beside you. Let it pass, and look over your shoulder before you move.",
        basis: ["RTA 75-6(1)", "KYO 4-5-1"],
        rules: ["expressway-entering-must-not-hinder"],
      },
      {
        statement:
          "I may not find a gap, so I slow down and wait in this lane.",
        answer: false,
        misjudgement:
          "thinking that it is safer to stop than to join at speed.",
        why: "A car follows you in this lane, and the lane runs on far ahead. Keep speeding up and join behind the car beside you.",
        basis: ["KYO 7-2-1"],
        rules: ["expressway-acceleration-lane-do-not-stop"],
      },
      {
        statement:
          "My lane is long and free, so I speed up to about 80 km/h, look again and join behind the car on my right.",
        answer: true,
        why: "The wide dashes run on far ahead, and nobody drives in front of you. Cars on the main lane are fast: at about the same speed it is safe to join.",
        basis: ["RTA 75-7(1)", "KYO 7-2-1"],
        rules: ["expressway-accelerate-in-acceleration-lane"],
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
        statement: "The guard waves me on, so I go past the works at once.",
        answer: false,
        misjudgement: "relying on the guard to look for you.",
        why: "The white car is already beside the cones, in the only free lane. A guard's flag does not free you from looking: wait.",
        basis: ["RTA 6", "RTA 70"],
        rules: ["signal-guard-not-binding"],
      },
      {
        statement:
          "The worker stands still and faces me, so when the white car has gone I go past slowly.",
        answer: false,
        misjudgement: "not checking which way the worker faces.",
        why: "He is walking and looks to the side: he has not seen you and may step out. Pass at walking speed, ready to stop.",
        basis: ["KYO 4-5-1"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The white car is coming through the only free lane, so I wait before the cones.",
        answer: true,
        why: "The cones leave one lane, and the white car is in it. Stop before the cones, then go past over the centre line.",
        basis: ["KYO 5-6-5(2)", "RTA 17(5)(iii)"],
        rules: ["nature-obstacle-on-your-side"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "He stands still with both feet and looks at you. When the lane is free, go past slowly and keep watching him.",
      },
    },
  },
  {
    id: "hz-37",
    title: "Lane change and a motorcycle",
    group: "D",
    situation:
      "You are driving at 40 km/h and want to change to the right lane. What do you watch for?",
    statements: [
      {
        statement:
          "The motorcycle may be nearer and faster than it looks, so I let it pass before I change lanes.",
        answer: true,
        why: "It is large in the right mirror, and a motorcycle seems farther away and slower than it is. Wait until it has passed.",
        basis: ["RTA 26-2(2)"],
        rules: ["motorcycle-looks-far-and-slow", "position-change-hindering"],
      },
      {
        statement:
          "The truck stands in my lane, so I slow down and stay behind it until the motorcycle has passed.",
        answer: true,
        why: "Its hazard lamps flash, so it may not move off soon, and nobody is behind you in your lane. Slow down there, ready to stop.",
        basis: ["KYO 4-5-1"],
        rules: ["hazard-check-all-points"],
      },
      {
        statement:
          "I have signalled and the rider will slow down, so I move over now.",
        answer: false,
        misjudgement: "thinking that a signal gives you the right to go first.",
        why: "The motorcycle is close in the right mirror. Do not change lanes if somebody behind then has to brake or swerve.",
        basis: ["RTA 26-2(2)"],
        rules: ["position-change-hindering"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
