import type { HazardScene } from "./schema";

export const hazards2 = [
  {
    id: "hz-02",
    title: "Crossroads between fields",
    group: "A",
    situation:
      "You are driving at 40 km/h between fields and going straight on. What do you watch for?",
    statements: [
      {
        statement:
          "The white car will stop and let me go first, so I keep 40 km/h.",
        answer: false,
        misjudgement: "relying on the other driver to stop.",
        why: "The dust behind it shows that it comes fast and does not slow down. Slow down and be ready to stop.",
        basis: ["RTA 36(4)"],
        rules: ["hazard-do-not-rely-on-others"],
      },
      {
        statement:
          "My road has priority, so I go on without stopping once I see that the white car waits.",
        answer: true,
        why: "The blue sign says so, and your centre line runs on through the intersection. Slow down for the white car, and go on when it waits.",
        basis: ["RTA 36(2)"],
        rules: [
          "intersection-priority-road-meaning",
          "intersection-stop-sign-then-yield",
        ],
      },
      {
        statement:
          "The white car may come out without stopping, so I brake before the intersection.",
        answer: true,
        why: "The dust shows that it is moving, and it does not slow down. Whoever goes first by the rules: slow down early.",
        basis: ["RTA 36(4)"],
        rules: ["intersection-watch-all-users"],
      },
    ],
    flip: {
      2: {
        answer: false,
        misjudgement: "not seeing the stop sign.",
        why: "A red stop sign and a stop line face you. Stop, and let the traffic on the other road go first.",
        basis: ["RTA 43"],
      },
    },
  },
  {
    id: "hz-06",
    title: "Right turn, truck opposite",
    group: "A",
    situation:
      "You have stopped in the intersection to turn right. What do you watch for?",
    statements: [
      {
        statement:
          "A motorcycle may be hidden behind the truck, so I turn quickly before it comes out.",
        answer: false,
        misjudgement: "hurrying in front of somebody who goes first.",
        why: "The light is green for oncoming traffic, too, and whoever goes straight on comes before your right turn. Wait until you have seen the lane behind the truck.",
        basis: ["RTA 37", "KYO 5-7-1(1)"],
        rules: ["intersection-right-turn-gives-way"],
      },
      {
        statement:
          "The truck is turning too, so nothing can come from behind it and I turn at once.",
        answer: false,
        misjudgement: "looking only at the truck.",
        why: "The truck turns right like you, but it hides the lane along the kerb. Turn when you have seen that lane empty.",
        basis: ["RTA 37", "KYO 5-7-1(1)"],
        rules: ["hazard-right-turn-hidden-motorcycle"],
      },
      {
        statement:
          "A motorcycle may come out from behind the truck, so I wait until I can see past it.",
        answer: true,
        why: "At the right edge of the truck a lamp and a wheel show. Wait until you have seen that lane empty.",
        basis: ["RTA 37", "KYO 5-7-1(1)"],
        rules: ["hazard-right-turn-hidden-motorcycle"],
      },
    ],
  },
  {
    id: "hz-10",
    title: "Row of parked cars",
    group: "B",
    situation:
      "You are driving at 30 km/h past parked cars. What do you watch for?",
    statements: [
      {
        statement:
          "No door is open and my lane has room, so I go past the parked cars slowly and watch them.",
        answer: false,
        misjudgement: "not seeing the open door.",
        why: "A head shows in the first car, and its open door takes the room in your lane. Stop and let the white car pass first.",
        basis: ["KYO 5-3-1(5)", "KYO 5-6-5(2)"],
        rules: ["hazard-parked-cars-door"],
      },
      {
        statement:
          "Somebody may step out between the parked cars, so I slow down and hold my foot over the brake.",
        answer: true,
        why: "The row of cars hides the left side. Go slowly enough to stop for somebody who steps out.",
        basis: ["KYO 5-3-1(5)"],
        rules: ["hazard-parked-cars-door"],
      },
      {
        statement:
          "Somebody may step out between the cars, so I swing out across the centre line.",
        answer: false,
        misjudgement: "forgetting the oncoming car.",
        why: "The white car is close, in its own lane. Slow down and let it go by first.",
        basis: ["KYO 5-6-5(2)"],
        rules: ["nature-obstacle-on-your-side"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "The first car has empty seats and no door is open, so your lane is wide enough. Go past slowly and keep watching the row.",
      },
    },
  },
  {
    id: "hz-14",
    title: "Umbrella and wind",
    group: "B",
    situation:
      "You are driving at 30 km/h behind a bicycle. What do you watch for?",
    statements: [
      {
        statement:
          "The bicycle will stay close to the kerb, so I pass it before the grey car arrives.",
        answer: false,
        misjudgement: "forgetting the wind.",
        why: "The wall ends just ahead, and the trees beyond it lean to the right. The wind pushes the rider out: stay behind.",
        basis: ["RTA 28(4)"],
        rules: ["overtaking-not-when-oncoming-close"],
      },
      {
        statement:
          "The rider may not know that I am here, so I sound the horn and then overtake.",
        answer: false,
        misjudgement: "warning others instead of staying behind.",
        why: "The rider holds an umbrella, and a car is coming. The horn can frighten somebody who steers with one hand: stay behind without it.",
        basis: ["RTA 54(2)"],
        rules: ["horn-only-sign-or-danger"],
      },
      {
        statement:
          "The wind may catch the umbrella beyond the wall, so I stay behind the bicycle.",
        answer: true,
        why: "The trees lean to the right, and the umbrella acts like a sail: the bicycle can be pushed into your path. Follow at its speed.",
        basis: ["RTA 28(4)"],
        rules: ["nature-wind"],
      },
    ],
  },
  {
    id: "hz-18",
    title: "Mountain bend with a mirror",
    group: "C",
    situation:
      "You are driving at 30 km/h towards a bend in the mountains. What do you watch for?",
    statements: [
      {
        statement:
          "A driver behind the rock may not expect me, so I sound the horn before the bend.",
        answer: true,
        why: "The blue sign on the left orders it. Sound the horn here, before you go into the bend.",
        basis: ["RTA 54(1)"],
        rules: ["horn-at-sound-horn-sign", "horn-only-sign-or-danger"],
      },
      {
        statement:
          "The truck may come over the yellow line, so I slow down before the bend and keep left.",
        answer: true,
        why: "The round mirror shows a truck, and rock hides the bend. Slow down before the bend, not in it.",
        basis: ["RTA 42(ii)", "KYO 6-2-2"],
        rules: ["hazard-mountain-bend"],
      },
      {
        statement:
          "The yellow line keeps the truck on its side, so I go through the bend without slowing down.",
        answer: false,
        misjudgement: "relying on a painted line.",
        why: "The round mirror shows the truck on the yellow line: it needs part of your lane. Slow down before the bend and keep left.",
        basis: ["RTA 42(ii)", "KYO 6-2-2"],
        rules: ["hazard-mountain-bend"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sounding the horn where no sign orders it.",
        why: "No horn sign stands here, and you may use the horn only if danger cannot be avoided otherwise. Slow down and keep left.",
        basis: ["RTA 54(2)"],
      },
    },
  },
  {
    id: "hz-22",
    title: "Fog",
    group: "C",
    situation:
      "You are driving at 40 km/h in dense fog. What do you watch for?",
    statements: [
      {
        statement:
          "Other drivers may see me too late, so I switch on the high beam.",
        answer: false,
        misjudgement: "expecting more light to help.",
        why: "The green lamp on the dash shows the low beam, which is right in fog. High beam is thrown back into your own eyes.",
        basis: ["KYO 6-4-3"],
        rules: ["light-fog-dipped-beam"],
      },
      {
        statement:
          "The car with the red lights may have stopped, so I go slowly enough to stop within what I can see.",
        answer: true,
        why: "Red lights do not tell whether the car moves. Drive so that you can stop within the short road that you see: at 40 km/h you need about 22 m.",
        basis: ["RTA 26", "KYO 6-4-3"],
        rules: ["hazard-fog-ahead", "speed-stopping-distance-table"],
      },
      {
        statement:
          "A car may be coming towards me near the centre line, so I slow down and keep left.",
        answer: true,
        why: "The two white lights near the line are headlamps, and in fog its driver may not see you. Leave that car room.",
        basis: ["KYO 6-4-3"],
        rules: ["hazard-expect-danger"],
      },
    ],
  },
  {
    id: "hz-26",
    title: "Low sun",
    group: "C",
    situation:
      "You are driving at 30 km/h against the low sun. What do you watch for?",
    statements: [
      {
        statement:
          "People may be crossing in the glare, so I stop before the crosswalk.",
        answer: true,
        why: "Long shadows lie across the stripes, and the glare hides the people themselves. Stop and let them cross.",
        basis: ["RTA 38(1)"],
        rules: ["pedestrian-crosswalk-stop"],
      },
      {
        statement:
          "I cannot see which lamp of the signal is lit, so I brake as for a red light.",
        answer: true,
        why: "You see only the outline of the signal, and it may be red. Expect red as long as you do not know better.",
        basis: ["RTA 7", "RTA 70"],
        rules: ["hazard-expect-danger"],
      },
      {
        statement:
          "The driver behind may be dazzled, too, so I brake early, in several steps.",
        answer: true,
        why: "A car follows you towards the same sun. Let your brake lamps warn its driver before you stop.",
        basis: ["RTA 24", "KYO 5-4-3"],
        rules: ["hazard-brake-in-several-steps"],
      },
    ],
  },
  {
    id: "hz-30",
    title: "End of a jam",
    group: "D",
    situation:
      "You are driving at 60 km/h on an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "The cars ahead may have stopped, so I brake as hard as I can without looking behind.",
        answer: false,
        misjudgement: "forgetting the truck behind.",
        why: "A truck is in the mirror, and the jam is still far ahead. Brake early, but in several steps.",
        basis: ["RTA 24"],
        rules: ["hazard-no-sudden-braking-when-followed"],
      },
      {
        statement:
          "The cars ahead have stopped and a truck follows me, so I switch on the hazard lamps and brake in steps.",
        answer: true,
        why: "Red and orange lamps fill the road ahead, and the truck driver may not notice the jam. Warn the driver early.",
        basis: ["GUIDE road operators", "KYO 5-4-3"],
        rules: ["expressway-jam-ahead-hazard-lamps"],
      },
      {
        statement:
          "The truck may not stop in time, so I leave space behind the last car and watch the mirror.",
        answer: true,
        why: "Watch the truck in the mirror until it stands. With space behind the last car you can still move away.",
        basis: ["KYO 4-5-1"],
        rules: ["hazard-check-all-points"],
      },
    ],
  },
  {
    id: "hz-34",
    title: "Ambulance behind",
    group: "A",
    situation:
      "You are driving at 40 km/h towards an intersection and hear a siren. What do you watch for?",
    statements: [
      {
        statement:
          "The ambulance will want to get through the intersection, so I pull over to the left and stop before it.",
        answer: true,
        why: "Red lamps flash in the mirror, and your left edge is free. The ambulance may go straight on or turn: keep the intersection clear, even on green.",
        basis: ["RTA 40(1)"],
        rules: ["position-emergency-near-intersection"],
      },
      {
        statement:
          "The ambulance will pass on my right, so I keep to the left edge and drive on slowly.",
        answer: false,
        misjudgement: "moving over without stopping near an intersection.",
        why: "Near an intersection, moving over is not enough: the ambulance may turn there. Stop at the left edge before it.",
        basis: ["RTA 40(1)"],
        rules: ["position-emergency-near-intersection"],
      },
      {
        statement:
          "My light is green, so I cross first and stop at the left edge beyond the intersection.",
        answer: false,
        misjudgement: "making room too late.",
        why: "It is close in the mirror and would reach you in the intersection. Keep that clear: stop at the left edge before it.",
        basis: ["RTA 40(1)"],
        rules: ["position-emergency-near-intersection"],
      },
    ],
  },
  {
    id: "hz-38",
    title: "Tram at its stop",
    group: "B",
    situation:
      "You are driving at 20 km/h and coming up to a standing tram. What do you watch for?",
    statements: [
      {
        statement:
          "More people may get off, so I stop behind the tram and wait.",
        answer: true,
        why: "A woman steps out of the open door, and there is no safety zone. Wait until nobody crosses in front of you.",
        basis: ["RTA 31"],
        rules: ["pedestrian-tram-stop-wait"],
      },
      {
        statement:
          "With 1.5 m between me and the tram the people are safe, so I pass slowly.",
        answer: false,
        misjudgement: "using an exception that does not apply.",
        why: "People are getting off and walk across your lane. You may pass with 1.5 m only when nobody is getting on or off.",
        basis: ["RTA 31"],
        rules: ["pedestrian-tram-stop-1-5m"],
      },
      {
        statement: "The old man may want to get on, so I wait for him, too.",
        answer: true,
        why: "He walks towards the tram and may cross your lane to get on. Stay behind the tram as long as somebody gets on or off.",
        basis: ["RTA 31"],
        rules: ["pedestrian-tram-stop-wait"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
