import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
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
      "Brake at once and stop: the child is already running into the road. Another child may follow, and a child after a ball does not look at you.",
    rule: "hazard-children",
    also: ["pedestrian-expect-running-child"],
  },
  {
    id: 2,
    question: "Which tyre may ripple (standing wave), overheat and burst?",
    options: [
      "A tyre with too little air, at high speed",
      "A tyre with too much air, at a low speed",
      "A tyre with too much air, at high speed",
      "A tyre with too little air, at a low speed",
    ],
    answer: "A",
    explanation:
      "Check the tyre pressure before you drive on an expressway. A tyre with too little air ripples at high speed, overheats and may burst.",
    rule: "nature-standing-wave",
  },
  {
    id: 3,
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
      "Hold the wheel and let the engine brake slow the car until the tyres grip again. The tyres ride on a film of water, so hard braking or steering makes the car slide.",
    rule: "nature-hydroplaning-what-to-do",
    also: ["nature-hydroplaning"],
  },
  {
    id: 4,
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
      "Let the bicycle ahead go first, and check the left rear before and while you turn. A second one comes up there and may be caught by the turning car.",
    rule: "hazard-left-turn-left-rear",
    also: [
      "intersection-left-turn-inner-wheel",
      "intersection-no-swing-before-turn",
    ],
  },
  {
    id: 5,
    question:
      "A truck follows you closely. The signal changes to yellow, and you can still stop safely before the line. What should you do?",
    options: [
      "Go on past the line, as braking would endanger the truck.",
      "Brake late and firmly, so that your brake lamps shine clearly.",
      "Brake early, in several steps, and stop before the line.",
      "Slow down without the brake until you reach the line.",
    ],
    answer: "C",
    explanation:
      "On yellow you must stop where you can do so safely. Brake early and in several steps: your brake lamps flash, and the driver behind notices in time.",
    rule: "hazard-brake-in-several-steps",
    also: ["signal-yellow", "speed-brake-in-several-presses"],
  },
  {
    id: 6,
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
      "Wait behind the bicycle: it may swerve out, and with an umbrella the rider steers with one hand. The oncoming car leaves no room beside it.",
    rule: "hazard-cyclist-swerving",
  },
  {
    id: 7,
    question:
      "You come up to a bus at its stop. People are getting off, and its right indicator is off. Which statement is wrong?",
    options: [
      "The indicator tells you that the bus will stay.",
      "A lower speed lets you stop for a late passenger.",
      "People may cross the road behind the bus.",
      "A passenger may step out in front of the bus.",
    ],
    answer: "A",
    explanation:
      "Slow down and be ready to stop: people may cross in front of the bus or behind it. Do not rely on the indicator, because it may come on when you are beside the bus.",
    rule: "hazard-bus-at-stop",
    also: ["hazard-do-not-rely-on-others"],
  },
  {
    id: 8,
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
      "Slow down and watch the edges of the lit area: in the rain a person may cross unseen. The high beam would disturb the oncoming driver.",
    rule: "hazard-night-rain-pedestrian",
    also: ["light-dip-for-oncoming"],
  },
  {
    id: 9,
    picture: "sc-night-glare",
    question:
      "A person stands near the centre line, in your lights and in those of the oncoming car. What can happen?",
    options: [
      "The person is seen by both drivers early.",
      "The person stands out as a dark shape.",
      "The person vanishes from your sight.",
      "The person looks nearer than in daylight.",
    ],
    answer: "C",
    explanation:
      "Go slower at night than by day: a person between the two lights can vanish from sight. This is the evaporation effect (蒸発現象 jōhatsu genshō).",
    rule: "light-evaporation-effect",
    also: ["light-night-go-slower-than-by-day"],
  },
  {
    id: 10,
    question: "What happens in the brakes of a car when vapour lock occurs?",
    options: [
      "The pads get so hot that they no longer grip the turning discs.",
      "The wheels lock and slide over the road without turning at all.",
      "Rain water gets between the pads and the discs of the brakes.",
      "Bubbles in the fluid stop the pressure from reaching the brakes.",
    ],
    answer: "D",
    explanation:
      "Use a low gear downhill, so that the brakes stay cool. Heat makes bubbles in the brake fluid, and the pressure no longer arrives; if the pads lose their grip, that is fade.",
    rule: "nature-vapour-lock",
    also: ["nature-fade", "nature-overused-foot-brake"],
  },
  {
    id: 11,
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
      "Keep away from the side of a large vehicle that is about to turn. Its rear end swings out to the side opposite to the turn, here to the right.",
    rule: "nature-outward-swing",
  },
  {
    id: 12,
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
      "Sound the horn, brake and go left, off the road if need be. If you went to the right, you would hit the other car when it swerves back.",
    rule: "vehicle-head-on-crash-threatens",
  },
  {
    id: 13,
    picture: "sc-int-right-shadow",
    question:
      "You wait to turn right, and the truck facing you also signals right. Which statement is wrong?",
    options: [
      "Traffic that goes straight on comes before your turn.",
      "A two-wheeler beside the truck may go straight on.",
      "While the truck waits, the way beside it is free.",
      "You must not turn before you see the hidden lane.",
    ],
    answer: "C",
    explanation:
      "Wait until you can see the lane behind the truck. A motorcycle may come straight on from there, and it goes before you.",
    rule: "hazard-right-turn-hidden-motorcycle",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 14,
    question:
      "On a mountain road you come to a sharp left bend. Rock hides what is behind it. Which statement is wrong?",
    options: [
      "Keeping to the left leaves room for an oncoming car.",
      "You should keep near the centre line, to see farther.",
      "An oncoming car may cross the centre line there.",
      "You should slow down before the bend begins.",
    ],
    answer: "B",
    explanation:
      "Slow down before the bend and keep to the left. An oncoming car may cross the centre line there, and near the centre you would meet it head-on.",
    rule: "hazard-mountain-bend",
    also: ["nature-bend-slow-before"],
  },
  {
    id: 15,
    question:
      "You drive in the left lane of an expressway, and several vehicles come up in the acceleration lane. Which statement is wrong?",
    options: [
      "You can ignore them, as they have to give way.",
      "One of them may move over close in front of you.",
      "You should adjust your speed or lane early.",
      "The car ahead of you may brake for one of them.",
    ],
    answer: "A",
    explanation:
      "Watch all sides and adjust your speed or lane early. Vehicles that enter must not get in your way, but one may move over or brake in front of you all the same.",
    rule: "hazard-merging",
    also: ["expressway-entering-must-not-hinder"],
  },
  {
    id: 16,
    question:
      "On an expressway you come to the end of a traffic jam, and a car follows you. What should you do?",
    options: [
      "Brake once and firmly, with your hazard lamps on.",
      "Brake in several steps, with your hazard lamps on.",
      "Brake in several steps, with your headlights off.",
      "Drive onto the shoulder, with your hazard lamps on.",
    ],
    answer: "B",
    explanation:
      "Switch on the hazard lamps at the end of a jam, and brake in several steps. Both warn the driver behind early; the shoulder has to stay free.",
    rule: "expressway-jam-ahead-hazard-lamps",
    also: [
      "speed-brake-in-several-presses",
      "expressway-no-stopping-or-parking",
    ],
  },
  {
    id: 17,
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
      "Wait in the passing place on your side, even though you go uphill. Where there is none nearby, the car going downhill gives way, because starting uphill is harder.",
    rule: "nature-slope-lay-by",
    also: ["nature-slope-downhill-gives-way"],
  },
  {
    id: 18,
    picture: "310-3",
    question:
      "You come to the sign in the picture. Your car has four good winter tyres and carries chains. What must you do?",
    options: [
      "Drive on, as winter tyres meet the sign.",
      "Turn back, as the road is closed to cars.",
      "Put the chains on before you drive on.",
      "Slow down, with the chains at hand.",
    ],
    answer: "C",
    explanation:
      "Put the chains on before you pass this sign, even on winter tyres. On other snowy roads winter tyres or chains are enough.",
    rule: "sign-tyre-chains",
    also: ["nature-snow-chains-or-winter-tyres"],
  },
  {
    id: 19,
    picture: "317",
    question:
      "You want to park and leave your car where the sign in the picture stands. What does it ask for?",
    options: [
      "A parking time of 6 minutes or less",
      "A vehicle that is 6 m long or less",
      "A distance of 6 m to the next corner",
      "A width of 6 m free on the car's right",
    ],
    answer: "D",
    explanation:
      "Park only if 6 m stay free on the right of your car, so that others can pass. Loading with the driver at hand is excepted.",
    rule: "sign-parking-clearance",
  },
  {
    id: 20,
    question:
      "You come to a row of parked cars on your side. A person sits at the wheel of one, and a car comes towards you. What should you do?",
    options: [
      "Pass the row slowly and close to the parked cars.",
      "Let the oncoming car pass first, then go by with room.",
      "Sound the horn once and keep to the line that you take.",
      "Cross the centre line early, well away from the doors.",
    ],
    answer: "B",
    explanation:
      "Let the oncoming car pass first, because the parked cars are on your side. Then go by with enough room, as a door may open or a person may step out.",
    rule: "hazard-parked-cars-door",
    also: ["nature-obstacle-on-your-side"],
  },
  {
    id: 21,
    question:
      "Which of these does an ordinary car not have to be equipped with?",
    options: [
      "The horn (警笛)",
      "A warning triangle",
      "Rear-view mirrors",
      "A flare (発炎筒)",
    ],
    answer: "B",
    explanation:
      "Carry a triangle all the same: you must put one out after a breakdown on an expressway. But a car has to be equipped only with the flare (発炎筒), the horn and the mirrors.",
    rule: "vehicle-triangle-not-required-equipment",
    also: ["vehicle-emergency-flare", "expressway-breakdown-warning-device"],
  },
  {
    id: 22,
    question:
      "To get in the way of the car behind, a driver brakes hard again and again and puts it in danger. No crash happens. What is this?",
    options: [
      "Bad manners, but no offence",
      "A crime, though nobody was hurt",
      "A crime only if the other car stops",
      "A violation that a blue ticket settles",
    ],
    answer: "B",
    explanation:
      "Never do this: road rage (妨害運転) is a crime even without a crash. It carries up to 3 years of imprisonment or a fine of up to 500,000 yen, and the licence is revoked.",
    rule: "nature-road-rage-without-accident",
    also: [
      "nature-road-rage-no-ticket",
      "nature-road-rage-penalty",
      "nature-road-rage-revocation",
    ],
  },
  {
    id: 23,
    question:
      "On the same dry road a car goes 60 km/h instead of 20 km/h. About how many times as long is its braking distance?",
    options: ["3 times", "6 times", "9 times", "12 times"],
    answer: "C",
    explanation:
      "At three times the speed the braking distance is about 9 times as long. It grows with the square of the speed, so slow down early.",
    rule: "speed-braking-distance-square",
    also: ["speed-stopping-distance-table"],
  },
  {
    id: 24,
    question:
      "You find that you are driving the wrong way on an expressway. No vehicle is in sight, and your hazard lamps are on. What should you do?",
    options: [
      "Turn round at once, while the road is empty.",
      "Back along the shoulder to the last entrance.",
      "Stop at the edge, get behind the rail and call.",
      "Stop at the edge and stay inside with the belt on.",
    ],
    answer: "C",
    explanation:
      "Stop at the nearest safe edge, get behind the guardrail and call 110 or #9910. You must not turn round or reverse, and in the car you may be hit at full speed.",
    rule: "expressway-wrong-way",
    also: ["expressway-no-crossing-u-turn-reversing"],
  },
  {
    id: 25,
    picture: "sc-follow-distance",
    question:
      "A is the distance until the brakes begin to work, B the distance from then to the stop. The driver is tired; all else is the same. What grows?",
    options: ["A alone", "Neither", "A and B", "B alone"],
    answer: "A",
    explanation:
      "Rest when you are tired: you see and judge a danger later, so the reaction distance A grows. The braking distance B depends on speed, road, load and tyres.",
    rule: "speed-tired-longer-reaction",
    also: [
      "speed-reaction-distance",
      "speed-braking-distance",
      "speed-wet-heavy-worn-longer-braking",
    ],
  },
  {
    id: 26,
    question:
      "On a downhill road the brakes have failed. A low gear and the parking brake do not slow the car enough, and there is no escape ramp. What should you do?",
    options: [
      "Scrape the car along the rock wall beside you.",
      "Shift to neutral and steer through the bends.",
      "Switch off the engine, so that the wheels lock.",
      "Sound the horn and stay in your lane to the end.",
    ],
    answer: "A",
    explanation:
      "Rub the car along the hillside or a wall, or run it into earth. A damaged side is far better than a crash at a speed that goes on rising.",
    rule: "vehicle-brake-failure-last-resort",
    also: ["vehicle-brake-failure"],
  },
  {
    id: 27,
    question:
      "You drive a car that tows nothing on an expressway. When may you go faster than 100 km/h?",
    options: [
      "Where a higher limit for cars is shown",
      "In the rightmost of three lanes",
      "Where a wide median divides the directions",
      "While you overtake a slow vehicle",
    ],
    answer: "A",
    explanation:
      "Go faster than 100 km/h, up to 120 km/h, only where signs show such a limit for your vehicle. You must not exceed the limit to overtake either.",
    rule: "speed-expressway-120-only-posted",
    also: ["overtaking-no-speeding"],
  },
  {
    id: 28,
    question:
      "Two cars meet on a narrow mountain road. On your left is a wall of rock, on the other car's left a drop. Which is right?",
    options: [
      "You back up to a wider place.",
      "You stop and wave the other car past.",
      "The other car stops, and you go past.",
      "Both cars stop until one backs up.",
    ],
    answer: "C",
    explanation:
      "Go past slowly once the other car has stopped. The car on the side of the drop waits, because the soft edge may break away under it.",
    rule: "nature-mountain-road-valley-side",
  },
  {
    id: 29,
    question:
      "On an expressway the road is wet, and your tyres are worn. How long should the distance to the vehicle ahead be, compared with a dry road and good tyres?",
    options: [
      "About 1.2 times as long",
      "About 1.5 times as long",
      "About 2 times as long",
      "About 4 times as long",
    ],
    answer: "C",
    explanation:
      "Keep about twice the distance of a dry road with good tyres. A wet road and worn tyres make the braking distance longer.",
    rule: "speed-expressway-gap-wet-double",
    also: ["speed-wet-heavy-worn-longer-braking"],
  },
  {
    id: 30,
    question:
      "You pass a bicycle on the roadway in a car. How far from it must you stay by law?",
    options: [
      "At least 1 m, on every road",
      "At least 2 m, or you stay behind",
      "No number of metres is set",
      "At least 1.5 m, on every road",
    ],
    answer: "C",
    explanation:
      "Choose a safe speed that suits the gap: the law sets no number of metres. The figures that you hear are guidance only.",
    rule: "bicycle-passing-no-fixed-distance",
    also: ["bicycle-passing-safe-speed"],
  },
  {
    id: 31,
    picture: "pl-lamp-up-parallel",
    question:
      "The officer swung the light in the direction of the violet car and now holds it above the head. Which signal is the same for this car?",
    options: [
      "The yellow light",
      "The flashing red",
      "The green light",
      "The red light",
    ],
    answer: "A",
    explanation:
      "Stop if you can do so safely: along the way of the swing the raised light means yellow. For traffic that crosses this way it means red.",
    rule: "signal-officer-lamp-raised-along",
    also: ["signal-officer-lamp-raised-across"],
  },
  {
    id: 32,
    question:
      "Which of these vehicles must have its daily check once a day before driving?",
    options: [
      "A family car with 5 seats",
      "A kei truck of a farmer",
      "A kei car of a shop owner",
      "A rental car for passengers",
    ],
    answer: "D",
    explanation:
      "Check a rental car, like a business vehicle, once a day before driving. A private car or kei truck is checked at suitable times, judged from its mileage and use.",
    rule: "vehicle-daily-check-once-a-day",
    also: ["vehicle-daily-check-rental-car", "vehicle-daily-check-private-car"],
  },
  {
    id: 33,
    question:
      "On an expressway, which of these riders may carry a passenger on a motorcycle without a sidecar?",
    options: [
      "Aged 25, with a motorcycle licence for 2 years",
      "Aged 19, with a motorcycle licence for 3 years",
      "Aged 30, with an ordinary licence for 10 years",
      "Aged 20, with a motorcycle licence for 3 years",
    ],
    answer: "D",
    explanation:
      "Carry a passenger there only if you are 20 or over and have held a motorcycle licence for 3 years or more. On ordinary roads 1 year is enough.",
    rule: "motorcycle-passenger-expressway-20-and-3-years",
    also: ["motorcycle-passenger-1-year"],
  },
  {
    id: 34,
    question:
      "A driver is 76, and age may affect the driving. What is the rule at present about the elderly mark?",
    options: [
      "Only drivers under 75 use it.",
      "The driver should try to show it.",
      "The driver must always show it.",
      "The driver must show it on expressways.",
    ],
    answer: "B",
    explanation:
      "From 70 on, try to show the mark when age may affect your driving. It is not compulsory, not even from the age of 75.",
    rule: "mark-elderly-from-70",
  },
  {
    id: 35,
    question:
      "On ice the car ahead stops suddenly, and you may hit it. Your car has an anti-lock braking system (ABS). How should you brake?",
    options: [
      "Press the pedal down and hold it.",
      "Press the pedal lightly several times.",
      "Use a low gear and leave the pedal.",
      "Pull the parking brake step by step.",
    ],
    answer: "A",
    explanation:
      "With ABS in danger, press the pedal and hold it: the system keeps the wheels from locking. Light, repeated pressure is for normal braking on ice.",
    rule: "nature-ice-braking",
  },
  {
    id: 36,
    question:
      "At night you come to a bend that you cannot see round, and no sign stands there. How should you tell others that you are coming?",
    options: [
      "Switch to low beam before the bend.",
      "Flash the headlights before the bend.",
      "Sound the horn before the bend.",
      "Switch on the hazard lamps in the bend.",
    ],
    answer: "B",
    explanation:
      "Switch to high beam or flash the headlights, so that others see your light before they see you. Do not sound the horn: without a sign it is only for danger.",
    rule: "light-announce-at-blind-place",
    also: ["horn-blind-bend-without-sign"],
  },
  {
    id: 37,
    question:
      "At night your car has broken down on an expressway and cannot be driven. What must you put behind it?",
    options: [
      "A day-type device, if the hazard lamps are on",
      "A night-type device, which is seen from 200 m",
      "An emergency flare, which is seen from 200 m",
      "None, if the hazard and tail lamps are on",
    ],
    answer: "B",
    explanation:
      "Put out the night-type device, which can be seen from 200 m. The hazard or tail lamps must be on as well, but they do not replace it.",
    rule: "expressway-warning-device-night-type",
    also: [
      "expressway-breakdown-hazard-lamps",
      "expressway-breakdown-warning-device",
    ],
  },
  {
    id: 38,
    question:
      "By day you drive through an expressway tunnel with lamps and can see about 150 m ahead. Which lights do you need?",
    options: [
      "Your headlights, as you see less than 200 m",
      "No lights, as you see farther than 50 m",
      "No lights, as the lamps light the tunnel",
      "The parking lamps only, as it is still daylight",
    ],
    answer: "A",
    explanation:
      "Switch your lights on: on an expressway you need them by day where you see 200 m or less. On ordinary roads the limit is 50 m.",
    rule: "light-on-by-day-expressway-200m",
    also: ["light-on-by-day-50m"],
  },
  {
    id: 39,
    question:
      "The car ahead signals that it will move to the left edge to turn left. In which case do you not have to let it move over?",
    options: [
      "If you had to brake or swerve suddenly for it",
      "If you also turn left at the same intersection",
      "If you are faster than the car that is turning",
      "If it is less than 30 m from the intersection",
    ],
    answer: "A",
    explanation:
      "Let it move over and stay behind it. Only a vehicle that would have to change its speed or direction suddenly is excepted.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 40,
    question:
      "You come to a crosswalk without signals in open country. You see clearly that nobody is near it on either side. What applies to you?",
    options: [
      "You must stop before it for a moment.",
      "You must slow down to walking speed.",
      "You must be able to stop before it.",
      "You do not have to slow down for it.",
    ],
    answer: "D",
    explanation:
      "Drive on as you are if it is clear that nobody is about to cross. As soon as it is not clear, go so that you can stop before the crosswalk.",
    rule: "pedestrian-crosswalk-approach-speed",
  },
  {
    id: 41,
    question: "A No Parking sign stands here. Which of these may you still do?",
    options: [
      "Wait for a friend for 1 minute, at the wheel",
      "Leave the car for a moment to post a letter",
      "Unload for 5 minutes, ready to drive at once",
      "Unload for 10 minutes, without leaving the car",
    ],
    answer: "C",
    explanation:
      "Unload for 5 minutes at most, ready to drive: that is stopping. Waiting for somebody, leaving the car and longer unloading are parking, however careful you are.",
    rule: "parking-loading-5-minutes-is-stopping",
    also: [
      "parking-no-parking-signed",
      "parking-waiting-is-parking",
      "parking-meaning-driver-away",
      "parking-loading-over-5-minutes",
    ],
  },
  {
    id: 42,
    question:
      "The centre line of your road runs on through a junction. Walls hide both sides, and nothing directs the traffic. What applies to you there?",
    options: [
      "You must stop and look before you enter.",
      "You must drive slowly, so that you can stop at once.",
      "You may keep your speed, but must watch carefully.",
      "You must sound the horn before you enter.",
    ],
    answer: "C",
    explanation:
      "Watch carefully and go on: a centre line that runs through makes your road a priority road (優先道路). On it you do not have to drive slowly (徐行 jokō) because of a blind junction.",
    rule: "intersection-priority-road-no-slow-duty",
    also: [
      "intersection-priority-road-meaning",
      "speed-slow-blind-intersection",
    ],
  },
  {
    id: 43,
    question:
      "On a dark, dry road you drive with low beam. Which is the highest of these speeds at which you can stop within its light?",
    options: ["30 km/h", "50 km/h", "60 km/h", "80 km/h"],
    answer: "B",
    explanation:
      "At night drive so that you can stop within your light; low beam reaches about 40 m. You need about 32 m to stop at 50 km/h, but 44 m at 60 km/h.",
    rule: "light-stop-within-lit-range",
    also: ["light-dipped-beam-reach-40m", "speed-stopping-distance-table"],
  },
  {
    id: 44,
    question:
      "A car may carry five persons. The driver and one other adult are in it. How many children under 12 may ride as well?",
    options: ["3", "4", "5", "6"],
    answer: "B",
    explanation:
      "Two adults leave room for three persons. One person counts as 1.5 children under 12, so 3 × 1.5 = 4.5, and 4 children may ride.",
    rule: "vehicle-capacity-five-seats-example",
    also: ["vehicle-capacity-children", "vehicle-capacity"],
  },
  {
    id: 45,
    question:
      "In the first year a new driver commits a 3-point violation, the only one so far, and later a 1-point violation. What happens?",
    options: [
      "Nothing, below 6 points",
      "Only a re-test follows, without a course",
      "The licence is suspended for 30 days",
      "The driver is called to a beginner course",
    ],
    answer: "D",
    explanation:
      "Take the beginner course (初心運転者講習) when you are called. One single 3-point violation does not lead to it, but a total of 4 points then does.",
    rule: "licence-beginner-course",
    also: ["licence-beginner-single-3-points"],
  },
  {
    id: 46,
    question:
      "A driver staggers after drinking and may not be able to drive normally. The breath test shows only 0.15 mg in 1 litre. What is this?",
    options: [
      "No offence, as it is less than 0.5 mg",
      "Drunk driving (酒酔い運転)",
      "Driving under the influence (酒気帯び運転)",
      "A matter of points, without a penalty",
    ],
    answer: "B",
    explanation:
      "It is drunk driving at any amount if the driver may not be able to drive normally. From 0.5 mg it is drunk driving in every case; so never drive after drinking.",
    rule: "alcohol-drunk-driving-figure",
    also: ["alcohol-influence-threshold"],
  },
  {
    id: 47,
    question:
      "By day you carry a load that is longer than the limit, with a permit. What may the permit order for this load?",
    options: [
      "A flashing red lamp at the front end",
      "A yellow cloth of 0.5 m square or more",
      "A red cloth of 0.3 m square or more",
      "A white cloth of 0.3 m square or more",
    ],
    answer: "C",
    explanation:
      "Fix what the permit orders: by day a red cloth of at least 0.3 m square, at night a red lamp or reflector. It shows others how far the load reaches.",
    rule: "load-oversize-red-cloth",
    also: ["load-indivisible-permit"],
  },
  {
    id: 48,
    question:
      "You ride a moped on a road with three lanes in your direction and want to turn right. The light is red with a green right arrow, and no sign tells mopeds how to turn. What must you do?",
    options: [
      "Wait until the light turns green.",
      "Turn right slowly with the arrow.",
      "Stop, and then turn with the arrow.",
      "Go straight on along the left edge.",
    ],
    answer: "A",
    explanation:
      "Wait for the green light: on three or more lanes a moped turns right in two steps (二段階右折). The right arrow is not for vehicles that turn in two steps.",
    rule: "signal-right-arrow-two-step",
    also: ["signal-two-step-three-lanes"],
  },
  {
    id: 49,
    question:
      "A truck is 5 m long and has no permit for a long load. Which of these loads may it carry?",
    options: [
      "6 m long, 0.25 m out in front, 0.75 m behind",
      "6.5 m long, 0.75 m out in front, 0.75 m behind",
      "6 m long, 0.5 m out in front, 0.5 m behind",
      "6 m long, nothing out in front, 1 m behind",
    ],
    answer: "C",
    explanation:
      "The load may be 1.2 times as long as the truck: 5 m × 1.2 = 6 m. It may stick out one tenth of the truck at each end: 5 m ÷ 10 = 0.5 m.",
    rule: "load-length-overhang",
    also: ["load-length-total"],
  },
  {
    id: 50,
    question:
      "A truck has a gross weight of 7 t, a maximum payload of 4.5 t and three seats. To which class of vehicle does it belong?",
    options: [
      "Ordinary (普通)",
      "Semi-medium (準中型)",
      "Medium (中型)",
      "Large (大型)",
    ],
    answer: "C",
    explanation:
      "It is a medium vehicle (中型 chūgata): a payload from 4.5 t to under 6.5 t is enough. By weight alone, under 7.5 t, it would be semi-medium, but one figure decides.",
    rule: "licence-medium-vehicle-limits",
    also: ["licence-one-exceeded-limit-decides"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
