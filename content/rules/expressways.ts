import type { Rules } from "./schema";

/** Driving on national expressways and motor-vehicle-only roads. */
export const expressways = {
  "expressway-two-kinds": {
    rule: "In the driving rules, the word expressway means two kinds of road: national expressways and motor-vehicle-only roads.",
    basis: ["KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-closed-to": {
    rule: "These must not use either kind of expressway: pedestrians, light vehicles, e-scooters, mopeds of every kind and mini-cars. Motorcycles of 125 cc or less (electric: 1.0 kW or less) must not use them either.",
    basis: ["SO 325", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-closed-to-mopeds": {
    rule: "Mopeds of every kind must not use either kind of expressway. This includes the new mopeds of 125 cc or less with limited power.",
    basis: ["SO 325", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-closed-to-minicars": {
    rule: "Mini-cars must not use either kind of expressway. These are ordinary vehicles with an engine of 50 cc or less or a motor of 0.6 kW or less.",
    basis: ["SO 325", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-closed-to-e-scooters": {
    rule: "E-scooters and light vehicles must not use either kind of expressway.",
    basis: ["SO 325", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-motorcycle-over-125cc": {
    rule: "Motorcycles of more than 125 cc (electric: more than 1.0 kW) may use expressways. Motorcycles of 125 cc or less must not.",
    basis: ["SO 325", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-national-closed-to-slow-vehicles": {
    rule: "Some slow vehicles must not use a national expressway, but may use a motor-vehicle-only road. These are small special vehicles and vehicles built so that they cannot reach 50 km/h. The same goes for a vehicle that cannot reach 50 km/h because it tows another one.",
    basis: ["KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-check-before-entering": {
    rule: "Before you drive on an expressway, you must check the fuel, the coolant, the engine oil and how the load is secured. You must make sure that nothing runs out and that no load falls.",
    basis: ["RTA 75-10"],
    checked: "2026-11-21",
  },
  "expressway-out-of-fuel-offence": {
    rule: "You commit an offence if you can no longer drive on an expressway main lane for lack of fuel, coolant or oil. This is so if you neglected the checks.",
    basis: ["RTA 75-10", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "expressway-dropped-load-offence": {
    rule: "You commit an offence if you drop or scatter load on an expressway because you neglected the checks.",
    basis: ["RTA 75-10", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "expressway-rest-every-2-hours": {
    rule: "On an expressway you should plan a rest at least about every 2 hours.",
    basis: ["KYO 4-1-2"],
    checked: "2026-11-21",
  },
  "expressway-acceleration-lane": {
    rule: "When you enter the main lane of an expressway, you must use the acceleration lane if there is one.",
    basis: ["RTA 75-7(1)"],
    checked: "2026-11-21",
  },
  "expressway-accelerate-in-acceleration-lane": {
    rule: "When you enter an expressway, you should signal and speed up fully in the acceleration lane. Then check that it is safe and move into the main lane.",
    basis: ["RTA 75-7(1)", "KYO 7-2-1"],
    checked: "2026-11-21",
  },
  "expressway-entering-must-not-hinder": {
    rule: "When you enter the main lane of an expressway, you must not get in the way of the vehicles on it. The exception is an emergency vehicle.",
    basis: ["RTA 75-6(1)"],
    checked: "2026-11-21",
  },
  "expressway-main-lane-helps-merging": {
    rule: "On the main lane of an expressway, you should change your speed or lane to help vehicles that are entering. The entering vehicle has to give way all the same.",
    basis: ["KYO 7-2-1"],
    checked: "2026-11-21",
  },
  "expressway-two-main-lanes-merge": {
    rule: "This is about going from one expressway main lane into another main lane. You have to give way only if signs designate the main lane that you are entering.",
    basis: ["RTA 75-6(1)"],
    checked: "2026-11-21",
  },
  "expressway-emergency-vehicle-entering-or-leaving": {
    rule: "On an expressway, you must not get in the way of an emergency vehicle that is entering or leaving the main lane.",
    basis: ["RTA 75-6(2)"],
    checked: "2026-11-21",
  },
  "expressway-leaving-lane-in-advance": {
    rule: "To leave the main lane of an expressway, you must move early into the lane that leads to the exit.",
    basis: ["RTA 75-7(2)"],
    checked: "2026-11-21",
  },
  "expressway-deceleration-lane": {
    rule: "To leave an expressway, you must use the deceleration lane if there is one.",
    basis: ["RTA 75-7(2)"],
    checked: "2026-11-21",
  },
  "expressway-slow-down-in-deceleration-lane": {
    rule: "When you leave an expressway, you should slow down in the deceleration lane, not already on the main lane.",
    basis: ["RTA 75-7(2)", "KYO 7-2-5"],
    checked: "2026-11-21",
  },
  "expressway-no-crossing-u-turn-reversing": {
    rule: "On the main lanes of an expressway you must not cross, make a U-turn or reverse, even when no other vehicle is near.",
    basis: ["RTA 75-5"],
    checked: "2026-11-21",
  },
  "expressway-missed-exit-go-on": {
    rule: "If you miss your exit on an expressway, you must not reverse or turn back. You should go on to the next exit and tell the toll staff.",
    basis: ["RTA 75-5", "KYO 7-2-3(4)"],
    checked: "2026-11-21",
  },
  "expressway-no-stopping-or-parking": {
    rule: "On an expressway you must not stop or park. The exceptions are to obey the law or the police, to avoid danger, to pay at a toll gate, and a marked parking place. You may also stop after a breakdown if the shoulder or side strip is wide enough. Buses may also stop at their bus stops.",
    basis: ["RTA 75-8(1)"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-on-shoulder": {
    rule: "On an expressway you may stop on the shoulder or side strip if a breakdown or the like leaves you no choice. The shoulder or strip has to be wide enough.",
    basis: ["RTA 75-8(1)"],
    checked: "2026-11-21",
  },
  "expressway-no-rest-on-shoulder": {
    rule: "On an expressway you must not stop on the shoulder or side strip for a rest or to use the phone.",
    basis: ["RTA 75-8(1)"],
    checked: "2026-11-21",
  },
  "expressway-no-driving-on-shoulder": {
    rule: "On an expressway you must not drive on the shoulder or side strip, not even in a traffic jam. The exception is when the police order it.",
    basis: ["RTA 17(1)", "VRO 9"],
    checked: "2026-11-21",
  },
  "expressway-two-lanes-keep-left": {
    rule: "On an expressway with two lanes in one direction, you must normally drive in the left lane. The right lane is for overtaking.",
    basis: ["RTA 20(1)"],
    checked: "2026-11-21",
  },
  "expressway-three-lanes-rightmost-for-overtaking": {
    rule: "On an expressway with three or more lanes in one direction, the rightmost lane is for overtaking. A car drives in one of the other lanes, according to its speed.",
    basis: ["RTA 20(1)(3)"],
    checked: "2026-11-21",
  },
  "expressway-trailer-leftmost-lane-national": {
    rule: "This is about a vehicle that tows a trailer of more than 750 kg gross weight. On the main lanes of a national expressway, it must keep to the leftmost lane. This is the law without any sign; signs may designate another lane. The vehicle may be outside that lane only in four cases. It may overtake a vehicle that goes slower than the minimum speed or give way to an emergency vehicle. It may also stay out where a marking forbids moving into the lane, or when it has no choice.",
    basis: ["RTA 75-8-2(3)", "RTA 75-8-2(4)"],
    checked: "2026-11-21",
  },
  "expressway-trailer-motor-vehicle-only-road": {
    rule: "This is about a vehicle that tows a trailer of more than 750 kg gross weight. On a motor-vehicle-only road, it must keep to the leftmost lane only where signs say so. The exceptions are the same as on a national expressway.",
    basis: ["RTA 75-8-2(1)", "RTA 75-8-2(2)", "RTA 75-8-2(4)"],
    checked: "2026-11-21",
  },
  "expressway-signed-lane-for-vehicle-type": {
    rule: "Where a sign gives a lane of an expressway to certain types of vehicle, such as large trucks, those vehicles must use that lane. To overtake a slower vehicle, they may use the next lane to the right.",
    basis: ["RTA 20(2)", "RTA 20(3)", "SO 327-2"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-warning-device": {
    rule: "If a car can no longer be driven on an expressway, the driver must put out a stop-display device. This goes for a main, acceleration, deceleration or climbing lane, and for the shoulder or side strip beside them.",
    basis: ["RTA 75-11(1)", "RTO 27-6"],
    checked: "2026-11-21",
  },
  "expressway-warning-device-not-on-ordinary-roads": {
    rule: "After a breakdown by day, you must put out a stop-display device on expressways. On ordinary roads there is no such duty.",
    basis: ["RTA 75-11(1)"],
    checked: "2026-11-21",
  },
  "expressway-warning-device-place": {
    rule: "On an expressway, you must put the stop-display device where drivers who come from behind can see it easily.",
    basis: ["RTO 27-6"],
    checked: "2026-11-21",
  },
  "expressway-warning-device-kinds": {
    rule: "The stop-display device for expressways is a reflecting triangle board or an approved flashing purple lamp.",
    basis: ["RTO 27-6", "RTR 9-17", "RTR 9-18"],
    checked: "2026-11-21",
  },
  "expressway-warning-device-night-type": {
    rule: "At night, the stop-display device on an expressway must be of the night type, which can be seen from 200 m. By day, the same goes for a tunnel or another place where you can see 200 m or less.",
    basis: ["RTO 27-6", "RTR 9-17"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-hazard-lamps": {
    rule: "After a breakdown on an expressway, you should switch on the hazard lamps and must put out the stop-display device. At night, and where you can see 200 m or less by day, you need both the device and the hazard, parking or tail lamps.",
    basis: ["RTA 75-11(1)", "RTO 18(2)", "KYO 7-2-4(2)", "KYO 6-3-2(6)"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-leave-the-road": {
    rule: "After a breakdown on an expressway, everyone should leave the car. Wait in a safe place off the road, such as behind the guardrail, and not in the car.",
    basis: ["KYO 7-2-4(2)-(4)"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-call": {
    rule: "After a breakdown on an expressway, you should report it. Use the emergency telephone, 110 or the road emergency number #9910.",
    basis: ["KYO 7-2-4(2)-(4)", "GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-move-off-main-lanes": {
    rule: "If a car can no longer be driven on an expressway, the driver must take steps as soon as possible to move it elsewhere. This goes for a main, acceleration, deceleration or climbing lane.",
    basis: ["RTA 75-11(2)"],
    checked: "2026-11-21",
  },
  "expressway-wrong-way": {
    rule: "If you drive the wrong way on an expressway and notice it, you must not turn round by yourself. You should switch on the hazard lamps and stop at the nearest safe edge or shoulder. Get out behind the guardrail and report it by 110, #9910 or the emergency telephone.",
    basis: ["RTA 75-5", "GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-emergency-telephones": {
    rule: "Emergency telephones stand about every 1 km along an expressway and about every 200 m in its tunnels.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-kilometre-posts": {
    rule: "The kilometre posts of an expressway tell you where you are. You should read them out when you report an accident or a breakdown.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-feels-slower": {
    rule: "After a long drive at high speed, your speed feels lower than it is. You should read the speedometer when you leave an expressway.",
    basis: ["KYO 7-2-5"],
    checked: "2026-11-21",
  },
  "expressway-crosswind": {
    rule: "At tunnel exits and on bridges of an expressway, a crosswind may push the car. You should slow down and hold the steering wheel firmly.",
    basis: ["KYO 7-2-3(10)(11)"],
    checked: "2026-11-21",
  },
  "expressway-no-rope-towing": {
    rule: "You must not tow a broken-down car by rope on the main lane of a national expressway. You cannot keep the minimum speed.",
    basis: ["RTA 75-4", "RTO 12", "KYO 7 preface"],
    checked: "2026-11-21",
  },
  "expressway-jam-ahead-hazard-lamps": {
    rule: "When you come to the end of a traffic jam on an expressway, it is recommended to switch on the hazard lamps. They warn the vehicles behind.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-etc-lane-20": {
    rule: "You should go through an ETC toll lane at about 20 km/h or less and keep enough distance from the vehicle ahead.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-etc-bar-shut": {
    rule: "If the bar of an ETC toll lane stays shut, you should stop and call the staff. Do not reverse.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-keep-slightly-left": {
    rule: "On an expressway you should keep slightly to the left inside your lane.",
    basis: ["KYO 7-2-3(1)"],
    checked: "2026-11-21",
  },
  "expressway-climbing-lane-for-slow-vehicles": {
    rule: "Slow vehicles of every kind should use the climbing lane of an expressway.",
    basis: ["KYO 7-2-3(3)"],
    checked: "2026-11-21",
  },
  "expressway-overtaking-return": {
    rule: "When you overtake on an expressway, you should signal early. Return to the left when you see the whole of the overtaken car in the inside mirror.",
    basis: ["KYO 7-2-3(5)"],
    checked: "2026-11-21",
  },
  "expressway-below-minimum-in-a-jam": {
    rule: "In a traffic jam it is no offence to go below the minimum speed of an expressway. It is no offence either if you do so to prevent danger, or where the law requires less.",
    basis: ["RTA 75-4"],
    checked: "2026-11-21",
  },
  "expressway-variable-limit-binds": {
    rule: "A variable speed limit of an expressway, such as 50 or 80 km/h in rain or wind, applies to you like a fixed sign.",
    basis: ["RTA 22"],
    checked: "2026-11-21",
  },
  "expressway-wrong-way-warning": {
    rule: "When a board or the radio warns of a wrong-way vehicle or people on the road, you should slow down. Keep out of the overtaking lane and keep a long distance.",
    basis: ["KYO 7-2-3(13)", "GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-tunnel-red-light": {
    rule: "When a red light or a barrier closes the mouth of a tunnel, you must stop and not enter.",
    basis: ["RTA 7", "GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-tunnel-fire": {
    rule: "In a fire inside a tunnel, you should stop, leave the key in the car and walk to the emergency exit. Do not turn round.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-rest-area-leave-by-exit": {
    rule: "After a stop at a rest area of an expressway, you should check the arrows and signs and leave by the exit only. Many wrong-way drives begin at rest areas and at interchanges.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "expressway-acceleration-lane-do-not-stop": {
    rule: "You should not stop at the end of the acceleration lane of an expressway, unless there is no gap.",
    basis: ["KYO 7-2-1"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-purple-lamp": {
    rule: "If you break down on an expressway, perhaps you cannot walk back to place the stop-display device. Then you may put an approved purple stop lamp beside the car.",
    basis: ["RTO 27-6"],
    checked: "2026-11-21",
  },
  "expressway-breakdown-lamps-and-device": {
    rule: "When a car stands on an expressway at night, it needs both its hazard, parking or tail lamps and the stop-display device. By day, this goes for a place where you can see 200 m or less. The device alone is not enough.",
    basis: ["RTO 18(2)", "RTA 75-11(1)", "KYO 6-3-2(6)"],
    checked: "2026-11-21",
  },
  "expressway-emergency-telephone-free": {
    rule: "The emergency telephones of an expressway are free and show the place from which you call. #9910 is free from any phone.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
