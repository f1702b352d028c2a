import type { Rules } from "./schema";

/** Where on the road to drive, and when to make way for others. */
export const position = {
  // Roadway, sidewalk, side strip
  "position-use-roadway": {
    rule: "Where a road has a sidewalk or side strip beside the roadway, motor vehicles and mopeds must drive on the roadway. They may cross the sidewalk or side strip to reach or leave a place beside the road. They may also stop or park there where that is allowed.",
    basis: ["RTA 17(1)"],
    checked: "2026-11-21",
  },
  "position-stop-before-sidewalk": {
    rule: "To enter or leave a place beside the road, you cross a sidewalk or side strip. You must stop (一時停止) just before it every time, even if you see nobody. You must not get in the way of pedestrians.",
    basis: ["RTA 17(1)", "RTA 17(2)"],
    checked: "2026-11-21",
  },
  "position-stop-before-side-strip-parking": {
    rule: "When you enter a side strip to stop or park in it, you must also stop just before it. You must not get in the way of pedestrians.",
    basis: ["RTA 17(1)", "RTA 17(2)"],
    checked: "2026-11-21",
  },
  "position-side-strip-motor-vehicles": {
    rule: "Motor vehicles must not drive along a side strip. They may only cross it to reach or leave a place beside the road, or stop or park in it where that is allowed.",
    basis: ["RTA 17(1)"],
    checked: "2026-11-21",
  },
  "position-side-strip-width": {
    rule: "A side strip that the authority sets up is 0.75 m wide or more. Where this cannot be avoided, it is 0.5 m or more.",
    basis: ["RTO 1-2"],
    checked: "2026-11-21",
  },
  "position-cycle-track": {
    rule: "Motor vehicles must not use a cycle track. They may only cross it to reach or leave a place beside the road, where this cannot be avoided.",
    basis: ["RTA 17(3)"],
    checked: "2026-11-21",
  },
  "position-shoulder": {
    rule: "On some roads there is no sidewalk, cycle track or shared bicycle and pedestrian path. There, four-wheeled motor vehicles must not drive on the shoulder. Where the shoulder is not clear, it is the outer 0.5 m from the road edge. In a tunnel or on a bridge or viaduct it is the outer 0.25 m.",
    basis: ["VRO 9"],
    checked: "2026-11-21",
  },
  "position-shoulder-two-wheelers": {
    rule: "On a road without a sidewalk, the Vehicle Restriction Order bans only four-wheeled motor vehicles from the shoulder. But the Rules of the Road tell every vehicle to keep off the shoulder.",
    basis: ["VRO 9", "KYO 5-2-7(4)"],
    checked: "2026-11-21",
  },
  "position-no-entry-areas": {
    rule: "Vehicles must not enter safety zones. They must not enter parts of the road that signs or markings show as closed to vehicles.",
    basis: ["RTA 17(6)"],
    checked: "2026-11-21",
  },
  "position-pedestrian-road-permit": {
    rule: "You may drive on a pedestrian road only with a permit of the police station, or if you have an exemption. You can get a permit, for example, because your garage is there or to carry a disabled person.",
    basis: ["RTA 8", "RTO 6"],
    checked: "2026-11-21",
  },
  "position-pedestrian-road-slowly": {
    rule: "A vehicle that is allowed on a pedestrian road must drive slowly, even when the road is empty. It must pay special attention to pedestrians.",
    basis: ["RTA 9"],
    checked: "2026-11-21",
  },
  // Left of the centre
  "position-keep-left": {
    rule: "Vehicles must keep to the part of the roadway on the left of the centre of the road. Where there is a centre line, they must keep to the left of it.",
    basis: ["RTA 17(4)"],
    checked: "2026-11-21",
  },
  "position-over-centre-five-cases": {
    rule: "You may go over the centre of the road in five cases only. The first is a one-way road. The second is where your side is too narrow for your vehicle. The third is to pass damage, works or another obstacle. The fourth is to overtake under certain conditions. The fifth is where a right-side passage marking near a bend of a steep road says so.",
    basis: ["RTA 17(5)"],
    checked: "2026-11-21",
  },
  "position-over-centre-one-way": {
    rule: "On a one-way road, a vehicle may drive on the right side of the road.",
    basis: ["RTA 17(5)(i)"],
    checked: "2026-11-21",
  },
  "position-over-centre-narrow": {
    rule: "You may go over the centre where your side of the road is not wide enough for your vehicle to pass.",
    basis: ["RTA 17(5)(ii)"],
    checked: "2026-11-21",
  },
  "position-over-centre-obstacle": {
    rule: "You may go over the centre where road damage, roadworks or another obstacle keeps you from passing on your side of the road.",
    basis: ["RTA 17(5)(iii)"],
    checked: "2026-11-21",
  },
  "position-over-centre-overtaking": {
    rule: "You may go over the centre to overtake only under four conditions. Your side of the road is less than 6 m wide, and you can see the other side well. You do not get in the way of oncoming traffic, and no sign or marking forbids it.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "position-over-centre-as-little": {
    rule: "A vehicle that may go over the centre must do so as little as possible. This does not apply on a one-way road.",
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
    rule: "On a road with two lanes in your direction, you must drive in the left lane. The right lane is for overtaking, for turning right and for avoiding obstacles.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-three-lanes": {
    rule: "On a road with three or more lanes in your direction, cars may use any lane but the rightmost one, according to their speed. The rightmost lane is kept free for overtaking and the like.",
    basis: ["RTA 20(1)", "RTO 9"],
    checked: "2026-11-21",
  },
  "position-leftmost-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles must keep to the leftmost lane, even where there are three or more lanes. Exceptions are, for example, to overtake, to get ready for a right turn like a car, or to avoid an obstacle.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-overtaking-next-lane": {
    rule: "When you overtake on a road with lanes, you must use the lane immediately to the right of your own.",
    basis: ["RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-overtaking-lane-stay": {
    rule: "The overtaking lane is the rightmost lane. You must not keep driving in it when you are not overtaking, turning right or avoiding an obstacle. If you stay in it, that is a lane violation.",
    basis: ["RTA 20(1)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "position-straddling-lanes": {
    rule: "You must not drive across two lanes at once. You should not weave from lane to lane.",
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
    rule: "Where lanes are marked for directions of travel, a car must use the lane of its direction at the intersection. The exceptions are to give way to an emergency vehicle, and where works or an obstacle make it impossible.",
    basis: ["RTA 35(1)"],
    checked: "2026-11-21",
  },
  "position-direction-lanes-exempt": {
    rule: "The duty to use the lane marked for your direction does not apply to light vehicles and e-scooters. Nor does it apply to mopeds that must turn right in two steps at that intersection.",
    basis: ["RTA 35(1)"],
    checked: "2026-11-21",
  },
  // Bus lanes and buses
  "position-dedicated-lane": {
    rule: "In a dedicated bus lane only the vehicles named may drive. Cars may use it only in a few cases. They are to get ready for a left or right turn, to leave the road or to give way to an emergency vehicle. Another case is when roadworks or similar reasons make it unavoidable.",
    basis: ["RTA 20(2)", "RTA 20(3)", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-dedicated-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles may also drive in a dedicated bus lane.",
    basis: ["RTA 20(2)", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane": {
    rule: "Cars may drive in a bus priority lane. When a bus comes up from behind, they must leave the lane promptly.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-congestion": {
    rule: "A car must not enter a bus priority lane if a traffic jam would keep it from leaving when a bus comes up from behind.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-left-turn": {
    rule: "The duty to leave a bus priority lane does not apply while a car keeps left for a left turn. It does not apply where works or similar reasons make it unavoidable to stay.",
    basis: ["RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-mopeds": {
    rule: "Mopeds, small special vehicles and light vehicles do not have to leave a bus priority lane when a bus comes up from behind.",
    basis: ["RTA 20-2", "KYO 5-2-6(3)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-beside": {
    rule: "A car in the lane next to a bus priority lane may keep to that lane as its normal lane.",
    basis: ["RTA 20-2(2)"],
    checked: "2026-11-21",
  },
  "position-bus-pulling-out": {
    rule: "When a bus at a bus stop signals to pull out, a vehicle behind it must not get in its way. This does not apply if that vehicle would have to change its speed or direction suddenly.",
    basis: ["RTA 31-2"],
    checked: "2026-11-21",
  },
  "position-bus-caught-up": {
    rule: "When a faster vehicle catches up with another, the other has two duties: not to speed up and to move over to the left. These duties do not apply to route buses and trolleybuses.",
    basis: ["RTA 27"],
    checked: "2026-11-21",
  },
  // Tram tracks
  "position-tram-track": {
    rule: "Vehicles must not drive on the tram track. They may cross it to turn left or right, to cross the road or to make a U-turn. They may drive on it to avoid danger.",
    basis: ["RTA 21(1)"],
    checked: "2026-11-21",
  },
  "position-tram-track-allowed": {
    rule: "A vehicle may drive on the tram track where the rest of its side of the road is too narrow for it. It may also do so where road damage, works or another obstacle blocks that rest.",
    basis: ["RTA 21(2)"],
    checked: "2026-11-21",
  },
  "position-tram-track-sign": {
    rule: "Motor vehicles may also drive on the tram track where a sign permits it. That sign does not permit mopeds and light vehicles to use the track.",
    basis: ["RTA 21(2)(iii)"],
    checked: "2026-11-21",
  },
  "position-tram-track-tram-behind": {
    rule: "When a tram comes up from behind, a vehicle allowed on the tram track must promptly leave the track. Or it must keep the necessary distance, so as not to get in the way of the tram.",
    basis: ["RTA 21(3)"],
    checked: "2026-11-21",
  },
  // Emergency vehicles
  "position-emergency-near-intersection": {
    rule: "When an emergency vehicle approaches at or near an intersection, you must keep clear of the intersection. You must move to the left side of the road and stop (一時停止).",
    basis: ["RTA 40(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-inside-intersection": {
    rule: "If an emergency vehicle approaches while you are in an intersection, you must not stop inside the intersection. You must first leave it and then stop at the left side of the road. On a one-way road, stop at the right side if the left would get in its way.",
    basis: ["RTA 40(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-elsewhere": {
    rule: "When an emergency vehicle approaches and you are not at or near an intersection, you must give way. You must move to the left side of the road. You do not have to stop.",
    basis: ["RTA 40(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-one-way": {
    rule: "On a one-way road, moving to the left would sometimes get in the way of an emergency vehicle. Then you must move to the right side instead, near an intersection and elsewhere.",
    basis: ["RTA 40(1)", "RTA 40(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-siren": {
    rule: "An emergency vehicle on urgent duty must sound its siren and show its red light. But police vehicles that enforce speed limits may leave the siren off.",
    basis: ["RTA 39", "RTO 14"],
    checked: "2026-11-21",
  },
  "position-emergency-right-side": {
    rule: "An emergency vehicle on urgent duty may go over to the right side of the road to overtake or when this is otherwise unavoidable.",
    basis: ["RTA 39(1)"],
    checked: "2026-11-21",
  },
  "position-emergency-need-not-stop": {
    rule: "An emergency vehicle on urgent duty does not have to stop where the law orders vehicles to stop. It must then pay attention to other traffic and drive slowly.",
    basis: ["RTA 39(2)"],
    checked: "2026-11-21",
  },
  "position-emergency-speed-ordinary-road": {
    rule: "The maximum speed of an emergency vehicle on an ordinary road is 80 km/h. This applies where no sign or marking shows a limit.",
    basis: ["RTO 12(3)"],
    checked: "2026-11-21",
  },
  "position-emergency-speed-expressway": {
    rule: "The maximum speed of an emergency vehicle on the main lanes of a national expressway is 100 km/h. This applies where no sign or marking shows a limit.",
    basis: ["RTO 27(2)"],
    checked: "2026-11-21",
  },
  "position-road-maintenance-vehicle": {
    rule: "A road-maintenance vehicle at work shows a yellow light. Other traffic does not have to stop for it.",
    basis: ["RTO 14-3"],
    checked: "2026-11-21",
  },
  // Leaving the road, cutting in, blocking
  "position-leave-road-left": {
    rule: "To leave the road to the left, a car must keep as far as possible to the left edge in advance. It must drive slowly.",
    basis: ["RTA 25(1)"],
    checked: "2026-11-21",
  },
  "position-leave-road-right": {
    rule: "To leave the road to the right, a car must keep as far as possible to the centre in advance, or to the right edge of a one-way road. It must drive slowly.",
    basis: ["RTA 25(2)"],
    checked: "2026-11-21",
  },
  "position-let-turner-move-over": {
    rule: "A vehicle ahead signals to move to the left edge, the centre or the right edge. It wants to turn or to leave the road. A vehicle behind must not get in its way, unless it would have to change its speed or direction suddenly.",
    basis: ["RTA 25(3)", "RTA 34(6)"],
    checked: "2026-11-21",
  },
  "position-cross-u-turn-reverse": {
    rule: "When it might disturb pedestrians or other vehicles, you must not turn into or out of a place beside the road. You must not then cross the road, make a U-turn or reverse either.",
    basis: ["RTA 25-2(1)"],
    checked: "2026-11-21",
  },
  "position-cross-u-turn-reverse-sign": {
    rule: "You must not cross the road, make a U-turn or reverse where signs or markings forbid that movement.",
    basis: ["RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "position-cutting-in": {
    rule: "Vehicles ahead have stopped, or drive slowly to stop, because of the law, a police order or danger. Others have stopped or drive slowly behind them. When you come up behind any of these, you must not pass at their side to cut in ahead of them. You must not cross in front of them.",
    basis: ["RTA 32"],
    checked: "2026-11-21",
  },
  "position-do-not-block-crossing": {
    rule: "You must not enter a crosswalk, bicycle crossing, railroad crossing or no-stopping zone if the vehicles ahead might make you stop on it.",
    basis: ["RTA 50(2)"],
    checked: "2026-11-21",
  },
  // Moving off
  "position-moving-off": {
    rule: "Before you move off, you should check around and under the car. Look in the mirrors and directly with your eyes, signal, and only then go.",
    basis: ["KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "position-pulling-out-give-way": {
    rule: "When you pull out from the edge of the road, you should give way to traffic that is already moving on the road.",
    basis: ["KYO 5-1-5"],
    checked: "2026-11-21",
  },
  "position-fire-fighting-vehicle": {
    rule: "This rule is for a fire-fighting vehicle on duty that is not an emergency car. When it comes near and you are at or near an intersection, you must keep clear of the intersection and stop. Elsewhere you must not get in its way.",
    basis: ["RTA 41-2(1)", "RTA 41-2(2)"],
    checked: "2026-11-21",
  },
  "position-dedicated-bicycle-lane": {
    rule: "In a dedicated bicycle lane only e-scooters and light vehicles may ride. Mopeds must not use it as their lane.",
    basis: ["RTA 20(2)", "SO 327-4-2", "KYO 5-2-6(2)"],
    checked: "2026-11-21",
  },
  "position-bus-priority-lane-school-bus": {
    rule: "You must leave a bus priority lane for a school bus, too. It counts among the buses for which the lane must be left.",
    basis: ["RTO 10"],
    checked: "2026-11-21",
  },
  "position-word-vehicle": {
    rule: "In the driving rules the word vehicle includes mopeds and light vehicles such as bicycles. The word motor vehicle includes motorcycles but not mopeds.",
    basis: ["RTA 2(1)(viii)", "RTA 2(1)(ix)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
