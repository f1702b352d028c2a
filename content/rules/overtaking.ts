import type { Rules } from "./schema";

/** When, where and how a vehicle may overtake another. */
export const overtaking = {
  "overtaking-meaning": {
    rule: "To overtake means to catch up with a vehicle, change course, go past its side and get ahead of it.",
    basis: ["RTA 2(1)(xxi)"],
    checked: "2026-11-21",
  },
  "overtaking-passing-meaning": {
    rule: "To pass means to get ahead of a moving vehicle without changing course. That is not overtaking.",
    basis: ["RTA 2(1)(xxi)", "KYO 5-6-1"],
    checked: "2026-11-21",
  },
  "overtaking-on-the-right": {
    rule: "When you overtake another vehicle, you must go past it on the right. The exception is a vehicle that has moved to the centre, or to the right edge of a one-way road, to turn right.",
    basis: ["RTA 28(1)", "RTA 28(2)"],
    checked: "2026-11-21",
  },
  "overtaking-right-turner-on-the-left": {
    rule: "If the vehicle ahead has moved to the centre of the road to turn right, you must overtake it on the left. The same holds if it has moved to the right edge of a one-way road.",
    basis: ["RTA 28(2)"],
    checked: "2026-11-21",
  },
  "overtaking-tram-on-the-left": {
    rule: "When you overtake a tram, you must go past it on the left, unless the track lies at the left edge of the road.",
    basis: ["RTA 28(3)"],
    checked: "2026-11-21",
  },
  "overtaking-double-ban": {
    rule: "You must not begin to overtake a vehicle that is itself overtaking a motor vehicle or a trolleybus, or is about to. Motor vehicles are cars, trucks, motorcycles and others above the moped class.",
    basis: ["RTA 29"],
    checked: "2026-11-21",
  },
  "overtaking-double-ban-not-moped-or-bicycle": {
    rule: "If the vehicle ahead is overtaking only a moped or a bicycle, the ban on double overtaking does not apply. To overtake that vehicle is not the double overtaking that the law forbids.",
    basis: ["RTA 29"],
    checked: "2026-11-21",
  },
  "overtaking-ban-places-list": {
    rule: "Overtaking is forbidden where signs forbid it, near a bend and near the top of an uphill slope. It is forbidden on a steep downhill slope and in a tunnel without lanes. It is also forbidden in and within 30 m before an intersection, a railroad crossing, a crosswalk or a bicycle crossing. On a priority road, the ban does not cover the intersections of that road. Nowhere does it cover overtaking e-scooters and light vehicles.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-signs": {
    rule: "You must not overtake where signs forbid overtaking. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-bend": {
    rule: "You must not overtake near a bend of the road. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-crest": {
    rule: "You must not overtake near the top of an uphill slope. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-steep-downhill": {
    rule: "You must not overtake on a steep downhill slope. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-steep-uphill-not-banned": {
    rule: "A steep uphill slope is by itself not a place where overtaking is forbidden. Only the part near its top is.",
    basis: ["RTA 30(i)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-tunnel-without-lanes": {
    rule: "You must not overtake in a tunnel without lanes. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(ii)"],
    checked: "2026-11-21",
  },
  "overtaking-tunnel-with-lanes": {
    rule: "In a tunnel with marked lanes, overtaking is not forbidden merely because it is a tunnel.",
    basis: ["RTA 30(ii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-intersection-30m": {
    rule: "You must not overtake in an intersection and within 30 m before it, unless you are on a priority road. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-intersection-on-priority-road": {
    rule: "A vehicle on a priority road may overtake in an intersection of that road and within 30 m before it, if nothing else forbids it.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-level-crossing-30m": {
    rule: "You must not overtake on a railroad crossing and within 30 m before it. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-crosswalk-30m": {
    rule: "You must not overtake on a crosswalk or bicycle crossing and within 30 m before it, whether or not there are signals. The ban does not cover overtaking an e-scooter or a light vehicle.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-30m-only-before": {
    rule: "The overtaking ban of 30 m holds before an intersection, railroad crossing, crosswalk or bicycle crossing. It does not hold after it.",
    basis: ["RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-not-for-light-vehicles": {
    rule: "At the places where the law or signs forbid overtaking, the ban does not cover overtaking a bicycle, another light vehicle or an e-scooter.",
    basis: ["RTA 30"],
    checked: "2026-11-21",
  },
  "overtaking-ban-covers-mopeds": {
    rule: "At the places where overtaking is forbidden, overtaking a moped is forbidden, too.",
    basis: ["RTA 30", "RTA 30(iii)"],
    checked: "2026-11-21",
  },
  "overtaking-ban-penalty": {
    rule: "Overtaking at a place where it is forbidden can be punished. The punishment is imprisonment of up to 3 months or a fine of up to 50,000 yen.",
    basis: ["RTA 119"],
    checked: "2026-11-21",
  },
  "overtaking-over-the-centre": {
    rule: "On a two-way road you may go over the centre to overtake only under four conditions. Your side of the road is less than 6 m wide, and you can see the other side well. You do not get in the way of oncoming traffic, and no sign or marking forbids it.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "overtaking-wide-left-part-stay-left": {
    rule: "On a two-way road where your side is 6 m wide or more, you must not go over the centre to overtake.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "overtaking-yellow-centre-line": {
    rule: "A yellow centre line forbids going over it to the right side to overtake. The line by itself does not forbid overtaking without going over it.",
    basis: ["RTA 17(5)(iv)", "SO marking 102"],
    checked: "2026-11-21",
  },
  "overtaking-watch-all-traffic": {
    rule: "When you overtake, you must watch oncoming and following traffic and the traffic ahead of the overtaken vehicle. You must drive at a speed and in a way that are as safe as possible.",
    basis: ["RTA 28(4)"],
    checked: "2026-11-21",
  },
  "overtaking-no-speeding": {
    rule: "You must not go faster than the speed limit even when you overtake.",
    basis: ["RTA 22"],
    checked: "2026-11-21",
  },
  "overtaking-overtaken-do-not-speed-up": {
    rule: "When a faster vehicle has caught up with yours, you must not speed up until it has finished overtaking you. This does not apply to route buses and trolleybuses.",
    basis: ["RTA 27(1)"],
    checked: "2026-11-21",
  },
  "overtaking-give-way-to-faster": {
    rule: "This rule is for a road without lanes. A faster vehicle has caught up with yours, and there is not enough room between yours and the centre. You must move as far to the left edge as possible and let it go ahead. On a one-way road, the right edge counts instead of the centre. The same holds when the vehicle behind has the same or a lower limit by law (法定速度) and you mean to go on more slowly. The rule does not apply to route buses and trolleybuses.",
    basis: ["RTA 27(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-ahead-moves-right": {
    rule: "You must not begin to overtake when the vehicle ahead is about to turn right or change its course to the right.",
    basis: ["KYO 5-6-1(2)"],
    checked: "2026-11-21",
  },
  "overtaking-not-when-oncoming-close": {
    rule: "You must not begin to overtake when an oncoming vehicle is so close that you could get in its way.",
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
    rule: "Before you overtake, you should check that it is allowed. Look in the mirrors, signal right for about 3 seconds and check the blind spot. Then move to the right smoothly and keep a safe gap at the side.",
    basis: ["KYO 5-6-3"],
    checked: "2026-11-21",
  },
  "overtaking-procedure-return": {
    rule: "After you have passed the vehicle that you overtake, you should signal left. Go straight on until you see that vehicle in the inside mirror. Then move smoothly to the left and switch the signal off.",
    basis: ["KYO 5-6-3"],
    checked: "2026-11-21",
  },
  "overtaking-no-cutting-in": {
    rule: "Vehicles ahead have stopped, or drive slowly to stop, because of the law, a police order or danger. Others have stopped or drive slowly behind them. You must not go past any of these and cut in ahead of them or cross in front of them.",
    basis: ["RTA 32"],
    checked: "2026-11-21",
  },
  "overtaking-caught-up-by-equal-vehicle": {
    rule: "A vehicle with the same or a lower limit by law (法定速度) catches up with yours. If you mean to go on more slowly than it, you must not speed up either until it has passed. This does not apply to route buses.",
    basis: ["RTA 27(1)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
