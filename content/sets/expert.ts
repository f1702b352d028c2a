import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "You come up to a bus at its stop; people are getting off, and its right indicator is still dark. Which of these statements is wrong?",
    options: [
      "The dark indicator tells you that the bus will stay.",
      "A lower speed lets you stop for a late passenger.",
      "People may cross the road behind the bus.",
      "A passenger may step out in front of the bus.",
    ],
    answer: "A",
    explanation:
      "A bus at a stop may start off, and people may cross the road in front of or behind it, so slow down and be ready to stop. Do not rely on its indicator: the driver may switch it on when you are beside the bus.",
    rule: "hazard-bus-at-stop",
    also: ["hazard-do-not-rely-on-others"],
  },
  {
    id: 2,
    question:
      "In heavy rain on an expressway you follow a truck whose spray hides the road. A board warns of a jam ahead. What should you do now?",
    options: [
      "Slow down, and let the gap to the truck grow.",
      "Keep the speed, with the hazard lamps switched on.",
      "Overtake the truck, so that you see the jam in time.",
      "Stay close, so that its tail lamps remain in sight.",
    ],
    answer: "A",
    explanation:
      "The spray can take away your view, so slow down and keep a longer distance: the truck may brake for the jam while you still see nothing. At the tail of the jam it is recommended to switch on the hazard lamps for those behind.",
    rule: "hazard-wet-expressway-spray",
    also: ["expressway-jam-ahead-hazard-lamps"],
  },
  {
    id: 3,
    picture: "sc-hz-parked-children",
    question:
      "You drive along this street. A ball rolls out, and a child runs after it. What should you do?",
    options: [
      "Keep to the left and pass slowly close to the van.",
      "Sound the horn and slow down until the child stops.",
      "Slow down and go round the ball on its right side.",
      "Brake at once and stop before you reach the child.",
    ],
    answer: "D",
    explanation:
      "The child is already running into the road: brake at once and stop. Another child may follow, and a child who runs after a ball looks at the ball, not at you.",
    rule: "hazard-children",
    also: ["pedestrian-expect-running-child"],
  },
  {
    id: 4,
    question:
      "In order to obstruct the car behind, a driver brakes suddenly again and again without need and puts it in danger. No crash happens. What is this in law?",
    options: [
      "Bad manners, but no offence without a crash",
      "A crime, even though nobody was hurt",
      "A crime only if the other car has to stop",
      "A violation that a blue ticket settles",
    ],
    answer: "B",
    explanation:
      "A driver who endangers another vehicle in order to obstruct it, for example by needless sudden braking, faces up to 3 years of imprisonment or a fine of up to 500,000 yen and loses the licence. To make cars stop on an expressway is punished harder.",
    rule: "nature-road-rage-without-accident",
    also: [
      "nature-road-rage-no-ticket",
      "nature-road-rage-penalty",
      "nature-road-rage-revocation",
      "nature-road-rage-danger-penalty",
    ],
  },
  {
    id: 5,
    question:
      "You drive in the left lane of an expressway. Several vehicles come up in the acceleration lane beside you. Which of these statements is wrong?",
    options: [
      "You need not watch them, as they have to give way.",
      "One of them may move over close in front of you.",
      "You should adjust your speed or lane early.",
      "The car ahead of you may brake for one of them.",
    ],
    answer: "A",
    explanation:
      "Vehicles that enter must not hinder those on the main lane, but where lanes merge others may brake or move into your lane all the same. So watch all sides and adjust your speed or lane early.",
    rule: "hazard-merging",
    also: [
      "expressway-entering-must-not-hinder",
      "expressway-main-lane-helps-merging",
    ],
  },
  {
    id: 6,
    question:
      "In a narrow street you come to a junction. Walls hide both sides, nothing directs the traffic, and no road has priority. The curve mirror shows nobody. What must you do?",
    options: [
      "Stop temporarily and wait for a sign from others.",
      "Keep to the right, where you are seen earlier.",
      "Sound the horn and go through at a steady speed.",
      "Enter slowly and look to both sides yourself.",
    ],
    answer: "D",
    explanation:
      "Bicycles, children or cars may come out suddenly, and a mirror never shows the whole street. At a junction without a view, signals or priority you must drive slowly, so that you can stop immediately; here no sign orders a stop.",
    rule: "hazard-junction-without-view",
    also: ["speed-slow-blind-intersection", "speed-drive-slowly-definition"],
  },
  {
    id: 7,
    question:
      "On a wet road hydroplaning begins under your car. What should you do?",
    options: [
      "Speed up a little so that the tyres press the water away.",
      "Hold the steering wheel and slow down by engine braking.",
      "Steer quickly to the side where there is less water.",
      "Hold the steering wheel and press the brake pedal hard.",
    ],
    answer: "B",
    explanation:
      "In hydroplaning the tyres ride on a film of water. Hold the wheel, neither brake hard nor steer sharply, and let engine braking slow the car until the tyres grip again.",
    rule: "nature-hydroplaning-what-to-do",
    also: ["nature-hydroplaning"],
  },
  {
    id: 8,
    question:
      "Which of these riders may carry a passenger on a motorcycle without a sidecar on an expressway?",
    options: [
      "Aged 25, with a motorcycle licence for 2 years",
      "Aged 19, with a motorcycle licence for 3 years",
      "Aged 30, with an ordinary licence for 10 years",
      "Aged 20, with a motorcycle licence for 3 years",
    ],
    answer: "D",
    explanation:
      "On an expressway the rider must be 20 or over and have held a motorcycle licence for 3 years or more in all. On ordinary roads 1 year is enough.",
    rule: "motorcycle-passenger-expressway-20-and-3-years",
    also: ["motorcycle-passenger-1-year"],
  },
  {
    id: 9,
    picture: "pl-lamp-up-parallel",
    question:
      "You drive in the direction of the violet arrow. The officer first swung the light along this direction and now holds it above the head. Which traffic light has the same meaning for you?",
    options: [
      "The yellow light",
      "The flashing red light",
      "The green light",
      "The red light",
    ],
    answer: "A",
    explanation:
      "For traffic moving in the direction of the earlier swing, the light held above the head has the same meaning as a yellow signal. For traffic that crosses this direction it means red.",
    rule: "signal-officer-lamp-raised-along",
    also: ["signal-officer-lamp-raised-across"],
  },
  {
    id: 10,
    question:
      "A truck close behind fills your mirror. Your signal ahead changes to yellow, and you can still stop safely before the line. What should you do?",
    options: [
      "Go on past the line, as braking would endanger the truck.",
      "Brake late and firmly, so that your brake lamps shine clearly.",
      "Brake early, in several steps, and stop before the line.",
      "Slow down without the brake until you reach the line.",
    ],
    answer: "C",
    explanation:
      "On yellow you must stop where you can do so safely. When a vehicle follows you, press the brake in several steps: your brake lamps flash early, and its driver notices in time.",
    rule: "hazard-brake-in-several-steps",
    also: ["signal-yellow", "speed-brake-in-several-presses"],
  },
  {
    id: 11,
    question:
      "Which of these vehicles must by law have the daily check once a day before driving?",
    options: [
      "A family car with 5 seats",
      "A kei truck of a farmer",
      "A kei car of a shop owner",
      "A rental car for passengers",
    ],
    answer: "D",
    explanation:
      "Rental cars, like business vehicles, must be checked once a day before driving. Private passenger cars with 10 seats or fewer and private kei vehicles, trucks too, are checked at suitable times, judged from mileage and use.",
    rule: "vehicle-daily-check-once-a-day",
    also: ["vehicle-daily-check-rental-car", "vehicle-daily-check-private-car"],
  },
  {
    id: 12,
    picture: "sc-int-right-shadow",
    question:
      "You wait to turn right, and the truck facing you also signals right. Which of these statements is wrong?",
    options: [
      "Traffic that goes straight on comes before your turn.",
      "A two-wheeler beside the truck may go straight on.",
      "While the truck waits, the way beside it is free.",
      "You must not turn before you see the hidden lane.",
    ],
    answer: "C",
    explanation:
      "A motorcycle may come straight on from behind the oncoming truck, which hides it from you. You must not hinder it, so before you turn make sure that nothing comes from behind the truck.",
    rule: "hazard-right-turn-hidden-motorcycle",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 13,
    question:
      "Two cars meet on a narrow mountain road. On your left is a drop into the valley, on the other car's left a wall of rock. What should you do?",
    options: [
      "Stop at a safe place and let the other car pass.",
      "Sound the horn and go first, as you see farther.",
      "Cross to the rock side and let the car pass there.",
      "Wait until the other car has backed to a wider part.",
    ],
    answer: "A",
    explanation:
      "The vehicle on the side of the drop should stop at a safe place and let the other one pass. If it went on along the soft edge, it could fall into the valley.",
    rule: "nature-mountain-road-valley-side",
  },
  {
    id: 14,
    question:
      "On an expressway headlights come toward you, and you see that you are driving the wrong way. What should you do?",
    options: [
      "Drive on slowly along the edge to the next exit.",
      "Turn round at once, before more vehicles come near.",
      "Stop at the edge, hazard lamps on, and report it.",
      "Reverse along the shoulder to the last entrance.",
    ],
    answer: "C",
    explanation:
      "Hazard lamps on, stop at the nearest safe edge or shoulder, get out behind the guardrail and report it by 110, #9910 or the emergency telephone. You must not turn round or reverse: drivers there do not expect it and come at full speed.",
    rule: "expressway-wrong-way",
    also: ["expressway-no-crossing-u-turn-reversing"],
  },
  {
    id: 15,
    question:
      "On a two-way road a car comes straight at you on your side, and a crash threatens. On your left is a flat field. What should you do?",
    options: [
      "Stop at once and wait for the other driver to swerve.",
      "Change to the right side, which the other car has left free.",
      "Keep to your lane, as you have the right to be there.",
      "Sound the horn, brake and go left, into the field if need be.",
    ],
    answer: "D",
    explanation:
      "When a head-on crash threatens, sound the horn, brake and go as far left as possible, and leave the road without hesitating if the side is not dangerous. On the right you would hit the other car if it swerves back.",
    rule: "vehicle-head-on-crash-threatens",
  },
  {
    id: 16,
    question:
      "A driver is so exhausted that normal driving may be impossible. The employer knows this and orders a short trip in the company car, and the driver makes it. Who breaks the law?",
    options: [
      "The employer alone",
      "The driver alone",
      "The employer and the driver",
      "Neither, as the trip is short",
    ],
    answer: "C",
    explanation:
      "The user of a vehicle, such as an employer, must not order or allow driving in overwork. The driver must not drive either, and an order is no excuse: driving overworked is punished with up to 3 years of imprisonment or a fine of up to 500,000 yen.",
    rule: "licence-user-must-not-order",
    also: ["health-unfit-must-not-drive", "health-overwork-driving-penalty"],
  },
  {
    id: 17,
    question:
      "A driver staggers after drinking and may be unable to drive normally. The breath test shows only 0.15 mg in 1 litre. What is this driving in law?",
    options: [
      "No offence at all, as the figure of 0.5 mg is not reached",
      "Drunk driving (酒酔い運転)",
      "Driving under the influence (酒気帯び運転)",
      "A matter of points, without a penalty",
    ],
    answer: "B",
    explanation:
      "Any amount of alcohol that may make normal driving impossible means drunk driving; 0.5 mg in 1 litre of breath is the figure from which it is drunk driving in every case. Driving under the influence is for drivers who can still drive normally.",
    rule: "alcohol-drunk-driving-figure",
    also: ["alcohol-influence-threshold", "alcohol-penalty-influence"],
  },
  {
    id: 18,
    question:
      "A motor-vehicle-only road has no sign for a minimum speed. What is the statutory minimum speed on it?",
    options: ["There is none", "30 km/h", "40 km/h", "50 km/h"],
    answer: "A",
    explanation:
      "There is no statutory minimum speed on motor-vehicle-only roads. The 50 km/h minimum belongs to the main lanes of national expressways whose directions are separated.",
    rule: "speed-no-statutory-minimum",
    also: ["speed-expressway-minimum-50"],
  },
  {
    id: 19,
    question:
      "On a mountain road you come to a sharp left bend. Rock hides what is behind it. Which of these statements is wrong?",
    options: [
      "Keeping to the left leaves room for an oncoming car.",
      "You should keep near the centre line, to see farther.",
      "An oncoming car may cross the centre line there.",
      "You should slow down before the bend begins.",
    ],
    answer: "B",
    explanation:
      "In a bend with no clear view an oncoming vehicle may cross the centre line, so slow down before the bend and keep to the left. Near the centre you would meet it head-on.",
    rule: "hazard-mountain-bend",
    also: ["nature-bend-slow-before"],
  },
  {
    id: 20,
    picture: "sc-night-rain",
    question: "You drive along this road on a rainy night. What should you do?",
    options: [
      "Watch the oncoming car until it has passed.",
      "Keep near the centre line, away from the edge.",
      "Switch to high beam and keep your speed.",
      "Slow down and watch the edges of the lit area.",
    ],
    answer: "D",
    explanation:
      "On a rainy night a pedestrian is hard to see and may cross the road, although your lights are on. Slow down and watch the edges of the area that your headlights reach; the high beam would disturb the oncoming driver.",
    rule: "hazard-night-rain-pedestrian",
    also: ["light-dip-for-oncoming"],
  },
  {
    id: 21,
    question:
      "A driver is over 75, and age may affect the driving. What does the law say for the time being about the elderly mark?",
    options: [
      "It is meant for drivers up to the age of 75.",
      "The driver should endeavour to show it.",
      "The driver must show it on every trip.",
      "The driver must show it on expressways only.",
    ],
    answer: "B",
    explanation:
      "For the time being, all drivers aged 70 or over should endeavour to show the mark when age may affect their driving. It is not compulsory, not even from the age of 75.",
    rule: "mark-elderly-from-70",
  },
  {
    id: 22,
    question:
      "On the same dry road a car goes 60 km/h instead of 20 km/h. About how many times as long is its braking distance?",
    options: ["3 times", "6 times", "9 times", "12 times"],
    answer: "C",
    explanation:
      "The braking distance grows with the square of the speed: triple the speed gives 9 times the braking distance. The stopping distance grows less, from about 9 m to 44 m, because the reaction distance only triples.",
    rule: "speed-braking-distance-square",
    also: ["speed-stopping-distance-table", "speed-reaction-distance"],
  },
  {
    id: 23,
    question:
      "What distance from a bicycle does the Road Traffic Act prescribe when you pass it on the roadway in a car?",
    options: [
      "At least 1 m on every road",
      "At least 2 m, or you stay behind",
      "None that is given in metres",
      "At least 1.5 m on every road",
    ],
    answer: "C",
    explanation:
      "The Act names no distance in metres. Where the clearance is not sufficient, you must go at a safe speed that suits the clearance. Figures that you hear are guidance only.",
    rule: "bicycle-passing-no-fixed-distance",
    also: ["bicycle-passing-safe-speed"],
  },
  {
    id: 24,
    question:
      "The riding capacity of a car is five persons. The driver and one other adult are in it. How many children under 12 may ride in it as well at most?",
    options: ["3", "4", "5", "6"],
    answer: "B",
    explanation:
      "One person aged 12 or over counts as 1.5 children under 12. Two adults leave room for three such persons, that is for 3 × 1.5 = 4.5 children, so 4 may ride.",
    rule: "vehicle-capacity-five-seats-example",
    also: ["vehicle-capacity-children", "vehicle-capacity"],
  },
  {
    id: 25,
    question: "What happens in the brakes of a car when vapour lock occurs?",
    options: [
      "The pads get so hot that they no longer grip the turning discs.",
      "The wheels lock and slide over the road without turning at all.",
      "Rain water gets between the pads and the discs of the brakes.",
      "Bubbles in the fluid stop the pressure from reaching the brakes.",
    ],
    answer: "D",
    explanation:
      "Heat makes bubbles in the brake fluid, so the pressure of the pedal no longer reaches the brakes. If the friction parts overheat and lose their grip, that is called fade.",
    rule: "nature-vapour-lock",
    also: ["nature-fade"],
  },
  {
    id: 26,
    question:
      "The car ahead signals that it will move to the left edge to turn left. You drive behind it. In which case need you not let it move over?",
    options: [
      "If you would have to brake or swerve suddenly for it",
      "If you want to turn left at the same intersection too",
      "If you are faster than the car that wants to turn",
      "If it is less than 30 m away from the intersection",
    ],
    answer: "A",
    explanation:
      "When a vehicle ahead has signalled to move to the left edge, the centre or the right edge for a turn, a vehicle behind must not obstruct it. The one exception is a vehicle that would have to change its speed or direction suddenly.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 27,
    question:
      "Three of these must be on every ordinary car by law. Which one need not?",
    options: [
      "A horn",
      "A warning triangle",
      "Rear-view mirrors",
      "An emergency flare or an approved lamp",
    ],
    answer: "B",
    explanation:
      "A car need not be equipped with a warning triangle, unlike the horn, the mirrors and the flare. But you have to put out a triangle or another approved device after a breakdown on an expressway, so it is wise to carry one.",
    rule: "vehicle-triangle-not-required-equipment",
    also: ["vehicle-emergency-flare", "expressway-breakdown-warning-device"],
  },
  {
    id: 28,
    question:
      "In the oncoming lane a queue of cars hides the far end of a crosswalk without signals. Your lane is free, and you see nobody. What does the law require of you?",
    options: [
      "A signal of the horn before you pass it",
      "A temporary stop before it in every case",
      "The usual speed, but with the lights on",
      "A speed at which you can stop before it",
    ],
    answer: "D",
    explanation:
      "Near a crosswalk you must go at a speed at which you can stop just before it, unless it is clear that nobody is about to cross. Here it is not clear: somebody may step out between the cars. If you see a person about to cross, you must stop.",
    rule: "pedestrian-crosswalk-approach-speed",
    also: ["pedestrian-crosswalk-stop"],
  },
  {
    id: 29,
    picture: "sc-left-cyclist",
    question: "You are about to turn left here. What should you do?",
    options: [
      "Swing out to the right first, away from both bicycles.",
      "Wait for the bicycle ahead alone, and then turn at once.",
      "Pass the bicycle ahead and then turn close to the kerb.",
      "Let the bicycle ahead go first and check the left rear.",
    ],
    answer: "D",
    explanation:
      "Do not pass the bicycle ahead and turn across its path. A second one comes up at your left rear and may be caught by the turning car, so check there before you turn and again while you turn.",
    rule: "hazard-left-turn-left-rear",
    also: [
      "intersection-left-turn-inner-wheel",
      "intersection-no-swing-before-turn",
    ],
  },
  {
    id: 30,
    question:
      "A truck has a gross weight of less than 7.5 t, a maximum payload of 4.5 t and three seats. To which class of vehicle does it belong?",
    options: ["Ordinary", "Semi-medium", "Medium", "Large"],
    answer: "C",
    explanation:
      "A maximum payload of 4.5 t or more but less than 6.5 t makes the truck a medium vehicle. Its gross weight is under 7.5 t, but one figure that reaches the higher class is enough.",
    rule: "licence-medium-vehicle-limits",
    also: ["licence-one-exceeded-limit-decides"],
  },
  {
    id: 31,
    question:
      "On a narrow slope you drive uphill and meet a car coming downhill. A passing place is near, on your side. What should you do?",
    options: [
      "Wait in the passing place and let the other car pass.",
      "Sound the horn and drive on to the next passing place.",
      "Stop on the road until the other car has reversed.",
      "Go on, as the car going downhill has to give way.",
    ],
    answer: "A",
    explanation:
      "The vehicle that has the passing place on its side waits in it, even if it is going uphill. Where none is near, the vehicle going downhill should give way, because starting uphill is harder.",
    rule: "nature-slope-lay-by",
    also: ["nature-slope-downhill-gives-way"],
  },
  {
    id: 32,
    picture: "sc-night-glare",
    question:
      "A person stands near the centre line, in your lights and in those of the oncoming car. What can happen at such a moment?",
    options: [
      "The person is seen by both drivers early.",
      "The person stands out as a dark shape.",
      "The person vanishes from your sight.",
      "The person looks nearer than in daylight.",
    ],
    answer: "C",
    explanation:
      "When your headlights and those of an oncoming vehicle shine on the same place, a pedestrian near the centre of the road can vanish from sight. This evaporation effect is a reason to go slower at night than by day.",
    rule: "light-evaporation-effect",
    also: ["light-night-go-slower-than-by-day"],
  },
  {
    id: 33,
    question:
      "In the beginner period a driver commits a single 3-point violation and later, in the same period, one of 1 point. What follows?",
    options: [
      "Nothing, below 6 points",
      "A re-test without a course",
      "A suspension for 30 days",
      "A call to the beginner course",
    ],
    answer: "D",
    explanation:
      "A single violation of 3 points alone does not call for the beginner course, but then a total of 4 points does, as here. A driver who does not take the course has to take a re-test.",
    rule: "licence-beginner-course",
    also: ["licence-beginner-single-3-points", "licence-beginner-retest"],
  },
  {
    id: 34,
    question:
      "After an accident a person may have a neck injury and lies in a safe place. What should you do until help comes?",
    options: [
      "Put a folded coat under the neck.",
      "Leave the person lying just as he or she is.",
      "Help the person to sit up slowly.",
      "Turn the head gently to one side.",
    ],
    answer: "B",
    explanation:
      "Injured people should not be moved needlessly, least of all with a head or neck injury, because this can make the injury worse. The exception is a danger at the place, such as a following accident.",
    rule: "accident-do-not-move-head-injury",
  },
  {
    id: 35,
    question:
      "You drive a car that tows nothing on an expressway. When may you go faster than 100 km/h?",
    options: [
      "Where a higher limit is posted for cars",
      "While you drive in the rightmost of three lanes",
      "Where a wide median separates the directions",
      "While you overtake a slower vehicle",
    ],
    answer: "A",
    explanation:
      "More than 100 km/h, up to 120 km/h, is allowed only on sections on which such a limit is posted for your kind of vehicle. You must not exceed the limit to overtake either.",
    rule: "speed-expressway-120-only-posted",
    also: ["overtaking-no-speeding"],
  },
  {
    id: 36,
    question:
      "You follow a large truck that hides the road in front of it. What should you do?",
    options: [
      "Keep the usual gap and watch its brake lamps.",
      "Keep a longer gap than you would to a car.",
      "Keep the usual gap and drive at the right of the lane.",
      "Keep a shorter gap, so that nobody moves in.",
    ],
    answer: "B",
    explanation:
      "A truck ahead hides what is in front of it. With a longer distance you can see more of the road and have room to stop when the truck brakes for something that you cannot see.",
    rule: "hazard-following-truck",
  },
  {
    id: 37,
    question:
      "Which tyre is in danger of a standing wave, so that it overheats and may burst?",
    options: [
      "A tyre with too little air, at high speed",
      "A tyre with too much air, at low speed",
      "A tyre with too much air, at high speed",
      "A tyre with too little air, at low speed",
    ],
    answer: "A",
    explanation:
      "A tyre with too little air bends strongly and ripples at high speed. It overheats and may burst. So check the tyre pressure before you drive on an expressway.",
    rule: "nature-standing-wave",
  },
  {
    id: 38,
    question:
      "With a permit you carry by day a load that is longer than the limit. What may the permit require on this load?",
    options: [
      "A flashing red lamp at the front end",
      "A yellow cloth of 0.5 m square or more",
      "A red cloth of 0.3 m square or more",
      "A white cloth of 0.3 m square or more",
    ],
    answer: "C",
    explanation:
      "The permit for a load beyond the limits of length or width may require a red cloth of at least 0.3 m square by day, and a red lamp or reflector at night. Others can then see how far the load reaches.",
    rule: "load-oversize-red-cloth",
    also: ["load-indivisible-permit"],
  },
  {
    id: 39,
    question:
      "On an expressway the road is wet, and your tyres are worn. How long should the distance to the vehicle ahead be, compared with a dry road and good tyres?",
    options: [
      "About 5 times as long",
      "About 3 times as long",
      "About 4 times as long",
      "About 2 times as long",
    ],
    answer: "D",
    explanation:
      "On a wet road with worn tyres the distance should be about twice as long as on a dry road with good tyres, where it is about 100 m at 100 km/h. The wet road and the worn tyres lengthen the braking distance.",
    rule: "speed-expressway-gap-wet-double",
    also: ["speed-expressway-gap", "speed-wet-heavy-worn-longer-braking"],
  },
  {
    id: 40,
    question:
      "A blue round sign shows a tyre wrapped in a chain. Your car has four good winter tyres and carries chains. What must you do?",
    options: [
      "Drive on, as winter tyres meet the sign.",
      "Turn back, as the road is closed to cars.",
      "Put the chains on before you drive on.",
      "Slow down, with the chains at hand.",
    ],
    answer: "C",
    explanation:
      "The sign means that a vehicle must not pass without tyre chains, even if it has winter tyres. Elsewhere on snowy roads winter tyres, chains or other anti-slip measures are enough.",
    rule: "sign-tyre-chains",
    also: ["nature-snow-chains-or-winter-tyres"],
  },
  {
    id: 41,
    picture: "sc-hz-bicycle-umbrella",
    question:
      "You come up behind the bicycle as it goes round the car at the left. What should you do?",
    options: [
      "Flash the lights, and pass when the rider moves in.",
      "Pass slowly, 1 m away, without crossing the centre line.",
      "Keep behind the bicycle until there is room.",
      "Speed up and pass before the oncoming car arrives.",
    ],
    answer: "C",
    explanation:
      "A cyclist who goes round a parked car may swerve out, and a rider with an umbrella has one hand alone to steer. With a car coming towards you there is no room beside the bicycle, so you wait behind it.",
    rule: "hazard-cyclist-swerving",
  },
  {
    id: 42,
    question:
      "You are about to pass a row of parked cars. In one of them a person sits at the wheel, and a car comes towards you. What should you do?",
    options: [
      "Let the oncoming car make room, and pass the row slowly.",
      "Let the oncoming car pass first, then go by with room.",
      "Sound the horn once and keep to the line that you take.",
      "Cross the centre line early, well away from the doors.",
    ],
    answer: "B",
    explanation:
      "The door of a parked car may open or a person may step out, so slow down and keep enough distance from it. With a car coming towards you there is no room for that distance: wait until it has gone by.",
    rule: "hazard-parked-cars-door",
    also: ["nature-obstacle-on-your-side"],
  },
  {
    id: 43,
    picture: "317",
    question:
      "You want to park and leave your car where the sign in the picture stands. What does the sign demand?",
    options: [
      "A parking time of not more than 6 minutes",
      "A vehicle that is not more than 6 m long",
      "A distance of 6 m to the next intersection",
      "A width of 6 m left free to the right of the car",
    ],
    answer: "D",
    explanation:
      "The sign Parking Clearance forbids you to park where less than the width shown would stay free on the right of your vehicle, here 6 m. Loading with the driver at hand and help for the sick or injured are excepted.",
    rule: "sign-parking-clearance",
  },
  {
    id: 44,
    picture: "sc-follow-distance",
    question:
      "A is the distance before the brakes begin to work, B the distance from then to the stop. The driver is tired; speed, road and tyres are the same. What grows?",
    options: ["A alone", "Neither of them", "A and B", "B alone"],
    answer: "A",
    explanation:
      "A is the reaction distance. A tired driver takes longer to see and judge a danger, so A grows. B, the braking distance, depends on the speed, the road, the load and the tyres, not on how tired the driver is.",
    rule: "speed-tired-longer-reaction",
    also: [
      "speed-reaction-distance",
      "speed-braking-distance",
      "speed-wet-heavy-worn-longer-braking",
    ],
  },
  {
    id: 45,
    question:
      "At night your car breaks down on an expressway and cannot be driven. Which warning must stand behind it?",
    options: [
      "A day-type device, if the hazard lamps are on",
      "A night-type device, which is seen from 200 m",
      "An emergency flare, which is seen from 200 m",
      "None, if the hazard and tail lamps are on",
    ],
    answer: "B",
    explanation:
      "At night, and by day where you can see 200 m or less, the stop-display device must be of the night type, which can be seen from 200 m. The lamps of the car are needed as well, but they do not replace it.",
    rule: "expressway-warning-device-night-type",
    also: [
      "expressway-breakdown-hazard-lamps",
      "expressway-breakdown-warning-device",
    ],
  },
  {
    id: 46,
    question:
      "Which vehicle must not use a national expressway, but may use a motor-vehicle-only road?",
    options: [
      "A small special vehicle (such as a slow farm tractor)",
      "A mini-car (a four-wheeler of 50 cc or less)",
      "A moped of the new kind (125 cc or less)",
      "A motorcycle of 125 cc, ridden without a passenger",
    ],
    answer: "A",
    explanation:
      "Small special vehicles, and vehicles that cannot reach 50 km/h, must not use a national expressway but may use a motor-vehicle-only road. Mini-cars, mopeds and motorcycles of 125 cc or less must not use either kind.",
    rule: "expressway-national-closed-to-slow-vehicles",
    also: ["expressway-closed-to"],
  },
  {
    id: 47,
    question:
      "You stand beside the rear of a long bus, on its right. The bus starts and turns sharply left. Where does its rear end go?",
    options: [
      "To the left, away from you",
      "Straight on, as its front did",
      "Back a little, then to the left",
      "To the right, towards you",
    ],
    answer: "D",
    explanation:
      "When a large vehicle turns, its rear end swings out to the side opposite to the turn, here to the right. So keep away from the side of a large vehicle that is about to turn.",
    rule: "nature-outward-swing",
  },
  {
    id: 48,
    question:
      "On a downhill road the brakes have failed, and neither a low gear nor the parking brake slows the car enough. There is no escape ramp. What should you do?",
    options: [
      "Let the car scrape along the rock wall beside you.",
      "Shift to neutral and steer through the bends.",
      "Switch off the engine so that the wheels lock.",
      "Sound the horn and stay in your lane to the end.",
    ],
    answer: "A",
    explanation:
      "If the car cannot be slowed otherwise, rub it along the hillside or a wall, or run it into earth or an escape ramp. A damaged side is far better than a crash at a speed that goes on rising.",
    rule: "vehicle-brake-failure-last-resort",
    also: ["vehicle-brake-failure"],
  },
  {
    id: 49,
    question:
      "A person lies on the back, unconscious, and the tongue may block the throat. There is no sign of a neck injury. How do you open the airway?",
    options: [
      "Raise the head with a soft pillow.",
      "Tilt the head back and lift the chin.",
      "Sit the person up and give some water.",
      "Bend the head forward to the chest.",
    ],
    answer: "B",
    explanation:
      "Tilting the head back and lifting the chin keeps the tongue from closing the throat. A pillow bends the neck and closes the airway, and a person who is unconscious must not be given anything to drink.",
    rule: "accident-airway",
    also: ["accident-first-aid-until-ambulance"],
  },
  {
    id: 50,
    question:
      "A truck is 5 m long. You have no permit for a long load. Which of these loads may it carry?",
    options: [
      "6 m long, 0.25 m out at the front and 0.75 m at the rear",
      "6.5 m long, 0.75 m out at the front and 0.75 m at the rear",
      "6 m long, 0.5 m out at the front and 0.5 m at the rear",
      "6 m long, nothing out at the front and 1 m at the rear",
    ],
    answer: "C",
    explanation:
      "The load may be up to 1.2 times as long as the truck, here 5 m × 1.2 = 6 m. It may stick out at the front and at the rear by no more than one tenth each, here 5 m ÷ 10 = 0.5 m; what is not used in front must not be added behind.",
    rule: "load-length-overhang",
    also: ["load-length-total"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
