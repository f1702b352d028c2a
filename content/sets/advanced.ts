import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "You lightly scratch a parked car. Nobody is hurt, and the owner accepts your money. What must you still do?",
    options: [
      "Report the accident to the police.",
      "Report it only if the owner wants it.",
      "Report it only if the damage is great.",
      "Nothing more, as you have both agreed.",
    ],
    answer: "A",
    explanation:
      "Report every accident to the police, even a small one with damage only. Paying the owner does not replace the report, and without it you get no accident certificate.",
    rule: "accident-report-damage-only-too",
    also: ["accident-no-report-no-certificate"],
  },
  {
    id: 2,
    question: "You drive through an ETC toll lane. How fast should you go?",
    options: [
      "About 20 km/h or less",
      "About 30 km/h or less",
      "About 40 km/h or less",
      "About 50 km/h or less",
    ],
    answer: "A",
    explanation:
      "Slow down to about 20 km/h or less and keep enough distance from the vehicle ahead. If the bar stays shut, that vehicle stops, and so must you.",
    rule: "expressway-etc-lane-20",
    also: ["expressway-etc-bar-shut"],
  },
  {
    id: 3,
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
      "Switch the engine off and use no flame, not even a flare (発炎筒 hatsuentō). Fuel vapour catches fire easily, and one spark is enough.",
    rule: "accident-fuel-leak",
  },
  {
    id: 4,
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
      "Watch for vehicles that come in from the side: traffic from another road merges ahead. You meet this sign, for example, near the entrance of an expressway.",
    rule: "sign-merging-traffic",
  },
  {
    id: 5,
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
      "Leave the car and wait off the road, behind the guardrail. Another vehicle may crash into the car or hit people on the shoulder, in front of the car as well as behind it.",
    rule: "expressway-breakdown-leave-the-road",
  },
  {
    id: 6,
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
      "Slow down and hold the steering wheel firmly. At tunnel exits and on bridges a crosswind may push the car, and at a lower speed it moves it less.",
    rule: "expressway-crosswind",
  },
  {
    id: 7,
    question: "What is the minimum tread depth of passenger car tyres?",
    options: ["0.8 mm", "1.6 mm", "2.5 mm", "4.0 mm"],
    answer: "B",
    explanation:
      "Change the tyre when its slip sign appears. The tread is then only 1.6 mm deep, which is the lowest depth allowed.",
    rule: "vehicle-tyre-tread",
  },
  {
    id: 8,
    question: "Your licence expires this year. When can you normally renew it?",
    options: [
      "From 1 month before to 1 month after your birthday",
      "From your birthday to 2 months later",
      "In the 2 months before your birthday",
      "From January to the end of December",
    ],
    answer: "A",
    explanation:
      "Renew it from 1 month before your birthday to 1 month after it. If you are late, the licence lapses, and you must not drive.",
    rule: "licence-renewal-window",
  },
  {
    id: 9,
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
      "Drive slowly in the ruts and start, steer and brake gently. Outside the ruts the wheels may sink in or slide, and you cannot see what the snow hides.",
    rule: "nature-snow-gentle",
  },
  {
    id: 10,
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
      "Slow down in the deceleration lane (減速車線 gensoku shasen), where the violet car is. On the main lane vehicles behind may run into you, and in the curve you would be too fast.",
    rule: "expressway-slow-down-in-deceleration-lane",
    also: ["expressway-deceleration-lane"],
  },
  {
    id: 11,
    question:
      "What must you check each time before you drive on an expressway?",
    options: [
      "The fuel, the coolant, the engine oil and the load",
      "The spare tyre, the jack and the tools",
      "The lamps, the mirrors and the seat belts",
      "The ETC card, the toll and the route",
    ],
    answer: "A",
    explanation:
      "Check the fuel, the coolant, the engine oil and how the load is secured. A car that stops there or drops its load puts the vehicles behind in great danger.",
    rule: "expressway-check-before-entering",
  },
  {
    id: 12,
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
      "Hold the steering wheel firmly and keep straight; slow down by a low gear and light, repeated braking. Hard braking or quick steering on a burst tyre makes the car spin.",
    rule: "vehicle-tyre-burst",
  },
  {
    id: 13,
    question:
      "It is a cold winter morning. Which part of the road usually freezes first?",
    options: [
      "A wide crossroads",
      "The top of a hill",
      "A road between houses",
      "A bridge",
    ],
    answer: "D",
    explanation:
      "Slow down before bridges and the mouths of tunnels: they freeze before other parts of the road. The wind cools a bridge from above and from below.",
    rule: "nature-ice-bridges-and-tunnel-mouths",
  },
  {
    id: 14,
    picture: "sc-expwy-merge",
    question:
      "You drive the violet car in the acceleration lane of an expressway. What must you do when you enter the main lane?",
    options: [
      "Enter first if you are ahead of the white car.",
      "Enter at once, as the white car must stop.",
      "Stop for a moment at the end of your lane.",
      "Enter without getting in the way of others.",
    ],
    answer: "D",
    explanation:
      "Speed up in the acceleration lane (加速車線 kasoku shasen) and merge into a gap. You must not get in the way of vehicles on the main lane, even if you are a little ahead.",
    rule: "expressway-entering-must-not-hinder",
    also: ["expressway-accelerate-in-acceleration-lane"],
  },
  {
    id: 15,
    question:
      "On an expressway the car behind comes very close, flashes its lights and tries to make you stop. What should you do?",
    options: [
      "Brake lightly again and again until it keeps back.",
      "Stay in the right lane so that it cannot pass you.",
      "Drive to a parking area, lock the doors and call 110.",
      "Stop at a safe place on the shoulder and call 110.",
    ],
    answer: "C",
    explanation:
      "Do not stop on the expressway, because a crash at high speed may follow. Go to a parking area or another safe place, stay in the locked car and call 110.",
    rule: "nature-road-rage-victim",
    also: ["expressway-no-stopping-or-parking", "accident-number-110-police"],
  },
  {
    id: 16,
    question:
      "Which of these does the compulsory insurance (自賠責 jibaiseki) pay for?",
    options: [
      "The injury of a pedestrian whom you hit",
      "The repair of your own damaged car",
      "Your own injury when you hit a wall",
      "The repair of a parked car that you hit",
    ],
    answer: "A",
    explanation:
      "It pays only for the death or injury of other people, your passengers included. Buy optional insurance (任意保険) for damage to cars and for your own injuries.",
    rule: "accident-cali-only-injury-to-others",
  },
  {
    id: 17,
    question: "For what should you call the number #9910?",
    options: [
      "For news about jams and closed roads",
      "For dropped objects or damage on a road",
      "For a tow truck that your insurance pays",
      "For an ambulance after a road accident",
    ],
    answer: "B",
    explanation:
      "Call #9910 when you see an object or damage on the road, so that the danger is removed. For the police you call 110, for the fire brigade and the ambulance 119.",
    rule: "accident-number-9910-road",
    also: ["accident-number-110-police", "accident-number-119-ambulance"],
  },
  {
    id: 18,
    question: "How should you brake a motorcycle on a straight road?",
    options: [
      "Upright, with both brakes and the engine brake",
      "Upright, with the front brake first, then the rear",
      "Leaning a little, with both brakes at once",
      "Upright, with the rear brake and the clutch pulled",
    ],
    answer: "A",
    explanation:
      "Keep upright, close the throttle and use both brakes together with the engine brake. One brake alone, a pulled clutch or a leaning motorcycle makes you stop late or slide.",
    rule: "vehicle-motorcycle-brakes",
  },
  {
    id: 19,
    question:
      "In which of these vehicles may a child of 4 ride without a child seat?",
    options: [
      "In a rental car with a licensed driver",
      "In a taxi that carries passengers",
      "In a kei car on a very short trip",
      "In a car, on the lap of an adult",
    ],
    answer: "B",
    explanation:
      "In a taxi or bus in service a child under 6 may ride without a child seat. In other cars you need one, on a short trip and in a rental car too.",
    rule: "child-seat-exempt-taxi-and-bus",
    also: ["child-seat-under-6"],
  },
  {
    id: 20,
    picture: "116-4",
    question:
      "The sign in the picture shows an emergency telephone. About how far apart are these telephones in expressway tunnels?",
    options: ["200 m", "500 m", "1 km", "2 km"],
    answer: "A",
    explanation:
      "Use it (非常電話 hijō denwa) to report an accident or a breakdown. There is one about every 200 m in a tunnel and about every 1 km on the rest of the expressway.",
    rule: "expressway-emergency-telephones",
    also: ["sign-emergency-telephone", "expressway-breakdown-call"],
  },
  {
    id: 21,
    question:
      "You leave an expressway after a long drive. How does your speed feel to you?",
    options: [
      "Just as high as it is",
      "Lower than it really is",
      "Higher at first, then lower",
      "Higher than it really is",
    ],
    answer: "B",
    explanation:
      "Read the speedometer when you leave an expressway. After a long drive at high speed your speed feels lower than it is, and you would go too fast on the ordinary road.",
    rule: "expressway-feels-slower",
  },
  {
    id: 22,
    question:
      "You have driven through deep water, and your brakes now work poorly. What should you do?",
    options: [
      "Press the pedal lightly several times.",
      "Press the pedal hard once and hold it.",
      "Drive in a higher gear, without braking.",
      "Pull the parking brake while you drive.",
    ],
    answer: "A",
    explanation:
      "Press the brake pedal lightly several times. The brakes are wet and slip; the rubbing dries them, and they work again.",
    rule: "nature-wet-brakes",
  },
  {
    id: 23,
    question:
      "After a strong earthquake you must leave your car on the road. What should you do with the key and the doors?",
    options: [
      "Take the key with you; lock the doors.",
      "Leave the key inside; do not lock the doors.",
      "Leave the key inside; lock the doors.",
      "Take the key with you; do not lock the doors.",
    ],
    answer: "B",
    explanation:
      "Stop the engine, leave the key in the car and do not lock the doors. Then others can move the car if it blocks emergency vehicles.",
    rule: "accident-earthquake-key-and-doors",
  },
  {
    id: 24,
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
      "Keep your hands and eyes on the driving: driver assistance takes over no duty from you. It has limits in rain, backlight and bends, and its emergency braking may act late.",
    rule: "vehicle-driver-assist",
    also: [
      "vehicle-driver-assist-limits",
      "vehicle-emergency-braking-may-fail",
    ],
  },
  {
    id: 25,
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
      "Press the pedal again and again, shift down and use the parking brake. In neutral or in a high gear the engine does not slow the car, and it goes faster and faster.",
    rule: "vehicle-brake-failure",
    also: ["vehicle-brake-failure-downhill", "nature-engine-brake-low-gear"],
  },
  {
    id: 26,
    question:
      "You drive onto an expressway and go faster and faster. What happens to your sight?",
    options: [
      "The field of vision narrows, and near things blur.",
      "The field of vision narrows, and far things blur.",
      "The field of vision widens, and near things blur.",
      "The field of vision stays, and all things blur a little.",
    ],
    answer: "A",
    explanation:
      "The faster you go, the narrower your field of vision becomes, and near things blur. Look far ahead, because you notice a danger from the side late.",
    rule: "nature-vision-narrows",
  },
  {
    id: 27,
    question:
      "Besides shaken (車検), how often must a private car with five seats have its regular check (定期点検)?",
    options: [
      "Every 3 months",
      "Every 6 months",
      "Every 1 year",
      "Every 2 years",
    ],
    answer: "C",
    explanation:
      "Have the car checked every 1 year, also between two shaken inspections. Vehicles that are used harder are checked more often: business vehicles every 3 months.",
    rule: "vehicle-periodic-check-1-year",
    also: ["vehicle-periodic-check-3-months"],
  },
  {
    id: 28,
    question:
      "You have no permit for a high load. How high above the ground may the load of a large truck normally reach?",
    options: ["2.5 m", "3.0 m", "3.8 m", "4.8 m"],
    answer: "C",
    explanation:
      "Keep the load at 3.8 m or less above the ground, or it may hit bridges and signs. For kei vehicles the limit is 2.5 m.",
    rule: "load-height-3-8-m",
  },
  {
    id: 29,
    picture: "325",
    question:
      "Which of these vehicles must not enter a road that has the sign in the picture?",
    options: [
      "A mini-car (a four-wheeler of 50 cc or less)",
      "A motorcycle of 250 cc with its rider only",
      "A route bus with passengers who stand",
      "A kei car of 660 cc with its driver only",
    ],
    answer: "A",
    explanation:
      "On a motor-vehicle-only road (自動車専用) mini-cars, mopeds and motorcycles of 125 cc or less must not enter. A kei car is no mini-car (50 cc or less) and may enter.",
    rule: "sign-motor-vehicles-only",
    also: ["expressway-closed-to-minicars"],
  },
  {
    id: 30,
    question:
      "Your car has stalled in deep water, and its doors do not open. What should you break with the hammer?",
    options: [
      "The windscreen, in the middle",
      "A window at the side",
      "The windscreen, at its edge",
      "The lock of a door",
    ],
    answer: "B",
    explanation:
      "Break a side window and climb out. The windscreen has a layer of film between two panes, so a hammer does not open it.",
    rule: "accident-flooded-car-stalled",
  },
  {
    id: 31,
    question:
      "An employer tells a driver to load the truck beyond its maximum payload. The driver does so and drives off. Who can be punished?",
    options: [
      "The driver alone",
      "The employer alone",
      "The driver and the employer",
      "Neither, as long as no load falls",
    ],
    answer: "C",
    explanation:
      "Do not drive an overloaded truck, whoever tells you to: the driver is punished. The employer who orders or allows it is punished too.",
    rule: "load-overloading-ordered",
    also: ["load-weight", "licence-user-must-not-order"],
  },
  {
    id: 32,
    question:
      "By day your car breaks down and cannot be driven on. In which of these places must you put out a warning triangle?",
    options: [
      "In a parking bay of a service area",
      "At a blind bend of an ordinary road",
      "On the shoulder of an expressway",
      "At the edge of an ordinary road",
    ],
    answer: "C",
    explanation:
      "Put it out on an expressway, also when the car stands on the shoulder, because vehicles come fast from behind. By day there is no such duty on ordinary roads.",
    rule: "expressway-breakdown-warning-device",
    also: ["expressway-warning-device-not-on-ordinary-roads"],
  },
  {
    id: 33,
    question:
      "You tow a broken-down car by rope. What must be fixed to the rope?",
    options: [
      "A red cloth of 0.3 m square or more",
      "A red lamp that can be seen from 100 m",
      "A yellow flag of 0.5 m square or more",
      "A white cloth of 0.3 m square or more",
    ],
    answer: "D",
    explanation:
      "Fix a white cloth of 0.3 m square or more, so that nobody passes between the two cars. Keep the distance between them at 5 m or less.",
    rule: "vehicle-rope-towing-white-cloth",
    also: ["vehicle-rope-towing-5-m"],
  },
  {
    id: 34,
    question:
      "A driver makes a call with the phone in the hand and so causes danger in traffic. What follows?",
    options: [
      "1 point and a small penalty payment",
      "3 points and a penalty payment",
      "6 points and a suspended licence",
      "15 points and a revoked licence",
    ],
    answer: "C",
    explanation:
      "Stop in a safe place before you use the phone. A call that causes danger carries 6 points, which means suspension, and it cannot be settled by a payment.",
    rule: "phone-danger-penalty",
    also: ["phone-holding-points"],
  },
  {
    id: 35,
    question:
      "About how long is the stopping distance of a car at 100 km/h on a dry road?",
    options: ["44 m", "76 m", "112 m", "135 m"],
    answer: "C",
    explanation:
      "At 100 km/h you need about 112 m to stop, reaction and braking together. At 80 km/h it is about 76 m, at 60 km/h about 44 m.",
    rule: "speed-stopping-distance-table",
    also: ["speed-stopping-distance-sum"],
  },
  {
    id: 36,
    question:
      "On the main lanes of a national expressway a median separates the directions. No minimum speed is shown. What is the minimum speed there?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "C",
    explanation:
      "Do not go slower than 50 km/h there, unless danger or a jam makes it unavoidable. A slow vehicle among fast ones is easily hit from behind.",
    rule: "speed-expressway-minimum-50",
  },
  {
    id: 37,
    question:
      "Your truck is 2 m wide, and you have no permit for a wide load. How wide may the load be?",
    options: ["2.0 m", "2.2 m", "2.4 m", "2.6 m"],
    answer: "C",
    explanation:
      "The load may be up to 1.2 times as wide as the truck: 2 m × 1.2 = 2.4 m. It must not stick out more than one tenth of the width on either side.",
    rule: "load-width-total",
    also: ["load-width-overhang"],
  },
  {
    id: 38,
    question:
      "What is the limit of gross weight for an ordinary car (普通自動車) today?",
    options: [
      "Less than 2.0 t",
      "Less than 3.5 t",
      "Less than 5.0 t",
      "Less than 8.0 t",
    ],
    answer: "B",
    explanation:
      "An ordinary car weighs less than 3.5 t (gross weight), carries less than 2 t and has room for 10 persons or fewer. Old booklets still name higher weights.",
    rule: "licence-ordinary-vehicle-limits",
  },
  {
    id: 39,
    question:
      "Parking is not forbidden on this road. How long may a car stand at the same place at night?",
    options: [
      "Less than 4 hours",
      "Less than 8 hours",
      "Less than 12 hours",
      "Until sunrise",
    ],
    answer: "B",
    explanation:
      "At night move the car before 8 hours are over, by day before 12 hours. The road must not be used as a garage.",
    rule: "parking-same-place-12-hours",
    also: ["parking-road-is-no-garage"],
  },
  {
    id: 40,
    question:
      "From which amount of alcohol in 1 litre of breath is it always drunk driving (酒酔い運転), however well you still drive?",
    options: ["0.15 mg", "0.25 mg", "0.5 mg", "1.0 mg"],
    answer: "C",
    explanation:
      "From 0.5 mg it is always drunk driving, the heavier offence. From 0.15 mg it is driving under the influence (酒気帯び運転), or drunk driving if you may not be able to drive normally.",
    rule: "alcohol-drunk-driving-figure",
    also: ["alcohol-influence-threshold"],
  },
  {
    id: 41,
    question:
      "You have an ordinary car licence. How heavy may a trailer be (gross weight) that you tow without a towing licence?",
    options: ["Up to 350 kg", "Up to 500 kg", "Up to 650 kg", "Up to 750 kg"],
    answer: "D",
    explanation:
      "Get a towing licence (牽引免許 ken'in menkyo) for a trailer with a gross weight of more than 750 kg. Up to 750 kg your car licence is enough.",
    rule: "licence-towing-over-750kg",
    also: ["licence-towing-not-needed"],
  },
  {
    id: 42,
    question:
      "You buy a car and need a parking space for it off the road. How far may the space be from the place where the car is based?",
    options: ["Up to 500 m", "Up to 1 km", "Up to 2 km", "Up to 5 km"],
    answer: "C",
    explanation:
      "Find a space no more than 2 km away before you buy a car; you need it for the garage certificate (車庫証明 shako shōmei). The road must not serve as a garage.",
    rule: "parking-garage-space-required",
    also: ["parking-garage-sticker-abolished", "parking-road-is-no-garage"],
  },
  {
    id: 43,
    question:
      "A driver whose ordinary licence is for automatic cars only (AT限定) drives an ordinary manual car. What is this?",
    options: [
      "Not carrying the right licence",
      "Breaking a licence condition",
      "Nothing wrong, as it is a car",
      "Driving without a licence",
    ],
    answer: "B",
    explanation:
      "Do not drive a manual car: “automatic cars only” is a condition of your licence, and breaking it can be punished. It is not driving without a licence (無免許), which is much heavier.",
    rule: "licence-at-only-breach-not-unlicensed",
    also: ["licence-conditions-must-be-kept"],
  },
  {
    id: 44,
    question:
      "You lend your car to somebody who you know has been drinking, and that person drives it drunk. What is the highest penalty you can get, compared with the driver's?",
    options: ["Half of it", "The same", "Only a fine", "No penalty"],
    answer: "B",
    explanation:
      "Never lend your car to somebody who has been drinking. Without the car there is no drunk drive, so you face the same highest penalty as the driver.",
    rule: "alcohol-lending-penalty",
    also: ["alcohol-no-lending"],
  },
  {
    id: 45,
    question:
      "In the first year a new driver is called to the beginner course (初心運転者講習) but does not take it. What follows?",
    options: [
      "The beginner period starts again.",
      "The licence is revoked without a test.",
      "The driver has to take a re-test.",
      "The driver has to pay a second fine.",
    ],
    answer: "C",
    explanation:
      "Take the course when you are called: without it you have to take a re-test (再試験 saishiken). A driver who fails the re-test loses the licence.",
    rule: "licence-beginner-retest",
    also: ["licence-beginner-retest-failed"],
  },
  {
    id: 46,
    question:
      "A driver with no earlier sanction reaches 9 points. What follows?",
    options: [
      "The licence is suspended for 30 days.",
      "Nothing follows, as 15 points are needed.",
      "The licence is revoked for at least 1 year.",
      "The licence is suspended for 60 days.",
    ],
    answer: "D",
    explanation:
      "At 9 to 11 points the licence is suspended for 60 days. With 6 to 8 points it is 30 days, with 12 to 14 points 90 days; from 15 points the licence is revoked.",
    rule: "licence-points-suspension-60-days",
    also: [
      "licence-points-suspension-30-days",
      "licence-points-suspension-90-days",
      "licence-points-revocation-15",
    ],
  },
  {
    id: 47,
    question:
      "A large truck without a trailer drives on a national expressway. A median separates the directions, and no limit is shown. What is its maximum speed on the main lanes?",
    options: ["80 km/h", "90 km/h", "100 km/h", "120 km/h"],
    answer: "B",
    explanation:
      "A large truck may go up to 90 km/h there. With a trailer the limit is 80 km/h, and for ordinary cars without a trailer it is 100 km/h.",
    rule: "speed-expressway-truck-90",
    also: ["speed-expressway-trailer-80", "speed-expressway-100"],
  },
  {
    id: 48,
    question:
      "You tow a trailer with a gross weight of more than 750 kg on a national expressway. It has three lanes in your direction, and no sign assigns one. Where must you normally drive?",
    options: [
      "In the leftmost lane",
      "In the middle lane",
      "In the two left lanes as you like",
      "In any lane, according to your speed",
    ],
    answer: "A",
    explanation:
      "Keep to the leftmost lane, so that faster vehicles can go past. With a trailer of more than 750 kg gross weight this holds even where no sign says so.",
    rule: "expressway-trailer-leftmost-lane-national",
  },
  {
    id: 49,
    question:
      "A load cannot be divided and is longer than the limit. Who gives the permit to carry it?",
    options: [
      "The police chief at the place of departure",
      "The police chief where the truck is registered",
      "The owner of the truck, in writing",
      "The police chief at the place of arrival",
    ],
    answer: "A",
    explanation:
      "Ask the police station at the place where the trip begins. There the truck and its load can still be checked before they go.",
    rule: "load-indivisible-permit",
  },
  {
    id: 50,
    question:
      "After an accident a colleague stays to help and report, so the driver may go on with the trip. Which vehicle is this?",
    options: [
      "A truck on duty with fresh food",
      "A bus on duty with passengers",
      "A rental car with tourists",
      "A company car on business",
    ],
    answer: "B",
    explanation:
      "The driver of a bus on duty may go on if another crew member stays to help and report. The same holds for emergency vehicles and vehicles carrying a sick or injured person.",
    rule: "accident-emergency-vehicle-may-go-on",
    also: ["accident-duties"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
