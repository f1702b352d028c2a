import type { Rules } from "./schema";

/** Checks, passengers, loads, towing and handling of the vehicle. */
export const vehicle = {
  "vehicle-daily-check-private-car": {
    rule: "A private passenger car (10 seats or fewer) and a private kei vehicle, kei trucks included, have the daily check at suitable times. You judge the time from mileage and use; it is not every day.",
    basis: ["RTVA 47-2(1)"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-once-a-day": {
    rule: "Some vehicles must have the daily check once a day before driving. They are business vehicles, rental cars and private goods vehicles other than kei. Vehicles for 11 persons or more, vehicles of 8 t gross weight or more and large special vehicles belong to them, too.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-private-goods-vehicle": {
    rule: "You must check a private goods vehicle once a day before driving, even a small truck or van. A kei vehicle is the exception.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-rental-car": {
    rule: "You must check a rental car once a day before driving.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-1-year": {
    rule: "A private passenger car with 10 seats or fewer and a private kei vehicle must have the periodic check every 1 year.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-6-months": {
    rule: "A private goods vehicle under 8 t gross weight (not kei) and a rental passenger car must have the periodic check every 6 months.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-3-months": {
    rule: "Business vehicles and rental trucks must have the periodic check every 3 months. The same goes for vehicles of 8 t gross weight or more and vehicles for 11 persons or more.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-private-car": {
    rule: "The inspection certificate of a private passenger car is valid for 3 years the first time and for 2 years after that.",
    basis: ["RTVA 61"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-goods-vehicle": {
    rule: "The inspection certificate of a goods vehicle other than kei is valid for 1 year. If its gross weight is less than 8 t, it is valid for 2 years the first time.",
    basis: ["RTVA 61"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-taxi-and-bus": {
    rule: "The inspection certificate of a taxi or bus that is not a kei vehicle is valid for 1 year.",
    basis: ["RTVA 61"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-kei-goods-vehicle": {
    rule: "The inspection certificate of a kei goods vehicle is valid for 2 years, the first time too.",
    basis: ["RTVA 61"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-certificate-in-car": {
    rule: "You must keep the inspection certificate in the car.",
    basis: ["RTVA 66(1)"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-sticker": {
    rule: "The inspection sticker must be on the inside of the windscreen, at its upper edge on the driver's side.",
    basis: ["RTVA 66(1)"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-without-inspection": {
    rule: "If a car has to be inspected, you must not drive it without a valid inspection certificate.",
    basis: ["RTVA 58"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-without-cali": {
    rule: "You must not drive a car without compulsory automobile liability insurance.",
    basis: ["CALI 5"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-defective": {
    rule: "Nobody may drive a vehicle with defective equipment that may cause danger in traffic or trouble to others. Nobody may let another person drive it either.",
    basis: ["RTA 62"],
    checked: "2026-11-21",
  },
  "vehicle-check-items": {
    rule: "In the daily check of a car, look at the brake fluid and brake pedal, and at the pressure, cracks and wear of the tyres. Look at the battery fluid, coolant, engine oil, lamps, wipers and washer as well.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-tread": {
    rule: "The tread of a car tyre must be at least 1.6 mm deep. The slip sign of the tyre shows this limit.",
    basis: ["SS 9"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-pressure-low": {
    rule: "Tyre pressure that is too low makes the steering heavy and wears the edges of the tyre. It can also cause a standing wave.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-pressure-high": {
    rule: "Tyre pressure that is too high makes the ride rough and wears the centre of the tyre.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-number-plate-readable": {
    rule: "The number plate must be fully readable. It must not be covered, folded, dirty or turned, or have a sticker on it. No cover may lie over it, not even a clear one.",
    basis: ["RTVA 19", "RTVA 73"],
    checked: "2026-11-21",
  },
  "vehicle-clear-mud-and-snow": {
    rule: "Before driving you should clear mud and snow from the lamps, windows and number plate.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-no-illegal-exhaust": {
    rule: "You must not drive a car or motorcycle without a silencer or with one that has been altered illegally.",
    basis: ["RTA 71-2"],
    checked: "2026-11-21",
  },
  "vehicle-no-needless-noise": {
    rule: "Without good reason you must not make noise that greatly troubles others. This means starting off suddenly, accelerating sharply or racing the engine.",
    basis: ["RTA 71(v-3)"],
    checked: "2026-11-21",
  },
  "vehicle-emergency-flare": {
    rule: "A car must carry an emergency signalling device, such as a flare.",
    basis: ["SS 43-2"],
    checked: "2026-11-21",
  },
  "vehicle-triangle-not-required-equipment": {
    rule: "A warning triangle is not required equipment of a car. The duty is to put one out after a breakdown on an expressway.",
    basis: ["SS 43", "SS 43-2", "SS 44", "RTA 75-11(1)"],
    checked: "2026-11-21",
  },
  "vehicle-capacity": {
    rule: "A car must not carry more persons than the riding capacity in its inspection certificate. The driver counts too.",
    basis: ["RTA 57(1)", "RTO 22", "SS 53"],
    checked: "2026-11-21",
  },
  "vehicle-capacity-children": {
    rule: "For the riding capacity, one person aged 12 or over counts as 1.5 children under 12. So 3 children count as 2 adults.",
    basis: ["SS 53"],
    checked: "2026-11-21",
  },
  "vehicle-no-riding-on-load-bed": {
    rule: "Nobody may ride on the load bed of a truck. One exception is the minimum number of persons needed to guard the load. The other is persons with a permit from the police station at the place of departure.",
    basis: ["RTA 55(1)", "RTA 56(2)"],
    checked: "2026-11-21",
  },
  "vehicle-load-guards-over-capacity": {
    rule: "Some persons ride on the load bed to guard the load or with a police permit. With them, the number on board may be more than the riding capacity of the truck.",
    basis: ["RTA 55(1)", "RTA 57(1)"],
    checked: "2026-11-21",
  },
  "vehicle-moped-rider-only": {
    rule: "A moped carries only its rider and no passenger.",
    basis: ["RTO 23(i)"],
    checked: "2026-11-21",
  },
  "load-length-total": {
    rule: "The load of a car may be up to 1.2 times as long as the car.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "load-length-overhang": {
    rule: "The load of a car may stick out beyond the front and beyond the rear of the body. At each end, the limit is one tenth of the car's length.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "load-width-total": {
    rule: "The load of a car may be up to 1.2 times as wide as the car. It may extend beyond each side by no more than one tenth of the car's width.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "load-width-overhang": {
    rule: "The load of a car may stick out beyond each side of the body by no more than one tenth of the car's width.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "load-height-3-8-m": {
    rule: "The load of a car may reach up to 3.8 m above the ground (2.5 m for kei and three-wheeled ordinary vehicles). For vehicles that the public safety commission allows it may be more, up to 4.1 m.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
  },
  "load-height-kei-2-5-m": {
    rule: "The load of a kei vehicle or a three-wheeled ordinary vehicle may reach up to 2.5 m above the ground.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
  },
  "load-height-motorcycle-2-m": {
    rule: "The load of a motorcycle or a small special vehicle may reach up to 2.0 m above the ground.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
  },
  "load-weight": {
    rule: "The load must not weigh more than the certified maximum payload of the vehicle.",
    basis: ["RTA 57(1)"],
    checked: "2026-11-21",
  },
  "load-overloading-ordered": {
    rule: "If a user of the vehicle, such as an employer, orders or allows overloading, the user is punished too.",
    basis: ["RTA 75(1)", "RTA 118(2)"],
    checked: "2026-11-21",
  },
  "load-indivisible-permit": {
    rule: "If a load cannot be divided and goes beyond the limits, you may carry it only with a permit. The chief of the police station at the place of departure gives it.",
    basis: ["RTA 57(3)"],
    checked: "2026-11-21",
  },
  "load-oversize-red-cloth": {
    rule: "The permit for a load beyond the limits of length or width may require a red mark on it. By day this is a red cloth of at least 0.3 m square, at night a red lamp or reflector.",
    basis: ["RTA 58(3)", "RTO 24"],
    checked: "2026-11-21",
  },
  "load-moped": {
    rule: "The load of a moped may be up to 0.3 m longer in all than the carrier. It may stick out no more than 0.3 m beyond the front or rear of the carrier and 0.15 m beyond each side. It may reach up to 2 m above the ground and weigh up to 30 kg.",
    basis: ["RTO 23"],
    checked: "2026-11-21",
  },
  "load-must-not-block": {
    rule: "A load must not block the driver's view or the handling of the controls. It must not make the mirrors useless, spoil the balance of the vehicle or hide its lamps, reflectors or number plate.",
    basis: ["RTA 55(2)"],
    checked: "2026-11-21",
  },
  "load-secure-against-falling": {
    rule: "You must secure the load so that it does not fall or scatter.",
    basis: ["RTA 71(iv)"],
    checked: "2026-11-21",
  },
  "load-fallen-remove": {
    rule: "When load has fallen or scattered on the road, you must promptly remove it or take other steps to prevent danger.",
    basis: ["RTA 71(iv-2)"],
    checked: "2026-11-21",
  },
  "vehicle-rope-towing-5-m": {
    rule: "When a broken-down car is towed by rope, the distance between the two vehicles must be 5 m or less.",
    basis: ["RTO 25"],
    checked: "2026-11-21",
  },
  "vehicle-rope-towing-white-cloth": {
    rule: "When a broken-down car is towed by rope, a white cloth of 0.3 m square or more must be fixed to the rope.",
    basis: ["RTO 25"],
    checked: "2026-11-21",
  },
  "vehicle-rope-towing-licensed-person": {
    rule: "When a broken-down car is towed by rope, a person with a licence for that car must sit in it and steer it.",
    basis: ["RTO 25"],
    checked: "2026-11-21",
  },
  "vehicle-towing-total-25-m": {
    rule: "Take the length from the front of the towing vehicle to the rear of the towed vehicle. Without a permit, it must not be more than 25 m.",
    basis: ["RTA 59(2)"],
    checked: "2026-11-21",
  },
  "vehicle-towing-number": {
    rule: "Without a permit, a motorcycle or small special vehicle may tow only 1 vehicle. Other motor vehicles may tow up to 2.",
    basis: ["RTA 59(2)"],
    checked: "2026-11-21",
  },
  "vehicle-no-rope-towing-failed-brakes-or-steering": {
    rule: "If the steering or brakes of a car have failed, you should not tow it by rope, because it is dangerous. Use a crane or a carrier.",
    basis: ["KYO 10-2-4"],
    checked: "2026-11-21",
  },
  "vehicle-crane-towing-steering-fixed": {
    rule: "To tow a broken-down car, a crane can lift the wheels that do not steer, such as the rear wheels. Then the steering of the car must be fixed in the straight position.",
    basis: ["RTO 25"],
    checked: "2026-11-21",
  },
  "vehicle-at-start-in-p": {
    rule: "You should start the engine of an automatic car with the lever in P (or N) and the brake pedal pressed. Check the position of the lever with your eyes.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-creep": {
    rule: "An automatic car with the lever in D or R can start to move although you do not press the accelerator. This is called creep.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-brake-while-stopped": {
    rule: "When you stop an automatic car at a signal, you should keep the brake pedal pressed. For a long stop, put the lever in N and pull the parking brake.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-brake-failure": {
    rule: "If the brakes fail while driving, you should press the pedal repeatedly, use the parking brake and shift down.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-brake-failure-last-resort": {
    rule: "If the brakes have failed and you cannot slow the car in another way, you should rub it along the hillside or a wall. You can also run it into earth or an escape ramp.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-accelerator-stuck": {
    rule: "If the accelerator sticks and the engine speed stays high, you should shift to neutral, steer to a safe place and brake. Switch the engine off only when the car has stopped.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-burst": {
    rule: "If a tyre bursts while driving, you should hold the steering wheel firmly, keep straight and not brake hard. Slow down by a low gear and light, repeated braking.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-driver-assist": {
    rule: "Driver-assist systems (up to level 2) do not take over any duty of the driver.",
    basis: ["KYO 5-9-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-size": {
    rule: "You should choose a motorcycle on which you can reach the ground with the toes of both feet. You should also be able to put it on its centre stand and push it in a figure of eight.",
    basis: ["KYO 8-1-1"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-brakes": {
    rule: "To brake a motorcycle, you should keep it upright with the wheels straight and close the throttle. Apply the front and rear brakes together, and use the engine brake too.",
    basis: ["KYO 8-4"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-bend": {
    rule: "On a motorcycle you should slow down before a bend. Go round it by leaning the machine with the clutch engaged, and speed up gently when you leave it.",
    basis: ["KYO 8-3-1"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-knees": {
    rule: "The rider of a motorcycle should grip the tank with the knees.",
    basis: ["KYO 8-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-headlight-by-day": {
    rule: "A motorcycle should be ridden with its headlight on by day too.",
    basis: ["KYO 8-3"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-throttle-stuck": {
    rule: "If the throttle of a motorcycle sticks, the rider should switch the ignition off at once.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-brake-failure-downhill": {
    rule: "If the brakes fail on a downhill, you should shift down at once so that the engine brakes, and pull the parking brake.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-head-on-crash-threatens": {
    rule: "When a head-on crash threatens, you should sound the horn, brake and go as far left as possible. If the side is not dangerous, leave the road without hesitating.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-engine-overheats": {
    rule: "If the engine overheats, you should stop at a safe place. Do not open the radiator cap while it is hot.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "vehicle-jump-start": {
    rule: "To start a car with a flat battery, connect the red cable first. Connect it to the plus pole of the flat battery, then to the helper's plus pole. Next, connect the black cable to the helper's minus pole, then to bare metal of the other car's engine. Remove the cables in the reverse order.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "vehicle-breakdown-ordinary-road": {
    rule: "If a car has broken down on an ordinary road, you should move it where it is in nobody's way. At night it needs its hazard, parking or tail lamps, or a warning triangle.",
    basis: ["KYO 10-2-1", "KYO 10-2-2"],
    checked: "2026-11-21",
  },
  "vehicle-flare-burns-5-minutes": {
    rule: "An emergency flare burns for about 5 minutes. You must never light it near leaked fuel.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "vehicle-fire": {
    rule: "If your car catches fire, you should stop, switch the engine off, get everyone out and away and call 119.",
    basis: ["GUIDE Fire and Disaster Management Agency"],
    checked: "2026-11-21",
  },
  "load-motorcycle": {
    rule: "The load of a motorcycle may be up to 0.3 m longer in all than the seat or carrier. It may stick out no more than 0.3 m beyond the front or rear of the seat or carrier and 0.15 m beyond each side. It may weigh up to 60 kg.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
  },
  "load-minicar-90-kg": {
    rule: "The load of a mini-car may weigh up to 90 kg.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
  },
  "load-permit-carry": {
    rule: "You must carry the permit for a load beyond the limits in the vehicle while driving.",
    basis: ["RTA 58(2)"],
    checked: "2026-11-21",
  },
  "load-permit-behind-windscreen": {
    rule: "The permit for a load beyond the limits may order that it is shown behind the windscreen.",
    basis: ["RTA 58(3)", "RTO 24"],
    checked: "2026-11-21",
  },
  "load-outside-load-space": {
    rule: "If you carry a load outside the seats and the load space of the vehicle, you need a permit.",
    basis: ["RTA 56(1)"],
    checked: "2026-11-21",
  },
  "vehicle-passengers-must-not-block": {
    rule: "Passengers must not block the driver's view or controls. They must not hide the mirrors, lamps or number plate.",
    basis: ["RTA 55(3)"],
    checked: "2026-11-21",
  },
  "vehicle-capacity-five-seats-example": {
    rule: "A five-seat car with a driver and one adult passenger may carry up to 4 children under 12.",
    basis: ["SS 53"],
    checked: "2026-11-21",
  },
  "vehicle-doors-and-load-secured": {
    rule: "Before driving, you must make sure that the doors are shut and the load is secured.",
    basis: ["RTA 71(iv)"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-2-months-before": {
    rule: "You may take the inspection from 2 months before the certificate expires without losing days.",
    basis: ["RTVA Regulation 44"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "vehicle-inspection-not-for-small-motorcycles": {
    rule: "Motorcycles of 250 cc or less and mopeds need no inspection. But they need compulsory insurance and a number plate.",
    basis: ["RTVA 58", "CALI 5"],
    checked: "2026-11-21",
  },
  "vehicle-no-inspection-penalty": {
    rule: "Driving without a valid inspection certificate carries 6 points. The penalty is up to 6 months in prison or a fine of up to 300,000 yen.",
    basis: ["RTVA 108", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "vehicle-maintenance-record": {
    rule: "You keep the maintenance record in the car, for 2 years for a private car and for 1 year for a business vehicle.",
    basis: ["RTVA 49", "IS 4"],
    checked: "2026-11-21",
  },
  "vehicle-user-must-maintain": {
    rule: "The user of a car has the duty to maintain it.",
    basis: ["RTVA 47", "RTA 62"],
    checked: "2026-11-21",
  },
  "vehicle-police-may-inspect": {
    rule: "The police may stop and inspect a car that seems defective. They may forbid its use.",
    basis: ["RTA 63"],
    checked: "2026-11-21",
  },
  "vehicle-battery-distilled-water": {
    rule: "When the battery fluid is low, add distilled water.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "vehicle-front-side-windows-70-percent": {
    rule: "The front side windows of a car must let through at least 70 % of the light.",
    basis: ["SS 29"],
    checked: "2026-11-21",
  },
  "vehicle-at-moving-off": {
    rule: "To move off in an automatic car, keep your right foot on the brake. Look at the lever while you shift from P, and release the parking brake last.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-creep-stronger": {
    rule: "The creep of an automatic car is stronger with a cold engine or with the air conditioning on. You have to press the brake firmly.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-parking-p": {
    rule: "To park an automatic car on any slope, put the lever in P and pull the parking brake.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-engine-brake": {
    rule: "An automatic car has engine braking too: shift to 2 or L.",
    basis: ["KYO 6-2-1(4)"],
    checked: "2026-11-21",
  },
  "vehicle-at-no-revving-before-shifting": {
    rule: "In an automatic car you should not press both pedals. You should not press the accelerator in P and then shift either.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-wrong-pedal": {
    rule: "Drivers mix up the pedals most in reversing, in parking and in panic. You should use the right foot for both pedals and sit straight.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "vehicle-driver-assist-limits": {
    rule: "Driver assistance has limits in rain, in backlight and in bends. The driver must keep hands and eyes on the driving.",
    basis: ["KYO 5-9-2"],
    checked: "2026-11-21",
  },
  "vehicle-emergency-braking-may-fail": {
    rule: "Automatic emergency braking may fail or act late. You should never test it.",
    basis: ["KYO 5-9-2"],
    checked: "2026-11-21",
  },
  "vehicle-level-3-conditions": {
    rule: "Automated driving of level 3 may be used only within its operating conditions.",
    basis: ["RTA 71-4-2(1)"],
    checked: "2026-11-21",
  },
  "vehicle-level-3-phone": {
    rule: "Within the operating conditions of level 3, the ban on hand-held phones and screens is lifted on two conditions. The car has no defect, and the driver can take over at once.",
    basis: ["RTA 71-4-2(2)"],
    checked: "2026-11-21",
  },
  "vehicle-level-3-take-over": {
    rule: "When a level 3 system asks the driver to take over, the driver must take over at once.",
    basis: ["KYO 5-9-3"],
    checked: "2026-11-21",
  },
  "vehicle-level-3-alcohol": {
    rule: "Alcohol is also forbidden for the driver while a level 3 system drives.",
    basis: ["RTA 65"],
    checked: "2026-11-21",
  },
  "vehicle-level-4": {
    rule: "Automated driving of level 4, without a driver, needs a permit of the public safety commission and a supervisor.",
    basis: ["RTA 75-12"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "vehicle-automated-driving-record": {
    rule: "A car with automated driving must record its operating data. The data must be kept.",
    basis: ["RTA 63-2-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-clothing": {
    rule: "On a motorcycle you should wear bright clothes that cover the body, gloves and protectors. Do not wear sandals.",
    basis: ["KYO 8-1-3"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-posture": {
    rule: "On a motorcycle you should bend the elbows slightly, point the toes forward, look far ahead and relax the shoulders.",
    basis: ["KYO 8-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-brake-balance": {
    rule: "On a motorcycle, use the front brake a little more strongly on a dry road. Use the rear brake a little more strongly on a slippery road.",
    basis: ["GUIDE driving-school textbooks"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-no-jump-to-low-gear": {
    rule: "On a motorcycle you should not jump from a high gear to a low one, because the rear wheel may lock.",
    basis: ["GUIDE driving-school textbooks"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-mud-and-gravel": {
    rule: "On mud or gravel, ride a motorcycle in a low gear with a steady throttle. Do not steer far or brake sharply.",
    basis: ["KYO 8-3-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-no-weaving": {
    rule: "Motorcycle riders should not weave between cars or pass on their left. They should ride where drivers can see them.",
    basis: ["KYO 8-3"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
