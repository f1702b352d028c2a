import type source from "./karimenkyo-nepali";
import type { Translation } from "./schema";

export default {
  1: {
    question:
      "When you overtake, you must sound the horn to warn the vehicle in front of you.",
    explanation:
      "Do not sound the horn to overtake, as many drivers do in Nepal. In Japan you sound it (警音器 keionki) only where a sign tells you to or when you cannot avoid a danger otherwise.",
  },
  2: {
    question:
      "It is prohibited to speed up while another vehicle is overtaking you.",
    explanation:
      "Keep your speed or slow down a little until the other vehicle is past you. If you speed up, it needs a longer way to overtake, and the danger grows.",
  },
  3: {
    question: "Rear seat belts must be worn only on expressways.",
    explanation:
      "Wear the belt on every road, in the rear seats too. In a crash a person without a belt is thrown forward and may hurt the people in front as well.",
  },
  4: {
    question: "This sign indicates that there is a crosswalk.",
    explanation:
      "Be ready to stop for people who cross. A blue sign with five sides that points up marks a crosswalk (横断歩道 ōdan hodō). The sign that warns of a school is a yellow diamond.",
  },
  5: {
    question:
      "The barrier of the railroad crossing was open and the alarm was silent, so I crossed slowly without stopping.",
    explanation:
      "At a railroad crossing (踏切 fumikiri) without a traffic signal, always stop just before it, look and listen. The barrier and the alarm can fail, so a train may come even when the barrier is open.",
  },
  6: {
    question:
      "When you slow down, you should press the brake pedal lightly several times.",
    explanation:
      "Press the pedal lightly several times instead of hard once. The brake lamps light up each time, so the driver behind sees that you are slowing down.",
  },
  7: {
    question:
      "It is allowed to ride a bicycle after drinking because a bicycle has no engine.",
    explanation:
      "After even a little alcohol, walk or take a taxi and do not ride a bicycle. A bicycle is a vehicle too. From 0.15 mg of alcohol in a litre of breath, you can be sent to prison for up to 3 years.",
  },
  8: {
    question: "Slowing down is necessary near the top of an uphill slope.",
    explanation:
      "Drive slowly (徐行 jokō), so that you can stop immediately, because you cannot see the road beyond the top. A vehicle or a person may be there.",
  },
  9: {
    question:
      "When the traffic light turns green, all vehicles must start immediately.",
    explanation:
      "Look first, and then go. A green light (青信号 ao shingō) means that you may go, not that you must. If people are still on the crosswalk, wait on green too.",
  },
  10: {
    question: "Driving faster than 50 km/h is prohibited by this sign.",
    explanation:
      "Drive at 50 km/h or less, and more slowly in rain or heavy traffic. The sign (最高速度 saikō sokudo) shows a limit, not a speed that you have to reach.",
  },
  11: {
    question:
      "Changing lanes is not allowed when a vehicle behind would have to brake or turn suddenly.",
    explanation:
      "Let that vehicle go first, and change lanes after it. A sudden brake or swerve can cause a crash. The same goes for a change of course (進路変更 shinro henkō) inside your lane.",
  },
  12: {
    question: "Bicycles may use the side strip with this marking.",
    explanation:
      "Ride on the roadway, outside these two lines. A side strip (路側帯 rosokutai) with two solid lines is for pedestrians only.",
  },
  13: {
    question:
      "I felt dizzy, so I stopped driving and asked my friend, who has a licence, to drive.",
    explanation:
      "Do not drive when illness, tiredness or drugs may make normal driving impossible. A sick driver sees and judges a danger too late.",
  },
  14: {
    question:
      "Vehicles facing a flashing yellow light must stop before the intersection and check safety, and then they may go on.",
    explanation:
      "Go on with care on flashing yellow, and watch the other traffic. It is on flashing red that you must stop (一時停止 ichiji teishi).",
  },
  15: {
    question:
      "At an intersection with this sign, it is not allowed to make a right turn.",
    explanation:
      "Go straight on or turn left, as the white arrows show. With this sign (指定方向外進行禁止 shitei hōkōgai shinkō kinshi) no other direction is allowed.",
  },
  16: {
    question: "A moped can carry one passenger when both riders wear helmets.",
    explanation:
      "Ride a moped (原付 gentsuki) alone. It is for its rider only, and with two people it is hard to control. You must wear a helmet in any case.",
  },
  17: {
    question:
      "When a blind person is walking with a white cane, drivers must stop or slow down so that the person can pass safely.",
    explanation:
      "Stop or drive slowly (徐行 jokō), because the person cannot see your vehicle and step aside. The same rule protects wheelchair users and children who walk alone.",
  },
  18: {
    question:
      "When there is this board beside the traffic light, you may turn left even on a red light while paying attention to pedestrians.",
    explanation:
      "You may turn left here even on red or yellow, but let people who are crossing go first. The white board with a blue arrow (左折可 sasetsuka) allows it.",
  },
  19: {
    question: "This road sign also prohibits pedestrians from entering.",
    explanation:
      "Do not drive or ride in here; pedestrians may enter. The sign (車両進入禁止 sharyō shinnyū kinshi) stands, for example, at the exit of a one-way road.",
  },
  20: {
    question:
      "On a road with three lanes in your direction, a vehicle that has finished overtaking can stay in the rightmost lane.",
    explanation:
      "Go back to a lane on the left when you have finished overtaking. The rightmost lane (追越車線 oikoshi shasen) must stay free for overtaking and for right turns.",
  },
  21: {
    question:
      "You can get a provisional licence for ordinary cars from the age of 17 years and 6 months.",
    explanation:
      "You can get the provisional licence (仮免許 karimenkyo) from 17 years and 6 months, and the full licence (本免許 honmenkyo) from 18. Older books may still say 18 for both.",
  },
  22: {
    question:
      "The engine of an automatic car should be started with the lever in D.",
    explanation:
      "Check that the lever is in P, press the brake pedal, and then start the engine. With the lever in D the car can move without the accelerator (クリープ kurīpu).",
  },
  23: {
    question: "Riding a bicycle is allowed on a road with this sign.",
    explanation:
      "You may ride a bicycle here, because the sign does not show one. The car and the motorcycle mean that motor vehicles, motorcycles and mopeds must not pass.",
  },
  24: {
    question:
      "The braking distance is the distance from where the driver sees a danger to where the vehicle stops.",
    explanation:
      "Count the braking distance (制動距離 seidō kyori) only from where the brakes begin to work. The whole distance from where you see the danger is the stopping distance (停止距離 teishi kyori).",
  },
  25: {
    question:
      "The light was green, but I stopped before the intersection because there was no room beyond it.",
    explanation:
      "Wait before the intersection, even on green, until there is room for you beyond it. A vehicle that stops inside blocks the crossing road.",
  },
  26: {
    question:
      "When you cross a sidewalk to enter a car park, you must pay attention to pedestrians, but you do not need to stop if nobody is on the sidewalk.",
    explanation:
      "Stop just before the sidewalk with your wheels at rest (一時停止 ichiji teishi), every time. A person or a bicycle may come out from behind a wall or a gate.",
  },
  27: {
    question:
      "When a vehicle turns, the rear inner wheel runs inside the path of the front inner wheel.",
    explanation:
      "Before you turn left, look for bicycles and motorcycles at your left rear. Your rear wheel may catch them because of this difference (内輪差 nairinsa), which is larger for long vehicles.",
  },
  28: {
    question:
      "Vehicles may stop beside this yellow line to let a passenger get out.",
    explanation:
      "You may stop here (停車 teisha), but you must not park (駐車 chūsha), because the yellow line is broken. A solid yellow line forbids both.",
  },
  29: {
    question:
      "When driving, it is allowed to keep watching a navigation screen that is fixed in the car.",
    explanation:
      "Stop at a safe place before you look at the screen for long. While you gaze at it, in your hand or fixed in the car, the vehicle goes a long way.",
  },
  30: {
    question:
      "When you are not sure whether pedestrians will cross at a crosswalk, you must drive at a speed at which you can stop before it.",
    explanation:
      "Slow down so that you can stop just before the crosswalk or its stop line, because a vehicle cannot stop at once. You do not have to where it is clear that nobody is about to cross.",
  },
  31: {
    question:
      "On a road with this sign, going over to the right side of the road to overtake is prohibited, but overtaking a motor vehicle on your own side is allowed.",
    explanation:
      "Do not overtake a car here, not even on your own side. The plate below reads “no overtaking” (追越し禁止 oikoshi kinshi). Only bicycles, other light vehicles and e-scooters are excepted.",
  },
  32: {
    question:
      "A person with a provisional licence may practise on the road if the person in the next seat has held an ordinary car licence for 2 years.",
    explanation:
      "Practise with somebody who has held the licence for 3 years or more in total and can see dangers in time. An instructor of a designated driving school may sit beside you too.",
  },
  33: {
    question:
      "While passengers are getting off a tram at a stop without a safety zone, vehicles must stop behind the tram and wait.",
    explanation:
      "Wait behind the tram until everyone has got off and nobody is crossing in front of you. Without a safety zone (安全地帯 anzen chitai) passengers step straight onto the road.",
  },
  34: {
    question:
      "When a bus at a bus stop signals to start, vehicles coming from behind must always stop until the bus has left.",
    explanation:
      "Slow down and let the bus pull out; you do not have to stop if that is enough. You may go first only if you would otherwise have to brake or swerve suddenly.",
  },
  35: {
    question:
      "Motorcycles (自動二輪) facing this traffic light may turn right.",
    explanation:
      "On a green right arrow a motorcycle may turn right like a car. Bicycles, and mopeds that must turn right in two steps, have to wait.",
  },
  36: {
    question:
      "Before you start from the roadside, you should look with your own eyes at the area that the mirrors do not show.",
    explanation:
      "Check the mirrors, turn your head, signal, and only then go. A bicycle or a child may be in the blind spot (死角 shikaku) that the mirrors do not show.",
  },
  37: {
    question:
      "The white car going straight must give way to the violet car because the violet car entered the intersection first.",
    explanation:
      "When you turn right (右折 usetsu), let vehicles that go straight or turn left go first. This is so even if you entered the intersection before them.",
  },
  38: {
    question:
      "The beginner mark has to be shown on the front and the rear of the car at a height of 0.4 m to 1.2 m above the ground.",
    explanation:
      "Put one mark (初心者マーク shoshinsha māku) on the front and one on the rear, 0.4 m to 1.2 m above the ground. Drivers ahead and behind then see that you are new.",
  },
  39: {
    question:
      "At an intersection with a stop sign, drivers must stop even when the traffic light is green.",
    explanation:
      "Follow the light while it works normally: on green you do not have to stop. The stop sign (止まれ tomare) applies when the light flashes or is off.",
  },
  40: {
    question:
      "Where a sign shows a maximum speed of 40 km/h, the maximum speed of mopeds is also 40 km/h.",
    explanation:
      "Never ride a moped (原付 gentsuki) faster than 30 km/h. A sign that shows 40 km/h or more is for cars and motorcycles.",
  },
  41: {
    question:
      "At a place with this sign, drivers must sound the horn even if there are no other vehicles.",
    explanation:
      "Sound the horn here every time. The sign (警笛鳴らせ keiteki narase) stands where you cannot see who is coming, so other drivers have to hear you.",
  },
  42: {
    question:
      "When there is this sign, vehicles on the crossing road must give way to you.",
    explanation:
      "Drive slowly (徐行 jokō), so that you can stop immediately, and let the traffic on the other road go first. It is the road ahead that has priority (前方優先道路 zenpō yūsen dōro).",
  },
  43: {
    question:
      "When an emergency vehicle approaches from behind at a place far from intersections, you must move to the left side, but it is not necessary to stop.",
    explanation:
      "Go to the left side and let it pass; far from intersections you do not have to stop. At or near an intersection you must keep clear of it and stop too (緊急自動車 kinkyū jidōsha).",
  },
  44: {
    question:
      "When your car breaks down on a railroad crossing and cannot be moved, you should first call a repair shop and ask for help.",
    explanation:
      "Warn the railway at once with the emergency button (非常ボタン hijō botan) or, if there is none, a flare (発炎筒 hatsuentō). A train needs a long way to stop, so get passengers out and try to move the car.",
  },
  45: {
    question:
      "The violet car on the narrow road must drive slowly when entering this intersection.",
    explanation:
      "Drive slowly (徐行 jokō) when you enter a clearly wider road where there are no signals. You must be able to stop immediately for its traffic.",
  },
  46: {
    question: "Within 30 m after a crosswalk, overtaking is prohibited.",
    explanation:
      "Do not overtake on a crosswalk and in the 30 m before it; after it this ban ends. The vehicle ahead may hide a person who is crossing.",
  },
  47: {
    question:
      "When two vehicles meet on a narrow slope, the vehicle with a passing place on its side should wait in it, whether it is going up or down.",
    explanation:
      "Wait in the passing place (待避所 taihijo) if it is on your side, even when you are going uphill. If none is near, the vehicle going downhill should give way, because starting uphill is harder.",
  },
  48: {
    question:
      "On a two-way road with lines only at its edges and no speed limit sign, the maximum speed of motor vehicles is 60 km/h.",
    explanation:
      "Go no faster than 30 km/h there, because a line at the edge is not a centre line (中央線 chūōsen). With a centre line, lanes or a median it is 60 km/h. Older books may still say 60 km/h for both.",
  },
  49: {
    question:
      "For the violet car, the hand signal of this police officer has the same meaning as a yellow light.",
    explanation:
      "Stop if you can do so safely, as on yellow. The raised arm means yellow for vehicles that see the officer from the side, and red for those in front or behind.",
  },
  50: {
    question:
      "Overtaking includes passing a moving vehicle without changing course.",
    explanation:
      "It is overtaking (追い越し oikoshi) only when you change course to get ahead. Without a change of course it is passing (追い抜き oinuki), so watch which word a question uses.",
  },
} satisfies Translation<typeof source>;
