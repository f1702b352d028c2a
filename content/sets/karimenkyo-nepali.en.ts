import type source from "./karimenkyo-nepali";
import type { Translation } from "./schema";

export default {
  1: {
    question: "A green light does not mean “you may go” but “you must go”.",
    explanation:
      "A green light (青信号 ao shingō) means “you may go”, not “you must go at once”. If pedestrians are crossing on the crosswalk, you must wait on green too.",
  },
  2: {
    question:
      "After drinking you must not ride a bicycle, even with less than 0.15 mg/L of alcohol in the breath.",
    explanation:
      "After drinking alcohol, however little, you must not ride a bicycle. With 0.15 mg/L or more but less than 0.5 mg/L of alcohol in the breath, a cyclist can be punished with imprisonment of up to 3 years or a fine (罰金 bakkin) of up to 500,000 yen.",
  },
  3: {
    question:
      "The sign in the picture means that there is a crosswalk at that place.",
    explanation:
      "The blue five-sided sign with its point at the top is the sign of a crosswalk (横断歩道 ōdan hodō). Its meaning is the same when it shows two children. The warning sign for a school nearby is a yellow diamond.",
  },
  4: {
    question:
      "Passengers in the rear seats must wear the seat belt only on expressways.",
    explanation:
      "In a crash a passenger without a belt is thrown forward, whatever the road. So in every seat that has to have a belt, front or rear, it must be worn on all roads. Apart from the exceptions named by law, the driver must not drive with a passenger who wears none.",
  },
  5: {
    question:
      "Near the crest of an uphill slope you must drive slowly, at a speed at which the vehicle can stop at once.",
    explanation:
      "Near the crest of an uphill slope you must drive slowly, because the road beyond the crest cannot be seen. To drive slowly (徐行 jokō) means to drive at a speed at which you can stop at once, about 10 km/h or less.",
  },
  6: {
    question:
      "At the place with the sign in the picture, pedestrians must not enter either.",
    explanation:
      "This is the sign “No Entry for Vehicles” (車両進入禁止 sharyō shinnyū kinshi). You must not drive or ride in there, but pedestrians may enter. The sign stands, for example, at the exit of a one-way road.",
  },
  7: {
    question:
      "Even at a place without a horn sign you must sound the horn before overtaking, to inform the driver ahead.",
    explanation:
      "Except in the cases where the law requires the horn, you may sound it only when this is unavoidable to prevent danger. In Nepal people usually sound the horn before overtaking, but in Japan you must not sound it for that.",
  },
  8: {
    question:
      "When you come near a crosswalk without signals and someone may cross, you must go at a speed at which you can stop before the crosswalk.",
    explanation:
      "A car does not stop at the moment when you brake. So near a crosswalk you must go at a speed at which you can stop just before it or its stop line. Only where it is clear that no pedestrian or bicycle is about to cross does this rule not apply.",
  },
  9: {
    question:
      "At a level crossing without a traffic signal, if the barrier is open and the alarm is silent, it is enough to drive slowly; you need not stop.",
    explanation:
      "A train may come even if the barrier is open and the alarm is silent, because both can fail. So at a level crossing (踏切 fumikiri) without a traffic signal you must stop completely, just before the crossing or its stop line, and check safety. Driving slowly is not enough.",
  },
  10: {
    question:
      "Where there is a board like the one in the picture, you may turn left even on a red light, while paying attention to other vehicles and pedestrians.",
    explanation:
      "The white board with a blue arrow (左折可 sasetsuka) means that you may turn left even on a red or yellow light, while paying attention to others. A white arrow on a blue board is the sign of a one-way road.",
  },
  11: {
    question:
      "At an intersection with the sign in the picture you may go only straight on or to the left.",
    explanation:
      "This is the sign “Only Designated Directions” (指定方向外進行禁止 shitei hōkōgai shinkō kinshi). You may go only in the directions that the white arrows show, straight on and left. You must not turn right.",
  },
  12: {
    question:
      "In an automatic car with the lever in P, it is right to start the engine without pressing the brake pedal.",
    explanation:
      "You should start the engine with the lever in P (or N) and the brake pedal pressed. With the lever in D or R the car can start to move even if the accelerator is not pressed. This is called creep (クリープ kurīpu).",
  },
  13: {
    question:
      "In the Road Traffic Act, to get ahead past the side of a moving vehicle without moving to the right or left is also called overtaking.",
    explanation:
      "Overtaking (追い越し oikoshi) means to change course by moving to the right or left and to get ahead past the side of a moving vehicle. To get ahead past its side without changing course, to pass (追い抜き oinuki), is not overtaking.",
  },
  14: {
    question:
      "In the picture, you may ride a bicycle in the side strip on the left that is marked off by two solid white lines.",
    explanation:
      "A side strip (路側帯 rosokutai) with two solid white lines is for pedestrians only. Light vehicles (bicycles, carts and the like) must not be ridden there. Stopping and parking a car in it are forbidden too.",
  },
  15: {
    question:
      "On a road with a sign for a maximum speed of 40 km/h, the maximum speed of a moped is 40 km/h too.",
    explanation:
      "A moped (原付 gentsuki) must not go faster than 30 km/h. A sign for a maximum speed of 40 km/h or more is for cars and motorcycles; there, too, the limit of a moped stays 30 km/h.",
  },
  16: {
    question:
      "If the vehicle behind would suddenly have to change its speed or direction when you move over, you must not change course to the right or left.",
    explanation:
      "If the vehicle behind would suddenly have to change its speed or direction, you must let that vehicle go first. To change course (進路変更 shinro henkō) means not only to change lanes but also to move over to the right or left inside a lane.",
  },
  17: {
    question:
      "In the picture, if the violet car that turns right entered the intersection first, the white car that comes straight on must give way to it.",
    explanation:
      "A vehicle that turns right at an intersection (交差点 kōsaten) must not hinder vehicles that go straight on or turn left. Having entered first does not change this rule, so the violet car must wait. The rule does not apply in a roundabout.",
  },
  18: {
    question:
      "At a place with the sign in the picture, drivers must sound the horn even if no vehicle is seen coming towards them.",
    explanation:
      "This is the sign “Sound Horn” (警笛鳴らせ keiteki narase). A vehicle that you cannot see yet may be coming, so you must sound the horn at that place even if you see none.",
  },
  19: {
    question:
      "If you are so tired that normal driving may be impossible, you must not drive even a short distance.",
    explanation:
      "If overwork, illness, drugs or another cause may make normal driving impossible, you must not drive. A tired driver needs more time to see and judge a danger.",
  },
  20: {
    question:
      "When you cross a sidewalk to enter the car park of a shop, you need not stop temporarily if the sidewalk is empty.",
    explanation:
      "Somebody may come out from behind a wall or a gate. So when you cross a sidewalk or side strip to enter or leave a place beside the road, you must stop temporarily (一時停止 ichiji teishi) just before it, so that the wheels no longer turn, even if you see nobody.",
  },
  21: {
    question:
      "Even on a green light you must not enter the intersection if a jam ahead may force you to stop inside it and hinder the vehicles on the other road.",
    explanation:
      "Even on a green light, if a jam ahead might force you to stop inside the intersection, you must wait before it. You may enter only when the jam clears and you can get across. A vehicle that stops inside hinders the vehicles on the other road.",
  },
  22: {
    question:
      "You may get the provisional licence for an ordinary car from the age of 17 years and 6 months.",
    explanation:
      "You may get the provisional licence (仮免許 karimenkyo) for ordinary cars from the age of 17 years and 6 months. For the full licence (本免許 honmenkyo) for ordinary cars you must be 18. Older books may still say 18 for the provisional licence too.",
  },
  23: {
    question: "A flashing yellow light means “you must stop temporarily”.",
    explanation:
      "On a flashing yellow light (going on and off in turn) you may go while paying attention to other vehicles and pedestrians. This light by itself does not order you to stop, nor to drive slowly. On a flashing red light you must stop temporarily.",
  },
  24: {
    question:
      "When a faster vehicle from behind overtakes the ordinary car that you are driving, you must not speed up until the overtaking is finished.",
    explanation:
      "After a faster vehicle has caught up with you, you must not speed up until it has finished overtaking. If you speed up, the overtaking takes a longer distance and the danger grows. Route buses are an exception to this rule.",
  },
  25: {
    question:
      "At a place with the sign in the picture you must not overtake another car even if you stay within the left part of the road.",
    explanation:
      "The auxiliary sign reads “No overtaking” (追越し禁止 oikoshi kinshi). So you must not overtake, whether by going out to the right part of the road or within the left part. Overtaking light vehicles (bicycles, carts and the like) and e-scooters within the left part is not covered by this ban.",
  },
  26: {
    question:
      "A driver must stop temporarily or drive slowly without hindering a blind person who walks with a white cane.",
    explanation:
      "A blind person with a white or yellow cane or with a guide dog cannot see your car and avoid it, so you must stop temporarily or drive slowly. The same rule holds for people in a wheelchair and for children without a guardian beside them.",
  },
  27: {
    question:
      "When a bus at a bus stop signals to pull out, it is enough not to hinder it; a vehicle behind it need not stop temporarily.",
    explanation:
      "You must not hinder the bus, but no rule says that you must stop temporarily. It is enough to slow down and let the bus pull out. You may go first only if you would otherwise have to change your speed or direction suddenly.",
  },
  28: {
    question:
      "On an ordinary two-way road that has no lines but edge lines, no median and no posted limit, the statutory maximum speed of cars is 60 km/h.",
    explanation:
      "An edge line is not a centre line. On an ordinary two-way road with no centre line, no lanes and no median, the statutory maximum speed of cars is 30 km/h. If a sign sets another limit, that limit must be kept. Older books may still say 60 km/h for such a road too.",
  },
  29: {
    question:
      "While the car is moving, the ban on gazing at a screen covers a phone held in the hand, but not a navigation screen fixed in the car.",
    explanation:
      "The rule applies to the screens of phones, navigation systems and televisions, whether held in the hand or fixed in the car. While you gaze at one, the car goes a long way. While the car is stopped, this ban does not apply.",
  },
  30: {
    question:
      "On a road with the sign in the picture, bicycles must not be ridden either.",
    explanation:
      "This sign with a car and a motorcycle means that all motor vehicles, including motorcycles, and mopeds are forbidden. Bicycles are not covered by the ban, because they are neither motor vehicles nor mopeds.",
  },
  31: {
    question:
      "The officer held the arms out along the violet arrow before and now raises one arm straight up as in the picture. For a driver who goes in the direction of the arrow, this has the same meaning as a yellow light.",
    explanation:
      "The raised arm means the same as a yellow light for vehicles that go along the line of the level arms and so see the officer from the side. For those who see the officer from the front or the back it means the same as a red light.",
  },
  32: {
    question:
      "The friend who sits beside you when you practise on the road with a provisional licence has only a class one licence for that car. He or she must have held it for 3 years or more in total.",
    explanation:
      "A person with 3 years or more of experience can see a danger in time and guide you. A person aged 21 or over with a class two licence for ordinary cars, or an instructor of a designated driving school, may also sit beside you. A person whose licence is suspended may not.",
  },
  33: {
    question:
      "When two vehicles meet on a narrow slope, the one going downhill should give way even if a lay-by is on the side of the one going uphill.",
    explanation:
      "If a lay-by (待避所 taihijo) is near, the vehicle that has it on its side should wait in it, even if it is going uphill. If there is none, the vehicle going downhill should give way, because starting uphill is harder.",
  },
  34: {
    question:
      "The intersection in the picture has no signals, signs or police officer. The violet car on the narrow road must enter it slowly, so that it can stop at once.",
    explanation:
      "If the other road is clearly wider or is a priority road, you must drive slowly (徐行) when you enter an intersection without signals and without a police officer. The rule does not apply while you yourself are on a priority road.",
  },
  35: {
    question:
      "The distance covered from the moment when the driver sees a danger until the car stops is called the braking distance.",
    explanation:
      "The braking distance (制動距離 seidō kyori) is the distance covered from the moment when the brakes begin to work until the car stops. The distance from seeing the danger until the brakes begin to work is the reaction distance. The two together make the stopping distance (停止距離 teishi kyori).",
  },
  36: {
    question:
      "On a new-standard moped with an engine of up to 125 cc and an output of up to 4.0 kW you may carry a passenger behind you.",
    explanation:
      "The rules for other mopeds apply to the new-standard moped (新基準原付 shin kijun gentsuki) too. Nobody but the rider may be on it. The speed limit and the rule of the two-step right turn are the same as well.",
  },
  37: {
    question:
      "The sign in the picture means that the number of lanes decreases ahead.",
    explanation:
      "This yellow warning sign means that a lane ends ahead and the number of lanes decreases. The broken lines inside stand for the lines between lanes. The similar sign without these lines means that the road narrows.",
  },
  38: {
    question:
      "When an ambulance comes with its siren on, on a two-way road far from any intersection, it is not enough to move to the left and give way; you must stop temporarily.",
    explanation:
      "On a two-way road away from intersections, it is enough to move to the left side and give way to an emergency vehicle (緊急自動車 kinkyū jidōsha). At or near an intersection, which must stay free, you must also stop temporarily on the left side, outside the intersection.",
  },
  39: {
    question:
      "When a car has broken down on a level crossing and cannot move on, its driver must at once warn the railway staff or the police of the danger.",
    explanation:
      "A train needs a long way to stop. So you must at once warn the railway staff or the police of the danger by the emergency button, a flare (発炎筒 hatsuentō) or other means. You must also take steps to move the car off the crossing.",
  },
  40: {
    question:
      "Because of a crosswalk, you must not overtake until you are 30 m past it.",
    explanation:
      "On a crosswalk and within 30 m before it you must not overtake motor vehicles and mopeds, because they may hide a person who crosses. After the crosswalk this ban does not hold. It is the same at an intersection (except when you are on a priority road), at a bicycle crossing and at a level crossing.",
  },
  41: {
    question:
      "A new driver may drive with the beginner mark on the rear of the car only.",
    explanation:
      "The mark (初心者マーク shoshinsha māku) must be shown on both the front and the rear of the car, 0.4 m to 1.2 m above the ground. So drivers ahead and behind can both recognise a new driver.",
  },
  42: {
    question:
      "While the signal in the picture is lit, cars may turn right, but motorcycles must not.",
    explanation:
      "Even on a red light, a motorcycle may turn right like a car while a green right arrow is lit. Mopeds that must make the two-step right turn, and bicycles and other light vehicles, must not turn right then.",
  },
  43: {
    question:
      "While passengers are getting off a tram at a stop without a safety zone for passengers, you may drive slowly past the side of the tram.",
    explanation:
      "Without a safety zone (安全地帯 anzen chitai) passengers step off the tram straight onto the road. So you must stop behind the tram until nobody is getting on or off and those who got off have crossed in front of you. Where there is a safety zone, you need not stop but must drive slowly.",
  },
  44: {
    question:
      "The yellow line at the edge of the road in the picture means that parking is forbidden but stopping is allowed.",
    explanation:
      "A broken yellow line at the edge forbids parking (駐車) only. If there is no other ban, you may stop (停車). If the yellow line at the edge is solid, both parking and stopping are forbidden.",
  },
  45: {
    question:
      "When slowing down you should press the brake lightly several times.",
    explanation:
      "When you press the brake lightly several times, the brake lamps also light up several times. This tells the driver behind that you are slowing down.",
  },
  46: {
    question:
      "At an intersection with a stop (止まれ) sign, you must stop temporarily even while the signals work normally and show green.",
    explanation:
      "While the signals work normally you must go by the signals. When the signals are off or flashing, the stop (止まれ tomare) sign applies and you must stop temporarily.",
  },
  47: {
    question:
      "When a car turns, the rear inner wheel runs inside the track of the front inner wheel.",
    explanation:
      "Because of this difference (内輪差 nairinsa), a bicycle or motorcycle at the left rear can be caught by the wheel in a left turn. So you should check by mirror and also with your own eyes. The difference is larger for long vehicles.",
  },
  48: {
    question:
      "The sign in the picture means that the road on which you are driving is a priority road.",
    explanation:
      "This sign means that at the intersection ahead the other road is a priority road (優先道路 yūsen dōro). At an intersection without signals and without a police officer you must drive slowly (徐行) and must not hinder the vehicles on the other road.",
  },
  49: {
    question:
      "On a road with three lanes in your direction you may keep driving in the rightmost lane even when you are not overtaking.",
    explanation:
      "The rightmost lane is the overtaking lane (追越車線 oikoshi shasen). Except to overtake, turn right or avoid an obstacle, you must not keep driving in that lane. After overtaking you must return to a lane on the left.",
  },
  50: {
    question:
      "Before you move off from the edge of the road, you should look not only in the mirrors but also directly with your own eyes.",
    explanation:
      "You should first check around and under the car, look in the mirrors and with your own eyes, signal, and only then go. A bicycle or a child may be in the blind spot (死角 shikaku) that the mirrors do not show.",
  },
} satisfies Translation<typeof source>;
