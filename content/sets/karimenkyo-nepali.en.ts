import type source from "./karimenkyo-nepali";
import type { Translation } from "./schema";

export default {
  1: {
    question:
      "When the light in the picture is on, the driver must start at once.",
    explanation:
      "A green light (青信号 ao shingō) means “you may go”, not “you must go at once”. If pedestrians are crossing on the crosswalk, you must wait on green too.",
  },
  2: {
    question:
      "Even after drinking only a little alcohol, you must not ride a bicycle.",
    explanation:
      "After drinking alcohol, however little, you must not ride a bicycle. With 0.15 mg/L or more of alcohol in the breath, a cyclist can be punished with imprisonment of up to 3 years or a fine (罰金 bakkin) of up to 500,000 yen.",
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
      "In every seat that has to have a belt, front or rear, the seat belt must be worn on all roads. Apart from the exceptions named by law, the driver must not drive with a passenger who wears no seat belt.",
  },
  5: {
    question:
      "Near the crest of an uphill slope you must drive slowly, so that the vehicle can stop at once.",
    explanation:
      "Near the crest of an uphill slope you must drive slowly, because the road beyond the crest cannot be seen. To drive slowly (徐行 jokō) means to drive at a speed at which you can stop at once, about 10 km/h or less.",
  },
  6: {
    question:
      "At the place with the sign in the picture, pedestrians must not enter either.",
    explanation:
      "This is the sign “No Entry for Vehicles” (車両進入禁止 sharyō shinnyū kinshi). You must not enter there with a vehicle, but pedestrians may enter. The sign stands, for example, at the exit of a one-way road.",
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
      "When you come near a crosswalk, you must go at a speed at which you can stop just before the crosswalk or its stop line. This rule does not apply only when it is clearly seen that no pedestrian or bicycle is about to cross.",
  },
  9: {
    question:
      "At a level crossing without a traffic signal, if the barrier is open and the alarm is silent, it is enough to drive slowly; you need not stop.",
    explanation:
      "At a level crossing (踏切 fumikiri) without a traffic signal you must stop completely just before it and check safety, even if the barrier is open and the alarm is silent. If there is a stop line, you must stop just before the stop line. Driving slowly is not enough.",
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
      "A car that the driver has left and that cannot be driven at once counts as parked even when it stands for only 1 minute.",
    explanation:
      "If the driver has left the car and so cannot drive it at once, it is parking (駐車 chūsha), however short the time is. Standing to let passengers on or off while the driver can drive at once is stopping (停車 teisha).",
  },
  13: {
    question:
      "To catch up with another moving vehicle and get ahead of it without changing your own course is called overtaking.",
    explanation:
      "Overtaking (追い越し oikoshi) means to change course by moving to the right or left and to get ahead past the side of a moving vehicle. To get ahead without changing course, to pass (追い抜き oinuki), is not overtaking.",
  },
  14: {
    question:
      "In the picture, you may ride a bicycle in the side strip on the left that is marked off by two solid white lines.",
    explanation:
      "A side strip (路側帯 rosokutai) with two solid white lines is for pedestrians only. Light vehicles (bicycles, carts and the like) must not be ridden there. Stopping and parking a car in it are forbidden too.",
  },
  15: {
    question:
      "On a road with a sign for a maximum speed of 50 km/h, the maximum speed of a moped is 50 km/h too.",
    explanation:
      "A moped (原付 gentsuki) must not go faster than 30 km/h. Even where there is a sign for a maximum speed of 40 km/h or more, the limit of a moped stays 30 km/h.",
  },
  16: {
    question:
      "If the vehicle behind would suddenly have to change its speed or direction when you move over, you must not change course to the right or left.",
    explanation:
      "If the vehicle behind would suddenly have to change its speed or direction, you must let that vehicle go first. To change course (進路変更 shinro henkō) means not only to change lanes but also to move over to the right or left.",
  },
  17: {
    question:
      "In the picture, if the violet car that turns right entered the intersection first, the white car that comes straight on must give way to it.",
    explanation:
      "A vehicle that turns right at an intersection (交差点 kōsaten) must not hinder vehicles that go straight on or turn left. Having entered first does not change this rule, so the violet car must wait. The rule does not apply in a roundabout.",
  },
  18: {
    question:
      "At a place with the sign in the picture you must sound the horn even if no vehicle is seen coming towards you.",
    explanation:
      "This is the sign “Sound Horn” (警笛鳴らせ keiteki narase). You must sound the horn at that place whether a vehicle is seen coming or not.",
  },
  19: {
    question:
      "In fog you should use the high beam of the headlights in order to see far.",
    explanation:
      "In fog you should use the low beam (dipped beam) or the fog lamps. The light of the high beam is thrown back by the fog, so that you see even less ahead.",
  },
  20: {
    question:
      "When you cross a sidewalk to enter the car park of a shop, you need not stop temporarily if the sidewalk is empty.",
    explanation:
      "When you cross a sidewalk or side strip to enter or leave a place beside the road, you must stop temporarily just before it, even if you see nobody. To stop temporarily (一時停止 ichiji teishi) means to stop so that the wheels no longer turn.",
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
      "Since 1 April 2026 you may get the provisional licence (仮免許 karimenkyo) for ordinary cars from the age of 17 years and 6 months. For the full licence (本免許 honmenkyo) for ordinary cars you must be 18.",
  },
  23: {
    question:
      "The flashing yellow light in the picture means “you must stop temporarily”.",
    explanation:
      "On a flashing yellow light (going on and off in turn) you may go while paying attention to other vehicles and pedestrians. This light by itself does not order you to stop, nor to drive slowly. On a flashing red light you must stop temporarily.",
  },
  24: {
    question:
      "When a faster vehicle from behind overtakes the ordinary car that you are driving, you must not speed up until the overtaking is finished.",
    explanation:
      "After a faster vehicle has caught up with you, you must not speed up until it has finished overtaking. If you speed up, the overtaking takes a longer distance and the danger grows. Route buses and trolleybuses are exceptions to this rule.",
  },
  25: {
    question:
      "At a place with the sign in the picture you must not overtake another car even if you stay within the left part of the road.",
    explanation:
      "The auxiliary sign reads “No overtaking” (追越し禁止 oikoshi kinshi). So you must not overtake, whether by going out to the right part of the road or within the left part. Overtaking light vehicles (bicycles, carts and the like) and e-scooters within the left part is not covered by this ban.",
  },
  26: {
    question:
      "You must stop temporarily or drive slowly so that a blind person who walks with a white cane is not hindered.",
    explanation:
      "When a blind person walks with a white or yellow cane or with a guide dog, you must stop temporarily or drive slowly. The same rule holds for people in a wheelchair and for children without a guardian beside them.",
  },
  27: {
    question:
      "Within 10 m after a level crossing you may stop to let a passenger off.",
    explanation:
      "On a level crossing and within 10 m before and after it you must not stop, nor park. The temporary stop to check safety before you cross is not covered by this ban.",
  },
  28: {
    question:
      "On an ordinary two-way road that has no lines but edge lines, no median and no posted limit, the statutory maximum speed of cars is 60 km/h.",
    explanation:
      "An edge line is not a centre line. On an ordinary two-way road with no centre line, no lanes and no median, the statutory maximum speed of cars is 30 km/h. If a sign sets another limit, that limit must be kept. This rule has been in force since 1 September 2026.",
  },
  29: {
    question:
      "If it is a navigation screen built into the car, you may keep gazing at it even while the car is moving.",
    explanation:
      "While the vehicle is moving, the driver must not gaze at the picture on any screen. The same rule applies to phones, navigation systems and televisions, even if they are built into the car. To look at the map closely, you should first stop the car at a safe place.",
  },
  30: {
    question:
      "The sign in the picture means that only cars and motorcycles are forbidden, while mopeds may be ridden.",
    explanation:
      "This sign with a car and a motorcycle means that all motor vehicles, including motorcycles, and mopeds too are forbidden. Bicycles are not covered by the ban.",
  },
  31: {
    question:
      "For a driver who sees from the side a police officer with an arm raised straight up as in the picture, this signal has the same meaning as a yellow light.",
    explanation:
      "When an officer raises straight up the arm that was held level, this means the same as a yellow light for vehicles that go along the line of the level arms (and see the officer from the side). For those who see the officer from the front or the back it means the same as a red light.",
  },
  32: {
    question:
      "Even when leaving the car for a short time, the driver must stop the engine and put on the parking brake fully.",
    explanation:
      "A driver who leaves the car must stop the engine, put on the parking brake fully and take other steps too so that the car does not roll by itself. The same rule applies even if the time is short.",
  },
  33: {
    question:
      "Because of the yellow centre line in the picture, you must not overtake another car even if you stay within the left part of the road.",
    explanation:
      "A yellow centre line forbids going over the line to the right side to overtake. Overtaking that stays within the left part is not covered by the ban of this line. If there is another ban, that ban must be kept.",
  },
  34: {
    question:
      "When entering an intersection without signals, signs or a police officer, as in the picture, the violet car on the narrow road must be driven slowly, so that it can stop at once.",
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
      "On a new-standard moped with an engine of up to 125 cc and an output of up to 4.0 kW you may carry 1 passenger behind you.",
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
      "When an ambulance comes with its siren on, on a two-way road far from any intersection as in the picture, it is enough to move to the left and give way; you need not stop temporarily.",
    explanation:
      "When an emergency vehicle (緊急自動車 kinkyū jidōsha) comes on a two-way road at a place other than at or near an intersection, you must move to the left side of the road and give way, but you need not stop. At or near an intersection you must move to the edge outside the intersection and stop temporarily.",
  },
  39: {
    question:
      "If your car breaks down on a level crossing and cannot move on, you must at once warn the railway staff or the police of the danger.",
    explanation:
      "You must at once warn the railway staff or the police of the danger by the emergency button, a flare (発炎筒 hatsuentō) or other means. You must also take steps to move the car off the crossing.",
  },
  40: {
    question:
      "On a road without any other ban you must not overtake within 30 m after a crosswalk.",
    explanation:
      "The overtaking ban of 30 m holds only before a crosswalk, not after it. On the crosswalk and within 30 m before it you must not overtake motor vehicles and mopeds. The rule is the same at a bicycle crossing and at a level crossing.",
  },
  41: {
    question:
      "If there is not enough room in the seats, you may drive with people sitting on the load bed of a truck.",
    explanation:
      "People must not be carried on the load bed of a truck. There are two exceptions: the smallest number of persons needed to guard the load, and persons with a permit from the police station at the place of departure.",
  },
  42: {
    question:
      "When you drive a car at an intersection where U-turns are not forbidden, you may also make a U-turn on the signal in the picture.",
    explanation:
      "Even on a red light, a car may turn right while a green right arrow is lit. It may also make a U-turn (転回 tenkai), except where signs or markings forbid it. The rider of a moped that must make the two-step right turn must not turn right then.",
  },
  43: {
    question:
      "While passengers are getting off a tram at a stop without a safety zone for passengers, as in the picture, you may drive slowly past its side.",
    explanation:
      "At a stop without a safety zone (安全地帯 anzen chitai) you must stop behind the tram and wait while passengers are getting on or off. You may go only after the passengers who got off have finished crossing in front of your vehicle. Where there is a safety zone, you need not stop but must drive slowly.",
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
      "When you park on a road with neither a sidewalk nor a side strip, like the one in the picture, you need not leave 0.75 m free on the left of the car.",
    explanation:
      "When you park on a road with neither a sidewalk nor a side strip (路側帯), you must stand along the left edge of the road. The rule of leaving 0.75 m free for pedestrians does not apply on such a road.",
  },
  48: {
    question:
      "The sign in the picture means that the road on which you are driving is a priority road.",
    explanation:
      "This sign means that at the intersection ahead the other road is a priority road (優先道路 yūsen dōro). At an intersection without signals and without a police officer you must drive slowly (徐行) and must not hinder the vehicles on the other road.",
  },
  49: {
    question:
      "On a road with 3 lanes in your direction you may keep driving in the rightmost lane even when you are not overtaking.",
    explanation:
      "The rightmost lane is the overtaking lane (追越車線 oikoshi shasen). Except to overtake, turn right or avoid an obstacle, you must not keep driving in that lane. After overtaking you must return to a lane on the left.",
  },
  50: {
    question: "The lower the gear is, the stronger the engine brake is.",
    explanation:
      "Engine braking means that the engine slows the car down when you release the accelerator. It is strong in low gears such as first and second, and weak in high gears.",
  },
} satisfies Translation<typeof source>;
