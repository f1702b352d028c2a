import type { HazardScene } from "./schema";

export const hazards4 = [
  {
    id: "hz-04",
    title: "Dark road, nobody ahead",
    group: "C",
    situation:
      "You are driving at 50 km/h at night with dipped headlights. What do you watch for?",
    statements: [
      {
        statement:
          "Nobody is coming and nobody drives ahead of you, so you can switch to high beam.",
        answer: true,
        why: "No lights ahead and none in the mirror: high beam is the normal beam at night.",
        basis: ["RTA 52"],
      },
      {
        statement:
          "The walker at the right edge stands outside the light of your headlights.",
        answer: true,
        why: "Your dipped beam ends before the right edge: the walker is a dim figure, seen late if he starts to cross.",
        basis: ["KYO 6-3"],
      },
      {
        statement:
          "The lights of a car show in the mirror, so slow down for the walker early, in several steps.",
        answer: false,
        misjudgement: "sees lights where there are none.",
        why: "The mirror is dark: nobody is behind you who has to be warned, and you can slow down for the walker as much as you need.",
        basis: ["KYO 6-3"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "does not see the lights far ahead.",
        why: "Two lamps far ahead belong to an oncoming car: keep the dipped beam until it has passed.",
      },
    },
  },
  {
    id: "hz-08",
    title: "Waved on for a right turn",
    group: "A",
    situation:
      "You are waiting to turn right and an oncoming driver waves you on. What do you watch for?",
    statements: [
      {
        statement:
          "A scooter is coming past the waving car on the side of the middle line.",
        answer: false,
        misjudgement: "does not look where the scooter comes.",
        why: "The scooter comes on the other side, between the car and the kerb. The hand says nothing about it.",
        basis: ["KYO 5-7"],
      },
      {
        statement:
          "A second person is about to step onto the crosswalk from its far end.",
        answer: false,
        misjudgement: "sees a person where nobody is.",
        why: "Only the woman is on the crosswalk. Wait for her before you begin the turn: halfway you would stand across the oncoming lane when the scooter arrives.",
        basis: ["RTA 37"],
      },
      {
        statement:
          "The woman with the pram is already on the crosswalk that you have to drive across.",
        answer: true,
        why: "She is on the crosswalk of the road that you want to enter: wait until she is across.",
        basis: ["RTA 38(1)"],
      },
    ],
  },
  {
    id: "hz-12",
    title: "Way to school",
    group: "B",
    situation:
      "You are driving at 30 km/h on a way to school. What do you watch for?",
    statements: [
      {
        statement:
          "One of the three children with bags has turned round and looks at the road.",
        answer: false,
        misjudgement: "does not look which way the children face.",
        why: "All three walk with their backs to you. The one who looks across the street is the boy on the line: he waves to the girl and will run to her.",
        basis: ["RTA 71(ii)"],
      },
      {
        statement:
          "Nobody is behind you, so you can slow down here as far as the children need it.",
        answer: true,
        why: "The mirror is empty: you hinder nobody, and the boy will run to the girl.",
        basis: ["RTA 71(ii)"],
      },
      {
        statement:
          "The three children with bags are walking outside the white line and have their backs to you.",
        answer: true,
        why: "They walk behind the line and do not look round. The danger is the boy: he stands on the line and waves to the girl across the street.",
        basis: ["RTA 71(ii)"],
      },
    ],
  },
  {
    id: "hz-16",
    title: "Stopped car at a crosswalk",
    group: "B",
    situation:
      "You are driving at 40 km/h in the right lane. What do you watch for?",
    statements: [
      {
        statement:
          "The car in the mirror is not close, so you can stop beside the white car with one steady press of the brake.",
        answer: true,
        why: "The car behind is small in the mirror. A car stands before a crosswalk without signals: stop before you pass its front.",
        basis: ["RTA 38(2)"],
      },
      {
        statement:
          "The white car has broken down with hazard lamps flashing, so slow down and leave a wide gap as you pass.",
        answer: false,
        misjudgement: "takes brake lamps for hazard lamps.",
        why: "Only its brake lamps are lit: it waits at the crosswalk for somebody whom you cannot see. Stop before you pass its front.",
        basis: ["RTA 38(2)"],
      },
      {
        statement:
          "The white car is standing before the zebra stripes and has not reached them.",
        answer: true,
        why: "It stands just before a crosswalk without signals: stop before you reach its front, even if you see nobody.",
        basis: ["RTA 38(2)"],
      },
    ],
  },
  {
    id: "hz-20",
    title: "End of a tunnel",
    group: "D",
    situation:
      "You are driving at 80 km/h on an expressway towards the end of a tunnel. What do you watch for?",
    statements: [
      {
        statement:
          "Hold the wheel firmly at the exit, because a strong wind blows from the right.",
        answer: false,
        misjudgement: "reads the windsock the wrong way round.",
        why: "The windsock points to the right, so the wind blows from the left and pushes you to the right.",
        basis: ["KYO 7-2"],
      },
      {
        statement:
          "Cars are standing on the road outside, so be ready to stop in the tunnel.",
        answer: false,
        misjudgement: "sees cars where there are none.",
        why: "The road outside is white, but free. Slow down inside without stopping: at the exit ice and wind come together.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "A car is far behind you, so slow down before the exit of the tunnel.",
        answer: true,
        why: "Inside the road is dry and nobody is close behind: brake there, because at the exit ice and wind come together.",
        basis: ["KYO 6-4"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The windsock points to the left, so the wind pushes from the right as soon as the wall ends.",
      },
    },
  },
  {
    id: "hz-24",
    title: "Bridge at dawn",
    group: "C",
    situation:
      "You are driving at 50 km/h towards a bridge on a winter morning. What do you watch for?",
    statements: [
      {
        statement:
          "The road has been dry so far, so the bridge will surely grip as well and I keep 50 km/h.",
        answer: false,
        misjudgement: "thinks that a bridge is as dry as the road.",
        why: "The road here is dull, but the bridge shines and its railings are white with frost. Slow down before it.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-ice-bridges-and-tunnel-mouths"],
      },
      {
        statement:
          "The bridge may be slippery, so I brake firmly as soon as I am on it.",
        answer: false,
        misjudgement: "brakes on the ice.",
        why: "The shining part begins with the railings, and braking firmly on ice makes the wheels slide. Do your braking on the dull road before it.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-snow-gentle"],
      },
      {
        statement:
          "The bridge may be icy, so I slow down here and cross it at an even speed.",
        answer: true,
        why: "A bridge freezes first: it shines, and the sign warns of a slippery road. The mirror is empty, so slow down here.",
        basis: ["KYO 6-4-2", "SO 209"],
        rules: ["nature-ice-bridges-and-tunnel-mouths"],
      },
    ],
  },
  {
    id: "hz-28",
    title: "Queue beyond the rails",
    group: "A",
    situation:
      "You are coming up to a railroad crossing at 10 km/h. What do you watch for?",
    statements: [
      {
        statement:
          "The white car may not move on, so I wait before the line until there is room beyond the rails.",
        answer: true,
        why: "The white car brakes just beyond the rails, and behind it there is room for half a car. Stop before the line and wait.",
        basis: ["RTA 50(2)"],
        rules: ["hazard-queue-before-level-crossing"],
      },
      {
        statement:
          "A second train may come on the other track, so I stop before the line, look and listen.",
        answer: true,
        why: "One train is just leaving on the right, and there are two tracks. Stop every time, even with raised barriers and dark lamps.",
        basis: ["RTA 33(1)", "KYO 6-1-1"],
        rules: ["level-crossing-second-train"],
      },
      {
        statement:
          "The barriers are up and the train has gone, so I follow the white car closely across.",
        answer: false,
        misjudgement: "takes raised barriers for a free way.",
        why: "Your car would stand on the rails, with the red car close behind it. Stop before the line until there is room beyond.",
        basis: ["RTA 33(1)", "RTA 50(2)"],
      },
    ],
  },
  {
    id: "hz-32",
    title: "E-scooter and a pusher",
    group: "B",
    situation:
      "You are driving at 20 km/h behind an e-scooter. What do you watch for?",
    statements: [
      {
        statement:
          "The rider may swerve or fall, so I stay well behind until there is room to pass.",
        answer: true,
        why: "The e-scooter has small wheels, and between the rider and the yellow line there is too little room. Stay behind with a long gap.",
        basis: ["RTA 17(5)(iv)", "RTA 70"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The driver behind may lose patience, so I pass the e-scooter over the yellow line.",
        answer: false,
        misjudgement: "lets the car behind push.",
        why: "The middle line is yellow, and a white car is coming. Stay behind the e-scooter, however close the car behind is.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "If I brake, the car behind may hit me, so I go on steadily at the rider's speed.",
        answer: true,
        why: "A white car fills the mirror, and the road ahead of the rider is open. Go on evenly with a long gap, so that you do not have to brake hard.",
        basis: ["RTA 24", "RTA 26"],
        rules: ["hazard-no-sudden-braking-when-followed"],
      },
    ],
  },
  {
    id: "hz-36",
    title: "Taxi and a raised arm",
    group: "A",
    situation:
      "You are driving at 40 km/h and a taxi is coming towards you. What do you watch for?",
    statements: [
      {
        statement:
          "The taxi will surely stop on its own side, so I keep 40 km/h.",
        answer: false,
        misjudgement: "does not look where the woman stands.",
        why: "The woman who waves stands on your side, and the taxi is turned towards your lane. Expect it to cross, and slow down.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "The taxi may cut across my lane without a signal, so I slow down early, in several steps.",
        answer: true,
        why: "No lamp flashes, but the red plate says that it is free and a woman waves to it. A car follows you: show your brake lamps early.",
        basis: ["KYO 5-4-3"],
        rules: ["hazard-expect-danger", "hazard-brake-in-several-steps"],
      },
      {
        statement:
          "The taxi may need more room, so I move over to the left edge.",
        answer: false,
        misjudgement: "makes room on the dangerous side.",
        why: "The woman stands at the left kerb and looks at the taxi, not at you. Stay in the middle of your lane and slow down.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger"],
      },
    ],
  },
  {
    id: "hz-40",
    title: "Deer at the edge",
    group: "C",
    situation:
      "You are driving at 50 km/h through a forest at dusk. What do you watch for?",
    statements: [
      {
        statement:
          "A second deer may follow the first, so I slow down and watch the trees as well.",
        answer: true,
        why: "Two bright eyes shine among the trees behind the deer. Slow down, and look for more animals than one.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The deer may jump out, so I swing round it over the middle line.",
        answer: false,
        misjudgement: "uses the other lane without a view.",
        why: "A glow shows behind the bend: a car is coming in the other lane. Slow down in your own lane.",
        basis: ["RTA 17(4)"],
      },
      {
        statement:
          "The deer may jump out and a car is behind me, so I brake early in several steps.",
        answer: true,
        why: "Its head is turned to your lane, and lights show in the mirror. Brake early, so that your brake lamps warn the driver behind.",
        basis: ["RTA 24", "KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
