import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When you enter a roundabout, you must not hinder the vehicles that are already inside it.",
    answer: true,
    explanation:
      "Vehicles inside the roundabout come first. If one of them is near, you wait before the roundabout until it has passed.",
    rule: "intersection-roundabout-inside-comes-first",
  },
  {
    id: 2,
    picture: "sg-green",
    question: "The signal in the picture orders drivers to start at once.",
    answer: false,
    explanation:
      "A green signal only permits vehicles to go. You start when you have checked that it is safe and that there is room for you ahead.",
    rule: "signal-green-permits",
  },
  {
    id: 3,
    question:
      "When you move off from the left edge of the road, you must signal left for 3 seconds.",
    answer: false,
    explanation:
      "When you move off from the left edge, the car moves to the right. So you check that it is safe and signal right for 3 seconds, as for a change of course.",
    rule: "driver-signal-moving-off-right",
  },
  {
    id: 4,
    picture: "304",
    question:
      "The sign in the picture means that cars must not go through, but motorcycles may.",
    answer: true,
    explanation:
      "This sign closes the road to cars and other motor vehicles, but not to motorcycles. Mopeds and light vehicles may pass as well. If the sign also showed a motorcycle, motorcycles could not pass either.",
    rule: "sign-closed-to-motor-vehicles",
  },
  {
    id: 5,
    question:
      "Your car has broken down on a level crossing. You should press the emergency button only when a train comes into sight.",
    answer: false,
    explanation:
      "You should press the emergency button or light a flare at once, because a train needs a long distance to stop. You also get the passengers out and try to move the car off the crossing.",
    rule: "level-crossing-breakdown-how",
  },
  {
    id: 6,
    question:
      "At the same speed, the centrifugal force on a car is stronger in a sharp bend than in a gentle bend.",
    answer: true,
    explanation:
      "The smaller the radius of the bend, the stronger the centrifugal force. A sharp bend has a small radius, so you must slow down more before it.",
    rule: "nature-centrifugal-radius",
  },
  {
    id: 7,
    question:
      "If the driver leaves the car and cannot drive it at once, the car is parked, even if this lasts only one minute.",
    answer: true,
    explanation:
      "When the driver is away and cannot drive at once, the vehicle counts as parked from the first moment. The limit of 5 minutes is only for loading and unloading with the driver ready to drive.",
    rule: "parking-meaning-driver-away",
  },
  {
    id: 8,
    picture: "313",
    question: "The sign in the picture also forbids you to turn right.",
    answer: false,
    explanation:
      "The sign No U-Turn forbids only turning round. It does not forbid turning right or reversing.",
    rule: "sign-no-u-turn-reversing",
  },
  {
    id: 9,
    question:
      "A person who pushes a pram on the road counts as a light vehicle, not as a pedestrian.",
    answer: false,
    explanation:
      "People who push a pram or use a wheelchair count as pedestrians. Drivers must protect them as they protect people who walk.",
    rule: "pedestrian-wheelchair-and-pram",
  },
  {
    id: 10,
    question:
      "A person who has just drunk only one glass of beer may ride a bicycle home.",
    answer: false,
    explanation:
      "Riding a bicycle after drinking any alcohol is forbidden. With 0.15 mg or more of alcohol in a litre of breath, a cyclist can be punished with imprisonment of up to 3 years or a fine of up to 500,000 yen.",
    rule: "bicycle-alcohol",
  },
  {
    id: 11,
    question:
      "Two roads of equal width cross without signals, signs or an officer, and neither is a priority road. You must not hinder a car that comes from your left.",
    answer: true,
    explanation:
      "Where both roads have the same rank and width and nothing directs the traffic, vehicles from the left come first. If one road is a priority road or clearly wider, the vehicles on that road come first instead.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 12,
    picture: "212-2",
    question:
      "The sign in the picture warns you that the road ahead has traffic in both directions.",
    answer: true,
    explanation:
      "This warning sign announces oncoming traffic ahead, for example where a one-way road ends. Keep to the left there.",
    rule: "sign-two-way-traffic",
  },
  {
    id: 13,
    question:
      "When you slow down in normal traffic, you should press the brake pedal once and hard, so that the driver behind notices it.",
    answer: false,
    explanation:
      "You should press the brake lightly several times. The brake lamps then light up several times and warn the driver behind, and the car slows down smoothly.",
    rule: "speed-brake-in-several-presses",
  },
  {
    id: 14,
    question:
      "While you reverse the car, you need not wear the driver's seat belt.",
    answer: true,
    explanation:
      "The law excuses the driver from wearing the seat belt while reversing. For driving forward, the driver must wear it again.",
    rule: "belt-exempt-driver-reversing",
  },
  {
    id: 15,
    picture: "m103",
    question:
      "Where the kerb has the marking in the picture, you may stop to let a passenger get off, but you must not park.",
    answer: false,
    explanation:
      "A solid yellow line on the kerb or at the road edge forbids both stopping and parking. Only a broken yellow line forbids parking but allows stopping.",
    rule: "marking-kerb-solid-yellow",
  },
  {
    id: 16,
    question:
      "When you cross a sidewalk to enter a car park, it is enough to drive slowly if you see nobody on the sidewalk.",
    answer: false,
    explanation:
      "You must stop temporarily just before the sidewalk every time, even if you see nobody. A pedestrian may come from a place that you cannot see.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 17,
    picture: "sg-red-arrow-left",
    question:
      "At the signal in the picture, mopeds and bicycles may turn left too.",
    answer: true,
    explanation:
      "A green left arrow permits all vehicles to turn left although the signal is red. This includes mopeds, e-scooters and light vehicles such as bicycles. It is the right arrow that does not permit all of them to turn.",
    rule: "signal-left-arrow",
  },
  {
    id: 18,
    question:
      "If you get ahead of a slower moving car in the next lane without changing course, you pass it but do not overtake it.",
    answer: true,
    explanation:
      "Passing means getting ahead of a moving vehicle without changing course. When you change course to get ahead of the vehicle, it is overtaking.",
    rule: "overtaking-passing-meaning",
  },
  {
    id: 19,
    question:
      "The owner of a car may use the street in front of the house as the place where the car is kept.",
    answer: false,
    explanation:
      "The owner must have a place off the road to keep the car. It must lie within 2 km of the place where the car is based.",
    rule: "parking-garage-space-required",
  },
  {
    id: 20,
    picture: "325",
    question:
      "A motorcycle of 250 cc must not enter a road with the sign in the picture.",
    answer: false,
    explanation:
      "Motorcycles of over 125 cc may enter a road with the sign Motor Vehicles Only. Smaller motorcycles and mopeds must not enter it.",
    rule: "sign-motor-vehicles-only-motorcycle",
  },
  {
    id: 21,
    question:
      "A tram has stopped at a stop with a safety zone. You may pass slowly on the left of the tram while passengers get on and off.",
    answer: true,
    explanation:
      "Where there is a safety zone for the passengers, you may pass the stopped tram slowly. Without a safety zone you must wait behind the tram while passengers get on and off.",
    rule: "pedestrian-tram-stop-safety-zone",
  },
  {
    id: 22,
    question:
      "At night, before a bend with no clear view, you should switch to low beam to tell others that you are coming.",
    answer: false,
    explanation:
      "Before a bend or an intersection with no clear view you should use the high beam or flash the headlights. Others then notice your light earlier. The low beam does not reach as far.",
    rule: "light-announce-at-blind-place",
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
  },
  {
    id: 24,
    question:
      "On an ordinary road where a median separates the two directions, the statutory maximum speed of a car is 60 km/h if no limit is posted.",
    answer: true,
    explanation:
      "The statutory limit of 60 km/h applies where a median or a fence separates the two directions. The 30 km/h in force since 1 September 2026 is for ordinary roads without a posted limit, centre line, lanes or such a separation.",
    rule: "speed-statutory-separated-60",
  },
  {
    id: 25,
    question:
      "Where overtaking is forbidden, for example within 30 m before a crosswalk, you may still overtake a moped.",
    answer: false,
    explanation:
      "Where overtaking is forbidden, you must not overtake a moped either. At such places the law makes an exception only for light vehicles, such as bicycles, and for e-scooters.",
    rule: "overtaking-ban-covers-mopeds",
  },
  {
    id: 26,
    picture: "ph-arm-up-front",
    question:
      "You are the driver who sees the officer like this. For you, the officer's signal has the same meaning as a yellow signal.",
    answer: false,
    explanation:
      "When the officer raises an arm straight up, it is the same as a red signal for traffic that faces the front or the back of the officer. It is like yellow only for traffic parallel to the arms as they were held out before.",
    rule: "signal-officer-arm-raised-facing",
  },
  {
    id: 27,
    question:
      "You should set the driver's seat so that your knee is fully straight when you press the pedal all the way down.",
    answer: false,
    explanation:
      "You should sit well back and set the seat so that your knee is still slightly bent when you press the pedal fully. If the seat is too far back, you cannot press the pedals well.",
    rule: "health-seat-position",
  },
  {
    id: 28,
    question:
      "On the roadway, a car is about to pass on the right of a bicycle going the same way, without changing course, and there is not enough room between them. The cyclist must keep as far left as possible.",
    answer: true,
    explanation:
      "Since 1 April 2026 this duty binds riders of bicycles and e-scooters. The driver has a duty as well: without sufficient clearance, he or she must pass at a safe speed that suits the clearance.",
    rule: "bicycle-passed-keeps-left",
  },
  {
    id: 29,
    picture: "m211",
    question:
      "The marking in the picture tells you that the road that crosses ahead is a priority road.",
    answer: true,
    explanation:
      "White inverted triangles on the roadway announce that the crossing road ahead is a priority road. You must not hinder the traffic on that road. Diamonds on the roadway announce a crosswalk or bicycle crossing.",
    rule: "marking-triangles",
  },
  {
    id: 30,
    question:
      "On a road with two lanes in your direction, you may drive on the line between them as long as no other vehicle is near.",
    answer: false,
    explanation:
      "You must not drive across two lanes at once, even when the road is empty. You should not weave from lane to lane either.",
    rule: "position-straddling-lanes",
  },
  {
    id: 31,
    picture: "208",
    question:
      "The sign in the picture marks the place of a crosswalk for school children.",
    answer: false,
    explanation:
      "This yellow sign only warns that a school, kindergarten or nursery is near and that children may run out. A crosswalk is marked by a blue pentagon.",
    rule: "sign-school",
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
      "Where a sign orders you to drive slowly, you may keep your speed if you see nobody.",
    answer: false,
    explanation:
      "Where signs or markings say that vehicles must drive slowly, you must go at a speed at which you can stop immediately. This does not depend on whether you see anybody.",
    rule: "speed-slow-signed-place",
  },
  {
    id: 34,
    picture: "sg-red",
    question:
      "You are already turning left in the intersection when the signal changes to the one in the picture. You may go on.",
    answer: true,
    explanation:
      "A vehicle that is already turning left in the intersection when the signal turns red may go on. Watch for pedestrians on the crosswalk that you cross. A vehicle still before the stopping position must stop.",
    rule: "signal-red-while-turning-left",
  },
  {
    id: 35,
    question:
      "Where a side strip for pedestrians is 0.5 m wide, a car that stops for a passenger must stand along the left edge of the roadway, outside the strip.",
    answer: true,
    explanation:
      "A vehicle must not enter a side strip of 0.75 m or less to stop or park. The narrow strip stays free for pedestrians.",
    rule: "parking-side-strip-0-75m-or-less",
  },
  {
    id: 36,
    question:
      "You may stop in a tunnel with lanes to let a passenger get off, because stopping is forbidden only in tunnels without lanes.",
    answer: false,
    explanation:
      "Stopping and parking are forbidden in a tunnel, whether it has lanes or not. Lanes make a difference for overtaking, which is forbidden in a tunnel without lanes.",
    rule: "parking-no-stopping-tunnel",
  },
  {
    id: 37,
    picture: "m105",
    question:
      "The marking in the picture only advises a speed, so a car may go faster when the road is empty.",
    answer: false,
    explanation:
      "A yellow number on the roadway shows the maximum speed in km/h, just like a maximum speed sign. It binds drivers even when the road is empty.",
    rule: "marking-maximum-speed",
  },
  {
    id: 38,
    question:
      "Before you cross a level crossing, it is good to open the window so that you can hear a train.",
    answer: true,
    explanation:
      "Before a level crossing you should look both ways and also listen. With the window open and the radio turned down you hear a train or an alarm earlier.",
    rule: "level-crossing-look-and-listen",
  },
  {
    id: 39,
    picture: "311-a-left",
    question:
      "At the place with the sign in the picture, you must not turn right.",
    answer: true,
    explanation:
      "The arrows show the only directions that are permitted. Here vehicles may go straight on or turn left.",
    rule: "sign-designated-straight-or-left",
  },
  {
    id: 40,
    question:
      "A car must not overtake another car on a steep downhill slope, even if the driver can see far ahead.",
    answer: true,
    explanation:
      "Overtaking is forbidden on a steep downhill slope, however good the view is. The ban does not cover overtaking an e-scooter or a light vehicle such as a bicycle.",
    rule: "overtaking-ban-steep-downhill",
  },
  {
    id: 41,
    question:
      "A pedestrian is about to cross in front of you on a crosswalk without signals. You may go first if you drive slowly.",
    answer: false,
    explanation:
      "If a pedestrian or a bicycle is crossing or about to cross on a crosswalk or bicycle crossing, you must stop temporarily before it and must not hinder them. Slow driving is not enough.",
    rule: "pedestrian-crosswalk-stop",
  },
  {
    id: 42,
    picture: "x-left-turn-board",
    question:
      "The board in the picture, fixed at a signal, means that the road to the left is a one-way road.",
    answer: false,
    explanation:
      "A blue left arrow on a white board is the left turn permitted board. With care, you may turn left even when the signal is red or yellow. The one-way sign is a white arrow on a blue plate.",
    rule: "signal-left-turn-board-not-one-way",
  },
  {
    id: 43,
    question:
      "At the same speed, worn tyres on a wet road can make the stopping distance about twice that of good tyres on a dry road.",
    answer: true,
    explanation:
      "Worn tyres grip a wet road badly, so the braking distance becomes much longer and the stopping distance can be about double. Drive more slowly and keep a longer distance in rain.",
    rule: "speed-wet-and-worn-double",
  },
  {
    id: 44,
    question:
      "When you turn right at an intersection, it is enough to watch the oncoming vehicles.",
    answer: false,
    explanation:
      "You should also watch for pedestrians and bicycles on the crossing of the road that you enter. They may be crossing just when you have found a gap in the oncoming traffic.",
    rule: "intersection-right-turn-crosswalk",
  },
  {
    id: 45,
    question:
      "On a two-way road, an emergency vehicle approaches far from any intersection. You must move to the left and give way, but you need not stop.",
    answer: true,
    explanation:
      "Away from intersections it is enough to move to the left side and give way. At or near an intersection you must keep clear of the intersection, move to the left and stop temporarily.",
    rule: "position-emergency-elsewhere",
  },
  {
    id: 46,
    picture: "m205-b",
    question:
      "The centre line in the picture forbids vehicles to cross it to overtake.",
    answer: false,
    explanation:
      "You may cross a white broken centre line to overtake if it is safe, the left part of the road is less than 6 m wide, you see the right part well and you do not hinder oncoming traffic. A yellow centre line forbids this.",
    rule: "marking-centre-line-broken-white",
  },
  {
    id: 47,
    question:
      "By law, driving while your licence is suspended counts as driving without a licence.",
    answer: true,
    explanation:
      "During a suspension you have no right to drive, so this is unlicensed driving. The same applies after a licence has lapsed. To leave a valid licence at home is another, smaller offence.",
    rule: "licence-suspended-or-lapsed-is-unlicensed",
  },
  {
    id: 48,
    question:
      "A moped need not leave a bus priority lane when a bus comes up from behind.",
    answer: true,
    explanation:
      "Cars and motorcycles must leave the bus priority lane when a bus comes up from behind. Mopeds, small special vehicles and light vehicles may stay in it.",
    rule: "position-bus-priority-lane-mopeds",
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
  },
  {
    id: 50,
    question:
      "Without a special permit, the load of an ordinary car may be up to 1.2 times as long as the car.",
    answer: true,
    explanation:
      "For a car of 5 m, this is a load of up to 6 m in length. The load may stick out by at most one tenth of the car's length at the front and one tenth at the rear.",
    rule: "load-length-total",
  },
] as const satisfies readonly TrueFalseQuestion[];
