import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "When the light turned yellow, I was too close to the stop line to stop safely, so I drove on.",
    answer: true,
    explanation:
      "Stop at a yellow light (黄信号 ki shingō) whenever you can do so safely. You may go on only if you are so close that you cannot, because hard braking can cause a crash from behind.",
    rule: "signal-yellow",
  },
  {
    id: 2,
    picture: "212-2",
    question:
      "This sign indicates that the road ahead has traffic in both directions.",
    answer: true,
    explanation:
      "Keep to the left and expect oncoming vehicles. You find this sign, for example, where a one-way road ends.",
    rule: "sign-two-way-traffic",
    also: ["position-keep-left"],
  },
  {
    id: 3,
    question:
      "When starting from the left edge of the road, drivers must check safety and signal to the right.",
    answer: true,
    explanation:
      "Look in the mirrors, turn your head and signal right for 3 seconds before you move. Your car goes to the right, into the path of others.",
    rule: "driver-signal-moving-off-right",
    also: ["position-moving-off"],
  },
  {
    id: 4,
    question:
      "When you drive slowly near your home, you do not need to wear a seat belt.",
    answer: false,
    explanation:
      "Put the seat belt (シートベルト shītoberuto) on before every drive, however short. Even at low speed, a crash can throw you against the steering wheel.",
    rule: "belt-driver-must-wear",
  },
  {
    id: 5,
    question:
      "A bicycle ahead of you may move to the right to avoid a parked car, so you need to pay attention and slow down.",
    answer: true,
    explanation:
      "Slow down and leave room, or wait behind. A cyclist may go round the parked car without looking back.",
    rule: "hazard-cyclist-swerving",
  },
  {
    id: 6,
    question:
      "When you are so tired that you cannot drive normally, you must not drive even if your home is near.",
    answer: true,
    explanation:
      "Rest first, or take a train, when you are too tired to drive normally. A tired driver sees and reacts too late, even at low speed.",
    rule: "health-overwork-driving-penalty",
    also: ["health-unfit-must-not-drive"],
  },
  {
    id: 7,
    picture: "m103",
    question:
      "Where the edge of the sidewalk is painted like this, drivers may stop to let a passenger get out.",
    answer: false,
    explanation:
      "Do not stop here, even for a moment: a solid yellow line bans stopping and parking (駐停車禁止 chūteisha kinshi). Beside a broken yellow line you may stop, but not park.",
    rule: "marking-kerb-solid-yellow",
    also: ["marking-kerb-broken-yellow"],
  },
  {
    id: 8,
    question:
      "When you approach a crosswalk, you must be able to stop before it, but you do not need to slow down when it is clear that no pedestrians are going to cross.",
    answer: true,
    explanation:
      "Keep going when you can see that nobody is near. If you are not sure, slow down so that you can stop before the crosswalk (横断歩道 ōdan hodō).",
    rule: "pedestrian-crosswalk-approach-speed",
  },
  {
    id: 9,
    question:
      "It is better to open the window a little and listen for a train when you stop before a railroad crossing and check safety.",
    answer: true,
    explanation:
      "Stop before the railroad crossing (踏切 fumikiri), look both ways and listen. With the window open and the radio down, you hear a train earlier.",
    rule: "level-crossing-look-and-listen",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 10,
    question:
      "The driver's seat should be adjusted so that the leg is straight when the brake pedal is pressed all the way down.",
    answer: false,
    explanation:
      "Sit well back and keep your knee slightly bent when the pedal is fully down. With a straight leg you cannot press the brake with full force.",
    rule: "health-seat-position",
  },
  {
    id: 11,
    question:
      "When the vehicle ahead signals to move to the left edge for a left turn, you should not get in its way.",
    answer: true,
    explanation:
      "Stay back and let it take its place for the turn. If you try to get past on its left, the two of you may crash.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 12,
    picture: "402",
    question: "This sign allows mopeds and bicycles to use the tram track.",
    answer: false,
    explanation:
      "Stay off the tram track (軌道敷 kidōshiki) on a moped or a bicycle. The sign is for cars and other motor vehicles, and narrow wheels can slip on the rails.",
    rule: "position-tram-track-sign",
    also: ["sign-tram-track"],
  },
  {
    id: 13,
    picture: "304",
    question:
      "Motorcycles may enter a road with this sign, but trucks must not.",
    answer: true,
    explanation:
      "Keep out with a car or a truck; motorcycles, mopeds and bicycles may go on. With a motorcycle drawn on it too, the sign would stop motorcycles and mopeds as well.",
    rule: "sign-closed-to-motor-vehicles",
    also: ["sign-closed-to-car-and-motorcycle"],
  },
  {
    id: 14,
    question:
      "When the road is wet and the tyres are worn, the stopping distance can be about twice as long as on a dry road with good tyres.",
    answer: true,
    explanation:
      "Drive more slowly and keep a longer gap in rain. Worn tyres hardly grip a wet road, so the stopping distance (停止距離 teishi kyori) can double.",
    rule: "speed-wet-and-worn-double",
    also: [
      "speed-wet-heavy-worn-longer-braking",
      "nature-rain-longer-distance",
    ],
  },
  {
    id: 15,
    picture: "sg-red-arrows-straight-left",
    question:
      "When facing this traffic light, vehicles may turn right after checking that there is no oncoming vehicle.",
    answer: false,
    explanation:
      "Wait for a right arrow or a green light. These arrows let you go straight on or turn left, but for a right turn the light is red.",
    rule: "signal-straight-and-left-arrows",
    also: ["signal-green-arrow-other-directions"],
  },
  {
    id: 16,
    question:
      "A driver with less than one year of experience does not need to show the beginner mark when driving a borrowed vehicle.",
    answer: false,
    explanation:
      "Put the mark (初心者マーク shoshinsha māku) on the front and the rear of a borrowed car, too. You need it until you have held the licence for 1 year in total.",
    rule: "mark-beginner-one-year",
    also: ["mark-beginner-borrowed-car", "mark-beginner-front-and-rear"],
  },
  {
    id: 17,
    question:
      "When a large truck turns left, its rear end moves out to the right.",
    answer: true,
    explanation:
      "Do not stop close beside a truck that is going to turn. Its rear end swings out to the opposite side and can hit your car.",
    rule: "nature-outward-swing",
  },
  {
    id: 18,
    picture: "m211",
    question: "This road marking indicates that there is a crosswalk ahead.",
    answer: false,
    explanation:
      "Slow down and be ready to give way: the road ahead, which crosses yours, has priority (前方優先道路 zenpō yūsen dōro). Before a crosswalk you find diamonds, not triangles.",
    rule: "marking-triangles",
    also: ["marking-diamonds"],
  },
  {
    id: 19,
    question:
      "Driving while your driver's licence is suspended is driving without a licence, even for a short distance.",
    answer: true,
    explanation:
      "Do not drive at all until the suspension (免許停止 menkyo teishi) is over: you have no right to drive. Leaving a valid licence at home is a smaller violation.",
    rule: "licence-suspended-or-lapsed-is-unlicensed",
    also: ["licence-forgotten-not-unlicensed"],
  },
  {
    id: 20,
    question:
      "I did not know which lane to take, so I drove on the line between the two lanes.",
    answer: false,
    explanation:
      "Choose one lane and stay in it. If it was the wrong one, turn at a later corner: nobody can tell where a car on the line will go.",
    rule: "position-straddling-lanes",
  },
  {
    id: 21,
    picture: "209-3",
    question: "This road sign indicates that there is a steep slope ahead.",
    answer: false,
    explanation:
      "Slow down, because the road surface is uneven (路面凹凸あり romen ōtotsu ari). The sign for a steep slope shows an arrow on the slope and a percentage.",
    rule: "sign-uneven-road",
    also: ["sign-steep-uphill"],
  },
  {
    id: 22,
    picture: "sg-red-arrow-left",
    question:
      "When facing this traffic light, cars, motorcycles and bicycles are all allowed to turn left.",
    answer: true,
    explanation:
      "Turn left on this arrow although the round light is red: it is for cars, mopeds and bicycles alike. A right arrow is different, because bicycles must not turn right on it.",
    rule: "signal-left-arrow",
    also: ["signal-right-arrow-two-step"],
  },
  {
    id: 23,
    question:
      "Where there is a sign to drive slowly, drivers must drive at a speed at which they can stop at once.",
    answer: true,
    explanation:
      "Slow down until you could stop at once: this is what driving slowly (徐行 jokō) means. The sign does not tell you to stop.",
    rule: "speed-slow-signed-place",
    also: ["speed-drive-slowly-definition", "sign-slow"],
  },
  {
    id: 24,
    picture: "313",
    question: "This sign indicates that turning right is prohibited.",
    answer: false,
    explanation:
      "You may turn right here, but do not turn round and go back. The arrow that bends back means No U-Turn (転回禁止 tenkai kinshi).",
    rule: "sign-no-u-turn-reversing",
    also: ["sign-no-u-turn"],
  },
  {
    id: 25,
    question:
      "When a vehicle behind you has begun to overtake you, it is prohibited to begin overtaking the vehicle ahead.",
    answer: true,
    explanation:
      "Let the vehicle behind finish first. If you move to the right now, it has no room and may hit you.",
    rule: "overtaking-not-when-being-overtaken",
  },
  {
    id: 26,
    question:
      "When you move the lever of an automatic car from P to D, you should press the accelerator lightly.",
    answer: false,
    explanation:
      "Keep your foot on the brake while you move the lever. If the engine runs fast, the car can jump forward when you reach D.",
    rule: "vehicle-at-no-revving-before-shifting",
    also: ["vehicle-at-moving-off"],
  },
  {
    id: 27,
    question:
      "At an intersection without signals or signs where both roads have the same width, drivers must give way to vehicles coming from the left.",
    answer: true,
    explanation:
      "Let the vehicle from the left go first where neither road has priority (左方優先 sahō yūsen). If one road is a priority road or clearly wider, its traffic goes first.",
    rule: "intersection-left-comes-first",
    also: ["intersection-yield-to-priority-or-wider-road"],
  },
  {
    id: 28,
    question:
      "When you are looking for the corner to turn at, you should keep the indicator on to warn the vehicles behind you.",
    answer: false,
    explanation:
      "Use the indicator (方向指示器 hōkō shijiki) only when you are really going to turn. Others expect you to turn at the next corner and may pull out in front of you.",
    rule: "driver-signal-not-without-intention",
  },
  {
    id: 29,
    question:
      "When a tram was standing at a stop with a safety zone, I drove slowly past it without stopping.",
    answer: true,
    explanation:
      "Drive slowly (徐行 jokō) past the tram: the passengers are safe in their zone (安全地帯 anzen chitai). Without such a zone, wait behind the tram until people have got on and off.",
    rule: "pedestrian-tram-stop-safety-zone",
    also: ["pedestrian-tram-stop-wait"],
  },
  {
    id: 30,
    question:
      "A helmet is not necessary when riding a moped near home or at low speed.",
    answer: false,
    explanation:
      "Fasten your helmet (ヘルメット herumetto) before every ride, on a moped as well. In a fall, your head can hit the road at any speed.",
    rule: "moped-helmet",
  },
  {
    id: 31,
    picture: "318",
    question:
      "Between 8:00 and 20:00, parking for up to 60 minutes is allowed on a road with this sign.",
    answer: true,
    explanation:
      "Move your car before the 60 minutes are over. The figures at the top are the hours in which the limit counts, here from 8:00 to 20:00.",
    rule: "sign-time-limited-parking",
    also: ["sign-parking-hours"],
  },
  {
    id: 32,
    question:
      "A road on which the centre line continues through the intersection is a priority road.",
    answer: true,
    explanation:
      "Give way when you come from the other road. The line inside the intersection shows the priority road (優先道路 yūsen dōro), even without a sign.",
    rule: "intersection-priority-road-meaning",
  },
  {
    id: 33,
    question:
      "When you make a right turn into a car park beside the road, you should keep to the left edge of the road and wait until there are no vehicles.",
    answer: false,
    explanation:
      "Move to the centre of the road early and turn slowly (徐行 jokō). Vehicles behind you can then go past on your left.",
    rule: "position-leave-road-right",
  },
  {
    id: 34,
    question:
      "You must wear a seat belt while driving, but you do not need to wear it while reversing.",
    answer: true,
    explanation:
      "You may take the belt off to turn round and look back. Put it on again before you drive forward.",
    rule: "belt-exempt-driver-reversing",
    also: ["belt-driver-must-wear"],
  },
  {
    id: 35,
    picture: "311-f-left",
    question:
      "This sign indicates that vehicles must turn left at the next intersection.",
    answer: false,
    explanation:
      "Pass the island or obstacle on its left: the arrow slants down to that side. On the sign for left turns only, the arrow bends to the left.",
    rule: "sign-designated-keep-side",
    also: ["sign-designated-left-only"],
  },
  {
    id: 36,
    question:
      "When your side of the road is 6 m wide or more, going over the centre of the road to overtake another vehicle is prohibited.",
    answer: true,
    explanation:
      "Overtake inside your own side, which is wide enough. You may cross the centre to overtake only where your side is less than 6 m wide.",
    rule: "overtaking-wide-left-part-stay-left",
    also: ["overtaking-over-the-centre"],
  },
  {
    id: 37,
    question:
      "Driving after drinking is not prohibited as long as there is less than 0.15 mg of alcohol in 1 litre of breath.",
    answer: false,
    explanation:
      "Do not drive after drinking, however little it was. From 0.15 mg in 1 litre of breath you are punished (酒気帯び運転 shukiobi unten), but less than that is banned too.",
    rule: "alcohol-influence-threshold",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 38,
    picture: "407-3",
    question: "This sign indicates a road for pedestrians and bicycles.",
    answer: false,
    explanation:
      "Watch for people and bicycles that cross here: the sign shows a crosswalk with a bicycle crossing beside it. The sign for a path shared by both is round.",
    rule: "sign-crosswalk-and-bicycle-crossing",
    also: ["sign-bicycles-and-pedestrians-only"],
  },
  {
    id: 39,
    question:
      "When the indicators are hard to see because of the evening sun, it is better to give a hand signal as well.",
    answer: true,
    explanation:
      "Signal with your arm as well as with the lamps (手信号 te shingō). In bright evening sun, other drivers may not notice a flashing lamp.",
    rule: "driver-signal-arm-in-bright-sun",
  },
  {
    id: 40,
    question:
      "Vehicles already going round a roundabout must let a vehicle enter when it gives a signal.",
    answer: false,
    explanation:
      "Wait until there is a gap, because the vehicles inside the roundabout (環状交差点 kanjō kōsaten) go first. Then drive in slowly (徐行 jokō).",
    rule: "intersection-roundabout-inside-comes-first",
    also: ["intersection-roundabout-enter-slowly"],
  },
  {
    id: 41,
    question:
      "Mopeds are allowed to use a lane that is reserved for buses, and so are bicycles.",
    answer: true,
    explanation:
      "Ride in the leftmost lane on a moped (原付 gentsuki), even if it is a bus lane (専用通行帯 sen'yō tsūkōtai). Cars may use it only in a few cases, for example before a turn.",
    rule: "position-dedicated-lane-mopeds",
    also: ["position-dedicated-lane", "position-leftmost-lane-mopeds"],
  },
  {
    id: 42,
    picture: "ph-arm-up-front",
    question:
      "The hand signal of this police officer has the same meaning as a red light for the traffic facing him.",
    answer: true,
    explanation:
      "Stop when the officer faces you or stands with the back to you. For traffic that goes from one side of the officer to the other, it means the same as yellow.",
    rule: "signal-officer-arm-raised-facing",
    also: ["signal-officer-arm-raised-parallel"],
  },
  {
    id: 43,
    question: "The centre line is always painted in the middle of the road.",
    answer: false,
    explanation:
      "Look for the line (中央線 chūōsen) itself and do not guess the middle. On some roads it moves with the time of day, and signs show where it is.",
    rule: "marking-centre-line-position",
  },
  {
    id: 44,
    question:
      "Where a road has a median but no speed limit sign, you must not drive a motor vehicle faster than 30 km/h.",
    answer: false,
    explanation:
      "You may go up to 60 km/h here if it is safe. The 30 km/h is for roads that have no centre line, no lanes and no median (中央分離帯 chūō bunritai).",
    rule: "speed-statutory-separated-60",
    also: ["speed-statutory-unlined-30"],
  },
  {
    id: 45,
    question:
      "At an intersection without traffic lights where two roads of the same width cross, you must give way to a tram on the crossing road even if it comes from the right.",
    answer: true,
    explanation:
      "Wait for the tram (路面電車 romen densha), whichever side it comes from. It is heavy, cannot move aside and needs a long way to stop.",
    rule: "intersection-tram-comes-first",
  },
  {
    id: 46,
    question: "When leaving a roundabout, drivers must signal to the right.",
    answer: false,
    explanation:
      "Signal left as soon as you have passed the exit before yours. Those who wait to enter then know that you are leaving.",
    rule: "driver-signal-roundabout-exit",
  },
  {
    id: 47,
    question:
      "Within 30 m before a crosswalk, overtaking a motor vehicle is prohibited, but overtaking a moped is not.",
    answer: false,
    explanation:
      "Stay behind a moped, too, until you have passed the crosswalk. The vehicle that you overtake may hide a person who steps onto the road.",
    rule: "overtaking-ban-covers-mopeds",
    also: [
      "overtaking-ban-crosswalk-30m",
      "overtaking-ban-not-for-light-vehicles",
    ],
  },
  {
    id: 48,
    question:
      "Overtaking within 30 m before an intersection is generally prohibited, but it is allowed on a priority road.",
    answer: true,
    explanation:
      "Overtake here only if it is safe and nothing else bans it. On a priority road (優先道路 yūsen dōro), traffic from the other road has to give way to you.",
    rule: "overtaking-intersection-on-priority-road",
    also: ["overtaking-ban-intersection-30m"],
  },
  {
    id: 49,
    question:
      "With an ordinary car licence, you can ride any motorcycle of 125 cc or less.",
    answer: false,
    explanation:
      "Among two-wheelers, ride only mopeds (原付 gentsuki) with this licence. A machine of over 50 cc is a moped only if it has 125 cc or less and 4.0 kW or less.",
    rule: "moped-new-standard",
    also: ["licence-ordinary-covers", "licence-ordinary-not-motorcycles"],
  },
  {
    id: 50,
    question:
      "The reaction distance is the distance that a vehicle travels from when the brakes begin to work to when it stops.",
    answer: false,
    explanation:
      "Remember the order: you react first, then the brakes work. The reaction distance (空走距離 kūsō kyori) ends where the braking distance (制動距離 seidō kyori) begins.",
    rule: "speed-reaction-distance",
    also: ["speed-braking-distance"],
  },
] as const satisfies readonly TrueFalseQuestion[];
