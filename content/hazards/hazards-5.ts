import type { HazardScene } from "./schema";

export const hazards5 = [
  {
    id: "hz-41",
    title: "Kindergarten bus on the other side",
    group: "B",
    situation:
      "You are driving at 30 km/h and coming up to a kindergarten bus. What do you watch for?",
    statements: [
      {
        statement:
          "The bus stands on the other side, so I go past it at 30 km/h in my lane.",
        answer: false,
        misjudgement: "watching only for buses on your own side.",
        why: "The old man on the left waves to somebody whom the bus hides. Drive slowly past a kindergarten bus on the other side, too.",
        basis: ["RTA 71(ii-3)", "RTO 26-3"],
        rules: ["pedestrian-school-bus-slowly"],
      },
      {
        statement:
          "No child has come out from behind the bus, so I pass it at walking speed and watch all around it.",
        answer: true,
        why: "Nobody is on the road, but the old man waves to somebody whom the bus hides. You must pass a kindergarten bus so slowly that you can stop at once (徐行 jokō).",
        basis: ["RTA 71(ii-3)"],
        rules: ["pedestrian-school-bus-slowly", "hazard-children"],
      },
      {
        statement: "A child is on the road, so I brake hard at once.",
        answer: false,
        misjudgement: "braking hard with a car close behind.",
        why: "A child may come out, but nobody is on the road yet, and the car in the mirror is close. Brake early, in several light steps, down to walking speed.",
        basis: ["RTA 24"],
        rules: [
          "hazard-no-sudden-braking-when-followed",
          "hazard-brake-in-several-steps",
        ],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "watching only for buses on your own side.",
        why: "A child has already come out from behind the bus on the other side. Slow down at once and stop.",
      },
      2: {
        answer: false,
        misjudgement: "not seeing the child behind the bus.",
        why: "A child has come out behind the bus and wants to cross to the old man. Walking speed is not enough: stop and let the child cross.",
        basis: ["RTA 70", "RTA 71(ii)"],
      },
      3: {
        answer: true,
        why: "The child is already on the road. Hard braking is allowed to avoid danger, even with a car close behind.",
      },
    },
  },
  {
    id: "hz-42",
    title: "Queue with a gap",
    group: "A",
    situation:
      "You are driving at 30 km/h past a queue of oncoming cars. What do you watch for?",
    statements: [
      {
        statement:
          "Nothing comes out of a queue that stands still, so I go past it at 30 km/h.",
        answer: false,
        misjudgement: "forgetting the gap between the cars.",
        why: "The queue leaves a gap in front of the filling station, and the van hides whoever waits there. Slow down before it.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "Somebody may come out through the gap, so I go slowly enough to stop before it.",
        answer: true,
        why: "The driver of the white car holds up a hand to somebody whom the van hides. At 30 km/h you need about 14 m to stop: go slowly until you see the whole gap.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger", "speed-stopping-distance-table"],
      },
      {
        statement:
          "I cannot pass the bicycle with enough distance, so I stay behind it.",
        answer: true,
        why: "Beside the gap the cyclist may swing out, too, and you cannot keep clear of both. Stay behind, and pass the cyclist when you are past the queue.",
        basis: ["KYO 5-3-7(2)"],
        rules: ["hazard-cyclist-swerving"],
      },
    ],
  },
  {
    id: "hz-43",
    title: "Long truck that swings out",
    group: "A",
    situation:
      "You are driving at 20 km/h behind a long truck at an intersection. What do you watch for?",
    statements: [
      {
        statement:
          "The truck makes room on its left, so I pass it slowly through that gap.",
        answer: false,
        misjudgement: "taking the swing to the right for a right turn.",
        why: "Its left indicator flashes: a long truck first swings right, then turns left through this gap. Stay behind until it has turned.",
        basis: ["KYO 5-7-1(3)"],
        rules: ["nature-inner-wheel-difference-long-vehicles"],
      },
      {
        statement:
          "The rear of the truck may swing out to the right as it turns, so I keep plenty of distance.",
        answer: true,
        why: "The tail reaches far behind the rear wheels and swings to the side opposite to the turn. Stay well behind the truck until it has turned.",
        basis: ["KYO 5-1-6"],
        rules: ["nature-outward-swing"],
      },
      {
        statement:
          "The truck may stop for the two people at the corner, so I go round it on the right, over the middle line.",
        answer: false,
        misjudgement: "going where the tail of the truck swings.",
        why: "As the truck turns left, its tail swings out to the right, into your way. Keep a gap in which you can stop, and wait behind it.",
        basis: ["RTA 26", "KYO 5-1-6"],
        rules: ["nature-outward-swing"],
      },
    ],
  },
  {
    id: "hz-44",
    title: "Walker with a white cane",
    group: "B",
    situation:
      "You are driving at 20 km/h on a narrow street without sidewalks. What do you watch for?",
    statements: [
      {
        statement:
          "The man with the white cane does not see my car, so I slow down at once, ready to stop.",
        answer: true,
        why: "A white cane (白杖 hakujō) means that he sees very little or nothing. You must not get in his way: slow down now, and stop if need be.",
        basis: ["RTA 71(ii)", "KYO 5-3-3"],
        rules: ["pedestrian-cane-or-guide-dog"],
      },
      {
        statement:
          "The man is walking along the edge, so I pass him slowly with a wide gap, ready to stop.",
        answer: false,
        misjudgement: "passing in front of somebody who is about to cross.",
        why: "He faces the road, one foot forward, and his cane feels the way: he is about to cross. Stop, and wait until he is across.",
        basis: ["RTA 71(ii)"],
        rules: ["pedestrian-vulnerable-gap-is-not-enough"],
      },
      {
        statement:
          "The man may step in front of my car, so I sound the horn and drive past before he does.",
        answer: false,
        misjudgement: "using the horn to get past somebody.",
        why: "A horn startles somebody who cannot see you, and you must not sound it to get past. Slow down, and stop if need be.",
        basis: ["RTA 54(2)", "RTA 71(ii)"],
        rules: ["horn-not-for-greeting-or-urging"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "He walks along the edge and does not turn to the road. Slowly, with a wide gap and ready to stop, you do not get in his way.",
      },
    },
  },
  {
    id: "hz-45",
    title: "Motorcycle between you and the kerb",
    group: "A",
    situation:
      "You are driving at 10 km/h in slow traffic and about to turn left. What do you watch for?",
    statements: [
      {
        statement:
          "A motorcycle may come past on my left, so I look in the mirror and over my shoulder before I turn.",
        answer: true,
        why: "A headlamp shows in the left mirror, and there is room for it beside the kerb. Let the motorcycle go by, then look once more.",
        basis: ["RTA 34(1)", "KYO 5-7-1(3)"],
        rules: ["hazard-left-turn-left-rear"],
      },
      {
        statement:
          "A motorcycle may come up on my left, so I turn quickly before it reaches me.",
        answer: false,
        misjudgement: "hurrying instead of letting the rider pass.",
        why: "Whoever turns quickly does not look, and riders come past on the left in slow traffic. Look into the mirror and over your shoulder, and let riders go by.",
        basis: ["KYO 5-7-1(3)"],
        rules: ["hazard-left-turn-left-rear"],
      },
      {
        statement:
          "Nobody is coming up on my left, so I look over my shoulder and move to the left edge.",
        answer: false,
        misjudgement: "not looking in the left mirror.",
        why: "The rider in the left mirror is already coming through this gap, and you would push the rider against the kerb. Let the motorcycle pass first.",
        basis: ["RTA 26-2(2)", "KYO 5-7-1(3)"],
        rules: ["hazard-left-turn-left-rear"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The left mirror is empty, but it does not show what is right beside you. Look over your shoulder before you turn.",
      },
      3: {
        answer: true,
        why: "The left mirror is empty. Look over your shoulder, then keep to the left edge before you turn: nobody can slip in there any more.",
        basis: ["RTA 34(1)"],
      },
    },
  },
  {
    id: "hz-46",
    title: "Right turn at night",
    group: "C",
    situation:
      "You are waiting to turn right at night and the light is green. What do you watch for?",
    statements: [
      {
        statement:
          "The glare of the headlights on the right may hide somebody, so I wait until I see an empty crosswalk.",
        answer: true,
        why: "A faint figure walks on the stripes, just left of the headlights: between two lights people can vanish (蒸発現象 jōhatsu genshō). Wait until the figure is across.",
        basis: ["RTA 38(1)", "KYO 6-3-1(2)"],
        rules: [
          "light-evaporation-effect",
          "intersection-right-turn-crosswalk",
        ],
      },
      {
        statement:
          "I see nobody in my headlights, so I turn before the oncoming car gets here.",
        answer: false,
        misjudgement: "looking only where the headlights shine.",
        why: "Your headlights shine straight ahead; the crosswalk on the right, where a figure walks, stays dark until you turn. Let the oncoming car pass, then look for people.",
        basis: ["RTA 37", "RTA 38(1)"],
        rules: ["intersection-right-turn-gives-way"],
      },
      {
        statement:
          "The oncoming car may be closer than it looks at night, so I wait until it has passed.",
        answer: true,
        why: "Headlights are coming at the far left, and in the dark gaps look larger than they are. A car that goes straight on goes first: wait.",
        basis: ["RTA 37", "KYO 6-3-1(6)"],
        rules: [
          "intersection-right-turn-gives-way",
          "light-night-go-slower-than-by-day",
        ],
      },
    ],
  },
  {
    id: "hz-47",
    title: "Overtaker in your lane",
    group: "A",
    situation:
      "You are driving at 40 km/h on a country road. What do you watch for?",
    statements: [
      {
        statement:
          "The red car may not get back in time, so I brake and move onto the left side strip at once.",
        answer: true,
        why: "The red car is beside the truck, in your lane, and the side strip is free. Sound the horn, brake and go as far left as you can.",
        basis: ["KYO 6-5"],
        rules: ["vehicle-head-on-crash-threatens"],
      },
      {
        statement:
          "The red car may still drop back behind the truck, so I keep 40 km/h.",
        answer: false,
        misjudgement: "relying on the other driver to give way.",
        why: "The red car is already beside the truck and comes straight at you. Brake at once, whatever its driver does.",
        basis: ["KYO 6-5"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "Another car may come out from behind the truck, so I slow down until I can see past it.",
        answer: true,
        why: "The truck hides the road behind it, and a second driver may overtake, too. Do not speed up before you see past it.",
        basis: ["KYO 1-1-2"],
        rules: ["hazard-expect-danger"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "not seeing the cyclist on the side strip.",
        why: "A cyclist rides on the side strip just ahead, and you would hit the bicycle. Brake hard in your lane and stay behind the cyclist.",
        basis: ["RTA 70", "KYO 6-5"],
      },
    },
  },
  {
    id: "hz-48",
    title: "Child's bicycle from a side road",
    group: "B",
    situation:
      "You are driving at 20 km/h on a narrow street. What do you watch for?",
    statements: [
      {
        statement:
          "The child on the right is looking back for somebody, so I slow down, ready to stop before the corner.",
        answer: true,
        why: "A yellow cap shows above the hedge at the left: another child may ride out. At 20 km/h you need about 9 m to stop, so slow down at once.",
        basis: ["RTA 42(i)", "KYO 5-4-4(2)"],
        rules: [
          "hazard-junction-without-view",
          "speed-stopping-distance-table",
        ],
      },
      {
        statement:
          "The child has crossed and the road is free, so I go on at 20 km/h.",
        answer: false,
        misjudgement: "thinking that a child comes alone.",
        why: "The child on the right looks back to the left, where a cap shows above the hedge: the next one is coming. Slow down.",
        basis: ["RTA 42(i)", "KYO 5-4-4(2)"],
        rules: ["hazard-junction-without-view"],
      },
      {
        statement:
          "The next child may ride out, so I sound the horn and pass the corner quickly.",
        answer: false,
        misjudgement: "trusting the horn instead of the brake.",
        why: "The child with the yellow cap may not stop for a horn, or may stop in mid-road. Nobody is in the mirror: brake.",
        basis: ["KYO 5-5-1(5)"],
        rules: ["hazard-horn-is-no-substitute"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
