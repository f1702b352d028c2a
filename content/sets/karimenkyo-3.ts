import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "On ordinary roads, passengers in the rear seats need not wear seat belts.",
    answer: false,
    explanation:
      "Seat belts are compulsory in the rear seats too, on ordinary roads as well as on expressways. Only the exceptions named by law, such as illness, are free from this duty.",
    rule: "belt-rear-seat-all-roads",
  },
  {
    id: 2,
    picture: "212-3",
    question:
      "The sign in the picture warns that there is a steep uphill slope ahead.",
    answer: true,
    explanation:
      "The arrow goes up the slope, and the percentage shows how steep it is. On the sign for a steep downhill slope the arrow goes down the slope.",
    rule: "sign-steep-uphill",
  },
  {
    id: 3,
    question:
      "While the car is moving, you may keep looking at a navigation screen if it is fixed in the car.",
    answer: false,
    explanation:
      "You must not gaze at a screen while the vehicle is moving. This ban covers screens fixed in the car as well as a phone held in the hand.",
    rule: "phone-mounted-screen-too",
  },
  {
    id: 4,
    question:
      "When a blind person walks with a guide dog, you must stop temporarily or drive slowly so that you do not hinder that person.",
    answer: true,
    explanation:
      "A blind person cannot see your car and avoid it. The same duty applies when a blind person walks with a white or yellow cane.",
    rule: "pedestrian-cane-or-guide-dog",
  },
  {
    id: 5,
    question:
      "At night you meet an oncoming car, and your high beam may disturb its driver. You must switch to low beam.",
    answer: true,
    explanation:
      "When you meet an oncoming vehicle and your high beam may disturb it, you must change to the low beam. The high beam could dazzle the other driver.",
    rule: "light-dip-for-oncoming",
  },
  {
    id: 6,
    picture: "315",
    question:
      "Where the sign in the picture stands, you may stop for a moment to let a passenger get out.",
    answer: false,
    explanation:
      "The red X on the blue disc forbids both stopping and parking, so you must not stop there to let a passenger get out. A blue disc with only one red slash forbids parking but not stopping.",
    rule: "sign-no-stopping-or-parking",
  },
  {
    id: 7,
    question:
      "You may sound the horn briefly to thank a driver who has let you in.",
    answer: false,
    explanation:
      "The horn is not for thanks or greetings, and you must not use it to make pedestrians or other vehicles hurry. A short sound makes no difference.",
    rule: "horn-not-for-greeting-or-urging",
  },
  {
    id: 8,
    question:
      "Even on a green light, you must not enter the intersection if the traffic ahead might force you to stop inside it and hinder the crossing traffic.",
    answer: true,
    explanation:
      "A green light permits you to go; it does not order you to go. Wait before the intersection until there is room for your car on the other side.",
    rule: "intersection-blocked-do-not-enter",
  },
  {
    id: 9,
    picture: "m104",
    question:
      "The yellow marking along the kerb in the picture forbids parking, but it does not forbid stopping.",
    answer: true,
    explanation:
      "A broken yellow line at the kerb or the road edge means no parking only. A solid yellow line there forbids both stopping and parking.",
    rule: "marking-kerb-broken-yellow",
  },
  {
    id: 10,
    question:
      "When you practise on the road with a provisional licence, the car must show the practice plate on both the front and the rear.",
    answer: true,
    explanation:
      "Drivers ahead and behind must be able to see that a learner is driving. The plates are fixed 0.4 m to 1.2 m above the ground.",
    rule: "mark-practice-plate",
  },
  {
    id: 11,
    question:
      "At an intersection with a stop sign and no signals, it is enough to roll on very slowly while you look both ways.",
    answer: false,
    explanation:
      "To stop temporarily means that the wheels come to rest. If you only roll on very slowly at a stop sign, you break the rule.",
    rule: "intersection-stop-means-wheels-at-rest",
  },
  {
    id: 12,
    question:
      "On an ordinary road with no centre line, no lanes, no separation of the two directions and no posted limit, the statutory maximum speed of a car is 30 km/h.",
    answer: true,
    explanation:
      "Since 1 September 2026 the statutory limit on such a road has been 30 km/h. Before that date it was 60 km/h.",
    rule: "speed-statutory-unlined-30",
  },
  {
    id: 13,
    question:
      "You may go over the speed limit for a short time in order to finish overtaking quickly.",
    answer: false,
    explanation:
      "The speed limit also applies while you overtake. If you cannot overtake within the limit, do not overtake.",
    rule: "overtaking-no-speeding",
  },
  {
    id: 14,
    picture: "m205-a",
    question:
      "On this road each side is more than 6 m wide, and no oncoming car is near. You may go over a centre line like this one to overtake a car.",
    answer: false,
    explanation:
      "You must not go over a solid white centre line to overtake. Where your side of the road is 6 m wide or more, there is room to overtake on your own side.",
    rule: "marking-centre-line-solid-white",
  },
  {
    id: 15,
    question:
      "At a level crossing without a traffic signal, the car ahead of you stops and then crosses. You may follow it across without stopping.",
    answer: false,
    explanation:
      "At a level crossing without a traffic signal, every vehicle must make its own stop and check that it is safe. The stop of the car ahead does not replace yours.",
    rule: "level-crossing-following-vehicle-stops",
  },
  {
    id: 16,
    picture: "311-a-right",
    question:
      "At the intersection with the sign in the picture, a car must not turn left.",
    answer: true,
    explanation:
      "The white arrows on the blue disc show the only directions that vehicles may take: straight on or right. A direction without an arrow is forbidden.",
    rule: "sign-designated-straight-or-right",
  },
  {
    id: 17,
    question:
      "You get off your moped, switch the engine off and push it on foot. If it has no sidecar and tows nothing, you count as a pedestrian.",
    answer: true,
    explanation:
      "A person who walks and pushes a moped or a two-wheeled motorcycle counts as a pedestrian only while the engine is off. With a sidecar or a trailer this is not so.",
    rule: "pedestrian-pushing-two-wheeler",
  },
  {
    id: 18,
    question:
      "If a car goes twice as fast, the force of its impact in a collision is twice as strong.",
    answer: false,
    explanation:
      "The force of an impact grows with the square of the speed. At double speed it is 4 times as strong.",
    rule: "nature-impact-square",
  },
  {
    id: 19,
    question:
      "A car stands for 4 minutes to unload goods, and its driver can drive at once. This counts as stopping, not as parking.",
    answer: true,
    explanation:
      "Loading or unloading goods for 5 minutes or less is stopping, if the driver can drive at once. If it takes more than 5 minutes, it is parking.",
    rule: "parking-loading-5-minutes-is-stopping",
  },
  {
    id: 20,
    picture: "324-50",
    question:
      "The sign in the picture means that a car must not go faster than 50 km/h.",
    answer: false,
    explanation:
      "The line under the number shows a minimum speed: motor vehicles must not go slower than 50 km/h, except when they slow down by law or to avoid danger. The maximum speed sign has no such line.",
    rule: "sign-minimum-speed",
  },
  {
    id: 21,
    question:
      "At an intersection with signals and three lanes in its direction, a motorcycle of 400 cc must turn right in two steps.",
    answer: false,
    explanation:
      "A motorcycle that is larger than a moped turns right like a car, on a road with three lanes too. The two-step right turn there is for mopeds, e-scooters and light vehicles.",
    rule: "signal-right-turn-motorcycle",
  },
  {
    id: 22,
    question:
      "An emergency vehicle comes up behind you on a one-way road. If moving to the left would hinder it, you must move to the right side.",
    answer: true,
    explanation:
      "You normally move to the left for an emergency vehicle. On a one-way road you move to the right instead if the left would hinder it, both near an intersection and elsewhere.",
    rule: "position-emergency-one-way",
  },
  {
    id: 23,
    picture: "sg-red-arrow-straight",
    question:
      "The signal in the picture allows a car to go straight on, but it does not allow the car to turn left.",
    answer: true,
    explanation:
      "The red light stops the traffic, and the green arrow permits only the direction that it shows. To turn left or right, a car must wait.",
    rule: "signal-straight-arrow",
  },
  {
    id: 24,
    question:
      "The load of a car may stick out beyond the rear of the body by up to one tenth of the car's length.",
    answer: true,
    explanation:
      "Since May 2022 the load may stick out by up to one tenth of the car's length beyond the front and by up to one tenth beyond the rear.",
    rule: "load-length-overhang",
  },
  {
    id: 25,
    question:
      "To turn right at an intersection from a one-way road, a car must move close to the centre of the road in advance.",
    answer: false,
    explanation:
      "A car that turns right from a one-way road must move to the right edge of the road in advance and drive slowly inside the centre of the intersection. Moving close to the centre is the rule for two-way roads.",
    rule: "intersection-right-turn-one-way-right-edge",
  },
  {
    id: 26,
    question:
      "The Road Traffic Act orders a car to keep at least 1.5 m away from a bicycle that it passes.",
    answer: false,
    explanation:
      "The Road Traffic Act names no distance in metres. If there is not enough space beside the bicycle, you must drive at a safe speed that suits the space.",
    rule: "bicycle-passing-no-fixed-distance",
  },
  {
    id: 27,
    picture: "408",
    question:
      "Vehicles must not enter the place that the sign in the picture shows.",
    answer: true,
    explanation:
      "The white V on a blue square marks a safety zone. It protects pedestrians, for example people at a tram stop, so vehicles must not enter it.",
    rule: "sign-safety-zone",
  },
  {
    id: 28,
    question:
      "You want to park in a side strip where parking is allowed. If no pedestrian is near, you may enter it without stopping just before it.",
    answer: false,
    explanation:
      "You must stop temporarily just before a side strip when you enter it to stop or park in it, even if you see nobody. You must also not hinder pedestrians.",
    rule: "position-stop-before-side-strip-parking",
  },
  {
    id: 29,
    question:
      "You drive a car and are 20 m before a level crossing. You must not overtake the car ahead of you.",
    answer: true,
    explanation:
      "Overtaking another car is forbidden on a level crossing and within 30 m before it. The distance of 20 m lies inside these 30 m.",
    rule: "overtaking-ban-level-crossing-30m",
  },
  {
    id: 30,
    picture: "ph-arms-side-back",
    question:
      "You are the driver who sees the officer like this. You may enter the intersection because the officer's back is toward you.",
    answer: false,
    explanation:
      "Arms held out level mean the same as a red signal for traffic facing the officer's front or back. You must not go past the stopping position.",
    rule: "signal-officer-arms-level-facing",
  },
  {
    id: 31,
    question:
      "On a steep uphill slope without signs, vehicles must drive slowly all the way from the bottom to the crest.",
    answer: false,
    explanation:
      "A steep uphill slope is by itself not a place where you must drive slowly. The duty begins only near the crest. On a steep downhill slope, vehicles must drive slowly.",
    rule: "speed-no-slow-duty-steep-uphill",
  },
  {
    id: 32,
    question:
      "Your car stands at the edge of the road. When you signal and pull out, the cars already moving on the road must let you go first.",
    answer: false,
    explanation:
      "When you pull out from the edge of the road, you should give way to the traffic that is already moving. A signal shows what you want to do but gives you no priority.",
    rule: "position-pulling-out-give-way",
  },
  {
    id: 33,
    picture: "m107",
    question:
      "You may drive through the area in the picture if the vehicles ahead do not force you to stop in it.",
    answer: true,
    explanation:
      "This marking is a no-stopping zone, for example in front of a fire station. You must not enter it if you might have to stop in it, but you may drive through without stopping.",
    rule: "marking-no-stopping-zone",
  },
  {
    id: 34,
    question:
      "An intersection has no view to the left and right and no signals or officer. If you are not on a priority road, you must drive slowly when you enter it.",
    answer: true,
    explanation:
      "You cannot see other traffic in time, so you must be able to stop immediately. The duty does not apply on a priority road or where signals or an officer direct the traffic.",
    rule: "speed-slow-blind-intersection",
  },
  {
    id: 35,
    question:
      "Ahead of you a car is standing just before a crosswalk with no signals and no officer. You may go past it without stopping if you drive slowly.",
    answer: false,
    explanation:
      "You must stop temporarily before you go past the front of a vehicle that is standing at such a crosswalk. It may hide a person who is crossing. Driving slowly is not enough.",
    rule: "pedestrian-crosswalk-standing-vehicle",
  },
  {
    id: 36,
    picture: "sg-red",
    question:
      "Your car is already turning right in the intersection when the signal ahead changes to the one in the picture. You may go on if you do not obstruct vehicles that have a green signal.",
    answer: true,
    explanation:
      "The red signal does not stop a car that is already turning right in the intersection. But it must not obstruct vehicles that may go on a green signal.",
    rule: "signal-red-while-turning-right",
  },
  {
    id: 37,
    question:
      "The ban on stopping within 10 m of the pole of a bus stop also applies outside the operating hours of the bus line.",
    answer: false,
    explanation:
      "The ban on stopping and parking within 10 m of the pole applies only during the operating hours of the line. It keeps the bus stop free for the buses.",
    rule: "parking-no-stopping-bus-stop-10m",
  },
  {
    id: 38,
    picture: "314",
    question:
      "The sign in the picture forbids a car to overtake even inside its own side of the road.",
    answer: false,
    explanation:
      "This sign forbids going over to the right part of the road to overtake. It does not ban overtaking inside your own side of the road. The plate No Overtaking under this sign would ban that as well.",
    rule: "sign-no-crossing-to-right-side",
  },
  {
    id: 39,
    question:
      "Two roads of the same width, neither a priority road, meet with no signals, signs or officer. You must not hinder a tram on the crossing road, even if it comes from the right.",
    answer: true,
    explanation:
      "At such an intersection you give way to cars from the left, but a tram on the crossing road goes first from whichever side it comes.",
    rule: "intersection-tram-comes-first",
  },
  {
    id: 40,
    question:
      "A child of 10 may ride an ordinary bicycle on a sidewalk that has no sign or marking for bicycles.",
    answer: true,
    explanation:
      "Riders under 13 may use the sidewalk without such a sign or marking. So may riders who are 70 or over or who have a disability that makes riding on the roadway unsafe.",
    rule: "bicycle-sidewalk-when",
  },
  {
    id: 41,
    picture: "ph-arm-up-parallel",
    question:
      "The officer's arms were level before, parallel to the violet arrow; now one arm is raised. You drive in the direction of the arrow. For you, the signal has the same meaning as a yellow signal.",
    answer: true,
    explanation:
      "You move parallel to the line on which the officer's arms were held out before. When the arm is raised, your green turns into yellow. For traffic facing the officer it means red.",
    rule: "signal-officer-arm-raised-parallel",
  },
  {
    id: 42,
    picture: "m102-2-b-yellow-left",
    question:
      "You drive in the left lane in the picture. You may cross the lines to change lanes if no vehicle is near.",
    answer: false,
    explanation:
      "Vehicles in the lane on the yellow side must not change lanes across these lines. Only vehicles in the lane on the white side may do so.",
    rule: "marking-lane-line-yellow-one-side",
  },
  {
    id: 43,
    question:
      "On a two-way road, the car ahead of you has moved to the centre to turn right. To overtake it, you must go past it on the right.",
    answer: false,
    explanation:
      "You normally overtake on the right. But when the vehicle ahead has moved to the centre of the road to turn right, you go past it on the left.",
    rule: "overtaking-on-the-right",
  },
  {
    id: 44,
    question:
      "A road has three lanes in your direction, and no sign or marking assigns them to certain vehicles or directions. A car may use the middle lane according to its speed.",
    answer: true,
    explanation:
      "With three or more lanes, cars may use any lane but the rightmost one according to their speed. The rightmost lane is kept free for overtaking and the like.",
    rule: "position-three-lanes",
  },
  {
    id: 45,
    question:
      "In a car with an anti-lock braking system (ABS), you should pump the brake pedal when you brake in an emergency.",
    answer: false,
    explanation:
      "With ABS you should press the pedal hard and keep it pressed. The system itself keeps the wheels from locking, so do not pump the pedal.",
    rule: "speed-abs-press-and-hold",
  },
  {
    id: 46,
    picture: "327-8",
    question:
      "The sign in the picture means that mopeds must turn right in two steps at this intersection.",
    answer: true,
    explanation:
      "The moped first goes straight on to the far side of the intersection and then crosses to the right. The red-rimmed sign with a slash means the opposite: mopeds turn right like cars.",
    rule: "sign-moped-two-step",
  },
  {
    id: 47,
    question:
      "A train has just passed the level crossing. You should expect that another train may come from the other direction.",
    answer: true,
    explanation:
      "Many lines have two or more tracks, and the first train can hide the second one. So you look both ways and listen again before you cross.",
    rule: "level-crossing-second-train",
  },
  {
    id: 48,
    picture: "329-2",
    question:
      "The sign in the picture means that the road on which you are driving is a priority road.",
    answer: false,
    explanation:
      "The sign shows that the crossing road ahead is a priority road. Where no signal or officer directs the intersection, you must drive slowly and not hinder the traffic on that road.",
    rule: "sign-priority-road-ahead",
  },
  {
    id: 49,
    question:
      "You may stop beside a car that is parked along the edge of the road if you stay in the driver's seat.",
    answer: false,
    explanation:
      "You must not stop or park beside a vehicle that is standing along the edge of the road. It makes no difference that you stay in your seat.",
    rule: "parking-no-double-parking",
  },
  {
    id: 50,
    question:
      "A side strip for pedestrians with one line is 1.5 m wide. A car that parks there must enter it and leave 0.75 m free on its left.",
    answer: true,
    explanation:
      "In a one-line strip wider than 0.75 m, the car stands parallel to the line, and the 0.75 m on its left stays free for pedestrians.",
    rule: "parking-side-strip-over-0-75m",
  },
] as const satisfies readonly TrueFalseQuestion[];
