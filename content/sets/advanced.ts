import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "What does the law require you to check before you drive on an expressway?",
    options: [
      "The fuel, the coolant, the engine oil and the load",
      "The spare tyre, the jack and the tools",
      "The lamps, the mirrors and the seat belts",
      "The ETC card, the toll and the route",
    ],
    answer: "A",
    explanation:
      "Before you drive on an expressway you must check the amount of fuel, coolant and engine oil and how the load is secured. A car that stops there or drops its load puts others in great danger.",
    rule: "expressway-check-before-entering",
  },
  {
    id: 2,
    question:
      "On an expressway a car behind you flashes its lights, comes very close and tries to make you stop. What should you do?",
    options: [
      "Brake lightly again and again until it keeps back.",
      "Stay in the right lane so that it cannot pass you.",
      "Drive to a parking area, lock the doors and call 110.",
      "Stop at a safe place on the shoulder and call 110.",
    ],
    answer: "C",
    explanation:
      "Do not stop on the expressway: it is forbidden there, and a crash at high speed may follow. Go to a service or parking area or another safe place, stay in the locked car and call 110. A drive recorder helps to prove the harassment.",
    rule: "nature-road-rage-victim",
    also: [
      "nature-road-rage-drive-recorder",
      "expressway-no-stopping-or-parking",
      "accident-number-110-police",
    ],
  },
  {
    id: 3,
    question:
      "On a road you lightly scratch a parked car. Nobody is hurt, and its owner accepts your money. What does the law still require?",
    options: [
      "A report of the accident to the police",
      "A report only if the owner wants one",
      "A report only if the damage is great",
      "Nothing, as the matter has been settled",
    ],
    answer: "A",
    explanation:
      "You must report every traffic accident to the police, even a minor one with damage to property only. A private settlement with the owner does not replace the report.",
    rule: "accident-report-damage-only-too",
  },
  {
    id: 4,
    picture: "325",
    question:
      "Which of these vehicles must keep out of a road that has the sign in the picture?",
    options: [
      "A mini-car (a four-wheeler of 50 cc or less)",
      "A motorcycle of 250 cc with its rider only",
      "A route bus with passengers who stand",
      "A kei car of 660 cc with its driver only",
    ],
    answer: "A",
    explanation:
      "Motor Vehicles Only: pedestrians, light vehicles, e-scooters, mopeds, motorcycles of 125 cc or less and mini-cars (very small four-wheelers of 50 cc or less) must not enter. A kei car is no mini-car and may enter.",
    rule: "sign-motor-vehicles-only",
    also: ["expressway-closed-to-minicars"],
  },
  {
    id: 5,
    question:
      "After an accident a person is bleeding heavily from the arm. How should you stop the bleeding until the ambulance comes?",
    options: [
      "Tie a thin wire tightly round the upper arm.",
      "Press a clean cloth on the wound until help comes.",
      "Wash the wound well and let it dry in the air.",
      "Change the cloth each time blood comes through.",
    ],
    answer: "B",
    explanation:
      "Heavy bleeding is stopped by pressing directly on the wound with a clean cloth, if possible with gloves or a plastic bag over your hand. Go on pressing until the ambulance comes: washing or lifting the cloth lets it bleed on.",
    rule: "accident-stop-bleeding",
  },
  {
    id: 6,
    question:
      "Parking is not forbidden on this road. Which car breaks the law on parking spaces (Garage Act) all the same?",
    options: [
      "One that stands at the same place for 11 hours by day",
      "One that stands at the same place for 8 hours by day",
      "One that stands at the same place for 7 hours at night",
      "One that stands at the same place for 8 hours at night",
    ],
    answer: "D",
    explanation:
      "A car must not be parked at the same place on a road for 12 hours or more, or for 8 hours or more at night. The road must not serve as the place where a car is kept.",
    rule: "parking-same-place-12-hours",
    also: ["parking-road-is-no-garage"],
  },
  {
    id: 7,
    question:
      "You have missed your exit on an expressway, and no other vehicle is near. What should you do?",
    options: [
      "Reverse slowly with the hazard lamps on.",
      "Turn back through the next gap in the median.",
      "Stop on the shoulder and check the map.",
      "Drive on to the next exit.",
    ],
    answer: "D",
    explanation:
      "Go on to the next exit and tell the toll staff. On the main lanes you must not reverse, make a U-turn or cross, even when no other vehicle is near, and the shoulder is not there for looking at a map.",
    rule: "expressway-missed-exit-go-on",
    also: [
      "expressway-no-crossing-u-turn-reversing",
      "expressway-no-stopping-or-parking",
    ],
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
      "You lend your car to a person who you know has been drinking and who then drives it drunk. How heavy is your maximum penalty?",
    options: [
      "Half as heavy as that of the driver",
      "The same as that of the driver",
      "A fine, but never imprisonment",
      "None at all, as long as you do not ride in the car",
    ],
    answer: "B",
    explanation:
      "Without the car there would be no drunk drive. So a person who provides a vehicle to someone who then drives it drunk or under the influence of alcohol faces the same maximum penalty as that driver.",
    rule: "alcohol-lending-penalty",
    also: ["alcohol-no-lending"],
  },
  {
    id: 10,
    picture: "116-4",
    question:
      "The sign in the picture shows that a certain telephone is here. About how far apart do these telephones stand in the tunnels of an expressway?",
    options: ["200 m", "500 m", "1 km", "2 km"],
    answer: "A",
    explanation:
      "The sign shows an emergency telephone. Along an expressway such telephones stand about every 1 km, in its tunnels about every 200 m, so that you can report an accident or a breakdown.",
    rule: "expressway-emergency-telephones",
    also: ["sign-emergency-telephone", "expressway-breakdown-call"],
  },
  {
    id: 11,
    picture: "sc-expwy-merge",
    question:
      "You drive the violet car in the acceleration lane of an expressway. What must you do when you enter the main lane?",
    options: [
      "Enter first if you are ahead of the white car.",
      "Enter at once, as the white car must let you in.",
      "Stop temporarily at the end of your lane.",
      "Enter without hindering the vehicles on it.",
    ],
    answer: "D",
    explanation:
      "A vehicle that enters the main lane of an expressway must not hinder the vehicles on the main lane (emergency vehicles excepted), even if it is a little ahead of them. Speed up in the acceleration lane and merge into a gap.",
    rule: "expressway-entering-must-not-hinder",
    also: ["expressway-accelerate-in-acceleration-lane"],
  },
  {
    id: 12,
    question:
      "Your truck is 2 m wide. You have no permit for a wide load. How wide may the load be at most?",
    options: ["2.0 m", "2.2 m", "2.4 m", "2.6 m"],
    answer: "C",
    explanation:
      "The load may be up to 1.2 times as wide as the vehicle: 2 m × 1.2 = 2.4 m. It must also keep within one tenth of the width on each side.",
    rule: "load-width-total",
    also: ["load-width-overhang"],
  },
  {
    id: 13,
    question:
      "Besides the official inspection (shaken), how often must the periodic check of a private passenger car with 10 seats or fewer be made?",
    options: [
      "Every 3 months",
      "Every 6 months",
      "Every 1 year",
      "Every 2 years",
    ],
    answer: "C",
    explanation:
      "The periodic check of a private passenger car or private kei vehicle is due every 1 year. Vehicles that are used harder are checked more often: rental passenger cars every 6 months, business vehicles every 3 months.",
    rule: "vehicle-periodic-check-1-year",
    also: [
      "vehicle-periodic-check-6-months",
      "vehicle-periodic-check-3-months",
    ],
  },
  {
    id: 14,
    question: "For what should you call the telephone number #9910?",
    options: [
      "For news about jams and closed roads",
      "For dropped objects or damage on a road",
      "For a tow truck that your insurance pays",
      "For an ambulance after a road accident",
    ],
    answer: "B",
    explanation:
      "#9910 is for reporting damage, dropped objects or another emergency on a road, so that the danger is removed. The police have 110, the fire brigade and the ambulance 119.",
    rule: "accident-number-9910-road",
    also: ["accident-number-110-police", "accident-number-119-ambulance"],
  },
  {
    id: 15,
    question:
      "A large truck without a trailer is on the main lanes of a national expressway with separated directions and no posted limit. What is its statutory maximum speed?",
    options: ["80 km/h", "90 km/h", "100 km/h", "120 km/h"],
    answer: "B",
    explanation:
      "For large trucks and for heavier medium trucks (8 t gross weight or more, or 5 t payload or more) the statutory maximum there has been 90 km/h since 1 April 2024. With a trailer it is 80 km/h, and for ordinary cars without a trailer 100 km/h.",
    rule: "speed-expressway-truck-90",
    also: ["speed-expressway-trailer-80", "speed-expressway-100"],
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
      "You leave a town and drive onto an expressway. What happens to your sight as the speed rises?",
    options: [
      "The field of vision narrows, and near things blur.",
      "The field of vision narrows, and far things blur.",
      "The field of vision widens, and near things blur.",
      "The field of vision stays, and all things blur a little.",
    ],
    answer: "A",
    explanation:
      "As the speed rises, the field of vision becomes narrower and near things become blurred. So a danger that comes from the side is seen late; look far ahead and keep your speed down where people may come from the side.",
    rule: "nature-vision-narrows",
  },
  {
    id: 18,
    question:
      "On a downhill road your foot brake suddenly fails. What should you do at once?",
    options: [
      "Pump the pedal, shift up and use the parking brake.",
      "Pump the pedal, shift to neutral and sound the horn.",
      "Leave the pedal, shift down and switch off the engine.",
      "Pump the pedal, shift down and use the parking brake.",
    ],
    answer: "D",
    explanation:
      "Press the pedal repeatedly, shift down for more engine braking and use the parking brake. In neutral there is no engine braking, in a high gear there is little, and the car becomes faster and faster.",
    rule: "vehicle-brake-failure",
    also: ["vehicle-brake-failure-downhill", "nature-engine-brake-low-gear"],
  },
  {
    id: 19,
    question:
      "In the textbook table, about how long is the stopping distance of a car at 100 km/h on a dry road?",
    options: ["44 m", "76 m", "112 m", "135 m"],
    answer: "C",
    explanation:
      "At 100 km/h on a dry road the stopping distance, that is the reaction distance plus the braking distance, is about 112 m. At 60 km/h it is about 44 m, at 80 km/h about 76 m.",
    rule: "speed-stopping-distance-table",
    also: ["speed-stopping-distance-sum"],
  },
  {
    id: 20,
    question:
      "You have an ordinary car licence and tow a trailer with your ordinary car. Up to which gross weight of the trailer do you need no towing licence?",
    options: ["350 kg", "500 kg", "650 kg", "750 kg"],
    answer: "D",
    explanation:
      "To tow a trailer with a gross weight of more than 750 kg you need a towing licence in addition to the licence for the towing vehicle. Up to 750 kg no towing licence is needed.",
    rule: "licence-towing-over-750kg",
    also: ["licence-towing-not-needed"],
  },
  {
    id: 21,
    picture: "sc-expwy-breakdown-lane",
    question:
      "The violet car has broken down on an expressway. Where should the two people in the picture wait for help?",
    options: [
      "Well behind the car, where they can warn others",
      "Off the road, on the far side of the guardrail",
      "In front of the car, where it shields them",
      "In the car, with the belts on and the doors locked",
    ],
    answer: "B",
    explanation:
      "After a breakdown on an expressway everyone should leave the car and wait in a safe place off the road, such as behind the guardrail. Another vehicle may crash into the car or hit people on the shoulder, in front of the car as well as behind it.",
    rule: "expressway-breakdown-leave-the-road",
  },
  {
    id: 22,
    question:
      "Which of these drivers may by law carry a small child under 6 without a child seat?",
    options: [
      "A father who drives only 1 km to a day-care centre",
      "A tourist who has rented a car for one day",
      "A mother whose child sits on an adult's lap",
      "A neighbour who must bring a badly hurt child to hospital",
    ],
    answer: "D",
    explanation:
      "Children under 6 must use a child seat. A child who has to be taken urgently to a hospital or the like for first aid is excepted. A short trip, a rental car or an adult's lap is no exception, because a crash can happen on any road.",
    rule: "child-seat-exempt-emergency-transport",
    also: ["child-seat-under-6"],
  },
  {
    id: 23,
    question:
      "A front tyre bursts while you drive fast, and the car pulls to one side. What should you do first?",
    options: [
      "Steer quickly to the shoulder and stop there.",
      "Hold the wheel firmly and brake hard at once.",
      "Hold the wheel loosely and slow down gradually.",
      "Hold the wheel firmly and slow down gradually.",
    ],
    answer: "D",
    explanation:
      "Hold the steering wheel firmly to keep the car straight, do not brake hard, and slow down by a low gear and light, repeated braking. Hard braking or quick steering on a burst tyre makes the car spin.",
    rule: "vehicle-tyre-burst",
  },
  {
    id: 24,
    question:
      "From which amount of alcohol in 1 litre of breath is driving always “drunk driving” (酒酔い運転), however well the person still drives?",
    options: ["0.15 mg", "0.25 mg", "0.5 mg", "1.0 mg"],
    answer: "C",
    explanation:
      "Since 21 July 2026, 0.5 mg or more in 1 litre of breath, or 1.0 mg or more in 1 ml of blood, is drunk driving. From 0.15 mg it is driving under the influence (酒気帯び運転), or drunk driving if normal driving may be impossible. 0.25 mg is a step for points.",
    rule: "alcohol-drunk-driving-figure",
    also: ["alcohol-influence-threshold", "alcohol-points-25"],
  },
  {
    id: 25,
    question:
      "Your car keeps its lane and its distance by itself (driver assistance). What does this mean for you?",
    options: [
      "The maker answers for accidents while it is on.",
      "You answer for the steering, but not for the distance.",
      "You may turn your eyes from the road in light traffic.",
      "You answer for the driving as before.",
    ],
    answer: "D",
    explanation:
      "Driver-assist systems do not take over the responsibility of the driver. Driver assistance has limits in rain, in backlight and in bends, and automatic emergency braking may fail or act late, so keep hands and eyes on the driving.",
    rule: "vehicle-driver-assist",
    also: [
      "vehicle-driver-assist-limits",
      "vehicle-emergency-braking-may-fail",
    ],
  },
  {
    id: 26,
    question:
      "A driver whose ordinary licence is limited to automatic cars drives an ordinary manual car. What is this in law?",
    options: [
      "Failure to carry the licence",
      "A breach of a licence condition",
      "A lawful act, as the licence covers ordinary cars",
      "Driving without a licence",
    ],
    answer: "B",
    explanation:
      "“Automatic cars only” is a condition of the licence. A driver who drives a manual car breaks this condition and can be punished, but it is not unlicensed driving, because the licence covers ordinary cars.",
    rule: "licence-at-only-breach-not-unlicensed",
    also: ["licence-conditions-must-be-kept"],
  },
  {
    id: 27,
    picture: "210",
    question: "What does the sign in the picture warn you of?",
    options: [
      "A road with traffic in both directions",
      "A side road that joins at a right angle",
      "Traffic that merges from another road",
      "A place where two lanes become one lane",
    ],
    answer: "C",
    explanation:
      "The sign Merging Traffic Ahead means that traffic from another road merges ahead, for example at an entrance of an expressway. Watch for vehicles that come in from the side.",
    rule: "sign-merging-traffic",
  },
  {
    id: 28,
    question:
      "After an accident, fuel may have leaked from your car. What should you do?",
    options: [
      "Switch off the engine and light a flare for others.",
      "Leave the ignition on for the hazard lamps.",
      "Leave the engine on, but use no flame near it.",
      "Switch off the engine and use no flame.",
    ],
    answer: "D",
    explanation:
      "When fuel may have leaked, switch the engine off, do not smoke and do not use any flame, not even a flare. Fuel vapour catches fire easily, and a spark of the ignition is enough.",
    rule: "accident-fuel-leak",
  },
  {
    id: 29,
    question:
      "By day your car breaks down and can no longer be driven. In which of these places must you put out a stop-display device (triangle)?",
    options: [
      "In a parking bay of a service area",
      "At a blind bend of an ordinary road",
      "On the shoulder of an expressway",
      "At the edge of an ordinary road",
    ],
    answer: "C",
    explanation:
      "The duty holds on the lanes of an expressway and on the shoulder beside them, where drivers behind come at high speed. By day there is no such duty on ordinary roads, and a service area is no lane.",
    rule: "expressway-breakdown-warning-device",
    also: ["expressway-warning-device-not-on-ordinary-roads"],
  },
  {
    id: 30,
    question:
      "You tow a trailer of more than 750 kg gross weight on a national expressway with three lanes in your direction. No sign assigns a lane. Where must you normally drive?",
    options: [
      "In the leftmost lane",
      "In the middle lane",
      "In the two left lanes as you like",
      "In any lane, according to your speed",
    ],
    answer: "A",
    explanation:
      "By law, without any sign, such a vehicle must keep to the leftmost lane, so that faster vehicles can go past on the right. It may be outside that lane only in a few cases, for example to give way to an emergency vehicle.",
    rule: "expressway-trailer-leftmost-lane-national",
  },
  {
    id: 31,
    question:
      "Snow lies deep on the road, and other vehicles have left ruts in it. How should you drive?",
    options: [
      "In the ruts, and starting, steering and braking gently",
      "Beside the ruts, and braking firmly now and then",
      "Beside the ruts, where fresh snow gives more grip",
      "In the ruts, and close behind the car ahead",
    ],
    answer: "A",
    explanation:
      "On snow or ice drive at a low speed with a long gap, start, steer and brake gently and follow the ruts of other vehicles. Outside them the wheels may sink in or slide, and you cannot see what the snow hides.",
    rule: "nature-snow-gentle",
  },
  {
    id: 32,
    question:
      "An employer orders a driver to load the company truck beyond its maximum payload. The driver does so and drives it. Who can be punished?",
    options: [
      "The driver alone",
      "The employer alone",
      "The driver and the employer",
      "Neither of them, as long as no load falls off",
    ],
    answer: "C",
    explanation:
      "The load must not exceed the maximum payload, and the driver who overloads is punished. A user of the vehicle, such as an employer, who orders or allows overloading is punished too.",
    rule: "load-overloading-ordered",
    also: ["load-weight", "licence-user-must-not-order"],
  },
  {
    id: 33,
    question:
      "You are on an expressway and want to stop for a short rest. Where may you do this?",
    options: [
      "On the shoulder, where it is wide enough",
      "In the car park of a service area",
      "In an emergency lay-by (非常駐車帯)",
      "At a bus stop of the expressway",
    ],
    answer: "B",
    explanation:
      "You must not stop on the shoulder or side strip of an expressway for a rest, and an emergency lay-by is meant for breakdowns, a bus stop for buses. Stop in a service area or parking area.",
    rule: "expressway-no-stopping-or-parking",
    also: ["expressway-no-rest-on-shoulder"],
  },
  {
    id: 34,
    question:
      "After a strong earthquake you have to leave your car on the road. What should you do with the key and the doors?",
    options: [
      "Take the key with you; lock the doors.",
      "Leave the key inside; do not lock the doors.",
      "Leave the key inside; lock the doors.",
      "Take the key with you; do not lock the doors.",
    ],
    answer: "B",
    explanation:
      "Stop the engine, leave the key in the ignition or in another easily found place in the car, close the windows and do not lock the doors. Then the car can be moved if it blocks emergency vehicles.",
    rule: "accident-earthquake-key-and-doors",
  },
  {
    id: 35,
    question:
      "A load cannot be divided and is longer than the law allows. Who gives the permit to carry it?",
    options: [
      "The police chief at the place of departure",
      "The police chief where the truck is registered",
      "The owner of the truck, in writing",
      "The police chief at the place of arrival",
    ],
    answer: "A",
    explanation:
      "The chief of the police station at the place of departure gives this permit, because there the truck and its load can still be checked before they go.",
    rule: "load-indivisible-permit",
  },
  {
    id: 36,
    picture: "sc-expwy-exit",
    question:
      "You drive the violet car and leave the expressway. Where should you slow down for the exit?",
    options: [
      "Only on the curve, after this lane",
      "On the main lane, before this lane",
      "Only at the toll gate, after the curve",
      "In the lane where you are now",
    ],
    answer: "D",
    explanation:
      "Slow down in the deceleration lane, where the violet car is. If you slow down already on the main lane, vehicles behind you may run into you; if you wait until the curve, you are too fast for it.",
    rule: "expressway-slow-down-in-deceleration-lane",
    also: ["expressway-deceleration-lane"],
  },
  {
    id: 37,
    question: "How should you brake a motorcycle on a straight road?",
    options: [
      "Upright, with both brakes and the engine brake",
      "Upright, with the front brake first, then the rear",
      "Leaning a little, with both brakes at once",
      "Upright, with the rear brake and the clutch pulled",
    ],
    answer: "A",
    explanation:
      "Keep the motorcycle upright, close the throttle, apply the front and rear brakes together and use the engine brake too. One brake alone, a pulled clutch or a leaning machine lengthens the way or lets a wheel slide.",
    rule: "vehicle-motorcycle-brakes",
  },
  {
    id: 38,
    question:
      "A car hits a cyclist and drives away. Others are already helping the cyclist. What should you do as a witness?",
    options: [
      "Follow it closely until its driver stops.",
      "Move the bicycle and the broken parts off the road.",
      "Wait, and call 110 if the cyclist wants it.",
      "Note its number, colour and type and call 110.",
    ],
    answer: "D",
    explanation:
      "A person who sees a hit-and-run accident should note the number plate, colour and type of the vehicle and call 110 at once. The sooner the police know them, the sooner the driver is found; a chase puts others in danger.",
    rule: "accident-witness-hit-and-run",
    also: ["accident-number-110-police"],
  },
  {
    id: 39,
    question:
      "Under today's licence classes the gross weight of an ordinary car is less than a certain figure. Which figure?",
    options: ["2.0 t", "3.5 t", "5.0 t", "8.0 t"],
    answer: "B",
    explanation:
      "An ordinary car has a gross weight of less than 3.5 t, a maximum payload of less than 2 t and room for 10 persons or fewer. Higher weights that old booklets name hold only for older licences.",
    rule: "licence-ordinary-vehicle-limits",
  },
  {
    id: 40,
    question:
      "A driver without an earlier sanction reaches 9 points, all of which count. What follows?",
    options: [
      "The licence is suspended for 30 days.",
      "Nothing follows, as 15 points are needed.",
      "The licence is revoked for at least 1 year.",
      "The licence is suspended for 60 days.",
    ],
    answer: "D",
    explanation:
      "Without an earlier sanction 6 to 8 points mean a suspension of 30 days, 9 to 11 points 60 days and 12 to 14 points 90 days. Revocation begins at 15 points.",
    rule: "licence-points-suspension-60-days",
    also: [
      "licence-points-suspension-30-days",
      "licence-points-suspension-90-days",
      "licence-points-revocation-15",
    ],
  },
  {
    id: 41,
    question:
      "After an accident, which driver may continue the trip if another crew member stays to give help and report?",
    options: [
      "The driver of a truck with fresh food",
      "The driver of a route bus with passengers",
      "The driver of a rental car with tourists",
      "The driver of a company car on business",
    ],
    answer: "B",
    explanation:
      "Drivers of emergency vehicles, of vehicles carrying a sick or injured person and of buses on duty may drive on when the duty requires it, if another crew member takes the measures and reports. Other drivers must see to these duties themselves.",
    rule: "accident-emergency-vehicle-may-go-on",
    also: ["accident-duties"],
  },
  {
    id: 42,
    question:
      "At the exit of an expressway tunnel a crosswind pushes your car. What should you do?",
    options: [
      "Hold the steering wheel loosely, and let it move.",
      "Keep the speed and steer firmly against the wind.",
      "Slow down and hold the steering wheel firmly.",
      "Stop on the shoulder until the wind has dropped.",
    ],
    answer: "C",
    explanation:
      "A crosswind may push the car at tunnel exits and on bridges. Slow down and hold the steering wheel firmly. Sharp steering makes the car less stable, and at a lower speed the wind moves it less.",
    rule: "expressway-crosswind",
  },
  {
    id: 43,
    question:
      "Which loss does compulsory automobile liability insurance pay for?",
    options: [
      "The injury of a pedestrian whom you hit",
      "The repair of your own damaged car",
      "Your own injury when you hit a wall",
      "The repair of a parked car that you hit",
    ],
    answer: "A",
    explanation:
      "Compulsory automobile liability insurance pays only for the death or injury of other people, your passengers included. For damage to property and for your own injuries you need optional insurance.",
    rule: "accident-cali-only-injury-to-others",
  },
  {
    id: 44,
    question:
      "You tow a broken-down car by rope on an ordinary road. What must be fixed to the rope?",
    options: [
      "A red cloth of 0.3 m square or more",
      "A red lamp that can be seen from 100 m",
      "A yellow flag of 0.5 m square or more",
      "A white cloth of 0.3 m square or more",
    ],
    answer: "D",
    explanation:
      "A white cloth of 0.3 m square or more must be fixed to the rope, so that others see that the two cars are connected and do not pass between them. The distance between the two must be 5 m or less.",
    rule: "vehicle-rope-towing-white-cloth",
    also: ["vehicle-rope-towing-5-m"],
  },
  {
    id: 45,
    question:
      "After heavy rain an underpass ahead is under water. The car in front of you drives in slowly. What should you do?",
    options: [
      "Turn back and go another way.",
      "Drive in and turn back if the water gets too deep.",
      "Wait until it is through, and then follow slowly.",
      "Slow down and follow in its track in a low gear.",
    ],
    answer: "A",
    explanation:
      "Do not drive into a flooded underpass: you cannot see how deep the water is, and the engine may stop in the middle. If a car gets stuck, get out before the water reaches the door sill.",
    rule: "accident-flooded-underpass-do-not-enter",
    also: ["accident-flooded-car-get-out"],
  },
  {
    id: 46,
    question:
      "Your car is moving. For which urgent purpose may you make a call with a phone held in your hand, if this is unavoidable?",
    options: [
      "To take an urgent call from your employer",
      "To report a traffic jam to the radio",
      "To get help for an injured person",
      "To call a tow truck for a friend's car",
    ],
    answer: "C",
    explanation:
      "While driving you may call with a hand-held phone only when it is urgent and unavoidable in order to rescue the injured or keep public safety. In all other cases stop in a safe place first.",
    rule: "phone-rescue-exception",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 47,
    question:
      "You have taken a medicine for hay fever and are so drowsy that normal driving may be impossible. What does the law say about driving?",
    options: [
      "It is forbidden as long as you feel like this.",
      "It is allowed, as the medicine is not a banned drug.",
      "It is allowed for a short trip at a low speed.",
      "It is allowed unless a doctor has forbidden it.",
    ],
    answer: "A",
    explanation:
      "You must not drive when a medicine, such as one for a cold or hay fever, makes you so drowsy that normal driving may be impossible. Coffee, fresh air or talking does not end its effect.",
    rule: "health-medicine-causing-drowsiness",
  },
  {
    id: 48,
    question:
      "After an accident a person does not breathe. An AED hangs nearby, but nobody here has been trained to use it. What is right?",
    options: [
      "Only a person with a certificate may use it.",
      "Use it only after the ambulance has come.",
      "Anyone may use it by following its voice.",
      "Wait until a doctor agrees by telephone.",
    ],
    answer: "C",
    explanation:
      "Anyone may use an AED by following its voice instructions: it checks the heart by itself. Call 119, and until it is ready do chest compressions; a person without training should do the compressions alone.",
    rule: "accident-aed-anyone",
    also: ["accident-number-119-ambulance", "accident-cpr-30-to-2"],
  },
  {
    id: 49,
    question:
      "In the beginner period a driver is called to the beginner course because of violations, but does not take it. What follows?",
    options: [
      "The beginner period starts again.",
      "The licence is revoked without a test.",
      "The driver has to take a re-test.",
      "The driver has to pay a second fine.",
    ],
    answer: "C",
    explanation:
      "A new driver who is called to the beginner course and does not take it has to take a re-test. A driver who fails that test, or does not take it without good reason, loses the licence.",
    rule: "licence-beginner-retest",
    also: ["licence-beginner-retest-failed"],
  },
  {
    id: 50,
    question:
      "You leave an expressway after a long drive at high speed. How does your speed feel to you?",
    options: [
      "Exactly as high as it is",
      "Lower than it really is",
      "Higher at first, then lower",
      "Higher than it really is",
    ],
    answer: "B",
    explanation:
      "After a long drive at high speed you are used to it, and your speed feels lower than it is. So read the speedometer when you leave an expressway, or you will be too fast on the ordinary road.",
    rule: "expressway-feels-slower",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
