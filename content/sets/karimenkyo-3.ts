import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "On ordinary roads, passengers in the rear seats need not wear seat belts.",
    answer: false,
    explanation:
      "A passenger without a belt can be thrown against the people in front. So belts are compulsory in the rear seats on all roads, apart from the exceptions named by law, such as illness.",
    rule: "belt-rear-seat-all-roads",
    also: ["belt-exempt-illness"],
  },
  {
    id: 2,
    question:
      "There are four kinds of main sign: guide, warning, regulatory and instruction signs. Auxiliary plates are added under them.",
    answer: true,
    explanation:
      "Guide signs inform, warning signs announce danger, regulatory signs forbid or order, and instruction signs permit something or mark a place. An auxiliary plate limits the main sign above it.",
    rule: "sign-main-and-auxiliary",
    also: ["sign-auxiliary-kind"],
  },
  {
    id: 3,
    question:
      "Even when it is urgent and unavoidable in order to rescue injured people, a driver must not call with a hand-held phone while driving.",
    answer: false,
    explanation:
      "Calls by hand are banned while the vehicle is moving, but the law excepts a call that is urgent and unavoidable in order to rescue the injured. If you can, stop first.",
    rule: "phone-rescue-exception",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 4,
    question:
      "A blind person walks with a guide dog along the edge of the road. By law, you must always stop temporarily before you pass.",
    answer: false,
    explanation:
      "A blind person cannot see your car and avoid it. You must stop temporarily or drive slowly, so that you do not hinder that person. The same holds for a person with a white or yellow cane.",
    rule: "pedestrian-cane-or-guide-dog",
  },
  {
    id: 5,
    question:
      "A fever may make it impossible for you to drive normally, but this is not certain. You must not drive.",
    answer: true,
    explanation:
      "With a fever you notice dangers late and react slowly, on a short way too. You must not drive when illness may make normal driving impossible.",
    rule: "health-unfit-must-not-drive",
  },
  {
    id: 6,
    picture: "315",
    question:
      "Where the sign in the picture stands, you may stop for a moment to let a passenger get out.",
    answer: false,
    explanation:
      "A red X on a blue disc forbids stopping as well as parking, and a stop for a passenger is a stop too. The sign that forbids parking only has one red bar.",
    rule: "sign-no-stopping-or-parking",
    also: ["sign-no-parking", "parking-boarding-is-stopping"],
  },
  {
    id: 7,
    question:
      "You may sound the horn briefly to thank a driver who has let you in.",
    answer: false,
    explanation:
      "The horn is not for thanks or greetings, and a short sound makes no difference. You may use it only where a sign or the law orders it, or to avoid danger.",
    rule: "horn-not-for-greeting-or-urging",
    also: ["horn-only-sign-or-danger"],
  },
  {
    id: 8,
    question:
      "Cars stand in a jam beyond the intersection, but there is room for your car behind them. Even on a green light you must not enter.",
    answer: false,
    explanation:
      "Even on green you must not enter if the traffic ahead might force you to stop inside the intersection and block the crossing road. Where your car has room beyond it, this ban does not hold.",
    rule: "intersection-blocked-do-not-enter",
    also: ["signal-green-blocked-intersection"],
  },
  {
    id: 9,
    question:
      "The alcohol rules for cars also bind riders of mopeds and motorcycles, but not riders of e-scooters, who need no licence.",
    answer: false,
    explanation:
      "Alcohol slows your reactions on two wheels as well. The alcohol rules for cars also bind riders of e-scooters, mopeds and motorcycles, so nobody may ride with any alcohol in the body.",
    rule: "alcohol-all-motor-vehicles",
    also: ["alcohol-any-amount-banned", "escooter-age-16-no-licence"],
  },
  {
    id: 10,
    question:
      "When you practise on the road with a provisional licence, a practice plate on the rear of the car alone is not enough.",
    answer: true,
    explanation:
      "Drivers ahead and behind must be able to see that a learner is driving. So the car shows the plate on the front and the rear, 0.4 m to 1.2 m above the ground.",
    rule: "mark-practice-plate",
  },
  {
    id: 11,
    question:
      "At an intersection without signals or an officer, you obey a stop sign if you go so slowly that you can stop immediately.",
    answer: false,
    explanation:
      "To stop temporarily means that the wheels come to rest, which gives you time to look both ways. Going so slowly that you can stop immediately is driving slowly, and rolling on like this at a stop sign is a violation.",
    rule: "intersection-stop-means-wheels-at-rest",
    also: ["intersection-stop-sign-where", "speed-drive-slowly-definition"],
  },
  {
    id: 12,
    question:
      "On an ordinary two-way road with no centre line, no lanes, no separation of the two directions and no posted limit, a car must not go faster than 30 km/h.",
    answer: true,
    explanation:
      "Many such roads are roads of daily life, where people walk and cycle, so their statutory limit is 30 km/h. With a centre line or lanes and no posted limit, it is 60 km/h.",
    rule: "speed-statutory-unlined-30",
    also: ["speed-unlined-30-aim", "speed-statutory-60-where"],
  },
  {
    id: 13,
    question:
      "A driver who got an ordinary car licence this year may drive a truck under 3.5 t gross weight whose maximum payload is exactly 2 t.",
    answer: false,
    explanation:
      "An ordinary car has a gross weight of less than 3.5 t, a maximum payload of less than 2 t and room for 10 persons or fewer. A payload of 2 t alone makes this truck a semi-medium vehicle.",
    rule: "licence-ordinary-vehicle-limits",
    also: [
      "licence-semi-medium-vehicle-limits",
      "licence-one-exceeded-limit-decides",
    ],
  },
  {
    id: 14,
    picture: "m205-b",
    question:
      "Your centre line is of the kind in the picture, and your side is five metres wide. You see far ahead, you hinder no oncoming car, and nothing else forbids it. You may go over the line to overtake.",
    answer: true,
    explanation:
      "On a side less than 6 m wide there is too little room to overtake without crossing the centre. So you may cross a broken white centre line for this, if you can see the right part well and do not hinder oncoming traffic.",
    rule: "marking-centre-line-broken-white",
    also: ["overtaking-over-the-centre"],
  },
  {
    id: 15,
    question:
      "At a level crossing without a traffic signal, the car ahead stops and crosses. The cars behind it must each make a stop of their own.",
    answer: true,
    explanation:
      "A train may come while the car ahead crosses. So at a level crossing without a traffic signal, every vehicle stops and checks for itself.",
    rule: "level-crossing-following-vehicle-stops",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 16,
    picture: "311-a-right",
    question:
      "At the intersection with the sign in the picture, a car must not turn left.",
    answer: true,
    explanation:
      "The white arrows on the blue disc show the only directions that vehicles may take: straight on or right. A direction without an arrow, here left, is forbidden.",
    rule: "sign-designated-straight-or-right",
    also: ["sign-designated-directions"],
  },
  {
    id: 17,
    picture: "sc-tram-no-zone-clear",
    question:
      "The tram stop has no safety zone, and nobody is getting on or off. The violet car keeps 1.5 m from the tram. It may pass slowly on the left.",
    answer: true,
    explanation:
      "With nobody getting on or off and a gap of 1.5 m or more, slow passing on the left is allowed. While people get on or off, you must stop behind the tram.",
    rule: "pedestrian-tram-stop-1-5m",
    also: ["pedestrian-tram-stop-wait"],
  },
  {
    id: 18,
    question:
      "During a long stop at a signal, the parking brake is enough in an automatic car; the lever may stay in D.",
    answer: false,
    explanation:
      "With the lever in D the car can start to move although you do not press the accelerator. For a long stop you should put the lever in N and pull the parking brake.",
    rule: "vehicle-at-brake-while-stopped",
    also: ["vehicle-at-creep"],
  },
  {
    id: 19,
    question:
      "A driver who is going to stop gives the signal for it three seconds in advance.",
    answer: false,
    explanation:
      "Driving slowly, stopping and reversing are signalled at the time of the act itself, for example with the brake lamps. The 3 seconds are the rule for a change of lane or course.",
    rule: "driver-signal-slow-stop-reverse",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 20,
    picture: "324-50",
    question:
      "The sign in the picture means that a car must not go faster than 50 km/h.",
    answer: false,
    explanation:
      "The line under the number shows a minimum speed: motor vehicles must not go slower, except when they slow down by law or to avoid danger. The maximum speed sign has no such line.",
    rule: "sign-minimum-speed",
    also: ["sign-maximum-speed"],
  },
  {
    id: 21,
    question:
      "A bus stands at a bus stop. You should be ready for a person who crosses in front of it, even if no such person is in sight.",
    answer: true,
    explanation:
      "The bus hides people who hurry across the road in front of it or behind it, and it may start off itself. So slow down and be ready to stop.",
    rule: "hazard-bus-at-stop",
  },
  {
    id: 22,
    question:
      "An emergency vehicle comes up behind you on a one-way road. If moving to the left would hinder it, you must move to the right side.",
    answer: true,
    explanation:
      "You normally move to the left for an emergency vehicle. On a one-way road you move to the right instead if the left would hinder it, both near an intersection and elsewhere.",
    rule: "position-emergency-one-way",
    also: [
      "position-emergency-elsewhere",
      "position-emergency-near-intersection",
    ],
  },
  {
    id: 23,
    picture: "sg-red-arrow-straight",
    question: "The signal in the picture allows a car to go straight on only.",
    answer: true,
    explanation:
      "The red light stops the traffic, and the green arrow permits only the direction that it shows. To turn left or right, a car must wait.",
    rule: "signal-straight-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 24,
    question:
      "Two cars meet on a narrow mountain road with a drop on one side. The car on the side of the hill should stop first.",
    answer: false,
    explanation:
      "A road edge above a drop may be soft and break, so moving past is more dangerous there. The car on the side of the drop should stop at a safe place and let the other one pass.",
    rule: "nature-mountain-road-valley-side",
  },
  {
    id: 25,
    question:
      "To turn right at an intersection from a one-way road, a car must move close to the centre of the road in advance.",
    answer: false,
    explanation:
      "Moving close to the centre is the rule for two-way roads. On a one-way road no vehicle comes towards you, so a car that turns right moves to the right edge in advance and drives slowly.",
    rule: "intersection-right-turn-one-way-right-edge",
    also: ["intersection-right-turn-centre"],
  },
  {
    id: 26,
    question:
      "From the age of 75, a driver of a car must show the elderly mark.",
    answer: false,
    explanation:
      "The law only asks drivers aged 70 or over to endeavour to show the mark when age may affect driving. For the time being it is not compulsory, not even from 75.",
    rule: "mark-elderly-from-70",
  },
  {
    id: 27,
    question:
      "You should hold the steering wheel at about the positions of a quarter past nine or ten past ten on a clock face.",
    answer: true,
    explanation:
      "With both hands in these places you can hold the car steady and steer round something in time. With one hand you cannot, because a jolt of the road easily turns the wheel.",
    rule: "health-hands-on-wheel",
  },
  {
    id: 28,
    question:
      "Where the left part of a two-way road is too narrow for your vehicle, you may use the right part freely as long as nobody comes towards you.",
    answer: false,
    explanation:
      "Where the left part is too narrow for your vehicle, you may go over the centre, but as little as possible. Oncoming traffic may appear at any time and needs that room.",
    rule: "position-over-centre-as-little",
    also: ["position-over-centre-narrow", "position-keep-left"],
  },
  {
    id: 29,
    question:
      "Because of a level crossing, the law forbids overtaking within 30 m before it and also within 30 m after it.",
    answer: false,
    explanation:
      "The ban holds on the level crossing and within 30 m before it, where vehicles have to stop. It does not hold after it.",
    rule: "overtaking-30m-only-before",
    also: ["overtaking-ban-level-crossing-30m"],
  },
  {
    id: 30,
    picture: "ph-arms-side-back",
    question:
      "You see the officer like this. Because the officer's back is toward you, the signal has the same meaning as a red signal.",
    answer: true,
    explanation:
      "Arms held out level mean red for traffic facing the officer's front or back, and green for traffic moving parallel to the arms. So you must not go past the stopping position.",
    rule: "signal-officer-arms-level-facing",
    also: ["signal-officer-arms-level-parallel", "signal-red"],
  },
  {
    id: 31,
    question:
      "On a steep uphill slope without signs, the law orders slow driving all the way from the bottom to the crest.",
    answer: false,
    explanation:
      "A steep uphill slope is by itself not a place where you must drive slowly. The duty begins only near the crest, because you cannot see what is behind it.",
    rule: "speed-no-slow-duty-steep-uphill",
    also: ["speed-slow-crest"],
  },
  {
    id: 32,
    question:
      "You pull out from the edge of the road. Once you have signalled for 3 seconds, the cars that come up from behind should let you go first.",
    answer: false,
    explanation:
      "A signal shows what you want to do but gives you no priority. When you pull out from the edge of the road, you should give way to the traffic that is already moving.",
    rule: "position-pulling-out-give-way",
    also: ["driver-signal-moving-off-right"],
  },
  {
    id: 33,
    picture: "m107",
    question:
      "You may drive through the area in the picture if you can do so without a stop in it.",
    answer: true,
    explanation:
      "This marking is a no-stopping zone, for example in front of a fire station. You must not enter it if you might have to stop in it, but you may drive through without stopping.",
    rule: "marking-no-stopping-zone",
    also: ["position-do-not-block-crossing"],
  },
  {
    id: 34,
    question:
      "You drive on a priority road. You need not drive slowly at an intersection only because there is no view to the left and right.",
    answer: true,
    explanation:
      "The traffic on the crossing road must not hinder you, so the duty to drive slowly at an intersection without a view does not bind you. You must still watch the traffic with care.",
    rule: "intersection-priority-road-no-slow-duty",
    also: [
      "speed-slow-blind-intersection",
      "intersection-yield-to-priority-or-wider-road",
    ],
  },
  {
    id: 35,
    question:
      "A car is standing just before a crosswalk without signals or an officer. Even if you see nobody, you must stop before you go past its front.",
    answer: true,
    explanation:
      "The standing car may hide a person who is crossing. Driving slowly is not enough; you must stop before you go past its front.",
    rule: "pedestrian-crosswalk-standing-vehicle",
  },
  {
    id: 36,
    question:
      "Your car is already turning right in the intersection when your signal changes to red. You have to stop there and wait for green.",
    answer: false,
    explanation:
      "If it stopped there, it would block the crossing traffic. A car that is already turning right may go on, but it must not obstruct vehicles that may go on a green signal.",
    rule: "signal-red-while-turning-right",
  },
  {
    id: 37,
    question:
      "A bus comes up behind your car in a bus priority lane. You need not leave the lane while you keep left for a left turn.",
    answer: true,
    explanation:
      "A car normally leaves this lane promptly for a bus. While it keeps left for a left turn it may stay, because a left turn is made from the left edge.",
    rule: "position-bus-priority-lane-left-turn",
    also: ["position-bus-priority-lane", "intersection-left-turn-left-edge"],
  },
  {
    id: 38,
    picture: "314",
    question:
      "The sign in the picture forbids a car to overtake even inside its own side of the road.",
    answer: false,
    explanation:
      "This sign forbids going over to the right part of the road to overtake. If a plate 追越し禁止 (No Overtaking) hangs under this sign, overtaking inside your own side is forbidden too.",
    rule: "sign-no-crossing-to-right-side",
    also: ["sign-no-overtaking"],
  },
  {
    id: 39,
    question:
      "At an intersection without signals or an officer, a tram on the crossing road goes first even if you drive on a priority road.",
    answer: false,
    explanation:
      "A tram on the crossing road normally goes first, but not where you are on a priority road. There the tram must not hinder you.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-tram-comes-first"],
  },
  {
    id: 40,
    question:
      "A child of ten may ride an ordinary bicycle on a sidewalk that has no sign or marking for bicycles.",
    answer: true,
    explanation:
      "Riders under 13 may use the sidewalk without such a sign or marking. So may riders who are 70 or over or who have a disability that makes riding on the roadway unsafe.",
    rule: "bicycle-sidewalk-when",
  },
  {
    id: 41,
    picture: "ph-arm-up-parallel",
    question:
      "The officer's arms were level before, parallel to the violet arrow; now one arm is raised. You drive in the direction of the arrow. For you, this means yellow.",
    answer: true,
    explanation:
      "You move parallel to the line on which the officer's arms were held out before. When the arm is raised, your green turns into yellow. For traffic that faces the officer's front or back, it means red.",
    rule: "signal-officer-arm-raised-parallel",
    also: [
      "signal-officer-arm-raised-facing",
      "signal-officer-arms-level-parallel",
    ],
  },
  {
    id: 42,
    picture: "m102-2-b-yellow-right",
    question:
      "You drive in the left lane in the picture. You may cross the lines for a lane change that is safe and needed.",
    answer: true,
    explanation:
      "The line on your side is white and broken, so these lines do not forbid you to change lanes. Vehicles in the lane on the yellow side must not change lanes across them.",
    rule: "marking-lane-line-yellow-one-side",
    also: ["marking-lane-line-broken-white"],
  },
  {
    id: 43,
    question:
      "On a two-way road, the car ahead has moved to the centre to turn right. To overtake it, you should pass on its right.",
    answer: false,
    explanation:
      "On its right you would meet the oncoming traffic and the turning car itself. You normally overtake on the right, but a car that has moved to the centre to turn right is overtaken on the left.",
    rule: "overtaking-right-turner-on-the-left",
    also: ["overtaking-on-the-right"],
  },
  {
    id: 44,
    question:
      "Your side of the road has three lanes, without signs or markings on who uses them. A car is allowed in the middle lane although it overtakes nobody.",
    answer: true,
    explanation:
      "With three or more lanes, cars may use any lane but the rightmost one according to their speed. The rightmost lane is kept free for overtaking and the like.",
    rule: "position-three-lanes",
  },
  {
    id: 45,
    question:
      "The gap to the car ahead is long enough for the law if you can stop behind it when it brakes gently.",
    answer: false,
    explanation:
      "The car ahead may have to brake hard for something that you cannot see. Your gap must be so long that you do not hit it even if it stops suddenly.",
    rule: "speed-following-distance",
  },
  {
    id: 46,
    question:
      "A faster car catches up with a route bus on a road without lanes and has too little room. The bus must move to the left edge for it.",
    answer: false,
    explanation:
      "Other vehicles must move to the left and let the faster one go ahead. Route buses and trolleybuses are exempt from this duty, so the bus may stay where it is.",
    rule: "position-bus-caught-up",
    also: ["overtaking-give-way-to-faster"],
  },
  {
    id: 47,
    question:
      "Where no sign forbids U-turns, the law still forbids one that might disturb a pedestrian.",
    answer: true,
    explanation:
      "A car that turns round stands across the road for some time. You must not make a U-turn when this might disturb pedestrians or other vehicles, with or without a sign.",
    rule: "position-cross-u-turn-reverse",
    also: ["position-cross-u-turn-reverse-sign"],
  },
  {
    id: 48,
    picture: "329-2",
    question:
      "No signal or officer directs the intersection with the sign in the picture. You must drive slowly, but you need not give way to cars that come from the right.",
    answer: false,
    explanation:
      "The sign shows that the crossing road is a priority road. Where no signal or officer directs the intersection, you must drive slowly and not hinder its traffic, from whichever side it comes.",
    rule: "sign-priority-road-ahead",
    also: [
      "intersection-slow-into-priority-or-wider-road",
      "intersection-yield-to-priority-or-wider-road",
    ],
  },
  {
    id: 49,
    question:
      "An emergency vehicle on urgent duty may go over to the right part of a two-way road in order to overtake.",
    answer: true,
    explanation:
      "Cars ahead must not hold up an urgent duty, so the law allows this. Expect it to come on your side, and move to the left to give way.",
    rule: "position-emergency-right-side",
    also: ["position-emergency-elsewhere"],
  },
  {
    id: 50,
    question:
      "Parking is allowed here. A side strip with one solid white line, used by pedestrians, is one and a half metres wide. A car that parks in the strip must leave 0.75 m free on its left.",
    answer: true,
    explanation:
      "Where a one-line strip is wider than 0.75 m, the car parks in the strip, parallel to the line, and leaves 0.75 m on its left so that pedestrians can pass. A strip of 0.75 m or less must stay free.",
    rule: "parking-side-strip-over-0-75m",
    also: [
      "parking-side-strip-0-75m-or-less",
      "marking-side-strip-one-line-parking",
    ],
  },
] as const satisfies readonly TrueFalseQuestion[];
