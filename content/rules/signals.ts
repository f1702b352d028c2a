import type { Rules } from "./schema";

/** The meaning of traffic lights and of the signals of police officers. */
export const signals = {
  // General meaning of the lamps
  "signal-green-cars": {
    rule: "On a green signal, cars may go straight on, turn left or turn right. A car that turns right must not get in the way of vehicles that go straight on or turn left.",
    basis: ["RTO 2(1)", "RTA 37"],
    checked: "2026-11-21",
  },
  "signal-green-permits": {
    rule: "A green signal means that vehicles may go. It does not order them to start.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-green-two-step": {
    rule: "On a green signal, some vehicles may only go straight on or turn left. They are mopeds that must make the two-step right turn, e-scooters and light vehicles. Going straight on to the far corner to begin a two-step right turn is included.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-yellow": {
    rule: "On a yellow signal, vehicles must not go past the stopping position. The one exception is when they are so close to it at the change to yellow that they cannot stop safely.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-yellow-pedestrians": {
    rule: "On a yellow signal, pedestrians must not start to cross. Those already crossing must quickly finish crossing or turn back.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-red": {
    rule: "On a red signal, vehicles must not go past the stopping position.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-red-while-turning-left": {
    rule: "A vehicle that is already turning left in the intersection when the signal turns red may go on.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-red-while-turning-right": {
    rule: "The signal ahead turns red while a car or motorcycle is already turning right in the intersection. The car or motorcycle may go on. It must not get in the way of vehicles that may go on a green signal.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-red-while-turning-right-two-step": {
    rule: "If the signal turns red while they are turning right, some vehicles must stop at the point that they have reached. This applies to mopeds that must make the two-step right turn, e-scooters and light vehicles.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-sequence": {
    rule: "A three-lamp signal changes from green to yellow, from yellow to red, and from red back to green.",
    basis: ["RTO 3"],
    checked: "2026-11-21",
  },
  "signal-lamp-order-horizontal": {
    rule: "The lamps of a horizontal signal are, from the right, red, yellow and green. So the green lamp is on the left.",
    basis: ["RTO 3"],
    checked: "2026-11-21",
  },
  "signal-lamp-order-vertical": {
    rule: "The lamps of a vertical signal are, from the top, red, yellow and green. So the red lamp is at the top.",
    basis: ["RTO 3"],
    checked: "2026-11-21",
  },
  "signal-cross-road-red": {
    rule: "Do not start just because the signal of the crossing road has turned red. For a time all signals are red, so you should wait for your own green.",
    basis: ["KYO 1-2-1(2)"],
    checked: "2026-11-21",
  },
  // Arrows
  "signal-green-arrow": {
    rule: "On a green arrow, vehicles may go in the direction of the arrow, even if the signal is red or yellow.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-green-arrow-other-directions": {
    rule: "When the signal is red and a green arrow is lit, a vehicle must not go in a direction that no lit green arrow shows.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-green-arrow-not-trams": {
    rule: "A green arrow is for vehicles only. Trams must wait for the yellow arrow.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-left-arrow": {
    rule: "On a red signal with a green left arrow, all vehicles may turn left. That includes mopeds, e-scooters and light vehicles.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-straight-arrow": {
    rule: "On a red signal with a green straight arrow, vehicles may go straight on only.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-straight-and-left-arrows": {
    rule: "On a red signal with a green straight arrow and a green left arrow, vehicles may go straight on or turn left. They must not turn right.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-right-arrow-u-turn": {
    rule: "On a green right arrow, cars may turn right. They may also make a U-turn, unless signs or markings forbid it.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-right-arrow-two-step": {
    rule: "On a red signal with a green right arrow, mopeds that must make the two-step right turn must not turn right. Neither must e-scooters and light vehicles.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-right-arrow-motorcycle": {
    rule: "On a green right arrow, a motorcycle may turn right like a car. So may a moped that does not have to make the two-step right turn there.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-straight-arrow-two-step": {
    rule: "Some vehicles count as going straight on when they want to turn right. They are mopeds that must make the two-step right turn, e-scooters and light vehicles. So on a green straight arrow they may go on to the far corner.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-yellow-arrow": {
    rule: "A yellow arrow is for trams only. Trams may go in its direction. Cars must not go on it.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  // Flashing
  "signal-flashing-yellow": {
    rule: "On a flashing yellow signal, pedestrians and vehicles may go while they watch other traffic.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-flashing-yellow-no-stop": {
    rule: "A flashing yellow signal alone does not order a vehicle to stop or to drive slowly.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-flashing-red": {
    rule: "On a flashing red signal, vehicles must make a full stop (一時停止) at the stopping position. They may then go when it is safe.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-flashing-red-pedestrians": {
    rule: "On a flashing red signal, pedestrians may go while they watch other traffic.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  // Where to stop
  "signal-stopping-position-line": {
    rule: "Where there is a stop line, the stopping position for a signal is just before the stop line.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-stopping-position-intersection": {
    rule: "At an intersection without a stop line, the stopping position for a signal is just before the intersection. If there is a crosswalk or bicycle crossing at its edge, it is just before that crossing.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-stopping-position-crossing": {
    rule: "Away from an intersection, there can be a crosswalk, bicycle crossing or railroad crossing without a stop line. The stopping position for a signal is then just before it.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-stopping-position-signal": {
    rule: "Away from an intersection, the stopping position for a signal is just before the signal. This applies where there is no stop line, crosswalk, bicycle crossing or railroad crossing.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-stopping-position-officer": {
    rule: "Away from an intersection, the stopping position for a police officer's hand signal is 1 m before the officer. This applies where there is no stop line, crosswalk, bicycle crossing or railroad crossing.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-green-blocked-intersection": {
    rule: "Even on a green signal, you must not enter an intersection if the vehicles ahead would make you stop in it. This holds if you might then block vehicles on the crossing road.",
    basis: ["RTA 50(1)"],
    checked: "2026-11-21",
  },
  // Left turn board
  "signal-left-turn-board": {
    rule: "The left turn permitted board at a signal is white with a blue left arrow. Vehicles may turn left there even on red or yellow, while they watch other traffic.",
    basis: ["RTO 2(2)", "RTR 3"],
    checked: "2026-11-21",
  },
  "signal-left-turn-board-pedestrians": {
    rule: "Under the left turn permitted board, a vehicle may turn left on red. It must not get in the way of pedestrians and bicycles that cross on their signal.",
    basis: ["RTO 2(2)", "KYO 1-2-1(4)"],
    checked: "2026-11-21",
  },
  "signal-left-turn-board-not-one-way": {
    rule: "A blue left arrow on a white board at a signal is the left turn permitted board. The one-way sign is a white arrow on a blue plate.",
    basis: ["RTO 2(2)", "SO 326-A"],
    checked: "2026-11-21",
  },
  // Pedestrian lights and lights for certain traffic
  "signal-pedestrian-green": {
    rule: "On a green pedestrian light, pedestrians may cross.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-pedestrian-green-bicycles": {
    rule: "On a green pedestrian light, ordinary bicycles and e-scooters in the 6 km/h sidewalk mode may go straight on over the crosswalk or turn left.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-pedestrian-flashing-green": {
    rule: "On a flashing green pedestrian light, pedestrians must not start to cross. Those already crossing must quickly finish crossing or turn back.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-pedestrian-red": {
    rule: "On a red pedestrian light, pedestrians must not cross.",
    basis: ["RTO 2(1)"],
    checked: "2026-11-21",
  },
  "signal-pedestrians-and-bicycles": {
    rule: "Where a pedestrian light is marked for pedestrians and bicycles, riders of bicycles and e-scooters must obey it.",
    basis: ["RTO 2(4)"],
    checked: "2026-11-21",
  },
  "signal-particular-vehicles": {
    rule: "A signal can be marked for particular vehicles, such as buses or trams. It is for those vehicles only, and they do not follow the other lights shown at the same time.",
    basis: ["RTO 2(3)", "RTO 2(5)"],
    checked: "2026-11-21",
  },
  "signal-level-crossing-alarm": {
    rule: "You must not enter a railroad crossing while its alarm sounds, or while its barrier is closed, is closing or starts to close.",
    basis: ["RTA 33(2)"],
    checked: "2026-11-21",
  },
  "signal-lane-red-cross": {
    rule: "A red X shown above a lane means that vehicles must not use that lane.",
    basis: ["GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  // Police
  "signal-officer-over-lights": {
    rule: "If the signal of a police officer or traffic warden differs from the traffic signal, you must obey the officer or warden.",
    basis: ["RTA 6", "RTA 7"],
    checked: "2026-11-21",
  },
  "signal-guard-not-binding": {
    rule: "Private guards and flagmen at roadworks have no power to give signals that must be obeyed by law. Only police officers and traffic wardens have it.",
    basis: ["RTA 6", "RTA 7"],
    checked: "2026-11-21",
  },
  "signal-officer-arms-level-facing": {
    rule: "A police officer holds the arms out level to the sides. For traffic that faces the officer's front or back, this means the same as a red signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-arms-level-parallel": {
    rule: "A police officer holds the arms out level to the sides. For traffic that moves parallel to the arms, this means the same as a green signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-arms-lowered-facing": {
    rule: "A police officer lowers the arms after holding them level, without turning the body. For traffic that faces the officer's front or back, this still means the same as a red signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-arms-lowered-parallel": {
    rule: "A police officer lowers the arms after holding them level, without turning the body. For traffic that moves parallel to the earlier line of the arms, this still means the same as a green signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-arm-raised-facing": {
    rule: "A police officer raises an arm straight up. For traffic that faces the officer's front or back, this means the same as a red signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-arm-raised-parallel": {
    rule: "A police officer raises an arm straight up. For traffic that moves parallel to the earlier line of the level arms, this means the same as a yellow signal.",
    basis: ["RTO 4"],
    checked: "2026-11-21",
  },
  "signal-officer-lamp-swing-along": {
    rule: "A police officer swings a light sideways. For traffic that moves in the direction of the swing, this means the same as a green signal.",
    basis: ["RTO 5"],
    checked: "2026-11-21",
  },
  "signal-officer-lamp-swing-across": {
    rule: "A police officer swings a light sideways. For traffic that crosses the direction of the swing, this means the same as a red signal.",
    basis: ["RTO 5"],
    checked: "2026-11-21",
  },
  "signal-officer-lamp-raised-along": {
    rule: "A police officer holds the light above the head. For traffic that moves in the direction of the earlier swing, this means the same as a yellow signal.",
    basis: ["RTO 5"],
    checked: "2026-11-21",
  },
  "signal-officer-lamp-raised-across": {
    rule: "A police officer holds the light above the head. For traffic that crosses the direction of the earlier swing, this means the same as a red signal.",
    basis: ["RTO 5"],
    checked: "2026-11-21",
  },
  // Two-step right turn
  "signal-two-step-by-sign": {
    rule: "A moped must make a two-step right turn where a sign says that mopeds must turn right in two steps. This applies where signals work or an officer directs the intersection.",
    basis: ["RTA 34(5)"],
    checked: "2026-11-21",
  },
  "signal-two-step-three-lanes": {
    rule: "On a road with three or more lanes in its direction, a moped must make a two-step right turn. On a one-way road, this holds if the whole road has three or more lanes. It applies where signals work or an officer directs the intersection, unless a sign tells mopeds to turn right like cars.",
    basis: ["RTA 34(5)"],
    checked: "2026-11-21",
  },
  "signal-two-step-otherwise": {
    rule: "A moped must turn right like a car where no sign calls for the two-step right turn and its direction has fewer than three lanes. It must also do so where no signal or officer directs the intersection.",
    basis: ["RTA 34(2)", "RTA 34(5)"],
    checked: "2026-11-21",
  },
  "signal-two-step-manner": {
    rule: "For a two-step right turn, a moped rider signals right from 30 m before the intersection and keeps to the left edge. The rider goes straight on slowly along the edge to the far side. There the rider turns the moped and waits for the new green signal.",
    basis: ["RTA 34(5)", "KYO 8-3-3(2)"],
    checked: "2026-11-21",
  },
  "signal-two-step-e-scooter": {
    rule: "E-scooters and light vehicles must always turn right in two steps. They keep to the left edge in advance and drive slowly along the edge of the intersection.",
    basis: ["RTA 34(3)"],
    checked: "2026-11-21",
  },
  "signal-right-turn-motorcycle": {
    rule: "A motorcycle that is larger than a moped turns right like a car. The two-step right turn is not for it.",
    basis: ["RTA 34(2)", "RTA 34(3)", "RTA 34(5)"],
    checked: "2026-11-21",
  },
  "signal-right-turn-motorcycle-125": {
    rule: "A two-wheeler with an engine of more than 50 cc up to 125 cc is a motorcycle, unless it is limited to 4.0 kW. It is not a moped, so it turns right like a car.",
    basis: ["RTA 34(2)", "RTR 1-2"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "signal-traffic-warden-binds": {
    rule: "You must obey the hand signal of a traffic warden like that of a police officer.",
    basis: ["RTA 6"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
