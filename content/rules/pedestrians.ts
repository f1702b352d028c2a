import type { Rules } from "./schema";

/** Who counts as a pedestrian and what drivers owe people on foot. */
export const pedestrians = {
  "pedestrian-right-edge": {
    rule: "Except when they cross the road or the way is blocked, pedestrians must use the sidewalk or a wide enough side strip. Where there is neither, they must keep to the right edge of the road, or may keep to the left edge if the right edge is dangerous.",
    basis: ["RTA 10(1)", "RTA 10(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-wheelchair-and-pram": {
    rule: "People who use a wheelchair or push a pram count as pedestrians.",
    basis: ["RTA 2(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-pushing-two-wheeler": {
    rule: "A person who walks and pushes a two-wheeled motorcycle or moped with the engine off, or a bicycle, counts as a pedestrian, if it has no sidecar and tows nothing.",
    basis: ["RTA 2(3)(ii)", "KYO 2-1"],
    checked: "2026-11-21",
  },
  "pedestrian-sidecar-or-towing-is-no-pedestrian": {
    rule: "A person who pushes a motorcycle with a sidecar, or a two-wheeler that tows something, does not count as a pedestrian.",
    basis: ["RTA 2(3)(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-mobility-device": {
    rule: "A person who uses a single-seat powered mobility device of the legal size that goes 6 km/h or less counts as a pedestrian. This is a different kind of vehicle from an e-scooter.",
    basis: ["RTA 2(1)(xi-3)", "RTA 2(3)"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "pedestrian-delivery-robot": {
    rule: "Remote-controlled small vehicles such as delivery robots follow the rules for pedestrians and must give way to pedestrians. A driver should expect them on sidewalks and crosswalks and let them pass safely.",
    basis: ["RTA 2(1)(xi-5)", "RTA 10", "RTA 14-2", "RTA 70"],
    checked: "2026-11-21",
    changed: "2023-04-01",
  },
  "pedestrian-procession-right-edge": {
    rule: "Groups such as columns of pupils and funerals may walk on the roadway along its right edge. Only those that the Order names must do so: flag-waving demonstrations of 100 or more people, armed Self-Defence Force columns of 100 or more, and people who lead large animals such as an elephant.",
    basis: ["RTA 11(1)", "RTA 11(2)", "RTO 7"],
    checked: "2026-11-21",
  },
  "pedestrian-procession-do-not-cut-through": {
    rule: "Drivers should not cut through a procession, and must not hinder it while it crosses on a crosswalk or at an intersection.",
    basis: ["RTA 38(1)", "RTA 38-2", "RTA 70"],
    checked: "2026-11-21",
  },
  "pedestrian-age-child-and-infant": {
    rule: "In the Road Traffic Act a child is a person aged 6 or over and under 13, and an infant is a person aged under 6.",
    basis: ["RTA 14(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-passing-gap-or-slowly": {
    rule: "A vehicle that passes beside a pedestrian, as on a road without a sidewalk, must keep a safe gap or drive slowly.",
    basis: ["RTA 18(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-approach-speed": {
    rule: "When you come near a crosswalk or bicycle crossing, you must go at a speed at which you can stop just before it or before its stop line. This does not apply if it is clear that no pedestrian or bicycle is about to cross in front of you.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-stop": {
    rule: "If a pedestrian or bicycle is crossing or about to cross in front of you on a crosswalk or bicycle crossing, you must stop temporarily just before the crossing or its stop line and must not hinder them.",
    basis: ["RTA 38(1)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-standing-vehicle": {
    rule: "If a vehicle is standing on or just before a crosswalk or bicycle crossing, you must stop temporarily before you go past its front. This does not apply where a signal or an officer is then stopping people from crossing there.",
    basis: ["RTA 38(2)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-no-passing-30m": {
    rule: "On a crosswalk or bicycle crossing without signals and within 30 m before it, you must not pass a vehicle that is moving ahead of you, even without changing course. This does not cover passing an e-scooter or a light vehicle.",
    basis: ["RTA 38(3)", "RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "pedestrian-crosswalk-overtaking-and-passing-30m": {
    rule: "On a crosswalk or bicycle crossing without signals and within 30 m before it, both overtaking and passing a moving vehicle ahead are forbidden, except for overtaking or passing e-scooters and light vehicles.",
    basis: ["RTA 30(iii)", "RTA 38(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-crossing-without-crosswalk": {
    rule: "At or close to an intersection, at a place without a crosswalk, drivers must not hinder a pedestrian who is crossing the road.",
    basis: ["RTA 38-2"],
    checked: "2026-11-21",
  },
  "pedestrian-vulnerable-stop-or-slow-list": {
    rule: "A driver must stop temporarily or drive slowly so as not to hinder wheelchair users, blind people with a white or yellow cane or with a guide dog, deaf people or people with certain disabilities who carry such a cane, and children or infants who walk without a guardian.",
    basis: ["RTA 71(ii)", "RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-cane-or-guide-dog": {
    rule: "When a blind person walks with a white or yellow cane or with a guide dog, a driver must stop temporarily or drive slowly and must not hinder that person.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-cane-colours": {
    rule: "The cane that a blind, deaf or disabled pedestrian carries under the law is white or yellow, and the harness of a guide dog is white or yellow.",
    basis: ["RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-deaf-or-disabled-with-cane": {
    rule: "When a deaf person, or a person with a disability that the law names, walks with a white or yellow cane, a driver must stop temporarily or drive slowly and must not hinder that person.",
    basis: ["RTA 71(ii)", "RTO 8"],
    checked: "2026-11-21",
  },
  "pedestrian-child-alone": {
    rule: "When a child or infant walks without a guardian, a driver must stop temporarily or drive slowly and must not hinder the child.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-wheelchair-user-stop-or-slow": {
    rule: "When a person in a wheelchair uses the road, a driver must stop temporarily or drive slowly and must not hinder that person.",
    basis: ["RTA 71(ii)"],
    checked: "2026-11-21",
  },
  "pedestrian-elderly-stop-or-slow": {
    rule: "When an elderly, disabled or other pedestrian has difficulty in walking along or across the road, a driver must stop temporarily or drive slowly and must not hinder that person.",
    basis: ["RTA 71(ii-2)"],
    checked: "2026-11-21",
  },
  "pedestrian-school-bus-slowly": {
    rule: "A driver who passes a school or kindergarten bus that has stopped with its hazard lamps on to let children on or off must drive slowly and check that it is safe, whether or not people are seen, but need not stop.",
    basis: ["RTA 71(ii-3)", "RTO 26-3"],
    checked: "2026-11-21",
  },
  "pedestrian-safety-zone-slowly": {
    rule: "A driver who passes a safety zone on the left part of the road must drive slowly if a pedestrian is on it. If nobody is on it, there is no duty to drive slowly.",
    basis: ["RTA 71(iii)"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-wait": {
    rule: "A vehicle that catches up with a tram standing to let passengers on or off must stop behind it until they have got on or off and nobody who has got off is crossing, or about to cross, in front of the vehicle. Where there is a safety zone for the passengers, it need not stop.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-safety-zone": {
    rule: "Where there is a safety zone for the passengers of a stopped tram, a vehicle may pass slowly on the left of the tram.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-tram-stop-1-5m": {
    rule: "Where there is no safety zone, a vehicle may pass slowly on the left of a stopped tram only if nobody is getting on or off and it can keep 1.5 m or more from the tram.",
    basis: ["RTA 31"],
    checked: "2026-11-21",
  },
  "pedestrian-no-splashing": {
    rule: "When driving through mud or a puddle, a driver must slow down or take other care so that mud or water does not splash people.",
    basis: ["RTA 71(i)"],
    checked: "2026-11-21",
  },
  "pedestrian-beside-parked-cars": {
    rule: "When passing parked or stopped cars, you should expect a door to open and people to step out.",
    basis: ["KYO 5-3-1(5)"],
    checked: "2026-11-21",
  },
  "pedestrian-check-before-opening-door": {
    rule: "A driver must not open a door or get out without checking that it is safe, and must take care that passengers cause no danger in this way either.",
    basis: ["RTA 71(iv-3)"],
    checked: "2026-11-21",
  },
  "pedestrian-expect-running-child": {
    rule: "Where there are school signs, where a ball rolls out or where children are near a bus, you should expect a child to run out.",
    basis: ["KYO 5-3-4(3)"],
    checked: "2026-11-21",
  },
  "pedestrian-walking-frame": {
    rule: "A person who walks with a walking frame on wheels, a pram or a shopping trolley is a pedestrian; if that person has difficulty in walking, a driver must stop temporarily or drive slowly.",
    basis: ["RTA 2(3)(i)", "RTO 1", "RTA 71(ii-2)"],
    checked: "2026-11-21",
  },
  "pedestrian-vulnerable-gap-is-not-enough": {
    rule: "Beside a child alone, a wheelchair user or a person with a white or yellow cane or a guide dog, a wide gap alone is not enough: a driver must stop temporarily or drive slowly.",
    basis: ["RTA 71(ii)", "KYO 5-3-3", "KYO 5-3-4"],
    checked: "2026-11-21",
  },
  "pedestrian-on-side-strip-gap-or-slowly": {
    rule: "The duty to keep a safe gap or to drive slowly also holds beside a pedestrian on a side strip.",
    basis: ["RTA 18(2)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
