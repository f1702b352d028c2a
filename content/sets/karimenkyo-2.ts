import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "A vehicle that enters a roundabout must not hinder the vehicles that are already inside it.",
    answer: true,
    explanation:
      "Vehicles inside the roundabout come first. If one of them is near, you wait before the roundabout until it has passed.",
    rule: "intersection-roundabout-inside-comes-first",
  },
  {
    id: 2,
    picture: "sg-red-arrows-straight-left",
    question:
      "At the signal in the picture, a car may turn right if no oncoming car is near.",
    answer: false,
    explanation:
      "The signal is red, and the green arrows permit going straight on or turning left. Vehicles must not go in a direction that no lit arrow shows.",
    rule: "signal-straight-and-left-arrows",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 3,
    question:
      "When you move off from the left edge of the road, you should signal left.",
    answer: false,
    explanation:
      "When you move off from the left edge, the car moves to the right. So you check that it is safe and signal right for 3 seconds, as for a change of course.",
    rule: "driver-signal-moving-off-right",
  },
  {
    id: 4,
    picture: "304",
    question:
      "The sign in the picture closes the road to cars, but not to motorcycles.",
    answer: true,
    explanation:
      "This sign closes the road to cars and other motor vehicles; motorcycles, mopeds and light vehicles may pass. If the sign also showed a motorcycle, motorcycles and mopeds could not pass either.",
    rule: "sign-closed-to-motor-vehicles",
    also: ["sign-closed-to-car-and-motorcycle"],
  },
  {
    id: 5,
    question:
      "The rear end of a large truck that turns left swings out to the right.",
    answer: true,
    explanation:
      "The rear end of a large vehicle swings out to the side opposite to the turn. A car that stands close beside it in the next lane can be hit.",
    rule: "nature-outward-swing",
  },
  {
    id: 6,
    question:
      "The car ahead signals and moves to the left edge to turn left. If you need not brake or swerve suddenly, you must let it move over.",
    answer: true,
    explanation:
      "A vehicle behind must let the other one move to its place for the turn. The one exception is where it would have to change its own speed or direction suddenly.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 7,
    question:
      "Driving with less than 0.15 mg of alcohol in 1 litre of breath is not banned, because punishment begins at that amount.",
    answer: false,
    explanation:
      "Nobody may drive with alcohol in the body, however little it is. From 0.15 mg in 1 litre of breath the driver is punished for driving under the influence.",
    rule: "alcohol-influence-threshold",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 8,
    picture: "313",
    question:
      "The sign in the picture forbids only U-turns; it leaves right turns free.",
    answer: true,
    explanation:
      "The sign No U-Turn forbids turning round to go back the way you came. It does not forbid turning right or reversing.",
    rule: "sign-no-u-turn-reversing",
    also: ["sign-no-u-turn"],
  },
  {
    id: 9,
    question:
      "After one year of holding the licence without a violation, earlier points still count until the licence is renewed.",
    answer: false,
    explanation:
      "After 1 year of holding the licence without a violation, the earlier points are no longer counted. Careful driving is rewarded in this way, without waiting for the renewal.",
    rule: "licence-points-one-clean-year",
  },
  {
    id: 10,
    question:
      "Driving while so overworked that normal driving may be impossible can bring a fine, but not imprisonment.",
    answer: false,
    explanation:
      "The law forbids it, because a driver worn out by work sees and reacts too late. The penalty is up to 3 years of imprisonment or a fine of up to 500,000 yen.",
    rule: "health-overwork-driving-penalty",
    also: ["health-unfit-must-not-drive"],
  },
  {
    id: 11,
    question:
      "Two roads of equal width cross without signals, signs or an officer, and neither is a priority road. You must let a car from your left go first.",
    answer: true,
    explanation:
      "Where neither road is a priority road or clearly wider and nothing directs the traffic, you must not hinder vehicles from the left. Otherwise the priority or wider road comes first.",
    rule: "intersection-left-comes-first",
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 12,
    picture: "212-2",
    question: "The sign in the picture means that a one-way road begins ahead.",
    answer: false,
    explanation:
      "This warning sign announces traffic in both directions ahead, for example where a one-way road ends. Keep to the left there.",
    rule: "sign-two-way-traffic",
    also: ["position-keep-left"],
  },
  {
    id: 13,
    question:
      "Children ride in your car, so that it lawfully carries more people than it has belts. Those without a belt may ride only in the rear seats.",
    answer: true,
    explanation:
      "Children count as less than one person, so within the riding capacity more people than belts can ride. Without a belt, the seat beside the driver would be too dangerous.",
    rule: "belt-more-passengers-than-belts",
    also: ["vehicle-capacity-children"],
  },
  {
    id: 14,
    question:
      "While you reverse the car, you need not wear the driver's seat belt.",
    answer: true,
    explanation:
      "The law excuses the driver from wearing the belt while reversing, when he or she has to turn round and look back. For driving forward, the driver must wear it again.",
    rule: "belt-exempt-driver-reversing",
    also: ["belt-driver-must-wear"],
  },
  {
    id: 15,
    picture: "m103",
    question:
      "Where the kerb has the marking in the picture, you may stop to let a passenger get off, but you must not park.",
    answer: false,
    explanation:
      "A solid yellow line on the kerb or at the road edge forbids both stopping and parking. A broken yellow line forbids parking but allows stopping.",
    rule: "marking-kerb-solid-yellow",
    also: ["marking-kerb-broken-yellow"],
  },
  {
    id: 16,
    question:
      "To turn right off a two-way road into a car park, a car must wait at the left edge of the road.",
    answer: false,
    explanation:
      "The car must keep as far as possible to the centre of the road in advance and drive slowly. Vehicles behind can then go past on its left.",
    rule: "position-leave-road-right",
  },
  {
    id: 17,
    picture: "sg-red-arrow-left",
    question:
      "At the signal in the picture, mopeds and bicycles may turn left too.",
    answer: true,
    explanation:
      "A green left arrow permits all vehicles to turn left although the signal is red, also mopeds, e-scooters and light vehicles. It is the right arrow that does not permit all of them to turn.",
    rule: "signal-left-arrow",
    also: ["signal-right-arrow-two-step"],
  },
  {
    id: 18,
    question:
      "The left part of a two-way road is exactly 6 m wide. You must not go over the centre to overtake.",
    answer: true,
    explanation:
      "Where the left part is 6 m wide or more, there is room to overtake inside it. Going over the centre to overtake is for roads whose left part is less than 6 m wide.",
    rule: "overtaking-wide-left-part-stay-left",
    also: ["overtaking-over-the-centre"],
  },
  {
    id: 19,
    question:
      "To show the driver behind that the road ahead is free, you may switch on the left signal although you stay in your lane.",
    answer: false,
    explanation:
      "A driver must not give a signal for an act without carrying it out. Others expect you to turn or move to the left and may brake or swerve for nothing.",
    rule: "driver-signal-not-without-intention",
  },
  {
    id: 20,
    question:
      "The ban on overtaking within 30 m before an intersection does not bind a driver on a priority road.",
    answer: true,
    explanation:
      "The overtaking ban in an intersection and within 30 m before it does not hold on a priority road, where crossing traffic has to give way. It holds on every other road.",
    rule: "overtaking-intersection-on-priority-road",
    also: ["overtaking-ban-intersection-30m"],
  },
  {
    id: 21,
    question:
      "A tram has stopped at a stop with a safety zone. You may pass slowly on its left, even while passengers get on and off.",
    answer: true,
    explanation:
      "Where there is a safety zone for the passengers, you may pass the stopped tram slowly. Without a safety zone you must wait behind the tram while passengers get on and off.",
    rule: "pedestrian-tram-stop-safety-zone",
    also: ["pedestrian-tram-stop-wait"],
  },
  {
    id: 22,
    question:
      "In an automatic car with a cold engine, you should press the accelerator in P and then shift to D, so that the engine does not stall.",
    answer: false,
    explanation:
      "If you press the accelerator in P and then shift, the car can leap forward. You should shift with the foot on the brake.",
    rule: "vehicle-at-no-revving-before-shifting",
    also: ["vehicle-at-moving-off"],
  },
  {
    id: 23,
    picture: "318",
    question:
      "The sign in the picture limits parking to 60 minutes between 8:00 and 20:00.",
    answer: true,
    explanation:
      "The figures at the top give the hours, here from 8:00 to 20:00. The lower figure gives the longest time for which you may park in these hours, here 60 minutes.",
    rule: "sign-time-limited-parking",
    also: ["sign-parking-hours"],
  },
  {
    id: 24,
    question:
      "An ordinary road without a posted limit has a median, but no centre line. The statutory maximum speed of cars there is 30 km/h.",
    answer: false,
    explanation:
      "Where a median or a fence separates the two directions, the statutory limit is 60 km/h. The 30 km/h is for ordinary roads without a centre line, lanes or such a separation.",
    rule: "speed-statutory-separated-60",
    also: ["speed-statutory-unlined-30"],
  },
  {
    id: 25,
    question:
      "Within 30 m before a crosswalk you must not overtake a motorcycle, but you may overtake a moped.",
    answer: false,
    explanation:
      "Where overtaking is forbidden, you must not overtake a moped either. The law makes an exception only for light vehicles, such as bicycles, and for e-scooters.",
    rule: "overtaking-ban-covers-mopeds",
    also: [
      "overtaking-ban-crosswalk-30m",
      "overtaking-ban-not-for-light-vehicles",
    ],
  },
  {
    id: 26,
    picture: "ph-arm-up-front",
    question:
      "The officer in the picture faces you. For you, the raised arm has the same meaning as a yellow signal.",
    answer: false,
    explanation:
      "You face the front of the officer. A raised arm is like a red signal for traffic that faces the officer's front or back, and like yellow for traffic that goes across, from one side of the officer to the other.",
    rule: "signal-officer-arm-raised-facing",
    also: ["signal-officer-arm-raised-parallel"],
  },
  {
    id: 27,
    question:
      "You should set the seat so that your knee is still slightly bent when you press the pedal fully.",
    answer: true,
    explanation:
      "You sit well back, with the knee slightly bent at the end of the pedal's way. If the seat is too far back, you cannot press the brake with full force.",
    rule: "health-seat-position",
  },
  {
    id: 28,
    question:
      "A car passes on the right of a bicycle on the roadway without changing course. If there is too little room, the cyclist must keep as far left as possible.",
    answer: true,
    explanation:
      "Without sufficient clearance, this duty binds riders of bicycles, other light vehicles and e-scooters. The driver has a duty as well: he or she must pass at a safe speed that suits the clearance.",
    rule: "bicycle-passed-keeps-left",
    also: ["bicycle-passing-safe-speed"],
  },
  {
    id: 29,
    picture: "m211",
    question: "The marking in the picture announces a crosswalk ahead.",
    answer: false,
    explanation:
      "White inverted triangles on the roadway announce that the crossing road ahead is a priority road. Diamonds on the roadway announce a crosswalk or bicycle crossing.",
    rule: "marking-triangles",
    also: ["marking-diamonds"],
  },
  {
    id: 30,
    question:
      "On a road with two lanes in your direction, you may drive on the line between them while no other vehicle is near.",
    answer: false,
    explanation:
      "You must not drive across two lanes at once, even when the road is empty. Others cannot tell which lane you are going to use.",
    rule: "position-straddling-lanes",
  },
  {
    id: 31,
    question:
      "At double the speed, the reaction distance becomes about 4 times as long.",
    answer: false,
    explanation:
      "The reaction distance grows in proportion to the speed, so at double the speed it is twice as long. It is the braking distance that becomes 4 times as long.",
    rule: "speed-reaction-distance",
    also: ["speed-braking-distance-square"],
  },
  {
    id: 32,
    question:
      "If the centre line of a road continues through the intersection, that road is a priority road there, even without a sign.",
    answer: true,
    explanation:
      "A road is a priority road if signs or markings show it as one, or if its centre line or lane markings continue through the intersection.",
    rule: "intersection-priority-road-meaning",
  },
  {
    id: 33,
    question:
      "Where a sign orders you to drive slowly, it is enough to go at a speed at which you can stop immediately.",
    answer: true,
    explanation:
      "To drive slowly means to go at a speed at which the vehicle can stop immediately. Such a sign does not order a stop.",
    rule: "speed-slow-signed-place",
    also: ["speed-drive-slowly-definition", "sign-slow"],
  },
  {
    id: 34,
    picture: "sg-red",
    question:
      "You are already turning left in the intersection when the signal changes to the one in the picture. You may go on.",
    answer: true,
    explanation:
      "A car that stopped in the middle of the turn would block the intersection. So a vehicle that is already turning left there when the signal turns red may go on; one still before the stopping position must not go past it.",
    rule: "signal-red-while-turning-left",
    also: ["signal-red"],
  },
  {
    id: 35,
    question:
      "You got your first ordinary licence four months ago. You must show the beginner mark on your own car, but not on a borrowed one.",
    answer: false,
    explanation:
      "The duty lasts until the licence has been held for 1 year in total, in any car of that kind. The mark tells others about the new driver, whoever owns the car.",
    rule: "mark-beginner-one-year",
  },
  {
    id: 36,
    question:
      "To leave a roundabout by the second exit, you must signal left from the moment when you have passed the first exit.",
    answer: true,
    explanation:
      "You signal left from the moment when you have passed the exit before your own. The signal tells those who wait there that you are going to leave.",
    rule: "driver-signal-roundabout-exit",
  },
  {
    id: 37,
    question: "A moped may be ridden in a dedicated bus lane.",
    answer: true,
    explanation:
      "Besides the vehicles that its sign names, mopeds, small special vehicles and light vehicles may use a dedicated bus lane. Cars may use it only for a turn or in a few other cases.",
    rule: "position-dedicated-lane-mopeds",
    also: ["position-dedicated-lane"],
  },
  {
    id: 38,
    question:
      "Before you cross a level crossing, you should open the window a little so that you can hear a train.",
    answer: true,
    explanation:
      "Before a level crossing you should look both ways and also listen. With the window open and the radio turned down you hear a train or an alarm earlier.",
    rule: "level-crossing-look-and-listen",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 39,
    picture: "311-f-left",
    question:
      "The sign in the picture means that vehicles must turn left at the next intersection.",
    answer: false,
    explanation:
      "The arrow slants down: vehicles must pass an island or an obstacle on the left side. The sign for left turns alone has an arrow that bends to the left.",
    rule: "sign-designated-keep-side",
    also: ["sign-designated-left-only"],
  },
  {
    id: 40,
    question:
      "A cyclist ahead comes near a parked car. You should expect the cyclist to swing out and leave room for this.",
    answer: true,
    explanation:
      "A cyclist has to go round the parked car and may swerve without looking back. So you slow down and leave room, or wait behind.",
    rule: "hazard-cyclist-swerving",
  },
  {
    id: 41,
    question:
      "A pedestrian is about to cross in front of you on a crosswalk without signals. You may go first if you drive slowly.",
    answer: false,
    explanation:
      "A person who is about to cross cannot know whether a slow car will stop. So you must stop temporarily before the crosswalk for a pedestrian who is crossing or about to cross; driving slowly is not enough.",
    rule: "pedestrian-crosswalk-stop",
  },
  {
    id: 42,
    question:
      "A yellow diamond-shaped warning sign by itself obliges drivers to drive slowly.",
    answer: false,
    explanation:
      "A warning sign announces danger ahead and calls for care. It does not by itself order a certain speed or a stop; the driver chooses a speed that suits the danger.",
    rule: "sign-warning-no-duty",
    also: ["sign-warning-kind"],
  },
  {
    id: 43,
    question:
      "At the same speed, worn tyres on a wet road can make the stopping distance about twice that of good tyres on a dry road.",
    answer: true,
    explanation:
      "Worn tyres grip a wet road badly, so the braking distance becomes much longer and the stopping distance can be about double. Drive more slowly and keep a longer distance in rain.",
    rule: "speed-wet-and-worn-double",
    also: [
      "speed-wet-heavy-worn-longer-braking",
      "nature-rain-longer-distance",
    ],
  },
  {
    id: 44,
    question:
      "The signal turns yellow when you are so close to the stopping position that you cannot stop safely. You may go on.",
    answer: true,
    explanation:
      "On yellow, vehicles must not go past the stopping position. The exception is a vehicle so close to it that it cannot stop safely, since hard braking could cause a crash from behind.",
    rule: "signal-yellow",
  },
  {
    id: 45,
    question:
      "A police car that enforces speed limits may drive on urgent duty without sounding its siren.",
    answer: true,
    explanation:
      "An emergency vehicle on urgent duty must sound its siren and show its red light. Police vehicles that enforce speed limits may leave the siren off, because it would warn those who drive too fast.",
    rule: "position-emergency-siren",
  },
  {
    id: 46,
    question:
      "Even on a road with lanes, you must move to the left edge to let a faster car that has caught up with you go ahead.",
    answer: false,
    explanation:
      "The duty to move to the left edge and let the faster vehicle go ahead holds on roads without lanes, where there is not enough room on your right. With lanes, it can use the next lane.",
    rule: "overtaking-give-way-to-faster",
    also: ["position-overtaking-next-lane"],
  },
  {
    id: 47,
    question:
      "Driving while your licence is suspended counts as driving without a licence.",
    answer: true,
    explanation:
      "During a suspension you have no right to drive, so this is unlicensed driving. The same applies after a licence has lapsed. To leave a valid licence at home is another, smaller offence.",
    rule: "licence-suspended-or-lapsed-is-unlicensed",
    also: ["licence-forgotten-not-unlicensed"],
  },
  {
    id: 48,
    question:
      "A moped must leave a bus priority lane when a bus comes up from behind.",
    answer: false,
    explanation:
      "Cars and motorcycles must leave the bus priority lane when a bus comes up from behind. Mopeds, small special vehicles and light vehicles may stay in it.",
    rule: "position-bus-priority-lane-mopeds",
    also: ["position-bus-priority-lane"],
  },
  {
    id: 49,
    picture: "407-3",
    question:
      "The sign in the picture marks a path that pedestrians and bicycles share.",
    answer: false,
    explanation:
      "This sign marks a crosswalk with a bicycle crossing beside it. You must expect people and bicycles to cross the road here. A path that pedestrians and bicycles share has a round blue sign.",
    rule: "sign-crosswalk-and-bicycle-crossing",
    also: ["sign-bicycles-and-pedestrians-only"],
  },
  {
    id: 50,
    question:
      "An ordinary car licence covers every two-wheeler of 125 cc or less.",
    answer: false,
    explanation:
      "The ordinary licence covers mopeds. A two-wheeler of over 50 cc but 125 cc or less counts as a moped only if its maximum output is limited to 4.0 kW or less; others are motorcycles.",
    rule: "moped-new-standard",
    also: ["licence-ordinary-covers", "licence-ordinary-not-motorcycles"],
  },
] as const satisfies readonly TrueFalseQuestion[];
