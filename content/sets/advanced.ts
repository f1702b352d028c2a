import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "What does the law require you to check before you drive on an expressway?",
    options: [
      "The spare tyre, the jack and the tools",
      "The ETC card, the toll and the route",
      "Fuel, coolant, engine oil and the load",
      "The radio, the heater and the child lock",
    ],
    answer: "C",
    explanation:
      "Before you drive on an expressway you must check the amount of fuel, coolant and engine oil and how the load is secured. A car that stops there or drops its load puts others in great danger.",
    rule: "expressway-check-before-entering",
  },
  {
    id: 2,
    question:
      "Where must a passenger in the rear seat wear a seat belt, if no legal exception applies?",
    options: [
      "On all roads, in towns and outside",
      "On expressways, but nowhere else",
      "On roads outside towns, not in towns",
      "On roads with lanes, not on others",
    ],
    answer: "A",
    explanation:
      "Seat belts must be worn in all seats, front and rear, and on all roads. The duty for the rear seats is not limited to expressways, because unbelted people are thrown about in town traffic too.",
    rule: "belt-rear-seat-all-roads",
  },
  {
    id: 3,
    question:
      "On a road you lightly scratch a parked car. Nobody is hurt, and its owner accepts your money. What does the law still require?",
    options: [
      "A check of the owner at a hospital",
      "An expert opinion from a repair shop",
      "A written agreement with the owner",
      "A report of the accident to the police",
    ],
    answer: "D",
    explanation:
      "You must report every traffic accident to the police, even a minor one with damage to property only. A private settlement with the owner does not replace the report.",
    rule: "accident-report-damage-only-too",
  },
  {
    id: 4,
    picture: "325",
    question:
      "Which of these vehicles may enter a road that has the sign in the picture?",
    options: [
      "A mini-car with an engine of 50 cc",
      "A moped of 50 cc with its rider only",
      "A motorcycle of 125 cc with its rider only",
      "A motorcycle of 250 cc with its rider only",
    ],
    answer: "D",
    explanation:
      "Motor Vehicles Only: pedestrians, light vehicles, e-scooters, mopeds, motorcycles of 125 cc or less and mini-cars must not enter. A motorcycle of more than 125 cc may enter.",
    rule: "sign-motor-vehicles-only",
  },
  {
    id: 5,
    question:
      "After an accident a person is bleeding heavily from the arm. How should you stop the bleeding until the ambulance comes?",
    options: [
      "Wash the wound with plenty of water.",
      "Press the wound with a clean cloth.",
      "Leave the wound open so that it dries.",
      "Let the arm hang down and move it.",
    ],
    answer: "B",
    explanation:
      "Heavy bleeding is stopped by pressing the wound firmly with a clean cloth, such as a handkerchief or towel. Go on pressing until the ambulance comes.",
    rule: "accident-stop-bleeding",
  },
  {
    id: 6,
    question: "Where must the inspection certificate of your car be kept?",
    options: [
      "In the car itself",
      "In the home of the owner",
      "At the garage that does the repairs",
      "At the dealer who sold the car",
    ],
    answer: "A",
    explanation:
      "The inspection certificate must be kept in the car. It is not enough to have it at home or at a garage.",
    rule: "vehicle-inspection-certificate-in-car",
  },
  {
    id: 7,
    question:
      "You have missed your exit on an expressway. No other vehicle is near. Which of these may you do?",
    options: [
      "Reverse slowly with the hazard lamps on.",
      "Make a U-turn on the main lanes.",
      "Drive on to the next exit.",
      "Cross the main lanes to the other side.",
    ],
    answer: "C",
    explanation:
      "On the main lanes of an expressway you must not reverse, make a U-turn or cross, even if no other vehicle is near. If you have missed your exit, go on to the next one.",
    rule: "expressway-no-crossing-u-turn-reversing",
  },
  {
    id: 8,
    question:
      "How deep must the tread of the tyres of a passenger car be at least?",
    options: ["0.8 mm", "1.6 mm", "2.5 mm", "4.0 mm"],
    answer: "B",
    explanation:
      "The tread must be at least 1.6 mm deep. When the slip sign of the tyre appears, this limit has been reached and the tyre must be changed.",
    rule: "vehicle-tyre-tread",
  },
  {
    id: 9,
    question:
      "You lend your car to a person who you know has been drinking and who then drives it drunk. How high is your maximum penalty?",
    options: [
      "Half as high as that of the driver",
      "A fine, but never imprisonment",
      "No penalty if you do not ride in the car",
      "The same as that of the driver",
    ],
    answer: "D",
    explanation:
      "A person who provides a vehicle to someone who then drives it drunk or under the influence of alcohol faces the same maximum penalty as that driver.",
    rule: "alcohol-lending-penalty",
  },
  {
    id: 10,
    picture: "116-4",
    question: "What does the sign in the picture tell you?",
    options: [
      "You may use a mobile phone here while driving.",
      "There is an emergency telephone here.",
      "You can hear traffic news by radio here.",
      "You must switch off your mobile phone here.",
    ],
    answer: "B",
    explanation:
      "This guide sign shows an emergency telephone. On an expressway you can use it to report an accident or a breakdown.",
    rule: "sign-emergency-telephone",
  },
  {
    id: 11,
    picture: "sc-expwy-merge",
    question:
      "You drive the violet car in the acceleration lane of an expressway. What must you do when you enter the main lane?",
    options: [
      "Enter without hindering the vehicles on the main lane.",
      "Enter at once, because the white car must let you in.",
      "Stop at the end of the acceleration lane every time.",
      "Enter slowly so that the white car has to brake for you.",
    ],
    answer: "A",
    explanation:
      "A vehicle that enters the main lane of an expressway must not hinder the vehicles on the main lane (emergency vehicles excepted). Speed up in the acceleration lane and merge into a gap.",
    rule: "expressway-entering-must-not-hinder",
  },
  {
    id: 12,
    question:
      "Your truck is 2 m wide. You have no permit for a wide load. How wide may the load be at most?",
    options: ["2.0 m", "2.2 m", "2.4 m", "2.6 m"],
    answer: "C",
    explanation:
      "The load may be up to 1.2 times as wide as the vehicle: 2 m × 1.2 = 2.4 m. It may stick out on each side by at most one tenth of the width, here 0.2 m.",
    rule: "load-width-total",
  },
  {
    id: 13,
    question: "From what age can a person get an ordinary provisional licence?",
    options: ["16 years", "17 years", "17 years and 6 months", "18 years"],
    answer: "C",
    explanation:
      "Since 1 April 2026 an ordinary provisional licence is given from the age of 17 years and 6 months. The full licence for ordinary cars is still given from the age of 18.",
    rule: "licence-provisional-age-17-and-a-half",
  },
  {
    id: 14,
    question:
      "Your car is moving. Which of these does the law ban for you as the driver?",
    options: [
      "Listening to a voice that gives directions",
      "Listening to traffic news on the car radio",
      "Talking with a passenger in the rear seat",
      "Gazing at a screen fixed to the dashboard",
    ],
    answer: "D",
    explanation:
      "While the vehicle is moving, the driver must not gaze at the picture on a screen. This covers screens that are fixed in the car, such as a navigation system, as well as a phone in the hand.",
    rule: "phone-mounted-screen-too",
  },
  {
    id: 15,
    question:
      "A large truck without a trailer is on the main lanes of a national expressway with separated directions and no posted limit. What is its statutory maximum speed?",
    options: ["80 km/h", "90 km/h", "100 km/h", "120 km/h"],
    answer: "B",
    explanation:
      "For large trucks without a trailer, and for heavier medium trucks, the statutory maximum speed there has been 90 km/h since 1 April 2024. With a trailer it is 80 km/h, and for ordinary cars without a trailer 100 km/h.",
    rule: "speed-expressway-truck-90",
  },
  {
    id: 16,
    question:
      "A trained person gives CPR with breaths. How many breaths should follow each 30 chest compressions?",
    options: ["2 breaths", "5 breaths", "10 breaths", "15 breaths"],
    answer: "A",
    explanation:
      "In CPR, 30 chest compressions are followed by 2 breaths, and this is repeated. A person without training should do the chest compressions alone.",
    rule: "accident-cpr-30-to-2",
  },
  {
    id: 17,
    question:
      "An expressway has three lanes in your direction and no signs that assign lanes. What is the rightmost lane for?",
    options: [
      "For fast vehicles",
      "For buses and large trucks",
      "For overtaking",
      "For driving long distances",
    ],
    answer: "C",
    explanation:
      "With three or more lanes in one direction you drive in the lanes other than the rightmost one according to your speed. The rightmost lane is for overtaking; do not go on driving in it, even at high speed.",
    rule: "expressway-three-lanes-rightmost-for-overtaking",
  },
  {
    id: 18,
    question:
      "You carry goods with your own small truck, which is not a kei vehicle. When must you make its daily check?",
    options: [
      "At times that you find suitable",
      "Once a month before driving",
      "Once a week before driving",
      "Once a day before driving",
    ],
    answer: "D",
    explanation:
      "A private goods vehicle must be checked once a day before driving, even if it is small; kei vehicles are excepted. A check at suitable times is enough for private passenger cars and private kei vehicles.",
    rule: "vehicle-daily-check-private-goods-vehicle",
  },
  {
    id: 19,
    question:
      "About how long is the stopping distance of a car at 100 km/h on a dry road?",
    options: ["40 m", "60 m", "85 m", "112 m"],
    answer: "D",
    explanation:
      "At 100 km/h on a dry road the stopping distance, that is the reaction distance plus the braking distance, is about 112 m. At 60 km/h it is about 44 m.",
    rule: "speed-stopping-distance-table",
  },
  {
    id: 20,
    question:
      "You have an ordinary car licence and want to tow a trailer with a gross weight of 900 kg with your ordinary car. Which licence do you need too?",
    options: [
      "A towing licence",
      "A class 2 licence",
      "A semi-medium licence",
      "A large special licence",
    ],
    answer: "A",
    explanation:
      "To tow a trailer with a gross weight of more than 750 kg you need a towing licence in addition to the licence for the towing vehicle. Up to 750 kg no towing licence is needed.",
    rule: "licence-towing-over-750kg",
  },
  {
    id: 21,
    picture: "sc-expwy-breakdown-lane",
    question:
      "The violet car has broken down on an expressway. Where should the two people in the picture wait for help?",
    options: [
      "In the car, with their seat belts on",
      "Off the road, behind the guardrail",
      "On the shoulder, in front of the car",
      "On the shoulder, well behind the car",
    ],
    answer: "B",
    explanation:
      "After a breakdown on an expressway everyone should leave the car and wait in a safe place off the road, such as behind the guardrail. Another vehicle may crash into the car or hit people on the shoulder.",
    rule: "expressway-breakdown-leave-the-road",
  },
  {
    id: 22,
    question:
      "Which of these drivers may by law carry a healthy child of 4 years without a child seat?",
    options: [
      "A father who drives only 1 km to a day-care centre",
      "A taxi driver in service, with a passenger's child",
      "A mother whose child sits on an adult's lap",
      "A tourist who has rented a car for one day",
    ],
    answer: "B",
    explanation:
      "Children under 6 must use a child seat. The driver of a taxi or bus in service is excepted for a passenger's child. A short trip, a rental car or an adult's lap is no exception.",
    rule: "child-seat-exempt-taxi-and-bus",
  },
  {
    id: 23,
    question:
      "Which vehicle must not use a national expressway, but may use a motor-vehicle-only road?",
    options: [
      "A small special vehicle",
      "A mini-car",
      "A moped",
      "An e-scooter",
    ],
    answer: "A",
    explanation:
      "Small special vehicles, and vehicles that cannot reach 50 km/h, must not use a national expressway but may use a motor-vehicle-only road. Mini-cars, mopeds and e-scooters must not use either kind.",
    rule: "expressway-national-closed-to-slow-vehicles",
  },
  {
    id: 24,
    question:
      "What makes a case of driving with alcohol in the body “drunk driving” in law?",
    options: [
      "0.15 mg or more of alcohol in 1 litre of breath",
      "0.25 mg or more of alcohol in 1 litre of breath",
      "A state in which alcohol may make normal driving impossible",
      "0.3 mg or more of alcohol in 1 ml of blood",
    ],
    answer: "C",
    explanation:
      "Drunk driving needs no alcohol figure: it is driving in a state in which alcohol may make normal driving impossible. The figures 0.15 mg (breath) and 0.3 mg (blood) belong to driving under the influence; driving with less is banned as well.",
    rule: "alcohol-drunk-driving-figure",
  },
  {
    id: 25,
    question:
      "The riding capacity of a car is 5 persons. The driver is the only adult. How many children under 12 may ride in it at most?",
    options: ["3", "4", "5", "6"],
    answer: "D",
    explanation:
      "Three children under 12 count as two persons aged 12 or over. Besides the driver there is room for 4 such persons, so 6 children may ride (4 × 1.5 = 6).",
    rule: "vehicle-capacity-children",
  },
  {
    id: 26,
    question:
      "A driver whose ordinary licence is limited to automatic cars drives an ordinary manual car. What is this in law?",
    options: [
      "A breach of a licence condition",
      "Driving without a licence",
      "Failure to carry the licence",
      "A lawful act on short trips",
    ],
    answer: "A",
    explanation:
      "“Automatic cars only” is a condition of the licence. A driver who drives a manual car breaks this condition and can be punished, but it is not unlicensed driving.",
    rule: "licence-at-only-breach-not-unlicensed",
  },
  {
    id: 27,
    picture: "210",
    question: "What does the sign in the picture warn you of?",
    options: [
      "A side road that joins at a right angle",
      "A place where two lanes become one lane",
      "A road with traffic in both directions",
      "Traffic that merges from another road",
    ],
    answer: "D",
    explanation:
      "The sign Merging Traffic Ahead means that traffic from another road merges ahead, for example at an entrance of an expressway. Watch for vehicles that come in from the side.",
    rule: "sign-merging-traffic",
  },
  {
    id: 28,
    question:
      "After an accident, fuel may have leaked from your car. What should you do?",
    options: [
      "Keep the engine running until help comes.",
      "Switch off the engine and use no flame.",
      "Light a flare close to the leaking fuel.",
      "Smoke only if you stand beside the car.",
    ],
    answer: "B",
    explanation:
      "When fuel may have leaked, switch the engine off, do not smoke and do not use any flame, not even a flare near the fuel. Fuel vapour catches fire easily.",
    rule: "accident-fuel-leak",
  },
  {
    id: 29,
    question:
      "By day your car breaks down and can no longer be driven. Where does the law require you to put out a stop-display device (triangle)?",
    options: [
      "On an ordinary road with many bends",
      "On an ordinary road with two lanes",
      "On the main lane of an expressway",
      "On an ordinary road in a busy town",
    ],
    answer: "C",
    explanation:
      "The duty to put out a stop-display device after a breakdown applies on expressways, where drivers behind come at high speed. It does not apply on ordinary roads.",
    rule: "expressway-warning-device-not-on-ordinary-roads",
  },
  {
    id: 30,
    question:
      "You tow a trailer of 1,000 kg gross weight on a national expressway with three lanes in your direction. No sign assigns a lane. Where must you normally drive?",
    options: [
      "In the leftmost lane",
      "In the middle lane",
      "In the two left lanes as you like",
      "In any lane, according to your speed",
    ],
    answer: "A",
    explanation:
      "On the main lanes of a national expressway a vehicle towing a trailer of more than 750 kg must keep to the leftmost lane by law, unless signs designate another lane. It may leave it to overtake or when it is unavoidable.",
    rule: "expressway-trailer-leftmost-lane-national",
  },
  {
    id: 31,
    question:
      "You practise on the road with an ordinary provisional licence. None of these people is an instructor or has a class 2 licence. Who may guide you?",
    options: [
      "A brother with a valid ordinary licence held for 2 years",
      "A friend with a valid ordinary licence held for 4 years",
      "A cousin with only a motorcycle licence, held for 6 years",
      "An uncle whose ordinary licence is suspended at present",
    ],
    answer: "B",
    explanation:
      "The companion must have held a class 1 licence for that vehicle for 3 years or more in total, and it must not be suspended. Class 2 holders aged 21 or over and instructors of designated schools may also accompany you.",
    rule: "licence-practice-companion-list",
  },
  {
    id: 32,
    question:
      "An employer orders a driver to load the company truck beyond its maximum payload. The driver does so and drives it. Who can be punished?",
    options: [
      "The driver alone",
      "The employer alone",
      "The driver and the employer",
      "Neither, if no load falls off",
    ],
    answer: "C",
    explanation:
      "The load must not exceed the maximum payload, and the driver who overloads is punished. A user of the vehicle, such as an employer, who orders or allows overloading is punished too.",
    rule: "load-overloading-ordered",
  },
  {
    id: 33,
    question:
      "You are on an expressway and want to stop for a short rest. Where may you do this?",
    options: [
      "On a shoulder that is wide enough",
      "On the side strip, with hazard lamps on",
      "On the shoulder, behind a warning triangle",
      "In the car park of a service area",
    ],
    answer: "D",
    explanation:
      "You must not stop on the shoulder or side strip of an expressway for a rest or to use the phone. Stop in a service area or parking area.",
    rule: "expressway-no-rest-on-shoulder",
  },
  {
    id: 34,
    question:
      "After a strong earthquake you have to leave your car on the road. What should you do with the key and the doors?",
    options: [
      "Leave the key in the car; do not lock the doors.",
      "Leave the key in the car; lock the doors.",
      "Take the key with you; do not lock the doors.",
      "Take the key with you; lock the doors.",
    ],
    answer: "A",
    explanation:
      "Stop the engine, leave the key in the car or in the cabin where it is easily found, close the windows and do not lock the doors. Then the car can be moved if it blocks emergency vehicles.",
    rule: "accident-earthquake-key-and-doors",
  },
  {
    id: 35,
    question:
      "You are a healthy driver of normal build and have no special duty. When may you drive without wearing your seat belt?",
    options: [
      "While you drive a car with airbags",
      "While you reverse the car",
      "While you drive at 20 km/h or less",
      "While you drive near your home",
    ],
    answer: "B",
    explanation:
      "The driver need not wear the seat belt while driving in order to reverse, because you have to turn round to look back. Airbags, a low speed or a short way are no reason to leave the belt off.",
    rule: "belt-exempt-driver-reversing",
  },
  {
    id: 36,
    picture: "sc-expwy-exit",
    question:
      "You drive the violet car and leave the expressway. Where should you slow down for the exit?",
    options: [
      "On the main lane, before this lane",
      "Only on the curve, after this lane",
      "In the lane where you are now",
      "Only at the toll gate, after the curve",
    ],
    answer: "C",
    explanation:
      "Slow down in the deceleration lane, where the violet car is. If you slow down already on the main lane, vehicles behind you may run into you; if you wait until the curve, you are too fast for it.",
    rule: "expressway-slow-down-in-deceleration-lane",
  },
  {
    id: 37,
    question:
      "You hold your licence only as a record on your My Number Card. What must you carry with you when you drive?",
    options: [
      "A copy of your old licence card",
      "A paper with your licence number",
      "No card, because the police can check it",
      "The My Number Card",
    ],
    answer: "D",
    explanation:
      "You must carry the licence while driving, either as a licence card or as a My Number Card with the licence recorded on it. If you have only the record, you must carry the My Number Card.",
    rule: "licence-carry-while-driving",
  },
  {
    id: 38,
    question:
      "You have no special permit. How high above the ground may the load of a kei truck reach at most?",
    options: ["2.0 m", "2.5 m", "3.0 m", "3.8 m"],
    answer: "B",
    explanation:
      "The load of a kei vehicle or a three-wheeled ordinary vehicle may reach up to 2.5 m above the ground. The limit of 3.8 m is for larger vehicles such as ordinary trucks that are not kei.",
    rule: "load-height-kei-2-5-m",
  },
  {
    id: 39,
    question:
      "A truck has a gross weight of 7.4 t, a maximum payload of 4.5 t and 3 seats. To which class of vehicle does it belong?",
    options: ["Ordinary", "Semi-medium", "Medium", "Large"],
    answer: "C",
    explanation:
      "A maximum payload of 4.5 t or more but less than 6.5 t makes the truck a medium vehicle. Its gross weight is under 7.5 t, but one figure that reaches the higher class is enough.",
    rule: "licence-medium-vehicle-limits",
  },
  {
    id: 40,
    question:
      "A motor-vehicle-only road has no sign for a minimum speed. What is the statutory minimum speed on it?",
    options: ["There is none", "30 km/h", "40 km/h", "50 km/h"],
    answer: "A",
    explanation:
      "There is no statutory minimum speed on motor-vehicle-only roads. The 50 km/h minimum belongs to the main lanes of national expressways whose directions are separated.",
    rule: "speed-no-statutory-minimum",
  },
  {
    id: 41,
    question:
      "After an accident, which driver may drive on in service if another crew member stays to give help and report?",
    options: [
      "The driver of a truck with fresh food",
      "The driver of a rental car with tourists",
      "The driver of a company car on business",
      "The driver of a route bus with passengers",
    ],
    answer: "D",
    explanation:
      "Drivers of emergency vehicles, of vehicles carrying a sick or injured person and of buses on duty may drive on when the duty requires it, if another crew member takes the measures and reports. Other drivers must see to these duties themselves.",
    rule: "accident-emergency-vehicle-may-go-on",
  },
  {
    id: 42,
    question:
      "At the exit of an expressway tunnel a crosswind pushes your car. What should you do?",
    options: [
      "Speed up and leave the windy place quickly.",
      "Brake hard and stop on the main lane.",
      "Slow down and hold the steering wheel firmly.",
      "Turn the steering wheel quickly to and fro.",
    ],
    answer: "C",
    explanation:
      "A crosswind may push the car at tunnel exits and on bridges. Slow down and hold the steering wheel firmly. Higher speed or sharp steering makes the car less stable.",
    rule: "expressway-crosswind",
  },
  {
    id: 43,
    question:
      "Which loss does compulsory automobile liability insurance pay for?",
    options: [
      "The injury of a pedestrian whom you hit",
      "The repair of a parked car that you hit",
      "The repair of your own damaged car",
      "Your own injury when you hit a wall",
    ],
    answer: "A",
    explanation:
      "Compulsory automobile liability insurance pays only for the death or injury of other people. For damage to property and for your own injuries you need optional insurance.",
    rule: "accident-cali-only-injury-to-others",
  },
  {
    id: 44,
    question:
      "You tow a broken-down car by rope on an ordinary road. What must be fixed to the rope?",
    options: [
      "A red cloth of at least 30 cm by 30 cm",
      "A white cloth of at least 30 cm by 30 cm",
      "A yellow flag of at least 50 cm by 50 cm",
      "A red lamp that can be seen from 100 m",
    ],
    answer: "B",
    explanation:
      "A white cloth of at least 30 cm by 30 cm (0.3 m square) must be fixed to the rope, so that others see that the two cars are connected. A red cloth of this size is used for oversize loads.",
    rule: "vehicle-rope-towing-white-cloth",
  },
  {
    id: 45,
    question:
      "You drive an empty large bus to deliver it and carry no passengers. Which licence do you need at least?",
    options: [
      "A class 1 ordinary licence",
      "A class 1 medium licence",
      "A class 1 large licence",
      "A class 2 large licence",
    ],
    answer: "C",
    explanation:
      "To drive a bus or taxi empty, a class 1 licence for that class of vehicle is enough, here a class 1 large licence. A class 2 licence is needed to carry passengers for hire.",
    rule: "licence-class-1-empty-bus-or-taxi",
  },
  {
    id: 46,
    question:
      "Your car is moving. In which case may you make a call with a phone held in your hand?",
    options: [
      "When the call is short and concerns your work",
      "When the road is straight and no other vehicle is near",
      "When you drive slowly and keep one hand on the wheel",
      "When it is urgent and unavoidable to rescue an injured person",
    ],
    answer: "D",
    explanation:
      "While driving you may call with a hand-held phone only when it is urgent and unavoidable in order to rescue the injured or keep public safety. A short call or an empty road is no reason.",
    rule: "phone-rescue-exception",
  },
  {
    id: 47,
    question:
      "You plan a long drive on an expressway. About how often should you plan a rest at least?",
    options: [
      "Every 2 hours",
      "Every 3 hours",
      "Every 4 hours",
      "Every 5 hours",
    ],
    answer: "A",
    explanation:
      "On an expressway you should plan a rest at least about every 2 hours. Monotonous driving at high speed tires you without your noticing it.",
    rule: "expressway-rest-every-2-hours",
  },
  {
    id: 48,
    question:
      "From what age on the last day of the renewal period must a driver also take a cognitive test before renewing the licence?",
    options: ["60 years", "65 years", "70 years", "75 years"],
    answer: "D",
    explanation:
      "A driver who is 75 or over on the last day of the renewal period must also take a cognitive test before renewing the licence. It checks memory and judgement.",
    rule: "licence-cognitive-test-75",
  },
  {
    id: 49,
    question:
      "You have a graduation certificate of a designated driving school. For how long does it free you from the skill test on the road for the full licence?",
    options: ["6 months", "1 year", "2 years", "3 years"],
    answer: "B",
    explanation:
      "The graduation certificate of a designated driving school frees you from the skill test on the road for the full licence for 1 year. After that you would have to take the skill test.",
    rule: "licence-graduation-certificate-1-year",
  },
  {
    id: 50,
    question:
      "You leave an expressway after a long drive at high speed. How does your speed feel to you?",
    options: [
      "Higher than it really is",
      "Lower than it really is",
      "Exactly as high as it is",
      "Higher at first, then lower",
    ],
    answer: "B",
    explanation:
      "After a long drive at high speed you are used to it, and your speed feels lower than it is. So read the speedometer when you leave an expressway, or you will be too fast on the ordinary road.",
    rule: "expressway-feels-slower",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
