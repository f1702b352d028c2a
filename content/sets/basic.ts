import type { MultipleChoiceQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "sc-cross-pedestrian",
    question:
      "A person is about to cross at this crosswalk, which has no signals. What must you do?",
    options: [
      "Stop before the crosswalk and let the person cross",
      "Slow down before the crosswalk, ready to stop",
      "Stop only if the person has stepped onto it",
      "Go on, as the person is still waiting at the kerb",
    ],
    answer: "A",
    explanation:
      "Stop just before the crosswalk or its stop line (一時停止 ichiji teishi). On a crosswalk the person comes first, so slowing down is not enough.",
    rule: "pedestrian-crosswalk-stop",
    also: ["marking-crosswalk"],
  },
  {
    id: 2,
    picture: "sg-yellow",
    question:
      "Your light changes to the light in the picture. When may you still go past the stop line?",
    options: [
      "If no vehicle is waiting on the crossing road",
      "If another vehicle is close behind you",
      "If you are too close to the line to stop safely",
      "If you can pass before the light turns red",
    ],
    answer: "C",
    explanation:
      "Stop at a yellow light. You may go on only if you are so close that you cannot stop safely, as hard braking would be more dangerous.",
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
      "Wait until no alcohol is left in your body: even less than 0.15 mg in 1 litre of breath is banned. Feeling sober or a short sleep does not mean that it is gone.",
    rule: "alcohol-any-amount-banned",
    also: ["alcohol-next-morning", "alcohol-influence-threshold"],
  },
  {
    id: 4,
    question:
      "Below what age must a child in a car ride in a child seat, with few exceptions?",
    options: ["4 years", "6 years", "8 years", "12 years"],
    answer: "B",
    explanation:
      "Use a child seat that fits the child until the child is 6 years old. After that it is still a good idea for a small child, but no longer a duty.",
    rule: "child-seat-under-6",
    also: ["child-seat-6-and-over"],
  },
  {
    id: 5,
    picture: "303",
    question: "What does the sign in the picture mean?",
    options: [
      "No vehicle may enter from this side",
      "No vehicle may park on this side",
      "No pedestrian may enter from this side",
      "Every vehicle must stop before it enters",
    ],
    answer: "A",
    explanation:
      "Do not drive in: vehicles must not enter from this side. You often see the sign where a one-way road ends (一方通行 ippō tsūkō). People on foot may enter.",
    rule: "sign-no-entry",
  },
  {
    id: 6,
    picture: "330-a",
    question:
      "An intersection has the sign in the picture and no signals. What must you do?",
    options: [
      "Slow almost to a stop before the line, and look",
      "Stop completely, but only if a vehicle is coming",
      "Stop just after the line, where you can see better",
      "Stop completely just before the stop line",
    ],
    answer: "D",
    explanation:
      "Stop just before the line, until the wheels no longer turn (一時停止 ichiji teishi). If you roll on, even very slowly, you have not stopped.",
    rule: "intersection-stop-means-wheels-at-rest",
    also: ["sign-stop"],
  },
  {
    id: 7,
    question: "How much distance must you keep from the vehicle in front?",
    options: [
      "Enough to stop if it slows down gently",
      "As much as your reaction distance",
      "Half of your stopping distance",
      "Enough not to hit it if it stops suddenly",
    ],
    answer: "D",
    explanation:
      "Keep so much distance that you do not hit the vehicle in front, even if it stops suddenly. At high speed or on a wet road you need more.",
    rule: "speed-following-distance",
    also: [
      "speed-braking-distance-square",
      "speed-wet-heavy-worn-longer-braking",
    ],
  },
  {
    id: 8,
    question:
      "You want to turn left at an ordinary intersection. When must you start to signal?",
    options: [
      "3 seconds before you turn",
      "Just before the intersection",
      "30 m before the intersection",
      "When you enter the intersection",
    ],
    answer: "C",
    explanation:
      "Signal from 30 m before the intersection, so that others can get ready. The 3 seconds are for a change of lane.",
    rule: "driver-signal-turn-30m",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 9,
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
      "Look out for children who may run out: a school, kindergarten or nursery is near. The sign does not mark a crosswalk; crosswalk signs are blue.",
    rule: "sign-school",
    also: ["sign-school-not-crosswalk", "sign-crosswalk-shape"],
  },
  {
    id: 10,
    question: "Which driver may make a call with a phone held in the hand?",
    options: [
      "A driver who goes at less than 10 km/h",
      "A driver who is alone on a straight road",
      "A driver who talks for under one minute",
      "A driver who has stopped at a red light",
    ],
    answer: "D",
    explanation:
      "Make a call with a phone in your hand only while the vehicle is stopped, and put the phone away before you move off. It takes your eyes off the road.",
    rule: "phone-allowed-when-stopped",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 11,
    picture: "316",
    question:
      "No sign but the one in the picture stands here. What may you do with your car?",
    options: [
      "Stop while a passenger gets out",
      "Park with the hazard lights on",
      "Park while you stay in your seat",
      "Wait five minutes for a friend",
    ],
    answer: "A",
    explanation:
      "You may stop here, for example to let a passenger get out, but you must not park. Waiting for a friend is parking. A red X would forbid stopping too.",
    rule: "sign-no-parking",
    also: [
      "parking-boarding-is-stopping",
      "parking-waiting-is-parking",
      "sign-no-stopping-or-parking",
    ],
  },
  {
    id: 12,
    question:
      "Who must make sure that passengers in a car wear seat belts, and in which seats?",
    options: [
      "The driver, in the front seats only",
      "Each passenger, in all seats",
      "Each passenger, in the front seats only",
      "The driver, in all seats",
    ],
    answer: "D",
    explanation:
      "Do not drive off before everybody wears a belt, in front and in the rear. Without one a person is thrown about in a crash and can hurt others.",
    rule: "belt-all-passengers",
    also: ["belt-rear-seat-all-roads"],
  },
  {
    id: 13,
    picture: "x-rail-cross-buck",
    question:
      "A railroad crossing has this post but no traffic signal. The lamps are dark and nothing sounds. What must you do?",
    options: [
      "Stop, but only if you see or hear a train",
      "Stop before it, even if you see no train",
      "Slow down before it and look both ways",
      "Drive across slowly, as the lamps are dark",
    ],
    answer: "B",
    explanation:
      "Stop before every railroad crossing (踏切 fumikiri) and check, even if the barrier is up: lamps and barriers can fail. The only exception is a traffic signal there that shows you may go.",
    rule: "sign-level-crossing-post",
    also: ["level-crossing-open-barrier-still-stop"],
  },
  {
    id: 14,
    picture: "sc-int-uncontrolled",
    question:
      "You drive the violet car. The roads are equally wide, without signs or signals, and both cars go straight on. Which car goes first?",
    options: [
      "The car that reaches the intersection first",
      "The violet car, as it comes from the right",
      "The white car, as it comes from the left",
      "The car that is going faster",
    ],
    answer: "C",
    explanation:
      "Let the white car go first: on equal roads without signs or signals, the vehicle from the left has priority (左方優先 sahō yūsen). Who arrives first does not matter.",
    rule: "intersection-left-comes-first",
  },
  {
    id: 15,
    question:
      "You want to change lanes, and your mirrors show no vehicle. What should you do before you change?",
    options: [
      "Slow down and let the vehicles behind pass",
      "Turn your head and look into the blind spot",
      "Look into the inside mirror a second time",
      "Switch on the hazard lights for a moment",
    ],
    answer: "B",
    explanation:
      "Turn your head and look as well, because the mirrors do not show everything. A motorcycle is easily hidden in a blind spot (死角 shikaku).",
    rule: "nature-blind-spots",
    also: ["motorcycle-in-blind-spot"],
  },
  {
    id: 16,
    question:
      "You want to change to the lane on your right. When must you start to signal?",
    options: [
      "30 m before you change lanes",
      "At the moment you change lanes",
      "3 seconds before you change lanes",
      "Only when a vehicle is close behind",
    ],
    answer: "C",
    explanation:
      "Signal 3 seconds before you change lanes, even if nobody seems near, so that drivers behind can react. The 30 m are for turns.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m", "driver-signal-when"],
  },
  {
    id: 17,
    question:
      "An ordinary road has a centre line and no speed limit sign. What is the speed limit for a car?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "D",
    explanation:
      "Drive at 60 km/h at most on such a road: its centre line keeps the two directions apart. Where a sign shows another limit, follow the sign.",
    rule: "speed-statutory-centre-line-60",
    also: ["speed-posted-limit-replaces-statutory"],
  },
  {
    id: 18,
    question: "You drive past a row of parked cars. What should you expect?",
    options: [
      "Drivers look back before they open a door",
      "Oncoming cars wait until you have passed",
      "People cross only behind the parked cars",
      "A door opens or somebody steps out",
    ],
    answer: "D",
    explanation:
      "Slow down or keep a gap at the side. A door may open, or a person may step out between the cars.",
    rule: "pedestrian-beside-parked-cars",
    also: ["hazard-parked-cars-door"],
  },
  {
    id: 19,
    question:
      "You must not stop or park on a crosswalk or near it. How far does this ban reach before and after it?",
    options: ["1 m", "3 m", "5 m", "10 m"],
    answer: "C",
    explanation:
      "Do not stop or park on a crosswalk or within 5 m before and after it. A car there hides people who want to cross.",
    rule: "parking-no-stopping-crosswalk-5m",
  },
  {
    id: 20,
    question:
      "Your light is red, and the light of the crossing road has just turned red too. What should you do?",
    options: [
      "Start at once, as your light turns green now",
      "Start slowly if the intersection is empty",
      "Move past the stop line and wait there",
      "Wait until your own light turns green",
    ],
    answer: "D",
    explanation:
      "Wait for your own green light and check that it is safe. For a short time all lights are red, so that vehicles can leave the intersection.",
    rule: "signal-cross-road-red",
  },
  {
    id: 21,
    picture: "sg-flash-red",
    question:
      "The red light in the picture is flashing. What must a car driver do?",
    options: [
      "Stop and wait for the green light",
      "Stop, and go on when it is safe",
      "Go on with care, without stopping",
      "Drive slowly, and stop only at night",
    ],
    answer: "B",
    explanation:
      "Stop at the stop line, check, and go on when it is safe. Do not wait for a green light, because none may come.",
    rule: "signal-flashing-red",
    also: ["signal-flashing-yellow"],
  },
  {
    id: 22,
    question: "When is a road most slippery in rain?",
    options: [
      "When it has just begun to rain",
      "When it has rained for several hours",
      "When it has just stopped raining",
      "When the rain is over and the road dries",
    ],
    answer: "A",
    explanation:
      "Slow down as soon as rain begins. Dust and oil on the road mix with the first water, and later rain washes much of them away.",
    rule: "nature-first-rain",
  },
  {
    id: 23,
    question:
      "You can keep a safe gap to each of these people on the road. For whom must you still stop or drive slowly?",
    options: [
      "A small child who walks alone",
      "An adult who pushes a bicycle",
      "A child who holds its mother's hand",
      "An adult who runs for sport",
    ],
    answer: "A",
    explanation:
      "Stop or drive slowly (徐行 jokō) for a child who walks alone: a child may run out without warning. Do the same for wheelchair users and people with a white cane.",
    rule: "pedestrian-vulnerable-stop-or-slow-list",
    also: ["pedestrian-child-alone", "pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 24,
    question:
      "An ordinary two-way road has no centre line, no lanes and no divider. How fast may a car go there if no sign shows a limit?",
    options: ["30 km/h", "40 km/h", "50 km/h", "60 km/h"],
    answer: "A",
    explanation:
      "Drive at 30 km/h at most on such a road, to protect people who walk and cycle there. This limit began on 1 September 2026.",
    rule: "speed-statutory-unlined-30",
    also: ["speed-unlined-30-aim"],
  },
  {
    id: 25,
    question: "How must you turn left at an ordinary intersection?",
    options: [
      "Swing to the right first, then turn left",
      "Move to the left edge early, then turn slowly along it",
      "Stay in the middle of your lane, then turn left",
      "Keep near the centre line, then turn left slowly",
    ],
    answer: "B",
    explanation:
      "Move to the left edge early and turn slowly along it. This leaves no gap for a bicycle or motorcycle to come up on your left.",
    rule: "intersection-left-turn-left-edge",
    also: ["intersection-no-swing-before-turn"],
  },
  {
    id: 26,
    picture: "m103",
    question: "What does the yellow line along the kerb in the picture mean?",
    options: [
      "Parking is for route buses only",
      "No parking for more than five minutes",
      "No stopping and no parking",
      "No parking, but stopping is allowed",
    ],
    answer: "C",
    explanation:
      "Do not stop or park along a solid yellow line. Along a broken yellow line you may stop, but you must not park.",
    rule: "marking-kerb-solid-yellow",
    also: ["marking-kerb-broken-yellow"],
  },
  {
    id: 27,
    question: "For which purpose may you drive your car across a sidewalk?",
    options: [
      "To let a passenger get out on it",
      "To park where the road is narrow",
      "To enter a petrol station beside the road",
      "To go round a car that waits to turn right",
    ],
    answer: "C",
    explanation:
      "Drive on the roadway, because the sidewalk is for people on foot. You may cross it to reach or leave a place beside the road, such as a petrol station.",
    rule: "position-use-roadway",
  },
  {
    id: 28,
    picture: "sc-rail-queue",
    question:
      "You are in the violet car. What must you do at the railroad crossing in the picture?",
    options: [
      "Stop once, then follow the other cars",
      "Wait until the next train has passed",
      "Wait until your whole car fits beyond it",
      "Drive on slowly, as the barriers are up",
    ],
    answer: "C",
    explanation:
      "Wait before the crossing until your whole car has room on the other side. If you stop on the tracks, a train may come.",
    rule: "level-crossing-no-room-beyond",
    also: ["hazard-queue-before-level-crossing"],
  },
  {
    id: 29,
    question:
      "You have stopped at the edge of the road, and a passenger wants to get out. What must you do as the driver?",
    options: [
      "Nothing, as passengers open doors at their own risk",
      "Make sure that the opening door is no danger",
      "Get out first and open the door from outside",
      "Let nobody get out on the right side of the car",
    ],
    answer: "B",
    explanation:
      "Check for bicycles and motorcycles from behind before you or a passenger opens a door. The driver must see to it that passengers cause no danger.",
    rule: "pedestrian-check-before-opening-door",
  },
  {
    id: 30,
    question: "Which lights should you use to see the road in thick fog?",
    options: [
      "Low-beam headlights",
      "High-beam headlights",
      "Hazard lights alone",
      "Parking lamps alone",
    ],
    answer: "A",
    explanation:
      "Use the low beam or fog lamps in fog. The fog throws the high beam back at you, so you see less.",
    rule: "light-fog-dipped-beam",
  },
  {
    id: 31,
    question:
      "A car has stopped just before a crosswalk without signals. What must you do before you go past it?",
    options: [
      "Slow down, and stop if you see somebody",
      "Stop, even if you see nobody",
      "Wait until that car has moved off",
      "Go on slowly, as your lane is free",
    ],
    answer: "B",
    explanation:
      "Stop before you go past the front of that car. It may hide somebody who is crossing.",
    rule: "pedestrian-crosswalk-standing-vehicle",
    also: ["hazard-crosswalk-hidden-by-vehicle"],
  },
  {
    id: 32,
    question:
      "A person walks along a road without a sidewalk. How must you pass?",
    options: [
      "Keep a safe gap, and drive slowly in every case",
      "Keep a safe gap or, if you cannot, drive slowly",
      "Stop first, and pass when the person waits",
      "Keep a gap of 3 m, whatever your speed",
    ],
    answer: "B",
    explanation:
      "Keep a safe gap or, where there is no room for one, drive slowly (徐行 jokō). A person may stumble or step aside without warning.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 33,
    question:
      "You have stopped after an accident with injured people. In which order should you act?",
    options: [
      "Call the police, help the injured, prevent danger",
      "Help the injured, call the police, prevent danger",
      "Prevent danger, help the injured, call the police",
      "Call the police, prevent danger, help the injured",
    ],
    answer: "C",
    explanation:
      "Prevent further danger first, because the next vehicle might run into the place. Then help the injured, and then report to the police (110).",
    rule: "accident-order-of-duties",
    also: ["accident-duties", "accident-number-110-police"],
  },
  {
    id: 34,
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
      "Go straight on here: you must not turn left or right. The one-way sign has a white arrow too, but on a blue rectangle.",
    rule: "sign-designated-straight-only",
    also: ["sign-one-way-or-designated"],
  },
  {
    id: 35,
    question:
      "A person at the roadside is unconscious but breathes normally. How should you lay this person until the ambulance comes?",
    options: [
      "On the back, with the legs raised",
      "On the stomach, with the head low",
      "On the side, with the airway open",
      "On the back, with the head on a bag",
    ],
    answer: "C",
    explanation:
      "Call 119 and lay the person on the side with the airway open. On the back, the tongue or vomit may block the breath.",
    rule: "accident-recovery-position",
    also: ["accident-number-119-ambulance"],
  },
  {
    id: 36,
    picture: "sc-emergency-midblock",
    question:
      "You drive the violet car, far from any intersection. An ambulance with siren and red light comes up behind you. What must you do?",
    options: [
      "Move to the left side and give way",
      "Move to the left side and stop",
      "Stop at once, wherever you are",
      "Move to the right side and give way",
    ],
    answer: "A",
    explanation:
      "Move to the left side of the road and give way; here you do not have to stop. At or near an intersection you must stop as well.",
    rule: "position-emergency-elsewhere",
    also: ["position-emergency-near-intersection"],
  },
  {
    id: 37,
    picture: "405",
    question:
      "What does the sign in the picture tell you about the road you are on?",
    options: [
      "It has priority over the crossing road",
      "It becomes one-way at the crossing road",
      "It has lower priority than the crossing road",
      "It ends at the crossing road",
    ],
    answer: "A",
    explanation:
      "You have priority on this road (優先道路 yūsen dōro). At an intersection without signals, vehicles from the crossing road must not get in your way.",
    rule: "sign-priority-road",
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 38,
    picture: "327-5",
    question:
      "You drive a car in a lane with the sign in the picture, and a route bus comes up behind you. What must you do?",
    options: [
      "Leave the lane promptly",
      "Stop at the left edge of the lane",
      "Stay, and let the bus overtake you",
      "Speed up and stay ahead of the bus",
    ],
    answer: "A",
    explanation:
      "Leave the lane promptly, so that the bus does not have to slow down. Cars may use a bus priority lane, but the bus comes first.",
    rule: "sign-bus-priority-lane",
  },
  {
    id: 39,
    picture: "sg-red-arrows-straight-left",
    question:
      "You drive a car and want to turn right at the signal in the picture. What must you do?",
    options: [
      "Stop first, and then turn right",
      "Turn right if the crossing road is empty",
      "Wait as long as the signal shows this",
      "Turn right if no oncoming car is near",
    ],
    answer: "C",
    explanation:
      "Wait, and do not turn right yet. On red, vehicles may go only where a green arrow points: here straight on or left.",
    rule: "signal-straight-and-left-arrows",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 40,
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
      "Get ready to merge with the vehicles beside you: a lane ends ahead, and there are fewer lanes for traffic.",
    rule: "sign-fewer-lanes",
  },
  {
    id: 41,
    question:
      "At which of these places must you drive slowly, even without a sign?",
    options: [
      "On a bridge with a centre line",
      "At the foot of an uphill slope",
      "Near the top of an uphill slope",
      "In a tunnel with lanes and lights",
    ],
    answer: "C",
    explanation:
      "Drive slowly (徐行 jokō) near the top of an uphill slope, because you cannot see what is beyond it. On the steep uphill itself there is no such duty.",
    rule: "speed-slow-crest",
    also: ["speed-slow-places-list", "speed-no-slow-duty-steep-uphill"],
  },
  {
    id: 42,
    question:
      "While buses are running, you must not stop your car near a bus stop pole. How far does this ban reach?",
    options: ["5 m", "10 m", "20 m", "30 m"],
    answer: "B",
    explanation:
      "Do not stop or park within 10 m of a bus stop pole while buses are running. A bus needs this room to pull in and out.",
    rule: "parking-no-stopping-bus-stop-10m",
  },
  {
    id: 43,
    picture: "ph-arms-side-front",
    question:
      "You see the police officer like this from your car. Which traffic light has the same meaning for you?",
    options: [
      "The red light",
      "The yellow light",
      "A green left arrow",
      "The green light",
    ],
    answer: "A",
    explanation:
      "Stop as at a red light: the officer's arms are out level, and you see the front or the back of the officer. For traffic moving along the arms it is green.",
    rule: "signal-officer-arms-level-facing",
    also: ["signal-officer-arms-level-parallel"],
  },
  {
    id: 44,
    question:
      "Your light is red, but a traffic warden at the intersection signals that you may go. What should you do?",
    options: [
      "Wait, as only the police come before a light",
      "Wait until the light and the warden agree",
      "Go on, as the warden comes before the light",
      "Turn left, but do not go straight on",
    ],
    answer: "C",
    explanation:
      "Follow the warden: the signal of a police officer or traffic warden comes before the lights. That person can see what the traffic needs.",
    rule: "signal-officer-over-lights",
  },
  {
    id: 45,
    picture: "329-a",
    question: "How fast may you drive where the sign in the picture stands?",
    options: [
      "So fast that you can stop within 10 m",
      "So fast that you can stop immediately",
      "At half the speed limit of the road",
      "At 20 km/h or less",
    ],
    answer: "B",
    explanation:
      "Drive so slowly that you can stop immediately (徐行 jokō), as danger may appear at any moment there. No number of km/h is fixed.",
    rule: "sign-slow",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 46,
    picture: "m106",
    question: "What does the marking in the picture mean for vehicles?",
    options: [
      "They may drive through it, but not stop in it",
      "They must not enter it at all",
      "They may stop in it to let passengers off",
      "They may drive through it slowly",
    ],
    answer: "B",
    explanation:
      "Do not drive into the marked area at all, not even to pass through. It is a no-entry zone (立入り禁止部分 tachiiri kinshi bubun).",
    rule: "marking-no-entry-zone",
  },
  {
    id: 47,
    picture: "x-mark-beginner",
    question:
      "What does the mark in the picture on an ordinary car tell you about the driver?",
    options: [
      "The driver has had the licence for under a year",
      "The driver has a hearing disability",
      "The driver practises with a provisional licence",
      "The driver is 70 years old or over",
    ],
    answer: "A",
    explanation:
      "Give this driver room: he or she has held the licence for less than one year (初心者マーク shoshinsha māku). The mark must be on the front and rear of the car.",
    rule: "sign-mark-beginner",
    also: ["mark-beginner-front-and-rear"],
  },
  {
    id: 48,
    picture: "m102-a",
    question: "What does the yellow centre line in the picture forbid?",
    options: [
      "Crossing it to turn right off the road",
      "Overtaking without crossing it",
      "Crossing it to go round roadworks",
      "Crossing it to overtake",
    ],
    answer: "D",
    explanation:
      "Do not cross a yellow centre line to overtake. You may cross it to get round an obstacle or to turn right off the road, because this is not overtaking.",
    rule: "marking-centre-line-yellow",
    also: [
      "marking-centre-line-yellow-inside-own-side",
      "marking-centre-line-yellow-parked-vehicle",
    ],
  },
  {
    id: 49,
    picture: "sg-red-left-board",
    question:
      "The picture shows a signal with a board for turning left. What does this board mean for vehicles?",
    options: [
      "They may turn left only on a green light",
      "The road on the left is a one-way road",
      "They must turn left at this intersection",
      "They may turn left even on a red light",
    ],
    answer: "D",
    explanation:
      "You may turn left even on red or yellow, but watch other traffic. The board does not order you to turn.",
    rule: "signal-left-turn-board",
  },
  {
    id: 50,
    picture: "324-50",
    question: "What does the sign in the picture mean for cars?",
    options: [
      "Do not drive faster than 50 km/h",
      "Drive at about 50 km/h for safety",
      "The limit of 50 km/h ends here",
      "Do not drive slower than 50 km/h",
    ],
    answer: "D",
    explanation:
      "Do not drive slower than 50 km/h, except to avoid danger or where you must slow down. A maximum speed sign has no line under its number.",
    rule: "sign-minimum-speed",
    also: ["sign-maximum-speed"],
  },
] as const satisfies readonly MultipleChoiceQuestion[];
