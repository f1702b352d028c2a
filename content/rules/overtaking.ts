import type { Rules } from "./schema";

/** When, where and how a vehicle may overtake another. */
export const overtaking = {
  "overtaking-meaning": {
    rule: "To overtake means to catch up with a vehicle, change course, go past its side and get ahead of it.",
    basis: ["RTA 2(1)(xxi)"],
    checked: "2026-11-21",
  },
  "overtaking-passing-meaning": {
    rule: "To pass means to get ahead of a vehicle that is moving without changing course, which is not overtaking.",
    basis: ["RTA 2(1)(xxi)", "KYO 5-6-1"],
    checked: "2026-11-21",
  },
  "overtaking-on-the-right": {
    rule: "A vehicle that overtakes another vehicle must go past it on the right, unless that vehicle has moved to the centre, or to the right edge of a one-way road, to turn right.",
    basis: ["RTA 28(1)", "RTA 28(2)"],
    checked: "2026-11-21",
  },
  "overtaking-right-turner-on-the-left": {
    rule: "If the vehicle ahead has moved to the centre of the road, or to the right edge of a one-way road, to turn right, a vehicle that overtakes it must go past it on the left.",
    basis: ["RTA 28(2)"],
    checked: "2026-11-21",
  },
  "overtaking-tram-on-the-left": {
    rule: "A vehicle that overtakes a tram must go past it on the left, unless the track lies at the left edge of the road.",
    basis: ["RTA 28(3)"],
    checked: "2026-11-21",
  },
  "overtaking-double-ban": {
    rule: "You must not begin to overtake a vehicle that is itself overtaking, or about to overtake, a car, truck, motorcycle or other motor vehicle above the moped class, or a trolleybus.",
    basis: ["RTA 29"],
    checked: "2026-11-21",
  },
  "overtaking-double-ban-not-moped-or-bicycle": {
    rule: "If the vehicle ahead is overtaking only a moped or a bicycle, overtaking it is not the double overtaking that the law forbids.",
    basis: ["RTA 29"],
    checked: "2026-11-21",
  },
  "overtaking-ban-places-list": {
    rule: "Overtaking is forbidden where signs forbid it, near a bend, near the crest of an uphill slope, on a steep downhill slope, in a tunnel without lanes, and in and within 30 m before an intersection, a railroad crossing, a crosswalk or a bicycle crossing. On a priority road the intersections of that road are excepted, and nowhere does this cover overtaking e-scooters and light vehicles.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-signs": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, where signs forbid overtaking.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-bend": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, near a bend of the road.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-crest": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, near the crest of an uphill slope.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-steep-downhill": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, on a steep downhill slope.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-steep-uphill-not-banned": {
    rule: "A steep uphill slope is by itself not a place where overtaking is forbidden. Only the part near its crest is.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-tunnel-without-lanes": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, in a tunnel without lanes.",
    basis: ["RTA 30(ii)"],
    checked: "2026-11-21",
  },
  "overtaking-tunnel-with-lanes": {
    rule: "In a tunnel with marked lanes, overtaking is not forbidden merely because it is a tunnel.",
    basis: ["RTA 30(ii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-intersection-30m": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, in an intersection and within 30 m before it, unless it is on a priority road.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-intersection-on-priority-road": {
    rule: "A vehicle on a priority road may overtake in an intersection of that road and within 30 m before it, if nothing else forbids it.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-level-crossing-30m": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, on a railroad crossing and within 30 m before it.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-crosswalk-30m": {
    rule: "A vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle, on a crosswalk or bicycle crossing and within 30 m before it, whether or not there are signals.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-30m-only-before": {
    rule: "The overtaking ban of 30 m holds before an intersection, railroad crossing, crosswalk or bicycle crossing. It does not hold after it.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-not-for-light-vehicles": {
    rule: "At the places where the law or signs forbid overtaking, overtaking a bicycle, another light vehicle or an e-scooter is not covered by the ban.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-covers-mopeds": {
    rule: "At the places where overtaking is forbidden, overtaking a moped is forbidden too.",
    basis: ["RTA 30", "RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-penalty": {
    rule: "Overtaking at a place where it is forbidden can be punished with imprisonment of up to 3 months or a fine of up to 50,000 yen.",
    basis: ["RTA 119"],
    checked: "2026-11-21",
  },
  "overtaking-over-the-centre": {
    rule: "On a two-way road you may go over the centre to overtake only if the left part of the road is less than 6 m wide, the right part can be seen well, oncoming traffic is not hindered and no sign or marking forbids it.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "overtaking-wide-left-part-stay-left": {
    rule: "On a two-way road whose left part is 6 m wide or more, you must not go over the centre to overtake.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "overtaking-yellow-centre-line": {
    rule: "A yellow centre line forbids going over it to the right side to overtake. The line by itself does not forbid overtaking without going over it.",
    basis: ["RTA 17(5)(iv)", "SO marking 102"],
    checked: "2026-11-21",
  },
  "overtaking-watch-all-traffic": {
    rule: "A driver who overtakes must watch oncoming and following traffic and the traffic ahead of the overtaken vehicle, and must drive at a speed and in a way that are as safe as possible.",
    basis: ["RTA 28(4)"],
    checked: "2026-11-21",
  },
  "overtaking-no-speeding": {
    rule: "A driver must not go faster than the speed limit even when overtaking.",
    basis: ["RTA 22"],
    checked: "2026-11-21",
  },
  "overtaking-overtaken-do-not-speed-up": {
    rule: "A vehicle that a faster vehicle has caught up with must not speed up until the faster vehicle has finished overtaking it. Route buses and trolleybuses are excepted.",
    basis: ["RTA 27(1)"],
    checked: "2026-11-21",
  },
  "overtaking-give-way-to-faster": {
    rule: "On a road without lanes, a vehicle that a faster vehicle has caught up with must move as far to the left edge as possible and let it go ahead, if there is not enough room between it and the centre, or the right edge of a one-way road. The same holds when the vehicle behind has the same or a lower statutory limit and you mean to go on more slowly than it. Route buses and trolleybuses are excepted.",
    basis: ["RTA 27(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-ahead-moves-right": {
    rule: "You must not begin to overtake when the vehicle ahead is about to turn right or change its course to the right.",
    basis: ["KYO 5-6-1(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-oncoming-close": {
    rule: "You must not begin to overtake when an oncoming vehicle is so close that overtaking could hinder it.",
    basis: ["RTA 17(5)(iv)", "KYO 5-6-1(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-being-overtaken": {
    rule: "You must not begin to overtake when a vehicle behind you has begun, or is about, to overtake you.",
    basis: ["KYO 5-6-1(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-no-return": {
    rule: "You must not begin to overtake when you could not return safely to the left ahead of the vehicle that you overtake.",
    basis: ["KYO 5-6-1(2)"],
    checked: "2026-11-21",
  },
  "overtaking-procedure-start": {
    rule: "To overtake, you should check that it is allowed, look in the mirrors, signal right for about 3 seconds, check the blind spot, and then move to the right smoothly and keep a safe gap at the side.",
    basis: ["KYO 5-6-3"],
    checked: "2026-11-21",
  },
  "overtaking-procedure-return": {
    rule: "After passing the vehicle that you overtake, you should signal left, go straight on until you see that vehicle in the inside mirror, then move smoothly to the left and switch the signal off.",
    basis: ["KYO 5-6-3"],
    checked: "2026-11-21",
  },
  "overtaking-no-cutting-in": {
    rule: "If vehicles ahead have stopped, or are driving slowly in order to stop, because of the law, a police order or danger, or if they are stopped or driving slowly behind such vehicles, you must not go past them and cut in ahead of them or cross in front of them.",
    basis: ["RTA 32"],
    checked: "2026-11-21",
  },
  "overtaking-caught-up-by-equal-vehicle": {
    rule: "A vehicle that is caught up by one with the same or a lower statutory limit, and that means to go on more slowly than that one, must not speed up until it has been passed either. Route buses are excepted.",
    basis: ["RTA 27(1)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
