import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "You want to drive across a sidewalk into a petrol station and see nobody on the sidewalk. What must you do?",
    options: [
      "Drive across it slowly, as nobody is near",
      "Stop just before the sidewalk",
      "Slow down just before the sidewalk and look",
      "Stop with the front wheels on the sidewalk",
    ],
    answer: "B",
    explanation:
      "Stop just before the sidewalk every time, even if you see nobody: a hedge or a wall may hide a person. People on foot go first.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 2,
    picture: "sc-int-right-wait-left",
    question:
      "Both cars have a green light. Your violet car turns right, and the white car turns left into the same road. Which car goes first?",
    options: [
      "The violet car, as it was there first",
      "The violet car, as it has farther to go",
      "The white car, as it turns left",
      "Either car, as both have a green light",
    ],
    answer: "C",
    explanation:
      "Let the white car go first: who turns right waits for vehicles that go straight or turn left. It does not matter who entered first.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 3,
    question:
      "A cyclist is about to cross in front of your car on a bicycle crossing without signals. What must you do?",
    options: [
      "Stop before the crossing and let the cyclist cross",
      "Slow down before the crossing, ready to stop",
      "Go on, because bicycles must wait for cars",
      "Stop only if the cyclist is already on the crossing",
    ],
    answer: "A",
    explanation:
      "Stop before a bicycle crossing (自転車横断帯 jitensha ōdantai) when a bicycle is crossing or about to cross. You have the same duty as at a crosswalk.",
    rule: "bicycle-crossing-driver-duty",
    also: ["pedestrian-crosswalk-stop"],
  },
  {
    id: 4,
    question:
      "A bicycle is ahead on a road with a yellow centre line, and there is no room to pass on your side. What must you do?",
    options: [
      "Cross the line, as a bicycle is not a motor vehicle",
      "Stay behind the bicycle on your side of the line",
      "Cross the line if you see no oncoming vehicle",
      "Cross the line with two wheels at most",
    ],
    answer: "B",
    explanation:
      "Stay behind the bicycle. You must not cross a yellow centre line to overtake any moving vehicle, and that includes a bicycle.",
    rule: "bicycle-no-crossing-line-wait",
    also: ["marking-centre-line-yellow-bicycle"],
  },
  {
    id: 5,
    question:
      "At night you follow a truck on a dark road. It turns off, and no other vehicle is near. Which beam should you use before and after?",
    options: [
      "Low beam both before and after",
      "High beam before, low beam after",
      "High beam both before and after",
      "Low beam before, high beam after",
    ],
    answer: "D",
    explanation:
      "Use the low beam behind the truck, so that you do not dazzle its driver. With nobody near, go back to the high beam, as it shows people earlier.",
    rule: "light-high-beam-normal-at-night",
    also: ["light-dip-when-following"],
  },
  {
    id: 6,
    picture: "sc-school-bus",
    question:
      "A school bus has stopped with its hazard lights on to let children on or off. What must you, in the violet car, do when you pass it?",
    options: [
      "Wait behind it until it moves off again",
      "Stop beside it, and then go on",
      "Drive slowly and check that it is safe",
      "Keep your speed if you see no child",
    ],
    answer: "C",
    explanation:
      "Drive slowly (徐行 jokō) past the bus and check that it is safe: children may run out in front of it or behind it. You do not have to stop.",
    rule: "pedestrian-school-bus-slowly",
  },
  {
    id: 7,
    picture: "sc-right-position-two-way-left",
    question:
      "You drive the violet car on a two-way road and want to turn right. Where must you move before the intersection?",
    options: [
      "Close to the centre of the road",
      "Close to the right edge of the road",
      "Close to the left edge of the road",
      "Into the middle of your lane",
    ],
    answer: "A",
    explanation:
      "Move to the centre of the road early and turn slowly close to the centre of the intersection. Cars that go straight on can then pass on your left.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 8,
    question:
      "You wait to turn right, and a motorcycle comes toward you. How does it look from a car?",
    options: [
      "Farther away and slower than it is",
      "Farther away and faster than it is",
      "Nearer and slower than it is",
      "Nearer and faster than it is",
    ],
    answer: "A",
    explanation:
      "Wait if you are not sure. A motorcycle is small, so it looks farther away and slower than it really is, and drivers turn too early.",
    rule: "motorcycle-looks-far-and-slow",
  },
  {
    id: 9,
    question:
      "On a road with three lanes in your direction you have overtaken in the rightmost lane, and the middle lane is free. What must you do?",
    options: [
      "Stay there as long as you keep to the speed limit",
      "Move back to the middle lane",
      "Move back only if a faster car comes from behind",
      "Stay there until your next right turn",
    ],
    answer: "B",
    explanation:
      "Move back to the middle lane. The rightmost lane is for overtaking (追越車線 oikoshi shasen), and whoever stays in it blocks others.",
    rule: "position-overtaking-lane-stay",
    also: ["position-three-lanes"],
  },
  {
    id: 10,
    question:
      "A 40 km/h sign stands on a two-way road without a centre line, lanes or a divider. Which limit counts for a car?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "B",
    explanation:
      "Follow the sign: for a car it takes the place of the general limit, higher or lower. Without the sign the limit here would be 30 km/h.",
    rule: "speed-posted-40-on-unlined-road",
    also: [
      "speed-posted-limit-replaces-statutory",
      "speed-statutory-unlined-30",
    ],
  },
  {
    id: 11,
    question:
      "Your light is green, and a traffic jam stretches beyond the intersection. When may you enter it?",
    options: [
      "If you will not have to stop inside it",
      "If the car just ahead of you enters too",
      "If your light has just turned green",
      "If you leave the crosswalk behind you free",
    ],
    answer: "A",
    explanation:
      "Wait until there is room on the other side, even on green. If you have to stop inside the intersection, you block the crossing road.",
    rule: "signal-green-blocked-intersection",
    also: ["intersection-blocked-do-not-enter"],
  },
  {
    id: 12,
    question:
      "At night the lights of an oncoming car dazzle you. Where should you look?",
    options: [
      "Slightly to the right front",
      "Straight at the lights",
      "Down at the speedometer",
      "Slightly to the left front",
    ],
    answer: "D",
    explanation:
      "Slow down and look slightly to the left front. There you can still see the left side of your road, and the lights disturb you less.",
    rule: "light-dazzle-look-left-front",
  },
  {
    id: 13,
    question:
      "You have signalled for three seconds to change lanes, and a car comes up in the next lane. When must you still not change?",
    options: [
      "If the car would come nearer to you",
      "If the car would have to slow down gently",
      "If the car would have to stay behind you",
      "If the car would have to swerve suddenly",
    ],
    answer: "D",
    explanation:
      "Wait if a vehicle behind would have to brake or swerve suddenly. A signal of 3 seconds tells others what you want, but gives you no right to change.",
    rule: "position-change-hindering",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 14,
    picture: "m203-2",
    question:
      "You drive a car and must stop at the two stop lines in the picture. Where must you stop?",
    options: [
      "Before the second line that you reach",
      "Before the first line that you reach",
      "Between the two lines",
      "Before the line that you prefer",
    ],
    answer: "B",
    explanation:
      "Stop your car at the first line that you reach. The space up to the front line is for two-wheelers, where car drivers can see them.",
    rule: "marking-two-stop-lines",
  },
  {
    id: 15,
    question:
      "An intersection has a stop sign and a traffic light, and the light is green for you. What must you do?",
    options: [
      "Stop at the line, and then go on",
      "Stop at the line, and wait for the next green",
      "Stop at the line if a car is on the crossing road",
      "Go on with care, as the light counts",
    ],
    answer: "D",
    explanation:
      "Follow the light while it works normally; the stop sign does not count then. The sign applies when the light flashes or is off.",
    rule: "intersection-stop-sign-and-signal",
  },
  {
    id: 16,
    question:
      "You are inside an intersection of two-way roads when an ambulance with siren and red light comes. What must you do?",
    options: [
      "Stop at once inside the intersection",
      "Leave the intersection, then stop on the left side",
      "Leave the intersection, then stop on the right side",
      "Leave the intersection and go on as before",
    ],
    answer: "B",
    explanation:
      "Leave the intersection first, and then stop at the left side of the road. A car that stops inside may block the ambulance.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 17,
    picture: "507-a",
    question:
      "The plate in the picture hangs under a No Parking sign. What does it tell you?",
    options: [
      "The parking ban begins here",
      "The parking ban ends here",
      "The ban applies on both sides",
      "The ban applies on the left side only",
    ],
    answer: "B",
    explanation:
      "You are at the end of the ban: a red arrow to the left ends the rule of the sign above it. An arrow to the right begins it.",
    rule: "sign-plate-ends",
    also: ["sign-plate-begins"],
  },
  {
    id: 18,
    question:
      "You sit at the wheel and can drive off at once. When does your standing car count as parked?",
    options: [
      "When you wait two minutes for a friend",
      "When you unload goods for four minutes",
      "When you wait three minutes at a red light",
      "When a passenger takes two minutes to get out",
    ],
    answer: "A",
    explanation:
      "Do not wait for people or goods where parking is banned: even a minute counts as parking (駐車 chūsha). Loading for 5 minutes or less is only stopping.",
    rule: "parking-meaning-standing-continuously",
    also: [
      "parking-waiting-is-parking",
      "parking-loading-5-minutes-is-stopping",
    ],
  },
  {
    id: 19,
    picture: "dh-right-arm-up",
    question:
      "The driver ahead of you gives the arm signal in the picture. What is this driver going to do?",
    options: [
      "Turn right or change lanes to the right",
      "Slow down or stop the car",
      "Drive the car backward",
      "Turn left or change lanes to the left",
    ],
    answer: "D",
    explanation:
      "Expect the car to go to the left: the right arm is bent upward at the elbow. For a right turn, the right arm is held straight out.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 20,
    question: "What does it mean to “overtake” (追い越し oikoshi)?",
    options: [
      "To get ahead of a car in the next lane without changing course",
      "To go round a car that is parked at the edge of the road",
      "To catch up, change course and get ahead of a vehicle",
      "To catch up with a vehicle and follow it at its speed",
    ],
    answer: "C",
    explanation:
      "Remember the change of course: you catch up with a vehicle, go past its side and get ahead of it. Without a change of course you only pass (追い抜き oinuki).",
    rule: "overtaking-meaning",
    also: ["overtaking-passing-meaning"],
  },
  {
    id: 21,
    question:
      "Your side of a two-way road is 7 m wide. You see far ahead, and nothing comes toward you. May you go over the centre to overtake?",
    options: [
      "Yes, if no vehicle comes toward you",
      "Yes, if you signal 3 seconds before",
      "No, as your side of the road is too wide",
      "No, as the centre must never be crossed",
    ],
    answer: "C",
    explanation:
      "Overtake on your own side, where there is room enough. You may go over the centre only if your side is less than 6 m wide and nothing else forbids it.",
    rule: "overtaking-wide-left-part-stay-left",
    also: ["overtaking-over-the-centre"],
  },
  {
    id: 22,
    picture: "sc-roundabout",
    question:
      "You want to drive the violet car into the roundabout in the picture. Which car goes first?",
    options: [
      "The violet car, as it comes from the left",
      "The white car, as it is already inside",
      "The violet car, if it has stopped once",
      "The car that reaches your entry first",
    ],
    answer: "B",
    explanation:
      "Let the white car go first: at a roundabout (環状交差点 kanjō kōsaten) vehicles inside have priority. The rule about vehicles from the left does not count here.",
    rule: "intersection-roundabout-inside-comes-first",
    also: ["intersection-roundabout-overrides-other-priority"],
  },
  {
    id: 23,
    picture: "sg-flash-yellow",
    question:
      "The yellow light in the picture is flashing. What does this light mean for a car?",
    options: [
      "Go on, but pay attention to other traffic",
      "Stop, and then go on with care",
      "Drive slowly, ready to stop at once",
      "Go on only if the crossing road is empty",
    ],
    answer: "A",
    explanation:
      "You may go on, but watch other traffic. A flashing yellow light orders neither a stop nor slow driving; a flashing red light orders a stop.",
    rule: "signal-flashing-yellow",
    also: ["signal-flashing-yellow-no-stop", "signal-flashing-red"],
  },
  {
    id: 24,
    question:
      "You wait at a red light to turn left, and the light turns green. Where should you check for bicycles just before you turn?",
    options: [
      "In the left door mirror, which shows the whole left side",
      "In the left door mirror and, with your own eyes, at the left rear",
      "In the right door mirror and, with your own eyes, at the right rear",
      "At the left front, where bicycles wait at the light",
    ],
    answer: "B",
    explanation:
      "Check the left mirror and look to the left rear with your own eyes. Your rear wheels run inside the front wheels (内輪差 nairinsa) and may catch a bicycle.",
    rule: "intersection-left-turn-inner-wheel",
    also: ["nature-inner-wheel-difference", "hazard-left-turn-left-rear"],
  },
  {
    id: 25,
    picture: "sc-bus-lane-only",
    question:
      "You drive the violet car. The left lane is for buses only, and its hours have begun. For which purpose may you use it?",
    options: [
      "To get ready for a left turn",
      "To get past cars that wait at the light",
      "To leave your lane to a faster car",
      "To follow close behind a route bus",
    ],
    answer: "A",
    explanation:
      "Use a bus lane (専用通行帯 sen'yō tsūkōtai) only to turn or to give way to an emergency vehicle. You may also use it where roadworks leave no other way.",
    rule: "position-dedicated-lane",
  },
  {
    id: 26,
    question:
      "You have stopped at a stop line, but a hedge hides the crossing road. What should you do next?",
    options: [
      "Drive across slowly, as you have stopped once",
      "Sound the horn, and then drive across slowly",
      "Move forward little by little and stop where you can see",
      "Wait at the stop line until you hear no car",
    ],
    answer: "C",
    explanation:
      "Move forward little by little, so that others notice you, and stop again where you can see. Go on only when it is safe.",
    rule: "intersection-two-stage-stop",
  },
  {
    id: 27,
    picture: "510",
    question: "What does the number on the plate in the picture tell you?",
    options: [
      "The speed that is advised here",
      "The maximum speed that is allowed here",
      "The minimum speed that is allowed here",
      "The maximum speed that ends here",
    ],
    answer: "A",
    explanation:
      "Take this number as advice: the white plate names a safe speed for this place (安全速度 anzen sokudo). A maximum speed stands on a round sign with a red rim.",
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
      "Take your foot off the accelerator and steer gently to the side to which the rear slides. Do not brake, as this makes the skid worse.",
    rule: "nature-rear-skid",
  },
  {
    id: 29,
    picture: "sc-tram-no-zone-clear",
    question:
      "A tram stands at a stop without a safety zone, and nobody gets on or off. What gap, shown by the arrow, do you need to pass slowly?",
    options: [
      "At least 0.75 m",
      "At least 1 m",
      "At least 1.5 m",
      "At least 2 m",
    ],
    answer: "C",
    explanation:
      "Pass the tram slowly only if nobody gets on or off and you keep 1.5 m or more from it. Otherwise wait behind it.",
    rule: "pedestrian-tram-stop-1-5m",
  },
  {
    id: 30,
    question:
      "No sign or line forbids a U-turn here. When must you still not make one?",
    options: [
      "When the road has a white centre line",
      "When you have to reverse once during it",
      "When the road has one lane each way",
      "When it might disturb a pedestrian",
    ],
    answer: "D",
    explanation:
      "Do not make a U-turn when it might disturb pedestrians or other vehicles. A white centre line or a narrow road alone does not forbid it.",
    rule: "position-cross-u-turn-reverse",
    also: ["position-cross-u-turn-reverse-sign"],
  },
  {
    id: 31,
    picture: "m102-2-a",
    question:
      "Both lanes in the picture go the same way. For which purpose may you change lanes across the yellow line?",
    options: [
      "To reach the lane for right turns",
      "To give way to an emergency vehicle",
      "To overtake a slow truck ahead of you",
      "To let a faster car behind you pass",
    ],
    answer: "B",
    explanation:
      "Stay in your lane. You may cross a yellow lane line only to give way to an emergency vehicle or because of roadworks or another obstacle.",
    rule: "marking-lane-line-yellow",
  },
  {
    id: 32,
    picture: "328-2",
    question:
      "The sign in the picture begins a section. At which places in this section must you sound the horn?",
    options: [
      "At all bends, tops of slopes and intersections",
      "At crosswalks on which people are crossing",
      "At blind bends and blind tops, not at intersections",
      "At blind bends, blind tops and blind intersections",
    ],
    answer: "D",
    explanation:
      "Sound the horn where you cannot see ahead: at bends, at tops of uphill slopes and at intersections. Others then know that you are coming.",
    rule: "horn-in-horn-section",
    also: ["sign-horn-section"],
  },
  {
    id: 33,
    picture: "m107",
    question: "When may you drive into the marked area in the picture?",
    options: [
      "If you wait in it for the light ahead",
      "If you stop in it for under five minutes",
      "If you drive through without stopping",
      "If you stay at the wheel and can go at once",
    ],
    answer: "C",
    explanation:
      "Drive in only if you can leave it again without stopping. This no-stopping zone, for example before a fire station, must stay free of standing vehicles.",
    rule: "marking-no-stopping-zone",
  },
  {
    id: 34,
    picture: "sc-right-position-one-way-centre",
    question:
      "This is a one-way road, and the violet car is about to turn right. What does its driver do wrong?",
    options: [
      "The car is not close to the right edge",
      "The car is not close to the left edge",
      "The indicator is on before the turn",
      "Nothing; the car is in the right place",
    ],
    answer: "A",
    explanation:
      "Move to the right edge early to turn right from a one-way road, because no traffic comes toward you. On a two-way road you move to the centre.",
    rule: "intersection-right-turn-one-way-right-edge",
    also: ["intersection-right-turn-centre"],
  },
  {
    id: 35,
    question:
      "A side strip, marked by one white line, is 0.5 m wide. Parking is allowed on this road. Where must you park?",
    options: [
      "Inside the strip, as far left as possible",
      "Along the left edge of the roadway, outside the strip",
      "Inside the strip, right beside its white line",
      "Half in the strip and half on the roadway",
    ],
    answer: "B",
    explanation:
      "Park outside a side strip (路側帯 rosokutai) that is 0.75 m wide or less, along the left edge of the roadway. A narrow strip stays free for people on foot.",
    rule: "parking-side-strip-0-75m-or-less",
    also: ["parking-side-strip-over-0-75m"],
  },
  {
    id: 36,
    question:
      "You have overtaken a car, and your left indicator is on. When should you move back to the left?",
    options: [
      "When your rear is level with the front of that car",
      "When the driver of that car flashes the headlights",
      "When you see no oncoming car on the right side",
      "When you see that car in your inside mirror",
    ],
    answer: "D",
    explanation:
      "Go straight on until you see that car in the inside mirror, and then move back smoothly. At that moment there is enough room between you.",
    rule: "overtaking-procedure-return",
  },
  {
    id: 37,
    question:
      "You pass a bicycle on its right without changing course, but you cannot leave much space between you. What must you do?",
    options: [
      "Drive at a safe speed that suits the space",
      "Keep 1.5 m or more, whatever your speed",
      "Drive at 20 km/h or less in every case",
      "Stop until the bicycle has left the road",
    ],
    answer: "A",
    explanation:
      "Drive at a safe speed that suits the space, because a cyclist may wobble. This has been the rule since 1 April 2026, and it names no distance.",
    rule: "bicycle-passing-safe-speed",
    also: ["bicycle-passing-no-fixed-distance"],
  },
  {
    id: 38,
    picture: "sc-int-wide-narrow",
    question:
      "You are in the violet car. The crossing road is clearly wider than yours, and there are no signs or signals. How must you enter the intersection?",
    options: [
      "At your usual speed, as no sign says stop",
      "At your usual speed, as the white car comes from the right",
      "Slowly, so that you can stop immediately",
      "After a full stop, so that you can see both ways",
    ],
    answer: "C",
    explanation:
      "Enter slowly (徐行 jokō) and let the white car go: traffic on a clearly wider road comes first, from the right too. No sign orders a stop here.",
    rule: "intersection-slow-into-priority-or-wider-road",
    also: [
      "intersection-yield-to-priority-or-wider-road",
      "speed-drive-slowly-definition",
    ],
  },
  {
    id: 39,
    question: "Which of these people counts as a pedestrian?",
    options: [
      "An adult who rides a bicycle on a sidewalk",
      "An adult who pushes a moped with the engine on",
      "An adult who pushes a moped with the engine off",
      "An adult who rides an e-scooter at 6 km/h",
    ],
    answer: "C",
    explanation:
      "Switch the engine off if you want to push a moped on the sidewalk: only then are you a pedestrian. A person who pushes a bicycle is one too.",
    rule: "pedestrian-pushing-two-wheeler",
    also: ["bicycle-roadway-left-edge", "escooter-sidewalk-mode"],
  },
  {
    id: 40,
    picture: "sc-hill-passing",
    question:
      "The violet car goes up and the white car comes down a narrow slope, with no passing place near. Which car should give way?",
    options: [
      "The violet car, as starting again is easy for it",
      "The violet car, as reversing downhill is easier",
      "The white car, as starting uphill is harder",
      "The car that came to the slope second",
    ],
    answer: "C",
    explanation:
      "Give way if you come downhill: the car going uphill finds it harder to start again. Only a passing place on the side of one car changes this.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 41,
    question:
      "A railroad crossing has a traffic signal, and it is green. What must you do?",
    options: [
      "Check that it is safe; you do not have to stop",
      "Stop and check that it is safe, as always",
      "Go on; you do not have to stop or check",
      "Stop only if you can see a train",
    ],
    answer: "A",
    explanation:
      "Check that it is safe and go on: with a green signal you do not have to stop. Without a signal you must stop at every railroad crossing.",
    rule: "level-crossing-signal-no-stop",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 42,
    picture: "sc-cross-30m",
    question:
      "The crosswalk in the picture has no signals, and both cars are moving. What applies to your violet car within 30 m before it?",
    options: [
      "You must not overtake the grey car, but may pass it",
      "You may overtake the grey car, but must not pass it",
      "You may overtake or pass the grey car",
      "You must neither overtake nor pass the grey car",
    ],
    answer: "D",
    explanation:
      "Stay behind the grey car: within 30 m before such a crosswalk you must not overtake, nor pass without changing course. It may hide people who are crossing.",
    rule: "pedestrian-crosswalk-overtaking-and-passing-30m",
    also: [
      "pedestrian-crosswalk-no-passing-30m",
      "overtaking-ban-crosswalk-30m",
    ],
  },
  {
    id: 43,
    question:
      "A learner has a provisional licence, a qualified person beside him and practice plates on the car. For which drive may he use the car?",
    options: [
      "A drive to the shops for the family",
      "A drive to his place of work",
      "A drive to take a friend to the station",
      "A drive through the town for practice",
    ],
    answer: "D",
    explanation:
      "Use a provisional licence (仮免許 karimenkyo) only for practice or a test, never for an errand. For practice a qualified person sits beside you, and the plates are on the front and rear.",
    rule: "licence-provisional-only-practice-or-test",
    also: ["licence-practice-companion", "mark-practice-plate"],
  },
  {
    id: 44,
    question:
      "A road has three lanes in your direction, without signs for the lanes. Which vehicle must keep to the leftmost lane?",
    options: ["A moped", "An ordinary car", "A small truck", "A motorcycle"],
    answer: "A",
    explanation:
      "Keep to the leftmost lane on a moped (原付 gentsuki), because it is slower than the rest. Cars may use any lane but the rightmost, which is for overtaking.",
    rule: "position-leftmost-lane-mopeds",
    also: ["position-three-lanes"],
  },
  {
    id: 45,
    question:
      "You drive along a priority road. At an intersection without signals, a car comes from the left on the crossing road. Who goes first?",
    options: [
      "The other car, as it comes from your left",
      "The other car, if its road is wider than yours",
      "You, as you are on the priority road",
      "The one who reaches the intersection first",
    ],
    answer: "C",
    explanation:
      "You may go first on a priority road (優先道路 yūsen dōro), even before vehicles from the left. The rule of the left holds only where neither road has priority.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 46,
    question:
      "Parking is banned near each of these places. Which ban reaches 5 m?",
    options: [
      "The ban near a fire alarm",
      "The ban near a garage entrance",
      "The ban near a railroad crossing",
      "The ban near a fire hydrant",
    ],
    answer: "D",
    explanation:
      "Park 5 m or more away from a fire hydrant (消火栓 shōkasen), so that fire engines can reach it. It is 1 m at a fire alarm, 3 m at a garage entrance, 10 m at a railroad crossing.",
    rule: "parking-no-parking-distances-list",
    also: ["parking-no-stopping-level-crossing-10m"],
  },
  {
    id: 47,
    question:
      "You park and leave your car, and no sign names a width. How much of the road must stay free on the right of your car?",
    options: [
      "At least 2 m",
      "At least 2.5 m",
      "At least 3 m",
      "At least 3.5 m",
    ],
    answer: "D",
    explanation:
      "Park only where at least 3.5 m of the road stays free on the right of your car. Large vehicles such as fire engines need this room.",
    rule: "parking-3-5m-free-on-right",
  },
  {
    id: 48,
    question:
      "Away from any crosswalk, an elderly person crosses the road ahead of you with difficulty. What must you do?",
    options: [
      "Stop in every case",
      "Drive slowly in every case",
      "Stop or drive slowly",
      "Go on, as there is no crosswalk",
    ],
    answer: "C",
    explanation:
      "Stop or drive slowly (徐行 jokō), whichever lets the person cross safely. The duty holds everywhere, because such a person cannot hurry out of your way.",
    rule: "pedestrian-elderly-stop-or-slow",
  },
  {
    id: 49,
    picture: "314-2",
    question:
      "The sign and plate in the picture stand here. You will not cross the centre line. Which of these may you overtake?",
    options: ["A bicycle", "A moped", "A motorcycle", "A small truck"],
    answer: "A",
    explanation:
      "Overtake only light vehicles such as bicycles here, even on your own side of the road. A moped counts like a car or motorcycle for this ban.",
    rule: "sign-no-overtaking",
    also: [
      "overtaking-ban-covers-mopeds",
      "overtaking-ban-not-for-light-vehicles",
      "sign-no-crossing-to-right-side",
    ],
  },
  {
    id: 50,
    picture: "321",
    question: "Which vehicle must not go past the sign in the picture?",
    options: [
      "A truck that is as high as the limit with its load",
      "A bus that is longer than the number on the sign",
      "A truck that is over the limit only with its load",
      "A bus that is wider than the number on the sign",
    ],
    answer: "C",
    explanation:
      "Measure the height with the load: a vehicle that is higher than the number in metres must not go on. One that is just as high may.",
    rule: "sign-height-limit",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
