import type { HazardScene } from "./schema";

export const hazards4 = [
  {
    id: "hz-04",
    title: "Dark road, nobody ahead",
    group: "C",
    situation:
      "You are driving at 40 km/h at night with dipped headlights. What do you watch for?",
    statements: [
      {
        statement:
          "No car is coming, so I switch to high beam to see whether somebody walks beyond my light.",
        answer: true,
        why: "A dim figure stands where your low beam does not reach, and no lights show ahead or in the mirror. Low beam lights about 40 m of road, high beam about 100 m: switch to high beam.",
        basis: ["RTA 52(2)", "KYO 6-3-2(2)"],
        rules: [
          "light-high-beam-normal-at-night",
          "light-dipped-beam-reach-40m",
          "light-high-beam-reach-100m",
        ],
      },
      {
        statement:
          "The walker on the right may start to cross, so I slow down now.",
        answer: true,
        why: "At the right edge, outside your light, a dim figure faces the road. At 40 km/h you need about 22 m to stop: slow down while you are still far away.",
        basis: ["KYO 6-3-1(1)"],
        rules: ["light-stop-within-lit-range", "speed-stopping-distance-table"],
      },
      {
        statement:
          "The walker can see my headlights, so I keep 40 km/h until he starts to cross.",
        answer: false,
        misjudgement: "slowing down only when it is too late.",
        why: "The dim figure faces the road and can step out just as you arrive, too late for any brake. Slow down until you can stop within your light.",
        basis: ["KYO 6-3-1(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "not seeing the lights far ahead.",
        why: "Two lamps far ahead belong to an oncoming car, and high beam would dazzle its driver. Keep the low beam on and slow down.",
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
          "The driver waves me on, so I turn at once before he changes his mind.",
        answer: false,
        misjudgement: "thinking that a waving hand means a clear road.",
        why: "The hand says nothing about the scooter beside the white car. Look past that car yourself before you turn.",
        basis: ["RTA 37", "KYO 5-7-1(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "A scooter may come past between the white car and the kerb, so I wait and look before I turn.",
        answer: true,
        why: "A rider with a helmet shows beside the white car. Wait until the scooter has gone by.",
        basis: ["RTA 37", "KYO 5-7-1(1)"],
        rules: ["hazard-right-turn-hidden-motorcycle"],
      },
      {
        statement:
          "The woman may need time, so I turn now and wait just before the crosswalk for her.",
        answer: false,
        misjudgement: "stopping across the oncoming lane.",
        why: "You would stand across the oncoming lane when the scooter comes. Wait where you are until she is across.",
        basis: ["RTA 37", "RTA 38(1)"],
        rules: ["intersection-right-turn-crosswalk"],
      },
    ],
  },
  {
    id: "hz-12",
    title: "Way to school",
    group: "B",
    situation:
      "You are driving at 20 km/h on a way to school. What do you watch for?",
    statements: [
      {
        statement:
          "The children have seen my car and will stay where they are, so I go on.",
        answer: false,
        misjudgement: "expecting children to wait.",
        why: "The boy and the girl look at each other, not at you. Go at walking speed, ready to stop.",
        basis: ["RTA 71(ii)"],
        rules: ["hazard-children"],
      },
      {
        statement:
          "The boy may step into the road, so I steer to the right side, away from him.",
        answer: false,
        misjudgement: "seeing only one of the two children.",
        why: "On the right stands the girl who waves, and the boy may run to her. Do not steer round him: slow down until you can stop.",
        basis: ["RTA 71(ii)"],
        rules: ["hazard-children"],
      },
      {
        statement:
          "The boy may run across to the girl who waves, so I go at walking speed, ready to stop.",
        answer: true,
        why: "The boy stands on the white line, and the girl waves from the other side. Nobody is behind you: slow down at once.",
        basis: ["RTA 71(ii)"],
        rules: ["hazard-children"],
      },
    ],
  },
  {
    id: "hz-16",
    title: "Stopped car at a crosswalk",
    group: "B",
    situation:
      "You are driving at 30 km/h in the right lane. What do you watch for?",
    statements: [
      {
        statement:
          "I see nobody on the crosswalk, so I pass the white car at this speed.",
        answer: false,
        misjudgement: "thinking that a hidden crosswalk is empty.",
        why: "The white car hides half of the crosswalk, and its brake lamps are lit: it waits for somebody. Stop before you pass its front.",
        basis: ["RTA 38(2)"],
        rules: ["hazard-crosswalk-hidden-by-vehicle"],
      },
      {
        statement:
          "Somebody may be crossing in front of the white car, so I stop before the crosswalk.",
        answer: true,
        why: "The white car stands just before the stripes, and there is no signal. Stop before you reach its front, even if you see nobody.",
        basis: ["RTA 38(2)"],
        rules: ["hazard-crosswalk-hidden-by-vehicle"],
      },
      {
        statement: "A car follows me, so I brake early, in several steps.",
        answer: true,
        why: "Its driver may not expect you to stop beside a standing car. Let your brake lamps light up early.",
        basis: ["KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
      },
    ],
  },
  {
    id: "hz-20",
    title: "End of a tunnel",
    group: "D",
    situation:
      "You are driving at 60 km/h on an expressway towards the end of a tunnel. What do you watch for?",
    statements: [
      {
        statement:
          "The wind may push me to the right at the exit, so I get ready to steer a little to the left.",
        answer: true,
        why: "The windsock points to the right: the wind blows from the left. Slow down and hold the wheel firmly with both hands.",
        basis: ["KYO 7-2-3(10)(11)"],
        rules: ["expressway-crosswind"],
      },
      {
        statement:
          "The road outside is white with snow, so I slow down from 60 km/h here where it is dry.",
        answer: true,
        why: "The road may be icy out there: tunnel mouths freeze first. The car in the mirror is far back, so slow down inside.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-ice-bridges-and-tunnel-mouths"],
      },
      {
        statement:
          "Braking here may surprise the driver behind, so I wait until I am outside before I slow down.",
        answer: false,
        misjudgement: "braking where the road is slippery.",
        why: "The car in the mirror is far back, and after the exit snow and wind come together. Slow down inside, on the dry road.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-ice-bridges-and-tunnel-mouths"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "reading the windsock the wrong way round.",
        why: "The windsock points to the left: the wind pushes you to the left, and steering left makes it worse. Slow down and hold the wheel firmly.",
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
          "The road has been dry so far, so I go over the bridge at 50 km/h.",
        answer: false,
        misjudgement: "thinking that a bridge is as dry as the road.",
        why: "The road here is dull, but the bridge shines and its railings are white with frost. Slow down before it.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-ice-bridges-and-tunnel-mouths"],
      },
      {
        statement:
          "The bridge may be slippery, so I slow down as soon as I am on it.",
        answer: false,
        misjudgement: "braking on the ice.",
        why: "The shining part begins with the railings, and wheels that brake on ice slide. Do your braking on the dull road before it.",
        basis: ["KYO 6-4-2"],
        rules: ["nature-snow-gentle"],
      },
      {
        statement:
          "The bridge may be icy, so I slow down here on the dry road and cross it at an even speed.",
        answer: true,
        why: "A bridge freezes first: it shines like ice, and the sign warns of a slippery road. The mirror is empty, so slow down before it.",
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
          "The white car is standing just beyond the rails, so I wait before the line until there is room for me.",
        answer: true,
        why: "Its brake lamps are lit, and behind it there is room for half a car: you would stop on the rails. Stop before the line and wait.",
        basis: ["RTA 50(2)"],
        rules: ["hazard-queue-before-level-crossing"],
      },
      {
        statement:
          "There are two tracks, so I stop before the line and look and listen for another train.",
        answer: true,
        why: "One train is just leaving on the right, and a second may come the other way. Stop every time, even with raised barriers and dark lamps.",
        basis: ["RTA 33(1)", "KYO 6-1-1"],
        rules: ["level-crossing-second-train"],
      },
      {
        statement:
          "The barriers are up and the train has gone, so I follow the white car closely across.",
        answer: false,
        misjudgement: "thinking that raised barriers mean a clear road.",
        why: "Your car would stand on the rails, with the red car close behind it. Stop before the line until there is room beyond.",
        basis: ["RTA 33(1)", "RTA 50(2)"],
        rules: ["hazard-queue-before-level-crossing"],
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
        misjudgement: "letting the car behind push you.",
        why: "The middle line is yellow, and a white car is coming. Stay behind the e-scooter, however close the car behind is.",
        basis: ["RTA 17(5)(iv)"],
        rules: ["overtaking-yellow-centre-line"],
      },
      {
        statement:
          "The car behind is very close, so I ease off gently and keep a longer gap to the rider.",
        answer: true,
        why: "A white car fills the mirror, and the road ahead of the rider is open. With a long gap you do not have to brake hard.",
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
      "You are driving at 30 km/h and a taxi is coming towards you. What do you watch for?",
    statements: [
      {
        statement:
          "The taxi shows no signal, so I keep 30 km/h until its indicator flashes.",
        answer: false,
        misjudgement: "waiting for a signal that may not come.",
        why: "The woman who waves stands on your side, and the taxi is turned towards your lane: it may cross without a signal. Slow down now.",
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
          "The taxi may turn across, so I move to the left edge and go past at 30 km/h.",
        answer: false,
        misjudgement: "making room on the dangerous side.",
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
      "You are driving at 40 km/h through a forest at dusk. What do you watch for?",
    statements: [
      {
        statement:
          "A second deer may follow the first, so I brake and watch the edge of the forest, too.",
        answer: true,
        why: "Two bright eyes shine among the trees behind the deer. Slow down, and look for more animals than one.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The deer may jump out, so I swing round it over the middle line.",
        answer: false,
        misjudgement: "using the other lane when you cannot see ahead.",
        why: "A glow shows behind the bend: a car is coming in the other lane. Slow down in your own lane.",
        basis: ["RTA 17(4)"],
      },
      {
        statement:
          "A car is behind me, so I slow down for the deer early, in several steps.",
        answer: true,
        why: "The deer may jump: its head is turned to your lane. Lights show in the mirror, so let your brake lamps warn that driver early.",
        basis: ["RTA 24", "KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
