import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "With a short horn signal you may tell people who walk in front of your car that you are behind them.",
    answer: false,
    explanation:
      "The horn is only for places where the law requires it and for danger that cannot be avoided otherwise. Among people on foot you go slowly and wait.",
    rule: "horn-only-sign-or-danger",
    also: ["horn-not-for-greeting-or-urging"],
  },
  {
    id: 2,
    question:
      "A driver must have the licence along while driving, as a card or as a record on the My Number Card.",
    answer: true,
    explanation:
      "You carry the licence card, or the My Number Card with the licence recorded on it. The police must be able to check what you are allowed to drive.",
    rule: "licence-carry-while-driving",
    also: ["licence-myna-three-ways"],
  },
  {
    id: 3,
    question:
      "On an ordinary two-way road without any lines, separation or posted limit, the statutory 30 km/h bind cars, but not motorcycles.",
    answer: false,
    explanation:
      "On such roads the 30 km/h bind cars, trucks and motorcycles alike. Only a posted limit can change this.",
    rule: "speed-statutory-unlined-30",
    also: ["speed-posted-limit-replaces-statutory"],
  },
  {
    id: 4,
    question:
      "Overtaking at a place where it is forbidden can be punished with imprisonment or a fine.",
    answer: true,
    explanation:
      "It is an offence and not only bad manners, because a crash while overtaking is often a head-on crash.",
    rule: "overtaking-ban-penalty",
  },
  {
    id: 5,
    question:
      "An employer who allows drink-driving can be punished only if the driver causes an accident.",
    answer: false,
    explanation:
      "A user of the vehicle, such as an employer, who orders or allows drink-driving is punished like the driver, with or without an accident. The law wants everybody around the driver to prevent it.",
    rule: "alcohol-employer",
  },
  {
    id: 6,
    question:
      "The 5 m in which you must not stop near a crosswalk are counted before it, not behind it.",
    answer: false,
    explanation:
      "Stopping and parking are forbidden on a crosswalk and within 5 m before and after it. A car behind the crosswalk, too, hides the people who cross.",
    rule: "parking-no-stopping-crosswalk-5m",
  },
  {
    id: 7,
    question:
      "If you cannot keep a sufficient clearance from a bicycle on the roadway, you must not pass it at all.",
    answer: false,
    explanation:
      "Passing is not forbidden, but the car must go at a safe speed that suits the clearance. The cyclist keeps as far to the left edge as possible.",
    rule: "bicycle-passing-safe-speed",
    also: ["bicycle-passed-keeps-left"],
  },
  {
    id: 8,
    question:
      "So as not to provoke others, you must not keep driving in the overtaking lane and should let faster traffic go.",
    answer: true,
    explanation:
      "A driver who blocks the overtaking lane often makes others angry, and angry drivers come too close. You give them no reason and let them go.",
    rule: "nature-road-rage-do-not-provoke",
  },
  {
    id: 9,
    question:
      "You must not switch on a direction signal to tell the driver behind that the way is free for overtaking.",
    answer: true,
    explanation:
      "A signal must not be given for an act that the driver does not carry out. In some countries drivers use it to invite others; here it would mean that you turn or change course.",
    rule: "driver-signal-not-without-intention",
  },
  {
    id: 10,
    question:
      "Whether a passenger opens the door safely is the passenger's own responsibility and no duty of the driver.",
    answer: false,
    explanation:
      "The driver must not open a door without checking and must take care that passengers cause no danger either. A bicycle may be just beside the car.",
    rule: "pedestrian-check-before-opening-door",
  },
  {
    id: 11,
    question:
      "A person who has hit the head in an accident should see a doctor, even if no wound can be seen.",
    answer: true,
    explanation:
      "An injury inside the head often shows only hours later. So after a blow to the head you should see a doctor even without a wound.",
    rule: "accident-head-blow-see-doctor",
  },
  {
    id: 12,
    question:
      "Beside a person in a wheelchair, driving slowly is not enough: the law orders every driver to stop temporarily.",
    answer: false,
    explanation:
      "When a person in a wheelchair uses the road, a driver must stop temporarily or drive slowly; either is right. A wheelchair cannot move aside quickly.",
    rule: "pedestrian-wheelchair-user-stop-or-slow",
  },
  {
    id: 13,
    question:
      "The sign of a lane shows a bus between broken side lines. In flowing traffic, cars may use this lane too until a bus comes up from behind.",
    answer: true,
    explanation:
      "Broken side lines mean priority: cars may use the lane but must leave it promptly for a bus. Solid side lines mean a dedicated lane, which is closed to cars.",
    rule: "sign-bus-priority-lane",
    also: ["sign-dedicated-lane"],
  },
  {
    id: 14,
    question:
      "Where a road has neither a sidewalk nor a side strip, people on foot as a rule walk along the right edge.",
    answer: true,
    explanation:
      "On the right edge they see the oncoming vehicles. They may use the left edge only if the right edge is dangerous, so look for them on both sides.",
    rule: "pedestrian-right-edge",
  },
  {
    id: 15,
    question:
      "A stop sign without a stop line stands at an intersection without signals. The place to stop is just before the intersection.",
    answer: true,
    explanation:
      "You stop at the stop line and, where there is none, just before the intersection. There you can best see the crossing road.",
    rule: "intersection-stop-sign-where",
  },
  {
    id: 16,
    question:
      "On a green arrow, a tram may go in the direction of the arrow in the same way as cars.",
    answer: false,
    explanation:
      "A green arrow is for vehicles only; a tram has to wait for its yellow arrow. So a tram beside you may stand while you may go.",
    rule: "signal-green-arrow-not-trams",
    also: ["signal-yellow-arrow"],
  },
  {
    id: 17,
    question:
      "A yellow centre line does not forbid you to cross it when you overtake a moving bicycle.",
    answer: false,
    explanation:
      "A yellow centre line must not be crossed to overtake, and this includes overtaking a bicycle. You stay behind it until there is room in your own half.",
    rule: "marking-centre-line-yellow-bicycle",
    also: ["bicycle-no-crossing-line-wait"],
  },
  {
    id: 18,
    question:
      "Bicycles must not be ridden side by side where no sign or marking allows it.",
    answer: true,
    explanation:
      "As a rule bicycles go one behind the other. Only where a sign or marking allows it may ordinary bicycles be ridden two abreast, but never three.",
    rule: "bicycle-side-by-side",
  },
  {
    id: 19,
    question:
      "A pregnant woman should wear the shoulder belt alone, because the lap belt could press on the baby in a crash.",
    answer: false,
    explanation:
      "A pregnant woman must wear the belt too, unless that is unsuitable for her health, and should keep the lap belt low and off the belly. Without a belt mother and baby are in greater danger.",
    rule: "belt-pregnant-must-wear",
  },
  {
    id: 20,
    question:
      "Houses line an ordinary road with a centre line and no posted limit. By law, a car may still go up to 60 km/h.",
    answer: true,
    explanation:
      "Japan has no general lower limit for towns. The centre line decides here, but a driver must still choose a speed that is safe for the place.",
    rule: "speed-statutory-lined-residential-60",
    also: [
      "speed-statutory-width-and-houses-do-not-decide",
      "speed-posted-limit-is-no-target",
    ],
  },
  {
    id: 21,
    question:
      "On a priority road, you need not give way to a car from the left at an intersection without signals or an officer.",
    answer: true,
    explanation:
      "A priority road goes before the rule that vehicles from the left come first. The car on the crossing road must not hinder you.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 22,
    question:
      "In a signal with three lamps side by side, the red lamp is on the left and the green lamp on the right.",
    answer: false,
    explanation:
      "In a horizontal signal red is on the right, yellow in the middle and green on the left. So the red lamp stands near the middle of the road, where it is seen best.",
    rule: "signal-lamp-order-horizontal",
  },
  {
    id: 23,
    question:
      "A maximum speed sign with a plate for certain kinds of vehicle binds only the vehicles that are named.",
    answer: true,
    explanation:
      "The sign Maximum Speed for Specific Vehicles limits the speed of the vehicles named on its plate. For all others the usual limit of the road holds.",
    rule: "sign-maximum-speed-vehicle-types",
    also: ["sign-plate-vehicle-type"],
  },
  {
    id: 24,
    question:
      "Changing lanes even across a yellow lane line is allowed when you signal in good time and hinder nobody.",
    answer: false,
    explanation:
      "Lane changes across a yellow lane line are forbidden. Only an emergency vehicle, works or another obstacle are exceptions.",
    rule: "marking-lane-line-yellow",
  },
  {
    id: 25,
    question:
      "You should not leave children alone in a parked car, even while you buy something quickly.",
    answer: true,
    explanation:
      "Children may play with the controls or run onto the road, and the car can soon become very hot. So children should not stay in it alone.",
    rule: "child-seat-never-leave-children-alone",
  },
  {
    id: 26,
    question:
      "A road is more slippery when it has just begun to rain than after a long time of rain.",
    answer: true,
    explanation:
      "The first rain makes a film with the dust and oil on the road. Later the rain washes it away, but a wet road is still more slippery than a dry one.",
    rule: "nature-first-rain",
  },
  {
    id: 27,
    question:
      "On a long downhill, you should use mainly the foot brake and the engine brake only as a support.",
    answer: false,
    explanation:
      "You use mainly the engine brake and the foot brake only as a support. A foot brake that is used all the way down overheats and fails.",
    rule: "nature-long-downhill-engine-brake",
    also: ["nature-fade"],
  },
  {
    id: 28,
    question:
      "Because people walk and cycle there, the statutory limit on two-way roads without lines or a separation has been set at 30 km/h.",
    answer: true,
    explanation:
      "Roads without a centre line, lanes or a separation are mostly roads of daily life. At a low speed a driver can stop in time, and an impact hurts less.",
    rule: "speed-unlined-30-aim",
  },
  {
    id: 29,
    question:
      "In Japanese traffic law, the word 'vehicle' (車両) includes mopeds and bicycles.",
    answer: true,
    explanation:
      "The word vehicle covers motor vehicles, mopeds and light vehicles such as bicycles. The word motor vehicle (自動車) does not cover mopeds and bicycles.",
    rule: "position-word-vehicle",
  },
  {
    id: 30,
    question:
      "Your car is stuck on a level crossing without an emergency button, and you have no flare. You should wave something conspicuous.",
    answer: true,
    explanation:
      "The train driver must be warned before anything else: by the button, if there is none by a flare, and otherwise by waving something conspicuous.",
    rule: "level-crossing-breakdown-how",
    also: ["level-crossing-breakdown"],
  },
  {
    id: 31,
    question:
      "At night a police officer swings a light sideways. You drive in the direction of the swing, and you may go.",
    answer: true,
    explanation:
      "The swinging light has the meaning of green for traffic in the direction of the swing, and of red for traffic that crosses it.",
    rule: "signal-officer-lamp-swing-along",
    also: ["signal-officer-lamp-swing-across"],
  },
  {
    id: 32,
    question:
      "An ambulance on urgent duty need not keep to a maximum speed on an ordinary road.",
    answer: false,
    explanation:
      "The statutory maximum speed of an emergency vehicle on an ordinary road is 80 km/h. It may go faster than others, but not at any speed.",
    rule: "position-emergency-speed-ordinary-road",
  },
  {
    id: 33,
    question:
      "Two roads cross without signals; neither is a priority road. If you arrive first, a car on the clearly wider road must let you go.",
    answer: false,
    explanation:
      "Unless you are on a priority road, you must not hinder the traffic on a clearly wider road. It is the road that decides, not who arrives first.",
    rule: "intersection-yield-to-priority-or-wider-road",
  },
  {
    id: 34,
    question:
      "You may lend your bicycle to a friend who has drunk and wants to ride home.",
    answer: false,
    explanation:
      "After drinking, nobody may ride a bicycle. Whoever lends one to a person who has drunk makes the ride possible, and can be punished too if that person rides.",
    rule: "bicycle-alcohol-others",
    also: ["bicycle-alcohol"],
  },
  {
    id: 35,
    question:
      "On a narrow street with a sidewalk, you should park with two wheels on the sidewalk so that others can pass.",
    answer: false,
    explanation:
      "On a road with a sidewalk, a vehicle parks along the left edge of the roadway and not on the sidewalk. The sidewalk belongs to people on foot.",
    rule: "parking-beside-sidewalk",
  },
  {
    id: 36,
    question:
      "Under the sign 'No Entry for Vehicles' (車両進入禁止) a plate excepts bicycles. Of all vehicles, only bicycles may enter.",
    answer: true,
    explanation:
      "A plate under a sign can except the vehicles that it names. The sign then does not bind bicycles, but it binds cars as before.",
    rule: "sign-except-bicycles-plate",
    also: ["sign-no-entry"],
  },
  {
    id: 37,
    question:
      "Where your road meets a priority road without signals, driving slowly is a duty only if you see a vehicle on it.",
    answer: false,
    explanation:
      "You must drive slowly when you enter an intersection with a priority road, whether it is empty or not. Only then can you stop for a car that you saw too late.",
    rule: "intersection-slow-into-priority-or-wider-road",
  },
  {
    id: 38,
    question:
      "On a two-way road, you may go over the centre in a blind bend in order to see oncoming vehicles earlier.",
    answer: false,
    explanation:
      "The law names the cases in which you may go over the centre, such as an obstacle or a left part that is too narrow. A better view is none of them.",
    rule: "position-over-centre-five-cases",
  },
  {
    id: 39,
    question:
      "On an ordinary two-way road through empty fields without lines, separation or a posted limit, cars may go 60 km/h.",
    answer: false,
    explanation:
      "Without a centre line, lanes or a separation the statutory limit is 30 km/h, between fields as between houses. The 60 km/h are for roads with a centre line or lanes.",
    rule: "speed-statutory-unlined-farm-road-30",
    also: ["speed-statutory-60-where"],
  },
  {
    id: 40,
    question:
      "A cyclist has to obey the pedestrian light where it is marked for pedestrians and bicycles.",
    answer: true,
    explanation:
      "A light that is marked for pedestrians and bicycles binds riders of bicycles and e-scooters. So a cyclist may have to wait while your own light is green.",
    rule: "signal-pedestrians-and-bicycles",
  },
  {
    id: 41,
    question:
      "An oncoming car that goes straight on must let you turn right at the intersection when you signalled first.",
    answer: false,
    explanation:
      "A vehicle that turns right must not hinder those that go straight on or turn left. An early signal gives no priority, and neither does a flash of the headlights.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 42,
    question:
      "A red X lit above a lane means that vehicles must not use this lane.",
    answer: true,
    explanation:
      "On some roads and in tunnels, lamps above the lanes show which lanes are open. The red X closes the lane below it, for example because traffic comes the other way.",
    rule: "signal-lane-red-cross",
  },
  {
    id: 43,
    question:
      "In a roundabout without markings for this, you have to drive along its edge, even to take the last exit.",
    answer: true,
    explanation:
      "Whichever exit you take, you move to the left edge in advance and drive slowly along the edge of the roundabout. From there you can leave without crossing another car's path.",
    rule: "intersection-roundabout-left-edge",
  },
  {
    id: 44,
    question:
      "Where there is an acceleration lane, you must use it when you enter the main lane of an expressway.",
    answer: true,
    explanation:
      "In the acceleration lane you reach the speed of the main lane before you join it. A slow car on the main lane would be a danger.",
    rule: "expressway-acceleration-lane",
    also: ["expressway-accelerate-in-acceleration-lane"],
  },
  {
    id: 45,
    question:
      "A safety zone marked on the road is closed to cars only while people stand on it.",
    answer: false,
    explanation:
      "Vehicles must not enter a safety zone, with or without people on it. It is kept for people who wait for a tram or cross the road.",
    rule: "position-no-entry-areas",
    also: ["marking-safety-zone"],
  },
  {
    id: 46,
    question:
      "Within 3 m of the vehicle entrance of a garage you must not park, except if the garage is your own.",
    answer: false,
    explanation:
      "Parking is forbidden within 3 m of such an entrance, even if it is your own garage. Stopping there is allowed.",
    rule: "parking-own-garage-entrance-3m",
    also: ["parking-garage-entrance-3m"],
  },
  {
    id: 47,
    question:
      "On a narrow slope with no passing place near, the car going uphill should give way, because it is the slower one.",
    answer: false,
    explanation:
      "The car going downhill should give way, because starting uphill is harder. Where a passing place is near, the car that has it on its side should wait in it instead.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 48,
    question:
      "A blue disc with one white arrow that bends to the left allows vehicles to turn left on a red light.",
    answer: false,
    explanation:
      "The blue disc means that vehicles may only turn left; the signal has to be obeyed as well. The board that permits a left turn on red is white with a blue arrow.",
    rule: "sign-designated-left-only",
    also: ["signal-left-turn-board"],
  },
  {
    id: 49,
    question:
      "When you leave a car park across an empty sidewalk, you must stop before the sidewalk and not only before the roadway.",
    answer: true,
    explanation:
      "You stop temporarily just before the sidewalk every time and do not hinder pedestrians. A child can come running from behind a wall or a gate.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 50,
    question:
      "A road with a blue disc that shows nothing but a white bicycle is open to pedestrians, but not to mopeds.",
    answer: false,
    explanation:
      "The sign means that only bicycles and e-scooters may use the road; cars, mopeds and pedestrians must keep out. Pedestrians may use a road whose disc shows people beside the bicycle.",
    rule: "sign-bicycles-only",
    also: ["sign-bicycles-and-pedestrians-only"],
  },
] as const satisfies readonly TrueFalseQuestion[];
