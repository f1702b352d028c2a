import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question: "You must signal a change of lane 3 seconds before you make it.",
    answer: true,
    explanation:
      "A change of lane or course to the left or right is signalled 3 seconds before it. As a rule, the distance of 30 m is for left turns, right turns and U-turns.",
    rule: "driver-signal-lane-change-3-seconds",
  },
  {
    id: 2,
    picture: "302",
    question:
      "You may ride a bicycle past the sign in the picture, because it closes the road only to motor vehicles.",
    answer: false,
    explanation:
      "This sign closes the road to all vehicles: cars, motorcycles, mopeds and also light vehicles such as bicycles. Pedestrians may pass.",
    rule: "sign-closed-to-vehicles",
  },
  {
    id: 3,
    question:
      "You must not serve beer to a guest who might drive home afterwards, even if the guest asks for it.",
    answer: true,
    explanation:
      "Nobody may serve alcohol to a person who may then drive, or urge that person to drink. Not only the driver breaks the law in such a case.",
    rule: "alcohol-no-serving-to-drivers",
  },
  {
    id: 4,
    question:
      "You may park on the road within 3 m of the vehicle entrance of your own garage.",
    answer: false,
    explanation:
      "Parking is forbidden within 3 m of the vehicle entrance of a garage, and this also applies to your own garage.",
    rule: "parking-own-garage-entrance-3m",
  },
  {
    id: 5,
    picture: "m111-a",
    question:
      "The arrows in the intersection in the picture are only advice, so a car that turns may take another way.",
    answer: false,
    explanation:
      "Where arrows in an intersection mark how to turn, vehicles that turn left or right must pass along the marked part. The marking is a duty, not advice.",
    rule: "marking-turning-method",
  },
  {
    id: 6,
    picture: "311-b-right",
    question:
      "At an intersection with the sign in the picture, vehicles must not go straight on.",
    answer: true,
    explanation:
      "The bent white arrow on a blue disc shows the only direction that is permitted. Here vehicles may only turn right.",
    rule: "sign-designated-right-only",
  },
  {
    id: 7,
    question:
      "On a level crossing, you should drive slightly toward the centre and watch oncoming traffic.",
    answer: true,
    explanation:
      "Too close to the left edge, a wheel may drop off the edge and the car may get stuck on the level crossing.",
    rule: "level-crossing-slightly-to-centre",
  },
  {
    id: 8,
    picture: "sg-flash-yellow",
    question: "The signal in the picture orders vehicles to stop temporarily.",
    answer: false,
    explanation:
      "On a flashing yellow signal, vehicles may go while paying attention to other traffic. It is the flashing red signal that orders vehicles to stop temporarily.",
    rule: "signal-flashing-yellow",
  },
  {
    id: 9,
    question:
      "By law, pregnancy alone is reason enough not to wear a seat belt.",
    answer: false,
    explanation:
      "A pregnant woman is excepted only if wearing the belt is unsuitable for her health. Otherwise she wears it, with the lap belt low and off the belly.",
    rule: "belt-exempt-pregnancy",
  },
  {
    id: 10,
    question:
      "A passenger gets off while the driver stays at the wheel and can drive at once. This is stopping, not parking.",
    answer: true,
    explanation:
      "Standing while people get on or off is stopping if the driver can drive at once. Waiting for a person who has not come yet is parking.",
    rule: "parking-boarding-is-stopping",
  },
  {
    id: 11,
    question:
      "The alarm of a level crossing sounds, but the barrier is still open. You may enter the level crossing if you see no train.",
    answer: false,
    explanation:
      "You must not enter a level crossing while the alarm sounds, even if the barrier is still open. The same applies while the barrier is closing or closed.",
    rule: "level-crossing-alarm-or-barrier",
  },
  {
    id: 12,
    picture: "sg-red-left-board",
    question:
      "At the signal in the picture, a car may turn left while paying attention to other traffic.",
    answer: true,
    explanation:
      "The white board with a blue left arrow means that vehicles may turn left even on a red or yellow signal. They must pay attention to the other traffic.",
    rule: "signal-left-turn-board",
  },
  {
    id: 13,
    question:
      "Signs mark an area as a Zone 30, and no other limit is posted in it. A road in the area has a centre line. Cars must not go faster than 30 km/h there either.",
    answer: true,
    explanation:
      "A Zone 30 is shown by the 30 km/h sign with plates for the beginning and the end of the area. The posted limit binds cars on all roads in the area, with or without a centre line.",
    rule: "speed-zone-30-all-roads",
  },
  {
    id: 14,
    picture: "328",
    question:
      "At the place with the sign in the picture, you must sound the horn even if you see no other vehicle.",
    answer: true,
    explanation:
      "The sign Sound Horn orders you to sound the horn at that place every time, for example to warn traffic that you cannot see yet.",
    rule: "sign-sound-horn",
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
      "You are the driver of the violet car in the picture. The ambulance is on urgent duty. It is enough to drive slowly on the left side of the road.",
    answer: false,
    explanation:
      "When an emergency vehicle approaches near an intersection, driving slowly is not enough: you must keep clear of the intersection, move to the left side of the road and stop temporarily.",
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
  },
  {
    id: 18,
    picture: "321",
    question:
      "For the sign in the picture, only the height of the vehicle without its load counts.",
    answer: false,
    explanation:
      "The load counts as well. A vehicle must not pass if its height, load included, is over the figure on the sign.",
    rule: "sign-height-limit",
  },
  {
    id: 19,
    question:
      "You pass beside a pedestrian on a road without a sidewalk and cannot keep a safe gap. You must drive slowly.",
    answer: true,
    explanation:
      "A vehicle that passes beside a pedestrian must either keep a safe gap or drive slowly, that is, at a speed at which it can stop immediately.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 20,
    picture: "m102-a",
    question:
      "You can overtake a motorcycle without going over the yellow centre line in the picture. The line by itself forbids this overtaking too.",
    answer: false,
    explanation:
      "A yellow centre line forbids drivers to go over it to overtake. It does not by itself forbid overtaking that stays on your own side of the line.",
    rule: "marking-centre-line-yellow-inside-own-side",
  },
  {
    id: 21,
    picture: "sc-int-right-wait-left",
    question:
      "You are the driver of the violet car in the picture. You must not hinder the white car, even if you entered the intersection first.",
    answer: true,
    explanation:
      "A vehicle that turns right must not hinder vehicles that go straight on or turn left, as the white car does here. Who entered the intersection first makes no difference.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 22,
    question:
      "Cars ahead of you have stopped in a line before a level crossing. You must not pass at their side and cut in ahead of them.",
    answer: true,
    explanation:
      "Where vehicles have stopped or drive slowly because of the law, a police order or danger, you must not cut in ahead of them or cross in front of them. Here the cars have stopped because of the law.",
    rule: "position-cutting-in",
  },
  {
    id: 23,
    question: "The higher the gear, the stronger the engine brake is.",
    answer: false,
    explanation:
      "It is the other way round: the engine brake is stronger in a lower gear. So on a long downhill you shift down.",
    rule: "nature-engine-brake-low-gear",
  },
  {
    id: 24,
    picture: "sg-red-arrow-right",
    question:
      "At the signal in the picture, a car may make a U-turn if no sign or marking forbids it.",
    answer: true,
    explanation:
      "On a green right arrow, cars may turn right and may also make a U-turn, although the signal is red. Signs or markings can forbid the U-turn.",
    rule: "signal-right-arrow-u-turn",
  },
  {
    id: 25,
    question:
      "The braking distance is measured from the place where the driver sees the danger.",
    answer: false,
    explanation:
      "The braking distance begins only when the brakes begin to work, and it ends where the vehicle stops. The distance covered before that, from seeing the danger, is the reaction distance.",
    rule: "speed-braking-distance",
  },
  {
    id: 26,
    question:
      "An ordinary car in a lane marked only for turning right may go straight on if the intersection is empty.",
    answer: false,
    explanation:
      "Where lanes are marked for directions of travel, a vehicle must go in the direction of its lane, even if no other vehicle is near. The exceptions are giving way to an emergency vehicle, works and obstacles.",
    rule: "position-direction-lanes",
  },
  {
    id: 27,
    picture: "312",
    question:
      "The sign in the picture also forbids you to turn left into a car park beside the road.",
    answer: false,
    explanation:
      "The sign No Crossing by Vehicles forbids crossing the road, for example turning right across it into a car park. Turning left into a place beside the road is allowed.",
    rule: "sign-no-crossing-by-vehicles",
  },
  {
    id: 28,
    question:
      "An automatic car with the lever in D can start to move although the driver does not press the accelerator.",
    answer: true,
    explanation:
      "This movement is called creep. It happens with the lever in D or R, so keep the brake pedal pressed while the car has to stand still.",
    rule: "vehicle-at-creep",
  },
  {
    id: 29,
    question:
      "The duty to stop temporarily or drive slowly for a pedestrian with a white cane covers blind people only.",
    answer: false,
    explanation:
      "A deaf person, or a person with a disability that the law names, may walk with a white or yellow cane too. You must stop temporarily or drive slowly and must not hinder that person.",
    rule: "pedestrian-deaf-or-disabled-with-cane",
  },
  {
    id: 30,
    question:
      "There is a stop sign but no stop line at an intersection without signals or an officer. You must stop temporarily just before the intersection.",
    answer: true,
    explanation:
      "At a stop sign you stop just before the stop line. If there is no stop line, you stop just before the intersection.",
    rule: "intersection-stop-sign-where",
  },
  {
    id: 31,
    picture: "m108",
    question:
      "Parking is allowed on this road, and the side strip in the picture is 1 m wide. A car that parks may stand partly in the strip.",
    answer: true,
    explanation:
      "A car may enter a side strip with one white solid line to stop or park only if the strip is more than 0.75 m wide. It must then leave 0.75 m or more free on its left for pedestrians.",
    rule: "marking-side-strip-one-line-parking",
  },
  {
    id: 32,
    question:
      "A person aged 17 years and 6 months can get the full licence for ordinary cars.",
    answer: false,
    explanation:
      "The full licence for ordinary cars is given from the age of 18. The age of 17 years and 6 months, in force since 1 April 2026, is for the provisional licence.",
    rule: "licence-age-18",
  },
  {
    id: 33,
    picture: "sc-int-wide-narrow",
    question:
      "You are the driver of the violet car in the picture. The crossing road is clearly wider, and no signal, sign or officer directs traffic. You may go first, because the white car comes from your right.",
    answer: false,
    explanation:
      "A vehicle on the narrower road must not hinder traffic on a clearly wider crossing road, whether that traffic comes from the left or the right. Traffic from the left goes first only if neither road has priority or is clearly wider.",
    rule: "intersection-yield-to-priority-or-wider-road",
  },
  {
    id: 34,
    question:
      "A car passes on the right of a bicycle going the same way on the roadway, without overtaking it. If the clearance is not sufficient, the car must go at a safe speed that suits the clearance.",
    answer: true,
    explanation:
      "Since 1 April 2026 a driver who passes a bicycle without sufficient clearance must go at a safe speed that suits the clearance. The law names no fixed clearance in metres.",
    rule: "bicycle-passing-safe-speed",
  },
  {
    id: 35,
    question:
      "You must not stop for a passenger within 10 m before a level crossing, but you may do so within 10 m after it.",
    answer: false,
    explanation:
      "Stopping and parking are forbidden on a level crossing and within 10 m of it, both before and after it.",
    rule: "parking-no-stopping-level-crossing-10m",
  },
  {
    id: 36,
    picture: "306",
    question:
      "An ordinary car with five seats may enter the road where the sign in the picture stands.",
    answer: true,
    explanation:
      "The sign closes the road to large buses and to medium passenger vehicles for 11 persons or more. It does not concern ordinary cars.",
    rule: "sign-closed-to-buses",
  },
  {
    id: 37,
    question:
      "To turn left off the road into a petrol station, a car may keep its speed if it signals in time.",
    answer: false,
    explanation:
      "A vehicle that turns left or right to leave the road must drive slowly, that is, at a speed at which it can stop immediately. The signal does not replace this duty.",
    rule: "speed-slow-leaving-road",
  },
  {
    id: 38,
    picture: "ph-arms-down-front",
    question:
      "You are the driver who sees the officer like this. The officer has just lowered the arms after holding them level, without turning. You may now go.",
    answer: false,
    explanation:
      "Lowering the arms does not change the signal while the officer does not turn. For traffic that faces the front or the back of the officer, it still has the same meaning as a red signal.",
    rule: "signal-officer-arms-lowered-facing",
  },
  {
    id: 39,
    question:
      "In a tunnel with lanes, you may overtake if nothing else forbids it.",
    answer: true,
    explanation:
      "The ban on overtaking in tunnels covers only tunnels without lanes. With lanes, overtaking is allowed unless, for example, a sign forbids it. Stopping and parking are forbidden in both kinds of tunnel.",
    rule: "overtaking-tunnel-with-lanes",
  },
  {
    id: 40,
    question:
      "You pass a safety zone on the left part of the road. Nobody is on it, and no tram has stopped there. You must drive slowly because of the safety zone.",
    answer: false,
    explanation:
      "You must drive slowly past a safety zone on the left part of the road if a pedestrian is on it. If nobody is on it, the zone itself gives no duty to drive slowly.",
    rule: "pedestrian-safety-zone-slowly",
  },
  {
    id: 41,
    picture: "m109-a",
    question:
      "The line between the two lanes in the picture by itself forbids you to change lanes.",
    answer: false,
    explanation:
      "A white solid line between lanes of the same direction does not by itself forbid changing lanes. A yellow line between the lanes does.",
    rule: "marking-lane-line-solid-white",
  },
  {
    id: 42,
    question: "When the driver is tired, the reaction distance becomes longer.",
    answer: true,
    explanation:
      "A tired driver needs more time to see and judge a danger. The car goes on at full speed during this time, so the stopping distance becomes longer as well.",
    rule: "speed-tired-longer-reaction",
  },
  {
    id: 43,
    picture: "sg-ped-flash",
    question:
      "The green light in the picture is flashing. Pedestrians must not start to cross now.",
    answer: true,
    explanation:
      "On a flashing green pedestrian light, nobody may start to cross. Pedestrians who are already crossing must quickly finish crossing or turn back.",
    rule: "signal-pedestrian-flashing-green",
  },
  {
    id: 44,
    question:
      "By day, you drive on an expressway in dense fog and can see only 150 m ahead. You may drive without lights.",
    answer: false,
    explanation:
      "On an expressway the lights must be on by day too in a tunnel, in dense fog or in another dark place where you can see no farther than 200 m. On ordinary roads the figure is 50 m.",
    rule: "light-on-by-day-expressway-200m",
  },
  {
    id: 45,
    picture: "sc-left-cyclist",
    question:
      "You are about to turn left as in the picture. It is enough to check the left rear in the mirror, without looking with your own eyes.",
    answer: false,
    explanation:
      "You should check by mirror and also with your own eyes. The rear wheels run inside the front wheels in the turn and may catch a bicycle or two-wheeler at the left rear.",
    rule: "intersection-left-turn-inner-wheel",
  },
  {
    id: 46,
    question:
      "You want to drive straight on. Because of congestion, your car could not leave the bus priority lane if a bus came up from behind. You must not enter that lane.",
    answer: true,
    explanation:
      "A car may use a bus priority lane, but it must leave the lane when a bus comes up from behind. If congestion would make this impossible, the car must not enter the lane.",
    rule: "position-bus-priority-lane-congestion",
  },
  {
    id: 47,
    question:
      "Near a bend of the road, you may overtake a car if you stay on your own side of the road.",
    answer: false,
    explanation:
      "Overtaking a car is forbidden near a bend, also inside your own side of the road. Only e-scooters and light vehicles are excepted from this ban.",
    rule: "overtaking-ban-bend",
  },
  {
    id: 48,
    picture: "330-a",
    question:
      "At an intersection with the sign in the picture, the traffic signal works normally and shows green. The sign does not oblige you to stop temporarily.",
    answer: true,
    explanation:
      "While the traffic signal works normally, you obey the signal. If the signal is off or flashing, the stop sign applies and you must stop temporarily.",
    rule: "sign-stop-signal-working",
  },
  {
    id: 49,
    picture: "402",
    question:
      "The sign in the picture permits mopeds as well as cars to drive on the tram track.",
    answer: false,
    explanation:
      "Where this sign stands, automobiles may drive on the tram track. The sign does not permit mopeds and light vehicles to do so.",
    rule: "sign-tram-track",
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
  },
] as const satisfies readonly TrueFalseQuestion[];
