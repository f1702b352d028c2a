import type { Rules } from "./schema";

/** Checks, passengers, loads, towing and handling of the vehicle. */
export const vehicle = {
  "vehicle-daily-check-private-car": {
    rule: "The daily check of a private passenger car (10 seats or fewer) or of a private kei vehicle, kei trucks included, is made at suitable times judged from its mileage and use, not every day.",
    basis: ["RTVA 47-2(1)"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-once-a-day": {
    rule: "Once a day before driving, the daily check must be made on business vehicles, rental cars, private goods vehicles other than kei, vehicles for 11 persons or more, vehicles of 8 t gross weight or more and large special vehicles.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-private-goods-vehicle": {
    rule: "A private goods vehicle, even a small truck or van, must be checked once a day before driving, unless it is a kei vehicle.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-daily-check-rental-car": {
    rule: "A rental car must be checked once a day before driving.",
    basis: ["RTVA 47-2(2)", "RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-1-year": {
    rule: "The periodic check of a private passenger car with 10 seats or fewer or a private kei vehicle must be made every 1 year.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-6-months": {
    rule: "The periodic check of a private goods vehicle under 8 t gross weight (kei excepted) or of a rental passenger car must be made every 6 months.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-periodic-check-3-months": {
    rule: "The periodic check of business vehicles, vehicles of 8 t gross weight or more, vehicles for 11 persons or more and rental trucks must be made every 3 months.",
    basis: ["RTVA 48(1)", "IS 3"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-private-car": {
    rule: "The inspection certificate of a private passenger car is valid for 3 years the first time and for 2 years after that.",
    basis: ["RTVA 61"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-goods-vehicle": {
    rule: "The inspection certificate of a goods vehicle other than kei is valid for 1 year, but for 2 years the first time if its gross weight is less than 8 t.",
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
    rule: "The inspection certificate must be kept in the car.",
    basis: ["RTVA 66(1)"],
    checked: "2026-11-21",
  },
  "vehicle-inspection-sticker": {
    rule: "The inspection sticker must be displayed on the car.",
    basis: ["RTVA 66(1)"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-without-inspection": {
    rule: "A car that has to be inspected must not be driven without a valid inspection certificate.",
    basis: ["RTVA 58"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-without-cali": {
    rule: "A car must not be driven without compulsory automobile liability insurance.",
    basis: ["CALI 5"],
    checked: "2026-11-21",
  },
  "vehicle-no-driving-defective": {
    rule: "Nobody may drive, or let another person drive, a vehicle with defective equipment that may cause danger in traffic or trouble to others.",
    basis: ["RTA 62"],
    checked: "2026-11-21",
  },
  "vehicle-check-items": {
    rule: "The daily check of a car covers the brake fluid and brake pedal, tyre pressure, cracks and wear, battery fluid, coolant, engine oil, lamps, wipers and washer.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-tread": {
    rule: "The tread of a car tyre must be at least 1.6 mm deep; the slip sign of the tyre shows this limit.",
    basis: ["SS 9"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-pressure-low": {
    rule: "Tyre pressure that is too low makes the steering heavy, wears the edges of the tyre and can cause a standing wave.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-pressure-high": {
    rule: "Tyre pressure that is too high makes the ride rough and wears the centre of the tyre.",
    basis: ["KYO 4-3"],
    checked: "2026-11-21",
  },
  "vehicle-number-plate-readable": {
    rule: "The number plate must be fully readable: it must not be covered, folded or have a sticker on it.",
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
    rule: "Without good reason you must not make noise that greatly troubles others by starting off suddenly, accelerating sharply or racing the engine.",
    basis: ["RTA 71(v-3)"],
    checked: "2026-11-21",
  },
  "vehicle-emergency-flare": {
    rule: "A car must carry an emergency signalling device, such as a flare.",
    basis: ["SS 43-2"],
    checked: "2026-11-21",
  },
  "vehicle-triangle-not-required-equipment": {
    rule: "A warning triangle is not required equipment of a car; the duty is to put one out after a breakdown on an expressway.",
    basis: ["SS 43", "SS 43-2", "SS 44", "RTA 75-11(1)"],
    checked: "2026-11-21",
  },
  "vehicle-capacity": {
    rule: "A car must not carry more persons, the driver included, than the riding capacity in its inspection certificate.",
    basis: ["RTA 57(1)", "RTO 22", "SS 53"],
    checked: "2026-11-21",
  },
  "vehicle-capacity-children": {
    rule: "For the riding capacity, one person aged 12 or over counts as 1.5 children under 12, so 3 children count as 2 adults.",
    basis: ["SS 53"],
    checked: "2026-11-21",
  },
  "vehicle-no-riding-on-load-bed": {
    rule: "Nobody may ride on the load bed of a truck, except the minimum number of persons needed to guard the load, or persons with a permit from the police station at the place of departure.",
    basis: ["RTA 55(1)", "RTA 56(2)"],
    checked: "2026-11-21",
  },
  "vehicle-load-guards-over-capacity": {
    rule: "Persons who ride on the load bed to guard the load, or with a police permit, may make the number on board exceed the riding capacity of the truck.",
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
    rule: "The load of a car may stick out beyond the front and beyond the rear of the body by no more than one tenth of the car's length each.",
    basis: ["RTO 22"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "load-width-total": {
    rule: "The load of a car may be up to 1.2 times as wide as the car, and may extend beyond each side by no more than one tenth of its width.",
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
    rule: "The weight of the load must not exceed the certified maximum payload of the vehicle.",
    basis: ["RTA 57(1)"],
    checked: "2026-11-21",
  },
  "load-overloading-ordered": {
    rule: "A user of the vehicle, such as an employer, who orders or allows overloading is punished too.",
    basis: ["RTA 75(1)", "RTA 118(2)"],
    checked: "2026-11-21",
  },
  "load-indivisible-permit": {
    rule: "A load that cannot be divided and goes beyond the limits may be carried only with a permit from the chief of the police station at the place of departure.",
    basis: ["RTA 57(3)"],
    checked: "2026-11-21",
  },
  "load-oversize-red-cloth": {
    rule: "The permit for a load beyond the limits of length or width may require a red cloth of at least 0.3 m square on it by day, and a red lamp or reflector at night.",
    basis: ["RTA 58(3)", "RTO 24"],
    checked: "2026-11-21",
  },
  "load-moped": {
    rule: "The load of a moped may stick out up to 0.3 m beyond the front and rear and 0.15 m beyond each side of the carrier, reach up to 2 m above the ground and weigh up to 30 kg.",
    basis: ["RTO 23"],
    checked: "2026-11-21",
  },
  "load-must-not-block": {
    rule: "A load must not block the driver's view or the handling of the controls, make the mirrors useless, spoil the balance of the vehicle or hide its lamps, reflectors or number plate.",
    basis: ["RTA 55(2)"],
    checked: "2026-11-21",
  },
  "load-secure-against-falling": {
    rule: "The driver must secure the load so that it does not fall or scatter.",
    basis: ["RTA 71(iv)"],
    checked: "2026-11-21",
  },
  "load-fallen-remove": {
    rule: "When load has fallen or scattered on the road, the driver must promptly remove it or take other steps to prevent danger.",
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
    rule: "The length from the front of the towing vehicle to the rear of the towed vehicle must not exceed 25 m without a permit.",
    basis: ["RTA 59(2)"],
    checked: "2026-11-21",
  },
  "vehicle-towing-number": {
    rule: "Without a permit, a motorcycle or small special vehicle may tow only 1 vehicle, and other motor vehicles may tow up to 2.",
    basis: ["RTA 59(2)"],
    checked: "2026-11-21",
  },
  "vehicle-no-rope-towing-failed-brakes-or-steering": {
    rule: "A car whose steering or brakes have failed must not be towed by rope; a crane or a carrier is to be used.",
    basis: ["KYO 10-2-4"],
    checked: "2026-11-21",
  },
  "vehicle-crane-towing-steering-fixed": {
    rule: "When a broken-down car is towed by crane with the wheels that do not steer lifted, such as the rear wheels, its steering must be fixed in the straight position.",
    basis: ["RTO 25"],
    checked: "2026-11-21",
  },
  "vehicle-at-start-in-p": {
    rule: "You should start the engine of an automatic car with the lever in P (or N) and the brake pedal pressed, and check the position of the lever with your eyes.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-creep": {
    rule: "An automatic car with the lever in D or R can start to move without the accelerator being pressed; this is called creep.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-at-brake-while-stopped": {
    rule: "When you stop an automatic car at a signal you should keep the brake pedal pressed; for a long stop you should put the lever in N and pull the parking brake.",
    basis: ["KYO 5-9-1"],
    checked: "2026-11-21",
  },
  "vehicle-brake-failure": {
    rule: "If the brakes fail while driving, you should press the pedal repeatedly, use the parking brake and shift down.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-brake-failure-last-resort": {
    rule: "If the brakes have failed and the car cannot be slowed otherwise, you should use an escape ramp or let the car scrape along a wall.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-accelerator-stuck": {
    rule: "If the accelerator sticks, you should shift to neutral and brake, and switch the engine off only when the car has stopped.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-tyre-burst": {
    rule: "If a tyre bursts while driving, you should hold the steering wheel firmly, not brake hard and slow down gradually.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "vehicle-driver-assist": {
    rule: "Driver-assist systems do not take over the responsibility of the driver.",
    basis: ["KYO 5-9-2"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-size": {
    rule: "You should choose a motorcycle whose rider can reach the ground with the toes of both feet, and which you can put on its centre stand and push in a figure of eight.",
    basis: ["KYO 8-1-1"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-brakes": {
    rule: "To brake a motorcycle you should keep it upright, apply the front and rear brakes together and use the engine brake too.",
    basis: ["KYO 8-4"],
    checked: "2026-11-21",
  },
  "vehicle-motorcycle-bend": {
    rule: "On a motorcycle you should slow down before a bend and go round it by leaning the machine.",
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
} as const satisfies Rules;
