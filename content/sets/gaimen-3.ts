import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When crossing a sidewalk to leave a car park, you must stop before the sidewalk even if there are no pedestrians.",
    answer: true,
    explanation:
      "Stop just before the sidewalk every time, then look and go. A child can come running from behind a wall or a gate.",
    rule: "position-stop-before-sidewalk",
  },
  {
    id: 2,
    question:
      "I had signalled first, so I turned right before an oncoming car that was going straight.",
    answer: false,
    explanation:
      "Wait until the oncoming traffic has passed. A vehicle that turns right gives way to those that go straight or turn left; an early signal changes nothing.",
    rule: "intersection-right-turn-gives-way",
  },
  {
    id: 3,
    question:
      "When driving, you must carry a licence or a My Number Card with the licence on it.",
    answer: true,
    explanation:
      "Put it in your pocket before you set off. The police must be able to see what you are allowed to drive.",
    rule: "licence-carry-while-driving",
    also: ["licence-myna-three-ways"],
  },
  {
    id: 4,
    question:
      "It is allowed to leave a small child alone in a parked car if it is only for a short time.",
    answer: false,
    explanation:
      "Take the child with you, even for a minute. A parked car soon becomes very hot, and a child may play with the controls or run onto the road.",
    rule: "child-seat-never-leave-children-alone",
  },
  {
    id: 5,
    question:
      "When your car gets stuck on a railroad crossing, you should press the emergency button at once.",
    answer: true,
    explanation:
      "Warn the train first: press the button, or light a flare, or wave something bright. Then get everyone out and try to move the car.",
    rule: "level-crossing-breakdown-how",
    also: ["level-crossing-breakdown"],
  },
  {
    id: 6,
    question: "When passing pedestrians, you should sound your horn.",
    answer: false,
    explanation:
      "Go slowly and wait until there is room. The horn is for danger that you cannot avoid otherwise, and for places with the sign Sound Horn.",
    rule: "horn-only-sign-or-danger",
    also: ["horn-not-for-greeting-or-urging"],
  },
  {
    id: 7,
    question:
      "On a narrow road, vehicles should park with two wheels on the sidewalk so that others can pass.",
    answer: false,
    explanation:
      "Park along the left edge of the roadway with all four wheels. The sidewalk belongs to people on foot.",
    rule: "parking-beside-sidewalk",
  },
  {
    id: 8,
    question:
      "When it rains, roads are most slippery just after the rain has begun.",
    answer: true,
    explanation:
      "Slow down with the first drops. The first rain mixes with dust and oil on the road; later the rain washes them away.",
    rule: "nature-first-rain",
  },
  {
    id: 9,
    question:
      "The way in which passengers open their doors is not the responsibility of the driver.",
    answer: false,
    explanation:
      "Look behind and tell your passengers when it is safe to get out. A bicycle may be just beside the car, and the driver must see that no door puts it in danger.",
    rule: "pedestrian-check-before-opening-door",
  },
  {
    id: 10,
    question: "I hit my head in a small accident, so I went to see a doctor.",
    answer: true,
    explanation:
      "See a doctor after every blow to the head. An injury inside often shows only hours later.",
    rule: "accident-head-blow-see-doctor",
  },
  {
    id: 11,
    question:
      "An employer may let a worker drive after drinking if the distance is short.",
    answer: false,
    explanation:
      "Stop the worker and call a taxi. An employer who orders or allows drink-driving is punished like the driver, with or without an accident.",
    rule: "alcohol-employer",
  },
  {
    id: 12,
    question:
      "Stopping is prohibited within 5 m before a crosswalk, but it is allowed right after it.",
    answer: false,
    explanation:
      "Keep 5 m free on both sides of a crosswalk. A vehicle right after it hides the people who cross, too.",
    rule: "parking-no-stopping-crosswalk-5m",
  },
  {
    id: 13,
    question:
      "When there is little room beside a bicycle, you must pass it at a safe speed.",
    answer: true,
    explanation:
      "Slow down so much that a wobble does no harm. The less room there is, the lower a safe speed is; the cyclist keeps to the left edge.",
    rule: "bicycle-passing-safe-speed",
    also: ["bicycle-passed-keeps-left"],
  },
  {
    id: 14,
    question:
      "The overtaking lane should be used only for overtaking, and drivers should let faster vehicles pass.",
    answer: true,
    explanation:
      "Go back to the left lane and keep your distance. A driver who blocks the overtaking lane makes others angry, and angry drivers come too close.",
    rule: "nature-road-rage-do-not-provoke",
  },
  {
    id: 15,
    question:
      "Using the indicator to invite the driver behind to overtake is prohibited.",
    answer: true,
    explanation:
      "Signal only what you are going to do yourself. In some countries drivers invite others this way, but here it means that you turn or change course.",
    rule: "driver-signal-not-without-intention",
  },
  {
    id: 16,
    question:
      "When passing a person in a wheelchair on the road, you must always stop first.",
    answer: false,
    explanation:
      "Stop or drive slowly (徐行 jokō); either is right. A wheelchair cannot move aside quickly, so do not get in its way.",
    rule: "pedestrian-wheelchair-user-stop-or-slow",
  },
  {
    id: 17,
    question: "As a rule, cars may use a bus priority lane until a bus comes.",
    answer: true,
    explanation:
      "Use the lane, but leave it at once for a bus (路線バス等優先通行帯). Do not enter it in a jam, when you could not get out again.",
    rule: "sign-bus-priority-lane",
  },
  {
    id: 18,
    question:
      "On a road without a sidewalk or a side strip, pedestrians normally walk along the right edge, but they may use the left edge if the right one is dangerous.",
    answer: true,
    explanation:
      "Look for people on both edges. On the right they see the oncoming vehicles, but they may walk on the left where the right edge is dangerous.",
    rule: "pedestrian-right-edge",
  },
  {
    id: 19,
    question:
      "There was no stop line at the stop sign, so I stopped just before the intersection.",
    answer: true,
    explanation:
      "Stop at the stop line, and where there is none, just before the intersection. From there you see the crossing road best.",
    rule: "intersection-stop-sign-where",
  },
  {
    id: 20,
    question:
      "When a green arrow is lit, trams may also go in the direction of the arrow.",
    answer: false,
    explanation:
      "Expect the tram beside you to stay while you go. The green arrow is for vehicles; trams have a yellow arrow of their own.",
    rule: "signal-green-arrow-not-trams",
    also: ["signal-yellow-arrow"],
  },
  {
    id: 21,
    question:
      "On a road with a yellow centre line, you may overtake a bicycle without crossing the line.",
    answer: true,
    explanation:
      "Overtake only if there is room enough on your own side. The yellow line stops you from crossing it to overtake, also to overtake a bicycle.",
    rule: "marking-centre-line-yellow-inside-own-side",
    also: ["marking-centre-line-yellow-bicycle"],
  },
  {
    id: 22,
    question:
      "Where no sign allows riding side by side, two bicycles have to go one behind the other.",
    answer: true,
    explanation:
      "Ride in a line, not side by side. Only where a sign or marking allows it may two bicycles go side by side, but never three.",
    rule: "bicycle-side-by-side",
  },
  {
    id: 23,
    question:
      "A pregnant woman should wear only the shoulder belt so that the lap belt does not press on the baby.",
    answer: false,
    explanation:
      "Wear both, with the lap belt low and off the belly. Without the belt mother and baby are in greater danger; only health reasons are an exception.",
    rule: "belt-pregnant-must-wear",
  },
  {
    id: 24,
    question:
      "On a road with a centre line in a built-up area, the maximum speed of a car is 60 km/h if there is no speed sign.",
    answer: true,
    explanation:
      "Look at the line and the signs: with a centre line the limit is 60 km/h. Still choose a lower speed where people may step out.",
    rule: "speed-statutory-lined-residential-60",
    also: [
      "speed-statutory-width-and-houses-do-not-decide",
      "speed-posted-limit-is-no-target",
    ],
  },
  {
    id: 25,
    question:
      "When driving on a priority road, you do not have to give way to vehicles coming from the left at an intersection.",
    answer: true,
    explanation:
      "Go on, but watch the crossing road. The rule that the left comes first is for equal roads; vehicles on the crossing road must let you pass.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 26,
    question:
      "The lamps of a horizontal traffic light are red, yellow and green from the left.",
    answer: false,
    explanation:
      "Look to the right end for red, to the left end for green. The red lamp is near the middle of the road, where drivers see it best.",
    rule: "signal-lamp-order-horizontal",
  },
  {
    id: 27,
    question:
      "A speed limit sign with a plate that says 'large trucks' does not apply to ordinary cars.",
    answer: true,
    explanation:
      "Read the plate under the sign. The limit counts only for the vehicles that it names; for you the usual limit of the road counts.",
    rule: "sign-maximum-speed-vehicle-types",
    also: ["sign-plate-vehicle-type"],
  },
  {
    id: 28,
    question:
      "When no other vehicle is near, it is allowed to change lanes across a yellow line after giving a signal.",
    answer: false,
    explanation:
      "Stay in your lane where the line between lanes is yellow. Only an emergency vehicle, roadworks or another obstacle is an exception.",
    rule: "marking-lane-line-yellow",
  },
  {
    id: 29,
    question:
      "On a long downhill, you should use the foot brake more than the engine brake.",
    answer: false,
    explanation:
      "Shift down and use mainly the engine brake. A foot brake that is used all the way down overheats and stops working.",
    rule: "nature-long-downhill-engine-brake",
    also: ["nature-fade"],
  },
  {
    id: 30,
    question:
      "On a dry road, a car driving at 60 km/h needs about 44 m to stop.",
    answer: true,
    explanation:
      "Keep at least this distance to the vehicle ahead. About 17 m pass before the brakes work, and about 27 m while you brake.",
    rule: "speed-stopping-distance-60",
  },
  {
    id: 31,
    question: "In traffic rules, the word 'vehicle' (車両) includes bicycles.",
    answer: true,
    explanation:
      "Read 'vehicle' as cars, motorcycles, mopeds and bicycles. 'Motor vehicle' (自動車 jidōsha) leaves out mopeds and bicycles.",
    rule: "position-word-vehicle",
  },
  {
    id: 32,
    question:
      "When a police officer swings a light from side to side at night, traffic in the direction of the swing may go, but traffic that crosses it must stop.",
    answer: true,
    explanation:
      "Go if you drive in the direction of the swing; stop if you cross it. The light means green along the swing and red across it.",
    rule: "signal-officer-lamp-swing-along",
    also: ["signal-officer-lamp-swing-across"],
  },
  {
    id: 33,
    question:
      "The maximum speed of an ambulance with its siren on is 100 km/h on an ordinary road.",
    answer: false,
    explanation:
      "Make way early, but do not expect any speed. On an ordinary road without a sign the limit for an emergency vehicle is 80 km/h.",
    rule: "position-emergency-speed-ordinary-road",
  },
  {
    id: 34,
    question:
      "When you arrive first at an intersection without signals, you may go before vehicles on a clearly wider road.",
    answer: false,
    explanation:
      "Let the traffic on the wider road pass first. The road decides who goes first, not who arrives first.",
    rule: "intersection-yield-to-priority-or-wider-road",
  },
  {
    id: 35,
    question:
      "Lending a bicycle to someone who has been drinking and wants to ride home is allowed.",
    answer: false,
    explanation:
      "Call a taxi for that person. A bicycle is a vehicle too: nobody may ride it after drinking, and whoever lends one for that can be punished.",
    rule: "bicycle-alcohol-others",
    also: ["bicycle-alcohol"],
  },
  {
    id: 36,
    question:
      "Where a plate under the sign 'No Entry for Vehicles' says 自転車を除く, bicycles may enter.",
    answer: true,
    explanation:
      "Stay out with a car. The plate lifts the sign for bicycles; for all other vehicles it counts as before.",
    rule: "sign-except-bicycles-plate",
    also: ["sign-no-entry"],
  },
  {
    id: 37,
    question:
      "When entering a priority road, you do not need to slow down if there is no vehicle on it.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) into the intersection every time. Only then can you stop for a car that you saw too late.",
    rule: "intersection-slow-into-priority-or-wider-road",
  },
  {
    id: 38,
    question:
      "Before a bend with a poor view, it is safer to drive over the centre line to see oncoming vehicles earlier.",
    answer: false,
    explanation:
      "Keep left and slow down. You may go over the centre only in cases such as an obstacle or a road that is too narrow, never for a better view.",
    rule: "position-over-centre-five-cases",
  },
  {
    id: 39,
    question:
      "When slowing down, you should press the brake lightly several times.",
    answer: true,
    explanation:
      "Begin early and press in steps. Your brake lamps flash several times, so the driver behind notices in time.",
    rule: "speed-brake-in-several-presses",
  },
  {
    id: 40,
    question:
      "Bicycles on the roadway must always follow the traffic lights for pedestrians.",
    answer: false,
    explanation:
      "Expect cyclists on the roadway to follow the same lights as you. Only where the pedestrian light is marked 歩行者・自転車専用 does it count for bicycles, too.",
    rule: "signal-pedestrians-and-bicycles",
    also: ["bicycle-on-roadway-vehicle-lights"],
  },
  {
    id: 41,
    question: "Driving across an empty safety zone is allowed.",
    answer: false,
    explanation:
      "Go round it, even when it is empty. A safety zone (安全地帯 anzen chitai) is kept for people who wait for a tram or cross the road.",
    rule: "position-no-entry-areas",
    also: ["marking-safety-zone"],
  },
  {
    id: 42,
    question:
      "When making a left turn at an intersection, you must move to the left edge of the road in advance and drive slowly.",
    answer: true,
    explanation:
      "Keep close to the left edge and turn slowly (徐行 jokō) along it. Then no bicycle can come up between your car and the edge.",
    rule: "intersection-left-turn-left-edge",
  },
  {
    id: 43,
    question:
      "When entering the main lane of an expressway, you should speed up in the acceleration lane.",
    answer: true,
    explanation:
      "Speed up in the acceleration lane (加速車線 kasoku shasen), then join the main lane. A slow car on the main lane is a danger.",
    rule: "expressway-acceleration-lane",
    also: ["expressway-accelerate-in-acceleration-lane"],
  },
  {
    id: 44,
    question:
      "A red X lit above a lane means that the lane is closed to vehicles.",
    answer: true,
    explanation:
      "Change to an open lane at once. Some roads and tunnels turn lanes round, so traffic may come towards you there.",
    rule: "signal-lane-red-cross",
  },
  {
    id: 45,
    question:
      "You may stop within 3 m of a garage entrance to let a passenger get out.",
    answer: true,
    explanation:
      "Let the passenger out and drive on. Parking is banned within 3 m of a vehicle entrance, even if the garage is your own.",
    rule: "parking-garage-entrance-3m",
    also: ["parking-own-garage-entrance-3m"],
  },
  {
    id: 46,
    question:
      "When two cars meet on a narrow slope with no passing place, the car going uphill should give way.",
    answer: false,
    explanation:
      "Wait when you are the one going downhill. Starting again uphill is harder, so the car that climbs goes first.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 47,
    question:
      "A blue round sign with a white arrow bending left allows vehicles to turn left on a red light.",
    answer: false,
    explanation:
      "Wait for green and then turn left; no other way is open to you there. The board that allows a left turn on red is white with a blue arrow (左折可 sasetsuka).",
    rule: "sign-designated-left-only",
    also: ["signal-left-turn-board"],
  },
  {
    id: 48,
    question:
      "Pedestrians may walk on a road with the sign 'Bicycles and E-Scooters Only'.",
    answer: false,
    explanation:
      "Expect only bicycles and e-scooters there; cars and pedestrians stay out. Where people may walk too, the sign shows people beside the bicycle.",
    rule: "sign-bicycles-only",
    also: ["sign-bicycles-and-pedestrians-only"],
  },
  {
    id: 49,
    question:
      "It is not allowed to overtake a car on a railroad crossing or within 30 m before it.",
    answer: true,
    explanation:
      "Stay behind and get ready to stop. The ban covers the railroad crossing and the last 30 m before it.",
    rule: "overtaking-ban-level-crossing-30m",
  },
  {
    id: 50,
    question:
      "When driving in a tunnel where you can see no farther than 50 m, you need to switch on your lights even in the daytime.",
    answer: true,
    explanation:
      "Switch the headlights on before you enter. Others must see you, also in dense fog; on an expressway the distance is 200 m.",
    rule: "light-on-by-day-50m",
    also: ["light-on-by-day-expressway-200m"],
  },
] as const satisfies readonly TrueFalseQuestion[];
