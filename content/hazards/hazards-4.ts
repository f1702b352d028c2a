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
          "At 50 km/h you need about 32 m to stop, most of the 40 m that dipped lights reach.",
        answer: true,
        why: "Stopping takes about 32 m at 50 km/h and dipped lights reach about 40 m: little is left for thinking.",
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
          "The driver who waves you on does not know what is coming up beside the car.",
        answer: true,
        why: "A scooter comes up between the white car and the kerb, where its driver does not look.",
        basis: ["KYO 5-7"],
      },
      {
        statement:
          "Begin the turn while the car waits for you, then stop before the crosswalk for the pram.",
        answer: false,
        misjudgement: "stops halfway across the oncoming lane.",
        why: "You would stand across the oncoming lane when the scooter arrives.",
        basis: ["RTA 37"],
      },
      {
        statement:
          "The woman with the pram is walking into the half of the road that you need.",
        answer: true,
        why: "She walks to the far side, where you would drive: wait until she is across.",
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
          "The boy on the line is waiting for the three other children on the left.",
        answer: false,
        misjudgement: "does not follow the child's eyes.",
        why: "He looks across the street and waves to the girl: he will run to her.",
        basis: ["RTA 71(ii)"],
      },
      {
        statement:
          "Move to the right edge of the street to give the boy more room.",
        answer: false,
        misjudgement: "sees only one child.",
        why: "The girl stands at the right edge, and the boy will run to her.",
        basis: ["RTA 71(ii)"],
      },
      {
        statement:
          "The children on the left walk behind the white line, so 30 km/h is slow enough.",
        answer: false,
        misjudgement: "trusts the painted line.",
        why: "The boy stands on the line and waves across the street, and no adult is with them: go slowly or stop.",
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
          "The white car has broken down, so nobody is crossing in front of it.",
        answer: false,
        misjudgement: "invents a reason for the stopped car.",
        why: "Its brake lamps are lit and its driver sits in it: it waits for somebody whom you cannot see.",
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
          "Slow down after the exit, when you can feel the grip of the white road.",
        answer: false,
        misjudgement: "brakes on the slippery part.",
        why: "Tunnel mouths freeze first, and the wind pushes at the same place: then it is too late to brake.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The road outside is white, so reduce speed while you are still in the tunnel.",
        answer: true,
        why: "Inside the road is dry; brake there, because at the exit ice and wind come together.",
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
          "Slow down before the bridge and cross it without braking or sharp steering.",
        answer: true,
        why: "Wind cools a bridge from below too, so it freezes first. Do the slowing on the dry road.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "The road was dry until here, so the bridge shines only because of the sun.",
        answer: false,
        misjudgement: "takes ice for sunlight.",
        why: "There is no sun yet, and frost lies on the railings: the bridge is icy.",
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
          "A train has just passed, so follow the white car across without a stop.",
        answer: false,
        misjudgement: "thinks that after one train no other comes.",
        why: "Every vehicle stops for itself before a level crossing, and a second train can come on the other track.",
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
          "Nobody is close behind you, so you can back off the tracks if the queue does not move.",
        answer: false,
        misjudgement: "does not look into the mirror.",
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
          "Overtake over the yellow line, because an e-scooter does not count as a car.",
        answer: false,
        misjudgement: "mixes up two bans.",
        why: "Nobody may be overtaken over a yellow centre line. The ban of overtaking is another rule.",
        basis: ["RTA 17(5)(iv)"],
      },
      {
        statement:
          "Stay behind the e-scooter while there is too little room beside it.",
        answer: true,
        why: "A lane of 3.2 m with a yellow line leaves no safe space beside the rider.",
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
          "Keep 40 km/h, because the taxi will stop on its own side of the road.",
        answer: false,
        misjudgement: "expects the usual behaviour.",
        why: "Its customer stands on your side and its front wheels are turned: it will turn across your lane.",
        basis: ["RTA 25-2(1)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement: "Move left towards the person to give the taxi more room.",
        answer: false,
        misjudgement: "makes room on the dangerous side.",
        why: "The woman looks at the taxi, not at you, and steps off the kerb there.",
        basis: ["KYO 5-3"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The front wheels of the taxi point straight ahead, so it is going to drive on past you.",
        answer: false,
        misjudgement: "does not look at the wheels.",
        why: "Its front wheels are turned towards your lane, and its red plate says that it is free: it wants to fetch the woman.",
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
        statement: "Brake in several steps, because there is a car behind you.",
        answer: true,
        why: "Lights in the mirror: brake lamps that light up early warn the driver.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "Steer over the centre line around the deer early, before it moves.",
        answer: false,
        misjudgement: "uses the other side without a view.",
        why: "A glow behind the bend: somebody is coming on that side.",
        basis: ["RTA 17(4)"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
