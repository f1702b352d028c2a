import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "A child seat should be fixed in the rear seat, also when the seat beside the driver is free.",
    answer: true,
    explanation:
      "Children ride more safely in the rear, farther from the windscreen and from the front airbag. So the child seat should be fixed there.",
    rule: "child-seat-in-rear",
    also: ["child-seat-children-ride-in-rear"],
  },
  {
    id: 2,
    question:
      "At every intersection, a bicycle has to turn right in two steps along the left edge of the road.",
    answer: true,
    explanation:
      "Light vehicles always make the two-step right turn: along the left edge to the far side, then across. Expect a cyclist to go straight past you first.",
    rule: "signal-two-step-e-scooter",
  },
  {
    id: 3,
    question:
      "On a steep downhill slope, you may overtake a bicycle if nothing else forbids it, but not a moped.",
    answer: true,
    explanation:
      "On a steep downhill slope overtaking is forbidden, except for e-scooters and light vehicles such as bicycles. A moped is neither of these.",
    rule: "overtaking-ban-steep-downhill",
    also: [
      "overtaking-ban-not-for-light-vehicles",
      "overtaking-ban-covers-mopeds",
    ],
  },
  {
    id: 4,
    question:
      "For a change of lanes, it is right to switch on the direction signal at the moment when you begin to move over.",
    answer: false,
    explanation:
      "You must signal a change of lane 3 seconds before you make it. Others need this time to see the signal and to react.",
    rule: "driver-signal-lane-change-3-seconds",
  },
  {
    id: 5,
    question:
      "In a manual car, you should stay in one low gear on a level crossing, because the engine could stall when you change gear.",
    answer: true,
    explanation:
      "A car with a stalled engine would stand on the track. So you cross in one go in a low gear and do not change it.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 6,
    question:
      "The Road Traffic Act fixes the distance in metres that a car must keep when it passes a bicycle.",
    answer: false,
    explanation:
      "The Act names no distance in metres. It demands a safe speed that suits the clearance when the clearance is not sufficient.",
    rule: "bicycle-passing-no-fixed-distance",
    also: ["bicycle-passing-safe-speed"],
  },
  {
    id: 7,
    question:
      "You must not stop on a steep slope that goes up, even to let a passenger get off.",
    answer: true,
    explanation:
      "Stopping and parking are forbidden on a steep slope, up or down, because a standing car may roll and others need speed to climb.",
    rule: "parking-no-stopping-steep-slope-both-ways",
  },
  {
    id: 8,
    question:
      "When a long column of schoolchildren crosses the road on a crosswalk, you should drive very slowly through the next gap in it.",
    answer: false,
    explanation:
      "Drivers should not cut through a procession, and must not hinder one that crosses at an intersection or on a crosswalk. Children who follow each other watch the group and not the cars, so you wait until the last one has passed.",
    rule: "pedestrian-procession-do-not-cut-through",
  },
  {
    id: 9,
    question:
      "The eyes adapt more slowly when you drive into a dark tunnel than when you come out into the light.",
    answer: true,
    explanation:
      "The eyes need longer from light to dark than from dark to light. So you slow down before you enter a tunnel.",
    rule: "nature-adaptation",
    also: ["nature-slow-before-tunnel"],
  },
  {
    id: 10,
    question:
      "The yellow diamond with a train, 'Level Crossing Ahead' (踏切あり), tells you that you must stop at the sign itself.",
    answer: false,
    explanation:
      "The sign warns that a level crossing is ahead and gives no order. You stop just before the crossing or its stop line.",
    rule: "sign-level-crossing",
    also: ["sign-warning-no-duty", "level-crossing-stop-every-time"],
  },
  {
    id: 11,
    question:
      "A cyclist who looks at a phone held in the hand while riding can be punished although this causes no danger.",
    answer: true,
    explanation:
      "Holding a phone while riding in order to call or to look at it is punished with imprisonment or a fine. If it causes danger, the penalty is higher.",
    rule: "bicycle-phone",
  },
  {
    id: 12,
    question:
      "An adult in the rear seat has to wear the seat belt, but it is no duty of the driver to see to it.",
    answer: false,
    explanation:
      "The driver must not drive with a passenger without a belt in a seat that has to have one, apart from the exceptions named by law. An unbelted passenger also hits the people in front.",
    rule: "belt-all-passengers",
  },
  {
    id: 13,
    question:
      "In Japan, a red light of a three-lamp signal changes to green without a yellow light in between.",
    answer: true,
    explanation:
      "The order is green, yellow, red and then green again. In some countries yellow also comes before green; in Japan you wait until green is lit.",
    rule: "signal-sequence",
  },
  {
    id: 14,
    question:
      "On a straight, empty road, a driver may watch a film on the car's screen even while the car moves.",
    answer: false,
    explanation:
      "While the vehicle moves, the driver must not gaze at the picture on any screen, held in the hand or fixed in the car. Even a straight road can bring a surprise.",
    rule: "phone-no-gazing-at-screen",
    also: ["phone-mounted-screen-too"],
  },
  {
    id: 15,
    question:
      "Before you turn right from a one-way road into a car park, you must move as far as possible to the right edge.",
    answer: true,
    explanation:
      "To leave the road to the right, a car moves to the centre in advance, but on a one-way road to the right edge. No oncoming traffic needs that side.",
    rule: "position-leave-road-right",
  },
  {
    id: 16,
    question:
      "People who walk towards you on a road without a sidewalk see your car. Beside them, neither a safe gap nor slow driving is a duty.",
    answer: false,
    explanation:
      "When you pass beside a pedestrian, you must keep a safe gap or drive slowly, whichever way the pedestrian is facing. A person on foot may stumble or step aside without looking.",
    rule: "pedestrian-passing-gap-or-slowly",
  },
  {
    id: 17,
    question:
      "You must not reverse from a parking space onto the road if a pedestrian could be disturbed by it.",
    answer: true,
    explanation:
      "You must not come out of a place beside the road, make a U-turn or reverse when this might disturb pedestrians or other vehicles. Behind a reversing car the driver sees little.",
    rule: "position-cross-u-turn-reverse",
  },
  {
    id: 18,
    question:
      "A Zone 30 (ゾーン30) needs no signs: it is the statutory limit for roads without a centre line.",
    answer: false,
    explanation:
      "A Zone 30 is a limit that is posted for an area by signs. The statutory 30 km/h of roads without lines is another rule and newer.",
    rule: "speed-zone-30-is-posted",
    also: ["speed-zone-30-all-roads", "speed-statutory-unlined-30"],
  },
  {
    id: 19,
    question:
      "By law, a woman who pushes a pram along the road is a pedestrian.",
    answer: true,
    explanation:
      "People who push a pram or use a wheelchair are pedestrians in the law, not drivers of a vehicle. So all duties to pedestrians hold for them too.",
    rule: "pedestrian-wheelchair-and-pram",
  },
  {
    id: 20,
    question:
      "At a red light, your front wheels need not stay before the stop line if the crosswalk remains free.",
    answer: false,
    explanation:
      "The stopping position is just before the stop line, and no part of the car may go beyond it. The line lies where it is so that others have room.",
    rule: "signal-stopping-position-line",
    also: ["signal-red"],
  },
  {
    id: 21,
    question:
      "After only one small glass at a party, you should still go home by taxi or with a designated-driver service.",
    answer: true,
    explanation:
      "After any alcohol you must not drive. A taxi, a designated-driver service (運転代行) or a driver who has drunk nothing brings you home.",
    rule: "alcohol-designated-driver-service",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 22,
    question:
      "For the duty to use headlights, night begins 30 minutes after sunset and not at sunset.",
    answer: false,
    explanation:
      "For the lights of vehicles, night begins at sunset and ends at sunrise. The law adds no 30 minutes.",
    rule: "light-night-sunset-to-sunrise",
    also: ["light-on-at-night"],
  },
  {
    id: 23,
    question:
      "On a green light you turn right. An oncoming car that turns left into the same road must not go before you.",
    answer: false,
    explanation:
      "On green you may turn right, but you must not hinder vehicles that go straight or turn left. The car that turns left goes first.",
    rule: "signal-green-cars",
  },
  {
    id: 24,
    question:
      "Near a bend of the road, a vehicle must drive slowly only if a sign orders it.",
    answer: false,
    explanation:
      "The law itself orders vehicles to drive slowly near a bend, with or without a sign. You cannot see what stands behind the bend.",
    rule: "speed-slow-near-bend",
  },
  {
    id: 25,
    question:
      "A bus signals to leave its stop when you are close behind it. You may go on if you would otherwise have to brake suddenly.",
    answer: true,
    explanation:
      "You must not hinder a bus that signals to pull out, but this does not hold where you would have to change speed or direction suddenly. Sudden braking would be a danger to others.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 26,
    question:
      "An inverted white triangle with a red frame (徐行) means 'give way', so on an empty road you need not slow down.",
    answer: false,
    explanation:
      "In many countries this shape means give way, but in Japan it is the sign Slow. You must drive slowly, that is, at a speed at which you can stop immediately.",
    rule: "sign-slow",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 27,
    question:
      "Before you move to the right to overtake, you should signal right for about 3 seconds and check the blind spot.",
    answer: true,
    explanation:
      "Mirrors, signal, blind spot and then a smooth move to the right: in this order nobody is surprised. A motorcycle may already be beside you.",
    rule: "overtaking-procedure-start",
  },
  {
    id: 28,
    question:
      "Before a level crossing with a yellow and black X and no traffic signal, you have to stop although the barrier is up.",
    answer: true,
    explanation:
      "The X on the post marks a level crossing. You stop temporarily every time, because a barrier or its alarm can fail.",
    rule: "sign-level-crossing-post",
    also: ["level-crossing-open-barrier-still-stop"],
  },
  {
    id: 29,
    question:
      "Even near the crest of an uphill slope, you may overtake a slow truck if you stay in your own half of the road.",
    answer: false,
    explanation:
      "Overtaking cars, trucks and motorcycles is forbidden near the crest of an uphill slope, in your own half too. Nobody can see what comes over the top.",
    rule: "overtaking-ban-crest",
  },
  {
    id: 30,
    question:
      "At a flashing yellow light, you may go on without stopping, but you have to pay attention to other traffic.",
    answer: true,
    explanation:
      "A flashing yellow light orders no stop: vehicles and pedestrians may go while paying attention to others. Flashing red is the light that orders a stop.",
    rule: "signal-flashing-yellow",
    also: ["signal-flashing-yellow-no-stop", "signal-flashing-red"],
  },
  {
    id: 31,
    question:
      "Cars have stopped in a queue before a level crossing. You must not cut in at the front with a car, but a motorcycle is free to do so.",
    answer: false,
    explanation:
      "Vehicles that have stopped because of the law must not be passed in order to cut in ahead of them. This binds motorcycles as well as cars.",
    rule: "overtaking-no-cutting-in",
  },
  {
    id: 32,
    question:
      "In an accident, the duty to stop and to help the injured also binds a driver who is not at fault.",
    answer: true,
    explanation:
      "The duties after an accident bind every driver involved, whoever is at fault. Help must not wait until the question of guilt is answered.",
    rule: "accident-duties-whoever-is-at-fault",
    also: ["accident-duties"],
  },
  {
    id: 33,
    question:
      "The driver of a car may signal a left turn with the right arm, held out on the right and bent upward at the elbow.",
    answer: true,
    explanation:
      "With the steering wheel on the right, only the right arm reaches out of the window. Bent upward at the elbow it means left, held straight out it means right.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 34,
    question:
      "You have to drive slowly when you enter a roundabout, unless no other vehicle is inside it.",
    answer: false,
    explanation:
      "A vehicle must drive slowly when it enters a roundabout, with or without others inside. A pedestrian may be at the crosswalk of the next exit.",
    rule: "intersection-roundabout-enter-slowly",
    also: ["intersection-roundabout-crosswalk-duty"],
  },
  {
    id: 35,
    question:
      "In a long traffic jam, a motorcycle should use the side strip so that it does not fill the lane.",
    answer: false,
    explanation:
      "Motorcycles and mopeds must not use the sidewalk, the side strip or a cycle track, in a jam either. These parts are for people on foot and for bicycles.",
    rule: "motorcycle-no-sidewalk-or-side-strip",
  },
  {
    id: 36,
    question:
      "On an ordinary two-way road without any lines, separation or posted limit, 60 km/h is 30 km/h too fast for a car.",
    answer: true,
    explanation:
      "On such a road the statutory limit is 30 km/h. Many of these roads run between houses, where people walk and cycle.",
    rule: "speed-unlined-60-is-30-over",
    also: ["speed-statutory-unlined-30", "speed-unlined-30-aim"],
  },
  {
    id: 37,
    question:
      "The sign 'Closed to Large Trucks, Etc.' (大型貨物自動車等通行止め) also stops a medium truck of exactly 8 t gross weight.",
    answer: true,
    explanation:
      "The sign closes the road to large trucks, to medium trucks of 8 t gross weight or more or 5 t maximum load or more, and to large special vehicles. An ordinary car may pass.",
    rule: "sign-closed-to-large-trucks",
  },
  {
    id: 38,
    question:
      "Without a reason, you should not drive much more slowly than the flow of traffic, because this hinders others.",
    answer: true,
    explanation:
      "A car that is much slower than the others for no reason tempts drivers behind to overtake at bad places. A safe speed also suits the flow of traffic.",
    rule: "speed-not-needlessly-slow",
  },
  {
    id: 39,
    question:
      "Across a white broken lane line you may change lanes with or without a need, as long as the change is safe.",
    answer: false,
    explanation:
      "A white broken line between lanes of the same direction does not forbid lane changes, but a change must be safe and there must be a need. Needless changes confuse others.",
    rule: "marking-lane-line-broken-white",
    also: ["position-change-without-need"],
  },
  {
    id: 40,
    question:
      "A dedicated bus lane in its hours is open to a car with three or more people in it.",
    answer: false,
    explanation:
      "Some countries open bus lanes to full cars, but in Japan the number of people does not count. Cars may use a dedicated bus lane only in a few cases, such as to get ready for a turn or to give way to an emergency vehicle.",
    rule: "position-dedicated-lane",
  },
  {
    id: 41,
    question:
      "A steep downhill slope is one of the places where the law itself orders vehicles to drive slowly.",
    answer: true,
    explanation:
      "A vehicle must drive slowly on a steep downhill slope, because its weight pushes it on and braking takes longer. No sign is needed for this duty.",
    rule: "speed-slow-steep-downhill",
    also: ["nature-braking-on-slopes"],
  },
  {
    id: 42,
    question:
      "You get out to post a letter. You have to put on the parking brake, but need not stop the engine.",
    answer: false,
    explanation:
      "A driver who leaves the vehicle, even for a moment, must stop the engine and put on the parking brake fully. A car with a running engine can start to move.",
    rule: "parking-leaving-stop-engine-and-brake",
  },
  {
    id: 43,
    question:
      "Even at the speed limit, you must not stay in the rightmost of three lanes without overtaking, turning right or avoiding an obstacle.",
    answer: true,
    explanation:
      "The rightmost lane is kept free for overtaking and the like. To stay in it is a lane violation at any speed, and it provokes others to pass on the left.",
    rule: "position-overtaking-lane-stay",
  },
  {
    id: 44,
    question:
      "On a two-way road, a car must be parked along the left edge, even if the right edge has more room.",
    answer: true,
    explanation:
      "A parked vehicle must stand along the left edge of the road and must not hinder others. To reach the right edge it would cross the path of oncoming cars.",
    rule: "parking-left-edge-parking",
  },
  {
    id: 45,
    question:
      "Cars queue beyond a level crossing. While the queue still goes on, you should follow it onto the crossing.",
    answer: false,
    explanation:
      "When vehicles queue beyond a level crossing, you wait before it until there is room for your car on the other side. A slow queue can stop at any time.",
    rule: "hazard-queue-before-level-crossing",
    also: ["level-crossing-no-room-beyond"],
  },
  {
    id: 46,
    question:
      "An ambulance on urgent duty approaches while you come near an intersection. It is enough to move to the left side and to go on slowly.",
    answer: false,
    explanation:
      "You keep clear of the intersection, move to the left side and stop temporarily. The ambulance may turn there, so the intersection has to stay free.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 47,
    question:
      "At a level crossing without a traffic signal, only buses and trucks must stop while the barrier is open; cars may go on slowly.",
    answer: false,
    explanation:
      "Every vehicle must stop just before a level crossing and check, unless a traffic signal there shows that it may go. In some countries this duty is for buses alone.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 48,
    question:
      "For a short rest on an expressway, you may stop on the shoulder if a warning triangle stands behind your car.",
    answer: false,
    explanation:
      "On an expressway you must not stop on the shoulder for a rest or to use the phone. You go on to a parking area or a service area.",
    rule: "expressway-no-rest-on-shoulder",
    also: ["expressway-no-stopping-or-parking"],
  },
  {
    id: 49,
    question:
      "A cyclist who rides on the roadway has to obey the light for vehicles, unless the pedestrian light has the plate 'Pedestrians and Bicycles' (歩行者・自転車専用).",
    answer: true,
    explanation:
      "A bicycle is a vehicle, so on the roadway the light for vehicles counts. Where the pedestrian light says pedestrians and bicycles, it counts instead.",
    rule: "bicycle-on-roadway-vehicle-lights",
    also: ["signal-pedestrians-and-bicycles"],
  },
  {
    id: 50,
    question:
      "The signal shows red with a green right arrow. If the road ahead is free, you may also go straight on.",
    answer: false,
    explanation:
      "On red with a green arrow you may go only in a direction that a lit green arrow shows. For all other directions the red light still holds.",
    rule: "signal-green-arrow-other-directions",
    also: ["signal-green-arrow"],
  },
] as const satisfies readonly TrueFalseQuestion[];
