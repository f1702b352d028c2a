import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "Driving is banned by law while an illegal drug may make normal driving impossible. For a cold medicine that makes you too drowsy to drive normally, the law gives no more than advice.",
    answer: false,
    explanation:
      "You must not drive when any drug may make normal driving impossible. A medicine for a cold or hay fever can make you just as drowsy as other drugs, so it counts too.",
    rule: "health-medicine-causing-drowsiness",
    also: ["health-unfit-must-not-drive"],
  },
  {
    id: 2,
    question:
      "The plate under a No Parking sign names certain hours. Outside these hours, the sign itself does not forbid parking.",
    answer: true,
    explanation:
      "A plate under a main sign is an auxiliary sign. It limits the main sign, here to the hours that it names, so the ban of the sign does not hold at other times. Another ban may still hold there.",
    rule: "sign-auxiliary-kind",
    also: ["sign-no-parking"],
  },
  {
    id: 3,
    question:
      "When the signal of a traffic warden differs from the lights, you must obey the warden as you would obey a police officer.",
    answer: true,
    explanation:
      "When the signals of a police officer or traffic warden differ from the lights, the officer or warden comes first. They see what the lights cannot, for example an accident ahead.",
    rule: "signal-officer-over-lights",
  },
  {
    id: 4,
    question:
      "You drank beer late in the evening and have slept. You may drive in the morning as soon as you no longer feel the alcohol.",
    answer: false,
    explanation:
      "Sleep does not clear alcohol from the body quickly, and some may be left although you feel nothing of it. You must not drive as long as it is there.",
    rule: "alcohol-next-morning",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 5,
    picture: "405",
    question:
      "The sign in the picture means that traffic on the road that crosses yours comes first.",
    answer: false,
    explanation:
      "This is the sign Priority Road. It stands on the road that has priority, so vehicles on the crossing road must not hinder you.",
    rule: "sign-priority-road",
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 6,
    question:
      "When you change lanes, the direction signal has to stop as soon as your car begins to move over.",
    answer: false,
    explanation:
      "You must keep the signal on until the change of lane is finished, and then stop it at once. Others must be able to see what you are doing the whole time.",
    rule: "driver-signal-until-finished",
  },
  {
    id: 7,
    picture: "sg-green",
    question:
      "At the signal in the picture, all vehicles may turn right if nothing comes towards them.",
    answer: false,
    explanation:
      "On green, cars and motorcycles may turn right. Light vehicles, e-scooters and mopeds that must make the two-step right turn may only go straight on or turn left.",
    rule: "signal-green-two-step",
    also: ["signal-green-cars"],
  },
  {
    id: 8,
    question:
      "Before a level crossing without a traffic signal, you must always stop, even when you can see far along the track.",
    answer: true,
    explanation:
      "You must stop just before the level crossing or its stop line and check that it is safe, every time. The one exception is a traffic signal at the crossing that shows that you may go.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 9,
    question:
      "When a small child walks on the road without a guardian, you must stop temporarily; to drive slowly is never enough.",
    answer: false,
    explanation:
      "You must stop temporarily or drive slowly, whichever it takes so that you do not hinder the child. A child can run in any direction without warning.",
    rule: "pedestrian-child-alone",
  },
  {
    id: 10,
    picture: "325",
    question:
      "A motorcycle of 125 cc may enter the road where the sign in the picture stands.",
    answer: false,
    explanation:
      "This is the sign Motor Vehicles Only. Mopeds, motorcycles of 125 cc or less, mini-cars, light vehicles, e-scooters and pedestrians must not enter; motorcycles of over 125 cc may.",
    rule: "sign-motor-vehicles-only",
    also: ["sign-motor-vehicles-only-motorcycle"],
  },
  {
    id: 11,
    question:
      "The law forbids a change of lanes without need, also on a road where it hinders nobody.",
    answer: true,
    explanation:
      "A change of course without need is forbidden as such. A driver who weaves from lane to lane is hard to predict and may be in the blind spot of others.",
    rule: "position-change-without-need",
    also: ["position-straddling-lanes", "nature-blind-spots"],
  },
  {
    id: 12,
    question:
      "With a provisional licence, you may drive on errands as well as for practice and tests, if a qualified person sits beside you.",
    answer: false,
    explanation:
      "A provisional licence is for practice and for tests, not for errands. You need the full licence before you use the car for your own purposes.",
    rule: "licence-provisional-only-practice-or-test",
    also: ["licence-practice-companion"],
  },
  {
    id: 13,
    question:
      "The car ahead of you is overtaking a bicycle. You must not overtake that car, because this would be double overtaking.",
    answer: false,
    explanation:
      "Double overtaking is forbidden where the vehicle ahead is itself overtaking a car, a motorcycle or another motor vehicle above the moped class. A bicycle or a moped does not count.",
    rule: "overtaking-double-ban-not-moped-or-bicycle",
    also: ["overtaking-double-ban"],
  },
  {
    id: 14,
    picture: "dh-right-arm-level",
    question:
      "The arm signal in the picture can mean that the driver is going to make a U-turn.",
    answer: true,
    explanation:
      "The right arm held straight out on the right stands for a right turn, a U-turn or a change of course to the right. For the left, the right arm is bent upward at the elbow.",
    rule: "driver-signal-arm-right",
    also: ["driver-signal-arm-left"],
  },
  {
    id: 15,
    question:
      "An ordinary road has marked lanes and no posted limit. The statutory maximum speed of cars there is 60 km/h.",
    answer: true,
    explanation:
      "Where an ordinary road has a centre line, marked lanes or a physical separation of the directions, the statutory limit for cars is 60 km/h. The newer 30 km/h is for roads that have none of these.",
    rule: "speed-statutory-lanes-60",
    also: ["speed-statutory-60-where", "speed-statutory-unlined-30"],
  },
  {
    id: 16,
    question:
      "A car may cross a side strip to reach a car park beside the road, but it must not drive along the strip to get past waiting cars.",
    answer: true,
    explanation:
      "A side strip is kept for people on foot. A car may cross it to reach or leave a place beside the road, after a stop just before it. Otherwise it may enter the strip only to stop or park where that is allowed.",
    rule: "position-side-strip-motor-vehicles",
    also: ["position-use-roadway", "position-stop-before-sidewalk"],
  },
  {
    id: 17,
    picture: "301",
    question:
      "The sign in the picture closes the road to vehicles, but pedestrians may pass.",
    answer: false,
    explanation:
      "This is the sign Road Closed: pedestrians, vehicles and trams must not pass. The sign that closes a road to vehicles alone has one red diagonal bar instead of the X.",
    rule: "sign-road-closed",
    also: ["sign-closed-to-vehicles"],
  },
  {
    id: 18,
    question:
      "If it is clear that no pedestrian or bicycle is about to cross, you need not slow down for a crosswalk without signals.",
    answer: true,
    explanation:
      "The duty to go at a speed at which you can stop before the crosswalk does not apply when it is clear that nobody is about to cross in front of you. In any doubt it applies.",
    rule: "pedestrian-crosswalk-approach-speed",
  },
  {
    id: 19,
    question:
      "You should start the engine of an automatic car with the lever in P and the brake pedal pressed.",
    answer: true,
    explanation:
      "In D or R the car can start to move by itself, so the lever should be in P. You press the brake pedal and check the lever with your eyes to be sure.",
    rule: "vehicle-at-start-in-p",
    also: ["vehicle-at-creep"],
  },
  {
    id: 20,
    question:
      "Before a left turn at an intersection, you should leave a gap on your left through which bicycles can pass.",
    answer: false,
    explanation:
      "You must move to the left edge of the road in advance and then drive slowly along it. A bicycle or motorcycle that comes through a gap on your left may be caught when you turn.",
    rule: "intersection-left-turn-left-edge",
    also: ["intersection-left-turn-inner-wheel"],
  },
  {
    id: 21,
    question:
      "While your car stands at a red signal, the law's ban on calling with a hand-held phone does not apply.",
    answer: true,
    explanation:
      "The ban on hand-held calls and on gazing at a screen holds while the vehicle moves. It does not apply while the vehicle is stopped, but the call has to end before you go on.",
    rule: "phone-allowed-when-stopped",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 22,
    question:
      "Wooden clogs are unsuitable for driving, but sandals are suitable, as they leave the foot free to move.",
    answer: false,
    explanation:
      "You should drive neither in sandals nor in wooden clogs, because they can slip or catch on the pedals. Many prefectures forbid such footwear by rule.",
    rule: "health-clothing-and-shoes",
  },
  {
    id: 23,
    picture: "m210",
    question:
      "The marking in the picture tells you that a crosswalk or a bicycle crossing is ahead.",
    answer: true,
    explanation:
      "These white diamonds are usually painted about 30 m and 50 m before the crossing. They tell you in good time to watch for people and bicycles.",
    rule: "marking-diamonds-distance",
  },
  {
    id: 24,
    question:
      "At an intersection without signals, drivers must not hinder a crossing pedestrian if there is a crosswalk; without one they have no such duty.",
    answer: false,
    explanation:
      "At or close to an intersection, drivers must not hinder a pedestrian who is crossing the road where there is no crosswalk. So you let the pedestrian go first.",
    rule: "pedestrian-crossing-without-crosswalk",
  },
  {
    id: 25,
    question:
      "A car that goes straight on may use a bus priority lane, but it must leave the lane when a bus comes up from behind.",
    answer: true,
    explanation:
      "The lane is for everybody, with buses first: a car must leave it promptly when a bus comes up. It must not enter if congestion would keep it from leaving.",
    rule: "position-bus-priority-lane",
    also: ["position-bus-priority-lane-congestion"],
  },
  {
    id: 26,
    question:
      "Before you change lanes, you should also turn your head, because the mirrors leave blind spots.",
    answer: true,
    explanation:
      "Every vehicle has areas that its mirrors do not show. A motorcycle beside your rear door may appear in no mirror at all, so you look with your own eyes too.",
    rule: "nature-blind-spots",
  },
  {
    id: 27,
    question:
      "A faster car is overtaking yours. You may speed up if you keep to the speed limit.",
    answer: false,
    explanation:
      "You must not speed up until the faster vehicle has finished overtaking. Otherwise it would have to stay longer on the right, where oncoming traffic may come.",
    rule: "overtaking-overtaken-do-not-speed-up",
  },
  {
    id: 28,
    picture: "sg-flash-red",
    question:
      "The signal in the picture is flashing. Pedestrians must not cross while it flashes.",
    answer: false,
    explanation:
      "On flashing red, pedestrians may go while they pay attention to other traffic. Vehicles must stop temporarily at the stopping position and may then go when it is safe.",
    rule: "signal-flashing-red-pedestrians",
    also: ["signal-flashing-red"],
  },
  {
    id: 29,
    question:
      "When you drive at double the speed, the braking distance becomes about twice as long.",
    answer: false,
    explanation:
      "The braking distance grows with the square of the speed. At double the speed it is 4 times as long, at triple the speed 9 times.",
    rule: "speed-braking-distance-square",
  },
  {
    id: 30,
    question:
      "A taxi driver on duty may carry a passenger's child under 6 without a child seat.",
    answer: true,
    explanation:
      "Taxis and buses in service are excepted from the duty. In a private car, a child under 6 must as a rule be in a child seat suited to its size.",
    rule: "child-seat-exempt-taxi-and-bus",
    also: ["child-seat-under-6"],
  },
  {
    id: 31,
    picture: "322",
    question:
      "The figure on the sign in the picture shows how wide the road ahead is.",
    answer: false,
    explanation:
      "This is the sign Width Limit. A vehicle must not pass if its width, with its load, is over the figure in metres. The figure is not the width of the road.",
    rule: "sign-width-limit",
  },
  {
    id: 32,
    question:
      "An ambulance on urgent duty comes up while your car is inside an intersection. You must stop there at once.",
    answer: false,
    explanation:
      "You must first leave the intersection and then stop at the side of the road, as a rule the left. A car that stops inside the intersection would block the ambulance.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 33,
    question:
      "Without markings for the turn, a car that turns right from a two-way road at a crossroads must pass just inside the centre.",
    answer: true,
    explanation:
      "The car must move to the centre of the road in advance and then drive slowly just inside the centre of the intersection. So it stays clear of oncoming cars that also turn right.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 34,
    question:
      "An ordinary road has no centre line and no lanes, but a limit of 40 km/h is posted. Cars may go at 40 km/h there.",
    answer: true,
    explanation:
      "A posted limit replaces the statutory one, even if it is higher. The statutory 30 km/h of such roads counts only where no limit is posted.",
    rule: "speed-posted-40-on-unlined-road",
    also: [
      "speed-posted-limit-replaces-statutory",
      "speed-statutory-unlined-30",
    ],
  },
  {
    id: 35,
    picture: "sg-red-arrow-right",
    question:
      "At the signal in the picture, a bicycle must not turn right together with the cars.",
    answer: true,
    explanation:
      "On the green right arrow, cars and motorcycles may turn right. Light vehicles such as bicycles, e-scooters and mopeds that must make the two-step right turn must not.",
    rule: "signal-right-arrow-two-step",
    also: ["signal-right-arrow-u-turn", "signal-right-arrow-motorcycle"],
  },
  {
    id: 36,
    question:
      "Your road is not a priority road. A car may overtake another car even within 30 m before an intersection if nothing comes towards you.",
    answer: false,
    explanation:
      "Unless you are on a priority road, overtaking is forbidden in an intersection and within 30 m before it, because others may come from the side. Only e-scooters and light vehicles are excepted.",
    rule: "overtaking-ban-intersection-30m",
  },
  {
    id: 37,
    picture: "212",
    question:
      "The sign in the picture means that the number of lanes decreases ahead.",
    answer: false,
    explanation:
      "Nothing stands between the edge lines, so the sign means that the whole road becomes narrower. On the sign for fewer lanes, broken lines stand between the edge lines.",
    rule: "sign-fewer-lanes-or-narrow",
  },
  {
    id: 38,
    question:
      "A parked truck blocks your side of the road. The oncoming car should wait for you, because you have to go round the truck.",
    answer: false,
    explanation:
      "When the obstacle is on your side, you should wait and let the oncoming traffic go first. You are the one who needs the other side of the road.",
    rule: "nature-obstacle-on-your-side",
  },
  {
    id: 39,
    question:
      "You have stopped at a stop sign at an intersection without signals or an officer. A car that comes on the crossing road after that must let you go first.",
    answer: false,
    explanation:
      "To stop does not give you priority. After the stop you must not hinder the traffic on the crossing road, so you wait until there is a gap.",
    rule: "intersection-stop-sign-then-yield",
  },
  {
    id: 40,
    question:
      "A bicycle is a light vehicle and must as a rule be ridden along the left edge of the roadway.",
    answer: true,
    explanation:
      "A bicycle is a vehicle, so its place is the left edge of the roadway. The sidewalk is for certain cases, for example where a sign allows it or for riders under 13.",
    rule: "bicycle-roadway-left-edge",
    also: ["bicycle-sidewalk-when"],
  },
  {
    id: 41,
    picture: "m102-2-a",
    question:
      "You may cross the yellow line in the picture to get past roadworks that block your lane.",
    answer: true,
    explanation:
      "A yellow lane line forbids changing lanes. You may still cross it to give way to an emergency vehicle or to get past works or another obstacle.",
    rule: "marking-lane-line-yellow-exceptions",
    also: ["marking-lane-line-yellow"],
  },
  {
    id: 42,
    question:
      "On a road with two lanes in its direction, a fast car should drive in the right lane and a slow car in the left lane.",
    answer: false,
    explanation:
      "Where there are two lanes in your direction, you must drive in the left one, whatever your speed. The right lane is for overtaking, for turning right and for avoiding an obstacle.",
    rule: "position-two-lanes",
    also: ["position-overtaking-lane-stay"],
  },
  {
    id: 43,
    question:
      "You must drive slowly on a steep downhill slope, even where no sign orders it.",
    answer: true,
    explanation:
      "The law itself orders it. Other places are, for example, near a bend, near the crest of an uphill slope and at many intersections without a clear view.",
    rule: "speed-slow-places-list",
  },
  {
    id: 44,
    question:
      "A ball rolls onto the road ahead of you. You should slow down and be ready to stop, even if you see no child.",
    answer: true,
    explanation:
      "A child may run into the road after the ball without looking. So you slow down as soon as you see the ball and are ready to stop.",
    rule: "hazard-children",
  },
  {
    id: 45,
    picture: "323-20",
    question:
      "Even where the sign in the picture stands, the maximum speed of a moped stays at 30 km/h.",
    answer: false,
    explanation:
      "A maximum speed sign below 30 km/h binds mopeds too, so the moped must not go faster than the figure shown. A sign of 40 km/h or more does not raise the 30 km/h of a moped.",
    rule: "sign-maximum-speed-moped",
    also: ["speed-moped-posted-20-binds", "sign-maximum-speed"],
  },
  {
    id: 46,
    question:
      "You must stop temporarily before you enter a roundabout, even if no vehicle is in it.",
    answer: false,
    explanation:
      "You must drive slowly when you enter, and you must not hinder the vehicles inside. Where none is near, no stop is needed.",
    rule: "intersection-roundabout-enter-slowly",
    also: ["intersection-roundabout-inside-comes-first"],
  },
  {
    id: 47,
    question:
      "One side of a road has no sidewalk. A solid white line near that edge only marks the edge of the roadway.",
    answer: false,
    explanation:
      "On a side without a sidewalk, the solid white edge line counts as the line of a side strip. On a side with a sidewalk, the same line only marks the edge of the roadway.",
    rule: "marking-edge-line-without-sidewalk",
    also: ["marking-edge-line-with-sidewalk"],
  },
  {
    id: 48,
    question:
      "Before a right turn at an intersection, you must begin to signal 3 seconds before you reach it.",
    answer: false,
    explanation:
      "For a turn you must signal from 30 m before the near edge of the intersection. The 3 seconds are for a change of lane or course.",
    rule: "driver-signal-turn-30m",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 49,
    question:
      "You may go over the centre of the road past roadworks that block the left part, even if that part is more than 6 m wide.",
    answer: true,
    explanation:
      "Road damage, roadworks or another obstacle on the left part allow you to go over the centre to get past, as little as possible. The width of 6 m counts when you overtake a vehicle.",
    rule: "position-over-centre-obstacle",
    also: ["position-over-centre-as-little", "position-over-centre-overtaking"],
  },
  {
    id: 50,
    question:
      "A person aged 21 with a class 2 licence for ordinary cars, never suspended, may guide you when you practise with an ordinary provisional licence.",
    answer: true,
    explanation:
      "A holder of a class 2 licence for that car may accompany you from the age of 21. The holder of a class 1 licence needs 3 years or more in total instead.",
    rule: "licence-practice-companion-class-2",
    also: [
      "licence-practice-companion-3-years",
      "licence-practice-companion-list",
    ],
  },
] as const satisfies readonly TrueFalseQuestion[];
