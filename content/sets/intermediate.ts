import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "You want to drive across a sidewalk into a petrol station. You see nobody on the sidewalk. What must you do?",
    options: [
      "Drive slowly across it without stopping.",
      "Stop temporarily just before the sidewalk.",
      "Sound the horn, then drive across it.",
      "Stop with the front wheels on the sidewalk.",
    ],
    answer: "B",
    explanation:
      "Before you cross a sidewalk to enter or leave a place beside the road, you must stop temporarily just before it every time, even if nobody can be seen. You must not hinder pedestrians.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 2,
    picture: "sc-rail-queue",
    question:
      "You are in the violet car. What must you do at the level crossing in the picture?",
    options: [
      "Drive onto it slowly and wait there with the engine on.",
      "Stop once, then follow the other cars onto the tracks.",
      "Wait before it until there is room beyond it for your car.",
      "Sound the horn so that the cars beyond it move forward.",
    ],
    answer: "C",
    explanation:
      "You must not enter a level crossing if the traffic ahead might force you to stop on it. Wait before it, even if the barriers are up, until your whole car has room on the other side.",
    rule: "level-crossing-no-room-beyond",
  },
  {
    id: 3,
    question:
      "A bicycle crossing has no signals. A cyclist is about to cross on it in front of your car. What must you do?",
    options: [
      "Stop temporarily before the crossing.",
      "Drive slowly past the cyclist.",
      "Sound the horn and then go on at once.",
      "Keep your speed, because bicycles must wait.",
    ],
    answer: "A",
    explanation:
      "On a bicycle crossing you have the same duties to bicycles as to pedestrians on a crosswalk. If a bicycle is crossing or about to cross in front of you, you must stop temporarily and let it cross.",
    rule: "bicycle-crossing-driver-duty",
  },
  {
    id: 4,
    question:
      "At night the lights of an oncoming car dazzle you. Where should you turn your eyes?",
    options: [
      "Slightly to the right front",
      "Straight at the oncoming lights",
      "Down to the speedometer",
      "Slightly to the left front",
    ],
    answer: "D",
    explanation:
      "Do not look straight at the lights. Turn your eyes slightly to the left front: there you can still watch the left side of your road, and the light of the oncoming car disturbs you less.",
    rule: "light-dazzle-look-left-front",
  },
  {
    id: 5,
    question:
      "You want to overtake a slow truck. In the mirror you see that a car behind has begun to overtake you. What should you do?",
    options: [
      "Stay behind the truck and let that car go first.",
      "Move to the right quickly, before it reaches you.",
      "Signal right, so it stays back.",
      "Sound the horn and begin to overtake the truck.",
    ],
    answer: "A",
    explanation:
      "You should not begin to overtake when a vehicle behind you has begun to overtake you. If you moved to the right now, the two cars could hit each other.",
    rule: "overtaking-not-when-being-overtaken",
  },
  {
    id: 6,
    question:
      "You drive past cars that are parked at the edge of the road. What should you expect?",
    options: [
      "That the parked cars keep their doors closed",
      "That oncoming cars leave you all the room",
      "That nobody is sitting in the parked cars",
      "That a door opens or that people step out",
    ],
    answer: "D",
    explanation:
      "When you pass parked or stopped cars, you should expect a door to open and people to step out. Keep a gap at the side or slow down.",
    rule: "pedestrian-beside-parked-cars",
  },
  {
    id: 7,
    question:
      "A limit of 40 km/h is posted for cars on an ordinary road with a centre line. How fast may an ordinary car that tows nothing drive there at most?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "B",
    explanation:
      "A posted limit replaces the statutory limit, whether it is higher or lower. Without a posted limit, a car could go up to 60 km/h on a road with a centre line; here the posted 40 km/h applies.",
    rule: "speed-posted-limit-replaces-statutory",
  },
  {
    id: 8,
    picture: "sc-int-right-wait-left",
    question:
      "Both cars have a green light. You, in the violet car, want to turn right; the white car turns left. Which car goes first?",
    options: [
      "The violet car, because it entered the intersection first.",
      "The violet car, as both cars turn.",
      "The white car, because it turns left.",
      "Either car, because both have a green light.",
    ],
    answer: "C",
    explanation:
      "A vehicle that turns right must not hinder vehicles that go straight or turn left at that intersection. It makes no difference that the right-turning car entered first.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 9,
    question:
      "At high speed on a wet road, the tyres ride on a film of water, and steering and brakes no longer work. What is this called?",
    options: ["Hydroplaning", "Fade", "Vapour lock", "Standing wave"],
    answer: "A",
    explanation:
      "Hydroplaning means that the tyres lose contact with a wet road at high speed and ride on water. Fade, by contrast, comes from brakes that are too hot.",
    rule: "nature-hydroplaning",
  },
  {
    id: 10,
    question:
      "Stopping and parking are forbidden on a level crossing and within a certain distance before and after it. Which distance?",
    options: ["5 m", "10 m", "20 m", "30 m"],
    answer: "B",
    explanation:
      "You must not stop or park on a level crossing or within 10 m before and after it. The 30 m that belong to a level crossing concern overtaking, and only before it.",
    rule: "parking-no-stopping-level-crossing-10m",
  },
  {
    id: 11,
    picture: "dh-right-arm-up",
    question:
      "The driver of the car ahead of you gives the arm signal in the picture. What is this driver going to do?",
    options: [
      "Turn right or change course to the right",
      "Drive slowly or stop the car",
      "Drive the car backward",
      "Turn left or change course to the left",
    ],
    answer: "D",
    explanation:
      "The right arm held out on the right and bent upward at the elbow means a left turn or a change of course to the left. For a right turn, the right arm is held straight out.",
    rule: "driver-signal-arm-left",
  },
  {
    id: 12,
    question:
      "You wait to turn right, and a motorcycle comes toward you. How does a motorcycle look from a car, compared with how it really is?",
    options: [
      "Farther away and slower",
      "Farther away and faster",
      "Nearer and slower",
      "Nearer and faster",
    ],
    answer: "A",
    explanation:
      "A motorcycle is small, so from a car it looks farther away and slower than it really is. Drivers who trust this impression turn too early and cause a collision.",
    rule: "motorcycle-looks-far-and-slow",
  },
  {
    id: 13,
    picture: "m203-2",
    question:
      "You drive a car and must stop at the two stop lines in the picture, which lie one behind the other. Where must you stop?",
    options: [
      "Before the second line that you reach",
      "Before the first line that you reach",
      "Between the two lines, with all wheels",
      "Before either line, as you choose",
    ],
    answer: "B",
    explanation:
      "Where there are two stop lines, cars must stop at the first line that they reach. Two-wheelers may go on and stop at the front line, ahead of the cars.",
    rule: "marking-two-stop-lines",
  },
  {
    id: 14,
    question: "What does the word “overtake” mean in the Road Traffic Act?",
    options: [
      "To go ahead of a vehicle in the next lane without changing course",
      "To go round a vehicle that is parked at the edge of the road",
      "To catch up with a vehicle, change course and get ahead of it",
      "To catch up with a vehicle and follow it at the same speed",
    ],
    answer: "C",
    explanation:
      "To overtake means to catch up with a vehicle, change course, go past its side and get ahead of it. To get ahead of a moving vehicle without changing course is only to pass it.",
    rule: "overtaking-meaning",
  },
  {
    id: 15,
    question:
      "An intersection has a stop sign and a traffic light. The light works normally and is green for you. What must you obey?",
    options: [
      "The sign: you must stop at the line before you go on.",
      "Both: you must stop and then wait for the next green.",
      "The sign, but only if a car is on the crossing road.",
      "The light: the stop sign does not make you stop.",
    ],
    answer: "D",
    explanation:
      "While the traffic light works normally, drivers obey the light and not the stop sign. The stop sign applies when the light flashes or is off.",
    rule: "intersection-stop-sign-and-signal",
  },
  {
    id: 16,
    question:
      "You are inside an intersection of two-way roads when an ambulance with its siren on approaches. What must you do?",
    options: [
      "Stop at once inside the intersection until it has gone past.",
      "Leave the intersection, then stop at the left side of the road.",
      "Leave the intersection, then stop at the right side of the road.",
      "Leave the intersection and go on at your normal speed.",
    ],
    answer: "B",
    explanation:
      "If an emergency vehicle approaches while you are in an intersection, you must first leave the intersection and then stop at the left side of the road. You must not stop inside it.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 17,
    question: "When is a road surface most slippery because of rain?",
    options: [
      "When it has just begun to rain",
      "When it has rained for several hours",
      "When the rain is about to stop",
      "When the rain has stopped and the road is drying",
    ],
    answer: "A",
    explanation:
      "A road is most slippery when it has just begun to rain, because dust and oil on the surface mix with the first water. Later the rain washes much of them away.",
    rule: "nature-first-rain",
  },
  {
    id: 18,
    picture: "sc-school-bus",
    question:
      "The yellow bus is a school bus with its hazard lights on. What does the law require when you, in the violet car, pass it?",
    options: [
      "You must wait behind it until it moves off again.",
      "You must stop beside it and then sound the horn.",
      "You must drive slowly and check that it is safe.",
      "You must signal right, but need not slow down.",
    ],
    answer: "C",
    explanation:
      "When you pass a school bus that has stopped with its hazard lights on to let children on or off, you must drive slowly and check that it is safe. The law does not require a stop.",
    rule: "pedestrian-school-bus-slowly",
  },
  {
    id: 19,
    question:
      "On which part of a level crossing should you drive, so that no wheel drops off its edge?",
    options: [
      "Slightly toward the centre",
      "As close to the left edge as possible",
      "Right of the centre all the way across",
      "With a wheel on its edge",
    ],
    answer: "A",
    explanation:
      "On a level crossing, drive slightly toward the centre and not too close to the left edge, because a wheel might drop off the edge. Watch oncoming traffic at the same time.",
    rule: "level-crossing-slightly-to-centre",
  },
  {
    id: 20,
    question:
      "At night you drive on a country road with no street lamps. No other vehicle is near. Which light should you normally use?",
    options: [
      "The parking lamps",
      "The hazard lights",
      "The low beam",
      "The high beam",
    ],
    answer: "D",
    explanation:
      "At night you should normally use the high beam, because it shows people and obstacles earlier. You dip it when it would disturb others or in busy town traffic.",
    rule: "light-high-beam-normal-at-night",
  },
  {
    id: 21,
    question:
      "You may go over the centre of a two-way road to overtake only if the left part of the road is less than a certain width. Which width?",
    options: ["3.5 m", "5 m", "6 m", "8 m"],
    answer: "C",
    explanation:
      "The left part of the road must be less than 6 m wide. You must also see the right part well and not hinder oncoming traffic, and no sign or marking may forbid it.",
    rule: "overtaking-over-the-centre",
  },
  {
    id: 22,
    picture: "sc-roundabout",
    question:
      "You want to drive the violet car into the roundabout in the picture. What must you do?",
    options: [
      "Go first, because you come from the left.",
      "Wait and let the white car go first.",
      "Go first, as it must let you in.",
      "Signal right and then go ahead of the white car.",
    ],
    answer: "B",
    explanation:
      "A vehicle that enters a roundabout must not hinder vehicles that are already inside it. At a roundabout this takes the place of the rule about vehicles from the left.",
    rule: "intersection-roundabout-inside-comes-first",
  },
  {
    id: 23,
    question:
      "A two-way road has a sidewalk, and parking is not forbidden. No sign or marking shows a special place. Where must you park?",
    options: [
      "On the sidewalk, as far to the left as possible",
      "Half on the sidewalk and half on the roadway",
      "On the roadway, along its right edge",
      "On the roadway, along its left edge",
    ],
    answer: "D",
    explanation:
      "On a road with a sidewalk, a vehicle must stop or park along the left edge of the roadway. The sidewalk stays free for pedestrians.",
    rule: "parking-beside-sidewalk",
  },
  {
    id: 24,
    question:
      "A bicycle moves ahead of you. A yellow centre line forbids crossing it to overtake, and there is no room to go past on your side. What must you do?",
    options: [
      "Cross the line, because a bicycle is not a motor vehicle.",
      "Stay behind the bicycle on your side of the line.",
      "Cross the line if you see no oncoming vehicle.",
      "Sound the horn so that the bicycle stops.",
    ],
    answer: "B",
    explanation:
      "You must not go over a yellow centre line in order to overtake a moving bicycle. If there is no room on your side of the line, you stay behind it.",
    rule: "bicycle-no-crossing-line-wait",
  },
  {
    id: 25,
    picture: "sc-bus-lane-only",
    question:
      "You drive the violet car. The left lane is a dedicated bus lane, and its hours are in force. For which purpose may you be in it?",
    options: [
      "To get ready for a left turn",
      "To get past a line of cars",
      "To let a faster car go by",
      "To drive at a lower speed",
    ],
    answer: "A",
    explanation:
      "In a dedicated bus lane only the vehicles named may drive. Cars may use it for a turn, usually a left turn, to give way to an emergency vehicle, or when roadworks or similar reasons make it unavoidable.",
    rule: "position-dedicated-lane",
  },
  {
    id: 26,
    question:
      "You have stopped at a stop line, but from there a hedge hides the crossing road. What should you do next?",
    options: [
      "Drive across at once, because you have already stopped once.",
      "Sound the horn and then drive across at your normal speed.",
      "Move forward little by little and stop again where you can see.",
      "Wait at the line until a driver behind you sounds the horn.",
    ],
    answer: "C",
    explanation:
      "After the stop at the line, move forward little by little and stop a second time at a place from which you can see the crossing road. Go on only when it is safe.",
    rule: "intersection-two-stage-stop",
  },
  {
    id: 27,
    question:
      "The main lane of a national expressway carries both directions, with no structure between them and no posted limit. What is the statutory maximum speed of a car?",
    options: ["60 km/h", "80 km/h", "90 km/h", "100 km/h"],
    answer: "A",
    explanation:
      "Where the two directions are not separated by a structure, the statutory maximum on the main lane of a national expressway is 60 km/h. With separated directions it is 100 km/h for cars.",
    rule: "speed-expressway-two-way-60",
  },
  {
    id: 28,
    question:
      "On an icy road the rear of your car slides to the right. What should you do?",
    options: [
      "Turn the steering wheel gently to the left",
      "Brake hard and hold the steering wheel straight",
      "Brake hard and turn the steering wheel to the left",
      "Turn the steering wheel gently to the right",
    ],
    answer: "D",
    explanation:
      "When the rear of the car slides to one side, turn the steering wheel gently to the same side, here to the right. Do not brake hard, because this makes the skid worse.",
    rule: "nature-rear-skid",
  },
  {
    id: 29,
    picture: "sc-tram-no-zone-clear",
    question:
      "A tram has stopped at a tram stop without a safety zone, and nobody is getting on or off. What gap, shown by the arrow, do you need at least to pass it slowly?",
    options: ["0.75 m", "1 m", "1.5 m", "2 m"],
    answer: "C",
    explanation:
      "Without a safety zone, you may pass slowly on the left of a stopped tram only if nobody is getting on or off and you can keep 1.5 m or more from the tram.",
    rule: "pedestrian-tram-stop-1-5m",
  },
  {
    id: 30,
    question:
      "By law, overtaking is forbidden near the crest of an uphill slope. Which of these vehicles may you overtake there all the same?",
    options: [
      "A moped of 50 cc",
      "A bicycle",
      "A small truck",
      "A motorcycle of 125 cc",
    ],
    answer: "B",
    explanation:
      "The overtaking ban at such places does not cover bicycles, other light vehicles and e-scooters. Overtaking a moped, a motorcycle or a truck there is forbidden.",
    rule: "overtaking-ban-not-for-light-vehicles",
  },
  {
    id: 31,
    question:
      "Your car is on a level crossing, and the barrier closes in front of it. What should you do?",
    options: [
      "Stop before the barrier and wait until it opens.",
      "Drive backward to the place where you entered.",
      "Drive on and push the barrier open with the car.",
      "Get out and lift the barrier with your hands.",
    ],
    answer: "C",
    explanation:
      "Drive on and push the barrier open with the car. The barrier gives way, and the car leaves the tracks at once. A car that waits on the crossing may be hit by the train.",
    rule: "level-crossing-caught-by-barrier",
  },
  {
    id: 32,
    question:
      "You drive inside a horn section shown by signs. At which place must you sound the horn?",
    options: [
      "At an intersection with a clear view",
      "At every crosswalk with pedestrians",
      "At the entrance of a well-lit tunnel",
      "At a blind crest of an uphill slope",
    ],
    answer: "D",
    explanation:
      "Inside a horn section you must sound the horn at blind crests of uphill slopes, at blind bends and at intersections without a view to the left and right.",
    rule: "horn-in-horn-section",
  },
  {
    id: 33,
    picture: "sc-right-position-two-way-left",
    question:
      "You drive the violet car on a two-way road and want to turn right. No sign or marking shows a special way. Where must you move before the intersection?",
    options: [
      "Close to the centre of the road",
      "Close to the right edge of the road",
      "Close to the left edge of the road",
      "Into the middle of your lane",
    ],
    answer: "A",
    explanation:
      "To turn right from a two-way road, a car must move to the centre of the road in advance and drive slowly just inside the centre of the intersection. Roundabouts have their own rule.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 34,
    question:
      "A road has three lanes in your direction, and you have just overtaken in the rightmost one. You go straight on, and the middle lane is free. What must you do?",
    options: [
      "Stay in the rightmost lane within the speed limit.",
      "Move back from the rightmost lane to the middle lane.",
      "Stay in the rightmost lane until a faster car comes.",
      "Stay in the rightmost lane until the next right turn.",
    ],
    answer: "B",
    explanation:
      "You must not keep driving in the rightmost lane, the overtaking lane, when you are not overtaking, turning right or avoiding an obstacle. Staying in it is a lane violation.",
    rule: "position-overtaking-lane-stay",
  },
  {
    id: 35,
    question:
      "By day, in dense fog on an expressway, the lights must be on if you can see no farther than a certain distance. Which distance?",
    options: ["50 m", "100 m", "150 m", "200 m"],
    answer: "D",
    explanation:
      "On an expressway the lights must be on by day too where you can see no farther than 200 m, for example in dense fog or in a tunnel.",
    rule: "light-on-by-day-expressway-200m",
  },
  {
    id: 36,
    question:
      "A side strip is 0.6 m wide and is marked by one white line. Parking is not forbidden there. Where must you park?",
    options: [
      "Inside the strip, as far to the left as possible",
      "Along the left edge of the roadway, not in the strip",
      "Inside the strip, right beside its white line",
      "Half in the strip and half on the roadway",
    ],
    answer: "B",
    explanation:
      "Where a side strip for pedestrians is 0.75 m wide or less, you must not enter it to stop or park. You must stand along the left edge of the roadway, so that the narrow strip stays free for pedestrians.",
    rule: "parking-side-strip-0-75m-or-less",
  },
  {
    id: 37,
    question:
      "You have gone past a car to overtake it. When should you signal left in order to return to the left?",
    options: [
      "As soon as your rear is level with the front of that car",
      "When the driver of the overtaken car sounds the horn",
      "When you first see an oncoming car on the right part",
      "When you see the overtaken car in the inside mirror",
    ],
    answer: "D",
    explanation:
      "When you see the overtaken vehicle in the inside mirror, there is enough room between you. Then signal left for about 3 seconds and return smoothly to the left.",
    rule: "overtaking-procedure-return",
  },
  {
    id: 38,
    question:
      "You cannot leave sufficient clearance to a bicycle on the roadway, and you pass on its right without changing course. What does the law require of you?",
    options: [
      "A safe speed that suits the clearance",
      "A clearance of 1.5 m or more at any speed",
      "A speed of not more than 20 km/h in every case",
      "A short sound of the horn before you pass",
    ],
    answer: "A",
    explanation:
      "If the clearance to the bicycle is not sufficient, you must go at a safe speed that suits the clearance. This has been the law since 1 April 2026. It names no distance and no speed.",
    rule: "bicycle-passing-safe-speed",
  },
  {
    id: 39,
    picture: "sc-int-wide-narrow",
    question:
      "You are in the violet car. The crossing road is clearly wider than yours, and no sign, signal or officer directs the traffic. How must you enter the intersection?",
    options: [
      "At your usual speed, because no sign says stop",
      "Quickly, so that you cross before the white car",
      "Slowly, so that you can stop immediately",
      "At your usual speed, with the horn sounding",
    ],
    answer: "C",
    explanation:
      "When you enter an intersection that no signal or officer directs and the crossing road is clearly wider than yours, you must drive slowly. The white car on the wider road must not be hindered.",
    rule: "intersection-slow-into-priority-or-wider-road",
  },
  {
    id: 40,
    picture: "m106",
    question: "What does the marking in the picture mean for vehicles?",
    options: [
      "They must not stop in it but may drive through it.",
      "They must not enter the area at all.",
      "They may stop in it to let passengers get off.",
      "They may drive through it slowly.",
    ],
    answer: "B",
    explanation:
      "This is a no-entry zone: vehicles must not enter the area at all, neither to stop there nor to drive through it.",
    rule: "marking-no-entry-zone",
  },
  {
    id: 41,
    picture: "sc-hill-passing",
    question:
      "The violet car goes up and the white car comes down a narrow slope. There is no room to pass. Which car should give way?",
    options: [
      "The violet car, because it is the slower of the two.",
      "The violet car, because reversing downhill is easier.",
      "The white car, because starting uphill is harder.",
      "Neither car; the driver who came first goes first.",
    ],
    answer: "C",
    explanation:
      "When two vehicles meet on a narrow slope, the one going downhill should give way. The vehicle going uphill would find it harder to start again after a stop.",
    rule: "nature-slope-downhill-gives-way",
  },
  {
    id: 42,
    question:
      "The traffic signal at a level crossing is green, and there is room beyond the crossing. What applies to you?",
    options: [
      "You must check that it is safe but need not stop.",
      "You must stop and check that it is safe, as always.",
      "You may cross without stopping and without any check.",
      "You must stop only if you see a train in the distance.",
    ],
    answer: "A",
    explanation:
      "Where a traffic signal at the level crossing shows that you may go, you need not stop before it. You must still check that it is safe. Without such a signal you must stop every time.",
    rule: "level-crossing-signal-no-stop",
  },
  {
    id: 43,
    picture: "sc-cross-30m",
    question:
      "The crosswalk in the picture has no signals, and both cars are moving. Within the 30 m before it, what applies to you in the violet car?",
    options: [
      "You may pass the grey car without changing course.",
      "You may overtake if nobody is crossing.",
      "You must not overtake the grey car but may pass it.",
      "You must neither overtake nor pass the grey car.",
    ],
    answer: "D",
    explanation:
      "On a crosswalk without signals and within 30 m before it, you must not pass a car that is moving ahead of you, even without changing course. Overtaking is forbidden there too.",
    rule: "pedestrian-crosswalk-no-passing-30m",
  },
  {
    id: 44,
    question:
      "The car ahead of you is overtaking another vehicle, and you want to overtake this car. In which case is that forbidden double overtaking?",
    options: [
      "It is overtaking a moped.",
      "It is overtaking a bicycle.",
      "It is overtaking a 250 cc motorcycle.",
      "It is overtaking an e-scooter.",
    ],
    answer: "C",
    explanation:
      "You must not begin to overtake a vehicle that is itself overtaking a car, truck, motorcycle or other motor vehicle above the moped class. If it is overtaking only a moped or a bicycle, this ban does not apply.",
    rule: "overtaking-double-ban",
  },
  {
    id: 45,
    question:
      "A road has three lanes in your direction, without signs or markings on who uses them. Which vehicle must keep to the leftmost lane as a rule?",
    options: [
      "A moped",
      "An ordinary car",
      "A small truck",
      "A motorcycle of 400 cc",
    ],
    answer: "A",
    explanation:
      "Mopeds, small special vehicles and light vehicles keep to the leftmost lane even where there are three or more lanes. They may leave it, for example, to overtake or to avoid an obstacle.",
    rule: "position-leftmost-lane-mopeds",
  },
  {
    id: 46,
    question:
      "You go straight on along a priority road. At an intersection without signals, a tram comes from the left on the crossing road. Which goes first?",
    options: [
      "The tram, because trams come first at every crossing.",
      "The tram, because it comes from your left side.",
      "Your car, because it is on the priority road.",
      "The one that reaches the intersection first.",
    ],
    answer: "C",
    explanation:
      "On a priority road you need not give way to vehicles from the left or to trams on the crossing road. The tram on the crossing road must wait for you, from whichever side it comes.",
    rule: "intersection-own-priority-road-before-left-and-tram",
  },
  {
    id: 47,
    question:
      "No sign or marking forbids parking. At which of these distances is parking still forbidden?",
    options: [
      "2 m from a fire alarm",
      "4 m from a fire hydrant",
      "4 m from a garage entrance",
      "6 m from roadworks",
    ],
    answer: "B",
    explanation:
      "Parking is forbidden within 5 m of a fire hydrant. The distance is 1 m for a fire alarm, 3 m for the vehicle entrance of a garage and 5 m for roadworks.",
    rule: "parking-no-parking-distances-list",
  },
  {
    id: 48,
    question:
      "You drive on a tram track at a place where this is allowed. A tram comes up from behind. What must you do?",
    options: [
      "Stop on the track, so that the tram can stop behind you.",
      "Go on as before, because you are allowed on the track.",
      "Stay just ahead of the tram and sound the horn to it.",
      "Leave the track promptly or keep the necessary distance.",
    ],
    answer: "D",
    explanation:
      "When a tram comes up from behind, you must promptly leave the track or keep the necessary distance from the tram, so that it is not hindered. Being allowed on the track does not change this.",
    rule: "position-tram-track-tram-behind",
  },
  {
    id: 49,
    question:
      "You enter a roundabout and want to leave it at the second exit. From when must you signal left?",
    options: [
      "From when you have passed the first exit",
      "From 30 m before you enter the roundabout",
      "From when you enter the roundabout",
      "From when you reach the second exit",
    ],
    answer: "A",
    explanation:
      "You signal left from the moment when you have passed the exit before your own, until you have left the roundabout. Only for the first exit do you signal left from entering.",
    rule: "driver-signal-roundabout-exit",
  },
  {
    id: 50,
    question:
      "No sign forbids overtaking. At which of these places does the law forbid you to overtake a car?",
    options: [
      "In a tunnel with lanes",
      "On a steep downhill slope",
      "On a steep uphill slope, far from its crest",
      "Within 30 m after a level crossing",
    ],
    answer: "B",
    explanation:
      "Overtaking a car is forbidden on a steep downhill slope. On an uphill slope the ban covers the part near the crest, in tunnels only those without lanes, and at level crossings the 30 m before them.",
    rule: "overtaking-ban-places-list",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
