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
      "When you turn right on a green light, you may go before an oncoming vehicle that is turning left.",
    answer: false,
    explanation:
      "Let the oncoming vehicle turn left first. Whoever turns right gives way to vehicles that go straight or turn left.",
    rule: "signal-green-cars",
  },
  {
    id: 3,
    question:
      "When you park on a two-way road, you must park on the side with more room.",
    answer: false,
    explanation:
      "Park on the left, even if there is more room on the right. To reach the right edge you would cross the path of oncoming vehicles.",
    rule: "parking-left-edge-parking",
  },
  {
    id: 4,
    question:
      "On a straight, empty road, a driver may watch a film on the car's screen while driving.",
    answer: false,
    explanation:
      "Keep your eyes on the road. While the vehicle moves, you must not stare at any screen, whether you hold it or it is fixed in the car.",
    rule: "phone-no-gazing-at-screen",
    also: ["phone-mounted-screen-too"],
  },
  {
    id: 5,
    question:
      "Before a railroad crossing with a yellow and black X, you must stop even when the barrier is up.",
    answer: true,
    explanation:
      "Stop just before the crossing every time and look both ways. A barrier or an alarm can fail.",
    rule: "sign-level-crossing-post",
    also: ["level-crossing-open-barrier-still-stop"],
  },
  {
    id: 6,
    question:
      "I had drunk one glass of beer at a party, so I left my car there and went home by taxi.",
    answer: true,
    explanation:
      "Do the same: take a taxi, or call a service that drives you home in your own car (運転代行 unten daikō). After any alcohol you must not drive.",
    rule: "alcohol-designated-driver-service",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 7,
    question:
      "When you stop at a red light, your front wheels may be over the stop line if you do not block the crosswalk.",
    answer: false,
    explanation:
      "Stop before the line with the whole car. The line lies where it is so that others have room to pass and turn.",
    rule: "signal-stopping-position-line",
    also: ["signal-red"],
  },
  {
    id: 8,
    question: "Headlights must be on from 30 minutes after sunset, not before.",
    answer: false,
    explanation:
      "Switch the headlights on at sunset at the latest, and leave them on until sunrise. Others see you better, long before you need the light yourself.",
    rule: "light-night-sunset-to-sunrise",
    also: ["light-on-at-night"],
  },
  {
    id: 9,
    question:
      "If you are in an accident, you must stop and help the injured even when you are not at fault.",
    answer: true,
    explanation:
      "Stop, help and call for help at once. Who was at fault can wait; an injured person cannot.",
    rule: "accident-duties-whoever-is-at-fault",
    also: ["accident-duties"],
  },
  {
    id: 10,
    question:
      "An ambulance came while I was near an intersection, so I moved to the left and drove on slowly.",
    answer: false,
    explanation:
      "Keep out of the intersection, move to the left side and stop. The ambulance may turn there, so the intersection has to be free.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 11,
    question:
      "A pedestrian was walking behind my car, so I waited before I backed out of the parking space.",
    answer: true,
    explanation:
      "Wait until nobody is behind you. You must not reverse when this might get in the way of pedestrians or other vehicles, and behind a car the driver sees little.",
    rule: "position-cross-u-turn-reverse",
  },
  {
    id: 12,
    question:
      "When the vehicles beyond a railroad crossing are moving slowly in a jam, you should follow them closely onto the crossing.",
    answer: false,
    explanation:
      "Wait before the crossing until there is room for your vehicle on the other side. A slow queue can stop at any time and leave you on the track.",
    rule: "hazard-queue-before-level-crossing",
    also: ["level-crossing-no-room-beyond"],
  },
  {
    id: 13,
    question:
      "In Japan, a red light changes to green without a yellow light in between.",
    answer: true,
    explanation:
      "Wait until green is lit. In some countries yellow comes before green, but in Japan the order is green, yellow, red and then green again.",
    rule: "signal-sequence",
  },
  {
    id: 14,
    question:
      "When you change lanes, you must signal from 30 m before you begin.",
    answer: false,
    explanation:
      "Signal 3 seconds before you begin, look, then move. The 30 m are for turns at an intersection.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m"],
  },
  {
    id: 15,
    question:
      "Near a sharp corner of the road, you must drive slowly only where there is a sign.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near every sharp corner (曲がり角), with or without a sign. You cannot see what is behind it.",
    rule: "speed-slow-near-bend",
    also: ["speed-slow-bend-even-with-view"],
  },
  {
    id: 16,
    question:
      "When you cross a railroad crossing in a manual car, you should use a low gear and not change gear.",
    answer: true,
    explanation:
      "Cross in one go in a low gear. If you change gear on the track, the engine may stall and the car may stand there.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 17,
    question:
      "Near the top of a hill, you may overtake a slow truck if you stay on your side of the road.",
    answer: false,
    explanation:
      "Stay behind the truck until you are over the top. Nobody can see what comes up the other side, so overtaking is banned there.",
    rule: "overtaking-ban-crest",
  },
  {
    id: 18,
    question:
      "At a flashing yellow light, you may go on without stopping if you watch out for other traffic.",
    answer: true,
    explanation:
      "Slow down, look and go on with care. Only flashing red means that you have to stop.",
    rule: "signal-flashing-yellow",
    also: ["signal-flashing-yellow-no-stop", "signal-flashing-red"],
  },
  {
    id: 19,
    question:
      "If three or more people are in the car, you can use a bus lane during its hours.",
    answer: false,
    explanation:
      "Keep out of the bus lane, however full your car is. Cars enter it only to prepare a turn, to let an emergency vehicle pass, or where works leave no other way.",
    rule: "position-dedicated-lane",
  },
  {
    id: 20,
    question: "A child seat should be fixed in the rear seat.",
    answer: true,
    explanation:
      "Put the child in the rear. It is farther from the windscreen there and from the front airbag.",
    rule: "child-seat-in-rear",
    also: ["child-seat-children-ride-in-rear"],
  },
  {
    id: 21,
    question:
      "A cyclist on the roadway normally follows the traffic lights for vehicles.",
    answer: true,
    explanation:
      "Expect cyclists beside you to wait and go with you. A bicycle is a vehicle, unless the pedestrian light is marked for bicycles too (歩行者・自転車専用).",
    rule: "bicycle-on-roadway-vehicle-lights",
    also: ["signal-pedestrians-and-bicycles"],
  },
  {
    id: 22,
    question:
      "I got out to post a letter, so I put on the parking brake, stopped the engine and took the key.",
    answer: true,
    explanation:
      "Do all of it, even for a moment, and lock the doors. A car with a running engine can begin to move.",
    rule: "parking-leaving-stop-engine-and-brake",
    also: ["parking-leaving-key-and-lock"],
  },
  {
    id: 23,
    question: "You must drive slowly on a steep uphill slope.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near the top of the hill, where you cannot see ahead, and on a steep downhill. A steep uphill alone is no such place.",
    rule: "speed-no-slow-duty-steep-uphill",
    also: ["speed-slow-steep-downhill"],
  },
  {
    id: 24,
    question:
      "If a passenger wants to get out, you may stop on a steep uphill slope.",
    answer: false,
    explanation:
      "Find a flatter place. Stopping is banned on a steep slope, up or down, since a standing car may roll and others need their speed.",
    rule: "parking-no-stopping-steep-slope-both-ways",
  },
  {
    id: 25,
    question:
      "Your eyes get used to the dark of a tunnel more slowly than to the light outside.",
    answer: true,
    explanation:
      "Slow down before you enter a tunnel. From light to dark the eyes need longer than from dark to light.",
    rule: "nature-adaptation",
    also: ["nature-slow-before-tunnel"],
  },
  {
    id: 26,
    question:
      "If no other vehicle is inside a roundabout, you can enter it without slowing down.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) every time you enter. There may be a pedestrian at the crosswalk of the next exit.",
    rule: "intersection-roundabout-enter-slowly",
    also: ["intersection-roundabout-crosswalk-duty"],
  },
  {
    id: 27,
    question:
      "Before you move to the right to overtake, you should signal for about 3 seconds and check your blind spot.",
    answer: true,
    explanation:
      "Mirrors, signal, blind spot, then move smoothly: in this order nobody is surprised. A motorcycle may already be beside you.",
    rule: "overtaking-procedure-start",
  },
  {
    id: 28,
    question:
      "A white inverted triangle with a red frame (徐行) means that you have to give way to others.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō), at a speed at which you can stop at once. In many countries this shape means give way, but not in Japan.",
    rule: "sign-slow",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 29,
    question:
      "When vehicles are waiting at a railroad crossing, a motorcycle may go past them and cut in at the front.",
    answer: false,
    explanation:
      "Stay in the line, also on a motorcycle. You must not go past vehicles that have stopped there and cut in ahead of them.",
    rule: "overtaking-no-cutting-in",
  },
  {
    id: 30,
    question: "Overtaking a moped is banned on a steep downhill slope.",
    answer: true,
    explanation:
      "Stay behind until the slope ends. Downhill your vehicle gets faster and needs longer to stop, and the ban covers mopeds as well as cars.",
    rule: "overtaking-ban-steep-downhill",
    also: ["overtaking-ban-covers-mopeds"],
  },
  {
    id: 31,
    question:
      "To signal a left turn by hand, the driver holds the right arm straight out to the side.",
    answer: false,
    explanation:
      "For a left turn, bend the right arm upward at the elbow, or hold the left arm straight out on the left. The right arm held straight out means right.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 32,
    question:
      "A bus ahead signalled to leave its stop, but I would have had to brake suddenly, so I went on.",
    answer: true,
    explanation:
      "Let the bus out whenever you can do so calmly. If you would suddenly have to brake or swerve, go on, because sudden braking is dangerous too.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 33,
    question: "A person pushing a pram counts as a pedestrian.",
    answer: true,
    explanation:
      "Treat people with prams and in wheelchairs as pedestrians: stop for them at crosswalks and keep a safe gap.",
    rule: "pedestrian-wheelchair-and-pram",
  },
  {
    id: 34,
    question:
      "An ordinary car may enter a road with the sign 'Closed to Large Trucks, Etc.' (大型貨物自動車等通行止め).",
    answer: true,
    explanation:
      "Drive on; the sign is not for you. It closes the road to large trucks, medium trucks from 8 t gross weight or 5 t load, and large special vehicles.",
    rule: "sign-closed-to-large-trucks",
  },
  {
    id: 35,
    question:
      "I was riding a motorcycle in a long traffic jam, so I used the side strip to get ahead.",
    answer: false,
    explanation:
      "Wait in your lane like the others. Motorcycles and mopeds must keep off the side strip and the sidewalk; they are for people on foot and bicycles.",
    rule: "motorcycle-no-sidewalk-or-side-strip",
  },
  {
    id: 36,
    question:
      "On a dry road, a car driving at 100 km/h needs about 50 m to stop.",
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
      "Where a white broken line divides the lanes, you may change lanes when you need to and it is safe.",
    answer: true,
    explanation:
      "Check that it is safe, signal, then change. A white broken line between lanes allows it, but needless lane changes confuse others.",
    rule: "marking-lane-line-broken-white",
    also: ["position-change-without-need"],
  },
  {
    id: 40,
    question:
      "At the yellow sign 'Level Crossing Ahead' (踏切あり), you must stop just before the sign.",
    answer: false,
    explanation:
      "Slow down at the sign and stop later, just before the crossing. Yellow signs warn of what comes; they do not tell you to stop.",
    rule: "sign-level-crossing",
    also: ["sign-warning-no-duty", "level-crossing-stop-every-time"],
  },
  {
    id: 41,
    question:
      "Where people walking along the road can see you coming, it is safe to pass close to them at normal speed.",
    answer: false,
    explanation:
      "Keep a safe gap or drive slowly (徐行 jokō), whichever way they face. A person on foot may stumble or step aside without looking.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 42,
    question:
      "If you have held a motorcycle licence for 1 year in all, you may carry a passenger on a motorcycle on an ordinary road.",
    answer: true,
    explanation:
      "Ride alone in the first year. On an expressway you need 3 years and must be at least 20.",
    rule: "motorcycle-passenger-1-year",
    also: ["motorcycle-passenger-expressway-20-and-3-years"],
  },
  {
    id: 43,
    question:
      "When a long line of schoolchildren is crossing, it is fine to drive slowly through a gap in the line.",
    answer: false,
    explanation:
      "Wait until the last child has crossed. Children who follow each other watch the group and not the cars.",
    rule: "pedestrian-procession-do-not-cut-through",
  },
  {
    id: 44,
    question:
      "I got tired on the expressway, so I stopped on the shoulder for a short rest.",
    answer: false,
    explanation:
      "Go on to the next parking area or service area (PA, SA). The shoulder is not for resting or phoning; a stopped car there is easily hit.",
    rule: "expressway-no-rest-on-shoulder",
    also: ["expressway-no-stopping-or-parking"],
  },
  {
    id: 45,
    question:
      "A Zone 30 (ゾーン30) is an area in which signs set a speed limit of 30 km/h.",
    answer: true,
    explanation:
      "Stay at 30 km/h or below on every road of the area. Signs show where the zone begins and where it ends.",
    rule: "speed-zone-30-is-posted",
    also: ["speed-zone-30-all-roads"],
  },
  {
    id: 46,
    question:
      "Before you turn right from a one-way road into a car park, you must move to the centre of the road.",
    answer: false,
    explanation:
      "Move over to the right edge early and turn slowly. On a two-way road you would move to the centre, but here no oncoming traffic needs that side.",
    rule: "position-leave-road-right",
  },
  {
    id: 47,
    question:
      "At a railroad crossing, only buses and trucks must stop while the barrier is open.",
    answer: false,
    explanation:
      "Stop with every vehicle, every time, unless a traffic signal at the crossing shows that you may go. In some countries only buses have to stop.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 48,
    question:
      "While riding a bicycle, looking at a phone in your hand is banned.",
    answer: true,
    explanation:
      "Stop at the side before you look at the phone. Calling or looking at a phone in your hand while riding brings a fine or even prison.",
    rule: "bicycle-phone",
  },
  {
    id: 49,
    question:
      "When the signal shows red with a green right arrow, you may also go straight if the road is clear.",
    answer: false,
    explanation:
      "Go only where the green arrow points. For every other direction the red light still counts.",
    rule: "signal-green-arrow-other-directions",
    also: ["signal-green-arrow"],
  },
  {
    id: 50,
    question:
      "At an intersection with signals, a bicycle turns right in two steps.",
    answer: true,
    explanation:
      "Expect a cyclist who wants to turn right to go straight past you first. Bicycles keep left, cross to the far side and then cross again.",
    rule: "signal-two-step-e-scooter",
  },
] as const satisfies readonly TrueFalseQuestion[];
