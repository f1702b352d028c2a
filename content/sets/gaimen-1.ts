import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "A blue left arrow on a white board at a traffic signal tells you that the road to the left is one-way.",
    answer: false,
    explanation:
      "This is the left turn permitted board: you may turn left even on red, with care. The one-way sign is a white arrow on a blue plate.",
    rule: "signal-left-turn-board-not-one-way",
    also: ["signal-left-turn-board"],
  },
  {
    id: 2,
    question:
      "On a one-way road, you may park along the right edge only if a sign or marking says so.",
    answer: true,
    explanation:
      "Parked vehicles stand along the left edge, on one-way roads too. Only a sign or a marking can allow another place.",
    rule: "parking-one-way-left-edge",
  },
  {
    id: 3,
    question:
      "The signals of an intersection are off after a power cut, and nobody directs the traffic. The stop sign there now applies.",
    answer: true,
    explanation:
      "Drivers obey the signals while they work normally. When the signals are off or flash, the stop sign counts, because otherwise nothing would order the traffic.",
    rule: "intersection-stop-sign-and-signal",
  },
  {
    id: 4,
    question:
      "If you leave your car for a moment only, you may leave it unlocked with the key in it.",
    answer: false,
    explanation:
      "Somebody else needs only a moment to get in and drive off. A driver who leaves the vehicle, even for a moment, must prevent this, for example by taking the key and locking the doors.",
    rule: "parking-leaving-key-and-lock",
  },
  {
    id: 5,
    question:
      "There is no stop line at a red light, but a crosswalk at the edge of the intersection. You have to stop just before the crosswalk.",
    answer: true,
    explanation:
      "Without a stop line, the stopping position is just before the crosswalk at the edge of the intersection. A car that stops farther on would block the people who cross.",
    rule: "signal-stopping-position-intersection",
  },
  {
    id: 6,
    question:
      "A train has just passed a level crossing. You should expect a second train from the other direction before you cross.",
    answer: true,
    explanation:
      "Where there are two tracks, the first train can hide another one. So you look and listen again in both directions before you go on.",
    rule: "level-crossing-second-train",
    also: ["level-crossing-look-and-listen"],
  },
  {
    id: 7,
    question:
      "With an anti-lock braking system (ABS), it is wrong to pump the brake pedal in an emergency.",
    answer: true,
    explanation:
      "You press the pedal hard and keep it pressed. The system releases and presses the brakes by itself, so the wheels do not lock.",
    rule: "speed-abs-press-and-hold",
  },
  {
    id: 8,
    question: "The Japanese sign 'Stop' (止まれ) is an inverted red triangle.",
    answer: true,
    explanation:
      "In many countries the stop sign has eight sides, in Japan it is a red triangle that points down. At an intersection without working signals or an officer, you must stop temporarily at it.",
    rule: "sign-stop",
  },
  {
    id: 9,
    question:
      "A driver who knows from the timetable that no train is due need not stop before a level crossing.",
    answer: false,
    explanation:
      "Before a level crossing you must stop and check every time, unless a traffic signal there shows that you may go. Trains run late, and some trains are in no timetable.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 10,
    question:
      "On an expressway with two lanes in its direction, a car at 100 km/h normally belongs in the left lane unless it overtakes.",
    answer: true,
    explanation:
      "The left lane is for normal driving and the right lane for overtaking, whatever your speed is. So the right lane stays free for those who overtake.",
    rule: "expressway-two-lanes-keep-left",
    also: ["speed-expressway-100"],
  },
  {
    id: 11,
    question:
      "A small delivery robot that is steered from afar follows the rules for pedestrians, not those for vehicles.",
    answer: true,
    explanation:
      "Small remote-controlled vehicles such as delivery robots go where pedestrians go and obey the lights for pedestrians. So expect them on sidewalks and crosswalks and let them pass safely.",
    rule: "pedestrian-delivery-robot",
  },
  {
    id: 12,
    question:
      "Where no sign shows a bicycle lane, cars may drive over a white bicycle and arrow (自転車ナビマーク) at the edge of the roadway.",
    answer: true,
    explanation:
      "This marking only shows where bicycles should ride, and cars may drive over it. A lane that is closed to cars has the sign of a dedicated bicycle lane.",
    rule: "marking-bicycle-navigation",
    also: ["sign-bicycle-lane"],
  },
  {
    id: 13,
    question:
      "After one glass of wine, a driver may still move the car to a parking place in the same street.",
    answer: false,
    explanation:
      "Nobody may drive with alcohol in the body, however small the amount and however short the way is. Even a little alcohol slows the driver's reactions.",
    rule: "alcohol-any-amount-banned",
    also: ["alcohol-small-amounts-impair"],
  },
  {
    id: 14,
    question:
      "Two equal roads cross without signals, stop signs or an officer. A car that comes from your left must wait if you arrived first.",
    answer: false,
    explanation:
      "Between equal roads you must not hinder vehicles that come from your left. Who arrived first does not count, as it does in some countries.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 15,
    question:
      "A change of lanes is forbidden if a vehicle behind would have to swerve suddenly, but not if it would have to brake suddenly.",
    answer: false,
    explanation:
      "You must not change course if a vehicle behind would have to change its speed or direction suddenly. Sudden braking is as dangerous as swerving, because others may run into that vehicle.",
    rule: "position-change-hindering",
  },
  {
    id: 16,
    question:
      "A two-way road has no centre line and is wide and empty. Vehicles have to keep to the left of its centre all the same.",
    answer: true,
    explanation:
      "Vehicles keep to the left of the centre line, and where there is none, to the left of the centre of the road. A driver who comes round the next bend relies on this.",
    rule: "position-keep-left",
  },
  {
    id: 17,
    question:
      "Far from an intersection, an ambulance on urgent duty comes up behind you. You have to move to the left side, but need not stop.",
    answer: true,
    explanation:
      "Away from intersections it is enough to move to the left side of the road and give way. At or near an intersection you would have to stop temporarily as well.",
    rule: "position-emergency-elsewhere",
    also: ["position-emergency-near-intersection"],
  },
  {
    id: 18,
    question:
      "A truck blocks the roadway. You may go round it over the sidewalk at walking speed if nobody is on the sidewalk.",
    answer: false,
    explanation:
      "Where there is a sidewalk, motor vehicles drive on the roadway and only cross the sidewalk to reach or leave a place beside the road. To get round a truck, you use the roadway or wait.",
    rule: "position-use-roadway",
  },
  {
    id: 19,
    question:
      "Like a motorcycle, a new-standard moped of 125 cc may go 60 km/h on a road with a centre line.",
    answer: false,
    explanation:
      "A new-standard moped is limited in power and counts as a moped. It must never go faster than 30 km/h, with or without a centre line.",
    rule: "speed-moped-30",
    also: ["moped-new-standard-same-rules", "speed-statutory-centre-line-60"],
  },
  {
    id: 20,
    question:
      "On an expressway, you must not hinder an ambulance on urgent duty that enters the main lane.",
    answer: true,
    explanation:
      "A vehicle that enters the main lane usually has to give way. For emergency vehicles it is the other way round: you must not hinder them when they enter or leave the main lane.",
    rule: "expressway-emergency-vehicle-entering-or-leaving",
    also: ["expressway-entering-must-not-hinder"],
  },
  {
    id: 21,
    question:
      "The light has turned green, but the car ahead does not move. One short horn signal to its driver is then allowed.",
    answer: false,
    explanation:
      "The horn is for danger and for places where the law requires it, not for making others hurry. You wait until the driver ahead notices the light.",
    rule: "horn-not-for-greeting-or-urging",
    also: ["horn-only-sign-or-danger"],
  },
  {
    id: 22,
    question:
      "You turn right on a green light. People are crossing the road that you enter on its crosswalk. You have to stop for them.",
    answer: true,
    explanation:
      "A green light lets you turn, but people on the crosswalk of the road that you enter come first. You must stop for those who cross or are about to cross.",
    rule: "intersection-right-turn-crosswalk",
    also: ["signal-green-cars"],
  },
  {
    id: 23,
    question:
      "A flashing red light orders every car to stop, even when the crossing road is empty.",
    answer: true,
    explanation:
      "While your car moves, a vehicle on the crossing road is easily overlooked. So on flashing red every vehicle must stop temporarily at the stopping position, and may then go when it is safe.",
    rule: "signal-flashing-red",
  },
  {
    id: 24,
    question:
      "While you overtake, it is enough to watch the traffic ahead and oncoming; the traffic behind matters only before you begin.",
    answer: false,
    explanation:
      "A driver who overtakes must watch oncoming and following traffic and the traffic ahead of the overtaken vehicle. Someone behind may be overtaking at the same time.",
    rule: "overtaking-watch-all-traffic",
  },
  {
    id: 25,
    question:
      "After a full stop at a red light without an arrow or a board, you may turn left when nobody is crossing.",
    answer: false,
    explanation:
      "A red light forbids you to go past the stopping position, also for a left turn. Some countries allow a turn on red; Japan does so only with a green arrow or the left turn permitted board.",
    rule: "signal-red",
    also: ["signal-left-arrow", "signal-left-turn-board"],
  },
  {
    id: 26,
    question:
      "If you take the same bend at double the speed, the centrifugal force becomes only twice as strong.",
    answer: false,
    explanation:
      "The centrifugal force grows with the square of the speed, so at double speed it is 4 times as strong. This is why you slow down before a bend.",
    rule: "nature-centrifugal-square",
    also: ["nature-bend-slow-before"],
  },
  {
    id: 27,
    question:
      "After overtaking, you should move back to the left as soon as the overtaken car shows in your left door mirror.",
    answer: false,
    explanation:
      "You signal left and go straight on until you see the overtaken car in the inside mirror. Only then is the gap long enough to move smoothly to the left.",
    rule: "overtaking-procedure-return",
  },
  {
    id: 28,
    question:
      "On an expressway, a car may go faster than 100 km/h only where a higher limit is posted.",
    answer: true,
    explanation:
      "Without a posted limit the statutory maximum on an expressway is at most 100 km/h for a car. Up to 120 km/h are allowed only on the sections that signs show.",
    rule: "speed-expressway-120-only-posted",
    also: ["speed-expressway-100"],
  },
  {
    id: 29,
    question:
      "Bicycles must not pass the sign 'Closed to Motorcycles and Mopeds', a red-rimmed disc with a rider on a motorcycle.",
    answer: false,
    explanation:
      "This sign stops motorcycles and mopeds; cars and bicycles may pass. A sign with a bicycle in the red ring closes the road to bicycles.",
    rule: "sign-closed-to-motorcycles",
    also: ["sign-closed-to-bicycles"],
  },
  {
    id: 30,
    question:
      "A truck is going straight on in the right lane. You should overtake it on its left.",
    answer: false,
    explanation:
      "A vehicle is overtaken on the right, unless it has moved to the centre or the right edge to turn right. On its left the driver of a truck does not expect you and hardly sees you.",
    rule: "overtaking-on-the-right",
  },
  {
    id: 31,
    question:
      "Without raising a hand, a pedestrian is about to cross in front of your car on a crosswalk without signals. You must stop.",
    answer: true,
    explanation:
      "You must stop for anyone who is crossing or about to cross, with or without a raised hand. A driver who has stopped gives the pedestrian time to look the other way too.",
    rule: "pedestrian-crosswalk-stop",
  },
  {
    id: 32,
    question:
      "A vehicle that leaves a roundabout by an exit on the right may take the shorter way, against the clock.",
    answer: false,
    explanation:
      "In a roundabout all vehicles go clockwise, whichever exit they take. A vehicle that goes the other way would meet the others head-on.",
    rule: "intersection-roundabout-clockwise",
  },
  {
    id: 33,
    question:
      "The law asks for a signal not only for turning and changing course but also for stopping and reversing.",
    answer: true,
    explanation:
      "A signal is needed for turning, changing course, driving slowly, stopping and reversing. For the last three the brake lamps, the reversing lamps or the arm give it.",
    rule: "driver-signal-when",
    also: ["driver-signal-slow-stop-reverse"],
  },
  {
    id: 34,
    question:
      "A tram track lies in the middle of your road. You may drive over it in order to turn right.",
    answer: true,
    explanation:
      "Vehicles keep off the tram track, but they may cross it for a left turn, a right turn or a U-turn. Look out for trams from both sides before you do so.",
    rule: "position-tram-track",
  },
  {
    id: 35,
    question:
      "You have to stop or drive slowly for an elderly pedestrian who has difficulty in crossing on a crosswalk, but not elsewhere on the road.",
    answer: false,
    explanation:
      "When an elderly pedestrian has difficulty in crossing, you must stop temporarily or drive slowly so as not to hinder him. This holds with or without a crosswalk.",
    rule: "pedestrian-elderly-stop-or-slow",
  },
  {
    id: 36,
    question:
      "At night, the duty to change to low beam holds towards oncoming vehicles, but not directly behind another vehicle.",
    answer: false,
    explanation:
      "When you drive directly behind another vehicle and your high beam may disturb it, you must dip. In its mirrors the high beam dazzles the driver.",
    rule: "light-dip-when-following",
  },
  {
    id: 37,
    question:
      "On a road with three lanes in its direction, a moped must turn right in two steps at an intersection without signals or an officer.",
    answer: false,
    explanation:
      "Three lanes call for the two-step turn only at an intersection with working signals or an officer. Elsewhere a moped turns right like a car.",
    rule: "signal-two-step-otherwise",
    also: ["signal-two-step-three-lanes"],
  },
  {
    id: 38,
    question:
      "The ban on cutting in closely ahead of marked cars leaves out a car with practice plates.",
    answer: false,
    explanation:
      "The practice plate is one of the five marks that protect a car from cutting in and from being squeezed. A learner needs more time and room than others.",
    rule: "mark-others-list",
    also: ["mark-others-no-cutting-in"],
  },
  {
    id: 39,
    question:
      "A front seat that has an airbag is no place for a rear-facing child seat, whether or not the seat is pushed back fully.",
    answer: true,
    explanation:
      "A rear-facing child seat must not be put on a front seat that has an airbag. The back of such a child seat is near the airbag, which would hit it with great force.",
    rule: "child-seat-no-rear-facing-at-airbag",
  },
  {
    id: 40,
    question:
      "Whether a crosswalk has signals or not, you must not overtake a car within 30 m before it.",
    answer: true,
    explanation:
      "The ban on overtaking holds on a crosswalk and within 30 m before it, with or without signals. The car that you overtake could hide a person who crosses.",
    rule: "overtaking-ban-crosswalk-30m",
  },
  {
    id: 41,
    question:
      "You may go over a yellow centre line to get past a parked truck that blocks your side.",
    answer: true,
    explanation:
      "The yellow line forbids going over it to overtake. A parked vehicle is an obstacle, and you may go over the line to get past an obstacle.",
    rule: "marking-centre-line-yellow-parked-vehicle",
    also: ["marking-centre-line-yellow"],
  },
  {
    id: 42,
    question:
      "An adult cyclist cannot get a blue ticket for a traffic offence, as no licence is needed for a bicycle.",
    answer: false,
    explanation:
      "Cyclists aged 16 or over can get the blue ticket for traffic offences. It is a penalty payment and has nothing to do with a licence.",
    rule: "bicycle-blue-ticket-16",
  },
  {
    id: 43,
    question:
      "Two cars scratch each other, and nobody is hurt. If the drivers agree on the damage, they need not tell the police.",
    answer: false,
    explanation:
      "An accident must be reported to the police even if only property is damaged. A private settlement does not replace the report.",
    rule: "accident-report-damage-only-too",
    also: ["accident-no-report-no-certificate"],
  },
  {
    id: 44,
    question:
      "An ordinary two-way road has no lines, median or posted limit. Because of its width of ten metres, cars may go 60 km/h.",
    answer: false,
    explanation:
      "Lines and a separation of the two directions decide, not the width. Without a centre line, lanes or a separation the statutory limit is 30 km/h.",
    rule: "speed-statutory-width-and-houses-do-not-decide",
    also: ["speed-statutory-unlined-30"],
  },
  {
    id: 45,
    question:
      "In a traffic jam, calls with a phone held in the hand are allowed at walking speed.",
    answer: false,
    explanation:
      "The ban on calls with a hand-held phone holds as long as the vehicle moves, at any speed. It does not apply while the vehicle is stopped.",
    rule: "phone-no-handheld-call",
    also: ["phone-allowed-when-stopped"],
  },
  {
    id: 46,
    question:
      "A police officer lowers the level arms without turning the body. Traffic parallel to the earlier line of the arms may go on.",
    answer: true,
    explanation:
      "With the arms lowered, the signal keeps its meaning as long as the officer does not turn: green for traffic parallel to the earlier line of the arms, red for traffic facing the officer's front or back.",
    rule: "signal-officer-arms-lowered-parallel",
    also: ["signal-officer-arms-lowered-facing"],
  },
  {
    id: 47,
    question:
      "You pass a bicycle that is ridden on the sidewalk. The duty to slow down where the gap to a bicycle is too small does not cover it.",
    answer: true,
    explanation:
      "The duty of a safe speed when the clearance is not sufficient is for bicycles on the same roadway. A bicycle on a sidewalk or a cycle track is already apart from the cars.",
    rule: "bicycle-passing-rule-not-on-sidewalk",
    also: ["bicycle-passing-safe-speed"],
  },
  {
    id: 48,
    question:
      "In a traffic jam, you may get past the other cars in a dedicated bicycle lane as long as no bicycle is in it.",
    answer: false,
    explanation:
      "A dedicated bicycle lane is closed to cars, except for example to get ready for a left turn or to give way to an emergency vehicle. A jam is no exception.",
    rule: "sign-bicycle-lane",
    also: ["position-dedicated-bicycle-lane"],
  },
  {
    id: 49,
    question:
      "Unloading that takes ten minutes is only stopping as long as the driver stays at the wheel.",
    answer: false,
    explanation:
      "Loading or unloading for more than 5 minutes is parking, even if the driver stays in the vehicle. So it is forbidden where parking is forbidden.",
    rule: "parking-loading-over-5-minutes",
    also: ["parking-loading-5-minutes-is-stopping"],
  },
  {
    id: 50,
    question:
      "A passenger who asked for the ride, knowing that the driver was drunk, can be punished even if this passenger has no licence.",
    answer: true,
    explanation:
      "A passenger who knows that the driver is drunk, asks for a ride and rides along can be punished with imprisonment or a fine. The rule is for everybody, with or without a licence, because such a passenger supports the crime.",
    rule: "alcohol-riding-penalty",
    also: ["alcohol-no-riding-by-request"],
  },
] as const satisfies readonly TrueFalseQuestion[];
