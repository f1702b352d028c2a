import type { Rules } from "./schema";

/** Where on the road to drive, and when to make way for others. */
export const position = {
  // Roadway, sidewalk, side strip
  "position-use-roadway": {
    rule: "Where a road has a sidewalk or side strip beside the roadway, motor vehicles and mopeds must drive on the roadway, except to cross the sidewalk or side strip to reach or leave a place beside the road, or to stop or park where that is allowed.",
    basis: ["RTA 17(1)"],
    checked: "2026-11-21",
  },
  "position-stop-before-sidewalk": {
    rule: "Before you cross a sidewalk or side strip to enter or leave a place beside the road, you must stop temporarily just before it every time, even if you see nobody, and you must not hinder pedestrians.",
    basis: ["RTA 17(1)", "RTA 17(2)"],
    checked: "2026-11-21",
  },
  "position-stop-before-side-strip-parking": {
    rule: "You must also stop temporarily just before a side strip, and not hinder pedestrians, when you enter it to stop or park in it.",
    basis: ["RTA 17(1)", "RTA 17(2)"],
    checked: "2026-11-21",
  },
  "position-side-strip-motor-vehicles": {
    rule: "Motor vehicles must not drive along a side strip; they may only cross it to reach or leave a place beside the road, or stop or park in it where that is allowed.",
    basis: ["RTA 17(1)"],
    checked: "2026-11-21",
  },
  "position-side-strip-width": {
    rule: "A side strip that the authority sets up is 0.75 m wide or more, or 0.5 m or more where this cannot be avoided.",
    basis: ["RTO 1-2"],
    checked: "2026-11-21",
  },
  "position-cycle-track": {
    rule: "Motor vehicles must not use a cycle track; they may only cross it where this cannot be avoided to reach or leave a place beside the road.",
    basis: ["RTA 17(3)"],
    checked: "2026-11-21",
  },
  "position-shoulder": {
    rule: "On a road without a sidewalk, cycle track or shared bicycle and pedestrian path, four-wheeled motor vehicles must not drive on the shoulder; where the shoulder is not clear, it is the outer 0.5 m from the road edge, or 0.25 m in a tunnel or on a bridge or viaduct.",
    basis: ["VRO 9"],
    checked: "2026-11-21",
  },
  "position-shoulder-two-wheelers": {
    rule: "The Vehicle Restriction Order bans only four-wheeled motor vehicles from the shoulder of a road without a sidewalk, but the Rules of the Road tell every vehicle to keep off the shoulder.",
    basis: ["VRO 9", "KYO 5-2-7(4)"],
    checked: "2026-11-21",
  },
  "position-no-entry-areas": {
    rule: "Vehicles must not enter safety zones or parts of the road that signs or markings show as closed to vehicles.",
    basis: ["RTA 17(6)"],
    checked: "2026-11-21",
  },
  "position-pedestrian-road-permit": {
    rule: "You may drive on a pedestrian road only with a permit of the police station, for example because your garage is there or to carry a disabled person, or if you are exempted.",
    basis: ["RTA 8", "RTO 6"],
    checked: "2026-11-21",
  },
  "position-pedestrian-road-slowly": {
    rule: "A vehicle that is allowed on a pedestrian road must drive slowly, even when the road is empty, and pay special attention to pedestrians.",
    basis: ["RTA 9"],
    checked: "2026-11-21",
  },
  // Left of the centre
  "position-keep-left": {
    rule: "Vehicles must keep to the part of the roadway on the left of the centre of the road, or of the centre line where there is one.",
    basis: ["RTA 17(4)"],
    checked: "2026-11-21",
  },
  "position-over-centre-five-cases": {
    rule: "You may go over the centre of the road only on a one-way road, where the left part is too narrow for your vehicle, past damage, works or another obstacle, to overtake under certain conditions, or as a right-side passage marking near a bend of a steep road says.",
    basis: ["RTA 17(5)"],
    checked: "2026-11-21",
  },
  "position-over-centre-one-way": {
    rule: "On a one-way road, a vehicle may drive on the right part of the road.",
    basis: ["RTA 17(5)(i)"],
    checked: "2026-11-21",
  },
  "position-over-centre-narrow": {
    rule: "You may go over the centre where the left part of the road is not wide enough for your vehicle to pass.",
    basis: ["RTA 17(5)(ii)"],
    checked: "2026-11-21",
  },
  "position-over-centre-obstacle": {
    rule: "You may go over the centre where road damage, roadworks or another obstacle keeps you from passing on the left part of the road.",
    basis: ["RTA 17(5)(iii)"],
    checked: "2026-11-21",
  },
  "position-over-centre-overtaking": {
    rule: "You may go over the centre to overtake only where the left part of the road is less than 6 m wide, you can see the right part well, you do not hinder oncoming traffic, and no sign or marking forbids it.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "position-over-centre-as-little": {
    rule: "Except on a one-way road, a vehicle that may go over the centre must do so as little as possible.",
    basis: ["RTA 17(5)"],
    checked: "2026-11-21",
  },
  "position-one-way": {
    rule: "On a one-way road, you must not drive against the direction of the arrow.",
    basis: ["RTA 8"],
    checked: "2026-11-21",
  },
  // Lanes
  "position-no-lanes-cars": {
    rule: "On a road without lanes, motor vehicles and mopeds must keep to the left side of the road.",
    basis: ["RTA 18(1)"],
    checked: "2026-11-21",
  },
  "position-no-lanes-light-vehicles": {
    rule: "On a road without lanes, e-scooters and light vehicles must keep to the left edge of the road.",
    basis: ["RTA 18(1)"],
    checked: "2026-11-21",
  },
  "position-two-lanes": {
    rule: "On a road with two lanes in your direction, you must drive in the left lane; the right lane is for overtaking, for turning right and for avoiding obstacles.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-three-lanes": {
    rule: "On a road with three or more lanes in your direction, cars may use any lane but the rightmost one according to their speed; the rightmost lane is kept free for overtaking and the like.",
    basis: ["RTA 20(1)", "RTO 9"],
    checked: "2026-11-21",
  },
  "position-leftmost-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles must keep to the leftmost lane even where there are three or more lanes, except for example to overtake, to get ready for a right turn like a car, or to avoid an obstacle.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-overtaking-next-lane": {
    rule: "When you overtake on a road with lanes, you must use the lane immediately to the right of your own.",
    basis: ["RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-overtaking-lane-stay": {
    rule: "You must not keep driving in the overtaking lane, which is the rightmost lane, when you are not overtaking, turning right or avoiding an obstacle; staying in it is a lane violation.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-straddling-lanes": {
    rule: "You must not drive across two lanes at once, and you should not weave from lane to lane.",
    basis: ["RTA 20(1)", "KYO 5-2-3"],
    checked: "2026-11-21",
  },
  "position-change-without-need": {
    rule: "You must not change course without need.",
    basis: ["RTA 26-2(1)"],
    checked: "2026-11-21",
  },
  "position-change-hindering": {
    rule: "You must not change course if a vehicle behind would then have to change its speed or direction suddenly.",
    basis: ["RTA 26-2(2)"],
    checked: "2026-11-21",
  },
  "position-direction-lanes": {
    rule: "Where lanes are marked for directions of travel, a car must use the lane of its direction at the intersection, except to give way to an emergency vehicle or where works or an obstacle make it impossible.",
    basis: ["RTA 35(1)"],
    checked: "2026-11-21",
  },
  "position-direction-lanes-exempt": {
    rule: "The duty to use the lane marked for your direction does not bind light vehicles, e-scooters and mopeds that must turn right in two steps at that intersection.",
    basis: ["RTA 35(1)"],
    checked: "2026-11-21",
  },
  // Bus lanes and buses
  "position-dedicated-lane": {
    rule: "In a dedicated bus lane only the vehicles named may drive; cars may use it only to get ready for a left or right turn or to leave the road, to give way to an emergency vehicle, or when roadworks or similar reasons make it unavoidable.",
    basis: ["RTA 20(2)", "RTA 20(3)", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-dedicated-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles may also drive in a dedicated bus lane.",
    basis: ["RTA 20(2)", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane": {
    rule: "Cars may drive in a bus priority lane, but when a bus comes up from behind they must leave the lane promptly.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-congestion": {
    rule: "A car must not enter a bus priority lane if, because of congestion, it could not leave the lane when a bus comes up from behind.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-left-turn": {
    rule: "The duty to leave a bus priority lane does not apply while a car keeps left for a left turn, or where works or similar reasons make it unavoidable.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles need not leave a bus priority lane when a bus comes up from behind.",
    basis: ["RTA 20-2", "KYO 5-2-6(3)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-beside": {
    rule: "A car in the lane next to a bus priority lane may keep to that lane as its normal lane.",
    basis: ["RTA 20-2(2)"],
    checked: "2026-11-21",
  },
  "position-bus-pulling-out": {
    rule: "When a bus at a bus stop signals to pull out, a vehicle behind it must not hinder it, unless that vehicle would have to change its speed or direction suddenly.",
    basis: ["RTA 31-2"],
    checked: "2026-11-21",
  },
  "position-bus-caught-up": {
    rule: "Route buses and trolleybuses are exempt from the duties of a vehicle that a faster vehicle catches up with, namely not to speed up and to move over to the left.",
    basis: ["RTA 27"],
    checked: "2026-11-21",
  },
  // Tram tracks
  "position-tram-track": {
    rule: "Vehicles must not drive on the tram track except to cross it for a left turn, a right turn, crossing the road or a U-turn, or to avoid danger.",
    basis: ["RTA 21(1)"],
    checked: "2026-11-21",
  },
  "position-tram-track-allowed": {
    rule: "A vehicle may drive on the tram track where the rest of the left part of the road is too narrow for it, or where road damage, works or another obstacle blocks it.",
    basis: ["RTA 21(2)"],
    checked: "2026-11-21",
  },
  "position-tram-track-sign": {
    rule: "Motor vehicles may also drive on the tram track where a sign permits it; mopeds and light vehicles may not use the track on account of that sign.",
    basis: ["RTA 21(2)(iii)"],
    checked: "2026-11-21",
  },
  "position-tram-track-tram-behind": {
    rule: "When a tram comes up from behind, a vehicle allowed on the tram track must promptly leave the track or keep the necessary distance from the tram, so that the tram is not hindered.",
    basis: ["RTA 21(3)"],
    checked: "2026-11-21",
  },
  // Emergency vehicles
  "position-emergency-near-intersection": {
    rule: "When an emergency vehicle approaches at or near an intersection, you must keep clear of the intersection, move to the left side of the road and stop temporarily.",
    basis: ["RTA 40(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-inside-intersection": {
    rule: "If an emergency vehicle approaches while you are in an intersection, you must first leave the intersection and then stop at the left side of the road, or on a one-way road at the right side if the left would hinder it; you must not stop inside the intersection.",
    basis: ["RTA 40(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-elsewhere": {
    rule: "When an emergency vehicle approaches at a place that is not at or near an intersection, you must move to the left side of the road and give way; you need not stop.",
    basis: ["RTA 40(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-one-way": {
    rule: "On a one-way road, if moving to the left would hinder an emergency vehicle, you must move to the right side instead, both near an intersection and elsewhere.",
    basis: ["RTA 40(1)", "RTA 40(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-siren": {
    rule: "An emergency vehicle on urgent duty must sound its siren and show its red light, but police vehicles that enforce speed limits may leave the siren off.",
    basis: ["RTA 39", "RTO 14"],
    checked: "2026-11-21",
  },
  "position-emergency-right-side": {
    rule: "An emergency vehicle on urgent duty may go over to the right part of the road to overtake or when this is otherwise unavoidable.",
    basis: ["RTA 39(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-need-not-stop": {
    rule: "An emergency vehicle on urgent duty need not stop where the law orders vehicles to stop, but it must then pay attention to other traffic and drive slowly.",
    basis: ["RTA 39(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-speed-ordinary-road": {
    rule: "The statutory maximum speed of an emergency vehicle on an ordinary road is 80 km/h.",
    basis: ["RTO 12(3)"],
    checked: "2026-11-21",
  },
  "position-emergency-speed-expressway": {
    rule: "The statutory maximum speed of an emergency vehicle on the main lanes of a national expressway is 100 km/h.",
    basis: ["RTO 27(2)"],
    checked: "2026-11-21",
  },
  "position-road-maintenance-vehicle": {
    rule: "A road-maintenance vehicle at work shows a yellow light, and other traffic need not stop for it.",
    basis: ["RTO 14-3"],
    checked: "2026-11-21",
  },
  // Leaving the road, cutting in, blocking
  "position-leave-road-left": {
    rule: "To leave the road to the left, a car must keep as far as possible to the left edge of the road in advance and drive slowly.",
    basis: ["RTA 25(1)"],
    checked: "2026-11-21",
  },
  "position-leave-road-right": {
    rule: "To leave the road to the right, a car must keep as far as possible to the centre of the road in advance, on a one-way road to the right edge, and drive slowly.",
    basis: ["RTA 25(2)"],
    checked: "2026-11-21",
  },
  "position-let-turner-move-over": {
    rule: "When a vehicle ahead has signalled to move to the left edge, the centre or the right edge in order to turn or to leave the road, a vehicle behind must not obstruct it, unless it would have to change its speed or direction suddenly.",
    basis: ["RTA 25(3)", "RTA 34(6)"],
    checked: "2026-11-21",
  },
  "position-cross-u-turn-reverse": {
    rule: "You must not turn into or out of a place beside the road, cross the road, make a U-turn or reverse when this might disturb pedestrians or other vehicles.",
    basis: ["RTA 25-2(1)"],
    checked: "2026-11-21",
  },
  "position-cross-u-turn-reverse-sign": {
    rule: "You must not cross the road, make a U-turn or reverse where signs or markings forbid that movement.",
    basis: ["RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "position-cutting-in": {
    rule: "When you come up behind vehicles that have stopped, or drive slowly in order to stop, because of the law, a police order or danger, or vehicles stopped or driving slowly behind them, you must not pass at their side to cut in ahead of them and must not cross in front of them.",
    basis: ["RTA 32"],
    checked: "2026-11-21",
  },
  "position-do-not-block-crossing": {
    rule: "You must not enter a crosswalk, bicycle crossing, railroad crossing or no-stopping zone if, because of the vehicles ahead, you might have to stop on it.",
    basis: ["RTA 50(2)"],
    checked: "2026-11-21",
  },
  // Moving off
  "position-moving-off": {
    rule: "Before you move off, you should check around and under the car, look in the mirrors and directly with your eyes, signal, and only then go.",
    basis: ["KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "position-pulling-out-give-way": {
    rule: "When you pull out from the edge of the road, you should give way to traffic that is already moving on the road.",
    basis: ["KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "position-fire-fighting-vehicle": {
    rule: "When a fire-fighting vehicle on duty that is not an emergency car comes near, you must keep clear of the intersection and stop temporarily if you are at or near an intersection; elsewhere you must not hinder it.",
    basis: ["RTA 41-2(1)", "RTA 41-2(2)"],
    checked: "2026-11-21",
  },
  "position-dedicated-bicycle-lane": {
    rule: "In a dedicated bicycle lane only e-scooters and light vehicles may ride; mopeds must not use it as their lane.",
    basis: ["RTA 20(2)", "SO 327-4-2", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-school-bus": {
    rule: "School buses count among the buses for which a bus priority lane must be left.",
    basis: ["RTO 10"],
    checked: "2026-11-21",
  },
  "position-word-vehicle": {
    rule: "In the driving rules the word vehicle includes mopeds and light vehicles such as bicycles; the word motor vehicle includes motorcycles but not mopeds.",
    basis: ["RTA 2(1)(viii)", "RTA 2(1)(ix)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
