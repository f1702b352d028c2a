import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "The driver must make sure that passengers in the rear seats also wear their seat belts.",
    answer: true,
    explanation:
      "Ask everyone to buckle up before you drive off. In a crash, a passenger without a belt also hits the people in front.",
    rule: "belt-all-passengers",
  },
  {
    id: 2,
    question:
      "When making a right turn on a green light, you may go before an oncoming vehicle that is turning left.",
    answer: false,
    explanation:
      "Let the oncoming vehicle turn left first. Whoever turns right gives way to vehicles that go straight or turn left.",
    rule: "signal-green-cars",
  },
  {
    id: 3,
    question:
      "When parking on a two-way road, you should choose the side with more room.",
    answer: false,
    explanation:
      "Park on the left, even if there is more room on the right. To reach the right edge you would cross the path of oncoming vehicles.",
    rule: "parking-left-edge-parking",
  },
  {
    id: 4,
    question:
      "On a straight and empty road, you may watch a film on the screen of your car while driving.",
    answer: false,
    explanation:
      "Keep your eyes on the road. While the vehicle moves, you must not stare at any screen, whether you hold it or it is fixed in the car.",
    rule: "phone-no-gazing-at-screen",
    also: ["phone-mounted-screen-too"],
  },
  {
    id: 5,
    question:
      "At a railroad crossing without a traffic light, you must stop even if the barrier is up.",
    answer: true,
    explanation:
      "Stop just before the crossing every time and look both ways. A barrier or an alarm can fail.",
    rule: "sign-level-crossing-post",
    also: ["level-crossing-open-barrier-still-stop"],
  },
  {
    id: 6,
    question:
      "I had drunk one glass of beer at a party, so I went home by taxi.",
    answer: true,
    explanation:
      "Do the same: take a taxi, or call a service that drives you home in your own car (運転代行 unten daikō). After any alcohol you must not drive.",
    rule: "alcohol-designated-driver-service",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 7,
    question:
      "When stopping at a red light, your front wheels may be over the stop line if your vehicle does not block the crosswalk.",
    answer: false,
    explanation:
      "Stop before the line with the whole car. The line lies where it is so that others have room to pass and turn.",
    rule: "signal-stopping-position-line",
    also: ["signal-red"],
  },
  {
    id: 8,
    question:
      "You do not need to switch on your headlights until 30 minutes after sunset.",
    answer: false,
    explanation:
      "Switch the headlights on at sunset at the latest, and leave them on until sunrise. Others see you better, long before you need the light yourself.",
    rule: "light-night-sunset-to-sunrise",
    also: ["light-on-at-night"],
  },
  {
    id: 9,
    question:
      "When an accident happens, you must stop and help the injured even if you are not at fault.",
    answer: true,
    explanation:
      "Stop, help and call for help at once. Who was at fault can wait; an injured person cannot.",
    rule: "accident-duties-whoever-is-at-fault",
    also: ["accident-duties"],
  },
  {
    id: 10,
    question:
      "An ambulance approached when I was near an intersection, so I moved to the left and drove on slowly.",
    answer: false,
    explanation:
      "Keep out of the intersection, move to the left side and stop. The ambulance may turn there, so the intersection has to be free.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 11,
    question:
      "A pedestrian was walking behind my car, so I waited before reversing out of the parking space.",
    answer: true,
    explanation:
      "Wait until nobody is behind you. You must not reverse when this might get in the way of pedestrians or other vehicles, and behind a car the driver sees little.",
    rule: "position-cross-u-turn-reverse",
  },
  {
    id: 12,
    question:
      "When the vehicles beyond a railroad crossing are moving slowly, you should follow the vehicle ahead closely onto the crossing.",
    answer: false,
    explanation:
      "Wait before the crossing until there is room for your vehicle on the other side. A slow queue can stop at any time and leave you on the track.",
    rule: "hazard-queue-before-level-crossing",
    also: ["level-crossing-no-room-beyond"],
  },
  {
    id: 13,
    question: "The traffic light in Japan changes from red directly to green.",
    answer: true,
    explanation:
      "Wait until green is lit. In some countries yellow comes before green, but in Japan the order is green, yellow, red and then green again.",
    rule: "signal-sequence",
  },
  {
    id: 14,
    question: "When changing lanes, you must signal 30 m before the change.",
    answer: false,
    explanation:
      "Signal 3 seconds before you begin, look, then move. The 30 m are for turns at an intersection.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m"],
  },
  {
    id: 15,
    question:
      "It is not necessary to drive slowly near a sharp corner if there is no sign.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near every sharp corner (曲がり角), with or without a sign. You cannot see what is behind it.",
    rule: "speed-slow-near-bend",
    also: ["speed-slow-bend-even-with-view"],
  },
  {
    id: 16,
    question:
      "When crossing a railroad crossing in a manual car, you should stay in a low gear and not change gears.",
    answer: true,
    explanation:
      "Cross in one go in a low gear. If you change gear on the track, the engine may stall and the car may stand there.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 17,
    question:
      "Overtaking is allowed near the top of a hill if you stay on your side of the road.",
    answer: false,
    explanation:
      "Stay behind until you are over the top. Nobody can see what comes up the other side, so overtaking is prohibited there.",
    rule: "overtaking-ban-crest",
  },
  {
    id: 18,
    question:
      "When the traffic light is flashing yellow, you may go on without stopping while paying attention to other traffic.",
    answer: true,
    explanation:
      "Slow down, look and go on with care. Only flashing red means that you have to stop.",
    rule: "signal-flashing-yellow",
    also: ["signal-flashing-yellow-no-stop", "signal-flashing-red"],
  },
  {
    id: 19,
    question:
      "Cars with 3 or more people in them may use a bus lane during its hours.",
    answer: false,
    explanation:
      "Keep out of the bus lane, however full your car is. Cars enter it only to prepare a turn, to let an emergency vehicle pass, or where works leave no other way.",
    rule: "position-dedicated-lane",
  },
  {
    id: 20,
    question: "Child seats should be fixed in the rear seats.",
    answer: true,
    explanation:
      "Put the child in the rear. It is farther from the windscreen there and from the front airbag.",
    rule: "child-seat-in-rear",
    also: ["child-seat-children-ride-in-rear"],
  },
  {
    id: 21,
    question:
      "Bicycles on the roadway normally follow the traffic lights for vehicles and not those for pedestrians.",
    answer: true,
    explanation:
      "Expect cyclists beside you to wait and go with you. A bicycle is a vehicle, unless the pedestrian light is marked for bicycles too (歩行者・自転車専用).",
    rule: "bicycle-on-roadway-vehicle-lights",
    also: ["signal-pedestrians-and-bicycles"],
  },
  {
    id: 22,
    question:
      "When leaving your car even for a short time, you need to put on the parking brake, stop the engine and take the key.",
    answer: true,
    explanation:
      "Do all of it, even for a moment, and lock the doors. A car with a running engine can begin to move.",
    rule: "parking-leaving-stop-engine-and-brake",
    also: ["parking-leaving-key-and-lock"],
  },
  {
    id: 23,
    question: "When going up a steep slope, you must drive slowly.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near the top of the hill, where you cannot see ahead, and on a steep downhill. A steep uphill alone is no such place.",
    rule: "speed-no-slow-duty-steep-uphill",
    also: ["speed-slow-steep-downhill"],
  },
  {
    id: 24,
    question:
      "Stopping on a steep uphill slope is allowed when a passenger wants to get out.",
    answer: false,
    explanation:
      "Find a flatter place. Stopping is banned on a steep slope, up or down, since a standing car may roll and others need their speed.",
    rule: "parking-no-stopping-steep-slope-both-ways",
  },
  {
    id: 25,
    question:
      "When driving into a tunnel, the eyes take longer to get used to the dark than to the light when leaving it.",
    answer: true,
    explanation:
      "Slow down before you enter a tunnel. From light to dark the eyes need longer than from dark to light.",
    rule: "nature-adaptation",
    also: ["nature-slow-before-tunnel"],
  },
  {
    id: 26,
    question:
      "When making a right turn at an intersection, you must pass the centre of the intersection before you begin to turn.",
    answer: false,
    explanation:
      "Move to the centre of the road early and turn slowly just inside the centre of the intersection. Then you and an oncoming car that turns right do not block each other.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 27,
    question:
      "Before moving to the right to overtake, you should signal for about 3 seconds and check the blind spot.",
    answer: true,
    explanation:
      "Mirrors, signal, blind spot, then move smoothly: in this order nobody is surprised. A motorcycle may already be beside you.",
    rule: "overtaking-procedure-start",
  },
  {
    id: 28,
    question:
      "A white inverted triangle with a red frame (徐行) indicates that vehicles must give way to others.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō), at a speed at which you can stop at once. In many countries this shape means give way, but not in Japan.",
    rule: "sign-slow",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 29,
    question:
      "When vehicles are waiting at a railroad crossing, motorcycles may go past them and cut in at the front.",
    answer: false,
    explanation:
      "Stay in the line, also on a motorcycle. You must not go past vehicles that have stopped there and cut in ahead of them.",
    rule: "overtaking-no-cutting-in",
  },
  {
    id: 30,
    question: "Overtaking a moped is prohibited on a steep downhill slope.",
    answer: true,
    explanation:
      "Stay behind until the slope ends. Downhill your vehicle gets faster and needs longer to stop, and the ban covers mopeds as well as cars.",
    rule: "overtaking-ban-steep-downhill",
    also: ["overtaking-ban-covers-mopeds"],
  },
  {
    id: 31,
    question:
      "When giving an arm signal for a left turn, you must hold your right arm straight out to the side.",
    answer: false,
    explanation:
      "For a left turn, bend the right arm upward at the elbow, or hold the left arm straight out on the left. The right arm held straight out means right.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 32,
    question:
      "When a bus ahead signals to leave its stop, you may go on if you would have to brake suddenly to let it out.",
    answer: true,
    explanation:
      "Let the bus out whenever you can do so calmly. If you would suddenly have to brake or swerve, go on, because sudden braking is dangerous too.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 33,
    question: "A person pushing a pram is regarded as a pedestrian.",
    answer: true,
    explanation:
      "Treat people with prams and in wheelchairs as pedestrians: stop for them at crosswalks and keep a safe gap.",
    rule: "pedestrian-wheelchair-and-pram",
  },
  {
    id: 34,
    question:
      "Ordinary cars may enter a road with the sign 'Closed to Large Trucks, Etc.' (大型貨物自動車等通行止め).",
    answer: true,
    explanation:
      "Drive on; the sign is not for you. It closes the road to large trucks, medium trucks from 8 t gross weight or 5 t load, and large special vehicles.",
    rule: "sign-closed-to-large-trucks",
  },
  {
    id: 35,
    question:
      "The road was congested, so I rode my motorcycle along the side strip.",
    answer: false,
    explanation:
      "Wait in your lane like the others. Motorcycles and mopeds must keep off the side strip and the sidewalk; they are for people on foot and bicycles.",
    rule: "motorcycle-no-sidewalk-or-side-strip",
  },
  {
    id: 36,
    question:
      "When driving at 100 km/h on a dry road, the stopping distance of a car is about 50 m.",
    answer: false,
    explanation:
      "Keep a long distance at high speed. At 100 km/h the stopping distance is about 112 m: about 28 m until the brakes work and about 84 m of braking.",
    rule: "speed-stopping-distance-100",
  },
  {
    id: 37,
    question:
      "On a road with 3 lanes in your direction, you should use the right lane only for overtaking and turning right.",
    answer: true,
    explanation:
      "Go back to the other lanes after overtaking. To stay in the overtaking lane is a violation at any speed, and others are tempted to pass on your left.",
    rule: "position-overtaking-lane-stay",
    also: ["position-three-lanes"],
  },
  {
    id: 38,
    question:
      "You should not drive much more slowly than the other traffic without a reason.",
    answer: true,
    explanation:
      "Go with the flow where it is safe. Drivers behind a needlessly slow car lose patience and overtake at bad places.",
    rule: "speed-not-needlessly-slow",
  },
  {
    id: 39,
    question:
      "When the lanes are divided by a white broken line, you may change lanes if this is necessary and safe.",
    answer: true,
    explanation:
      "Check that it is safe, signal, then change. A white broken line between lanes allows it, but needless lane changes confuse others.",
    rule: "marking-lane-line-broken-white",
    also: ["position-change-without-need"],
  },
  {
    id: 40,
    question:
      "Vehicles must stop just before the yellow sign 'Level Crossing Ahead' (踏切あり).",
    answer: false,
    explanation:
      "Slow down at the sign and stop later, just before the crossing. Yellow signs warn of what comes; they do not tell you to stop.",
    rule: "sign-level-crossing",
    also: ["sign-warning-no-duty", "level-crossing-stop-every-time"],
  },
  {
    id: 41,
    question:
      "When pedestrians on the road can see your car, you may pass close to them at normal speed.",
    answer: false,
    explanation:
      "Keep a safe gap or drive slowly (徐行 jokō), whichever way they face. A person on foot may stumble or step aside without looking.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 42,
    question:
      "A person who has held a motorcycle licence for only 1 year in total may carry a passenger on an ordinary road, but not on an expressway.",
    answer: true,
    explanation:
      "Ride alone in the first year. On an expressway you need 3 years and must be at least 20.",
    rule: "motorcycle-passenger-1-year",
    also: ["motorcycle-passenger-expressway-20-and-3-years"],
  },
  {
    id: 43,
    question:
      "When a long line of schoolchildren is crossing the road, it is fine to drive slowly through a gap in the line.",
    answer: false,
    explanation:
      "Wait until the last child has crossed. Children who follow each other watch the group and not the cars.",
    rule: "pedestrian-procession-do-not-cut-through",
  },
  {
    id: 44,
    question:
      "I felt tired on the expressway, so I stopped on the shoulder and rested for 10 minutes.",
    answer: false,
    explanation:
      "Go on to the next parking area or service area (PA, SA). The shoulder is not for resting or phoning; a stopped car there is easily hit.",
    rule: "expressway-no-rest-on-shoulder",
    also: ["expressway-no-stopping-or-parking"],
  },
  {
    id: 45,
    question:
      "Zone 30 (ゾーン30) is an area in which signs set a maximum speed of 30 km/h.",
    answer: true,
    explanation:
      "Stay at 30 km/h or below on every road of the area. Signs show where the zone begins and where it ends.",
    rule: "speed-zone-30-is-posted",
    also: ["speed-zone-30-all-roads"],
  },
  {
    id: 46,
    question:
      "When turning right from a one-way road into a car park, you must move to the centre of the road in advance.",
    answer: false,
    explanation:
      "Move over to the right edge early and turn slowly. On a two-way road you would move to the centre, but here no oncoming traffic needs that side.",
    rule: "position-leave-road-right",
  },
  {
    id: 47,
    question:
      "When the barrier of a railroad crossing is open, buses and trucks must stop, but ordinary cars do not need to.",
    answer: false,
    explanation:
      "Stop with every vehicle, every time, unless a traffic signal at the crossing shows that you may go. In some countries only buses have to stop.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 48,
    question:
      "It is prohibited to look at a phone held in the hand while riding a bicycle.",
    answer: true,
    explanation:
      "Stop at the side before you look at the phone. Calling or looking at a phone in your hand while riding brings a fine or even prison.",
    rule: "bicycle-phone",
  },
  {
    id: 49,
    question:
      "When the traffic light shows red with a green right arrow, it is allowed to turn right or go straight.",
    answer: false,
    explanation:
      "Go only where the green arrow points. For every other direction the red light still counts.",
    rule: "signal-green-arrow-other-directions",
    also: ["signal-green-arrow"],
  },
  {
    id: 50,
    question:
      "Bicycles must make a two-step right turn at an intersection with signals.",
    answer: true,
    explanation:
      "Expect a cyclist who wants to turn right to go straight past you first. Bicycles keep left, cross to the far side and then cross again.",
    rule: "signal-two-step-e-scooter",
  },
] as const satisfies readonly TrueFalseQuestion[];
