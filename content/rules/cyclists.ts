import type { Rules } from "./schema";

/** Bicycles, e-scooters, mopeds and motorcycles: their rules, and how to drive near them. */
export const cyclists = {
  "bicycle-roadway-left-edge": {
    rule: "A bicycle is a light vehicle and must as a rule be ridden on the roadway, along its left edge.",
    basis: ["RTA 17(1)", "RTA 18(1)", "RTA 63-4(1)"],
    checked: "2026-11-21",
  },
  "bicycle-side-strip-left-only": {
    rule: "A bicycle may use the side strip only on the left side of the road, not the side strip with two solid lines for pedestrians, and not where it would greatly hinder pedestrians.",
    basis: ["RTA 17-3"],
    checked: "2026-11-21",
  },
  "bicycle-sidewalk-when": {
    rule: "An ordinary bicycle may use the sidewalk only where a sign or marking allows it, where the rider is under 13, is 70 or over or has a disability that makes riding on the roadway unsafe, or where the state of the roadway or the traffic makes it unavoidable for safety.",
    basis: ["RTA 63-4(1)", "RTO 26"],
    checked: "2026-11-21",
  },
  "bicycle-sidewalk-slowly": {
    rule: "On a sidewalk without a part marked for bicycles, an ordinary bicycle must go slowly on the side nearer the roadway and must stop temporarily if it would hinder pedestrians.",
    basis: ["RTA 63-4(2)"],
    checked: "2026-11-21",
  },
  "bicycle-passing-safe-speed": {
    rule: "A car, motorcycle or moped that passes on the right of a bicycle, another light vehicle or an e-scooter going the same way, except one on a sidewalk or a cycle track, other than by overtaking, must go at a safe speed that suits the clearance if the clearance is not sufficient.",
    basis: ["RTA 18(3)", "RTA 119(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passing-rule-not-on-sidewalk": {
    rule: "The duty to go at a safe speed when the clearance is not sufficient does not cover passing bicycles that are ridden on a sidewalk or a cycle track.",
    basis: ["RTA 18(3)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passed-keeps-left": {
    rule: "When a car, motorcycle or moped passes, other than by overtaking, on the right of a bicycle, another light vehicle or an e-scooter going the same way, except on a sidewalk or a cycle track, without sufficient clearance, the rider of that vehicle must keep as far to the left edge as possible.",
    basis: ["RTA 18(4)", "RTA 120(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passing-no-fixed-distance": {
    rule: "The Road Traffic Act names no distance in metres that must be kept when passing a bicycle.",
    basis: ["RTA 18(3)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-no-crossing-line-wait": {
    rule: "You must not go over a centre line that forbids crossing it to overtake in order to overtake a moving bicycle with more room. You must stay behind it if there is no room.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "bicycle-crossing-must-be-used": {
    rule: "A bicycle that crosses a road must use the bicycle crossing if there is one nearby.",
    basis: ["RTA 63-6"],
    checked: "2026-11-21",
  },
  "bicycle-crossing-driver-duty": {
    rule: "A driver has the same duties to bicycles that cross on a bicycle crossing as to pedestrians on a crosswalk, and must stop temporarily if a bicycle is crossing or about to cross in front of the vehicle.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "bicycle-side-by-side": {
    rule: "Bicycles must not be ridden side by side, except that ordinary bicycles may be ridden two abreast, but not three, where a sign or marking allows it.",
    basis: ["RTA 19", "RTA 63-5"],
    checked: "2026-11-21",
  },
  "bicycle-helmet-effort": {
    rule: "Cyclists of all ages must make an effort to wear a helmet, but not wearing one is not punished.",
    basis: ["RTA 63-11"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "bicycle-blue-ticket-16": {
    rule: "Cyclists aged 16 or over can get a traffic violation ticket, the blue ticket, for traffic offences.",
    basis: ["RTA 125(2)", "RTA 126", "RTA 127"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-blue-ticket-under-16": {
    rule: "Cyclists under 16 cannot get the blue ticket. As a rule the police guide and warn them.",
    basis: ["RTA 125(2)(iv)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-serious-offences-criminal": {
    rule: "The blue ticket does not cover serious offences by cyclists such as drunk riding, causing danger by using a phone, or offences that cause an accident. These are dealt with as crimes.",
    basis: ["RTA 125(1)", "RTA 125(2)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-alcohol": {
    rule: "Riding a bicycle after drinking any alcohol is forbidden. A cyclist with 0.15 mg to under 0.5 mg of alcohol in a litre of breath can be punished with imprisonment of up to 3 years or a fine of up to 500,000 yen; from 0.5 mg, or at any amount that may make normal riding impossible, it is drunk riding, with up to 5 years or 1,000,000 yen.",
    basis: ["RTA 65(1)", "RTA 117-2(1)(i)", "RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "escooter-definition": {
    rule: "An e-scooter in the sense of the Road Traffic Act is electric with a rated output of 0.6 kW or less, is at most 1.9 m long and 0.6 m wide, cannot go faster than 20 km/h and has a green lamp that shows its maximum speed.",
    basis: ["RTR 1-2-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-age-16-no-licence": {
    rule: "A person must be 16 or over to ride an e-scooter, but needs no driving licence for it.",
    basis: ["RTA 64-2(1)"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-no-lending-under-16": {
    rule: "Nobody may lend or give an e-scooter to a person under 16 who might ride it.",
    basis: ["RTA 64-2(2)"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-under-16-penalty": {
    rule: "A person under 16 who rides an e-scooter, and a person who provided the e-scooter to such a rider, can be punished with imprisonment of up to 6 months or a fine of up to 100,000 yen.",
    basis: ["RTA 118"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-sidewalk-mode": {
    rule: "An e-scooter may use a sidewalk only in the mode that limits it to 6 km/h or less and makes its green lamp flash, and only where a sign or marking allows ordinary bicycles to use the sidewalk.",
    basis: ["RTA 17-2", "RTR 5-6-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-sidewalk-pedestrians-first": {
    rule: "An e-scooter on a sidewalk must give priority to pedestrians and must stop temporarily if it would hinder them.",
    basis: ["RTA 17-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-side-strip": {
    rule: "An e-scooter may use the side strip only in the 6 km/h mode, only on the left side of the road, and not the side strip with two solid lines for pedestrians. It must not hinder pedestrians.",
    basis: ["RTA 17-3"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-plate-and-insurance": {
    rule: "An e-scooter on the road must have a number plate and compulsory automobile liability insurance.",
    basis: ["CALI 5"],
    checked: "2026-11-21",
  },
  "escooter-helmet-effort": {
    rule: "Riders of e-scooters must make an effort to wear a helmet.",
    basis: ["RTA 71-4(3)"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-no-passenger": {
    rule: "An e-scooter carries the rider only and no passenger.",
    basis: ["RTO 23"],
    checked: "2026-11-21",
  },
  "moped-new-standard": {
    rule: "A two-wheeler of over 50 cc but 125 cc or less whose maximum output is limited to 4.0 kW or less counts as a moped, and a moped licence or an ordinary licence is enough to ride it.",
    basis: ["RTR 1-2"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "moped-new-standard-same-rules": {
    rule: "A new-standard moped of 125 cc or less and 4.0 kW or less follows the rules for mopeds: at most 30 km/h, rider only, and the two-step right turn where it is required.",
    basis: ["RTR 1-2", "RTO 11", "RTO 23", "RTA 34(5)"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "moped-rider-only": {
    rule: "A moped carries the rider only and no passenger.",
    basis: ["RTO 23"],
    checked: "2026-11-21",
  },
  "moped-helmet": {
    rule: "A person must not ride a moped without a helmet.",
    basis: ["RTA 71-4(2)"],
    checked: "2026-11-21",
  },
  "moped-no-expressway": {
    rule: "A moped of any kind must not use national expressways or motor-vehicle-only roads.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "motorcycle-passenger-1-year": {
    rule: "On ordinary roads a rider who has held a motorcycle licence for less than 1 year in all must not carry a passenger on a motorcycle without a sidecar.",
    basis: ["RTA 71-4"],
    checked: "2026-11-21",
  },
  "motorcycle-passenger-expressway-20-and-3-years": {
    rule: "On an expressway a rider may carry a passenger on a motorcycle without a sidecar only if the rider is 20 or over and has held a motorcycle licence for 3 years or more in all.",
    basis: ["RTA 71-4"],
    checked: "2026-11-21",
  },
  "motorcycle-looks-far-and-slow": {
    rule: "Seen from a car, a motorcycle looks farther away and slower than it really is.",
    basis: ["KYO 5-7-1(1)"],
    checked: "2026-11-21",
  },
  "motorcycle-in-blind-spot": {
    rule: "A motorcycle is small and is easily hidden in the blind spots of a car.",
    basis: ["KYO 5-7-1(1)"],
    checked: "2026-11-21",
  },
  "moped-pedals-and-motor": {
    rule: "A bicycle with a throttle and a motor (moped with pedals) is a moped even when it is pedalled with the motor off, so it needs a licence, a number plate, insurance and a helmet.",
    basis: ["RTA 2(1)(xvii)"],
    checked: "2026-11-21",
    changed: "2024-11-01",
  },
  "motorcycle-passenger-where-forbidden": {
    rule: "Nobody may ride two-up on a moped, on a motorcycle without a passenger seat or, unless it has a sidecar, in the first year of the rider's licence or where the sign against riding with a passenger stands.",
    basis: ["RTA 71-4", "SO 310-2", "KYO 8-1-4"],
    checked: "2026-11-21",
  },
  "motorcycle-no-sidewalk-or-side-strip": {
    rule: "Motorcycles and mopeds must not use the sidewalk, the side strip or a cycle track, even in a traffic jam.",
    basis: ["RTA 17", "KYO 5-2-7(2)"],
    checked: "2026-11-21",
  },
  "escooter-left-edge": {
    rule: "An e-scooter is ridden along the left edge of the roadway or on a cycle track.",
    basis: ["RTA 17(3)", "RTA 18(1)", "KYO 3-3-1(3)"],
    checked: "2026-11-21",
  },
  "bicycle-phone": {
    rule: "A cyclist who rides while holding a phone to call or to look at it faces up to 6 months of imprisonment or a fine of up to 100,000 yen, and up to 1 year or 300,000 yen if this causes danger.",
    basis: ["RTA 118", "RTA 117-4"],
    checked: "2026-11-21",
    changed: "2024-11-01",
  },
  "bicycle-alcohol-others": {
    rule: "Lending a bicycle to a person who has drunk and serving drink to a cyclist are punishable too if that person then rides, and so is asking a drinker for a ride and riding along.",
    basis: [
      "RTA 65(2)",
      "RTA 65(3)",
      "RTA 65(4)",
      "RTA 117-2-2(1)",
      "RTA 117-3-2",
    ],
    checked: "2026-11-21",
    changed: "2024-11-01",
  },
  "bicycle-stop-and-one-way-signs": {
    rule: "Bicycles must obey stop signs and one-way signs unless a plate exempts them.",
    basis: ["RTA 8", "RTA 43"],
    checked: "2026-11-21",
  },
  "bicycle-on-roadway-vehicle-lights": {
    rule: "A bicycle on the roadway obeys the lights for vehicles, unless the pedestrian light is marked for pedestrians and bicycles.",
    basis: ["RTO 2(4)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
