import type { Rules } from "./schema";

/** Who counts as a pedestrian and what drivers owe people on foot. */
export const pedestrians = {
  "pedestrian-right-edge": {
    rule: "Pedestrians must use the sidewalk or a wide enough side strip. Where there is neither, they must keep to the right edge of the road. If the right edge is dangerous, they may keep to the left edge. These rules do not apply when they cross the road or the way is blocked.",
    basis: ["RTA 10(1)", "RTA 10(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-wheelchair-and-pram": {
    rule: "People who use a wheelchair or push a pram count as pedestrians.",
    basis: ["RTA 2(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-pushing-two-wheeler": {
    rule: "A person who walks and pushes a bicycle counts as a pedestrian. So does a person who walks and pushes a two-wheeled motorcycle or moped with the engine off. This holds only if the vehicle has no sidecar and tows nothing.",
    basis: ["RTA 2(3)(ii)", "KYO 2-1"],
    checked: "2026-11-21",
  },
  "pedestrian-sidecar-or-towing-is-no-pedestrian": {
    rule: "A person who pushes a motorcycle with a sidecar does not count as a pedestrian. The same holds for a two-wheeler that tows something.",
    basis: ["RTA 2(3)(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-mobility-device": {
    rule: "A person on a single-seat powered mobility device counts as a pedestrian. This holds if the device has the legal size and goes 6 km/h or less. It is a different kind of vehicle from an e-scooter.",
    basis: ["RTA 2(1)(xi-3)", "RTA 2(3)"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "pedestrian-delivery-robot": {
    rule: "Remote-controlled small vehicles such as delivery robots follow the rules for pedestrians. They must give way to pedestrians. You should expect them on sidewalks and crosswalks and let them pass safely.",
    basis: ["RTA 2(1)(xi-5)", "RTA 10", "RTA 14-2", "RTA 70"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "pedestrian-procession-right-edge": {
    rule: "Groups such as columns of pupils and funerals may walk on the roadway along its right edge. Only the groups that the Order names must do so. They are flag-waving demonstrations of 100 or more people and armed Self-Defence Force columns of 100 or more. People who lead large animals such as an elephant must do so, too.",
    basis: ["RTA 11(1)", "RTA 11(2)", "RTO 7"],
    checked: "2026-11-21",
  },
  "pedestrian-procession-do-not-cut-through": {
    rule: "Drivers should not cut through a procession. They must not get in its way while it crosses on a crosswalk or at an intersection.",
    basis: ["RTA 38(1)", "RTA 38-2", "RTA 70"],
    checked: "2026-11-21",
  },
  "pedestrian-age-child-and-infant": {
    rule: "In the Road Traffic Act a child is a person aged 6 or over and under 13. An infant is a person aged under 6.",
    basis: ["RTA 14(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-passing-gap-or-slowly": {
    rule: "When you pass beside a pedestrian, as on a road without a sidewalk, you must keep a safe gap or drive slowly.",
    basis: ["RTA 18(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-approach-speed": {
    rule: "Near a crosswalk or bicycle crossing, you must go at a speed at which you can stop just before it or before its stop line. This does not apply if it is clear that no pedestrian or bicycle is about to cross in front of you.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-stop": {
    rule: "On a crosswalk or bicycle crossing, a pedestrian or bicycle is crossing or about to cross in front of you. You must stop (一時停止) just before the crossing or its stop line. You must not get in their way.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-standing-vehicle": {
    rule: "If a vehicle is standing on or just before a crosswalk or bicycle crossing, you must stop before you go past its front. This does not apply where a signal or an officer is then stopping people from crossing there.",
    basis: ["RTA 38(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-no-passing-30m": {
    rule: "This rule is for a crosswalk or bicycle crossing without signals and for the 30 m before it. You must not pass a vehicle that is moving ahead of you, even without changing course. The rule does not cover passing an e-scooter or a light vehicle.",
    basis: ["RTA 38(3)", "RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-overtaking-and-passing-30m": {
    rule: "This rule is for a crosswalk or bicycle crossing without signals and for the 30 m before it. You must not overtake or pass a moving vehicle ahead. Overtaking or passing e-scooters and light vehicles is an exception.",
    basis: ["RTA 30(iii)", "RTA 38(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-crossing-without-crosswalk": {
    rule: "A pedestrian crosses the road at or close to an intersection, where there is no crosswalk. Drivers must not get in the way.",
    basis: ["RTA 38-2"],
    checked: "2026-11-21",
  },
  "pedestrian-vulnerable-stop-or-slow-list": {
    rule: "You must stop or drive slowly so that you do not get in the way of certain people. They are wheelchair users, and blind people with a white or yellow cane or with a guide dog. They are also deaf people and people with certain disabilities who carry such a cane. And they are children or infants who walk without a guardian.",
    basis: ["RTA 71(ii)", "RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-cane-or-guide-dog": {
    rule: "When a blind person walks with a white or yellow cane or with a guide dog, you must stop or drive slowly. You must not get in that person's way.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-cane-colours": {
    rule: "By law, the cane of a blind, deaf or disabled pedestrian is white or yellow. The harness of a guide dog is white or yellow, too.",
    basis: ["RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-deaf-or-disabled-with-cane": {
    rule: "When a deaf person walks with a white or yellow cane, you must stop or drive slowly. The same holds for a person with a disability that the law names who walks with such a cane. You must not get in that person's way.",
    basis: ["RTA 71(ii)", "RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-child-alone": {
    rule: "When a child or infant walks without a guardian, you must stop or drive slowly. You must not get in the child's way.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-wheelchair-user-stop-or-slow": {
    rule: "When a person in a wheelchair uses the road, you must stop or drive slowly. You must not get in that person's way.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-elderly-stop-or-slow": {
    rule: "When an elderly, disabled or other pedestrian has difficulty in walking along or across the road, you must stop or drive slowly. You must not get in that person's way.",
    basis: ["RTA 71(ii-2)"],
    checked: "2026-11-21",
  },
  "pedestrian-school-bus-slowly": {
    rule: "A school or kindergarten bus has stopped with its hazard lamps on to let children on or off. When you pass it, you must drive slowly and check that it is safe, whether or not you see people. You do not have to stop.",
    basis: ["RTA 71(ii-3)", "RTO 26-3"],
    checked: "2026-11-21",
  },
  "pedestrian-safety-zone-slowly": {
    rule: "When you pass a safety zone on your side of the road, you must drive slowly if a pedestrian is on it. If nobody is on it, there is no duty to drive slowly.",
    basis: ["RTA 71(iii)"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-wait": {
    rule: "When you catch up with a tram that stands to let passengers on or off, you must stop behind it. You must wait until they have got on or off. You must also wait until nobody who has got off is crossing, or about to cross, in front of you. Where there is a safety zone for the passengers, you do not have to stop.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-safety-zone": {
    rule: "Where there is a safety zone for the passengers of a stopped tram, a vehicle may pass slowly on the left of the tram.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-1-5m": {
    rule: "Where there is no safety zone, you may pass slowly on the left of a stopped tram only under two conditions. Nobody is getting on or off, and you can keep 1.5 m or more from the tram.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-no-splashing": {
    rule: "When you drive through mud or a puddle, you must slow down or take other care so that you do not splash people.",
    basis: ["RTA 71(i)"],
    checked: "2026-11-21",
  },
  "pedestrian-beside-parked-cars": {
    rule: "When you pass parked or stopped cars, you should expect a door to open and people to step out.",
    basis: ["KYO 5-3-1(5)"],
    checked: "2026-11-21",
  },
  "pedestrian-check-before-opening-door": {
    rule: "You must not open a door or get out before you have checked that it is safe. You must also take care that your passengers cause no danger in this way.",
    basis: ["RTA 71(iv-3)"],
    checked: "2026-11-21",
  },
  "pedestrian-expect-running-child": {
    rule: "You should expect a child to run out where there are school signs, where a ball rolls out or where children are near a bus.",
    basis: ["KYO 5-3-4(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-walking-frame": {
    rule: "A person who walks with a walking frame on wheels, a pram or a shopping trolley is a pedestrian. If that person has difficulty in walking, you must stop or drive slowly.",
    basis: ["RTA 2(3)(i)", "RTO 1", "RTA 71(ii-2)"],
    checked: "2026-11-21",
  },
  "pedestrian-vulnerable-gap-is-not-enough": {
    rule: "You must stop or drive slowly beside a child alone, a wheelchair user or a person with a white or yellow cane or a guide dog. A wide gap alone is not enough.",
    basis: ["RTA 71(ii)", "KYO 5-3-3", "KYO 5-3-4"],
    checked: "2026-11-21",
  },
  "pedestrian-on-side-strip-gap-or-slowly": {
    rule: "The duty to keep a safe gap or to drive slowly also holds beside a pedestrian on a side strip.",
    basis: ["RTA 18(2)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
