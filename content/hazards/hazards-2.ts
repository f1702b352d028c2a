import type { HazardScene } from "./schema";

export const hazards2 = [
  {
    id: "hz-02",
    title: "Crossroads between fields",
    group: "A",
    situation:
      "You are driving at 50 km/h between fields and going straight on. What do you watch for?",
    statements: [
      {
        statement:
          "The white car stays at the same point in your windscreen, so it is standing and waiting.",
        answer: false,
        misjudgement: "thinks it stands because it does not move in the view.",
        why: "The dust shows that it is moving. A vehicle that does not shift in your view is on a collision course with you.",
        basis: ["RTA 36(4)"],
      },
      {
        statement:
          "Stop before the intersection, because here traffic from the left comes first.",
        answer: false,
        misjudgement: "gives way although the own road has priority.",
        why: "Your centre line runs through the intersection, so yours is the priority road, and the other road has the stop sign.",
        basis: ["RTA 36(2)"],
      },
      {
        statement:
          "You go first on this road, so keep going with a foot over the brake and watch the white car.",
        answer: true,
        why: "You have priority, but the white car does not slow down: go on, ready to brake.",
        basis: ["RTA 36(4)"],
      },
    ],
    flip: {
      2: {
        answer: true,
        why: "The stop sign and the stop line face you: stop, and let the traffic on the other road go first.",
        basis: ["RTA 43"],
      },
      3: {
        answer: false,
        misjudgement: "does not see the stop sign.",
        why: "The stop sign faces you, so the other road goes first and you must stop.",
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
          "The light beside the truck belongs to a motorcycle that goes straight on.",
        answer: true,
        why: "The single lamp is in the lane along the kerb, beside the truck, not on it.",
        basis: ["KYO 5-7"],
      },
      {
        statement:
          "Wait near the centre until you see the lane that the truck is hiding.",
        answer: true,
        why: "The truck hides the lane of the traffic that goes straight on. Turn when you have seen it empty.",
        basis: ["RTA 37"],
      },
      {
        statement:
          "Nothing but the truck is coming, so turn as soon as it has moved off.",
        answer: false,
        misjudgement: "does not see the lamp beside the truck.",
        why: "A lamp shows at the far side of the truck: a motorcycle is coming, and straight traffic goes before a right turn.",
        basis: ["RTA 37"],
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
          "Somebody sits in the first parked car, and its door is not fully shut.",
        answer: true,
        why: "A head in the rear window and a dark gap at the door: it is about to open.",
        basis: ["KYO 5-3"],
      },
      {
        statement:
          "Let the oncoming car go by first, so that you can pass with room for an open door.",
        answer: true,
        why: "Between an open door and the centre line there is less room than your car needs.",
        basis: ["KYO 5-6"],
      },
      {
        statement:
          "Nobody is coming, so you can swing wide over the centre line past the parked cars.",
        answer: false,
        misjudgement: "forgets the oncoming car.",
        why: "A white car is coming and needs that lane.",
        basis: ["KYO 5-6"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sees somebody in an empty car.",
        why: "The rear window shows empty seats only, and no door stands off.",
      },
      2: {
        answer: true,
        why: "The parked cars are on your side of the road, so the white car goes first. Then you have room for any door.",
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
          "Sound the horn softly, because the rider cannot see you under the umbrella.",
        answer: false,
        misjudgement: "warns instead of staying behind.",
        why: "The noise can make a one-handed rider fall, and staying behind avoids the danger.",
        basis: ["RTA 54(2)"],
      },
      {
        statement:
          "Keep behind the bicycle, because where the wall ends the wind will push it to the right.",
        answer: true,
        why: "The trees beyond the wall bend to the right, and the umbrella acts like a sail.",
        basis: ["RTA 28(4)"],
      },
      {
        statement:
          "Leave the bicycle about one metre and overtake before the oncoming car arrives.",
        answer: false,
        misjudgement: "forgets the wind.",
        why: "A gust pushes the rider to the right just when the oncoming car takes the other lane.",
        basis: ["RTA 28(4)"],
      },
    ],
  },
  {
    id: "hz-18",
    title: "Mountain bend with a mirror",
    group: "C",
    situation:
      "You are driving at 40 km/h towards a bend in the mountains. What do you watch for?",
    statements: [
      {
        statement:
          "Sound the horn before the bend, because the sign tells you to.",
        answer: true,
        why: "The blue sign with the horn orders you to sound it here.",
        basis: ["RTA 54(1)"],
      },
      {
        statement:
          "Slow down in the bend, where you can see how much room the truck leaves.",
        answer: false,
        misjudgement: "brakes in the bend.",
        why: "Brake before the bend; braking in it makes the car slide, and the truck is then in front of you.",
        basis: ["RTA 42"],
      },
      {
        statement:
          "Keep left in your lane, because the truck in the mirror is coming over the yellow line.",
        answer: true,
        why: "The mirror shows one wheel of the truck beyond the yellow line: it needs part of your lane.",
        basis: ["RTA 17(4)"],
        rules: ["hazard-mountain-bend"],
      },
    ],
    flip: {
      1: {
        answer: false,
        misjudgement: "sees a sign where none stands.",
        why: "No sign orders the horn here. Without one, sound it only where danger cannot be avoided otherwise.",
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
          "The dash shows that your headlights are off, so switch on the high beam now.",
        answer: false,
        misjudgement: "does not read the lamp on the dash.",
        why: "The green lamp on the dash says that the dipped headlights are on. Leave them so: fog throws high beam back at you.",
        basis: ["KYO 6-4"],
      },
      {
        statement:
          "Stay near the tail lamps ahead, so that you do not lose them.",
        answer: false,
        misjudgement: "gives up distance for a guide.",
        why: "You see about 30 m. Keep a gap in which you can stop if those lamps stop.",
        basis: ["RTA 26"],
      },
      {
        statement: "Both pairs of lights ahead belong to cars going your way.",
        answer: false,
        misjudgement: "does not tell red from yellow.",
        why: "The red spots are tail lamps, the yellow ones are headlamps: one car is coming towards you.",
        basis: ["KYO 6-4"],
      },
    ],
  },
  {
    id: "hz-26",
    title: "Low sun",
    group: "C",
    situation:
      "You are driving at 40 km/h against the low sun. What do you watch for?",
    statements: [
      {
        statement:
          "The shadows on the crosswalk show that people are crossing in the glare.",
        answer: true,
        why: "The long shadows on the stripes come from people whom the glare hides.",
        basis: ["RTA 38(1)"],
      },
      {
        statement:
          "Be ready to stop at the line, because you cannot see which lamp is lit.",
        answer: true,
        why: "You see only the outline of the signal. Until you know the lamp, expect red.",
        basis: ["RTA 7", "RTA 70"],
      },
      {
        statement:
          "People with the sun behind them see you well and think that you see them.",
        answer: true,
        why: "You are brightly lit for them, so they trust that you will stop.",
        basis: ["KYO 4-5"],
        rules: ["hazard-expect-danger"],
      },
    ],
  },
  {
    id: "hz-30",
    title: "End of a jam",
    group: "D",
    situation:
      "You are driving at 80 km/h on an expressway. What do you watch for?",
    statements: [
      {
        statement:
          "Switch on the hazard lamps to warn the truck behind of the jam.",
        answer: true,
        why: "The truck in the mirror is fast and cannot see past you.",
        basis: ["KYO 7-2"],
      },
      {
        statement:
          "Brake early in several steps, because cars beyond the bend are standing.",
        answer: true,
        why: "Red and orange lamps follow the bend: everything ahead stands still.",
        basis: ["RTA 24"],
      },
      {
        statement:
          "Stop with some space to the last car and watch the truck in the mirror.",
        answer: true,
        why: "If the truck does not stop in time, the space ahead lets you move.",
        basis: ["RTA 26"],
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
          "The ambulance comes from the street on the right, so stop in your lane and let it cross.",
        answer: false,
        misjudgement: "looks for it on the wrong side.",
        why: "It is in your mirror, behind you, and needs your lane: go to the left edge.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "Move to the left edge and stop before the intersection, even with a green light.",
        answer: true,
        why: "Near an intersection keep it clear, move left and stop.",
        basis: ["RTA 40(1)"],
      },
      {
        statement:
          "Slow down, cross the intersection and give way on the other side, so that it stays clear.",
        answer: false,
        misjudgement: "makes room too late.",
        why: "It reaches you while you are in the intersection. Stop before it, on the left.",
        basis: ["RTA 40(1)"],
      },
    ],
  },
  {
    id: "hz-38",
    title: "Tram at its stop",
    group: "B",
    situation:
      "You are driving at 30 km/h and coming up to a standing tram. What do you watch for?",
    statements: [
      {
        statement:
          "Stop behind the tram until the people have reached the sidewalk.",
        answer: true,
        why: "People are getting off and there is no safety zone.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "Pass at walking speed, keeping 1.5 m between you and the tram.",
        answer: false,
        misjudgement: "uses an exception that does not apply.",
        why: "Passing with 1.5 m is allowed only when nobody is getting on or off.",
        basis: ["RTA 31"],
      },
      {
        statement:
          "Nobody is getting off any more, because the doors of the tram are closed.",
        answer: false,
        misjudgement: "does not look at the doors.",
        why: "The doors are open and people are getting off: stop behind it.",
        basis: ["RTA 31"],
      },
    ],
  },
] as const satisfies readonly HazardScene[];
