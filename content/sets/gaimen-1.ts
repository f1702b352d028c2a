import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When making a right turn on a green light, you must stop for pedestrians who are crossing the road you are turning into.",
    answer: true,
    explanation:
      "Stop before the crosswalk and let them cross. A green light lets you turn, but people on that crosswalk come first.",
    rule: "intersection-right-turn-crosswalk",
    also: ["signal-green-cars"],
  },
  {
    id: 2,
    question:
      "Driving after one glass of wine is allowed if your home is very near.",
    answer: false,
    explanation:
      "Leave the car and walk or take a taxi. Even a little alcohol makes you slower, so nobody may drive with any alcohol in the body.",
    rule: "alcohol-any-amount-banned",
    also: ["alcohol-small-amounts-impair"],
  },
  {
    id: 3,
    question:
      "At a red light, it is allowed to turn left after stopping once if there are no pedestrians.",
    answer: false,
    explanation:
      "Wait for green, also when you turn left. Some countries allow a turn on red, but in Japan you need a green arrow or a left turn permitted board (左折可 sasetsuka).",
    rule: "signal-red",
    also: ["signal-left-arrow", "signal-left-turn-board"],
  },
  {
    id: 4,
    question: "The Japanese stop sign is a red triangle that points down.",
    answer: true,
    explanation:
      "Stop completely at this sign and look. In many countries the stop sign has eight sides, but in Japan 止まれ (tomare) stands on an inverted red triangle.",
    rule: "sign-stop",
  },
  {
    id: 5,
    question:
      "When driving slowly in a traffic jam, it is allowed to talk on a phone held in the hand.",
    answer: false,
    explanation:
      "Stop in a safe place first, then call. The ban counts at any speed, as long as the vehicle moves.",
    rule: "phone-no-handheld-call",
    also: ["phone-allowed-when-stopped"],
  },
  {
    id: 6,
    question:
      "When a pedestrian is about to cross at a crosswalk, you must stop even if the pedestrian does not raise a hand.",
    answer: true,
    explanation:
      "Stop before the crosswalk and wait. Whoever is crossing or about to cross comes first, with or without a raised hand.",
    rule: "pedestrian-crosswalk-stop",
  },
  {
    id: 7,
    question:
      "When the traffic signal at a railroad crossing is green, you may cross without stopping, but you must check that it is safe.",
    answer: true,
    explanation:
      "Look both ways and cross. Without a traffic signal of its own, you must stop at every railroad crossing (踏切 fumikiri), even if no train is due.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 8,
    question:
      "On a road without a centre line, vehicles must keep to the left of the centre.",
    answer: true,
    explanation:
      "Keep left of the middle, even if the road is wide and empty. A driver who comes round the next bend counts on it.",
    rule: "position-keep-left",
  },
  {
    id: 9,
    question:
      "When the traffic light is flashing red, you must stop at the stopping position and may go on when it is safe.",
    answer: true,
    explanation:
      "Stop completely, look both ways, then go when it is safe. While your vehicle is moving, you easily miss someone on the crossing road.",
    rule: "signal-flashing-red",
  },
  {
    id: 10,
    question:
      "When leaving your car for a short time, you do not need to take the key and lock the doors.",
    answer: false,
    explanation:
      "Take the key and lock the doors, even for a moment. Somebody else needs only a moment to drive off with your car.",
    rule: "parking-leaving-key-and-lock",
  },
  {
    id: 11,
    question:
      "On an expressway with two lanes in one direction, you must drive in the left lane except when overtaking.",
    answer: true,
    explanation:
      "Drive in the left lane and go back to it after overtaking. The right lane stays free for overtaking, whatever your speed is.",
    rule: "expressway-two-lanes-keep-left",
  },
  {
    id: 12,
    question:
      "When overtaking a truck that is going straight ahead in the right lane, you should pass on its left side.",
    answer: false,
    explanation:
      "Overtake on the right. The driver of a truck does not expect you on the left and hardly sees you there.",
    rule: "overtaking-on-the-right",
  },
  {
    id: 13,
    question:
      "A train had just passed the railroad crossing, so I looked both ways again before crossing.",
    answer: true,
    explanation:
      "Look and listen again after a train has passed. Where there are two tracks, the first train can hide another one from the other direction.",
    rule: "level-crossing-second-train",
    also: ["level-crossing-look-and-listen"],
  },
  {
    id: 14,
    question:
      "When the vehicle ahead does not start after the light has turned green, you should sound the horn at once.",
    answer: false,
    explanation:
      "Wait until the driver notices the light. The horn is for danger and for places with the sign Sound Horn, not for making others hurry.",
    rule: "horn-not-for-greeting-or-urging",
    also: ["horn-only-sign-or-danger"],
  },
  {
    id: 15,
    question: "When turning right, you may drive across a tram track.",
    answer: true,
    explanation:
      "Check for trams from both sides, then cross. Vehicles keep off the track, but they may cross it to turn right or left or to make a U-turn.",
    rule: "position-tram-track",
  },
  {
    id: 16,
    question:
      "When an accident causes only a small scratch on a car, you do not need to report it to the police if both drivers agree.",
    answer: false,
    explanation:
      "Call the police even for a scratch. Every accident must be reported, and without a report you get no accident certificate for the insurance.",
    rule: "accident-report-damage-only-too",
    also: ["accident-no-report-no-certificate"],
  },
  {
    id: 17,
    question:
      "When driving directly behind another vehicle at night, you must use low beam so that you do not dazzle its driver.",
    answer: true,
    explanation:
      "Change to low beam. Your high beam shines into the mirrors of the vehicle ahead, and its driver can no longer see well.",
    rule: "light-dip-when-following",
  },
  {
    id: 18,
    question:
      "After beginning to overtake, it is enough to pay attention to the traffic ahead.",
    answer: false,
    explanation:
      "Watch the traffic behind as well, until you are back in your lane. Someone behind may be overtaking at the same time.",
    rule: "overtaking-watch-all-traffic",
  },
  {
    id: 19,
    question:
      "On a one-way road, parking along the right edge is allowed only where there is a sign for it.",
    answer: true,
    explanation:
      "Park along the left edge, on one-way roads too. Only where a sign or marking says so may you park elsewhere.",
    rule: "parking-one-way-left-edge",
  },
  {
    id: 20,
    question:
      "When stopping at a red light where there is a crosswalk but no stop line, it is necessary to stop just before the crosswalk.",
    answer: true,
    explanation:
      "Stop just before the crosswalk. If you stop farther on, you are in the way of the people who cross.",
    rule: "signal-stopping-position-intersection",
  },
  {
    id: 21,
    question:
      "At an intersection of two equal roads without signals, the vehicle that arrives first may go first.",
    answer: false,
    explanation:
      "Let vehicles from your left go first. In some countries the first to arrive goes first, but in Japan that does not count.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 22,
    question:
      "When braking in an emergency in a car with ABS, you should press the brake pedal hard and keep it pressed.",
    answer: true,
    explanation:
      "Press hard and do not let go. The system (ABS) releases and presses the brakes by itself so that the wheels do not lock.",
    rule: "speed-abs-press-and-hold",
  },
  {
    id: 23,
    question:
      "Mopeds may be ridden at 40 km/h where the speed limit sign shows 40 km/h.",
    answer: false,
    explanation:
      "On a moped, never ride faster than 30 km/h. A sign with a higher limit is for cars and motorcycles.",
    rule: "speed-moped-30",
  },
  {
    id: 24,
    question:
      "Putting a rear-facing child seat on a front seat with an airbag is prohibited.",
    answer: true,
    explanation:
      "Put it on a rear seat. The back of such a child seat is close to the airbag, which would hit it with great force.",
    rule: "child-seat-no-rear-facing-at-airbag",
  },
  {
    id: 25,
    question:
      "When the speed in the same bend doubles, the centrifugal force also doubles.",
    answer: false,
    explanation:
      "Slow down before the bend. The force that pushes you outwards (遠心力 enshinryoku) grows with the square of the speed: at double the speed it is 4 times as strong.",
    rule: "nature-centrifugal-square",
    also: ["nature-bend-slow-before"],
  },
  {
    id: 26,
    question: "Cutting in front of a car with practice plates is prohibited.",
    answer: true,
    explanation:
      "Stay behind, and keep your distance. A learner needs more time and room, so five marks, the practice plate among them, protect a car from others cutting in.",
    rule: "mark-others-list",
    also: ["mark-others-no-cutting-in"],
  },
  {
    id: 27,
    question:
      "When an ambulance with its siren on comes from behind, you must always move to the left and stop, even if you are far from an intersection.",
    answer: false,
    explanation:
      "Move to the left side and let it pass; away from intersections you do not have to stop. At or near an intersection, you must stop as well.",
    rule: "position-emergency-elsewhere",
    also: ["position-emergency-near-intersection"],
  },
  {
    id: 28,
    question:
      "On an expressway, a car may be driven at 120 km/h only in sections where a sign allows it.",
    answer: true,
    explanation:
      "Watch for the speed limit signs. Without a sign the limit for a car is at most 100 km/h; up to 120 km/h is allowed only on the sections that signs show.",
    rule: "speed-expressway-120-only-posted",
    also: ["speed-expressway-100"],
  },
  {
    id: 29,
    question:
      "The sign 'Closed to Motorcycles and Mopeds' also applies to bicycles.",
    answer: false,
    explanation:
      "Look at the vehicle in the red ring: only that kind has to stay out. On this sign it is a motorcycle; for bicycles there is a sign of their own.",
    rule: "sign-closed-to-motorcycles",
    also: ["sign-closed-to-bicycles"],
  },
  {
    id: 30,
    question:
      "A white board with a blue left arrow at a traffic light indicates that the road is one-way.",
    answer: false,
    explanation:
      "Turn left with care, even on red, where you see this board (左折可 sasetsuka). The one-way sign is the other way round: a white arrow on blue.",
    rule: "signal-left-turn-board-not-one-way",
    also: ["signal-left-turn-board"],
  },
  {
    id: 31,
    question:
      "An elderly man was crossing the road slowly where there was no crosswalk, so I stopped and let him cross.",
    answer: true,
    explanation:
      "Stop or drive slowly (徐行 jokō) for anyone who has difficulty in walking. This counts everywhere on the road, not only at a crosswalk.",
    rule: "pedestrian-elderly-stop-or-slow",
  },
  {
    id: 32,
    question: "Vehicles must go anticlockwise in a roundabout.",
    answer: false,
    explanation:
      "Enter to the left and go clockwise, whichever exit you take. A vehicle that goes the other way meets the others head-on.",
    rule: "intersection-roundabout-clockwise",
  },
  {
    id: 33,
    question:
      "Once a signal is given, it is allowed to change lanes even if the vehicle behind has to brake suddenly.",
    answer: false,
    explanation:
      "Wait until there is room. You must not change lanes if the vehicle behind would suddenly have to change its speed or direction.",
    rule: "position-change-hindering",
  },
  {
    id: 34,
    question:
      "Overtaking a car is prohibited within 30 m before a crosswalk, even if the crosswalk has signals.",
    answer: true,
    explanation:
      "Stay behind until you have passed the crosswalk. The car that you overtake could hide a person who crosses, so the last 30 m before it count too.",
    rule: "overtaking-ban-crosswalk-30m",
  },
  {
    id: 35,
    question:
      "On a road with 3 lanes in one direction, mopeds must make a two-step right turn even at an intersection without signals.",
    answer: false,
    explanation:
      "Turn right like a car where there are no signals and no officer. The two-step turn (二段階右折 nidankai usetsu) on a road with three lanes is for intersections with signals.",
    rule: "signal-two-step-otherwise",
    also: ["signal-two-step-three-lanes"],
  },
  {
    id: 36,
    question: "You must give a signal when turning, but not when reversing.",
    answer: false,
    explanation:
      "Show others that you are going backwards: the reversing lamps or your arm do it. Turning, changing course, stopping and reversing all need a signal.",
    rule: "driver-signal-when",
    also: ["driver-signal-slow-stop-reverse"],
  },
  {
    id: 37,
    question:
      "When passing a parked truck, you may cross a yellow centre line.",
    answer: true,
    explanation:
      "Check the oncoming traffic, then go round the truck. The yellow line stops you from crossing it to overtake, but a parked vehicle is an obstacle.",
    rule: "marking-centre-line-yellow-parked-vehicle",
    also: ["marking-centre-line-yellow"],
  },
  {
    id: 38,
    question:
      "When a truck is blocking the road, a car may be driven slowly along the sidewalk to get past it.",
    answer: false,
    explanation:
      "Wait, or go round it on the roadway. A car may only cross the sidewalk to reach or leave a place beside the road.",
    rule: "position-use-roadway",
  },
  {
    id: 39,
    question:
      "When driving through a puddle, you should slow down or take other care so that water does not splash pedestrians.",
    answer: true,
    explanation:
      "Slow down, and do the same in mud. A person who jumps aside from the water may fall or step in front of a car.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 40,
    question:
      "When a vehicle has stopped before a crosswalk without signals, you must stop before passing beside it.",
    answer: true,
    explanation:
      "Stop before you go past its front, look, then go. The standing vehicle may hide a person who is crossing.",
    rule: "pedestrian-crosswalk-standing-vehicle",
  },
  {
    id: 41,
    question:
      "On a wide two-way road without lines, a median or a speed sign, the maximum speed of a car is 60 km/h.",
    answer: false,
    explanation:
      "Keep to 30 km/h on such a road. Lines and a median decide the limit, not the width.",
    rule: "speed-statutory-width-and-houses-do-not-decide",
    also: ["speed-statutory-unlined-30"],
  },
  {
    id: 42,
    question:
      "When a police officer lowers his arms without turning his body, the meaning of the signal does not change.",
    answer: true,
    explanation:
      "Go on doing what the raised arms meant for you until the officer turns. For traffic in line with the arms it is still green, for traffic facing the officer's front or back it is still red.",
    rule: "signal-officer-arms-lowered-parallel",
    also: ["signal-officer-arms-lowered-facing"],
  },
  {
    id: 43,
    question:
      "When the road is congested, it is allowed to drive a car in a bicycle lane if there are no bicycles in it.",
    answer: false,
    explanation:
      "Stay in your lane and wait. Cars enter a bicycle lane only for things like preparing a left turn or letting an ambulance pass; a jam is no reason.",
    rule: "sign-bicycle-lane",
    also: ["position-dedicated-bicycle-lane"],
  },
  {
    id: 44,
    question:
      "Cars are prohibited from driving over the white bicycle and arrow marks (自転車ナビマーク) at the edge of the roadway.",
    answer: false,
    explanation:
      "Leave room there for bicycles, but you may drive over the marks. They only show where bicycles should ride; a bicycle lane has a sign of its own.",
    rule: "marking-bicycle-navigation",
    also: ["sign-bicycle-lane"],
  },
  {
    id: 45,
    question: "Carrying a passenger on a moped is prohibited.",
    answer: true,
    explanation:
      "Ride a moped (原付 gentsuki) alone. It is built for one person, and a second one makes it hard to balance and to brake.",
    rule: "moped-rider-only",
  },
  {
    id: 46,
    question:
      "When overtaking, you should return to the left close in front of the other car as soon as you have passed it.",
    answer: false,
    explanation:
      "Signal left and go straight on until you see the overtaken car in the inside mirror. Only then is there enough room to move back smoothly.",
    rule: "overtaking-procedure-return",
  },
  {
    id: 47,
    question:
      "Unloading goods for 10 minutes is not regarded as parking if the driver stays in the vehicle.",
    answer: false,
    explanation:
      "Look for a place where parking is allowed. Loading or unloading for more than 5 minutes is parking (駐車 chūsha), even with the driver in the seat.",
    rule: "parking-loading-over-5-minutes",
    also: ["parking-loading-5-minutes-is-stopping"],
  },
  {
    id: 48,
    question:
      "If you ask a driver who has been drinking to take you home, you can be punished, too.",
    answer: true,
    explanation:
      "Never ask for such a ride; call a taxi. Whoever knows that the driver has been drinking, asks for a ride and rides along can go to prison or pay a fine.",
    rule: "alcohol-riding-penalty",
    also: ["alcohol-no-riding-by-request"],
  },
  {
    id: 49,
    question:
      "When you drive on the main lane of an expressway, you must give way to an ambulance with its siren on that is entering it.",
    answer: true,
    explanation:
      "Slow down or change lanes and let it in. Usually the vehicle that enters has to give way, but for emergency vehicles it is the other way round.",
    rule: "expressway-emergency-vehicle-entering-or-leaving",
    also: ["expressway-entering-must-not-hinder"],
  },
  {
    id: 50,
    question:
      "The traffic lights were off because of a power cut, so I stopped at the stop sign of the intersection.",
    answer: true,
    explanation:
      "Follow the stop sign when the signals are off or flashing. While they work normally, follow the signals.",
    rule: "intersection-stop-sign-and-signal",
  },
] as const satisfies readonly TrueFalseQuestion[];
