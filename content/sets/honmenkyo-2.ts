import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "Before driving, you should switch off your phone or set it to drive mode.",
    answer: true,
    explanation:
      "Do it before you turn the key. A call or a message takes your mind off the road, even if you do not answer.",
    rule: "phone-off-before-driving",
  },
  {
    id: 2,
    question:
      "When going down a long slope, switching off the engine is a good way to save fuel.",
    answer: false,
    explanation:
      "Keep the engine on and use engine braking. With the engine off, the brakes and the steering need much more strength.",
    rule: "nature-eco-no-engine-off-downhill",
  },
  {
    id: 3,
    question: "You should slow down before you enter a tunnel.",
    answer: true,
    explanation:
      "Slow down before the tunnel, and again before its exit. Your eyes need time to get used to the dark and then to the light.",
    rule: "nature-slow-before-tunnel",
    also: ["nature-adaptation"],
  },
  {
    id: 4,
    question:
      "When driving, it is necessary to look far ahead and around you and not to stare at one point.",
    answer: true,
    explanation:
      "Keep your eyes moving: far ahead, mirrors, sides. If you only look at the car ahead, you see other dangers too late.",
    rule: "health-do-not-fix-the-gaze",
  },
  {
    id: 5,
    question:
      "When pedestrians may step onto the road, it is enough to sound the horn without slowing down.",
    answer: false,
    explanation:
      "Slow down and be ready to stop. A horn does not make people stop; they may not hear it or may be startled.",
    rule: "hazard-horn-is-no-substitute",
  },
  {
    id: 6,
    picture: "sc-rail-queue",
    question:
      "In the picture, the violet car must wait before the railroad crossing.",
    answer: true,
    explanation:
      "Wait until there is room for your car on the other side, even when the barriers are up. A queue could stop you on the track.",
    rule: "level-crossing-no-room-beyond",
    also: ["hazard-queue-before-level-crossing"],
  },
  {
    id: 7,
    question: "Seat belts are not necessary in a car with airbags.",
    answer: false,
    explanation:
      "Wear the belt in every car. An airbag helps only a body that the belt holds in place.",
    rule: "belt-airbag-does-not-replace",
    also: ["belt-driver-must-wear"],
  },
  {
    id: 8,
    question:
      "Parking is allowed for a few minutes in a no parking section if the hazard lamps are on.",
    answer: false,
    explanation:
      "Drive on to a car park. Hazard lamps do not make forbidden parking all right, not even for a minute.",
    rule: "parking-hazard-lamps-do-not-permit",
  },
  {
    id: 9,
    question: "A motorcycle is easily hidden in a blind spot of a car.",
    answer: true,
    explanation:
      "Turn your head before you change lanes or turn left. A motorcycle is small and can be in none of your mirrors.",
    rule: "motorcycle-in-blind-spot",
    also: ["nature-blind-spots"],
  },
  {
    id: 10,
    question:
      "When it is not clear whether an injured person is breathing normally, you should wait for the ambulance without doing anything.",
    answer: false,
    explanation:
      "Call for an ambulance and begin chest compressions at once. Every minute without them counts, and they do no great harm.",
    rule: "accident-compressions-when-in-doubt",
  },
  {
    id: 11,
    question:
      "When a person with a walking frame has difficulty in walking on the road, you must stop or drive slowly.",
    answer: true,
    explanation:
      "Give the person time. Someone with a walking frame is a pedestrian and cannot step aside quickly.",
    rule: "pedestrian-walking-frame",
    also: ["pedestrian-elderly-stop-or-slow"],
  },
  {
    id: 12,
    question:
      "When carrying a child under 6 in your car, you must use a child seat that suits the size of the child.",
    answer: true,
    explanation:
      "Fix the child seat in the rear and fasten the child in it, even for a short way. A car's belt is made for grown-ups and can slip onto a child's neck.",
    rule: "child-seat-under-6",
    also: ["child-seat-in-rear"],
  },
  {
    id: 13,
    question:
      "The expressway was congested, so I drove along the shoulder to the next exit.",
    answer: false,
    explanation:
      "Stay in your lane and wait. The shoulder (路肩 rokata) is kept free for breakdowns, police and ambulances.",
    rule: "expressway-no-driving-on-shoulder",
  },
  {
    id: 14,
    question:
      "The vehicles ahead had stopped, so I waited before the bicycle crossing.",
    answer: true,
    explanation:
      "Do the same at crosswalks and railroad crossings. You must not enter a crossing if you might have to stop on it.",
    rule: "position-do-not-block-crossing",
  },
  {
    id: 15,
    question:
      "After finishing a turn, you need to switch off the indicator at once.",
    answer: true,
    explanation:
      "Check that it is off. Others may think that you are going to turn again.",
    rule: "driver-signal-until-finished",
  },
  {
    id: 16,
    question:
      "When passing an oncoming vehicle on a narrow road, it is necessary to pay attention to pedestrians and bicycles at the side as well.",
    answer: true,
    explanation:
      "Slow down or stop for the car and for the people. While you look at the other car, someone on foot or on a bicycle may move into your way.",
    rule: "nature-meeting-watch-people",
  },
  {
    id: 17,
    question:
      "My car broke down on a railroad crossing, so I tried to push it off before I pressed the emergency button.",
    answer: false,
    explanation:
      "Press the button first, because a train needs a long way to stop. Then get everyone out and try to move the car.",
    rule: "level-crossing-breakdown-how",
    also: ["level-crossing-breakdown"],
  },
  {
    id: 18,
    picture: "327-4-2",
    question: "Mopeds may use the lane with this sign.",
    answer: false,
    explanation:
      "Stay out of it on a moped. This lane is for bicycles and e-scooters; only a bus lane is open to mopeds.",
    rule: "position-dedicated-bicycle-lane",
    also: ["position-dedicated-lane-mopeds"],
  },
  {
    id: 19,
    question:
      "When an accident happens, the driver must stop at once and prevent further danger.",
    answer: true,
    explanation:
      "Stop, help the injured, make the place safe and report to the police. These duties begin with the crash, whoever caused it.",
    rule: "accident-duties",
  },
  {
    id: 20,
    question:
      "It is not allowed to drive with passengers who sit in a place where they block the driver's view.",
    answer: true,
    explanation:
      "Ask them to sit elsewhere before you drive off. You must see the mirrors and reach all controls.",
    rule: "vehicle-passengers-must-not-block",
  },
  {
    id: 21,
    question:
      "When the car ahead signals that it will move to the right lane, you may start to overtake it on the right.",
    answer: false,
    explanation:
      "Stay behind until it has moved. The driver is watching the road ahead and may not see you come.",
    rule: "overtaking-not-when-ahead-moves-right",
  },
  {
    id: 22,
    question:
      "Serving alcohol to a guest who is going to drive is allowed if the way home is short.",
    answer: false,
    explanation:
      "Offer tea, or let the guest stay the night. Nobody may serve alcohol to a person who may then drive, and the host can be punished too.",
    rule: "alcohol-no-serving-to-drivers",
    also: ["alcohol-serving-penalty"],
  },
  {
    id: 23,
    question:
      "The silencer of my motorcycle was broken, but I rode it to work.",
    answer: false,
    explanation:
      "Have it repaired before you ride. You must not ride without a working silencer, because the noise troubles everybody.",
    rule: "vehicle-no-illegal-exhaust",
  },
  {
    id: 24,
    question:
      "When driving at night, you should keep the light inside your car off.",
    answer: true,
    explanation:
      "Stop before you look for something. The light inside makes it harder to see out.",
    rule: "light-cabin-lamp-off",
  },
  {
    id: 25,
    question: "A work helmet with a strap is enough for riding a moped.",
    answer: false,
    explanation:
      "Wear a riding helmet and fasten the strap. A work helmet is made for falling objects, not for a fall from a moped.",
    rule: "helmet-must-be-riding-helmet",
    also: ["moped-helmet"],
  },
  {
    id: 26,
    question:
      "When passing an oncoming vehicle or driving directly behind another vehicle at night, you must change your headlights to low beam.",
    answer: true,
    explanation:
      "Change to low beam early, and back to high beam after it has passed. High beam would dazzle the other driver.",
    rule: "light-dip-for-oncoming",
    also: ["light-dip-when-following"],
  },
  {
    id: 27,
    question:
      "When a pedestrian is walking on a side strip, you may pass close to the pedestrian at normal speed.",
    answer: false,
    explanation:
      "Keep a safe gap or drive slowly (徐行 jokō). A white line does not protect anybody who stumbles.",
    rule: "pedestrian-on-side-strip-gap-or-slowly",
    also: ["pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 28,
    picture: "326-b",
    question:
      "This sign indicates that vehicles must go straight on at the next intersection.",
    answer: false,
    explanation:
      "Look at the shape: a white arrow on a blue board means one-way traffic. The order to go straight on is a round blue sign.",
    rule: "sign-one-way",
    also: ["sign-designated-straight-only"],
  },
  {
    id: 29,
    question:
      "When your car breaks down on an expressway, you must put out a warning device such as a reflecting triangle.",
    answer: true,
    explanation:
      "Hazard lamps on, triangle behind the car, then everyone behind the guardrail. Drivers come at full speed and see a standing car late.",
    rule: "expressway-breakdown-hazard-lamps",
    also: ["expressway-warning-device-kinds"],
  },
  {
    id: 30,
    question:
      "My car caught fire, so I stopped, switched off the engine and got everyone out.",
    answer: true,
    explanation:
      "Move everybody well away and call 119. Fuel may burn suddenly, so nobody goes back for bags.",
    rule: "vehicle-fire",
  },
  {
    id: 31,
    question:
      "The wind was strong, so I slowed down before driving onto the bridge.",
    answer: true,
    explanation:
      "Hold the wheel firmly and expect gusts on bridges and at tunnel exits. A slow car is easier to keep in its lane.",
    rule: "nature-wind",
  },
  {
    id: 32,
    question:
      "It is prohibited to stop or park within 5 m of a corner of the road.",
    answer: true,
    explanation:
      "Leave the corner free. Drivers and people on foot must be able to see round it.",
    rule: "parking-no-stopping-corner-5m",
  },
  {
    id: 33,
    question: "A small amount of alcohol does not affect driving.",
    answer: false,
    explanation:
      "Do not drive after any alcohol. Even a little makes you react later and judge worse, before you notice it.",
    rule: "alcohol-small-amounts-impair",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 34,
    picture: "325-4",
    question: "This sign indicates a road for pedestrians.",
    answer: true,
    explanation:
      "Keep out with your car unless you have a permit of the police station. A round blue sign shows who may use the road.",
    rule: "sign-pedestrians-only",
  },
  {
    id: 35,
    question:
      "If the air pressure of the tyres is too low, the steering becomes heavy and the edges of the tyres wear down.",
    answer: true,
    explanation:
      "Check the pressure regularly, and a little more air before an expressway. Low pressure also wears the edges of the tyre.",
    rule: "vehicle-tyre-pressure-low",
  },
  {
    id: 36,
    question:
      "When crossing a priority road at an intersection without signals, you do not need to drive slowly if the view is good.",
    answer: false,
    explanation:
      "Drive so slowly (徐行 jokō) that you can stop at once, and let the traffic on the priority road go first. Its drivers do not expect you to come out.",
    rule: "intersection-slow-into-priority-or-wider-road",
    also: [
      "intersection-yield-to-priority-or-wider-road",
      "speed-drive-slowly-definition",
    ],
  },
  {
    id: 37,
    question:
      "When two roads of the same width meet at an intersection without signals, vehicles coming from the left go first.",
    answer: true,
    explanation:
      "Slow down and look left first. Where no road has priority, the vehicle from the left goes first, even if you arrive earlier.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 38,
    question:
      "At night, you should drive at a speed at which you can stop within the distance lit by the headlights.",
    answer: true,
    explanation:
      "Slow down on dark roads. What lies beyond the light you see too late, for example a person in dark clothes.",
    rule: "light-stop-within-lit-range",
  },
  {
    id: 39,
    question:
      "When you turn left into a petrol station, you should move to the centre of the road in advance.",
    answer: false,
    explanation:
      "Move to the left edge early and turn in slowly. Then no motorcycle can come up on your left.",
    rule: "position-leave-road-left",
  },
  {
    id: 40,
    question:
      "Stopping and parking are prohibited within 10 m before and after a railroad crossing.",
    answer: true,
    explanation:
      "Drive on at least 10 m past the crossing before you stop. A standing vehicle would keep others on the track.",
    rule: "parking-no-stopping-level-crossing-10m",
  },
  {
    id: 41,
    question:
      "When people are getting on or off a tram and there is no safety zone, you have to wait behind the tram.",
    answer: true,
    explanation:
      "Stop behind the tram until everybody has got on or off and crossed. People walk straight from the tram onto the road.",
    rule: "pedestrian-tram-stop-wait",
  },
  {
    id: 42,
    question:
      "Before driving, you should clear the snow from the windows, the lights and the number plate.",
    answer: true,
    explanation:
      "Brush off everything: windows, lights, number plate. You must see, and others must see you.",
    rule: "vehicle-clear-mud-and-snow",
  },
  {
    id: 43,
    question:
      "You may begin to overtake if the driver of an oncoming vehicle has time to slow down.",
    answer: false,
    explanation:
      "Wait until the road is free. You must not begin when the oncoming vehicle is so close that you would get in its way.",
    rule: "overtaking-not-when-oncoming-close",
  },
  {
    id: 44,
    question:
      "When a police officer facing you raises an arm straight up, you must stop even if the traffic light is green.",
    answer: true,
    explanation:
      "Stop at the stopping position. For traffic facing the officer's front or back, the raised arm means red; for traffic along the arms it means yellow.",
    rule: "signal-officer-arm-raised-facing",
    also: ["signal-officer-over-lights"],
  },
  {
    id: 45,
    question:
      "At dusk, you do not need to switch on your lights until it is completely dark.",
    answer: false,
    explanation:
      "Switch the lights on early. They help others to see you long before you need them to see the road.",
    rule: "light-on-early-at-dusk",
  },
  {
    id: 46,
    question:
      "Waiting in the driver's seat for a friend who has not come yet is regarded as parking.",
    answer: true,
    explanation:
      "Wait where parking is allowed. Waiting for a person is parking (駐車 chūsha), however short; only getting in or out is stopping.",
    rule: "parking-waiting-is-parking",
    also: ["parking-boarding-is-stopping"],
  },
  {
    id: 47,
    question:
      "Where two roads of the same width cross without signals, vehicles must give way to a tram on the crossing road.",
    answer: true,
    explanation:
      "Let the tram pass, whichever side it comes from. It cannot stop quickly or steer round you.",
    rule: "intersection-tram-comes-first",
  },
  {
    id: 48,
    question:
      "When making a left or right turn at an intersection, you must signal 3 seconds before the turn.",
    answer: false,
    explanation:
      "Signal from 30 m before the intersection, move to the edge or the centre, then turn. The 3 seconds are for a change of lanes.",
    rule: "driver-signal-turn-30m",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 49,
    picture: "m201-2",
    question:
      "At an intersection with this road marking, pedestrians may cross diagonally.",
    answer: true,
    explanation:
      "Expect people from every corner, and wait until all have crossed. Only where this marking or a sign allows it may they cross diagonally.",
    rule: "marking-diagonal-crossing",
    also: ["marking-no-diagonal-crossing"],
  },
  {
    id: 50,
    question:
      "I drove my car to work although its inspection certificate had expired.",
    answer: false,
    explanation:
      "Have the car inspected first (車検 shaken). A car that has to be inspected must not be driven without a valid certificate.",
    rule: "vehicle-no-driving-without-inspection",
  },
  {
    id: 51,
    question:
      "When driving a long way on an expressway, you should take a rest at least about every 2 hours.",
    answer: true,
    explanation:
      "Stop at a service area and walk a little. Driving at the same speed makes you sleepy without your noticing it.",
    rule: "expressway-rest-every-2-hours",
  },
  {
    id: 52,
    question:
      "When another vehicle is following closely, you must not brake suddenly except to avoid danger.",
    answer: true,
    explanation:
      "Brake early and in several steps. The driver behind may be unable to stop in time.",
    rule: "hazard-no-sudden-braking-when-followed",
    also: ["hazard-brake-in-several-steps"],
  },
  {
    id: 53,
    question:
      "When stopping, you must give an arm signal in addition to the brake lamps.",
    answer: false,
    explanation:
      "Brake smoothly; the brake lamps are the signal. The arm is another way, for example when a lamp is broken.",
    rule: "driver-signal-slow-stop-reverse",
  },
  {
    id: 54,
    question:
      "When a head-on crash is about to happen, you should sound the horn, brake and go as far left as possible.",
    answer: true,
    explanation:
      "Leave the road to the left if the side is safe. A bump into a field is better than a head-on crash.",
    rule: "vehicle-head-on-crash-threatens",
  },
  {
    id: 55,
    question:
      "When a tyre bursts at high speed, you should hold the steering wheel and press the brake pedal as hard as possible.",
    answer: false,
    explanation:
      "Hold the wheel firmly, keep straight and slow down little by little. Hard braking with a burst tyre makes the car spin.",
    rule: "vehicle-tyre-burst",
  },
  {
    id: 56,
    question:
      "On a road with three or more lanes in one direction, mopeds may use the centre lane if it is empty.",
    answer: false,
    explanation:
      "Keep to the leftmost lane on a moped, except for example to overtake. A moped may go no faster than 30 km/h and would hold up the vehicles in the other lanes.",
    rule: "position-leftmost-lane-mopeds",
    also: ["speed-moped-30"],
  },
  {
    id: 57,
    question:
      "A motorcycle may carry a load of up to 100 kg if the load is tied firmly.",
    answer: false,
    explanation:
      "Weigh it before you tie it on: 60 kg is the limit. A heavy load makes the front light and the steering unsafe.",
    rule: "load-motorcycle",
  },
  {
    id: 58,
    question:
      "The rear of a large vehicle does not swing out when it starts off with its wheels turned.",
    answer: false,
    explanation:
      "Keep away from both ends of a bus or truck that starts off. Its front and its rear both swing out.",
    rule: "nature-large-vehicle-swing-at-start",
  },
  {
    id: 59,
    question:
      "On an expressway, you may drive below the minimum speed when the road is congested or when this is necessary to avoid danger.",
    answer: true,
    explanation:
      "Keep your distance and go with the traffic. The minimum of 50 km/h does not count in a jam or when there is danger.",
    rule: "expressway-below-minimum-in-a-jam",
    also: ["speed-expressway-minimum-50"],
  },
  {
    id: 60,
    question:
      "You may park if there are 3 m of free road on the right side of your vehicle.",
    answer: false,
    explanation:
      "Look for a wider place: 3.5 m must stay free so that a fire engine can pass. Loading with the driver at hand is an exception.",
    rule: "parking-3-5m-free-on-right",
    also: ["parking-3-5m-exceptions"],
  },
  {
    id: 61,
    question:
      "An employer may tell a tired driver to go on driving when the delivery is urgent.",
    answer: false,
    explanation:
      "Refuse, and rest. An employer must not order or allow driving while overworked, speeding or overloading.",
    rule: "licence-user-must-not-order",
  },
  {
    id: 62,
    picture: "m115",
    question: "This road marking indicates the end of the speed limit shown.",
    answer: true,
    explanation:
      "Look for the next limit. From here the limit of the road without a sign counts.",
    rule: "marking-end",
  },
  {
    id: 63,
    question:
      "On a one-way road, you may move to the right side for an emergency vehicle if you would be in its way on the left.",
    answer: true,
    explanation:
      "Look where the ambulance can pass, then clear that side. Normally you move to the left, but on a one-way road the right is allowed too.",
    rule: "position-emergency-one-way",
  },
  {
    id: 64,
    question:
      "A vehicle with a permit can go along a pedestrian road at normal speed when there are no pedestrians.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) all the way, even when the road looks empty. A child may come out of a door at any time.",
    rule: "position-pedestrian-road-slowly",
    also: ["position-pedestrian-road-permit"],
  },
  {
    id: 65,
    question:
      "Overtaking is allowed within 30 m before a crosswalk if there are no pedestrians near it.",
    answer: false,
    explanation:
      "Stay behind until you have passed the crosswalk. The vehicle that you overtake could hide a person, so overtaking is prohibited on a crosswalk and 30 m before it.",
    rule: "overtaking-ban-crosswalk-30m",
  },
  {
    id: 66,
    question:
      "When driving an automatic car down a long slope, you should shift to 2 or L to use the engine brake.",
    answer: true,
    explanation:
      "Shift down and keep the foot brake for short moments. A foot brake that is used all the way overheats.",
    rule: "vehicle-at-engine-brake",
    also: ["nature-long-downhill-engine-brake"],
  },
  {
    id: 67,
    question:
      "On an expressway without a speed sign, a car may go up to 100 km/h, but a large truck must not go faster than 80 km/h.",
    answer: false,
    explanation:
      "Expect trucks to be slower than you: 90 km/h for large trucks, 100 km/h for cars. Pass them with a long distance.",
    rule: "speed-expressway-truck-90",
    also: ["speed-expressway-100"],
  },
  {
    id: 68,
    question:
      "Parking within 3 m of the entrance of a garage is allowed if the garage is your own.",
    answer: false,
    explanation:
      "Put the car inside or park somewhere else. Parking is prohibited within 3 m of a garage entrance, your own too, so that vehicles can go in and out.",
    rule: "parking-own-garage-entrance-3m",
    also: ["parking-garage-entrance-3m"],
  },
  {
    id: 69,
    question:
      "Compulsory insurance does not pay for the damage to the other driver's car.",
    answer: true,
    explanation:
      "Take out optional insurance (任意保険 nin'i hoken) as well. The compulsory one pays only when people are hurt or killed.",
    rule: "accident-cali-only-injury-to-others",
  },
  {
    id: 70,
    picture: "dh-moto-left-up",
    question: "The rider in the picture is going to turn left.",
    answer: false,
    explanation:
      "Expect the rider to turn right. The left arm bent up at the elbow means right; held straight out it means left.",
    rule: "driver-signal-arm-right",
    also: ["driver-signal-arm-left"],
  },
  {
    id: 71,
    question:
      "To drive slowly (徐行) means to drive at a speed at which the vehicle can stop at once.",
    answer: true,
    explanation:
      "Drive at about 10 km/h or less, so that the car stops within about 1 m of braking. The sign 徐行 and blind intersections are among the places for it.",
    rule: "speed-drive-slowly-definition",
    also: ["speed-drive-slowly-10-kmh"],
  },
  {
    id: 72,
    question:
      "The owner of a motorcycle of 250 cc or less does not have to take it to the vehicle inspection called shaken (車検).",
    answer: true,
    explanation:
      "Check it yourself, and insure it. Motorcycles of 250 cc or less are free of this inspection, but they need compulsory insurance and a number plate.",
    rule: "vehicle-inspection-not-for-small-motorcycles",
  },
  {
    id: 73,
    question: "When the speed doubles, the force of an impact also doubles.",
    answer: false,
    explanation:
      "Slow down early. The force grows with the square of the speed, so at double the speed it is 4 times as strong.",
    rule: "nature-impact-square",
  },
  {
    id: 74,
    picture: "sg-red-arrow-straight",
    question:
      "At this traffic light, cars may turn left as well as go straight on.",
    answer: false,
    explanation:
      "Go straight on only. On red you may go just where the green arrow points.",
    rule: "signal-straight-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 75,
    question: "A new ordinary car licence covers a minibus for 11 people.",
    answer: false,
    explanation:
      "Count the seats: an ordinary licence covers vehicles for 10 people or fewer. A minibus for 11 needs a medium licence (中型 chūgata).",
    rule: "licence-medium-vehicle-limits",
    also: ["licence-ordinary-vehicle-limits"],
  },
  {
    id: 76,
    question:
      "On an expressway, it is allowed to make a U-turn or reverse if there are no other vehicles near.",
    answer: false,
    explanation:
      "Go on to the next exit instead. On the main lanes, crossing, U-turns and reversing are always prohibited, because others come at full speed.",
    rule: "expressway-no-crossing-u-turn-reversing",
    also: ["expressway-missed-exit-go-on"],
  },
  {
    id: 77,
    picture: "310-2",
    question:
      "This sign indicates that carrying a passenger on a motorcycle is prohibited.",
    answer: true,
    explanation:
      "Ride alone where this sign stands, however long you have had your licence. Only a motorcycle with a sidecar is an exception.",
    rule: "sign-no-two-up",
  },
  {
    id: 78,
    question:
      "When driving at high speed on a wet road, the tyres may lose contact with the road (hydroplaning) even if they are good.",
    answer: true,
    explanation:
      "Slow down where water stands on the road. This is called hydroplaning (ハイドロプレーニング現象): the car can be neither steered nor braked.",
    rule: "nature-hydroplaning-good-tyres-too",
    also: ["nature-hydroplaning-worn-tyres"],
  },
  {
    id: 79,
    question:
      "Fade is a phenomenon in which heat makes bubbles in the brake fluid.",
    answer: false,
    explanation:
      "Use the engine brake on long downhills. Fade (フェード現象) means that the brakes get too hot to grip; bubbles in the fluid are vapour lock.",
    rule: "nature-fade",
    also: ["nature-vapour-lock"],
  },
  {
    id: 80,
    question:
      "On a road with a centre line and no speed sign, a moped may go as fast as a car.",
    answer: false,
    explanation:
      "Never go faster than 30 km/h on a moped, on any road. The 60 km/h on a road with a centre line are for cars, trucks and motorcycles.",
    rule: "speed-moped-30",
    also: ["speed-statutory-centre-line-60"],
  },
  {
    id: 81,
    question:
      "When the engine is cold, an automatic car moves forward by itself (creep) more strongly.",
    answer: true,
    explanation:
      "Press the brake firmly while you wait in D. With a cold engine or the air conditioning on, the car pushes forward more (クリープ現象).",
    rule: "vehicle-at-creep-stronger",
    also: ["vehicle-at-creep"],
  },
  {
    id: 82,
    question:
      "A person pushing a motorcycle with the engine running is regarded as a pedestrian.",
    answer: false,
    explanation:
      "Switch the engine off before you push it on the sidewalk. Only with the engine off are you a pedestrian.",
    rule: "pedestrian-pushing-two-wheeler",
  },
  {
    id: 83,
    question:
      "When driving on a tram track because of road construction, you do not need to move away for a tram coming from behind.",
    answer: false,
    explanation:
      "Leave the track as soon as you can, or keep well ahead. You may use it to get past the works, but never in the way of a tram.",
    rule: "position-tram-track-tram-behind",
    also: ["position-tram-track-allowed"],
  },
  {
    id: 84,
    picture: "310-3",
    question: "Vehicles without tyre chains must not go on past this sign.",
    answer: true,
    explanation:
      "Put chains on, or turn back. Where this sign stands, winter tyres are not enough.",
    rule: "sign-tyre-chains",
  },
  {
    id: 85,
    picture: "sg-red-left-board",
    question:
      "When turning left on red under this board, vehicles go before the pedestrians who are crossing on green.",
    answer: false,
    explanation:
      "Stop and let them cross first. The board (左折可 sasetsuka) lets you turn on red, but never in the way of people or bicycles.",
    rule: "signal-left-turn-board-pedestrians",
    also: ["signal-left-turn-board"],
  },
  {
    id: 86,
    question:
      "When slowing down on a motorcycle, you should shift down one gear at a time.",
    answer: true,
    explanation:
      "Go down through the gears in turn. A jump from a high gear to a low one can lock the rear wheel.",
    rule: "vehicle-motorcycle-no-jump-to-low-gear",
  },
  {
    id: 87,
    question:
      "On a dry road, a car needs about 22 m to stop at 40 km/h, but about 44 m at 60 km/h.",
    answer: true,
    explanation:
      "Keep more than this distance to the vehicle ahead. The braking distance grows with the square of the speed, so a little more speed needs much more room.",
    rule: "speed-stopping-distance-table",
    also: ["speed-stopping-distance-60", "speed-braking-distance-square"],
  },
  {
    id: 88,
    picture: "sc-park-hill-down",
    question:
      "Before leaving a manual car parked like the violet one in the picture, you should put it in first gear.",
    answer: false,
    explanation:
      "Put it in reverse when the car faces downhill. First gear is for a car that faces uphill; then the engine holds the wheels.",
    rule: "parking-leaving-gear",
  },
  {
    id: 89,
    picture: "332",
    question:
      "This sign indicates that pedestrians must not walk along this road.",
    answer: false,
    explanation:
      "Walk on, but do not cross here. The sign stops people from crossing the road, not from walking along it.",
    rule: "sign-no-crossing-by-pedestrians",
    also: ["sign-closed-to-pedestrians"],
  },
  {
    id: 90,
    question:
      "When carrying a load, you need to tie it so that it cannot fall off.",
    answer: true,
    explanation:
      "Tie it, pull at it, then drive. A fallen load can kill the rider behind you.",
    rule: "load-secure-against-falling",
  },
] as const satisfies readonly TrueFalseQuestion[];
