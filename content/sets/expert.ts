import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "Since 1 April 2026 cyclists can get a blue ticket, the traffic violation ticket. From what age?",
    options: ["14 years", "16 years", "18 years", "20 years"],
    answer: "B",
    explanation:
      "Cyclists aged 16 or over can get a blue ticket for traffic offences. Serious offences, such as drunk riding, are not settled with a ticket; they are dealt with as crimes.",
    rule: "bicycle-blue-ticket-16",
  },
  {
    id: 2,
    question:
      "On an expressway you come up to the tail of a traffic jam. What should you switch on to warn the vehicles behind you?",
    options: [
      "The fog lamps",
      "The high beam",
      "The right indicator",
      "The hazard lamps",
    ],
    answer: "D",
    explanation:
      "When you reach the tail of a jam you should switch on the hazard lamps. Drivers behind come at high speed and may notice too late that the traffic ahead stands or moves slowly.",
    rule: "expressway-jam-ahead-hazard-lamps",
  },
  {
    id: 3,
    picture: "sc-hz-parked-children",
    question:
      "You drive along this street. A ball rolls out, and a child runs after it. What should you do?",
    options: [
      "Brake at once and stop before you reach the child.",
      "Sound the horn and keep on at the same speed as before.",
      "Steer to the right and go past the child and the ball.",
      "Drive on, as the child will stop at the edge of the road.",
    ],
    answer: "A",
    explanation:
      "Children who play may run into the road after a ball without looking. So you should slow down at once and be ready to stop; the horn or a swerve does not replace braking.",
    rule: "hazard-children",
  },
  {
    id: 4,
    question:
      "The same car hits the same wall at 80 km/h instead of 40 km/h. How many times as strong is the impact?",
    options: ["2 times", "4 times", "6 times", "8 times"],
    answer: "B",
    explanation:
      "The force of an impact grows with the square of the speed. Double the speed gives 2 × 2 = 4 times the force.",
    rule: "nature-impact-square",
  },
  {
    id: 5,
    picture: "sc-expwy-merge",
    question:
      "You drive the violet car onto an expressway. What should you do in your lane before you move into the main lane?",
    options: [
      "Stop at its end and wait for a long gap.",
      "Keep to the low speed of the ramp.",
      "Speed up enough and check that it is safe.",
      "Slow down until all cars in view have passed.",
    ],
    answer: "C",
    explanation:
      "This is the acceleration lane. Here you signal, speed up fully to fit in with the traffic, check that it is safe and then move into the main lane. If you enter at a low speed, the cars behind may have to brake.",
    rule: "expressway-accelerate-in-acceleration-lane",
  },
  {
    id: 6,
    question:
      "Since 1 April 2026 you may take the tests for the full ordinary licence before you are old enough to receive the licence. From what age may you take them?",
    options: [
      "16 years",
      "17 years",
      "17 years and 6 months",
      "17 years and 9 months",
    ],
    answer: "C",
    explanation:
      "Since 1 April 2026 the tests may be taken from the age of 17 years and 6 months. The full licence itself is given only at 18.",
    rule: "licence-full-test-from-17-and-a-half",
  },
  {
    id: 7,
    question:
      "On a wet road hydroplaning begins under your car. What should you do?",
    options: [
      "Hold the steering wheel and slow down by engine braking.",
      "Press the brake hard until the tyres touch the road again.",
      "Steer quickly to the side where there is less water.",
      "Speed up so that you get out of the water sooner.",
    ],
    answer: "A",
    explanation:
      "In hydroplaning the tyres ride on a film of water. Hold the wheel, neither brake hard nor steer sharply, and let engine braking slow the car until the tyres grip again.",
    rule: "nature-hydroplaning-what-to-do",
  },
  {
    id: 8,
    question:
      "Since October 2025 the knowledge check for converting a foreign licence has 50 questions. How many right answers do you need at least?",
    options: ["35", "40", "43", "45"],
    answer: "D",
    explanation:
      "You need 45 of the 50 answers, which is 90 %. The old check with 10 questions and a pass mark of 70 % ended on 30 September 2025.",
    rule: "exam-conversion-pass-45",
  },
  {
    id: 9,
    picture: "pl-lamp-up-parallel",
    question:
      "You drive in the direction of the violet arrow. The officer first swung the light along this direction and now holds it above the head. Which traffic light has the same meaning for you?",
    options: [
      "The green light",
      "The red light",
      "The yellow light",
      "The flashing red light",
    ],
    answer: "C",
    explanation:
      "For traffic moving in the direction of the earlier swing, the light held above the head has the same meaning as a yellow signal. For traffic that crosses this direction it means red.",
    rule: "signal-officer-lamp-raised-along",
  },
  {
    id: 10,
    question:
      "An ordinary road in a residential area has a centre line, and no limit is posted. What is the statutory maximum speed there of an ordinary car that tows nothing?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "D",
    explanation:
      "The law looks at the centre line, not at the houses. With a centre line and no posted limit, the statutory maximum is 60 km/h. A safe speed among houses is often lower.",
    rule: "speed-statutory-lined-residential-60",
  },
  {
    id: 11,
    question:
      "Which of these vehicles must by law have the daily check once a day before driving?",
    options: [
      "A private kei truck",
      "A rental car with 5 seats",
      "A private passenger car with 5 seats",
      "A private kei passenger car",
    ],
    answer: "B",
    explanation:
      "Rental cars, like business vehicles, must be checked once a day before driving. Private passenger cars with up to 10 seats and private kei vehicles are checked at suitable times, judged from mileage and use.",
    rule: "vehicle-daily-check-once-a-day",
  },
  {
    id: 12,
    picture: "sc-int-right-shadow",
    question:
      "You wait to turn right, and the truck facing you also signals right. What should you do?",
    options: [
      "Turn now, as the truck holds back the traffic behind it.",
      "Turn quickly before the truck begins its own turn.",
      "Wait until you see that nothing comes past the truck.",
      "Sound the horn and turn close in front of the truck.",
    ],
    answer: "C",
    explanation:
      "A motorcycle may come straight on from behind the oncoming truck, which hides it from you. Make sure that nothing follows before you turn.",
    rule: "hazard-right-turn-hidden-motorcycle",
  },
  {
    id: 13,
    question:
      "You drive through two bends at the same speed. In which of them is the centrifugal force stronger?",
    options: [
      "In the one with the smaller radius",
      "In the one with the larger radius",
      "In the one that is longer",
      "In neither, as only the speed matters",
    ],
    answer: "A",
    explanation:
      "At the same speed the centrifugal force is the stronger, the smaller the radius is. A sharp bend therefore needs a lower speed than a wide one.",
    rule: "nature-centrifugal-radius",
  },
  {
    id: 14,
    question:
      "Your licence requires glasses or contact lenses. You drive a car of your licence class without them. What is this by law?",
    options: [
      "Unlicensed driving",
      "A breach of a licence condition",
      "A breach of the duty to carry the licence",
      "No offence on a short trip by day",
    ],
    answer: "B",
    explanation:
      "Who drives without the required glasses breaks a condition of the licence and can be punished. It is not unlicensed driving, because the licence itself covers the car.",
    rule: "licence-glasses-breach-not-unlicensed",
  },
  {
    id: 15,
    question:
      "A two-wheeler has an engine of 110 cc. Up to which maximum output does it count as a moped?",
    options: ["0.6 kW", "1.0 kW", "4.0 kW", "20.0 kW"],
    answer: "C",
    explanation:
      "Since 1 April 2025 a two-wheeler of over 50 cc but 125 cc or less counts as a moped if its maximum output is limited to 4.0 kW or less. A moped licence or an ordinary licence is enough.",
    rule: "moped-new-standard",
  },
  {
    id: 16,
    picture: "sc-emergency-near-crossing",
    question:
      "You drive the violet car on a two-way road, and the ambulance behind you is on urgent duty. What must you do?",
    options: [
      "Drive across the intersection first and then move to the left.",
      "Move to the left and drive on slowly through the intersection.",
      "Stop at once without moving to the left.",
      "Move to the left before the intersection and stop temporarily.",
    ],
    answer: "D",
    explanation:
      "When an emergency vehicle approaches at or near an intersection, you keep clear of the intersection, move to the left side of the road and stop temporarily. Away from intersections you move to the left and give way; a stop is not required.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 17,
    question:
      "On a cold winter morning, which of these parts of a road freezes first?",
    options: [
      "A bridge over a river",
      "A street between houses",
      "A sunny stretch in the fields",
      "The middle of a long tunnel",
    ],
    answer: "A",
    explanation:
      "Bridges and the mouths of tunnels freeze before other parts of the road. Slow down before you reach them, even if the road so far was dry.",
    rule: "nature-ice-bridges-and-tunnel-mouths",
  },
  {
    id: 18,
    question:
      "A national expressway has separated directions and no posted limit. Which vehicle has a statutory maximum of 100 km/h on its main lanes?",
    options: [
      "A three-wheeled vehicle",
      "A car that tows a trailer",
      "A large bus",
      "A large truck",
    ],
    answer: "C",
    explanation:
      "Buses may go 100 km/h there, like cars and motorcycles. For large trucks the figure is 90 km/h since 1 April 2024; for vehicles that tow a trailer and for three-wheeled vehicles it is 80 km/h.",
    rule: "speed-expressway-100",
  },
  {
    id: 19,
    picture: "322",
    question: "Which vehicle does the sign in the picture keep out?",
    options: [
      "One that is wider than 2.2 m with its load",
      "One that is higher than 2.2 m with its load",
      "One that is longer than 2.2 m with its load",
      "One that is heavier than 2.2 t with its load",
    ],
    answer: "A",
    explanation:
      "The sign is a width limit: a vehicle whose width, load included, is over 2.2 m must not pass. The figure does not show the width of the road. On a height limit the wedges are above and below the figure.",
    rule: "sign-width-limit",
  },
  {
    id: 20,
    picture: "sc-night-rain",
    question: "You drive along this road on a rainy night. What should you do?",
    options: [
      "Keep your speed, as everyone can see your headlights.",
      "Watch only the lamps of the oncoming car.",
      "Speed up to get past before anyone steps out.",
      "Slow down and watch the edges of the lit area.",
    ],
    answer: "D",
    explanation:
      "On a rainy night a pedestrian is hard to see and may cross the road, although your lights are on. Slow down and watch the edges of the area that your headlights reach.",
    rule: "hazard-night-rain-pedestrian",
  },
  {
    id: 21,
    question:
      "A driver is 78, and age may affect the driving. What does the law say for the time being about the elderly mark?",
    options: [
      "The driver must show it on every trip.",
      "The driver should endeavour to show it.",
      "The driver must show it on expressways only.",
      "It is meant for drivers aged 80 or over.",
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
      "The braking distance grows with the square of the speed. Triple the speed gives 3 × 3 = 9 times the braking distance.",
    rule: "speed-braking-distance-square",
  },
  {
    id: 23,
    question:
      "What distance from a bicycle does the Road Traffic Act prescribe when you pass it on the roadway in a car?",
    options: [
      "At least 1 m",
      "At least 1.5 m",
      "At least 2 m",
      "The Act gives no figure",
    ],
    answer: "D",
    explanation:
      "The Act names no distance in metres. Where the clearance is not sufficient, you must go at a safe speed that suits the clearance. Figures such as 1 to 1.5 m are guidance only.",
    rule: "bicycle-passing-no-fixed-distance",
  },
  {
    id: 24,
    question:
      "In the full test for the ordinary licence you judge only two of the three statements of a hazard question correctly. How many points does it give?",
    options: ["0 points", "0.5 points", "1 point", "2 points"],
    answer: "A",
    explanation:
      "A hazard question gives its points only if all three statements are answered correctly. There are no part points, so read each of the three with equal care.",
    rule: "hazard-all-three-right",
  },
  {
    id: 25,
    question: "What happens in the brakes of a car when vapour lock occurs?",
    options: [
      "The pads get so hot that they lose their grip.",
      "Bubbles in the fluid keep the pressure from the brakes.",
      "Rain water gets between the pads and the brake discs.",
      "The wheels stop turning and slide over the road surface.",
    ],
    answer: "B",
    explanation:
      "Heat makes bubbles in the brake fluid, so the pressure of the pedal no longer reaches the brakes. If the friction parts overheat and lose their grip, that is called fade.",
    rule: "nature-vapour-lock",
  },
  {
    id: 26,
    question:
      "The car ahead signals that it will move to the left edge in order to turn left. You are behind it and can slow down gently. What must you do?",
    options: [
      "Let it move over and do not obstruct it.",
      "Pass quickly on its left before it moves.",
      "Sound the horn so that it stays in place.",
      "Move to the left edge before it does.",
    ],
    answer: "A",
    explanation:
      "When a vehicle ahead has signalled to move to the left edge, the centre or the right edge for a turn, a vehicle behind must not obstruct it, unless it would have to change its speed or direction suddenly.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 27,
    question:
      "Which of these does the law not require an ordinary car to have at all times?",
    options: [
      "A horn",
      "Rear-view mirrors",
      "An emergency flare or an approved lamp",
      "A warning triangle",
    ],
    answer: "D",
    explanation:
      "A car need not be equipped with a warning triangle. But you have to put out a triangle or another approved device after a breakdown on an expressway, so it is wise to carry one.",
    rule: "vehicle-triangle-not-required-equipment",
  },
  {
    id: 28,
    question:
      "An ordinary two-way road has no centre line, no lanes, no separation of directions and no posted limit. A car goes 60 km/h there. How far is it over the statutory limit?",
    options: ["0 km/h", "10 km/h", "20 km/h", "30 km/h"],
    answer: "D",
    explanation:
      "Since 1 September 2026 the statutory maximum speed of cars on such a road is 30 km/h. A car at 60 km/h is therefore 30 km/h too fast.",
    rule: "speed-unlined-60-is-30-over",
  },
  {
    id: 29,
    picture: "sc-left-cyclist",
    question: "You are about to turn left here. What should you do?",
    options: [
      "Go past the bicycle ahead and turn left in front of it.",
      "Watch only the bicycle ahead, as it is the nearest one.",
      "Check the left rear before and while you turn.",
      "Sound the horn so that both bicycles let you turn.",
    ],
    answer: "C",
    explanation:
      "A bicycle or motorcycle may come up at your left rear and be hit by the turning car. So you check the left rear before the turn and again while you turn.",
    rule: "hazard-left-turn-left-rear",
  },
  {
    id: 30,
    question:
      "Under today's licence classes the gross weight of an ordinary car is less than a certain figure. Which figure?",
    options: ["2.0 t", "3.5 t", "5.0 t", "8.0 t"],
    answer: "B",
    explanation:
      "An ordinary car has a gross weight of less than 3.5 t, a maximum payload of less than 2 t and room for 10 persons or fewer. Higher weights that old booklets name hold only for older licences.",
    rule: "licence-ordinary-vehicle-limits",
  },
  {
    id: 31,
    question:
      "On a narrow slope you drive uphill and meet a car coming downhill. A lay-by is near, on your side. What should you do?",
    options: [
      "Wait in the lay-by and let the other car pass.",
      "Go on, as the car going downhill has to wait.",
      "Stop on the road until the other car reverses.",
      "Sound the horn and drive on past the lay-by.",
    ],
    answer: "A",
    explanation:
      "The vehicle that has the lay-by on its side waits in it, even if it is going uphill. Where no lay-by is near, the vehicle going downhill should give way, because starting uphill is harder.",
    rule: "nature-slope-lay-by",
  },
  {
    id: 32,
    picture: "sg-yellow-arrow",
    question:
      "Which of these may go to the right on the signal in the picture?",
    options: ["A tram", "A taxi", "A route bus", "A bicycle"],
    answer: "A",
    explanation:
      "A yellow arrow is for trams only. A tram may go in the direction of the arrow; cars, buses and all other vehicles must obey the red light.",
    rule: "signal-yellow-arrow",
  },
  {
    id: 33,
    question:
      "A learner also wants to drive manual cars. How has the skill test for the ordinary licence been held since April 2025?",
    options: [
      "Only in a manual car",
      "Only in an automatic car",
      "First in a manual car, then some automatic-car tasks are added",
      "First in an automatic car, then some manual-car tasks are added",
    ],
    answer: "D",
    explanation:
      "Since 1 April 2025 the skill test is held in an automatic car first. Parts in a manual car are added only for those who want to drive manual cars.",
    rule: "exam-skill-automatic-first",
  },
  {
    id: 34,
    question:
      "After an accident a person may have a neck injury and lies in a safe place. What should you do until help comes?",
    options: [
      "Help the person to sit up and drink some water.",
      "Leave the person as he or she is, without moving the body.",
      "Lay the person on the back seat of a car to keep warm.",
      "Lift the head of the person and put a pillow under the neck.",
    ],
    answer: "B",
    explanation:
      "You should not move a person who may have a head or neck injury, because this can make the injury worse. The exception is a danger at the place, such as a following accident.",
    rule: "accident-do-not-move-head-injury",
  },
  {
    id: 35,
    question:
      "You drive a car that tows nothing on an expressway. When may you go at 110 km/h?",
    options: [
      "While you overtake a slower vehicle",
      "While you drive in the rightmost of three lanes",
      "Where a limit of 110 km/h or more is posted for cars",
      "Where the directions are separated and traffic is light",
    ],
    answer: "C",
    explanation:
      "More than 100 km/h, up to 120 km/h, is allowed only on sections on which such a limit is posted for your kind of vehicle. You must not exceed the limit to overtake either.",
    rule: "speed-expressway-120-only-posted",
  },
  {
    id: 36,
    question:
      "You follow a large truck that hides the road in front of it. What should you do?",
    options: [
      "Keep a longer distance to the truck.",
      "Drive close behind it to use its shelter.",
      "Drive on the centre line to see past it.",
      "Keep your gap and watch only its lamps.",
    ],
    answer: "A",
    explanation:
      "A truck ahead hides what is in front of it. With a longer distance you can see more of the road and have room to stop when the truck brakes.",
    rule: "hazard-following-truck",
  },
  {
    id: 37,
    question:
      "Which tyre is in danger of a standing wave, so that it overheats and may burst?",
    options: [
      "A tyre with too much air, at high speed",
      "A tyre with too little air, at high speed",
      "A tyre with too much air, at low speed",
      "A tyre with too little air, at low speed",
    ],
    answer: "B",
    explanation:
      "A tyre with too little air bends strongly and ripples at high speed. It overheats and may burst. So check the tyre pressure before you drive on an expressway.",
    rule: "nature-standing-wave",
  },
  {
    id: 38,
    question:
      "How high above the ground may the load of a motorcycle reach at most?",
    options: ["1.5 m", "2.0 m", "2.5 m", "3.8 m"],
    answer: "B",
    explanation:
      "The load of a motorcycle or a small special vehicle may reach up to 2.0 m above the ground. The figures 2.5 m and 3.8 m are limits for other kinds of vehicle.",
    rule: "load-height-motorcycle-2-m",
  },
  {
    id: 39,
    question:
      "On an expressway the road is wet, and your tyres are worn. How long should the distance to the vehicle ahead be, compared with a dry road and good tyres?",
    options: [
      "About 2 times as long",
      "About 3 times as long",
      "About 4 times as long",
      "About 5 times as long",
    ],
    answer: "A",
    explanation:
      "On a wet road with worn tyres the distance should be about twice as long as on a dry road with good tyres: about 200 m instead of 100 m at 100 km/h.",
    rule: "speed-expressway-gap-wet-double",
  },
  {
    id: 40,
    question:
      "What does the law say about a helmet for riders of e-scooters of the 20 km/h class (specified small mopeds)?",
    options: [
      "Every rider must wear one on the roadway.",
      "Only riders under 18 must wear one.",
      "It says nothing about a helmet for them.",
      "Riders must make an effort to wear one.",
    ],
    answer: "D",
    explanation:
      "Riders of e-scooters must make an effort to wear a helmet. It is a duty to try, without a penalty, as for cyclists. For mopeds and motorcycles the helmet is compulsory.",
    rule: "escooter-helmet-effort",
  },
  {
    id: 41,
    picture: "sc-hz-bicycle-umbrella",
    question:
      "You come up behind the bicycle as it goes round the car at the left. What should you do?",
    options: [
      "Pass between the bicycle and the oncoming car.",
      "Speed up to get past before the oncoming car.",
      "Sound the horn so that the bicycle moves in.",
      "Slow down and wait behind the bicycle.",
    ],
    answer: "D",
    explanation:
      "A cyclist who goes round a parked car may swerve out, so you slow down and leave room. With a car coming towards you there is no room beside the bicycle, so you wait behind it.",
    rule: "hazard-cyclist-swerving",
  },
  {
    id: 42,
    question:
      "The full ordinary test has 90 questions of 1 point and 5 illustrated ones of 2 points. What is the pass mark?",
    options: [
      "80 of the 100 points",
      "85 of the 100 points",
      "90 of the 100 points",
      "90 of the 95 questions",
    ],
    answer: "C",
    explanation:
      "You need 90 of the 100 points. Points count, not the number of right questions: a wrong illustrated question costs 2 points, any other wrong one costs 1 point.",
    rule: "exam-full-pass-90-points",
  },
  {
    id: 43,
    picture: "317",
    question:
      "You want to park and leave your car where the sign in the picture stands. What does the sign demand?",
    options: [
      "A distance of 6 m to the next intersection",
      "A vehicle that is not more than 6 m long",
      "A width of 6 m left free on its right side",
      "A parking time of not more than 6 minutes",
    ],
    answer: "C",
    explanation:
      "The sign Parking Clearance forbids you to park where less than the width shown would stay free on the right of your vehicle, here 6 m. Loading with the driver at hand and help for the sick or injured are excepted.",
    rule: "sign-parking-clearance",
  },
  {
    id: 44,
    picture: "sc-follow-distance",
    question:
      "A is the distance before the brakes begin to work. The speed doubles, and the driver reacts just as quickly. How long is A then?",
    options: [
      "About 2 times as long",
      "About 3 times as long",
      "About 4 times as long",
      "About 8 times as long",
    ],
    answer: "A",
    explanation:
      "A is the reaction distance. It grows in proportion to the speed, so it doubles. The braking distance, B, grows with the square of the speed.",
    rule: "speed-reaction-distance",
  },
  {
    id: 45,
    question:
      "Besides a reflecting triangle board, which approved lamp may serve as the stop-display device on an expressway?",
    options: [
      "A flashing blue lamp",
      "A flashing purple lamp",
      "A flashing red lamp",
      "A flashing yellow lamp",
    ],
    answer: "B",
    explanation:
      "The stop-display device for expressways is a reflecting triangle board or an approved flashing purple lamp. It shows drivers behind that a vehicle is standing there.",
    rule: "expressway-warning-device-kinds",
  },
  {
    id: 46,
    question:
      "You land in Japan for the first time with an international driving permit that is valid in Japan. For how long at most may you drive with it?",
    options: ["6 months", "1 year", "2 years", "3 years"],
    answer: "B",
    explanation:
      "An international driving permit may be used in Japan for at most 1 year from the day of landing. A resident who leaves Japan and comes back within less than 3 months does not start a new year.",
    rule: "licence-international-permit-1-year",
  },
  {
    id: 47,
    question:
      "A long truck ahead of you turns left. Where does its left rear wheel run?",
    options: [
      "On the same track as its left front wheel",
      "Outside the track of its left front wheel",
      "On the same track as its right front wheel",
      "Inside the track of its left front wheel",
    ],
    answer: "D",
    explanation:
      "In a turn the rear inner wheel runs inside the track of the front inner wheel. So a bicycle or pedestrian close to the left side of a turning truck is in great danger.",
    rule: "nature-inner-wheel-difference",
  },
  {
    id: 48,
    question:
      "You should not flee from an earthquake by car. For which danger is there an exception, if using the car is unavoidable?",
    options: ["Aftershocks", "A fire", "A tsunami", "Falling glass"],
    answer: "C",
    explanation:
      "Cars block the roads for rescue, so people should flee on foot. Only to escape from a tsunami may the car be used, when this is unavoidable.",
    rule: "accident-earthquake-no-flight-by-car",
  },
  {
    id: 49,
    question:
      "On which of these must a car drive slowly even without a sign or marking?",
    options: [
      "On a steep downhill slope",
      "On a steep uphill slope far from its crest",
      "In a straight tunnel with lanes",
      "On a straight and level bridge",
    ],
    answer: "A",
    explanation:
      "A vehicle must drive slowly on a steep downhill slope, near the crest of an uphill slope and near a bend, even without a sign. A steep uphill slope by itself is not in the list.",
    rule: "speed-slow-steep-downhill",
  },
  {
    id: 50,
    question:
      "How far may the load of a car stick out beyond each side of the body without a permit?",
    options: [
      "Not at all",
      "One twentieth of the car's width",
      "One tenth of the car's width",
      "One fifth of the car's width",
    ],
    answer: "C",
    explanation:
      "Since 13 May 2022 the load may stick out beyond each side by up to one tenth of the car's width. Before that it could not stick out at the sides at all.",
    rule: "load-width-overhang",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
