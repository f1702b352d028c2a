import type { Rules } from "./schema";

/** Bicycles, e-scooters, mopeds and motorcycles: their rules, and how to drive near them. */
export const cyclists = {
  "bicycle-roadway-left-edge": {
    rule: "A bicycle is a light vehicle. As a rule it must be ridden on the roadway, along its left edge.",
    basis: ["RTA 17(1)", "RTA 18(1)", "RTA 63-4(1)"],
    checked: "2026-11-21",
  },
  "bicycle-side-strip-left-only": {
    rule: "A bicycle may use the side strip only on the left side of the road. It must not use a side strip with two solid lines for pedestrians. It must not use one where it would greatly get in the way of pedestrians.",
    basis: ["RTA 17-3"],
    checked: "2026-11-21",
  },
  "bicycle-sidewalk-when": {
    rule: "An ordinary bicycle may use the sidewalk only in three cases. The first is where a sign or marking allows it. The second is where the rider is under 13, is 70 or over or has a disability that makes riding on the roadway unsafe. The third is where the state of the roadway or the traffic makes it unavoidable for safety.",
    basis: ["RTA 63-4(1)", "RTO 26"],
    checked: "2026-11-21",
  },
  "bicycle-sidewalk-slowly": {
    rule: "On a sidewalk without a part marked for bicycles, an ordinary bicycle must go slowly on the side nearer the roadway. It must stop if it would get in the way of pedestrians.",
    basis: ["RTA 63-4(2)"],
    checked: "2026-11-21",
  },
  "bicycle-passing-safe-speed": {
    rule: "This rule is for a car, motorcycle or moped that passes on the right of a bicycle, another light vehicle or an e-scooter. Both go the same way, and it is not overtaking. If there is not enough room between them, the car, motorcycle or moped must go at a safe speed that suits the room. The rule does not cover passing one on a sidewalk or a cycle track.",
    basis: ["RTA 18(3)", "RTA 119(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passing-rule-not-on-sidewalk": {
    rule: "There is a duty to go at a safe speed when there is not enough room beside a bicycle. It does not cover passing bicycles that are ridden on a sidewalk or a cycle track.",
    basis: ["RTA 18(3)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passed-keeps-left": {
    rule: "This rule is for a rider of a bicycle, another light vehicle or an e-scooter. A car, motorcycle or moped that goes the same way passes on the right, without overtaking. If there is not enough room between them, the rider must keep as far to the left edge as possible. The rule is not for riders on a sidewalk or a cycle track.",
    basis: ["RTA 18(4)", "RTA 120(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-passing-no-fixed-distance": {
    rule: "The Road Traffic Act names no distance in metres that must be kept when you pass a bicycle.",
    basis: ["RTA 18(3)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-no-crossing-line-wait": {
    rule: "Some centre lines forbid crossing them to overtake. You must not go over such a line to overtake a moving bicycle with more room. You must stay behind it if there is no room.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "bicycle-crossing-must-be-used": {
    rule: "A bicycle that crosses a road must use the bicycle crossing if there is one nearby.",
    basis: ["RTA 63-6"],
    checked: "2026-11-21",
  },
  "bicycle-crossing-driver-duty": {
    rule: "You have the same duties to bicycles that cross on a bicycle crossing as to pedestrians on a crosswalk. You must stop if a bicycle is crossing or about to cross in front of your vehicle.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "bicycle-side-by-side": {
    rule: "Bicycles must not be ridden side by side. Where a sign or marking allows it, two ordinary bicycles may ride side by side, but not three.",
    basis: ["RTA 19", "RTA 63-5"],
    checked: "2026-11-21",
  },
  "bicycle-helmet-effort": {
    rule: "Cyclists of all ages must make an effort to wear a helmet. Riding without one is not punished.",
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
    rule: "The blue ticket does not cover serious offences by cyclists. Examples are drunk riding, causing danger by using a phone, and offences that cause an accident. These are dealt with as crimes.",
    basis: ["RTA 125(1)", "RTA 125(2)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "bicycle-alcohol": {
    rule: "Riding a bicycle after drinking any alcohol is forbidden. It can be punished from 0.15 mg to under 0.5 mg of alcohol in a litre of breath. The punishment is imprisonment of up to 3 years or a fine of up to 500,000 yen. From 0.5 mg it is drunk riding, with up to 5 years or 1,000,000 yen. At any amount that may make normal riding impossible, it is drunk riding, too.",
    basis: ["RTA 65(1)", "RTA 117-2(1)(i)", "RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "escooter-definition": {
    rule: "The Road Traffic Act says what an e-scooter is. It is electric with a rated output of 0.6 kW or less. It is at most 1.9 m long and 0.6 m wide and cannot go faster than 20 km/h. It has a green lamp that shows its maximum speed.",
    basis: ["RTR 1-2-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-age-16-no-licence": {
    rule: "You must be 16 or over to ride an e-scooter. You need no driving licence for it.",
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
    rule: "A person under 16 who rides an e-scooter can be punished, and so can a person who provided it to such a rider. The punishment is imprisonment of up to 6 months or a fine of up to 100,000 yen.",
    basis: ["RTA 118"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-sidewalk-mode": {
    rule: "An e-scooter may use a sidewalk only in the mode that limits it to 6 km/h or less and makes its green lamp flash. It may do so only where a sign or marking allows ordinary bicycles to use the sidewalk.",
    basis: ["RTA 17-2", "RTR 5-6-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-sidewalk-pedestrians-first": {
    rule: "An e-scooter on a sidewalk must give priority to pedestrians. It must stop if it would get in their way.",
    basis: ["RTA 17-2"],
    checked: "2026-11-21",
    changed: "2023-07-01",
  },
  "escooter-side-strip": {
    rule: "An e-scooter may use the side strip only in the 6 km/h mode and only on the left side of the road. It must not use a side strip with two solid lines for pedestrians. It must not get in the way of pedestrians.",
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
    rule: "A two-wheeler of over 50 cc but 125 cc or less counts as a moped if its maximum output is limited to 4.0 kW or less. A moped licence or an ordinary licence is enough to ride it.",
    basis: ["RTR 1-2"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "moped-new-standard-same-rules": {
    rule: "A new-standard moped of 125 cc or less and 4.0 kW or less follows the rules for mopeds. They are: at most 30 km/h, rider only, and the two-step right turn where it is required.",
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
    rule: "You must not ride a moped without a helmet.",
    basis: ["RTA 71-4(2)"],
    checked: "2026-11-21",
  },
  "moped-no-expressway": {
    rule: "A moped of any kind must not use national expressways or motor-vehicle-only roads.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "motorcycle-passenger-1-year": {
    rule: "This rule is for ordinary roads and a motorcycle without a sidecar. A rider who has held a motorcycle licence for less than 1 year in all must not carry a passenger.",
    basis: ["RTA 71-4"],
    checked: "2026-11-21",
  },
  "motorcycle-passenger-expressway-20-and-3-years": {
    rule: "On an expressway a rider may carry a passenger on a motorcycle without a sidecar only under two conditions. The rider is 20 or over, and has held a motorcycle licence for 3 years or more in all.",
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
    rule: "A bicycle with a throttle and a motor (moped with pedals) is a moped, even when you pedal it with the motor off. So it needs a licence, a number plate, insurance and a helmet.",
    basis: ["RTA 2(1)(xvii)"],
    checked: "2026-11-21",
    changed: "2024-11-01",
  },
  "motorcycle-passenger-where-forbidden": {
    rule: "Nobody may ride with a passenger on a moped or on a motorcycle without a passenger seat. On a motorcycle without a sidecar, it is also forbidden in two cases. The first is in the first year of the rider's licence. The second is where the sign against riding with a passenger stands.",
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
    rule: "A cyclist who rides while holding a phone to call or to look at it can be punished. The punishment is up to 6 months of imprisonment or a fine of up to 100,000 yen. If this causes danger, it is up to 1 year or 300,000 yen.",
    basis: ["RTA 118", "RTA 117-4"],
    checked: "2026-11-21",
    changed: "2024-11-01",
  },
  "bicycle-alcohol-others": {
    rule: "Other people can be punished, too. That holds for lending a bicycle to a person who has drunk and for serving drink to a cyclist, if that person then rides. It also holds for asking a drinker for a ride and riding along.",
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
    rule: "Bicycles must obey stop signs and one-way signs, unless a plate makes an exception for them.",
    basis: ["RTA 8", "RTA 43"],
    checked: "2026-11-21",
  },
  "bicycle-on-roadway-vehicle-lights": {
    rule: "A bicycle on the roadway obeys the lights for vehicles, unless the pedestrian light is marked for pedestrians and bicycles.",
    basis: ["RTO 2(4)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
