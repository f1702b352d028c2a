import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "You want to drive across a sidewalk into a petrol station. You see nobody on the sidewalk. What must you do?",
    options: [
      "Drive across it without a stop, as nobody is near.",
      "Stop temporarily just before the sidewalk.",
      "Slow down just before the sidewalk and look.",
      "Stop with the front wheels on the sidewalk.",
    ],
    answer: "B",
    explanation:
      "Before you cross a sidewalk to enter or leave a place beside the road, you must stop temporarily just before it every time, even if you see nobody: a hedge or a wall may hide somebody. You must not hinder pedestrians.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 2,
    picture: "sc-rail-queue",
    question:
      "You are in the violet car. What must you do at the level crossing in the picture?",
    options: [
      "Stop once, then follow the other cars onto the tracks.",
      "Wait before it until the next train has passed.",
      "Wait before it until your whole car fits beyond it.",
      "Drive onto it slowly, as the barriers are up.",
    ],
    answer: "C",
    explanation:
      "You must not enter a level crossing if the traffic ahead might force you to stop on it. Wait before it, even if the barriers are up, until your whole car has room on the other side.",
    rule: "level-crossing-no-room-beyond",
    also: ["hazard-queue-before-level-crossing"],
  },
  {
    id: 3,
    question:
      "A bicycle crossing has no signals. A cyclist is about to cross on it in front of your car. What must you do?",
    options: [
      "Stop temporarily before the crossing.",
      "Slow down before the crossing, ready to stop.",
      "Go on, because bicycles must wait for cars.",
      "Stop temporarily only if the cyclist is already on it.",
    ],
    answer: "A",
    explanation:
      "On a bicycle crossing you have the same duties to bicycles as to pedestrians on a crosswalk. If a bicycle is crossing or about to cross in front of you, you must stop temporarily and let it cross.",
    rule: "bicycle-crossing-driver-duty",
    also: ["pedestrian-crosswalk-stop"],
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
      "You want to change lanes, and none of your mirrors shows a vehicle. What should you still do before you move over?",
    options: [
      "Slow down and let the vehicles behind pass",
      "Turn your head and look into the blind spot",
      "Look into the inside mirror a second time",
      "Switch on the hazard lights for a moment",
    ],
    answer: "B",
    explanation:
      "Every vehicle has blind spots that its mirrors do not show, and a motorcycle is easily hidden in them. So you also check by turning your head.",
    rule: "nature-blind-spots",
    also: ["motorcycle-in-blind-spot"],
  },
  {
    id: 6,
    question:
      "You drive past cars that are parked at the edge of the road. What should you expect?",
    options: [
      "That drivers in the parked cars look back before they open a door",
      "That oncoming cars wait for you",
      "That people cross only behind the cars",
      "That a door opens or that people step out",
    ],
    answer: "D",
    explanation:
      "When you pass parked or stopped cars, you should expect a door to open and people to step out. Keep a gap at the side or slow down.",
    rule: "pedestrian-beside-parked-cars",
    also: ["hazard-parked-cars-door"],
  },
  {
    id: 7,
    question:
      "An ordinary two-way road has no centre line, lanes or separation. A limit of 40 km/h is posted. How fast may an ordinary car that tows nothing go at most?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "B",
    explanation:
      "For cars a posted limit replaces the statutory one, higher or lower. Without it the limit on this road would be 30 km/h (since 1 September 2026).",
    rule: "speed-posted-40-on-unlined-road",
    also: [
      "speed-posted-limit-replaces-statutory",
      "speed-statutory-unlined-30",
    ],
  },
  {
    id: 8,
    picture: "sc-int-right-wait-left",
    question:
      "Both cars have a green light. You, in the violet car, want to turn right; the white car turns left. Which car goes first?",
    options: [
      "The violet car, because it was there first.",
      "The violet car, as both cars turn.",
      "The white car, because it turns left.",
      "Either car, because both have a green light.",
    ],
    answer: "C",
    explanation:
      "A vehicle that turns right must not hinder vehicles that go straight or turn left at that intersection, because it crosses their way. It makes no difference that the right-turning car entered first.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 9,
    picture: "507-a",
    question:
      "The plate in the picture hangs under a No Parking sign. What does it tell you?",
    options: [
      "The parking ban begins here",
      "The parking ban ends here",
      "The parking ban holds on both sides",
      "The ban holds for the left side alone",
    ],
    answer: "B",
    explanation:
      "A red arrow that points left means that the regulation of the main sign ends there. Pointing right it means the beginning, and with a head at both ends that you are inside the section.",
    rule: "sign-plate-ends",
    also: ["sign-plate-begins", "sign-plate-within"],
  },
  {
    id: 10,
    question:
      "Your signal is green, and a traffic jam stretches beyond the intersection. In which case may you enter?",
    options: [
      "If you will not have to stop inside the intersection",
      "If the car just ahead of you enters too",
      "If your signal has just become green",
      "If you leave the crosswalk behind you free",
    ],
    answer: "A",
    explanation:
      "Even on green you must not enter if, because of the vehicles ahead, you would have to stop in the intersection and might block the crossing road. So you wait until there is room beyond it.",
    rule: "signal-green-blocked-intersection",
    also: ["intersection-blocked-do-not-enter"],
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
    also: ["driver-signal-arm-right"],
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
      "Where there are two stop lines, cars must stop at the first line that they reach. Two-wheelers may go on and stop at the front line, where the drivers of the cars can see them.",
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
    also: ["overtaking-passing-meaning"],
  },
  {
    id: 15,
    question:
      "An intersection has a stop sign and a traffic light. The light works normally and is green for you. What must you obey?",
    options: [
      "The sign: you must stop at the line before you go on.",
      "Both: you must stop and then go on at green.",
      "The sign, but only if a car is on the crossing road.",
      "The light, as the stop sign is not in force then.",
    ],
    answer: "D",
    explanation:
      "While the traffic light works normally, drivers obey the light and not the stop sign. The stop sign applies when the light flashes or is off.",
    rule: "intersection-stop-sign-and-signal",
  },
  {
    id: 16,
    question:
      "You are inside an intersection of two-way roads when an ambulance with its siren and red light on approaches. What must you do?",
    options: [
      "Stop at once inside the intersection until it has gone past.",
      "Leave the intersection, then stop at the left side of the road.",
      "Leave the intersection, then stop at the right side of the road.",
      "Leave the intersection and go on at your normal speed.",
    ],
    answer: "B",
    explanation:
      "A car that stops inside the intersection may block the way of the ambulance. So you must first leave the intersection and then stop at the left side of the road.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 17,
    question: "When is a road surface most slippery because of rain?",
    options: [
      "When it has just begun to rain",
      "When it has rained for several hours",
      "When it has just stopped raining",
      "When the rain is over and the road is drying",
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
      "The yellow school bus has stopped with its hazard lights on so that children can get on or off. What does the law require when you, in the violet car, pass it?",
    options: [
      "You must wait behind it until it moves off again.",
      "You must stop, check that it is safe and then go on.",
      "You must drive slowly and check that it is safe.",
      "You must signal right, but need not slow down.",
    ],
    answer: "C",
    explanation:
      "Children may run out in front of the bus or behind it. So when you pass a stopped school bus with its hazard lights on, you must drive slowly and check that it is safe. The law does not require a stop.",
    rule: "pedestrian-school-bus-slowly",
  },
  {
    id: 19,
    question:
      "You wait at a red light at the left edge with the left indicator on. The light turns green. Where should you check for bicycles just before you turn left?",
    options: [
      "In the left door mirror, because it shows the whole left side",
      "In the left door mirror and, with your own eyes, at the left rear",
      "In the right door mirror and, with your own eyes, at the right rear",
      "At the front, because nobody may come up on your left side",
    ],
    answer: "B",
    explanation:
      "A bicycle or two-wheeler may have come up at your left rear while you waited. Your rear wheels run inside the track of your front wheels and may catch it, so you check by mirror and with your own eyes.",
    rule: "intersection-left-turn-inner-wheel",
    also: ["nature-inner-wheel-difference", "hazard-left-turn-left-rear"],
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
      "At night you should normally use the high beam, because it shows people and obstacles earlier. You change to the low beam when the high beam would disturb others or in busy town traffic.",
    rule: "light-high-beam-normal-at-night",
    also: [
      "light-dip-for-oncoming",
      "light-dip-when-following",
      "light-dip-in-busy-town",
    ],
  },
  {
    id: 21,
    question:
      "You may go over the centre of a two-way road to overtake only if your side (the left part) of the road is less than a certain width. Which width?",
    options: ["3.5 m", "5 m", "6 m", "8 m"],
    answer: "C",
    explanation:
      "Your side (the left part) of the road must be less than 6 m wide; on a wider one there is room to overtake without crossing. You must also see the right part well and not hinder oncoming traffic, and no sign or marking may forbid it.",
    rule: "overtaking-over-the-centre",
    also: ["overtaking-wide-left-part-stay-left"],
  },
  {
    id: 22,
    picture: "sc-roundabout",
    question:
      "You want to drive the violet car into the roundabout in the picture. Who goes first?",
    options: [
      "Your car, because it is on the left",
      "The white car, because it is already inside",
      "Your car, if it has stopped temporarily",
      "The car that comes to your entry first",
    ],
    answer: "B",
    explanation:
      "A vehicle that enters a roundabout must not hinder vehicles that are already inside it, so that the ring stays in motion. At a roundabout this takes the place of the rule about vehicles from the left.",
    rule: "intersection-roundabout-inside-comes-first",
    also: ["intersection-roundabout-overrides-other-priority"],
  },
  {
    id: 23,
    picture: "sg-flash-yellow",
    question:
      "The yellow light of the signal in the picture is flashing. What does this light by itself mean for a car?",
    options: [
      "It may go on while its driver watches other traffic",
      "It must stop temporarily before it goes on",
      "It must go on slowly, ready to stop at once",
      "It may go on only while the crossing road is empty",
    ],
    answer: "A",
    explanation:
      "On a flashing yellow signal vehicles may go while paying attention to other traffic. The light by itself orders neither a stop nor slow driving; a flashing red light orders a stop.",
    rule: "signal-flashing-yellow",
    also: ["signal-flashing-yellow-no-stop", "signal-flashing-red"],
  },
  {
    id: 24,
    question:
      "A cyclist is riding ahead. A yellow centre line forbids crossing it to overtake, and there is no room to go past on your side. What must you do?",
    options: [
      "Cross the line, because a bicycle is not a motor vehicle.",
      "Stay behind the bicycle on your side of the line.",
      "Cross the line if you see no oncoming vehicle.",
      "Cross the line with no more than two of your wheels.",
    ],
    answer: "B",
    explanation:
      "You must not go over a yellow centre line in order to overtake a moving bicycle: the line forbids crossing it to overtake any vehicle. If there is no room on your side of the line, you stay behind it.",
    rule: "bicycle-no-crossing-line-wait",
    also: ["marking-centre-line-yellow-bicycle"],
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
      "In a dedicated bus lane only the vehicles named may drive. Cars may use it to make a turn, to give way to an emergency vehicle, or when roadworks or similar reasons make it unavoidable.",
    rule: "position-dedicated-lane",
  },
  {
    id: 26,
    question:
      "You have stopped at a stop line, but from there a hedge hides the crossing road. What do the Rules of the Road (交通の教則) advise you to do next?",
    options: [
      "Drive across slowly, as you have stopped once.",
      "Sound the horn and then drive across slowly.",
      "Move forward little by little and stop again where you can see.",
      "Wait at the stop line until you hear no car.",
    ],
    answer: "C",
    explanation:
      "After the stop at the line, move forward little by little, so that others notice your car, and stop a second time where you can see the crossing road. Go on only when it is safe.",
    rule: "intersection-two-stage-stop",
  },
  {
    id: 27,
    picture: "510",
    question: "What does the number on the plate in the picture tell you?",
    options: [
      "The speed that is advised as safe here",
      "The maximum speed that the law sets here",
      "The minimum speed that the law sets here",
      "The maximum speed that ends here",
    ],
    answer: "A",
    explanation:
      "The square white plate with the words for safe speed is advice on a safe speed, not a legal maximum speed. A legal maximum stands on a round sign with a red rim.",
    rule: "sign-safe-speed-advice",
    also: ["sign-maximum-speed"],
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
      "Take your foot off the accelerator. When the rear of the car slides to one side, turn the steering wheel gently to the same side, here to the right. Do not brake hard, because this makes the skid worse.",
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
      "Somebody may still step off the tram. So where there is no safety zone, you may pass slowly on its left only if nobody is getting on or off and you can keep 1.5 m or more from the tram.",
    rule: "pedestrian-tram-stop-1-5m",
  },
  {
    id: 30,
    question:
      "No sign or marking forbids a U-turn. In which case does the law still forbid it?",
    options: [
      "When the road has a white centre line",
      "When you have to reverse once during it",
      "When the road has one lane each way",
      "When it might disturb a pedestrian",
    ],
    answer: "D",
    explanation:
      "You must not make a U-turn, cross the road or reverse when this might disturb pedestrians or other vehicles. A white centre line or a narrow road does not by itself forbid a U-turn.",
    rule: "position-cross-u-turn-reverse",
    also: ["position-cross-u-turn-reverse-sign"],
  },
  {
    id: 31,
    question:
      "You have stopped after an accident in which people were hurt. In which order should you act?",
    options: [
      "Report to the police, help the injured, prevent further danger",
      "Help the injured, report to the police, prevent further danger",
      "Prevent further danger, help the injured, report to the police",
      "Report to the police, prevent further danger, help the injured",
    ],
    answer: "C",
    explanation:
      "First you stop and prevent further danger, because the next vehicle might run into the place. Then you help the injured, and then you report to the police.",
    rule: "accident-order-of-duties",
    also: ["accident-duties"],
  },
  {
    id: 32,
    picture: "328-2",
    question:
      "You drive inside a section that begins with the sign in the picture. At which places in it must you sound the horn?",
    options: [
      "At all bends, crests of uphill slopes and intersections",
      "At crosswalks on which people are crossing the road",
      "At blind bends and blind crests, but not at intersections",
      "At blind bends, blind crests and blind intersections",
    ],
    answer: "D",
    explanation:
      "Inside a horn section you must sound the horn at blind bends, at blind crests of uphill slopes and at intersections without a view to the left and right, so that others know that you are coming.",
    rule: "horn-in-horn-section",
    also: ["sign-horn-section"],
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
      "To turn right from a two-way road, a car must move to the centre of the road in advance and turn slowly close to the centre of the intersection, so that the centre stays on your left. Cars behind that go straight on can then pass on your left.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 34,
    question:
      "A road has three lanes in your direction, and you have just overtaken in the rightmost one. You go straight on, and the middle lane is free. What must you do?",
    options: [
      "Stay in the rightmost lane within the speed limit.",
      "Move back from the rightmost lane to the middle lane.",
      "Move back to the middle lane only if a faster car comes.",
      "Stay in the rightmost lane until the next right turn.",
    ],
    answer: "B",
    explanation:
      "You must not keep driving in the rightmost lane, the overtaking lane, when you are not overtaking, turning right or avoiding an obstacle. Staying in it is a lane violation, as it blocks those who overtake.",
    rule: "position-overtaking-lane-stay",
    also: ["position-three-lanes"],
  },
  {
    id: 35,
    picture: "sc-right-position-one-way-centre",
    question:
      "The violet car on this one-way road is about to turn right at the intersection. No sign or marking shows a special way. What does its driver do wrong?",
    options: [
      "The car is not close to the right edge",
      "The car is not close to the left edge",
      "The indicator is on before the turn begins",
      "Nothing; the car is in its proper place",
    ],
    answer: "A",
    explanation:
      "To turn right from a one-way road, a car must move to the right edge of the road in advance, because no traffic comes from the front. On a two-way road it moves to the centre instead.",
    rule: "intersection-right-turn-one-way-right-edge",
    also: ["intersection-right-turn-centre"],
  },
  {
    id: 36,
    question:
      "A side strip is exactly 0.75 m wide and is marked by one white line. Parking is not forbidden there. Where must you park?",
    options: [
      "Inside the strip, as far to the left as possible",
      "Along the left edge of the roadway, outside the strip",
      "Inside the strip, right beside its white line",
      "Half in the strip and half on the roadway",
    ],
    answer: "B",
    explanation:
      "Where a side strip for pedestrians is 0.75 m wide or less, you must not enter it to stop or park. You must stop or park along the left edge of the roadway, so that the narrow strip stays free for pedestrians.",
    rule: "parking-side-strip-0-75m-or-less",
    also: ["parking-side-strip-over-0-75m"],
  },
  {
    id: 37,
    question:
      "You have overtaken a car, and your left indicator is on. When should you move back to the left?",
    options: [
      "As soon as your rear is level with the front of that car",
      "When the driver of that car flashes the headlights",
      "When you see no oncoming car on the right part",
      "When you see the overtaken car in the inside mirror",
    ],
    answer: "D",
    explanation:
      "After you have passed the car, signal left and go straight on until you can see that car in the inside mirror. Then there is enough room, and you return smoothly to the left.",
    rule: "overtaking-procedure-return",
  },
  {
    id: 38,
    question:
      "You cannot leave enough space (clearance) to a bicycle on the roadway, and you pass on its right without changing course. What does the law require of you?",
    options: [
      "A safe speed that suits the clearance",
      "A safe clearance of 1.5 m or more at any speed",
      "A safe speed of 20 km/h or less in every case",
      "A stop until the bicycle has left the road",
    ],
    answer: "A",
    explanation:
      "If the clearance to the bicycle is not sufficient, you must go at a safe speed that suits the clearance, because a cyclist may wobble. This has been the law since 1 April 2026. It names no distance and no speed.",
    rule: "bicycle-passing-safe-speed",
    also: ["bicycle-passing-no-fixed-distance"],
  },
  {
    id: 39,
    picture: "sc-int-wide-narrow",
    question:
      "You are in the violet car. The crossing road is clearly wider than yours, and no sign, signal or officer directs the traffic. How must you enter the intersection?",
    options: [
      "At your usual speed, because no sign says stop",
      "At your usual speed, because the white car comes from your right",
      "Slowly, so that you can stop immediately",
      "After a temporary stop, so that you can see both ways",
    ],
    answer: "C",
    explanation:
      "Where no signal or officer directs, traffic on a clearly wider road comes first, from your right as well as from your left. So you must enter slowly, at a speed at which you can stop immediately for the white car; no sign orders a stop.",
    rule: "intersection-slow-into-priority-or-wider-road",
    also: [
      "intersection-yield-to-priority-or-wider-road",
      "speed-drive-slowly-definition",
    ],
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
      "The violet car goes up and the white car comes down a narrow slope. There is no passing place nearby and no room to pass. Which car should give way?",
    options: [
      "The violet car, because starting again is easy for it.",
      "The violet car, because reversing downhill is easier.",
      "The white car, because starting uphill is harder.",
      "Neither car; the driver who came first goes first.",
    ],
    answer: "C",
    explanation:
      "When two vehicles meet on a narrow slope, the one going downhill should give way. The vehicle going uphill would find it harder to start again after a stop. Only a passing place on your own side would change this.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 42,
    question:
      "The traffic signal at a level crossing is green, and there is room beyond the crossing. What applies to you?",
    options: [
      "You need not stop but must check that it is safe.",
      "You must stop and check that it is safe, as always.",
      "You need not stop or check while it is green.",
      "You need not stop unless you can see a train.",
    ],
    answer: "A",
    explanation:
      "Where a traffic signal at the level crossing shows that you may go, you need not stop before it. You must still check that it is safe. Without such a signal you must stop every time.",
    rule: "level-crossing-signal-no-stop",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 43,
    picture: "sc-cross-30m",
    question:
      "The crosswalk in the picture has no signals, and both cars are moving. Within the 30 m before it, what applies to you in the violet car?",
    options: [
      "You must not overtake the grey car but may pass it.",
      "You may overtake the grey car but must not pass it.",
      "You may overtake or pass the grey car.",
      "You must neither overtake nor pass the grey car.",
    ],
    answer: "D",
    explanation:
      "On a crosswalk without signals and within 30 m before it, you must neither overtake a car that is moving ahead of you nor pass it without changing course. It may hide people who are crossing.",
    rule: "pedestrian-crosswalk-overtaking-and-passing-30m",
    also: [
      "pedestrian-crosswalk-no-passing-30m",
      "overtaking-ban-crosswalk-30m",
    ],
  },
  {
    id: 44,
    question:
      "A learner has an ordinary provisional licence. A qualified person sits beside the learner, and the car shows the practice plates. For which drive may the learner use the car?",
    options: [
      "A drive to the shops for the family",
      "A drive to the learner's place of work",
      "A drive to take a friend to the station",
      "A drive through the town for practice",
    ],
    answer: "D",
    explanation:
      "With a provisional licence you may drive only for practice or for tests, not for errands. For practice a qualified person must sit beside you, and the car must show the practice plates at the front and the rear.",
    rule: "licence-provisional-only-practice-or-test",
    also: ["licence-practice-companion", "mark-practice-plate"],
  },
  {
    id: 45,
    question:
      "A road has three lanes in your direction, without signs or markings on who uses them. Which vehicle must keep to the leftmost lane as a rule?",
    options: ["A moped", "An ordinary car", "A small truck", "A motorcycle"],
    answer: "A",
    explanation:
      "Mopeds, small special vehicles and light vehicles are slower than the rest, so they keep to the leftmost lane even where there are three or more lanes. They may leave it, for example, to overtake or to avoid an obstacle.",
    rule: "position-leftmost-lane-mopeds",
    also: ["position-three-lanes"],
  },
  {
    id: 46,
    question:
      "You go straight on along a priority road. At an intersection without signals, a tram comes from the left on the crossing road. Which goes first?",
    options: [
      "The tram, because a tram on the crossing road comes first.",
      "The tram, because it comes from your left side.",
      "Your car, because it is on the priority road.",
      "The one that reaches the intersection first.",
    ],
    answer: "C",
    explanation:
      "On a priority road you need not give way to vehicles from the left or to trams on the crossing road. The tram on the crossing road must wait for you, from whichever side it comes.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-tram-comes-first"],
  },
  {
    id: 47,
    question:
      "Each of these has its own parking ban by law. Which ban reaches 5 m?",
    options: [
      "The ban at a fire alarm",
      "The ban at a garage entrance",
      "The ban at a level crossing",
      "The ban at a fire hydrant",
    ],
    answer: "D",
    explanation:
      "Parking is forbidden within 5 m of a fire hydrant, so that fire engines can reach it. The distance is 1 m for a fire alarm and 3 m for the vehicle entrance of a garage. At a level crossing stopping and parking are forbidden within 10 m.",
    rule: "parking-no-parking-distances-list",
    also: ["parking-no-stopping-level-crossing-10m"],
  },
  {
    id: 48,
    question:
      "You park and leave your car. No sign names a width, and no exception applies. How much of the road must stay free on the right side of your car at least?",
    options: ["2 m", "2.5 m", "3 m", "3.5 m"],
    answer: "D",
    explanation:
      "You must not park where less than 3.5 m of the road would stay free on the right side of your vehicle, so that large vehicles such as fire engines can get through.",
    rule: "parking-3-5m-free-on-right",
  },
  {
    id: 49,
    question:
      "Away from any crosswalk, an elderly person crosses the road ahead of you with difficulty. What does the law require of you?",
    options: [
      "To stop temporarily in every case",
      "To drive slowly in every case",
      "To stop temporarily or drive slowly",
      "Nothing, as there is no crosswalk",
    ],
    answer: "C",
    explanation:
      "When an elderly pedestrian has difficulty in walking along or across the road, you must stop temporarily or drive slowly and must not hinder that person. The duty holds at every place, because such a person cannot hurry out of your way.",
    rule: "pedestrian-elderly-stop-or-slow",
  },
  {
    id: 50,
    picture: "314-2",
    question:
      "Which of these may you overtake inside your own side of the road where the sign in the picture stands with its plate?",
    options: ["A bicycle", "A moped", "A motorcycle", "A small truck"],
    answer: "A",
    explanation:
      "With this plate the sign bans all overtaking, even inside your own side. Only light vehicles, such as bicycles, and e-scooters may be overtaken. A moped is not a light vehicle.",
    rule: "sign-no-overtaking",
    also: [
      "overtaking-ban-covers-mopeds",
      "overtaking-ban-not-for-light-vehicles",
      "sign-no-crossing-to-right-side",
    ],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
