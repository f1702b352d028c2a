import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "Passengers in the rear seats do not have to wear a seat belt on ordinary roads.",
    answer: false,
    explanation:
      "Wear the belt in the rear seats on every road. Without it you can be thrown against the people in front of you.",
    rule: "belt-rear-seat-all-roads",
  },
  {
    id: 2,
    picture: "315",
    question:
      "It is allowed to stop on a road with this sign to let a passenger get out.",
    answer: false,
    explanation:
      "Do not stop here, not even to let somebody out. A red X forbids both stopping (停車 teisha) and parking (駐車 chūsha); one red bar forbids parking only.",
    rule: "sign-no-stopping-or-parking",
    also: ["sign-no-parking", "parking-boarding-is-stopping"],
  },
  {
    id: 3,
    question:
      "When you pass a bus stopped at a bus stop, you should slow down and pay attention to people crossing in front of the bus.",
    answer: true,
    explanation:
      "Slow down and be ready to stop. The bus hides people who hurry across the road, and it may start off itself.",
    rule: "hazard-bus-at-stop",
  },
  {
    id: 4,
    question: "I had a fever, so I did not drive my car that day.",
    answer: true,
    explanation:
      "Leave the car at home when an illness may keep you from driving normally. With a fever you see dangers late and react slowly, on a short way too.",
    rule: "health-unfit-must-not-drive",
  },
  {
    id: 5,
    question:
      "You must keep enough distance to avoid hitting the vehicle in front of you when it stops suddenly.",
    answer: true,
    explanation:
      "Keep a gap (車間距離 shakan kyori) that is long enough even for a sudden stop. The driver ahead may brake hard for something that you cannot see.",
    rule: "speed-following-distance",
  },
  {
    id: 6,
    question: "You may sound the horn lightly to thank another driver.",
    answer: false,
    explanation:
      "Do not use the horn to thank or greet anyone, not even briefly. Use it only where a rule or sign asks for it, or to prevent danger.",
    rule: "horn-not-for-greeting-or-urging",
    also: ["horn-only-sign-or-danger"],
  },
  {
    id: 7,
    question:
      "When there is little traffic, it is safe to steer with one hand.",
    answer: false,
    explanation:
      "Hold the wheel with both hands, at about ten past ten or a quarter past nine on a clock. A bump can turn a wheel that only one hand holds.",
    rule: "health-hands-on-wheel",
  },
  {
    id: 8,
    question:
      "After drinking a small amount of beer, you must not drive a car, but you may ride a moped.",
    answer: false,
    explanation:
      "Do not drive or ride any vehicle after drinking. The same rules apply to cars, motorcycles, mopeds and e-scooters, because alcohol slows your reactions on all of them.",
    rule: "alcohol-all-motor-vehicles",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 9,
    picture: "311-a-right",
    question:
      "Vehicles are prohibited from turning left at an intersection with this sign.",
    answer: true,
    explanation:
      "Go only in a direction that a white arrow shows: here straight on or to the right. No arrow points to the left, so you must not turn left.",
    rule: "sign-designated-straight-or-right",
    also: ["sign-designated-directions"],
  },
  {
    id: 10,
    question:
      "When there is a blind person walking with a guide dog, you must stop or slow down.",
    answer: true,
    explanation:
      "Stop or drive slowly (徐行 jokō) beside a blind person with a white or yellow cane or a guide dog. That person cannot see your car and move out of its way.",
    rule: "pedestrian-cane-or-guide-dog",
  },
  {
    id: 11,
    picture: "sg-red-arrow-straight",
    question: "Vehicles facing this traffic light may go straight on only.",
    answer: true,
    explanation:
      "Wait if you want to turn left or right. The red light stops you, and the green arrow lets you go in its own direction only.",
    rule: "signal-straight-arrow",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 12,
    question:
      "I crossed the railroad crossing without stopping because the vehicle ahead had stopped and checked safety.",
    answer: false,
    explanation:
      "Stop and look for yourself before every railroad crossing (踏切 fumikiri) without a traffic signal. A train may come while the vehicle ahead is crossing.",
    rule: "level-crossing-following-vehicle-stops",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 13,
    question:
      "When you drive up a steep slope, you must drive slowly all the way to the top.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) near the top, where you cannot see what is coming. The steep way up is not such a place, but a steep way down is.",
    rule: "speed-no-slow-duty-steep-uphill",
    also: ["speed-slow-crest", "speed-slow-steep-downhill"],
  },
  {
    id: 14,
    question:
      "When two vehicles meet on a narrow mountain road with a steep drop on one side, the vehicle on the side of the drop should stop for the other one.",
    answer: true,
    explanation:
      "Stop at a safe place if the drop is on your side, and let the other vehicle go first. The edge above a drop may be soft and break.",
    rule: "nature-mountain-road-valley-side",
  },
  {
    id: 15,
    question:
      "When making a right turn from a one-way road, vehicles must move to the right edge of the road in advance.",
    answer: true,
    explanation:
      "Move to the right edge and turn slowly, because nothing comes towards you on a one-way road. On a two-way road you move to the centre instead.",
    rule: "intersection-right-turn-one-way-right-edge",
    also: ["intersection-right-turn-centre"],
  },
  {
    id: 16,
    question:
      "When practising on the road with a provisional licence, the practice plate has to be shown on the front and the rear of the vehicle.",
    answer: true,
    explanation:
      "Show the plate (仮免許練習標識 karimenkyo renshū hyōshiki) on both ends, so that everybody sees that a learner is driving. It is fixed 0.4 m to 1.2 m above the ground.",
    rule: "mark-practice-plate",
  },
  {
    id: 17,
    question:
      "If the traffic light turns red while you are turning right in an intersection, you must stop there and wait.",
    answer: false,
    explanation:
      "You may finish your turn, because a car that stops there blocks the crossing road. But do not get in the way of vehicles that have a green light.",
    rule: "signal-red-while-turning-right",
  },
  {
    id: 18,
    question:
      "When you receive an urgent phone call while driving, you may take the phone in your hand and answer it if you slow down.",
    answer: false,
    explanation:
      "Stop in a safe place before you take the phone in your hand. While you drive, only an urgent call to rescue the injured or to keep the public safe is allowed.",
    rule: "phone-rescue-exception",
    also: ["phone-no-handheld-call"],
  },
  {
    id: 19,
    question:
      "Overtaking is prohibited within 30 m before or after a railroad crossing.",
    answer: false,
    explanation:
      "Do not overtake on a railroad crossing or within 30 m before it, where vehicles slow down and stop. After the crossing there is no such ban.",
    rule: "overtaking-30m-only-before",
    also: ["overtaking-ban-level-crossing-30m"],
  },
  {
    id: 20,
    picture: "m107",
    question:
      "Stopping in the area with this road marking is prohibited, but it is allowed to drive over it without stopping.",
    answer: true,
    explanation:
      "You may cross this area (停止禁止部分 teishi kinshi bubun), but do not enter it if you might have to stop in it. It keeps the way free, for example for fire engines.",
    rule: "marking-no-stopping-zone",
    also: ["position-do-not-block-crossing"],
  },
  {
    id: 21,
    question:
      "At an intersection with poor visibility, you must slow down, but you do not need to do so when you are on a priority road.",
    answer: true,
    explanation:
      "You may go on at a normal speed, because the traffic on the crossing road must give way. But watch that traffic with care.",
    rule: "intersection-priority-road-no-slow-duty",
    also: [
      "speed-slow-blind-intersection",
      "intersection-yield-to-priority-or-wider-road",
    ],
  },
  {
    id: 22,
    question:
      "On a one-way road, you must move to the right side when moving to the left would block an emergency vehicle approaching from behind.",
    answer: true,
    explanation:
      "Normally you move to the left for an emergency vehicle (緊急自動車 kinkyū jidōsha). On a one-way road, take the right side if that is what keeps its way free.",
    rule: "position-emergency-one-way",
    also: [
      "position-emergency-elsewhere",
      "position-emergency-near-intersection",
    ],
  },
  {
    id: 23,
    picture: "ph-arms-side-back",
    question:
      "For the driver going in the direction of the violet arrow, this hand signal has the same meaning as a red light.",
    answer: true,
    explanation:
      "Stop, as at a red light, when you see the front or the back of an officer with level arms. Traffic that moves in line with the arms may go, as on green.",
    rule: "signal-officer-arms-level-facing",
    also: ["signal-officer-arms-level-parallel", "signal-red"],
  },
  {
    id: 24,
    question:
      "A driver whose licence requires glasses may drive without them near home.",
    answer: false,
    explanation:
      "Wear your glasses whenever you drive, however short the way is. They are a condition of your licence, and a driver who breaks a condition is punished.",
    rule: "licence-conditions-must-be-kept",
  },
  {
    id: 25,
    picture: "324-50",
    question: "When you see this sign, you must not exceed 50 km/h.",
    answer: false,
    explanation:
      "Do not drive more slowly than 50 km/h here, unless a rule or a danger makes you slow down. The line under the number shows a minimum speed (最低速度 saitei sokudo).",
    rule: "sign-minimum-speed",
    also: ["sign-maximum-speed"],
  },
  {
    id: 26,
    question:
      "When a vehicle is stopped just before a crosswalk without traffic lights, you must slow down to pass it, but you do not need to stop if you can see no pedestrians.",
    answer: false,
    explanation:
      "Stop (一時停止 ichiji teishi) before you go past the front of the standing vehicle. It may hide a person who is crossing.",
    rule: "pedestrian-crosswalk-standing-vehicle",
  },
  {
    id: 27,
    question: "A child of ten is allowed to ride a bicycle on the sidewalk.",
    answer: true,
    explanation:
      "Riders under 13 may use the sidewalk (歩道 hodō) even where no sign allows bicycles. So may people of 70 or over and people with certain disabilities.",
    rule: "bicycle-sidewalk-when",
  },
  {
    id: 28,
    picture: "m205-b",
    question:
      "If your side of the road is less than 6 m wide, you may cross this line to overtake when it is safe.",
    answer: true,
    explanation:
      "Cross a broken white centre line only where you see well ahead and no oncoming traffic comes. With less than 6 m on your side, there is no room to overtake without crossing it.",
    rule: "marking-centre-line-broken-white",
    also: ["overtaking-over-the-centre"],
  },
  {
    id: 29,
    question:
      "On a road with three lanes in your direction, a vehicle going fast should keep to the rightmost lane.",
    answer: false,
    explanation:
      "Use one of the other lanes, according to your speed. Keep the rightmost lane (追越車線 oikoshi shasen) free for overtaking and the like.",
    rule: "position-three-lanes",
  },
  {
    id: 30,
    picture: "330-a",
    question:
      "At a place with this sign, you must slow down enough to stop at once, but it is not necessary to make a full stop.",
    answer: false,
    explanation:
      "Stop until your wheels stand still, because this gives you time to look both ways. Rolling on slowly is slow driving (徐行 jokō), not a stop (一時停止 ichiji teishi).",
    rule: "intersection-stop-means-wheels-at-rest",
    also: ["intersection-stop-sign-where", "speed-drive-slowly-definition"],
  },
  {
    id: 31,
    question:
      "When you wait at a red light in an automatic car with the lever in D, it is safe to take your foot off the brake pedal.",
    answer: false,
    explanation:
      "Keep the brake pedal pressed, because in D the car can start to move by itself (クリープ現象 kurīpu genshō). For a long stop, put the lever in N and pull the parking brake.",
    rule: "vehicle-at-brake-while-stopped",
    also: ["vehicle-at-creep"],
  },
  {
    id: 32,
    question:
      "On a road with no centre line, no lanes, no median and no speed limit sign, the maximum speed of motor vehicles is 30 km/h.",
    answer: true,
    explanation:
      "Keep to 30 km/h there, because people walk and cycle on such roads (生活道路 seikatsu dōro). With a centre line or lanes and no sign, the limit is 60 km/h.",
    rule: "speed-statutory-unlined-30",
    also: ["speed-unlined-30-aim", "speed-statutory-60-where"],
  },
  {
    id: 33,
    question:
      "When you go over the centre of the road to avoid an obstacle, you must do so as little as possible.",
    answer: true,
    explanation:
      "Go over the centre as little as you can and come back at once. Oncoming traffic may appear at any time and needs that side.",
    rule: "position-over-centre-as-little",
    also: ["position-over-centre-obstacle"],
  },
  {
    id: 34,
    question:
      "I overtook the vehicle ahead on its left side because it had moved to the centre of the road to turn right.",
    answer: true,
    explanation:
      "Pass it on its left. On its right you would meet oncoming traffic and the turning vehicle itself.",
    rule: "overtaking-right-turner-on-the-left",
    also: ["overtaking-on-the-right"],
  },
  {
    id: 35,
    picture: "314",
    question:
      "This sign indicates that overtaking is prohibited in every case.",
    answer: false,
    explanation:
      "You may still overtake if you stay on your own side; the sign only forbids going over to the right side for it. With the plate 追越し禁止 under it, overtaking on your own side is forbidden too.",
    rule: "sign-no-crossing-to-right-side",
    also: ["sign-no-overtaking"],
  },
  {
    id: 36,
    question:
      "Where there is no sign that prohibits U-turns, you can make a U-turn even when it gets in the way of pedestrians.",
    answer: false,
    explanation:
      "Do not make a U-turn (転回 tenkai) when it might get in the way of pedestrians or other vehicles. Sign or no sign, your car stands across the road for some time.",
    rule: "position-cross-u-turn-reverse",
    also: ["position-cross-u-turn-reverse-sign"],
  },
  {
    id: 37,
    question:
      "When you signal to start from the roadside, vehicles coming from behind must let you go first.",
    answer: false,
    explanation:
      "Let the traffic that is already on the road go first. Your signal shows what you want to do, but it gives you no priority.",
    rule: "position-pulling-out-give-way",
    also: ["driver-signal-moving-off-right"],
  },
  {
    id: 38,
    question:
      "When you stop your vehicle, it is necessary to begin to signal 3 seconds before stopping.",
    answer: false,
    explanation:
      "Signal slowing down or stopping at the moment when you do it; your brake lamps do this for you. The 3 seconds are for changing lanes.",
    rule: "driver-signal-slow-stop-reverse",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 39,
    picture: "sc-tram-no-zone-clear",
    question:
      "When nobody is getting on or off this tram, the violet car may pass it slowly at a distance of 1.5 m or more.",
    answer: true,
    explanation:
      "Pass slowly (徐行 jokō) and keep 1.5 m or more, because this stop has no safety zone. While people get on or off, stop behind the tram and wait.",
    rule: "pedestrian-tram-stop-1-5m",
    also: ["pedestrian-tram-stop-wait"],
  },
  {
    id: 40,
    picture: "m102-2-b-yellow-right",
    question:
      "The violet car is allowed to change to the right lane when it is safe.",
    answer: true,
    explanation:
      "You may change lanes here, because the line on your side is white and broken. Vehicles on the yellow side must not cross the lines.",
    rule: "marking-lane-line-yellow-one-side",
    also: ["marking-lane-line-broken-white"],
  },
  {
    id: 41,
    picture: "ph-arm-up-parallel",
    question:
      "The officer held both arms out along the violet car's path and then raised one, which now means yellow for this car.",
    answer: true,
    explanation:
      "Treat the raised arm as a yellow light, because your car moves in line with the arms held out before. Traffic that faces the officer's front or back must stop, as on red.",
    rule: "signal-officer-arm-raised-parallel",
    also: [
      "signal-officer-arm-raised-facing",
      "signal-officer-arms-level-parallel",
    ],
  },
  {
    id: 42,
    question:
      "When nobody is coming, you may drive a few metres against the arrow of a one-way road.",
    answer: false,
    explanation:
      "Never drive against the arrow of a one-way road (一方通行 ippō tsūkō), not even for a few metres. Nobody there expects a vehicle from that side.",
    rule: "position-one-way",
  },
  {
    id: 43,
    question:
      "The main signs are divided into regulatory signs, warning signs, instruction signs and guide signs.",
    answer: true,
    explanation:
      "Regulatory signs forbid or order, warning signs warn of danger, instruction signs allow or mark something, and guide signs inform. A plate under them is an auxiliary sign (補助標識 hojo hyōshiki).",
    rule: "sign-main-and-auxiliary",
    also: ["sign-auxiliary-kind"],
  },
  {
    id: 44,
    picture: "329-2",
    question:
      "This sign indicates that the road you are driving on is a priority road.",
    answer: false,
    explanation:
      "Drive slowly (徐行 jokō) and let the crossing traffic go first, where no signal or officer directs you. The road ahead, which crosses yours, is the priority road (優先道路 yūsen dōro).",
    rule: "sign-priority-road-ahead",
    also: [
      "intersection-slow-into-priority-or-wider-road",
      "intersection-yield-to-priority-or-wider-road",
    ],
  },
  {
    id: 45,
    question:
      "When driving on a priority road, drivers must give way to vehicles coming from the left at an intersection without signals.",
    answer: false,
    explanation:
      "You go first, because vehicles on the crossing road must give way to a priority road (優先道路 yūsen dōro). The left goes first only where neither road has priority or is clearly wider.",
    rule: "intersection-own-priority-road-before-left-and-tram",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 46,
    question:
      "The light was green, so I entered the intersection although there was no room beyond it.",
    answer: false,
    explanation:
      "Wait before the intersection until there is room for your vehicle beyond it, even on green. A vehicle that has to stop inside blocks the crossing road.",
    rule: "intersection-blocked-do-not-enter",
    also: ["signal-green-blocked-intersection"],
  },
  {
    id: 47,
    question:
      "An emergency vehicle with its siren on may go over to the right side of the road to overtake other vehicles.",
    answer: true,
    explanation:
      "Expect it to come on your side of the road, and move to the left to give way. An emergency vehicle (緊急自動車 kinkyū jidōsha) may cross the centre so that nobody holds it up.",
    rule: "position-emergency-right-side",
    also: ["position-emergency-elsewhere"],
  },
  {
    id: 48,
    question:
      "With an ordinary car licence, you can drive a small bus with a riding capacity of 15 persons.",
    answer: false,
    explanation:
      "Drive only vehicles for 10 people or fewer with this licence (普通免許 futsū menkyo). The gross weight must also be less than 3.5 t and the maximum payload less than 2 t.",
    rule: "licence-ordinary-vehicle-limits",
    also: ["licence-one-exceeded-limit-decides"],
  },
  {
    id: 49,
    question:
      "When a bus approaches from behind in a bus priority lane, cars must leave the lane, but they may stay in it to turn left.",
    answer: true,
    explanation:
      "You may stay, because a left turn is made from the left edge. In other cases leave this lane (路線バス等優先通行帯 rosen basu tō yūsen tsūkōtai) promptly for the bus.",
    rule: "position-bus-priority-lane-left-turn",
    also: ["position-bus-priority-lane", "intersection-left-turn-left-edge"],
  },
  {
    id: 50,
    question:
      "When you park in a side strip marked with one white line, you must leave 0.75 m or more on the left of your vehicle for pedestrians.",
    answer: true,
    explanation:
      "Leave 0.75 m or more so that people can walk past your car. If the strip (路側帯 rosokutai) is 0.75 m wide or less, do not enter it at all.",
    rule: "parking-side-strip-over-0-75m",
    also: [
      "parking-side-strip-0-75m-or-less",
      "marking-side-strip-one-line-parking",
    ],
  },
] as const satisfies readonly TrueFalseQuestion[];
