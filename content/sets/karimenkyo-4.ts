import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When you turn left, you should swing a little to the right first.",
    answer: false,
    explanation:
      "Move to the left edge early and turn slowly along it. If you swing out, a bicycle or motorcycle may come into the gap on your left.",
    rule: "intersection-no-swing-before-turn",
    also: ["intersection-left-turn-left-edge"],
  },
  {
    id: 2,
    question:
      "Lending your vehicle to a friend who is going to drive after drinking is not allowed.",
    answer: true,
    explanation:
      "Keep the key and call a taxi for your friend. A person who lends a car to a driver who has drunk can get the same penalty as the driver.",
    rule: "alcohol-no-lending",
    also: ["alcohol-lending-penalty", "alcohol-designated-driver-service"],
  },
  {
    id: 3,
    picture: "316",
    question:
      "Parking is prohibited on a road with this sign, but it is allowed to stop to let a passenger get out.",
    answer: true,
    explanation:
      "You may stop (停車 teisha) here for a passenger, but you must not park (駐車 chūsha). One red bar forbids parking only; a red X forbids both.",
    rule: "sign-no-parking",
    also: ["sign-no-stopping-or-parking", "parking-boarding-is-stopping"],
  },
  {
    id: 4,
    question: "When driving for a long time, one rest every 4 hours is enough.",
    answer: false,
    explanation:
      "Rest at least about every 2 hours, even if you feel fit. Tiredness often comes before you notice it, and then you see dangers late.",
    rule: "health-rest-every-2-hours",
  },
  {
    id: 5,
    question:
      "When you are angry or worried, it is better not to drive until you have calmed down.",
    answer: true,
    explanation:
      "Drive only when you are calm again. Anger and worries take your mind off the road, so you see dangers late.",
    rule: "health-worries-and-anger",
  },
  {
    id: 6,
    picture: "sc-bus-leaving",
    question:
      "When the bus signals to pull out from the bus stop, the violet car should speed up and pass the bus.",
    answer: false,
    explanation:
      "Slow down and let the bus go first. You may pass it only if you would otherwise have to brake or steer suddenly, and here you are far enough behind.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 7,
    question:
      "On a road with a sign that prohibits overtaking, it is allowed to overtake a slow truck when there is no oncoming traffic.",
    answer: false,
    explanation:
      "Stay behind the truck until the sign's section ends. You cannot always see everything ahead, and so the ban also applies when the road looks clear.",
    rule: "overtaking-ban-signs",
  },
  {
    id: 8,
    question:
      "With an ordinary car licence, you are allowed to ride a moped but not a motorcycle.",
    answer: true,
    explanation:
      "You may ride a general moped (原付 gentsuki) with this licence. A motorcycle is larger and harder to ride, so it needs a licence of its own.",
    rule: "licence-ordinary-covers",
    also: ["licence-ordinary-not-motorcycles"],
  },
  {
    id: 9,
    question:
      "A child of four may sit on the lap of an adult instead of in a child seat.",
    answer: false,
    explanation:
      "Use a child seat for every child under 6, apart from a few exceptions. In a crash even a strong adult cannot hold a child.",
    rule: "child-seat-under-6",
  },
  {
    id: 10,
    picture: "310",
    question:
      "This road sign indicates that the road is closed to cars and motorcycles.",
    answer: true,
    explanation:
      "Do not enter with a kind of vehicle that is drawn on the sign. Here a car and a motorcycle are drawn, so the road is closed to both.",
    rule: "sign-closed-to-combination",
    also: ["sign-closed-to-car-and-motorcycle"],
  },
  {
    id: 11,
    question:
      "When you pass a school bus that has stopped to let children on or off, you must slow down and check safety, but you do not need to stop.",
    answer: true,
    explanation:
      "Drive slowly (徐行 jokō) past the bus and check that it is safe; you do not have to stop. A child may run out in front of it or behind it.",
    rule: "pedestrian-school-bus-slowly",
    also: ["pedestrian-expect-running-child"],
  },
  {
    id: 12,
    question:
      "The light turned yellow and I could stop safely, but I speeded up and went through the intersection.",
    answer: false,
    explanation:
      "Stop when the light turns yellow. You may go on only if you are already so close to the stopping position (停止位置 teishi ichi) that you cannot stop safely.",
    rule: "signal-yellow",
  },
  {
    id: 13,
    question:
      "When you drive an automatic car, you should press the brake pedal with your left foot and the accelerator with your right foot.",
    answer: false,
    explanation:
      "Use your right foot for both pedals and sit straight. With a foot on each pedal you can press the wrong one, or both, when something frightens you.",
    rule: "vehicle-at-wrong-pedal",
  },
  {
    id: 14,
    question:
      "I drove through a puddle without slowing down, and my car splashed the people at the side of the road.",
    answer: false,
    explanation:
      "Slow down at puddles and mud when people are near, so that you do not splash them. You do not have to stop for this.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 15,
    picture: "ph-arms-side-parallel",
    question:
      "For the violet car, the hand signal of this police officer has the same meaning as a green light.",
    answer: true,
    explanation:
      "Go, as on a green light, when you move in line with the officer's level arms. Traffic that faces the officer's front or back must stop.",
    rule: "signal-officer-arms-level-parallel",
    also: ["signal-officer-arms-level-facing"],
  },
  {
    id: 16,
    question:
      "When you overtake, you must check in advance that you can return safely to the left in front of the other vehicle.",
    answer: true,
    explanation:
      "Do not start to overtake if there is no room ahead of the other vehicle. You may then be caught beside it when oncoming traffic appears.",
    rule: "overtaking-not-when-no-return",
  },
  {
    id: 17,
    question:
      "You may stop 3 m from the edge of an intersection to let a passenger get out.",
    answer: false,
    explanation:
      "Do not stop in an intersection or within 5 m of its edge, not even for a moment. A standing car takes away the view there.",
    rule: "parking-no-stopping-intersection-5m",
  },
  {
    id: 18,
    picture: "sg-flash-red",
    question:
      "Vehicles facing this flashing light must slow down, but they may go on without stopping when it is safe.",
    answer: false,
    explanation:
      "Stop (一時停止 ichiji teishi) just before the stop line or intersection first, look, and then go when it is safe. A flashing red light is to be obeyed like a stop sign.",
    rule: "signal-flashing-red",
    also: ["signal-stopping-position-line"],
  },
  {
    id: 19,
    question:
      "Driving slowly means driving at a speed 10 km/h below the speed limit.",
    answer: false,
    explanation:
      "Drive at a speed at which you can stop immediately: that is slow driving (徐行 jokō). It does not depend on the speed limit.",
    rule: "speed-drive-slowly-definition",
  },
  {
    id: 20,
    question:
      "Mopeds must as a rule keep to the leftmost lane where there are three lanes in one direction.",
    answer: true,
    explanation:
      "Keep to the leftmost lane with a moped (原付 gentsuki), because it may not go faster than 30 km/h. You may leave this lane for a special reason, for example to overtake.",
    rule: "position-leftmost-lane-mopeds",
    also: ["speed-moped-30"],
  },
  {
    id: 21,
    question:
      "A fire engine with its siren and red light on may pass a red light without stopping.",
    answer: true,
    explanation:
      "Look out for emergency vehicles even when your own light is green. They do not have to stop at red, but they must then drive slowly (徐行 jokō) and watch the traffic.",
    rule: "position-emergency-need-not-stop",
  },
  {
    id: 22,
    picture: "327-4",
    question:
      "Motor vehicles are allowed to enter the lane with this sign to prepare for a left turn.",
    answer: true,
    explanation:
      "You may enter this bus lane (専用通行帯 sen'yō tsūkōtai) for a left turn. Otherwise keep out of it, apart from a few cases such as roadworks or an emergency vehicle behind you.",
    rule: "sign-dedicated-lane",
    also: ["position-dedicated-lane"],
  },
  {
    id: 23,
    question:
      "During the first year, the beginner mark has to be shown on your own car, but not on a borrowed car.",
    answer: false,
    explanation:
      "Show the beginner mark (初心者マーク shoshinsha māku) in your first year in a borrowed car, too. It asks others to take care around you.",
    rule: "mark-beginner-borrowed-car",
    also: ["mark-beginner-one-year"],
  },
  {
    id: 24,
    question:
      "When your side of the road is blocked by road construction, you may drive on the tram track to pass it.",
    answer: true,
    explanation:
      "Use the track only until you are past the works. If a tram comes up from behind, leave the track promptly or keep your distance so that you do not hold it up.",
    rule: "position-tram-track-allowed",
    also: ["position-tram-track", "position-tram-track-tram-behind"],
  },
  {
    id: 25,
    question:
      "When there is good visibility around a sharp bend, it is not necessary to drive slowly.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near a sharp bend (曲がり角 magarikado), whether or not the view is good. A car that goes too fast there can leave its side of the road.",
    rule: "speed-slow-bend-even-with-view",
    also: ["speed-slow-near-bend"],
  },
  {
    id: 26,
    picture: "m106",
    question:
      "Vehicles may enter the area with this road marking when no vehicles or people are near.",
    answer: false,
    explanation:
      "Keep off this area (立入り禁止部分 tachiiri kinshi bubun), even when nobody is near. It guides the traffic, and others rely on it to stay free.",
    rule: "marking-no-entry-zone",
    also: ["position-no-entry-areas"],
  },
  {
    id: 27,
    picture: "328-2",
    question:
      "After passing this sign, drivers must sound the horn at every intersection.",
    answer: false,
    explanation:
      "Sound the horn only at intersections, bends and hilltops beyond which you cannot see. There it warns people who cannot see you.",
    rule: "horn-in-horn-section",
  },
  {
    id: 28,
    question:
      "When you ride a bicycle on a sidewalk, you must go slowly on the side near the roadway.",
    answer: true,
    explanation:
      "Leave the other side to people on foot, and stop if you would get in their way. On a sidewalk (歩道 hodō), pedestrians come first.",
    rule: "bicycle-sidewalk-slowly",
  },
  {
    id: 29,
    picture: "m108",
    question:
      "Bicycles may use the side strip with this marking if they do not get in the way of pedestrians.",
    answer: true,
    explanation:
      "You may ride there, on the left side of the road, if you do not get in the way of pedestrians. Only a side strip (路側帯 rosokutai) with two solid lines is closed to bicycles.",
    rule: "marking-side-strip-one-line",
    also: ["marking-side-strip-two-solid"],
  },
  {
    id: 30,
    picture: "m110",
    question:
      "If nobody is in the way, a vehicle in the middle lane of this picture may turn right.",
    answer: false,
    explanation:
      "Follow the arrow of your lane: from the middle one you must go straight on. Change to the lane with the right arrow early if you want to turn right.",
    rule: "marking-direction-lanes",
    also: ["position-direction-lanes"],
  },
  {
    id: 31,
    question:
      "The stopping distance is the sum of the reaction distance and the braking distance.",
    answer: true,
    explanation:
      "Keep enough distance for both: the way before the brakes work (空走距離 kūsō kyori) and the way while you brake. At 60 km/h on a dry road these are about 17 m and 27 m, together 44 m.",
    rule: "speed-stopping-distance-sum",
    also: ["speed-stopping-distance-60"],
  },
  {
    id: 32,
    question:
      "The rear wheels run inside the path of the front wheels when turning left, but not when turning right.",
    answer: false,
    explanation:
      "Check the inner side in every turn, to the left and to the right. The rear wheels always cut the corner (内輪差 nairinsa) and can catch a bicycle or a person.",
    rule: "nature-inner-wheel-difference-both-sides",
    also: [
      "nature-inner-wheel-difference",
      "intersection-left-turn-inner-wheel",
    ],
  },
  {
    id: 33,
    question: "A U-turn must be signalled from 30 m before it.",
    answer: true,
    explanation:
      "Signal early, so that others have time to react to your U-turn (転回 tenkai). The 30 m are the same for left and right turns.",
    rule: "driver-signal-turn-30m",
  },
  {
    id: 34,
    picture: "311-b-left",
    question: "This road sign indicates a one-way road.",
    answer: false,
    explanation:
      "Turn left, because the blue disc shows the only direction in which you may go. The one-way sign (一方通行 ippō tsūkō) is a white arrow on a blue rectangle.",
    rule: "sign-one-way-or-designated",
    also: ["sign-designated-left-only", "sign-one-way"],
  },
  {
    id: 35,
    question:
      "When an oncoming vehicle stops to let you turn right at an intersection, you should pay attention because a motorcycle may come from behind the vehicle.",
    answer: true,
    explanation:
      "Turn slowly and look past the stopped vehicle until you are sure that nothing follows. Its driver may not have seen a motorcycle that comes from behind.",
    rule: "intersection-right-turn-hidden-motorcycle",
    also: ["hazard-right-turn-hidden-motorcycle"],
  },
  {
    id: 36,
    question:
      "When you drive a manual car over a railroad crossing, you should change to a higher gear on the crossing.",
    answer: false,
    explanation:
      "Cross in one go in a low gear, without changing gear. If you change gear on the tracks, the engine may stall there.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 37,
    question:
      "On a road with two lanes in your direction, vehicles must drive in the left lane, except to overtake, to turn right or to avoid an obstacle.",
    answer: true,
    explanation:
      "Drive in the left lane, whatever your speed, and go back to it after overtaking. This keeps the right lane free for those who overtake or turn right.",
    rule: "position-two-lanes",
  },
  {
    id: 38,
    question:
      "Driving within the speed limit is always safe, whatever the weather is.",
    answer: false,
    explanation:
      "Choose a lower speed when the weather or the road is bad. The limit is the highest speed allowed, not a speed to aim for.",
    rule: "speed-posted-limit-is-no-target",
  },
  {
    id: 39,
    question:
      "When you drive on a priority road, you do not need to pay attention to oncoming vehicles turning right.",
    answer: false,
    explanation:
      "Watch every vehicle at an intersection, on a priority road too. An oncoming driver who turns right may not have seen you.",
    rule: "intersection-watch-all-users",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 40,
    question:
      "Overtaking a motorcycle in a tunnel without lanes is not allowed.",
    answer: true,
    explanation:
      "Stay behind it: in a tunnel without lanes you may overtake only bicycles, other light vehicles and e-scooters. In a tunnel with lanes there is no such ban.",
    rule: "overtaking-ban-tunnel-without-lanes",
    also: ["overtaking-tunnel-with-lanes"],
  },
  {
    id: 41,
    question:
      "A person of 16 or over may ride a specified small e-scooter (特定小型) without a driving licence.",
    answer: true,
    explanation:
      "Ride an e-scooter (特定小型原付 tokutei kogata gentsuki) only if you are 16 or over; you need no licence for it. It cannot go faster than 20 km/h.",
    rule: "escooter-age-16-no-licence",
    also: ["escooter-definition"],
  },
  {
    id: 42,
    question:
      "When passing an oncoming vehicle on a narrow slope without a passing place, the vehicle going down should give way to the vehicle going up.",
    answer: true,
    explanation:
      "Give way if you are going downhill, because starting again uphill is harder. If there is a passing place (待避所 taihijo), the vehicle on its side waits in it.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 43,
    question:
      "When the traffic light at a railroad crossing is green, you do not need to stop before the crossing or to check safety before you cross.",
    answer: false,
    explanation:
      "Check that it is safe before you cross, because a car may still be standing on the tracks or beyond them. With a green signal you do not have to stop.",
    rule: "level-crossing-signal-no-stop",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 44,
    picture: "305-2",
    question:
      "This road sign indicates that the road is closed to trucks with a maximum load of 3 t or more.",
    answer: true,
    explanation:
      "Look at the plate: 積3t stands for a maximum load of 3 t or more. What counts is not the load that the truck carries now.",
    rule: "sign-closed-to-trucks-by-load",
  },
  {
    id: 45,
    question:
      "Before entering a roundabout to take the last exit, drivers must move to the centre of the road.",
    answer: false,
    explanation:
      "Move to the left edge before a roundabout (環状交差点 kanjō kōsaten), whichever exit you take. Everybody goes round clockwise and leaves to the left.",
    rule: "intersection-roundabout-left-edge",
    also: ["intersection-roundabout-clockwise"],
  },
  {
    id: 46,
    picture: "sg-yellow-arrow",
    question:
      "When facing this traffic light, trams may go in the direction of the arrow, but motor vehicles must not.",
    answer: true,
    explanation:
      "Wait in a car: a yellow arrow is for trams only, whether or not a tram is near. Cars may go on a green arrow.",
    rule: "signal-yellow-arrow",
    also: ["signal-green-arrow"],
  },
  {
    id: 47,
    question:
      "Within 30 m before a crosswalk without traffic lights, you may pass a slower car if you stay in your lane.",
    answer: false,
    explanation:
      "Stay behind the vehicle until you are past the crosswalk, because it may hide a pedestrian. You must not pass (追い抜き oinuki) there, even without changing course.",
    rule: "pedestrian-crosswalk-no-passing-30m",
  },
  {
    id: 48,
    picture: "327-9",
    question:
      "Mopeds must make a two-step right turn at an intersection with this sign.",
    answer: false,
    explanation:
      "Turn right like a car with a moped here (小回り komawari). The red bar crosses out the two-step right turn.",
    rule: "sign-moped-direct-turn",
  },
  {
    id: 49,
    question:
      "I slowed down because the vehicle ahead of me signalled to move to the centre of the road to turn right.",
    answer: true,
    explanation:
      "Do not get in the way of a vehicle that has signalled to move into place for a turn. You may go on only if you would have to brake or steer suddenly.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 50,
    question:
      "When overtaking on a road with lanes, it is necessary to use the lane next to yours on the right.",
    answer: true,
    explanation:
      "Overtake in the next lane to the right and do not cross several lanes. Drivers in the lanes farther away do not expect you there.",
    rule: "position-overtaking-next-lane",
  },
] as const satisfies readonly TrueFalseQuestion[];
