import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question: "You must signal a change of lane 3 seconds before you make it.",
    answer: true,
    explanation:
      "A change of lane or course to the left or right is signalled 3 seconds before it, so that drivers behind can react. The distance of 30 m is for left turns, right turns and U-turns.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m"],
  },
  {
    id: 2,
    picture: "302",
    question:
      "The sign in the picture closes the road to bicycles too, not only to motor vehicles.",
    answer: true,
    explanation:
      "This sign closes the road to all vehicles: cars, motorcycles, mopeds and also light vehicles such as bicycles. Pedestrians may pass.",
    rule: "sign-closed-to-vehicles",
    also: ["sign-closed-signs-bind-bicycles"],
  },
  {
    id: 3,
    question:
      "The law does not forbid a host to serve beer to a guest who may drive home afterwards.",
    answer: false,
    explanation:
      "Nobody may serve alcohol to a person who may then drive, or urge that person to drink. The law wants to stop drink-driving before it begins, so it does not bind the driver alone.",
    rule: "alcohol-no-serving-to-drivers",
  },
  {
    id: 4,
    question:
      "Even if you feel just slightly sleepy while driving, you should stop in a safe place and rest before you go on.",
    answer: true,
    explanation:
      "Sleepiness slows your reactions, and a short way is enough for an accident. Stop in a safe place and rest before you go on.",
    rule: "health-sleepy-stop-and-rest",
  },
  {
    id: 5,
    picture: "m111-a",
    question:
      "At the intersection in the picture, a car that turns right may leave the way of the arrows if it hinders nobody.",
    answer: false,
    explanation:
      "Where arrows in an intersection mark how to turn, cars that turn right must pass along the marked part. This keeps the ways of turning cars apart.",
    rule: "marking-turning-method",
  },
  {
    id: 6,
    question:
      "As a rule, a blue round sign without a red rim gives an order or shows that only certain traffic may use the way.",
    answer: true,
    explanation:
      "A red rim, by contrast, forbids or limits something, such as entry or speed. The sign No Parking has a blue ground but a red rim, so it is the rim that counts.",
    rule: "sign-blue-disc-red-ring",
    also: ["sign-no-parking"],
  },
  {
    id: 7,
    question:
      "On a level crossing, you should keep as close to the left edge as you can.",
    answer: false,
    explanation:
      "You should drive slightly toward the centre while you watch oncoming traffic. Too close to the left edge, a wheel may drop off and the car may get stuck on the level crossing.",
    rule: "level-crossing-slightly-to-centre",
  },
  {
    id: 8,
    question:
      "As a rule, your own light turns green at the same moment at which the light of the crossing road turns red.",
    answer: false,
    explanation:
      "There is a short time in which all lights are red, so that the intersection can clear. Watch your own light and wait until it is green.",
    rule: "signal-cross-road-red",
  },
  {
    id: 9,
    question:
      "A pregnant woman need not wear a seat belt if wearing it is unsuitable for her health.",
    answer: true,
    explanation:
      "Pregnancy alone is not an exception; what counts is whether wearing the belt suits her health. If it does, she must wear it; the lap belt should lie low and off the belly.",
    rule: "belt-exempt-pregnancy",
    also: ["belt-pregnant-must-wear"],
  },
  {
    id: 10,
    question:
      "With a provisional licence, you may practise on the road only with a qualified person in the seat beside you.",
    answer: true,
    explanation:
      "A learner may notice a danger too late. So a qualified person, for example an instructor of a designated driving school, must sit in the seat beside the learner and guide the driving.",
    rule: "licence-practice-companion",
    also: ["licence-practice-companion-list"],
  },
  {
    id: 11,
    question:
      "The alarm of a level crossing sounds, but the barrier has not begun to close. After a stop and a check, you may still cross.",
    answer: false,
    explanation:
      "You must not enter a level crossing while the alarm sounds, even if the barrier is still open. The same applies while the barrier is closing or closed.",
    rule: "level-crossing-alarm-or-barrier",
  },
  {
    id: 12,
    question:
      "By national law, you may make a hands-free call while driving, although it distracts you.",
    answer: true,
    explanation:
      "National law bans calls with a phone held in the hand while the vehicle is moving, not hands-free calls. Still, every call takes your attention off the road, so it is better to call before you drive.",
    rule: "phone-hands-free",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 13,
    question:
      "The limit of a Zone 30 holds only on roads without a centre line, as the statutory limit of 30 km/h does.",
    answer: false,
    explanation:
      "A Zone 30 is shown by the 30 km/h sign with plates for the beginning and the end of the area. This posted limit binds cars on all roads in the area, with or without a centre line.",
    rule: "speed-zone-30-all-roads",
    also: ["speed-zone-30-is-posted"],
  },
  {
    id: 14,
    question:
      "A driver who holds the right arm straight out and level gives the signal for slow driving or stopping.",
    answer: false,
    explanation:
      "For slow driving or stopping, the arm is held out and slants downward. The right arm held straight out on the right is the signal for a right turn, a U-turn or a change of course to the right.",
    rule: "driver-signal-arm-slow-or-stop",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 15,
    question:
      "To the driver of a car, a motorcycle looks nearer and faster than it really is.",
    answer: false,
    explanation:
      "Because a motorcycle is small, it looks farther away and slower than it really is. So be careful, for example, when you turn right and a motorcycle comes toward you.",
    rule: "motorcycle-looks-far-and-slow",
  },
  {
    id: 16,
    picture: "sc-emergency-near-crossing",
    question:
      "You drive the violet car, and the ambulance is on urgent duty. You must not enter the intersection but must stop temporarily on the left side of the road.",
    answer: true,
    explanation:
      "At or near an intersection, the ambulance may turn there. So you must keep clear of the intersection, move to the left side of the road and stop temporarily.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 17,
    question:
      "A tram runs on a track in the middle of the road. A car that overtakes the tram must go past it on the left.",
    answer: true,
    explanation:
      "A tram is overtaken on the left, unless its track lies at the left edge of the road. A car, by contrast, is normally overtaken on the right.",
    rule: "overtaking-tram-on-the-left",
    also: ["overtaking-on-the-right"],
  },
  {
    id: 18,
    picture: "321",
    question:
      "The figure on the sign in the picture is the largest width with which a vehicle may pass.",
    answer: false,
    explanation:
      "The wedges at the top and the bottom of the figure stand for height: no vehicle higher than the figure, load included, may pass. On the sign for width, the wedges are at the left and the right.",
    rule: "sign-height-limit",
    also: ["sign-width-limit"],
  },
  {
    id: 19,
    question:
      "You pass a pedestrian on a road without a sidewalk and keep a safe gap. The law does not require you to drive slowly as well.",
    answer: true,
    explanation:
      "One of two things is enough: to keep a safe gap, or to drive slowly, that is, at a speed at which you can stop immediately. Where the gap is wide enough, you do not hit a person who stumbles or steps aside.",
    rule: "pedestrian-passing-gap-or-slowly",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 20,
    picture: "m102-a",
    question:
      "Where no other ban applies, you may overtake a motorcycle without going over the yellow centre line in the picture.",
    answer: true,
    explanation:
      "A yellow centre line forbids drivers to go over it to overtake. It does not by itself forbid overtaking that stays on your own side of the line.",
    rule: "marking-centre-line-yellow-inside-own-side",
    also: ["marking-centre-line-yellow"],
  },
  {
    id: 21,
    question: "You must signal right before you enter a roundabout.",
    answer: false,
    explanation:
      "A driver does not signal in order to enter a roundabout, because all vehicles go round it the same way. When you leave it, you must signal left.",
    rule: "driver-signal-roundabout-no-entry-signal",
    also: [
      "driver-signal-roundabout-exit",
      "intersection-roundabout-clockwise",
    ],
  },
  {
    id: 22,
    question:
      "You must not pass and cut in ahead of cars that have stopped at a level crossing, but you may if they are still driving slowly in order to stop there.",
    answer: false,
    explanation:
      "At a level crossing the law makes cars stop. You must not go past them and cut in ahead, whether they have stopped or still drive slowly in order to stop: they need the free space in front of them.",
    rule: "position-cutting-in",
  },
  {
    id: 23,
    question:
      "A faster car catches up with yours on a road without lanes, and you want to stay slower. If there is too little room to pass you, you must move to the left edge and let it go first.",
    answer: true,
    explanation:
      "Without enough room between your car and the centre, the faster car would have to pass on the side of the oncoming traffic. So on a road without lanes you must move as far to the left edge as possible and let it go ahead.",
    rule: "overtaking-give-way-to-faster",
  },
  {
    id: 24,
    picture: "sg-red-arrow-right",
    question:
      "At the signal in the picture, a car must not make a U-turn, even where no sign or marking forbids it.",
    answer: false,
    explanation:
      "A U-turn begins like a right turn. So on a green right arrow cars may make one too, although the signal is red, unless signs or markings forbid it.",
    rule: "signal-right-arrow-u-turn",
  },
  {
    id: 25,
    question:
      "A heavy load makes the braking distance shorter, because it presses the tyres onto the road.",
    answer: false,
    explanation:
      "A heavy load makes the braking distance longer, because the brakes have more weight to stop. A wet road and worn tyres make it longer too.",
    rule: "speed-wet-heavy-worn-longer-braking",
  },
  {
    id: 26,
    question:
      "Where roadworks block the lane for going straight on, a car may go straight on from a lane marked for turning right.",
    answer: true,
    explanation:
      "Normally a car must go in the direction of its lane. It is excepted where works or an obstacle make this impossible, and when it gives way to an emergency vehicle.",
    rule: "position-direction-lanes",
  },
  {
    id: 27,
    picture: "312",
    question:
      "Where the sign in the picture stands, you must not turn left into a car park beside the road.",
    answer: false,
    explanation:
      "The sign No Crossing by Vehicles forbids crossing the road, for example turning right across it into a car park. Turning left into a place beside the road is allowed.",
    rule: "sign-no-crossing-by-vehicles",
  },
  {
    id: 28,
    question:
      "An automatic car with the lever in D can start to move while nobody presses the accelerator.",
    answer: true,
    explanation:
      "This movement is called creep. It happens with the lever in D or R, so keep the brake pedal pressed while you wait at a signal.",
    rule: "vehicle-at-creep",
    also: ["vehicle-at-brake-while-stopped"],
  },
  {
    id: 29,
    question:
      "The duty to stop temporarily or drive slowly for a pedestrian with a white cane also covers a deaf person with such a cane.",
    answer: true,
    explanation:
      "Not only blind people but also deaf people, and people with a disability that the law names, may carry a white or yellow cane. You must stop temporarily or drive slowly and must not hinder them.",
    rule: "pedestrian-deaf-or-disabled-with-cane",
    also: ["pedestrian-cane-or-guide-dog"],
  },
  {
    id: 30,
    question:
      "There is a stop sign but no stop line at an intersection without signals or an officer. You must stop temporarily at the sign, however far it stands from the intersection.",
    answer: false,
    explanation:
      "A sign may stand some way before the intersection, where you cannot see the crossing road well yet. You stop just before the stop line or, if there is none, just before the intersection.",
    rule: "intersection-stop-sign-where",
  },
  {
    id: 31,
    picture: "m108",
    question:
      "Parking is allowed here, and the side strip in the picture is more than 0.75 m wide. A car that parks must stay outside the strip.",
    answer: false,
    explanation:
      "If a side strip with one white solid line is more than 0.75 m wide, a car that stops or parks must go into it and leave 0.75 m or more free on its left for pedestrians. A strip of 0.75 m or less must not be entered.",
    rule: "marking-side-strip-one-line-parking",
    also: ["parking-side-strip-over-0-75m"],
  },
  {
    id: 32,
    question:
      "A person aged 17 years and 6 months can get the full licence for ordinary cars.",
    answer: false,
    explanation:
      "The full licence for ordinary cars is given from the age of 18. The age of 17 years and 6 months is for the provisional licence.",
    rule: "licence-age-18",
    also: ["licence-provisional-age-17-and-a-half"],
  },
  {
    id: 33,
    picture: "sc-int-wide-narrow",
    question:
      "You drive the violet car. The crossing road is clearly wider, and no signal, sign or officer directs traffic. You must not hinder the white car, although it comes from your right.",
    answer: true,
    explanation:
      "A vehicle on the narrower road must not hinder traffic on a clearly wider crossing road, from whichever side it comes. Traffic from the left comes first only if neither road has priority or is clearly wider.",
    rule: "intersection-yield-to-priority-or-wider-road",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 34,
    question:
      "A car passes on the right of a bicycle going the same way on the roadway, without overtaking it. Where the clearance is not sufficient, the car must go at a safe speed that suits the clearance.",
    answer: true,
    explanation:
      "A driver who passes a bicycle without sufficient clearance must go at a safe speed that suits it, because the cyclist may swerve. The Road Traffic Act names no fixed distance in metres.",
    rule: "bicycle-passing-safe-speed",
    also: ["bicycle-passing-no-fixed-distance", "hazard-cyclist-swerving"],
  },
  {
    id: 35,
    question:
      "A car behind you has begun to overtake yours. You may begin to overtake the car ahead if no vehicle comes towards you.",
    answer: false,
    explanation:
      "You must not begin to overtake when a vehicle behind you has begun, or is about, to overtake you, because the two of you would meet side by side. Let it go first.",
    rule: "overtaking-not-when-being-overtaken",
  },
  {
    id: 36,
    question:
      "On a road without lanes, a car must keep to the left edge of the road like a bicycle.",
    answer: false,
    explanation:
      "Motor vehicles and mopeds keep to the left side of such a road. The left edge itself is for light vehicles and e-scooters, so that faster and slower traffic stay apart.",
    rule: "position-no-lanes-cars",
    also: ["position-no-lanes-light-vehicles"],
  },
  {
    id: 37,
    question:
      "To turn left off the road into a petrol station, it is enough to signal in time; a car need not drive slowly.",
    answer: false,
    explanation:
      "A vehicle that turns left or right to leave the road must drive slowly, that is, at a speed at which it can stop immediately. The signal does not replace this duty.",
    rule: "speed-slow-leaving-road",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 38,
    picture: "ph-arms-down-front",
    question:
      "You are the driver who sees the officer like this. The officer has just lowered the arms after holding them out to the sides, without turning. You may now go.",
    answer: false,
    explanation:
      "Lowering the arms does not change the signal while the officer does not turn. For traffic that faces the front or the back of the officer, it still has the same meaning as a red signal.",
    rule: "signal-officer-arms-lowered-facing",
  },
  {
    id: 39,
    question:
      "In a tunnel with two or more marked lanes in your direction, you may overtake if nothing else forbids it.",
    answer: true,
    explanation:
      "The ban on overtaking in tunnels covers only tunnels without lanes. With marked lanes, overtaking is allowed unless, for example, a sign forbids it.",
    rule: "overtaking-tunnel-with-lanes",
    also: ["overtaking-ban-tunnel-without-lanes", "overtaking-ban-signs"],
  },
  {
    id: 40,
    question:
      "You pass a safety zone on the left part of the road. Nobody is on it, and no tram has stopped there. You must drive slowly because of the safety zone.",
    answer: false,
    explanation:
      "You must drive slowly past a safety zone on the left part of the road if a pedestrian is on it, who may step onto the road. If nobody is on it, the zone itself gives no duty to drive slowly.",
    rule: "pedestrian-safety-zone-slowly",
  },
  {
    id: 41,
    picture: "m109-a",
    question:
      "The line between the two lanes in the picture does not by itself forbid you to change lanes.",
    answer: true,
    explanation:
      "A white solid line between lanes of the same direction does not by itself forbid changing lanes. A yellow line between the lanes does.",
    rule: "marking-lane-line-solid-white",
    also: ["marking-lane-line-yellow"],
  },
  {
    id: 42,
    question:
      "When the driver is tired, it is the braking distance and not the reaction distance that becomes longer.",
    answer: false,
    explanation:
      "A tired driver needs more time to see and judge a danger, and the car goes on at full speed during this time. So it is the reaction distance that becomes longer, and the stopping distance with it.",
    rule: "speed-tired-longer-reaction",
    also: ["speed-stopping-distance-sum", "speed-braking-distance"],
  },
  {
    id: 43,
    question:
      "The green light for pedestrians begins to flash. A pedestrian who is already crossing may turn back.",
    answer: true,
    explanation:
      "The flashing tells people that the light will soon be red. So nobody may start to cross, and pedestrians who are already crossing must quickly finish crossing or turn back.",
    rule: "signal-pedestrian-flashing-green",
  },
  {
    id: 44,
    question:
      "You should slow down beside a row of parked cars, because a door may open suddenly.",
    answer: true,
    explanation:
      "The door of a parked car may open, or a person may step out from behind it. Slow down and keep enough distance, so that you can still react.",
    rule: "hazard-parked-cars-door",
    also: ["pedestrian-beside-parked-cars"],
  },
  {
    id: 45,
    question:
      "When you turn left, you should check the left rear with your own eyes too, because the rear wheels run inside the front wheels.",
    answer: true,
    explanation:
      "The rear wheels take a narrower way than the front wheels and may catch a bicycle or two-wheeler at the left rear. So check by mirror and with your own eyes.",
    rule: "intersection-left-turn-inner-wheel",
    also: ["nature-inner-wheel-difference"],
  },
  {
    id: 46,
    question:
      "You drive straight on. If congestion would keep you from leaving the bus priority lane when a bus comes up from behind, you must not enter the lane.",
    answer: true,
    explanation:
      "A car may use a bus priority lane, but it must leave the lane when a bus comes up from behind. If congestion would make this impossible, the car must not enter the lane.",
    rule: "position-bus-priority-lane-congestion",
    also: ["position-bus-priority-lane"],
  },
  {
    id: 47,
    question:
      "Near a bend of the road, you may overtake a car if you stay on your own side of the road.",
    answer: false,
    explanation:
      "Overtaking a car is forbidden near a bend, also inside your own side of the road, because you cannot see what comes. Only overtaking e-scooters and light vehicles is excepted from this ban.",
    rule: "overtaking-ban-bend",
  },
  {
    id: 48,
    question: "You must not overtake a car that shows the beginner mark.",
    answer: false,
    explanation:
      "Overtaking a car with a mark is not banned as such. What is banned is moving sideways close to it or cutting in ahead of it, except when this is unavoidable to prevent danger.",
    rule: "mark-others-overtaking-allowed",
    also: ["mark-others-no-squeezing", "mark-others-no-cutting-in"],
  },
  {
    id: 49,
    question:
      "Where a sign permits automobiles to drive on the tram track, the permission covers mopeds too.",
    answer: false,
    explanation:
      "The sign permits automobiles alone to drive on the tram track, and a moped is not counted among them. Like light vehicles, mopeds may not use the track on account of this sign.",
    rule: "position-tram-track-sign",
    also: ["sign-tram-track"],
  },
  {
    id: 50,
    picture: "m108-2",
    question:
      "Apart from the side strip in the picture, nothing forbids stopping here. A car that stops for a passenger must stay outside the strip.",
    answer: true,
    explanation:
      "Vehicles must not enter a side strip marked by a solid and a broken line to stop or park in it. The car stands along the left edge of the roadway, beside the strip.",
    rule: "parking-side-strip-solid-and-broken",
    also: ["marking-side-strip-solid-and-broken"],
  },
] as const satisfies readonly TrueFalseQuestion[];
