import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When a pedestrian is about to cross at a crosswalk without signals, vehicles may go first if they slow down.",
    answer: false,
    explanation:
      "Stop before the crosswalk (横断歩道 ōdan hodō) and let the pedestrian cross. Slowing down is not enough, because nobody on foot can know whether you will stop.",
    rule: "pedestrian-crosswalk-stop",
  },
  {
    id: 2,
    question:
      "When children are playing near the road, you need to slow down and pay attention because they may suddenly run out.",
    answer: true,
    explanation:
      "Slow down and be ready to stop as soon as you see children at play. They follow a ball or a friend without looking at the traffic.",
    rule: "hazard-children",
  },
  {
    id: 3,
    picture: "sg-red-arrow-right",
    question:
      "When facing this traffic light, motor vehicles may turn right, but they must not go straight on.",
    answer: true,
    explanation:
      "You can go in the direction of the arrow although the round light is red. For going straight on or turning left, the red light still counts.",
    rule: "signal-green-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 4,
    question:
      "If you have slept for a few hours after drinking alcohol, it is safe to drive.",
    answer: false,
    explanation:
      "Do not drive while any alcohol may be left in your body, however well you feel. Sleep does not clear it quickly, so it may still be there the next morning.",
    rule: "alcohol-next-morning",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 5,
    question:
      "When a police officer is directing the traffic and the hand signals are different from the traffic lights, you must follow the hand signals of the police officer.",
    answer: true,
    explanation:
      "Follow the police officer (警察官 keisatsukan) or traffic warden, whatever the lights show. They can see what the lights cannot, for example an accident ahead.",
    rule: "signal-officer-over-lights",
  },
  {
    id: 6,
    question:
      "When you need to make a phone call, you should first stop the vehicle in a safe place.",
    answer: true,
    explanation:
      "Stop in a safe place before you pick up the phone. With a phone in your hand you see danger too late, so such calls are banned while the car is moving.",
    rule: "phone-allowed-when-stopped",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 7,
    picture: "301",
    question:
      "This road sign indicates that the road is closed to vehicles but not to pedestrians.",
    answer: false,
    explanation:
      "Do not go through here, by car or on foot: the road is closed to everybody (通行止め tsūkōdome). The sign for vehicles alone has one red bar instead of the X.",
    rule: "sign-road-closed",
    also: ["sign-closed-to-vehicles"],
  },
  {
    id: 8,
    question:
      "When you change lanes, you can trust the mirrors because they show all the vehicles behind you.",
    answer: false,
    explanation:
      "Turn your head and look before you move across. A motorcycle beside your rear door may be in no mirror at all, but in a blind spot (死角 shikaku).",
    rule: "nature-blind-spots",
  },
  {
    id: 9,
    question:
      "After taking a cold medicine that makes you sleepy, you should not drive.",
    answer: true,
    explanation:
      "Take the train or let somebody else drive. Medicines for colds and hay fever can make you so sleepy that you cannot drive normally, and then you must not drive.",
    rule: "health-medicine-causing-drowsiness",
    also: ["health-unfit-must-not-drive"],
  },
  {
    id: 10,
    question:
      "When you are in a hurry, you are allowed to drive a little faster than the speed limit if the road is not crowded.",
    answer: false,
    explanation:
      "Keep to the speed limit (制限速度 seigen sokudo) even when you are late and the road is empty. The faster you go, the longer your stopping distance (停止距離 teishi kyori) is.",
    rule: "speed-posted-or-statutory-limit",
  },
  {
    id: 11,
    question:
      "When a small child is walking alone on the road, drivers must stop or slow down to let the child pass safely.",
    answer: true,
    explanation:
      "Stop (一時停止 ichiji teishi) or drive slowly (徐行 jokō), whichever keeps the child safe. A small child may run in any direction without warning.",
    rule: "pedestrian-child-alone",
  },
  {
    id: 12,
    picture: "405",
    question:
      "This sign indicates that the road on which you are driving has priority over the crossing road.",
    answer: true,
    explanation:
      "You are on a priority road (優先道路 yūsen dōro), so vehicles on the crossing road must let you go first. Watch them all the same: somebody may not have seen you.",
    rule: "sign-priority-road",
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 13,
    question:
      "Vehicles must stop before a railroad crossing to check safety, but they do not have to stop where the track can be seen far in both directions.",
    answer: false,
    explanation:
      "Stop just before a railroad crossing (踏切 fumikiri) every time and check both ways. The one exception is a crossing with a traffic signal that lets you go.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 14,
    question:
      "You may drive in a bus priority lane, but you must leave it when a bus approaches from behind.",
    answer: true,
    explanation:
      "Leave the lane without delay when a bus comes up behind you. Everybody may use a bus priority lane (優先通行帯 yūsen tsūkōtai), but buses go first.",
    rule: "position-bus-priority-lane",
  },
  {
    id: 15,
    question:
      "If a driver who has had a full licence for 3 years sits in the next seat, a person who has a provisional licence may use a car for shopping.",
    answer: false,
    explanation:
      "Use a provisional licence (仮免許 karimenkyo) for practice and tests only. For shopping and other errands you need the full licence, whoever sits beside you.",
    rule: "licence-provisional-only-practice-or-test",
  },
  {
    id: 16,
    picture: "m210",
    question:
      "This road marking indicates that there is a crosswalk or a bicycle crossing ahead.",
    answer: true,
    explanation:
      "Watch for people and bicycles and be ready to stop. The diamonds are usually painted about 30 m and 50 m before the crossing.",
    rule: "marking-diamonds-distance",
  },
  {
    id: 17,
    question:
      "When you change lanes, you must switch off the indicator as soon as your vehicle begins to move into the next lane.",
    answer: false,
    explanation:
      "Keep the signal (合図 aizu) on until you are in the new lane, then switch it off. Other drivers need to see the whole time what you are doing.",
    rule: "driver-signal-until-finished",
  },
  {
    id: 18,
    question:
      "When another vehicle is overtaking you, you can speed up within the speed limit.",
    answer: false,
    explanation:
      "Do not speed up until the other vehicle is back on the left. Otherwise it has to stay longer on the right, where oncoming traffic may come.",
    rule: "overtaking-overtaken-do-not-speed-up",
  },
  {
    id: 19,
    question: "As a rule, bicycles should be ridden on the sidewalk.",
    answer: false,
    explanation:
      "Expect bicycles at the left edge of the roadway (車道 shadō). A bicycle is a vehicle, so it may use the sidewalk only in certain cases, for example where a sign allows it.",
    rule: "bicycle-roadway-left-edge",
    also: ["bicycle-sidewalk-when"],
  },
  {
    id: 20,
    question: "When you enter a roundabout, you must always drive slowly.",
    answer: true,
    explanation:
      "Drive slowly (徐行 jokō), so that you can stop at once for a vehicle inside. If none is near, you do not have to stop before the roundabout (環状交差点 kanjō kōsaten).",
    rule: "intersection-roundabout-enter-slowly",
    also: ["intersection-roundabout-inside-comes-first"],
  },
  {
    id: 21,
    question:
      "When you are caught in a traffic jam, you may drive along the side strip if you are going to turn left at the next corner.",
    answer: false,
    explanation:
      "Wait in the line of cars. The side strip (路側帯 rosokutai) is for people on foot. A car may only cross it, or stop in it where that is allowed.",
    rule: "position-side-strip-motor-vehicles",
  },
  {
    id: 22,
    question:
      "Before starting the engine of an automatic car, you should check that the lever is in P and press the brake pedal because the car may start to move.",
    answer: true,
    explanation:
      "Look at the lever, press the brake and only then start the engine. In D or R the car can start to move by itself (クリープ kurīpu).",
    rule: "vehicle-at-start-in-p",
    also: ["vehicle-at-creep"],
  },
  {
    id: 23,
    question: "In hot weather, sandals are suitable for driving.",
    answer: false,
    explanation:
      "Wear shoes that hold your feet well. Sandals and wooden clogs (下駄 geta) can slip off or catch on the pedals, and many prefectures forbid them.",
    rule: "health-clothing-and-shoes",
  },
  {
    id: 24,
    question:
      "When you are going to make a left or right turn at an intersection, you must signal from 30 m before the intersection.",
    answer: true,
    explanation:
      "Start to signal 30 m before the intersection, so that others can react. The 3 seconds are for a change of lane (進路変更 shinro henkō).",
    rule: "driver-signal-turn-30m",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 25,
    question:
      "Because a truck was parked on my side of the road, I stopped behind it until the oncoming vehicle had passed.",
    answer: true,
    explanation:
      "Wait when the obstacle is on your side, and let the oncoming traffic go first. You are the one who needs the other side of the road.",
    rule: "nature-obstacle-on-your-side",
  },
  {
    id: 26,
    question:
      "On a road with two lanes in your direction, you must use the right lane when driving fast and the left lane when driving slowly.",
    answer: false,
    explanation:
      "Drive in the left lane, whatever your speed. The right lane is for overtaking, for turning right and for getting past an obstacle.",
    rule: "position-two-lanes",
  },
  {
    id: 27,
    question:
      "On an ordinary road that has marked lanes and no speed limit sign, the maximum speed of motor vehicles is 60 km/h.",
    answer: true,
    explanation:
      "You may go up to 60 km/h here if it is safe. The newer 30 km/h is for roads that have no centre line, no lanes and no median.",
    rule: "speed-statutory-lanes-60",
    also: ["speed-statutory-60-where", "speed-statutory-unlined-30"],
  },
  {
    id: 28,
    picture: "325",
    question: "Mopeds and bicycles must not enter a road with this sign.",
    answer: true,
    explanation:
      "Stay off this road on a moped, on a bicycle or on foot: it is for motor vehicles only (自動車専用 jidōsha sen'yō). Among motorcycles, only those of over 125 cc may enter.",
    rule: "sign-motor-vehicles-only",
    also: ["sign-motor-vehicles-only-motorcycle"],
  },
  {
    id: 29,
    question:
      "When there is little traffic, frequent lane changes are allowed because nobody is disturbed.",
    answer: false,
    explanation:
      "Stay in your lane unless you have a reason to leave it. Nobody can guess where a car that weaves will go next, and you may be in somebody's blind spot.",
    rule: "position-change-without-need",
    also: ["nature-blind-spots"],
  },
  {
    id: 30,
    picture: "322",
    question: "This sign indicates that the width of the road ahead is 2.2 m.",
    answer: false,
    explanation:
      "Do not go on if your vehicle, with its load, is wider than 2.2 m. The figure is the limit for the vehicle (最大幅 saidaihaba), not the width of the road.",
    rule: "sign-width-limit",
  },
  {
    id: 31,
    question:
      "You must slow down near a bend, near the top of an uphill slope and on a steep downhill slope.",
    answer: true,
    explanation:
      "Drive slowly (徐行 jokō) in these places even if no sign says so. You cannot see what comes next, or the slope makes it hard to stop.",
    rule: "speed-slow-places-list",
  },
  {
    id: 32,
    picture: "sg-green",
    question:
      "Bicycles facing this traffic light may turn right in the same way as cars.",
    answer: false,
    explanation:
      "A car may turn right here, but a bicycle must do it in two steps (二段階右折 nidankai usetsu). It first goes straight on to the far corner and waits there for the next green light.",
    rule: "signal-green-two-step",
    also: ["signal-green-cars", "signal-two-step-e-scooter"],
  },
  {
    id: 33,
    picture: "dh-right-arm-level",
    question:
      "This hand signal indicates that the driver is going to turn right, make a U-turn or move to the right.",
    answer: true,
    explanation:
      "Expect this car to go to the right. For the left, the driver holds the left arm straight out, or bends the right arm up at the elbow.",
    rule: "driver-signal-arm-right",
    also: ["driver-signal-arm-left"],
  },
  {
    id: 34,
    question:
      "When you make a right turn from a two-way road, you must move to the centre in advance and drive slowly just inside the centre of the intersection.",
    answer: true,
    explanation:
      "Move to the centre of the road early and turn slowly (徐行 jokō) just inside the middle of the intersection. This keeps you clear of oncoming cars that also turn right.",
    rule: "intersection-right-turn-centre",
  },
  {
    id: 35,
    question:
      "While I was driving through an intersection, an emergency vehicle approached, so I stopped there immediately.",
    answer: false,
    explanation:
      "Leave the intersection first, then stop at the left side of the road. A car that stops inside the intersection gets in the way of the emergency vehicle.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 36,
    picture: "sg-flash-red",
    question:
      "When this light is flashing, pedestrians may cross while paying attention to other traffic.",
    answer: true,
    explanation:
      "On foot, look well and then cross. A driver must first stop at the stopping position (一時停止 ichiji teishi) and may go on when it is safe.",
    rule: "signal-flashing-red-pedestrians",
    also: ["signal-flashing-red"],
  },
  {
    id: 37,
    question:
      "After you have stopped at a stop sign, you may go ahead of the vehicles on the crossing road if you reached the intersection first.",
    answer: false,
    explanation:
      "Wait until there is a gap in the traffic on the crossing road. Stopping at the sign (止まれ tomare) does not give you priority, even if you were first.",
    rule: "intersection-stop-sign-then-yield",
  },
  {
    id: 38,
    question:
      "On a road without a centre line, the maximum speed of motor vehicles is 30 km/h even when a sign shows 40 km/h.",
    answer: false,
    explanation:
      "You may go up to 40 km/h here, because the sign comes first. The 30 km/h for such roads counts only where no limit is shown.",
    rule: "speed-posted-40-on-unlined-road",
    also: [
      "speed-posted-limit-replaces-statutory",
      "speed-statutory-unlined-30",
    ],
  },
  {
    id: 39,
    question:
      "When a pedestrian was crossing the road near an intersection without a crosswalk, I slowed down and let the pedestrian go first.",
    answer: true,
    explanation:
      "Let the pedestrian go first, with or without a crosswalk. At or close to an intersection you must not get in the way of somebody who is crossing.",
    rule: "pedestrian-crossing-without-crosswalk",
  },
  {
    id: 40,
    question:
      "You must keep to the left side of the road, but when there is an obstacle on your side, you may go over the centre of the road to pass it.",
    answer: true,
    explanation:
      "Use the other side as little as possible to get past. Let oncoming traffic go first, because you are in its way.",
    rule: "position-over-centre-obstacle",
    also: ["position-over-centre-as-little", "nature-obstacle-on-your-side"],
  },
  {
    id: 41,
    question:
      "Overtaking a motor vehicle while it is overtaking a moped is double overtaking and is prohibited.",
    answer: false,
    explanation:
      "Check well ahead before you pull out, but this is not double overtaking (二重追い越し nijū oikoshi). That means overtaking a vehicle that is itself overtaking a car or a motorcycle.",
    rule: "overtaking-double-ban-not-moped-or-bicycle",
    also: ["overtaking-double-ban"],
  },
  {
    id: 42,
    picture: "m102-2-a",
    question:
      "Changing lanes across this yellow line is prohibited, but you may cross it when your lane is blocked by road construction.",
    answer: true,
    explanation:
      "Cross the line only for something like this: roadworks, another obstacle or an emergency vehicle. For an ordinary change of lane, you must not cross a yellow line.",
    rule: "marking-lane-line-yellow-exceptions",
    also: ["marking-lane-line-yellow"],
  },
  {
    id: 43,
    question:
      "When the speed of a vehicle doubles, the braking distance becomes about 4 times as long.",
    answer: true,
    explanation:
      "Slow down early, because braking takes far more road than you expect. The braking distance (制動距離 seidō kyori) grows with the square of the speed: at triple the speed it is 9 times as long.",
    rule: "speed-braking-distance-square",
  },
  {
    id: 44,
    picture: "323-20",
    question:
      "On a road with this sign, the maximum speed of mopeds is 30 km/h.",
    answer: false,
    explanation:
      "Keep to the 20 km/h of the sign on a moped (原付 gentsuki), too. A sign of 40 km/h or more, however, does not raise a moped's limit of 30 km/h.",
    rule: "sign-maximum-speed-moped",
    also: ["speed-moped-posted-20-binds", "sign-maximum-speed"],
  },
  {
    id: 45,
    question:
      "Overtaking is prohibited near a bend, near the top of an uphill slope or on a steep uphill slope.",
    answer: false,
    explanation:
      "Remember the steep downhill slope (急な下り坂 kyū na kudarizaka), where overtaking is banned. On a steep uphill slope the ban begins only near the top, where you cannot see oncoming traffic.",
    rule: "overtaking-ban-places-list",
    also: ["overtaking-steep-uphill-not-banned"],
  },
  {
    id: 46,
    question:
      "Except on a priority road, you must not overtake another motor vehicle within 30 m before an intersection.",
    answer: true,
    explanation:
      "Stay behind until you are through the intersection. Somebody may come out of the other road while you are on the right.",
    rule: "overtaking-ban-intersection-30m",
  },
  {
    id: 47,
    question: "A provisional licence is valid for 1 year.",
    answer: false,
    explanation:
      "Finish your practice and the tests for the full licence in time. The provisional licence (仮免許 karimenkyo) ends 6 months after the day of the aptitude test (適性検査 tekisei kensa).",
    rule: "licence-provisional-six-months",
  },
  {
    id: 48,
    question:
      "Before making a left turn at an intersection, you should leave enough room on your left for bicycles coming from behind to pass.",
    answer: false,
    explanation:
      "Move to the left edge early and turn slowly (徐行 jokō) along it. If you leave a gap, a bicycle may come into it and be caught by your rear wheels (巻き込み makikomi).",
    rule: "intersection-left-turn-left-edge",
    also: ["intersection-left-turn-inner-wheel"],
  },
  {
    id: 49,
    question:
      "On the side of a road without a sidewalk, the white line near the edge marks off a side strip.",
    answer: true,
    explanation:
      "Leave the part outside the line to people on foot: it is a side strip (路側帯 rosokutai). Beside a sidewalk, the same line only shows the edge of the roadway.",
    rule: "marking-edge-line-without-sidewalk",
    also: ["marking-edge-line-with-sidewalk"],
  },
  {
    id: 50,
    picture: "212",
    question:
      "This road sign indicates that the number of lanes decreases ahead.",
    answer: false,
    explanation:
      "Slow down: the whole road becomes narrower ahead. On the sign for fewer lanes, there are broken lines between the two edge lines.",
    rule: "sign-fewer-lanes-or-narrow",
  },
] as const satisfies readonly TrueFalseQuestion[];
