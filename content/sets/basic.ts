import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "303",
    question: "What does the sign in the picture mean?",
    options: [
      "No vehicle may go in from this side",
      "No vehicle may park on this side",
      "No pedestrian may go in from this side",
      "Every vehicle must stop before it goes in",
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
      "Your signal changes to the light in the picture. In which case may you go on past the stop line?",
    options: [
      "If no vehicle is waiting on the crossing road",
      "If a vehicle follows you at a short distance",
      "If you are too close to the line to stop safely",
      "If you can pass the line before the light turns red",
    ],
    answer: "C",
    explanation:
      "Yellow means that vehicles must not go past the stopping position. The one exception is a vehicle that is so close at the change to yellow that it cannot stop safely: it may go on, because sudden braking would be more dangerous.",
    rule: "signal-yellow",
  },
  {
    id: 3,
    question:
      "You have just drunk one small glass of beer. When may you drive a car again?",
    options: [
      "When you have slept and feel sober again",
      "When no alcohol is left in your body",
      "After one hour, as one glass is gone by then",
      "When a test shows less than 0.15 mg in 1 litre of breath",
    ],
    answer: "B",
    explanation:
      "Nobody may drive with alcohol in the body, however small the amount is: less than 0.15 mg in 1 litre of breath is banned as well. Feeling sober does not show that the alcohol is gone, and sleep does not clear it quickly.",
    rule: "alcohol-any-amount-banned",
    also: ["alcohol-next-morning", "alcohol-influence-threshold"],
  },
  {
    id: 4,
    picture: "316",
    question:
      "What may you do with your car where the sign in the picture stands, if nothing else restricts stopping there?",
    options: [
      "Stop while a passenger gets out",
      "Park with the hazard lights on",
      "Park if you stay in your seat",
      "Park while you wait for a passenger",
    ],
    answer: "A",
    explanation:
      "The blue disc with one red bar forbids parking only. A stop is still allowed, for example to let a passenger get in or out. A red X would forbid stopping as well.",
    rule: "sign-no-parking",
    also: ["parking-boarding-is-stopping", "sign-no-stopping-or-parking"],
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
    also: ["child-seat-6-and-over"],
  },
  {
    id: 6,
    picture: "sg-flash-red",
    question:
      "The red light of the signal in the picture is flashing. What must a car driver do?",
    options: [
      "Stop temporarily and wait for the green light",
      "Stop and then go on, even if no green light follows",
      "Go on with care, as at a flashing yellow light",
      "Drive slowly; a stop is needed only in the dark",
    ],
    answer: "B",
    explanation:
      "A flashing red light is an order to stop temporarily at the stopping position. After that you may go when it is safe; you do not wait for a green light, because none may come.",
    rule: "signal-flashing-red",
    also: ["signal-flashing-yellow"],
  },
  {
    id: 7,
    question:
      "What is the statutory maximum speed of a car that tows nothing on an ordinary road with a centre line and no posted limit?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "D",
    explanation:
      "On an ordinary road with a centre line the statutory maximum speed of cars is 60 km/h, because the line keeps the two directions apart. If a limit is posted, the posted limit counts.",
    rule: "speed-statutory-centre-line-60",
    also: ["speed-posted-limit-replaces-statutory"],
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
    also: ["sign-school-not-crosswalk", "sign-crosswalk-shape"],
  },
  {
    id: 9,
    question:
      "Four people are on the road ahead, and you can keep a safe gap to each of them. For whom must you stop temporarily or drive slowly all the same?",
    options: [
      "A small child who is out without a guardian",
      "An adult who pushes a bicycle along the edge",
      "A child whose mother holds it by the hand",
      "An adult who runs along the edge for sport",
    ],
    answer: "A",
    explanation:
      "For children and infants who walk without a guardian you must stop temporarily or drive slowly, as you must for wheelchair users and for people with a white or yellow cane. A child may run off without warning. With a safe gap you may pass the other people here at a normal speed.",
    rule: "pedestrian-vulnerable-stop-or-slow-list",
    also: ["pedestrian-child-alone", "pedestrian-passing-gap-or-slowly"],
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
    also: ["intersection-no-swing-before-turn"],
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
    also: ["marking-kerb-broken-yellow"],
  },
  {
    id: 12,
    question:
      "A two-way ordinary road has no centre line, no lanes and nothing that separates the directions. No limit is posted. What is the statutory maximum speed of a car that tows nothing there?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "A",
    explanation:
      "Since 1 September 2026 the statutory maximum on such a road is 30 km/h, to protect people who walk and cycle there. The 60 km/h of before now need a centre line, lanes or a separation of the directions.",
    rule: "speed-statutory-unlined-30",
    also: ["speed-unlined-30-aim", "speed-statutory-60-where"],
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
      "The ban on calls with a hand-held phone does not apply while the vehicle is stopped. It applies whenever the vehicle moves, also at low speed or for a short call. Put the phone away before you move off.",
    rule: "phone-allowed-when-stopped",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 14,
    picture: "sc-int-uncontrolled",
    question:
      "You drive the violet car. The two roads are equally wide, without signals or signs, and both cars want to go straight on. Who goes first?",
    options: [
      "The one that gets to the intersection first",
      "You, as you are on the right of the white car",
      "The white car, as it comes from the left",
      "The one that is going faster than the other",
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
    question: "What does the sign in the picture mean for cars?",
    options: [
      "Do not drive faster than 50 km/h",
      "Drive at 50 km/h if you like; it is advice",
      "Leave 50 m to the vehicle ahead of you",
      "Do not drive slower than 50 km/h",
    ],
    answer: "D",
    explanation:
      "The line under the number makes it a minimum speed: cars must not go slower than 50 km/h, except when they slow down by law or to avoid danger. A maximum speed sign has no line under its number.",
    rule: "sign-minimum-speed",
    also: ["sign-maximum-speed"],
  },
  {
    id: 17,
    question:
      "You want to turn left at an intersection that is not a roundabout. When must you begin to signal?",
    options: [
      "3 seconds before you turn",
      "Just before the intersection",
      "30 m before the intersection",
      "When you enter the intersection",
    ],
    answer: "C",
    explanation:
      "A turn is signalled from 30 m before it, at an intersection counted from its near edge, so that others can adapt in time. The 3 seconds belong to a change of lane.",
    rule: "driver-signal-turn-30m",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 18,
    picture: "x-rail-cross-buck",
    question:
      "You come to a level crossing with the post in the picture. The lamps are dark, nothing sounds, and there is no traffic signal. What must you do?",
    options: [
      "Stop temporarily, but only if you see a train",
      "Stop temporarily before you cross, even if you see no train",
      "Slow down before you cross and look both ways",
      "Cross slowly, because the lamps are dark",
    ],
    answer: "B",
    explanation:
      "You must stop temporarily before every level crossing, even when the barrier is up and nothing sounds, because barriers and lamps can fail. The only exception is where a traffic signal at the crossing shows that you may go.",
    rule: "sign-level-crossing-post",
    also: ["level-crossing-open-barrier-still-stop"],
  },
  {
    id: 19,
    question:
      "Your signal is red, but a traffic warden at the intersection signals that you may go. What applies to you?",
    options: [
      "You must wait, as only the police come before a light",
      "You must wait until light and warden agree",
      "You may go on, as the warden comes first",
      "You may turn left but not go straight on",
    ],
    answer: "C",
    explanation:
      "If the signal of a police officer or traffic warden differs from the traffic lights, you must obey the police officer or traffic warden, because a person at the place sees what the traffic needs.",
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
    also: [
      "parking-waiting-is-parking",
      "parking-boarding-is-stopping",
      "parking-loading-5-minutes-is-stopping",
    ],
  },
  {
    id: 21,
    question: "Which distance is called the braking distance?",
    options: [
      "From seeing the danger until the brakes begin to work",
      "From seeing the danger until the vehicle stops",
      "From pressing the brake pedal until the brakes begin to work",
      "From when the brakes begin to work until the vehicle stops",
    ],
    answer: "D",
    explanation:
      "The braking distance begins when the brakes begin to work and ends when the vehicle stops. The distance from seeing the danger until the brakes begin to work is the reaction distance; both together are the stopping distance.",
    rule: "speed-braking-distance",
    also: ["speed-reaction-distance", "speed-stopping-distance-sum"],
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
      "A yellow lane line forbids changing lanes across it, because a change would be dangerous there. You may cross it only to give way to an emergency vehicle or because of works or another obstacle.",
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
      "A person who walks and pushes a two-wheeled motorcycle or moped counts as a pedestrian if the engine is off. A person who pushes a bicycle also counts as one. The riders here are not pedestrians.",
    rule: "pedestrian-pushing-two-wheeler",
    also: ["bicycle-roadway-left-edge", "escooter-sidewalk-mode"],
  },
  {
    id: 24,
    question:
      "Apart from the exceptions in the law, who has the legal duty that the passengers of a car wear their seat belts, and in which seats?",
    options: [
      "The driver, in the front seats only",
      "Each passenger, in all seats",
      "Each passenger, in the front seats only",
      "The driver, in all seats",
    ],
    answer: "D",
    explanation:
      "The driver must not drive with an unbelted passenger in any seat, front or rear. A person without a belt is thrown about in a crash and can also hurt those in front.",
    rule: "belt-all-passengers",
    also: ["belt-rear-seat-all-roads"],
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
    picture: "330-a",
    question:
      "No signal or officer directs the intersection with the sign in the picture. Which driver obeys the sign?",
    options: [
      "One who rolls up to just before the stop line and looks",
      "One who passes the stop line at walking speed",
      "One who stops just after the stop line for a better view",
      "One whose car comes to rest just before the stop line",
    ],
    answer: "D",
    explanation:
      "The sign orders you to stop temporarily just before the stop line. You have stopped only when the wheels do not turn any more: if you roll on, even very slowly, you break the law.",
    rule: "intersection-stop-means-wheels-at-rest",
    also: ["sign-stop"],
  },
  {
    id: 27,
    picture: "m107",
    question:
      "In which case may you drive into the marked area in the picture?",
    options: [
      "If you wait in it for the signal ahead",
      "If you stop in it for under five minutes",
      "If you only drive through without stopping",
      "If you stay at the wheel and can go at once",
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
      "You drive the violet car on a two-way road, far from any intersection. An ambulance with siren and red light comes up behind you. What does the law require?",
    options: [
      "That you move to the left side; you need not stop",
      "That you move to the left side and stop temporarily",
      "That you stop at once, wherever you are",
      "That you move to the right side and give way",
    ],
    answer: "A",
    explanation:
      "Away from an intersection you move to the left side of the road and give way. You need not stop there. A stop is required at or near an intersection, so that the way through it stays free.",
    rule: "position-emergency-elsewhere",
    also: ["position-emergency-near-intersection"],
  },
  {
    id: 29,
    question: "Which lights should you use to see the road ahead in dense fog?",
    options: [
      "Low-beam headlights",
      "High-beam headlights",
      "Hazard lights alone",
      "Parking lamps alone",
    ],
    answer: "A",
    explanation:
      "In fog you use the low beam (the dipped headlights) or fog lamps. The fog reflects the high beam back to you, so you see less.",
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
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 31,
    question:
      "You have stopped at the edge of the road, and a passenger wants to get out. What does the law require of you as the driver?",
    options: [
      "Nothing, as the passenger answers for the door",
      "To take care that the door causes no danger",
      "To get out first and open the door from outside",
      "To let nobody get out on the right side of the car",
    ],
    answer: "B",
    explanation:
      "A driver must not open a door or get out without checking that it is safe, and must take care that passengers cause no danger in this way either: a bicycle or motorcycle may be coming from behind.",
    rule: "pedestrian-check-before-opening-door",
  },
  {
    id: 32,
    question:
      "At which of these places must you drive slowly, even without a sign?",
    options: [
      "On a bridge that has a centre line",
      "Near the foot of an uphill slope",
      "Near the crest of an uphill slope",
      "In a tunnel that has lanes and lighting",
    ],
    answer: "C",
    explanation:
      "Vehicles must drive slowly near the crest of an uphill slope, because you cannot see what is beyond it. A bridge, a tunnel or a steep uphill is not by itself a place where you must drive slowly.",
    rule: "speed-slow-crest",
    also: ["speed-slow-places-list", "speed-no-slow-duty-steep-uphill"],
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
    also: ["sign-one-way-or-designated"],
  },
  {
    id: 34,
    question:
      "You want to change to the lane on your right. When must you switch on the right indicator?",
    options: [
      "30 m before you change lanes",
      "At the moment you change lanes",
      "3 seconds before you change lanes",
      "Only when a vehicle is close behind",
    ],
    answer: "C",
    explanation:
      "A change of lane is signalled 3 seconds before it, so that drivers behind can react. The 30 m belong to turns. The signal is needed even if nobody seems to be near.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m", "driver-signal-when"],
  },
  {
    id: 35,
    picture: "sg-red-arrows-straight-left",
    question:
      "You drive a car and want to turn right at the signal in the picture. What applies to you?",
    options: [
      "You must stop first, and then you may turn right",
      "You may turn right if the crossing road is empty",
      "You must not turn right as long as it shows this",
      "You may turn right if no oncoming car is near",
    ],
    answer: "C",
    explanation:
      "With a red light, vehicles may go in the directions of the green arrows: straight on or left. They must not turn right, because the red light still holds for that direction.",
    rule: "signal-straight-and-left-arrows",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 36,
    question:
      "You have signalled a lane change for three seconds. A car comes up from behind in the next lane. In which case must you still not move over?",
    options: [
      "If the car would come closer to you than before",
      "If the car would have to slow down gently",
      "If the car would have to stay behind you",
      "If the car would have to change direction suddenly",
    ],
    answer: "D",
    explanation:
      "A signal alone does not give you the right to move over. You must not change lanes if a vehicle behind would then have to change its speed or direction suddenly.",
    rule: "position-change-hindering",
    also: ["driver-signal-lane-change-3-seconds"],
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
      "Cars may use a priority lane for route buses, but they must leave it promptly when a bus comes up from behind, so that the bus need not slow down.",
    rule: "sign-bus-priority-lane",
  },
  {
    id: 38,
    picture: "sc-cross-pedestrian",
    question:
      "This crosswalk has no signals, and the person is about to cross in front of you. What must you do?",
    options: [
      "Stop before the crosswalk until the person has crossed",
      "Drive slowly before the crosswalk, ready to stop if need be",
      "Stop only where a stop sign orders it as well",
      "Go on, as the person is still waiting at the kerb",
    ],
    answer: "A",
    explanation:
      "If a pedestrian is crossing or about to cross in front of you on a crosswalk, you must stop temporarily just before the crosswalk or its stop line. On a crosswalk the pedestrian comes first, so slowing down does not replace the stop.",
    rule: "pedestrian-crosswalk-stop",
    also: ["marking-crosswalk"],
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
      "During the operating hours of the line you must not stop or park within 10 m of the pole or plate of a bus stop, because buses need this room to pull in and out. Route buses that use the stop are excepted.",
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
      "A green left arrow",
      "The green light",
    ],
    answer: "A",
    explanation:
      "An officer who holds the arms out level shows a red signal to traffic facing the front or the back of the officer. For traffic moving parallel to the arms it means green.",
    rule: "signal-officer-arms-level-facing",
    also: ["signal-officer-arms-level-parallel"],
  },
  {
    id: 42,
    question:
      "How long must the distance be that you keep to the vehicle ahead of you?",
    options: [
      "So long that you can stop behind it if it slows down gently",
      "As long as your reaction distance at that speed",
      "Half as long as your stopping distance",
      "So long that you do not hit it if it stops suddenly",
    ],
    answer: "D",
    explanation:
      "You must keep a distance that is long enough to avoid hitting the vehicle ahead even if it stops suddenly. The faster you go and the wetter the road is, the longer it has to be.",
    rule: "speed-following-distance",
    also: [
      "speed-braking-distance-square",
      "speed-wet-heavy-worn-longer-braking",
    ],
  },
  {
    id: 43,
    question:
      "A white car has stopped just before a crosswalk. No signal or officer is there. What must you do before you drive past the front of the white car?",
    options: [
      "Slow down, and stop if you see somebody",
      "Stop temporarily, even if you see nobody",
      "Wait until the white car has moved off",
      "Nothing more, if your lane is free",
    ],
    answer: "B",
    explanation:
      "If a vehicle stands on or just before a crosswalk without signals, you must stop temporarily before you go past its front. It may hide people who are crossing.",
    rule: "pedestrian-crosswalk-standing-vehicle",
    also: ["hazard-crosswalk-hidden-by-vehicle"],
  },
  {
    id: 44,
    question:
      "The signal of the crossing road has just turned red. What does your own red signal do next?",
    options: [
      "It turns green at the same moment",
      "It turns yellow and then green",
      "It flashes before it turns green",
      "It stays red for a short time",
    ],
    answer: "D",
    explanation:
      "For a short time all signals of the intersection are red, because vehicles may still be clearing it. Wait for your own green signal and check that it is safe.",
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
    also: ["mark-beginner-front-and-rear"],
  },
  {
    id: 46,
    picture: "m102-a",
    question: "What does the yellow centre line in the picture forbid?",
    options: [
      "Crossing it for a right turn off the road",
      "Overtaking without going over the line",
      "Going round roadworks on the right side",
      "Going over to the right side to overtake",
    ],
    answer: "D",
    explanation:
      "A yellow solid centre line means that vehicles of both directions must not go over to the right side of the road to overtake. Going round an obstacle or turning right off the road is not overtaking.",
    rule: "marking-centre-line-yellow",
    also: [
      "marking-centre-line-yellow-inside-own-side",
      "marking-centre-line-yellow-parked-vehicle",
    ],
  },
  {
    id: 47,
    picture: "329-a",
    question:
      "At what speed must you drive where the sign in the picture stands?",
    options: [
      "At one at which you can stop within 10 m",
      "At one at which the vehicle can stop immediately",
      "At one that is half of the posted maximum",
      "At 20 km/h or less, as the law defines it",
    ],
    answer: "B",
    explanation:
      "The sign orders you to drive slowly. The law names no number: to drive slowly means to go at a speed at which the vehicle can stop immediately, because danger may appear at any moment there.",
    rule: "sign-slow",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 48,
    question:
      "The road has a sidewalk. For which purpose may you drive your car across the sidewalk?",
    options: [
      "To let a passenger get out on it",
      "To park where the road is narrow",
      "To enter a petrol station beside the road",
      "To go round a car that has stopped and waits to turn right",
    ],
    answer: "C",
    explanation:
      "Cars must drive on the roadway, because the sidewalk is for people on foot. You may cross the sidewalk to reach or leave a place beside the road, such as a petrol station.",
    rule: "position-use-roadway",
  },
  {
    id: 49,
    question:
      "A person walks along a road without a sidewalk, and you want to pass. What does the law require of you?",
    options: [
      "To keep a safe gap and to drive slowly as well",
      "To keep a safe gap or, without one, to drive slowly",
      "To stop temporarily until the person waits",
      "To keep a gap of 3 m, whatever your speed",
    ],
    answer: "B",
    explanation:
      "A vehicle that passes beside a pedestrian must keep a safe gap or, where there is no room for it, drive slowly. A person may stumble or step aside without warning. The law names no distance for the gap.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 50,
    picture: "321",
    question: "Which vehicle must not pass the sign in the picture?",
    options: [
      "A truck exactly as high as the limit, load included",
      "A bus that is longer than the number on the sign",
      "A truck that rises above the limit only with its load",
      "A bus that is wider than the number on the sign",
    ],
    answer: "C",
    explanation:
      "The wedges at the top and bottom of the figure make it a height limit in metres. A vehicle must not pass if its height, load included, is over the figure; a vehicle exactly as high may pass.",
    rule: "sign-height-limit",
  },
] as const satisfies readonly MultipleChoiceQuestion[];
