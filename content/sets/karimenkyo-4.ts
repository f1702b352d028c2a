import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "208-2",
    question:
      "The sign in the picture tells drivers that traffic signals are ahead.",
    answer: true,
    explanation:
      "This is the warning sign Traffic Signal Ahead. It gives drivers time to get ready for signals that they may not see yet, for example behind a bend.",
    rule: "sign-signal-ahead",
  },
  {
    id: 2,
    question:
      "In an ordinary car, you should swing a little to the right just before you turn left.",
    answer: false,
    explanation:
      "You should not swing to the right before a left turn. Likewise, you should not swing to the left before a right turn.",
    rule: "intersection-no-swing-before-turn",
  },
  {
    id: 3,
    question:
      "You must not change lanes if a vehicle behind would have to brake suddenly because of it.",
    answer: true,
    explanation:
      "A lane change must not force a vehicle behind you to change its speed or direction suddenly. You wait until there is enough room.",
    rule: "position-change-hindering",
  },
  {
    id: 4,
    picture: "407-b",
    question: "The sign in the picture shows the place of a crosswalk.",
    answer: true,
    explanation:
      "The blue five-sided sign Crosswalk may show one walking figure or two children. Both drawings mean that there is a crosswalk.",
    rule: "sign-crosswalk",
  },
  {
    id: 5,
    question:
      "By law, a child aged 7 in an ordinary car must be in a child seat.",
    answer: false,
    explanation:
      "The law orders a child seat for children under 6 years of age, apart from some exceptions. A child aged 7 is no longer covered by this duty.",
    rule: "child-seat-under-6",
  },
  {
    id: 6,
    picture: "sg-yellow",
    question:
      "The signal in the picture is lit steadily. It means that vehicles may go on if they take care of other traffic.",
    answer: false,
    explanation:
      "On a steady yellow signal, vehicles must not go past the stopping position. Only a vehicle that is so close at the change to yellow that it cannot stop safely may go on.",
    rule: "signal-yellow",
  },
  {
    id: 7,
    question:
      "You feel fine on a long drive. You should still take a rest at least about every two hours.",
    answer: true,
    explanation:
      "A rest at least about every 2 hours is advised on a long drive. You should plan the rests and not wait until you feel tired.",
    rule: "health-rest-every-2-hours",
  },
  {
    id: 8,
    picture: "316",
    question:
      "The sign in the picture forbids even a short stop to let a passenger get off.",
    answer: false,
    explanation:
      "This is the sign No Parking, with one red bar. It forbids parking, but a short stop to let a passenger get off is allowed. The sign with a red X forbids both.",
    rule: "sign-no-parking",
  },
  {
    id: 9,
    question:
      "You should not begin to overtake if you could not return safely to the left ahead of the other vehicle.",
    answer: true,
    explanation:
      "Before you begin, make sure that there will be enough room ahead of the vehicle that you overtake. Otherwise you are caught beside it and cannot get back to the left.",
    rule: "overtaking-not-when-no-return",
  },
  {
    id: 10,
    picture: "m108-3",
    question:
      "Bicycles must not ride along the side strip in the picture, even when no pedestrian is near.",
    answer: true,
    explanation:
      "Two white solid lines mark a strip for pedestrians only. Light vehicles, such as bicycles, must not use it. A strip with one solid line may be used by bicycles on the left side of the road.",
    rule: "marking-side-strip-two-solid",
  },
  {
    id: 11,
    question:
      "On a long downhill, you should use mainly the foot brake, with the engine brake only as a support.",
    answer: false,
    explanation:
      "It is the other way round: you should use mainly the engine brake and the foot brake only as a support. Too much use of the foot brake on a long downhill can make it overheat and fail.",
    rule: "nature-long-downhill-engine-brake",
  },
  {
    id: 12,
    picture: "ph-arms-side-parallel",
    question:
      "You drive in the direction of the violet arrow, parallel to the officer's arms. For you, the officer's signal has the same meaning as a green signal.",
    answer: true,
    explanation:
      "The arms point along your direction of travel. For traffic moving parallel to the level arms, this has the same meaning as a green signal. For traffic that faces the officer's front or back, it means red.",
    rule: "signal-officer-arms-level-parallel",
  },
  {
    id: 13,
    question:
      "Where you must drive slowly, it is enough to go 10 km/h below the posted limit.",
    answer: false,
    explanation:
      "To drive slowly means to go at a speed at which the vehicle can stop immediately. It does not depend on the posted limit.",
    rule: "speed-drive-slowly-definition",
  },
  {
    id: 14,
    question:
      "A road has three lanes in your direction, and no sign assigns them. A moped may keep to the middle lane if it goes 30 km/h.",
    answer: false,
    explanation:
      "A moped must keep to the leftmost lane, even where there are three or more lanes. It may leave this lane only for a special reason, for example to overtake or to avoid an obstacle.",
    rule: "position-leftmost-lane-mopeds",
  },
  {
    id: 15,
    question:
      "You must not load a car so that the load hides its rear lamps or its number plate.",
    answer: true,
    explanation:
      "The lamps, the reflectors and the number plate must stay visible to others. The load must not block the driver's view or spoil the balance of the vehicle either.",
    rule: "load-must-not-block",
  },
  {
    id: 16,
    picture: "310",
    question: "Neither cars nor motorcycles may pass the sign in the picture.",
    answer: true,
    explanation:
      "This sign shuts out each kind of vehicle that is drawn on it. Here a car and a motorcycle are drawn, so neither of them may pass.",
    rule: "sign-closed-to-combination",
  },
  {
    id: 17,
    question:
      "No sign permits stopping. You may stop 4 m from the edge of an intersection to let a passenger get off.",
    answer: false,
    explanation:
      "You must not stop or park on an intersection or within 5 m of its edge. A short stop for a passenger is a stop too, and 4 m is too close.",
    rule: "parking-no-stopping-intersection-5m",
  },
  {
    id: 18,
    question:
      "Even on a priority road, you must take special care of oncoming vehicles that turn right at an intersection.",
    answer: true,
    explanation:
      "The duty of special care at an intersection binds every driver. It also covers traffic on the crossing road and pedestrians who cross there.",
    rule: "intersection-watch-all-users",
  },
  {
    id: 19,
    picture: "m110",
    question:
      "With these markings before an intersection, a car may turn right from any of the lanes if it signals in time.",
    answer: false,
    explanation:
      "The white arrows show the directions for which each lane must be used. A car that wants to turn right must be in the lane with the right arrow.",
    rule: "marking-direction-lanes",
  },
  {
    id: 20,
    question:
      "At a red signal with a stop line, you may stop with your front wheels on the stop line.",
    answer: false,
    explanation:
      "Where there is a stop line, the stopping position is just before the line. On a red signal, a vehicle must not go past this position.",
    rule: "signal-stopping-position-line",
  },
  {
    id: 21,
    question:
      "By day, dense fog lets you see only 40 m ahead on an ordinary road. You must switch on your lights.",
    answer: true,
    explanation:
      "On ordinary roads the lights must be on by day too, in a tunnel, in dense fog or in another dark place where you can see no farther than 50 m. At 40 m this is the case.",
    rule: "light-on-by-day-50m",
  },
  {
    id: 22,
    picture: "327-4",
    question:
      "The leftmost lane has the sign in the picture. A car that gets ready to turn left at the next intersection may enter it.",
    answer: true,
    explanation:
      "This is the sign Dedicated Lane, here for buses. Cars must keep out of the lane, except for example to turn left, to give way to an emergency vehicle or when road works force them.",
    rule: "sign-dedicated-lane",
  },
  {
    id: 23,
    question:
      "With only an ordinary provisional licence, you may also practise riding a moped on the road.",
    answer: false,
    explanation:
      "An ordinary provisional licence covers only ordinary cars. It does not cover mopeds, small special vehicles or semi-medium vehicles.",
    rule: "licence-provisional-ordinary-covers",
  },
  {
    id: 24,
    picture: "sc-school-bus",
    question:
      "Children are getting off the school bus. In the violet car, you may pass it without stopping if you drive slowly and check that it is safe.",
    answer: true,
    explanation:
      "A driver who passes a school bus that has stopped with its hazard lights on to let children on or off must drive slowly and check that it is safe. The law does not order a stop.",
    rule: "pedestrian-school-bus-slowly",
  },
  {
    id: 25,
    picture: "sg-yellow-arrow",
    question:
      "At the signal in the picture, a car may go in the direction of the arrow if no tram is near.",
    answer: false,
    explanation:
      "A yellow arrow is for trams only. Cars must not go on it, whether or not a tram is near. A green arrow is the one that allows cars to go.",
    rule: "signal-yellow-arrow",
  },
  {
    id: 26,
    question:
      "Parking is allowed on a one-way road, and no sign or marking shows how to park. A car may park along the right edge of this road.",
    answer: false,
    explanation:
      "On a one-way road, too, a vehicle must park along the left edge, unless signs or markings say otherwise.",
    rule: "parking-one-way-left-edge",
  },
  {
    id: 27,
    question:
      "You must drive slowly near a bend of the road, even where no sign orders it.",
    answer: true,
    explanation:
      "The law itself orders vehicles to drive slowly near a bend, so no sign is needed. To drive slowly means to go at a speed at which you can stop immediately.",
    rule: "speed-slow-near-bend",
  },
  {
    id: 28,
    question:
      "At a puddle, you must take care not to splash people on the roadway, but this duty does not cover people on a sidewalk.",
    answer: false,
    explanation:
      "You must slow down or take other care at mud or a puddle so that no person is splashed. It does not matter whether the person is on the roadway or on a sidewalk.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 29,
    picture: "m109-b",
    question:
      "Both lanes in the picture lead in the same direction. The line between them allows lane changes that are safe and needed.",
    answer: true,
    explanation:
      "You may change lanes across a white broken lane line when it is safe and there is a need. A yellow line between lanes would forbid it.",
    rule: "marking-lane-line-broken-white",
  },
  {
    id: 30,
    question:
      "A sidewalk has no part marked for bicycles. An ordinary bicycle that is allowed there must go slowly on the side nearer the roadway.",
    answer: true,
    explanation:
      "The side away from the roadway is left to pedestrians. If the bicycle would hinder pedestrians, it must stop temporarily.",
    rule: "bicycle-sidewalk-slowly",
  },
  {
    id: 31,
    question:
      "The left part of a two-way road is 8 m wide. If no vehicle is coming, you may go over the centre to overtake.",
    answer: false,
    explanation:
      "You may go over the centre to overtake only where the left part of the road is less than 6 m wide. On an 8 m wide left part, you must stay on your own side.",
    rule: "overtaking-over-the-centre",
  },
  {
    id: 32,
    picture: "sg-red-arrows-straight-left",
    question:
      "A car waits before the signal in the picture. It must not start to turn right.",
    answer: true,
    explanation:
      "The green arrows allow vehicles to go straight on or to turn left. For a right turn, the red signal applies, so the car must wait.",
    rule: "signal-straight-and-left-arrows",
  },
  {
    id: 33,
    question:
      "An ordinary road through houses has a centre line and no posted limit. The statutory maximum speed of cars there is 30 km/h.",
    answer: false,
    explanation:
      "With a centre line and no posted limit, the statutory maximum speed of cars is 60 km/h, also among houses. The houses make no difference to the statutory limit.",
    rule: "speed-statutory-lined-residential-60",
  },
  {
    id: 34,
    question:
      "You drive on a priority road. At a crossroads without signals or an officer, you must give way to a car from the left.",
    answer: false,
    explanation:
      "A vehicle on a priority road need not give way to vehicles from the left, or to trams on the crossing road. The car on the crossing road must not hinder you.",
    rule: "intersection-own-priority-road-before-left-and-tram",
  },
  {
    id: 35,
    question:
      "Before a left turn at a crossroads, you must begin to signal 30 m before the near edge of the intersection.",
    answer: true,
    explanation:
      "A left turn, a right turn or a U-turn is signalled from 30 m before the point of the turn. The 30 m are counted from the near edge of the intersection. Roundabouts have their own rule.",
    rule: "driver-signal-turn-30m",
  },
  {
    id: 36,
    picture: "311-b-left",
    question:
      "The sign in the picture means that the road to the left is a one-way road.",
    answer: false,
    explanation:
      "An arrow on a blue disc is the sign Only Designated Directions Permitted: here vehicles may only turn left. The one-way sign is a white arrow on a blue rectangle.",
    rule: "sign-one-way-or-designated",
  },
  {
    id: 37,
    question:
      "Unloading goods for ten minutes counts as parking, even if the driver stays in the vehicle.",
    answer: true,
    explanation:
      "Loading or unloading goods for more than 5 minutes is parking. It makes no difference that the driver stays in the vehicle and could drive off.",
    rule: "parking-loading-over-5-minutes",
  },
  {
    id: 38,
    question:
      "In a manual car, you should change to a higher gear on a level crossing so that you leave it quickly.",
    answer: false,
    explanation:
      "You should cross in one go in a low gear and without changing gear. A gear change on the tracks can make the engine stall.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 39,
    question:
      "On a one-way road, a car may drive on the right part of the road.",
    answer: true,
    explanation:
      "A one-way road has no oncoming vehicles, so vehicles may drive on its right part too. This is one of the cases in which you may go over the centre of the road.",
    rule: "position-over-centre-one-way",
  },
  {
    id: 40,
    picture: "m106",
    question:
      "You may drive across the marked area in the picture to reach a turn lane sooner, if no vehicle is near.",
    answer: false,
    explanation:
      "This marking shows a no-entry zone. Vehicles must not enter it, even if no other vehicle is near.",
    rule: "marking-no-entry-zone",
  },
  {
    id: 41,
    question:
      "A limit of 60 km/h is posted. In heavy rain, the law may still require you to drive more slowly than that.",
    answer: true,
    explanation:
      "The maximum speed is not a speed to aim for. A driver must choose a safe speed that suits the road, the traffic and the vehicle, and this may be a lower one.",
    rule: "speed-posted-limit-is-no-target",
  },
  {
    id: 42,
    question: "You must not overtake a motorcycle in a tunnel without lanes.",
    answer: true,
    explanation:
      "In a tunnel without lanes, a vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle. A motorcycle is neither of these. This ban does not apply in a tunnel with lanes.",
    rule: "overtaking-ban-tunnel-without-lanes",
  },
  {
    id: 43,
    question:
      "To ride an e-scooter that meets the e-scooter standards (20 km/h at most), a person aged 18 needs a moped licence.",
    answer: false,
    explanation:
      "An e-scooter of this kind needs no driving licence at all. But the rider must be 16 years old or over.",
    rule: "escooter-age-16-no-licence",
  },
  {
    id: 44,
    picture: "sc-bus-leaving",
    question:
      "A bus at the bus stop signals to pull out. In the violet car, you can slow down without braking suddenly. You may still speed up and go past first.",
    answer: false,
    explanation:
      "When a bus at a bus stop signals to pull out, a vehicle behind must not hinder it. You could go first only if letting it out would force you to change your speed or direction suddenly.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 45,
    question:
      "The traffic signal at a level crossing is green. You may cross without stopping after you have checked that it is safe.",
    answer: true,
    explanation:
      "Where a traffic signal at a level crossing shows that you may go, you need not stop before it, but you must still check. Without such a signal, you must stop and check.",
    rule: "level-crossing-signal-no-stop",
  },
  {
    id: 46,
    picture: "305-2",
    question:
      "A truck whose maximum load is 4 t may pass the sign in the picture when it is empty.",
    answer: false,
    explanation:
      "The sign shuts out trucks whose maximum load is 3 t or more. What counts is the maximum load of the truck, not the load that it carries now.",
    rule: "sign-closed-to-trucks-by-load",
  },
  {
    id: 47,
    question:
      "Before you enter a roundabout, you must move to the left edge of the road, whichever exit you want to take.",
    answer: true,
    explanation:
      "All vehicles go round clockwise and leave to the left. So a vehicle moves to the left edge in advance, even for the last exit. It then drives slowly along the edge of the roundabout or over the part that signs or markings show.",
    rule: "intersection-roundabout-left-edge",
  },
  {
    id: 48,
    question:
      "Without a sign that permits it, you must not stop on a steep uphill slope to let a passenger get out.",
    answer: true,
    explanation:
      "You must not stop or park on a steep slope, whether it goes up or down. The same ban covers tunnels and places near the crest of a slope.",
    rule: "parking-no-stopping-places-list",
  },
  {
    id: 49,
    question:
      "You are 20 m before a crosswalk without signals or an officer. You may pass a slower moving car if you do not change course.",
    answer: false,
    explanation:
      "On such a crosswalk and within 30 m before it, you must not pass a vehicle that is moving ahead of you, even without changing course. It may hide a pedestrian. Light vehicles and e-scooters are excepted.",
    rule: "pedestrian-crosswalk-no-passing-30m",
  },
  {
    id: 50,
    picture: "327-9",
    question:
      "At the intersection with the sign in the picture, a moped must make a two-step right turn.",
    answer: false,
    explanation:
      "This is the sign Direct Right Turn for Mopeds. Mopeds must turn right like cars here and must not make the two-step right turn.",
    rule: "sign-moped-direct-turn",
  },
] as const satisfies readonly TrueFalseQuestion[];
