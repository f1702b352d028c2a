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
          "My road has priority, so I slow down for the white car but do not have to stop.",
        answer: true,
        why: "Your centre line runs on through the intersection, so yours is the priority road. Slow down for the white car, and go on when it waits.",
        basis: ["RTA 36(2)"],
      },
      {
        statement:
          "The white car may come out without stopping, so I slow down before the intersection.",
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
          "I was in the intersection first, so a motorcycle going straight on will wait and I turn before it.",
        answer: false,
        misjudgement: "thinking that whoever comes first may go first.",
        why: "The light is green for oncoming traffic, too. Whoever goes straight on comes before your right turn.",
        basis: ["RTA 37"],
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
          "I see nobody in the first car, so I go past it slowly on my side of the line.",
        answer: false,
        misjudgement: "not looking into the parked car.",
        why: "A head shows in its rear window, and the open door leaves too little room. Stop and let the white car pass first.",
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
          "The white car will move over for me, so I swing out across the centre line.",
        answer: false,
        misjudgement: "relying on the other driver to make room.",
        why: "The white car is close, in its own lane. Slow down and let it go by first.",
        basis: ["KYO 5-6-5(2)"],
        rules: ["nature-obstacle-on-your-side"],
      },
    ],
    flip: {
      1: {
        answer: true,
        why: "Its seats are empty and no door is open, so your lane is wide enough. Go past slowly and keep watching the row.",
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
          "Past the wall the wind may push the bicycle into my path, so I stay behind it.",
        answer: true,
        why: "The trees lean to the right, and the umbrella acts like a sail. Follow at the speed of the bicycle.",
        basis: ["RTA 28(4)"],
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
          "A driver behind the rock may not expect me, so I sound the horn here, as the sign orders.",
        answer: true,
        why: "The blue sign on the left shows a horn. Sound it here, before you go into the bend.",
        basis: ["RTA 54(1)"],
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
          "The truck will not cross a yellow line, so I keep 30 km/h in the bend.",
        answer: false,
        misjudgement: "relying on a painted line.",
        why: "The round mirror shows the truck on the yellow line: it needs part of your lane. Slow down and keep left.",
        basis: ["RTA 42(ii)", "KYO 6-2-2"],
        rules: ["hazard-mountain-bend"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sounding the horn where no sign orders it.",
        why: "No sign stands here. Slow down and keep left, and use the horn only if danger cannot be avoided otherwise.",
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
          "The car with the red lights may be standing, so I slow down until I can stop in time.",
        answer: true,
        why: "Red lights do not tell whether the car moves. Drive so that you can stop within the short road that you see.",
        basis: ["RTA 26", "KYO 6-4-3"],
        rules: ["hazard-fog-ahead"],
      },
      {
        statement:
          "A car may be coming close to the centre line, so I slow down and keep left.",
        answer: true,
        why: "The two yellow lights near the line are headlamps: that car comes towards you. Leave it room.",
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
          "The signal may be red, so I get ready to stop until I can see which lamp is lit.",
        answer: true,
        why: "You see only the outline of the signal. Expect red as long as you do not know better.",
        basis: ["RTA 7", "RTA 70"],
      },
      {
        statement:
          "The sun may blind the driver behind me too, so I brake early and in several steps.",
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
          "The cars ahead may be standing, so I brake as hard as I can at once.",
        answer: false,
        misjudgement: "forgetting the truck behind.",
        why: "A truck is in the mirror, and the jam is still far ahead. Brake early, but in several steps.",
        basis: ["RTA 24"],
        rules: ["hazard-no-sudden-braking-when-followed"],
      },
      {
        statement:
          "The truck driver may not notice the jam, so I switch on the hazard lamps and brake in steps.",
        answer: true,
        why: "Red lamps fill the road ahead, and a truck follows you. Warn its driver early.",
        basis: ["GUIDE road operators", "KYO 5-4-3"],
        rules: ["expressway-jam-ahead-hazard-lamps"],
      },
      {
        statement:
          "The truck may not stop in time, so I leave space before the last car and watch the mirror.",
        answer: true,
        why: "Watch the truck in the mirror until it stands. With space before the last car you can still move away.",
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
          "The ambulance may go straight on or turn here, so I stop at the left edge before the intersection.",
        answer: true,
        why: "Red lamps flash in the mirror, and your left edge is free. Keep the intersection clear, even when your light is green.",
        basis: ["RTA 40(1)"],
        rules: ["position-emergency-near-intersection"],
      },
      {
        statement:
          "The ambulance may be in a hurry, so I stop at once in my lane.",
        answer: false,
        misjudgement: "stopping where the ambulance has to pass.",
        why: "It is behind you in your lane, and your left edge is free. Stop there, before the intersection.",
        basis: ["RTA 40(1)"],
        rules: ["position-emergency-near-intersection"],
      },
      {
        statement:
          "The ambulance will follow me across, so I speed up on green and pull over on the far side.",
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
          "I keep 1.5 m from the tram, so the people will be safe and I pass slowly.",
        answer: false,
        misjudgement: "using an exception that does not apply.",
        why: "People are getting off and walk across your lane. You may pass with 1.5 m only when nobody is getting on or off.",
        basis: ["RTA 31"],
        rules: ["pedestrian-tram-stop-1-5m"],
      },
      {
        statement:
          "The old man on the left may cross to the tram, so I wait for him too.",
        answer: true,
        why: "He walks on the sidewalk towards the tram. Stay behind it as long as somebody gets on.",
        basis: ["RTA 31"],
        rules: ["pedestrian-tram-stop-wait"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
