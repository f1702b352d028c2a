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
          "A scooter is coming past the waving car, between it and the kerb.",
        answer: true,
        why: "The scooter comes up where the driver who waves does not look: the hand says nothing about it.",
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
          "The three children with bags are walking on the roadway side of the white line.",
        answer: false,
        misjudgement: "does not look where they walk.",
        why: "They walk behind the line. The danger is the boy: he stands on the line and waves to the girl across the street.",
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
          "Go past the white car at walking speed, with your foot over the brake.",
        answer: false,
        misjudgement: "slows down where a stop is needed.",
        why: "Slow is not enough. Before you pass the front of a vehicle standing at a crosswalk you must stop.",
        basis: ["RTA 38(2)"],
      },
      {
        statement:
          "The white car has its right indicator on, so slow down and let it into your lane.",
        answer: false,
        misjudgement: "takes brake lamps for an indicator.",
        why: "Only its brake lamps are lit: it waits at the crosswalk for somebody whom you cannot see. Stop before you pass its front.",
        basis: ["RTA 38(2)"],
      },
      {
        statement: "Stop before you reach the front of the white car.",
        answer: true,
        why: "A vehicle stands just before a crosswalk without signals: stop, even if you see nobody.",
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
          "Hold the wheel firmly at the exit, because a strong wind blows from the left.",
        answer: true,
        why: "The windsock points to the right, so the wind pushes from the left as soon as the wall ends.",
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
          "The car in the mirror is far back, so you can reduce speed while you are still in the tunnel.",
        answer: true,
        why: "Inside the road is dry and nobody is close behind: brake there, because at the exit ice and wind come together.",
        basis: ["KYO 6-4"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "reads the windsock the wrong way round.",
        why: "The windsock points to the left, so the wind blows from the right and pushes you to the left.",
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
          "The mirror is empty, so you can brake now, while the road under you is still dry.",
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
          "The yellow sign warns of a bend, so slow down for the bend after the bridge.",
        answer: false,
        misjudgement: "misreads the sign.",
        why: "The sign shows a skidding car: it warns of a slippery road. The road goes on straight.",
        basis: ["SO 209"],
      },
    ],
  },
  {
    id: "hz-28",
    title: "Queue beyond the rails",
    group: "A",
    situation:
      "You are coming up to a level crossing at 10 km/h. What do you watch for?",
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
          "There is room for one more car beyond the tracks, so you can cross now.",
        answer: false,
        misjudgement: "misjudges the room ahead.",
        why: "The gap is about 2 m, half a car: your rear would stand on the track.",
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
          "The car behind is very close, so leave a longer gap ahead of you.",
        answer: true,
        why: "The car fills your mirror. With more space ahead you never need to brake hard.",
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
          "The woman who raises her arm stands on your side of the road, not on the taxi's.",
        answer: true,
        why: "She stands on the left kerb, so the taxi has to cross your lane to reach her.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "Nobody stands on the right kerb, so the taxi has no customer to stop for on its own side.",
        answer: true,
        why: "The right side is empty. The taxi's customer stands on the left kerb, and that is where the taxi goes.",
        basis: ["KYO 5-3"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The taxi points straight along its own lane, so it is going to drive on past you.",
        answer: false,
        misjudgement: "does not look which way the taxi points.",
        why: "It is turned towards your lane, and its red plate says that it is free: it wants to fetch the woman.",
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
          "A second animal stands among the trees on the left, so watch them as well.",
        answer: true,
        why: "Two bright dots in the trees are its eyes. Deer often follow one another.",
        basis: ["KYO 4-5"],
      },
      {
        statement:
          "Nobody is behind you, so you can brake hard for the deer right now.",
        answer: false,
        misjudgement: "does not look into the mirror.",
        why: "Lights in the mirror: a car follows you. The deer stands still at the edge, so brake early in several steps.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "The deer stands at the right edge, so keep left and go on past it.",
        answer: false,
        misjudgement: "does not look where the deer stands.",
        why: "It stands at the left edge, beside your lane, and a glow behind the bend says that the other lane is not free: slow down.",
        basis: ["KYO 4-5"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
