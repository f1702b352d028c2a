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
          "The road here is dull and dry and the bridge shines, so brake on this side of it.",
        answer: true,
        why: "Nobody is behind you. A bridge freezes first, so do the slowing here and cross it without braking or sharp steering.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "A car is standing on the bridge, so be ready to stop before it.",
        answer: false,
        misjudgement: "sees a car where there is none.",
        why: "Nothing stands on the bridge. It shines and frost lies on its railings: slow down here, because it is icy.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The yellow sign warns of side wind, so hold the wheel firmly on the bridge.",
        answer: false,
        misjudgement: "misreads the sign.",
        why: "The sign shows a skidding car: it warns of a slippery road, and the bridge shines. Slow down before it.",
        basis: ["SO 209"],
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
          "The red lamps of the crossing are lit, which announces another train.",
        answer: false,
        misjudgement: "takes dark lamps for lit ones.",
        why: "The lamps are dark and the barriers are up. Stop before the line all the same, look and listen; what is missing is the room beyond the rails.",
        basis: ["RTA 33(1)"],
      },
      {
        statement:
          "The barriers are down, so stop before the line and wait until they go up.",
        answer: false,
        misjudgement: "takes raised barriers for closed ones.",
        why: "The barriers are up. Stop, look and listen all the same, and wait for room: beyond the rails about 2 m are free, half a car.",
        basis: ["RTA 50(2)"],
      },
      {
        statement:
          "A car is close behind you, so on the tracks you cannot count on backing away.",
        answer: true,
        why: "A red car fills half of the mirror: on the tracks you could go neither forward nor back.",
        basis: ["RTA 50(2)"],
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
          "The middle line is white and broken, so you can cross it to pass the e-scooter.",
        answer: false,
        misjudgement: "does not look at the line.",
        why: "The line is yellow and solid: nobody is overtaken across it, and a car is coming.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "The rider holds out the right arm and is about to turn right.",
        answer: false,
        misjudgement: "sees a hand signal where there is none.",
        why: "Both hands are on the bar and no arm is out. Stay behind, because there is too little room beside the rider.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "Nobody is behind you, so you can slow down behind the e-scooter as much as you need.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "A car fills the mirror. Leave a longer gap ahead, so that you never need to brake hard.",
        basis: ["RTA 26"],
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
          "The woman with the raised arm stands on the taxi's side of the road, so the taxi is going to stop over there.",
        answer: false,
        misjudgement: "does not look where the woman stands.",
        why: "She stands on the left kerb, on your side: the taxi has to cross your lane to reach her.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "A small car shows in the mirror, so slow down for the taxi early and in several steps.",
        answer: true,
        why: "Somebody is behind you, though not close. The free taxi is turned towards your lane: its customer stands on the left kerb.",
        basis: ["KYO 5-3"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The taxi signals with its indicator that it needs to cross your lane.",
        answer: false,
        misjudgement: "sees a signal where there is none.",
        why: "No lamp flashes. The taxi is turned towards your lane, and its red plate says that it is free: it wants to fetch the woman.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-do-not-rely-on-others"],
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
          "A second animal stands among the trees on the right, so watch that side as well.",
        answer: false,
        misjudgement: "looks for it on the wrong side.",
        why: "Two bright dots in the trees are its eyes, and they are on the left. Deer often follow one another.",
        basis: ["KYO 4-5"],
      },
      {
        statement:
          "Nobody is behind you, so you can slow down for the deer as far as you need.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "Lights in the mirror: a car follows you. The deer stands still at the edge, so brake early in several steps.",
        basis: ["RTA 24"],
      },
      {
        statement: "The deer stands with its head to the road.",
        answer: true,
        why: "Its head is turned to your lane: it can jump out, and a glow behind the bend says that the other lane is not free. Slow down.",
        basis: ["KYO 4-5"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
