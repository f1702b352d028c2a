import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "303",
    question: "What does the sign in the picture mean?",
    options: [
      "Vehicles must not enter from this side",
      "Vehicles must not park on this road",
      "Vehicles must stop here and then go on",
      "Vehicles must not overtake on this road",
    ],
    answer: "A",
    explanation:
      "This sign closes this end of the road to vehicles. You often see it at the exit of a one-way road. Pedestrians may enter.",
    rule: "sign-no-entry",
  },
  {
    id: 2,
    picture: "sg-yellow",
    question:
      "Your signal has just changed to the light in the picture, and you can still stop safely before the stop line. What must you do?",
    options: [
      "Stop before the stop line",
      "Go on at the same speed",
      "Speed up and cross before the red",
      "Go on slowly and with care",
    ],
    answer: "A",
    explanation:
      "Yellow means that vehicles must not go past the stopping position. You may go on only if you were so close to it at the change to yellow that you could not stop safely.",
    rule: "signal-yellow",
  },
  {
    id: 3,
    question:
      "You have just drunk one small glass of beer. When may you drive a car again?",
    options: [
      "When you feel that you are quite sober",
      "When no alcohol is left in your body",
      "At once, because one glass is allowed",
      "At once, if you drive only a short way",
    ],
    answer: "B",
    explanation:
      "Nobody may drive with alcohol in the body, however small the amount is. Feeling sober does not show that the alcohol is gone.",
    rule: "alcohol-any-amount-banned",
  },
  {
    id: 4,
    picture: "316",
    question:
      "What may you do with your car where the sign in the picture stands, if nothing else restricts stopping there?",
    options: [
      "Stop while a passenger gets out",
      "Park with the hazard lights on",
      "Park while you stay in your seat",
      "Park for up to ten minutes",
    ],
    answer: "A",
    explanation:
      "The blue disc with one red bar forbids parking only. A stop is still allowed, for example to let a passenger get in or out. A red X would forbid stopping as well.",
    rule: "sign-no-parking",
  },
  {
    id: 5,
    question:
      "Apart from some exceptions, the law requires a child seat in a car for children under a certain age. Which age is it?",
    options: ["4 years", "6 years", "8 years", "12 years"],
    answer: "B",
    explanation:
      "A child under 6 years of age must ride in a child seat that suits the child's size, apart from the exceptions named by law. For small children of 6 years or more it is good advice, but no legal duty.",
    rule: "child-seat-under-6",
  },
  {
    id: 6,
    picture: "sg-flash-red",
    question:
      "The red light of the signal in the picture is flashing. What must a car driver do?",
    options: [
      "Stop temporarily and go when it is safe",
      "Go on with care, like at a flashing yellow",
      "Wait until the signal turns to green",
      "Drive slowly, but there is no need to stop",
    ],
    answer: "A",
    explanation:
      "A flashing red light is an order to stop temporarily at the stopping position. After that you may go when it is safe; you do not wait for a green light.",
    rule: "signal-flashing-red",
  },
  {
    id: 7,
    question:
      "What is the statutory maximum speed of a car that tows nothing on an ordinary road with a centre line and no posted limit?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "D",
    explanation:
      "On an ordinary road with a centre line the statutory maximum speed of cars is 60 km/h. If a limit is posted, the posted limit counts.",
    rule: "speed-statutory-centre-line-60",
  },
  {
    id: 8,
    picture: "208",
    question: "What does the sign in the picture warn you of?",
    options: [
      "A stop for school buses is here",
      "A school or kindergarten is near",
      "A crosswalk for children is here",
      "A road for pedestrians begins",
    ],
    answer: "B",
    explanation:
      "The yellow sign warns of a school, kindergarten or nursery near the road, so children may run out. It does not mark a crosswalk; crosswalk signs are blue.",
    rule: "sign-school",
  },
  {
    id: 9,
    question:
      "A blind person with a white cane is walking along the road ahead of you. What must you do?",
    options: [
      "Stop temporarily or drive slowly",
      "Sound the horn to give a warning",
      "Flash the headlights and go on",
      "Pass quickly to be out of the way",
    ],
    answer: "A",
    explanation:
      "You must stop temporarily or drive slowly so that you do not hinder a blind person who walks with a white or yellow cane or with a guide dog.",
    rule: "pedestrian-vulnerable-stop-or-slow-list",
  },
  {
    id: 10,
    question:
      "You want to turn left at an intersection where no sign or marking shows a special way to turn. How must you do it?",
    options: [
      "Swing out to the right just before you turn to the left",
      "Keep to the left edge in advance, then turn slowly along it",
      "Stay in the middle of your side, then make a wide left turn",
      "Keep close to the centre line in advance, then turn left",
    ],
    answer: "B",
    explanation:
      "Before a left turn you move to the left edge of the road in advance and drive slowly along the left edge. This leaves no gap on your left for bicycles and motorcycles.",
    rule: "intersection-left-turn-left-edge",
  },
  {
    id: 11,
    picture: "m103",
    question: "What does the yellow line along the kerb in the picture mean?",
    options: [
      "Parking for route buses only",
      "No parking for over five minutes",
      "No stopping and no parking",
      "No parking, but stopping is allowed",
    ],
    answer: "C",
    explanation:
      "A solid yellow line on the kerb or at the road edge forbids both stopping and parking. A broken yellow line forbids parking only.",
    rule: "marking-kerb-solid-yellow",
  },
  {
    id: 12,
    question:
      "Which hours count as night in the law on the lights of vehicles?",
    options: [
      "From 18:00 to 6:00 in every season",
      "From 30 minutes before sunset to sunrise",
      "From sunset to sunrise",
      "From 30 minutes after sunset to sunrise",
    ],
    answer: "C",
    explanation:
      "For the lights of vehicles, night is the time from sunset to sunrise. The law adds no 30 minutes before or after. It is still wise to switch the lights on early at dusk.",
    rule: "light-night-sunset-to-sunrise",
  },
  {
    id: 13,
    question:
      "By law, which driver may make a call with a phone held in the hand?",
    options: [
      "A driver who goes at less than 10 km/h",
      "A driver who is alone on a straight road",
      "A driver who talks for under one minute",
      "A driver who is standing at a red signal",
    ],
    answer: "D",
    explanation:
      "The ban on calls with a hand-held phone does not apply while the vehicle is stopped. It applies whenever the vehicle moves, also at low speed or for a short call.",
    rule: "phone-allowed-when-stopped",
  },
  {
    id: 14,
    picture: "sc-int-uncontrolled",
    question:
      "You drive the violet car. The two roads are equally wide, without signals or signs, and both cars want to go straight on. Who goes first?",
    options: [
      "The car that gets to the intersection first",
      "You, because the white car comes from the left",
      "The white car, because it comes from the left",
      "The car that is going faster than the other",
    ],
    answer: "C",
    explanation:
      "At an intersection without signals or an officer, where neither road is a priority road or clearly wider, you must not hinder vehicles from the left. The time of arrival and the speed do not decide.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 15,
    question:
      "Stopping and parking are forbidden on a crosswalk. How far does this ban reach before and after the crosswalk?",
    options: ["1 m", "3 m", "5 m", "10 m"],
    answer: "C",
    explanation:
      "You must not stop or park on a crosswalk or within 5 m before and after it. A standing car there would hide people who want to cross.",
    rule: "parking-no-stopping-crosswalk-5m",
  },
  {
    id: 16,
    picture: "324-50",
    question:
      "What does the sign in the picture mean for cars in normal traffic?",
    options: [
      "Drive at 50 km/h only if you wish",
      "Do not drive faster than 50 km/h",
      "Leave 50 m to the vehicle ahead",
      "Do not drive slower than 50 km/h",
    ],
    answer: "D",
    explanation:
      "The line under the number makes it a minimum speed: motor vehicles must not go slower than 50 km/h, except when they slow down by law or to avoid danger.",
    rule: "sign-minimum-speed",
  },
  {
    id: 17,
    question:
      "A road has three lanes in your direction. Which lane must be kept free for overtaking and the like?",
    options: [
      "The rightmost lane",
      "The middle lane",
      "The leftmost lane",
      "The lane with the least traffic",
    ],
    answer: "A",
    explanation:
      "With three or more lanes in your direction, cars may use any lane but the rightmost one, according to their speed. The rightmost lane is kept free for overtaking and the like.",
    rule: "position-three-lanes",
  },
  {
    id: 18,
    picture: "x-rail-cross-buck",
    question:
      "The picture shows a mark at a level crossing. The barrier is up, the lamps are dark and there is no traffic signal. What must you do?",
    options: [
      "Sound the horn and cross quickly",
      "Stop temporarily before the crossing",
      "Drive slowly over the crossing",
      "Follow the car ahead without stopping",
    ],
    answer: "B",
    explanation:
      "You must stop temporarily before every level crossing, even when the barrier is up and nothing sounds. You need not stop only where a traffic signal there shows that you may go.",
    rule: "sign-level-crossing-post",
  },
  {
    id: 19,
    question:
      "Your signal is green, but a police officer at the intersection signals you to stop. What must you do?",
    options: [
      "Go on slowly and pass behind the officer",
      "Go on, as the green light comes first",
      "Stop only if the cars around you stop too",
      "Stop, as the officer's signal comes first",
    ],
    answer: "D",
    explanation:
      "If the signal of a police officer or traffic warden differs from the traffic lights, you must obey the police officer or traffic warden.",
    rule: "signal-officer-over-lights",
  },
  {
    id: 20,
    question:
      "You sit at the wheel and can drive at once. In which case does your standing car count as parked?",
    options: [
      "You wait two minutes for a friend to come",
      "A helper unloads goods for four minutes",
      "You wait three minutes at a red signal",
      "A passenger takes two minutes to get out",
    ],
    answer: "A",
    explanation:
      "To wait for people or goods is parking, even for a short time. It is not parking when people get on or off, or when loading takes 5 minutes or less and you can drive at once.",
    rule: "parking-meaning-standing-continuously",
  },
  {
    id: 21,
    question:
      "Which part of the way until a vehicle stops is called the braking distance?",
    options: [
      "From seeing the danger until the brakes begin to work",
      "From seeing the danger until the vehicle stops",
      "From pressing the brake pedal until the brakes begin to work",
      "From when the brakes begin to work until the vehicle stops",
    ],
    answer: "D",
    explanation:
      "The braking distance begins when the brakes begin to work and ends when the vehicle stops. The way from seeing the danger until then is the reaction distance; both together are the stopping distance.",
    rule: "speed-braking-distance",
  },
  {
    id: 22,
    picture: "m102-2-a",
    question:
      "Both lanes in the picture have the same direction. For which reason may you change lanes across the yellow line?",
    options: [
      "To reach the lane for a right turn",
      "To give way to an emergency vehicle",
      "To overtake a slow truck ahead of you",
      "To let a faster car behind you pass",
    ],
    answer: "B",
    explanation:
      "A yellow lane line forbids changing lanes across it. You may cross it only to give way to an emergency vehicle or because of works or another obstacle.",
    rule: "marking-lane-line-yellow",
  },
  {
    id: 23,
    question:
      "Which person counts as a pedestrian? None of the vehicles has a sidecar or tows anything.",
    options: [
      "An adult riding a bicycle on a sidewalk",
      "An adult pushing a moped, engine on",
      "An adult pushing a moped, engine off",
      "An adult riding an e-scooter at 6 km/h",
    ],
    answer: "C",
    explanation:
      "A person who walks and pushes a two-wheeled motorcycle or moped counts as a pedestrian only if the engine is off. A person who pushes a bicycle also counts as one. The riders here are not pedestrians.",
    rule: "pedestrian-pushing-two-wheeler",
  },
  {
    id: 24,
    question: "Where on your body should the lap part of the seat belt lie?",
    options: [
      "On the lower ribs",
      "On the belly",
      "Over the knees",
      "On the hip bones",
    ],
    answer: "D",
    explanation:
      "The lap belt should lie low on the hip bones. On the soft belly, the belt itself could injure you in a crash.",
    rule: "belt-lap-on-hip-bones",
  },
  {
    id: 25,
    picture: "sg-red-left-board",
    question:
      "The picture shows a signal with a board for turning left. What does this board mean for vehicles?",
    options: [
      "They may turn left only on a green light",
      "The road on the left is one-way for them",
      "They must turn left at this intersection",
      "They may turn left even on the red light",
    ],
    answer: "D",
    explanation:
      "The white board with a blue left arrow permits a left turn even on red or yellow, while you pay attention to other traffic. It does not order you to turn.",
    rule: "signal-left-turn-board",
  },
  {
    id: 26,
    question: 'What does it mean to "stop temporarily" at a stop sign?',
    options: [
      "To drive at 10 km/h or less",
      "To bring the wheels to rest",
      "To take the foot off the accelerator",
      "To roll at walking speed",
    ],
    answer: "B",
    explanation:
      "You have stopped only when the wheels do not turn any more. If you roll on at a stop sign, even very slowly, you break the law.",
    rule: "intersection-stop-means-wheels-at-rest",
  },
  {
    id: 27,
    picture: "m107",
    question: "When may you drive into the marked area in the picture?",
    options: [
      "When you wait in it for the signal ahead",
      "When the vehicles ahead are standing in it",
      "When you can drive through without stopping",
      "When you stop in it for less than five minutes",
    ],
    answer: "C",
    explanation:
      "This is a no-stopping zone, for example in front of a fire station. You must not enter it if you might have to stop in it because of the vehicles ahead; driving through is allowed.",
    rule: "marking-no-stopping-zone",
  },
  {
    id: 28,
    picture: "sc-emergency-midblock",
    question:
      "You drive the violet car on a two-way road, far from any intersection. An ambulance with siren and red light comes up behind you. What must you do?",
    options: [
      "Speed up and stay ahead of it",
      "Move to the right side and give way",
      "Move to the left side and give way",
      "Stop at once where you are now",
    ],
    answer: "C",
    explanation:
      "Away from an intersection you move to the left side of the road and give way to the emergency vehicle. You need not stop there.",
    rule: "position-emergency-elsewhere",
  },
  {
    id: 29,
    question: "Which lights should you use to see the road ahead in dense fog?",
    options: [
      "Dipped headlights or fog lamps",
      "Hazard lights",
      "Parking lamps",
      "High-beam headlights",
    ],
    answer: "A",
    explanation:
      "In fog you use the dipped beam or fog lamps. The fog reflects the high beam back to you, so you see less.",
    rule: "light-fog-dipped-beam",
  },
  {
    id: 30,
    picture: "405",
    question:
      "What does the sign in the picture tell you about the road on which you drive?",
    options: [
      "It has priority over the crossing road",
      "It becomes one-way at the crossing road",
      "It has lower priority than the crossing road",
      "It ends at the crossing road",
    ],
    answer: "A",
    explanation:
      "The blue sign with the broad white band marks a priority road. At an intersection without signals, vehicles from the crossing road must not hinder the traffic on your road.",
    rule: "sign-priority-road",
  },
  {
    id: 31,
    question:
      "You have parked at the edge of the road and want to get out. What must you do before you open the door?",
    options: [
      "Sound the horn to warn the others",
      "Check that it is safe to open the door",
      "Fold in the mirror on that side",
      "Switch on the headlights for a moment",
    ],
    answer: "B",
    explanation:
      "A driver must not open a door or get out without checking that it is safe: a bicycle or motorcycle may be coming from behind. The driver must also take care that passengers cause no danger in this way.",
    rule: "pedestrian-check-before-opening-door",
  },
  {
    id: 32,
    question:
      "At which of these places must you drive slowly, even without a sign?",
    options: [
      "On a bridge that has a centre line",
      "At the foot of a steep uphill slope",
      "Near the crest of an uphill slope",
      "In a tunnel that has lanes and lighting",
    ],
    answer: "C",
    explanation:
      "Vehicles must drive slowly near the crest of an uphill slope, because you cannot see what is beyond it. A bridge, a tunnel or a steep uphill is not by itself a place where you must drive slowly.",
    rule: "speed-slow-crest",
  },
  {
    id: 33,
    picture: "311-c",
    question: "What does the sign in the picture mean?",
    options: [
      "The road ahead is a one-way road",
      "Vehicles that go straight have priority",
      "The road ahead is for motor vehicles only",
      "Vehicles may only go straight on here",
    ],
    answer: "D",
    explanation:
      "The blue disc with one white arrow pointing up allows only going straight on; turning left or right is forbidden. A one-way sign has its arrow on a rectangle.",
    rule: "sign-designated-straight-only",
  },
  {
    id: 34,
    question:
      "You park a car with manual gears facing downhill and stop the engine. Which gear should you leave it in?",
    options: ["First gear", "Neutral", "Top gear", "Reverse gear"],
    answer: "D",
    explanation:
      "Facing downhill you leave a manual car in reverse, facing uphill in first gear. The gear helps the parking brake to keep the car from rolling.",
    rule: "parking-leaving-gear",
  },
  {
    id: 35,
    picture: "sg-red-arrows-straight-left",
    question:
      "The signal in the picture shows a red light and two green arrows. What may cars do?",
    options: [
      "Only turn left, after stopping",
      "Go straight on or turn right",
      "Go straight on or turn left",
      "Only wait for the green light",
    ],
    answer: "C",
    explanation:
      "With a red light, vehicles may go in the directions of the green arrows: straight on or left. They must not turn right.",
    rule: "signal-straight-and-left-arrows",
  },
  {
    id: 36,
    question:
      "Your indicator has been on for three seconds. In which case must you still not move into the next lane?",
    options: [
      "A broken white line divides the two lanes",
      "A car behind is far away and drives slowly",
      "The next lane is free in front and behind",
      "A car behind would have to brake suddenly",
    ],
    answer: "D",
    explanation:
      "A signal alone does not give you the right to move over. You must not change lanes if a vehicle behind would then have to change its speed or direction suddenly.",
    rule: "position-change-hindering",
  },
  {
    id: 37,
    picture: "327-5",
    question:
      "You drive a car straight on in a lane with the sign in the picture. There is little traffic, and a route bus comes up behind you. What must you do?",
    options: [
      "Leave the lane promptly",
      "Stop at the left edge of the lane",
      "Stay and let the bus overtake",
      "Speed up and drive ahead of the bus",
    ],
    answer: "A",
    explanation:
      "Cars may use a priority lane for route buses, but they must leave it promptly when a bus comes up from behind.",
    rule: "sign-bus-priority-lane",
  },
  {
    id: 38,
    question:
      "You wait to turn right. An oncoming car stops to let you turn first. What should you expect?",
    options: [
      "That car stops anyone from passing it",
      "The other oncoming vehicles wait as well",
      "A motorcycle comes from behind that car",
      "Pedestrians wait until you have turned",
    ],
    answer: "C",
    explanation:
      "A car that lets you turn can hide a motorcycle that goes on past it. Turn only when you can see that nothing comes from behind the car.",
    rule: "intersection-right-turn-hidden-motorcycle",
  },
  {
    id: 39,
    picture: "211",
    question: "What does the sign in the picture warn you of?",
    options: [
      "A lane ends ahead",
      "A bend to the right is ahead",
      "A side road joins ahead",
      "Two-way traffic begins ahead",
    ],
    answer: "A",
    explanation:
      "The sign means that a lane ends ahead, so there are fewer lanes for traffic. Be ready to merge with the vehicles beside you.",
    rule: "sign-fewer-lanes",
  },
  {
    id: 40,
    question:
      "During the operating hours of the bus line, private cars must not stop near a bus stop pole. How far does this ban reach?",
    options: ["5 m", "10 m", "20 m", "30 m"],
    answer: "B",
    explanation:
      "During the operating hours of the line you must not stop or park within 10 m of the pole or plate of a bus stop. Route buses that use the stop are excepted.",
    rule: "parking-no-stopping-bus-stop-10m",
  },
  {
    id: 41,
    picture: "ph-arms-side-front",
    question:
      "You are the driver who sees the officer like this. Which traffic light has the same meaning for you?",
    options: [
      "The red light",
      "The yellow light",
      "The flashing yellow light",
      "The green light",
    ],
    answer: "A",
    explanation:
      "An officer who holds the arms out level shows a red signal to traffic facing the front or the back of the officer. For traffic moving parallel to the arms it means green.",
    rule: "signal-officer-arms-level-facing",
  },
  {
    id: 42,
    question:
      "At the same speed, which of these makes the braking distance of a car longer?",
    options: [
      "A dry road surface",
      "A light load",
      "A wet road surface",
      "A set of new tyres",
    ],
    answer: "C",
    explanation:
      "On a wet road the tyres grip less, so the braking distance becomes longer. A heavy load and worn tyres make it longer too.",
    rule: "speed-wet-heavy-worn-longer-braking",
  },
  {
    id: 43,
    picture: "sc-cross-stopped-car",
    question:
      "This crosswalk has no signals. The white car has stopped just before it. What must you do before you go past the front of the white car?",
    options: [
      "Drive slowly, without a stop",
      "Stop temporarily",
      "Sound the horn",
      "Change to the high beam",
    ],
    answer: "B",
    explanation:
      "If a vehicle stands on or just before a crosswalk without signals, you must stop temporarily before you go past its front. It may hide people who are crossing.",
    rule: "pedestrian-crosswalk-standing-vehicle",
  },
  {
    id: 44,
    question:
      "You wait at a red signal. The signal of the crossing road has just turned red. When should you start?",
    options: [
      "When the first crossing car has stopped",
      "At once, as the crossing road is closed",
      "When the driver behind you sounds the horn",
      "When your own signal turns green",
    ],
    answer: "D",
    explanation:
      "For a short time all signals of the intersection are red, and vehicles may still be clearing it. Wait for your own green signal and check that it is safe.",
    rule: "signal-cross-road-red",
  },
  {
    id: 45,
    picture: "x-mark-beginner",
    question:
      "What does the mark in the picture on an ordinary car tell you about the driver?",
    options: [
      "The driver has had the licence for under a year",
      "The driver has a hearing disability",
      "The driver practises with a provisional licence",
      "The driver is a person aged 70 years or over",
    ],
    answer: "A",
    explanation:
      "The green and yellow mark shows a driver who has held an ordinary or semi-medium licence for less than one year in total. It must be on the front and the rear of the car.",
    rule: "sign-mark-beginner",
  },
  {
    id: 46,
    picture: "m102-a",
    question: "What does the yellow centre line in the picture forbid?",
    options: [
      "Crossing it for a right turn off the road",
      "Overtaking without going over the line",
      "Going round road works on the right side",
      "Going over to the right side to overtake",
    ],
    answer: "D",
    explanation:
      "A yellow solid centre line means that vehicles of both directions must not go over to the right side of the road to overtake. Going round an obstacle or turning right off the road is not overtaking.",
    rule: "marking-centre-line-yellow",
  },
  {
    id: 47,
    question:
      "You have parked and leave your car. What must you do with the engine and the parking brake?",
    options: [
      "Keep the engine on and the brake off",
      "Keep the engine on and put the brake on",
      "Stop the engine and leave the brake off",
      "Stop the engine and put the brake on",
    ],
    answer: "D",
    explanation:
      "A driver who leaves the vehicle must stop the engine, put on the parking brake fully and take other steps so that the vehicle does not move.",
    rule: "parking-leaving-stop-engine-and-brake",
  },
  {
    id: 48,
    question:
      "The road has a sidewalk. For which purpose may you drive your car across the sidewalk?",
    options: [
      "To get past a long line of cars",
      "To pass a car that is turning right",
      "To enter a place beside the road",
      "To make room for a faster car",
    ],
    answer: "C",
    explanation:
      "Cars must drive on the roadway. They may cross the sidewalk only to reach or leave a place beside the road, or to stop or park where that is allowed.",
    rule: "position-use-roadway",
  },
  {
    id: 49,
    question: "When does the law allow you to brake suddenly?",
    options: [
      "When the road is dry and nobody is behind",
      "When danger cannot be prevented otherwise",
      "When you have almost missed your turn",
      "When the car behind follows you too closely",
    ],
    answer: "B",
    explanation:
      "You must not brake suddenly except when it is unavoidable to prevent danger. Otherwise brake gently, so that vehicles behind you can react.",
    rule: "speed-no-sudden-braking",
  },
  {
    id: 50,
    picture: "321",
    question: "Which vehicle must not pass the sign in the picture?",
    options: [
      "A van that is 4.5 m long and 2.2 m high",
      "A truck that is 3.5 m high with its load",
      "A bus that is 2.5 m wide and 3.0 m high",
      "A truck that is 3.2 m high with its load",
    ],
    answer: "B",
    explanation:
      "The wedges at the top and bottom of the figure make it a height limit. A vehicle must not pass if its height, load included, is over 3.3 m.",
    rule: "sign-height-limit",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
