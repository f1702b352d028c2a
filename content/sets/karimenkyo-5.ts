import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When you feel sleepy while driving, you should rest after arriving at home.",
    answer: false,
    explanation:
      "Stop in a safe place and rest as soon as you feel even a little sleepy. Sleepiness slows your reactions, and a short way is long enough for an accident.",
    rule: "health-sleepy-stop-and-rest",
  },
  {
    id: 2,
    question:
      "When driving beside parked vehicles, you should slow down and pay attention because a door may open suddenly.",
    answer: true,
    explanation:
      "Slow down and keep enough distance from parked vehicles. A door may open, or a person may step out from behind one, before you can brake.",
    rule: "hazard-parked-cars-door",
    also: ["pedestrian-beside-parked-cars"],
  },
  {
    id: 3,
    question: "A lane change must be signalled 3 seconds before it is made.",
    answer: true,
    explanation:
      "Signal 3 seconds before you change lanes or course (進路変更 shinro henkō), so that drivers behind can react. The distance of 30 m is for left turns, right turns and U-turns.",
    rule: "driver-signal-lane-change-3-seconds",
    also: ["driver-signal-turn-30m"],
  },
  {
    id: 4,
    picture: "302",
    question:
      "This road sign indicates that the road is closed to motor vehicles but not to bicycles.",
    answer: false,
    explanation:
      "Do not drive or ride past this sign (車両通行止め sharyō tsūkōdome). It stops all vehicles, bicycles too; pedestrians may pass.",
    rule: "sign-closed-to-vehicles",
    also: ["sign-closed-signs-bind-bicycles"],
  },
  {
    id: 5,
    question:
      "When you make a left turn, you should check the left rear with your own eyes because your rear wheels may catch a bicycle.",
    answer: true,
    explanation:
      "Look in the mirror and turn your head, because a bicycle may be hidden at your left rear. Your rear wheels run inside the front wheels (内輪差 nairinsa) and may catch it.",
    rule: "intersection-left-turn-inner-wheel",
    also: ["nature-inner-wheel-difference"],
  },
  {
    id: 6,
    question:
      "When the alarm of a railroad crossing is sounding, vehicles may cross quickly as long as the barrier is still open.",
    answer: false,
    explanation:
      "Do not enter a railroad crossing (踏切 fumikiri) once the alarm sounds, even if the barrier is still open. A train is near, and the barrier may close on you.",
    rule: "level-crossing-alarm-or-barrier",
  },
  {
    id: 7,
    picture: "209",
    question: "This sign warns that the road ahead is slippery.",
    answer: true,
    explanation:
      "Slow down, and do not brake or steer suddenly after this sign. The skidding car stands for a slippery road (すべりやすい suberiyasui).",
    rule: "sign-slippery",
  },
  {
    id: 8,
    question:
      "The heavier the load of a vehicle is, the shorter the braking distance becomes.",
    answer: false,
    explanation:
      "Brake earlier and keep a longer gap when your vehicle is heavily loaded. The brakes have more weight to stop, so the braking distance (制動距離 seidō kyori) becomes longer.",
    rule: "speed-wet-heavy-worn-longer-braking",
  },
  {
    id: 9,
    question:
      "Serving alcohol to a person who is going to drive is prohibited.",
    answer: true,
    explanation:
      "Never serve alcohol to a person who may then drive. It is easier to refuse one glass than to stop a drunk driver, and the person who serves it can be punished too.",
    rule: "alcohol-no-serving-to-drivers",
    also: ["alcohol-serving-penalty"],
  },
  {
    id: 10,
    question: "You must not overtake a vehicle that shows the beginner mark.",
    answer: false,
    explanation:
      "You may overtake it where overtaking is allowed. But do not squeeze its side or cut in ahead of it: a new driver may react late.",
    rule: "mark-others-overtaking-allowed",
    also: ["mark-others-no-squeezing", "mark-others-no-cutting-in"],
  },
  {
    id: 11,
    question:
      "When passing a pedestrian on a road without a sidewalk, drivers must keep a safe distance or slow down.",
    answer: true,
    explanation:
      "Leave enough room at the side, because a person may stumble or step out. If there is no room, drive slowly (徐行 jokō), so that you can stop immediately.",
    rule: "pedestrian-passing-gap-or-slowly",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 12,
    question:
      "To a car driver, a motorcycle looks closer and faster than it really is.",
    answer: false,
    explanation:
      "Wait a moment longer before you turn right in front of a motorcycle. It is small, so it looks farther away and slower than it really is.",
    rule: "motorcycle-looks-far-and-slow",
  },
  {
    id: 13,
    question:
      "Where there is a stop sign but no stop line, vehicles must stop just before the intersection.",
    answer: true,
    explanation:
      "Stop with your wheels at rest just before the intersection (一時停止 ichiji teishi). From farther back you cannot see the crossing road well.",
    rule: "intersection-stop-sign-where",
    also: ["intersection-stop-means-wheels-at-rest"],
  },
  {
    id: 14,
    picture: "321",
    question:
      "This sign indicates the maximum width of vehicles that are allowed to pass.",
    answer: false,
    explanation:
      "Check how high your vehicle and its load are before you pass this sign (高さ制限 takasa seigen). The wedges above and below the figure mean height; for width they are at the left and right.",
    rule: "sign-height-limit",
    also: ["sign-width-limit"],
  },
  {
    id: 15,
    question:
      "When the driver is tired, the reaction distance becomes longer even if the speed is the same.",
    answer: true,
    explanation:
      "Rest before you drive on when you are tired. A tired driver sees and judges a danger later, so the reaction distance (空走距離 kūsō kyori) becomes longer.",
    rule: "speed-tired-longer-reaction",
  },
  {
    id: 16,
    question:
      "When you overtake, you may exceed the speed limit to return to the left quickly.",
    answer: false,
    explanation:
      "Keep to the speed limit while you overtake too. If you would have to go faster than the limit to get past, there is no need to overtake: stay behind.",
    rule: "overtaking-no-speeding",
  },
  {
    id: 17,
    question:
      "An automatic car with the lever in D can start to move even if you do not press the accelerator.",
    answer: true,
    explanation:
      "Keep the brake pedal pressed while you wait at a signal. With the lever in D or R the car creeps forward or back by itself (クリープ kurīpu).",
    rule: "vehicle-at-creep",
    also: ["vehicle-at-brake-while-stopped"],
  },
  {
    id: 18,
    question:
      "A person with a provisional licence may practise alone on the road when the practice plates are shown on the front and the rear of the car.",
    answer: false,
    explanation:
      "Practise on the road only with a qualified person in the seat beside you. A learner may notice a danger too late, so the plates (仮免許 練習中 karimenkyo renshūchū) alone are not enough.",
    rule: "licence-practice-companion",
    also: ["mark-practice-plate-look"],
  },
  {
    id: 19,
    question:
      "A ball rolled onto the road, and I slowed down because a child might run after it.",
    answer: true,
    explanation:
      "When a ball rolls out, slow down and be ready to stop. A child who runs after a ball does not look out for cars.",
    rule: "pedestrian-expect-running-child",
  },
  {
    id: 20,
    question:
      "By mistake I entered a lane with arrows for right turns only, so I went straight ahead from it.",
    answer: false,
    explanation:
      "Turn right if you are in the right-turn lane, and find your way back later. Other drivers expect you to go where the arrow of your lane points.",
    rule: "position-direction-lanes",
    also: ["marking-direction-lanes"],
  },
  {
    id: 21,
    picture: "312",
    question:
      "On a road with this sign, it is allowed to turn left into a car park beside the road.",
    answer: true,
    explanation:
      "You may turn left here, because a left turn does not cross the road. The sign (車両横断禁止 sharyō ōdan kinshi) forbids turning right across the road into a place beside it.",
    rule: "sign-no-crossing-by-vehicles",
  },
  {
    id: 22,
    question:
      "The hand signal for driving slowly or stopping is the right arm held out level to the side.",
    answer: false,
    explanation:
      "Hold the arm out and slant it down to show that you drive slowly or stop. The right arm straight out means a right turn, a U-turn or a change of course to the right.",
    rule: "driver-signal-arm-slow-or-stop",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 23,
    question:
      "When you pass a safety zone, it is necessary to slow down even if there are no pedestrians on it.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) past a safety zone (安全地帯 anzen chitai) when a pedestrian is on it. People there may step onto the road; when it is empty, you do not have to.",
    rule: "pedestrian-safety-zone-slowly",
  },
  {
    id: 24,
    question: "On a road without lanes, motor vehicles must keep left.",
    answer: true,
    explanation:
      "Keep left, but leave the very edge to bicycles. Motor vehicles use the left side and bicycles the left edge, so that fast and slow traffic stay apart.",
    rule: "position-no-lanes-cars",
    also: ["position-no-lanes-light-vehicles"],
  },
  {
    id: 25,
    question:
      "When the signal of the crossing road has turned red, it is safe to start before a green light because no vehicles will come.",
    answer: false,
    explanation:
      "Wait until your own light is green. For a short time all the lights are red, and a late vehicle may still be crossing.",
    rule: "signal-cross-road-red",
  },
  {
    id: 26,
    question:
      "A child seat must be used for children under 6, but it is not necessary for children of 6 and over.",
    answer: true,
    explanation:
      "You must put a child under 6 in a child seat. Up to a height of about 150 cm a child seat is still the better choice, because the belt does not fit well.",
    rule: "child-seat-6-and-over",
    also: ["child-seat-under-6"],
  },
  {
    id: 27,
    question:
      "If you stay on your own side of the road, overtaking a slow car near a bend is allowed.",
    answer: false,
    explanation:
      "Do not overtake near a bend, not even on your own side of the road. You cannot see what is coming round it.",
    rule: "overtaking-ban-bend",
  },
  {
    id: 28,
    question:
      "When an emergency vehicle approached near an intersection, I kept out of the intersection and stopped on the left side of the road.",
    answer: true,
    explanation:
      "Keep out of the intersection, go to the left side of the road and stop. The ambulance or fire engine (緊急自動車 kinkyū jidōsha) may turn there, so the intersection must stay free.",
    rule: "position-emergency-near-intersection",
  },
  {
    id: 29,
    picture: "sg-ped-flash",
    question:
      "Pedestrians are not allowed to start crossing while this light is flashing.",
    answer: true,
    explanation:
      "Do not start to cross when the green figure flashes. It will turn red soon, so people who are already crossing must finish quickly or turn back.",
    rule: "signal-pedestrian-flashing-green",
  },
  {
    id: 30,
    question:
      "When you drive over a railroad crossing, you should keep as close as possible to the left edge because oncoming vehicles need enough room to pass.",
    answer: false,
    explanation:
      "Drive slightly toward the centre and watch oncoming vehicles. Too close to the edge, a wheel may drop off and the car may get stuck on the tracks.",
    rule: "level-crossing-slightly-to-centre",
  },
  {
    id: 31,
    question: "A full licence for ordinary cars is given from the age of 17.",
    answer: false,
    explanation:
      "You must be 18 to get the full licence (本免許 honmenkyo). The provisional licence (仮免許 karimenkyo) comes first: you can get it from the age of 17 years and 6 months.",
    rule: "licence-age-18",
    also: ["licence-provisional-age-17-and-a-half"],
  },
  {
    id: 32,
    question:
      "When vehicles are waiting in line at a railroad crossing, it is not allowed to pass beside them and cut in front of them.",
    answer: true,
    explanation:
      "Wait behind the last vehicle. The drivers ahead have stopped as they must, and they need the free space in front of them to cross safely.",
    rule: "position-cutting-in",
  },
  {
    id: 33,
    picture: "m102-a",
    question:
      "On a road with this centre line, it is not allowed to overtake even without crossing the line.",
    answer: false,
    explanation:
      "You may overtake if you stay on your own side and nothing else forbids it. A yellow centre line means that you must not cross it to overtake.",
    rule: "marking-centre-line-yellow-inside-own-side",
    also: ["marking-centre-line-yellow"],
  },
  {
    id: 34,
    picture: "m109-a",
    question: "You may change lanes across this white line.",
    answer: true,
    explanation:
      "You may cross it when it is safe and you need to, because a white line only separates the lanes. A yellow line between lanes is the one that you must not cross.",
    rule: "marking-lane-line-solid-white",
    also: ["marking-lane-line-yellow"],
  },
  {
    id: 35,
    question:
      "When you turn left off the road into a petrol station, you must give a signal, but you do not need to slow down if there are no vehicles behind you.",
    answer: false,
    explanation:
      "Signal, and also drive slowly (徐行 jokō), so that you can stop immediately. Pedestrians and bicycles may cross in front of you at the entrance.",
    rule: "speed-slow-leaving-road",
    also: ["speed-drive-slowly-definition"],
  },
  {
    id: 36,
    picture: "sc-int-wide-narrow",
    question:
      "At this intersection without traffic lights, the violet car must give way to the white car.",
    answer: true,
    explanation:
      "Let traffic on the clearly wider road go first, whether it comes from the left or the right. Traffic from the left goes first only where neither road is clearly wider or a priority road.",
    rule: "intersection-yield-to-priority-or-wider-road",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 37,
    question:
      "Cars may be driven on the shoulder (路肩), within 0.5 m from the edge of the road, where there is no sidewalk.",
    answer: false,
    explanation:
      "Keep the wheels of your car off the shoulder (路肩 rokata), because its ground can give way. Where you cannot see it clearly, it is the outer 0.5 m of the road.",
    rule: "position-shoulder",
  },
  {
    id: 38,
    question:
      "At a bend with poor visibility, it is necessary to sound the horn to let other vehicles know that you are approaching.",
    answer: false,
    explanation:
      "Drive slowly near such a bend and keep to the left. Sound the horn (警音器 keionki) only where a sign tells you to or when you cannot avoid a danger otherwise.",
    rule: "horn-blind-bend-without-sign",
    also: ["horn-only-sign-or-danger", "speed-slow-near-bend"],
  },
  {
    id: 39,
    question:
      "When a faster vehicle catches up with you on a narrow road without lanes, you must move to the left edge to give way to it.",
    answer: true,
    explanation:
      "Move to the left edge and let a faster vehicle go first when it has no room to pass. Otherwise it would have to pass on the side of the oncoming traffic.",
    rule: "overtaking-give-way-to-faster",
  },
  {
    id: 40,
    picture: "m108",
    question:
      "When you park in this side strip, it is necessary to leave at least 0.75 m on the left of your vehicle for pedestrians to pass.",
    answer: true,
    explanation:
      "Leave 0.75 m or more on your left for pedestrians. You park inside a strip with one solid line (路側帯 rosokutai) if it is wider than 0.75 m.",
    rule: "marking-side-strip-one-line-parking",
    also: ["parking-side-strip-over-0-75m"],
  },
  {
    id: 41,
    question:
      "A person with an ordinary car licence can also ride a motorcycle of up to 250 cc.",
    answer: false,
    explanation:
      "Get a motorcycle licence (二輪免許 nirin menkyo) before you ride one. The ordinary car licence covers mopeds (原付 gentsuki) as well, but no motorcycles.",
    rule: "licence-ordinary-not-motorcycles",
    also: ["licence-ordinary-covers"],
  },
  {
    id: 42,
    picture: "sg-red-arrow-right",
    question:
      "When facing this traffic light, motor vehicles are allowed to turn right or make a U-turn.",
    answer: true,
    explanation:
      "On a green right arrow a car may turn right or make a U-turn, although the light is red. Where a sign or marking forbids U-turns, do not make one.",
    rule: "signal-right-arrow-u-turn",
  },
  {
    id: 43,
    question:
      "When there is little room beside a bicycle, you should pass it at a higher speed.",
    answer: false,
    explanation:
      "Slow down to a speed that is safe for the gap, or wait behind. A cyclist may swerve, and you must still be able to avoid a crash.",
    rule: "bicycle-passing-safe-speed",
    also: ["hazard-cyclist-swerving"],
  },
  {
    id: 44,
    question:
      "The maximum speed in a Zone 30 is 30 km/h even on a road with a centre line.",
    answer: true,
    explanation:
      "Go no faster than 30 km/h on any road between the signs for the beginning and the end of the area. People live, walk and cycle there, with or without a centre line.",
    rule: "speed-zone-30-all-roads",
  },
  {
    id: 45,
    question:
      "When overtaking a tram running in the middle of the road, you must pass it on the left side.",
    answer: true,
    explanation:
      "Pass the tram on its left, because on its right you would come into the oncoming traffic. Only where the track lies at the left edge of the road is it different.",
    rule: "overtaking-tram-on-the-left",
  },
  {
    id: 46,
    picture: "ph-arms-down-front",
    question:
      "The hand signal of this police officer, who has lowered both arms, means a green light for vehicles facing the officer.",
    answer: false,
    explanation:
      "Keep waiting: for you the signal still means red. Until the officer turns, lowering the arms changes nothing for traffic in front or behind.",
    rule: "signal-officer-arms-lowered-facing",
  },
  {
    id: 47,
    picture: "m207",
    question:
      "Vehicles are prohibited from entering the area with this road marking.",
    answer: true,
    explanation:
      "Drive round this area. It is a safety zone (安全地帯 anzen chitai) for people on foot, for example for those who wait for a tram.",
    rule: "marking-safety-zone",
  },
  {
    id: 48,
    question:
      "In a tunnel, vehicles must not overtake even when there are two lanes in the same direction.",
    answer: false,
    explanation:
      "You may overtake in a tunnel with marked lanes if nothing else forbids it. In a tunnel without lanes it is forbidden, because you would come into the oncoming traffic.",
    rule: "overtaking-tunnel-with-lanes",
    also: ["overtaking-ban-tunnel-without-lanes"],
  },
  {
    id: 49,
    picture: "m108-2",
    question:
      "It is allowed to stop inside this side strip to let a passenger get out.",
    answer: false,
    explanation:
      "Stop along the left edge of the roadway, outside the strip. A solid and a broken line mean that vehicles must not stop or park inside, so that pedestrians can pass.",
    rule: "parking-side-strip-solid-and-broken",
    also: ["marking-side-strip-solid-and-broken"],
  },
  {
    id: 50,
    question:
      "When the road is so crowded that you could not get out of a bus priority lane when a bus comes, you must not enter it.",
    answer: true,
    explanation:
      "Stay out of the lane when you could not leave it again in time. A bus that comes up from behind must find it free (優先通行帯 yūsen tsūkōtai).",
    rule: "position-bus-priority-lane-congestion",
    also: ["position-bus-priority-lane"],
  },
] as const satisfies readonly TrueFalseQuestion[];
