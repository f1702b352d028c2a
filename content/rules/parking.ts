import type { Rules } from "./schema";

/** Where and how vehicles may stop and park. */
export const parking = {
  "parking-meaning-standing-continuously": {
    rule: "A vehicle is parked (駐車) when it stands continuously to wait for people or goods, or to load or unload for more than 5 minutes. It is also parked when it stands because of a breakdown or for another reason. Standing for people to get on or off does not count here.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-meaning-driver-away": {
    rule: "A vehicle is parked, even for a moment, when it stands and the driver has left it and cannot drive it at once.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-loading-5-minutes-is-stopping": {
    rule: "Standing for 5 minutes or less to load or unload goods is stopping (停車), not parking. This holds if the driver can drive at once.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-loading-over-5-minutes": {
    rule: "To load or unload goods for more than 5 minutes is parking, even if the driver stays in the vehicle.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-boarding-is-stopping": {
    rule: "If you stand while people get on or off, that is stopping, not parking, however long it takes. This holds if the driver can drive at once.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-waiting-is-parking": {
    rule: "To wait for a person or for goods is parking, even if it lasts only a minute and the driver stays in the vehicle.",
    basis: ["RTA 2(1)(xviii)"],
    checked: "2026-11-21",
  },
  "parking-stopping-meaning": {
    rule: "Stopping means every kind of standing that is not parking.",
    basis: ["RTA 2(1)(xix)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-signed": {
    rule: "You must not stop or park where signs or markings forbid stopping and parking.",
    basis: ["RTA 44(1)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-places-list": {
    rule: "You must not stop or park on an intersection, crosswalk, bicycle crossing, railroad crossing or tram track. You must not do so near the top of a slope, on a steep slope or in a tunnel either.",
    basis: ["RTA 44(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-steep-slope-both-ways": {
    rule: "You must not stop or park on a steep slope, whether it goes up or down.",
    basis: ["RTA 44(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-crest": {
    rule: "You must not stop or park near the top of a slope.",
    basis: ["RTA 44(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-tunnel": {
    rule: "You must not stop or park in a tunnel, whether it has lanes or not.",
    basis: ["RTA 44(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-tram-track": {
    rule: "You must not stop or park on a tram track.",
    basis: ["RTA 44(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-intersection-5m": {
    rule: "You must not stop or park on an intersection or within 5 m of its edge.",
    basis: ["RTA 44(1)(ii)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-corner-5m": {
    rule: "You must not stop or park within 5 m of a bend, that is, a corner, of the road.",
    basis: ["RTA 44(1)(ii)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-crosswalk-5m": {
    rule: "You must not stop or park on a crosswalk or bicycle crossing or within 5 m before and after it.",
    basis: ["RTA 44(1)(iii)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-safety-zone-10m": {
    rule: "You must not stop or park on the left side of a safety zone. The ban also covers the 10 m before and after that part of the road.",
    basis: ["RTA 44(1)(iv)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-bus-stop-10m": {
    rule: "This rule is for the operating hours of the line. You must not stop or park within 10 m of the pole or plate of a bus, trolleybus or tram stop. There is an exception for route buses that use the stop, and for vehicles for which this has been agreed and announced.",
    basis: ["RTA 44(1)(v)"],
    checked: "2026-11-21",
  },
  "parking-bus-stop-outside-hours": {
    rule: "Outside the operating hours of the bus line, the law's ban on stopping within 10 m of a bus stop does not apply.",
    basis: ["RTA 44(1)(v)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-level-crossing-10m": {
    rule: "You must not stop or park on a railroad crossing or within 10 m before and after it.",
    basis: ["RTA 44(1)(vi)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-distances-list": {
    rule: "Stopping and parking are forbidden within 5 m of the edge of an intersection, a corner, a crosswalk or a bicycle crossing. They are forbidden within 10 m of a safety zone on its left side and of a railroad crossing. The same distance holds for a bus or tram stop during operating hours.",
    basis: ["RTA 44(1)"],
    checked: "2026-11-21",
  },
  "parking-no-stopping-exceptions": {
    rule: "Where stopping and parking are forbidden, you may still stop when the law or a police officer requires it, or to avoid danger. Route buses may stop at their own stops. Other vehicles may stop or park where signs permit it, and permit holders where signs permit it for them.",
    basis: ["RTA 44", "RTA 45-2", "RTA 46"],
    checked: "2026-11-21",
  },
  "parking-no-parking-signed": {
    rule: "You must not park where signs or markings forbid parking, unless the chief of the police station has given permission. Stopping there is allowed if nothing else forbids it.",
    basis: ["RTA 45(1)"],
    checked: "2026-11-21",
  },
  "parking-garage-entrance-3m": {
    rule: "You must not park within 3 m of the vehicle entrance of a garage, car park or loading place off the road. Stopping there is allowed.",
    basis: ["RTA 45(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-own-garage-entrance-3m": {
    rule: "You must not park within 3 m of the vehicle entrance of a garage, even if the garage is your own.",
    basis: ["RTA 45(1)(i)"],
    checked: "2026-11-21",
  },
  "parking-roadworks-5m": {
    rule: "You must not park within 5 m of the edge of an area of roadworks. Stopping there is allowed.",
    basis: ["RTA 45(1)(ii)"],
    checked: "2026-11-21",
  },
  "parking-fire-equipment-5m": {
    rule: "You must not park within 5 m of a fire-equipment store, of the edge of a fire cistern, or of a road entrance to either. Stopping there is allowed.",
    basis: ["RTA 45(1)(iii)"],
    checked: "2026-11-21",
  },
  "parking-hydrant-5m": {
    rule: "You must not park within 5 m of a fire hydrant. Stopping there is allowed.",
    basis: ["RTA 45(1)(iv)"],
    checked: "2026-11-21",
  },
  "parking-fire-water-source-5m": {
    rule: "You must not park within 5 m of the sign of a designated fire-water source. The same holds for the suction mouth or hose inlet of a fire cistern. Stopping there is allowed.",
    basis: ["RTA 45(1)(iv)"],
    checked: "2026-11-21",
  },
  "parking-fire-alarm-1m": {
    rule: "You must not park within 1 m of a fire alarm. Stopping there is allowed.",
    basis: ["RTA 45(1)(v)"],
    checked: "2026-11-21",
  },
  "parking-no-parking-distances-list": {
    rule: "At these places you may stop, but parking is forbidden. The distance is 1 m from a fire alarm, and 3 m from the vehicle entrance of a garage, car park or loading place. At the other places it is 5 m. They are roadworks, a fire hydrant, the sign of a designated fire-water source and a fire-equipment store. They are also a fire cistern, its suction mouth or hose inlet, and a road entrance to such a store or cistern.",
    basis: ["RTA 45(1)"],
    checked: "2026-11-21",
  },
  "parking-3-5m-free-on-right": {
    rule: "You must not park if less than 3.5 m of the road would stay free on the right side of your vehicle. Where a sign names a width, that width counts instead. This does not apply while you load or unload and can drive at once, or while you help an injured person.",
    basis: ["RTA 45(2)"],
    checked: "2026-11-21",
  },
  "parking-3-5m-exceptions": {
    rule: "The duty to leave 3.5 m free on the right has three exceptions. The first is while you load goods and stay with the vehicle or can drive at once. The second is when it is unavoidable to help sick or injured people. The third is areas that the authority has designated as having little traffic.",
    basis: ["RTA 45(2)", "RTA 45(3)"],
    checked: "2026-11-21",
  },
  "parking-police-permission": {
    rule: "With the permission of the chief of the police station, a vehicle may park at places where only parking is forbidden.",
    basis: ["RTA 45(1)"],
    checked: "2026-11-21",
  },
  "parking-elderly-and-disabled-permit": {
    rule: "Some drivers may stop or park a registered ordinary car that shows its permit at places with signs that permit this. They are drivers who are 70 or over, pregnant or within 8 weeks after giving birth, or deaf or disabled as the law names it.",
    basis: ["RTA 45-2", "RTO 14-5"],
    checked: "2026-11-21",
  },
  "parking-permitted-by-sign": {
    rule: "Signs may permit stopping or parking at a place where it would otherwise be forbidden.",
    basis: ["RTA 46"],
    checked: "2026-11-21",
  },
  "parking-left-edge-stopping": {
    rule: "When you stop for people to get on or off or for loading, you must stand along the left edge as far as possible. You must not get in the way of other traffic.",
    basis: ["RTA 47(1)"],
    checked: "2026-11-21",
  },
  "parking-left-edge-parking": {
    rule: "When you park, you must stand along the left edge of the road. You must not get in the way of other traffic.",
    basis: ["RTA 47(2)"],
    checked: "2026-11-21",
  },
  "parking-one-way-left-edge": {
    rule: "On a one-way road, too, you must park along the left edge and not along the right edge, unless signs or markings say otherwise.",
    basis: ["RTA 47(2)"],
    checked: "2026-11-21",
  },
  "parking-beside-sidewalk": {
    rule: "On a road with a sidewalk, you must stop or park along the left edge of the roadway and not on the sidewalk.",
    basis: ["RTA 47"],
    checked: "2026-11-21",
  },
  "parking-no-sidewalk-no-strip": {
    rule: "On a road without a sidewalk and without a side strip, you park along the left edge of the road. You do not have to leave 0.75 m free for pedestrians.",
    basis: ["RTA 47", "KYO 5-8-3"],
    checked: "2026-11-21",
  },
  "parking-side-strip-0-75m-or-less": {
    rule: "Where a side strip for pedestrians is 0.75 m wide or less, you must not enter it to stop or park. You must stand along the left edge of the roadway.",
    basis: ["RTA 47(3)", "RTO 14-6"],
    checked: "2026-11-21",
  },
  "parking-side-strip-over-0-75m": {
    rule: "Where a side strip for pedestrians with one line is wider than 0.75 m, you must enter it when you stop or park. You must stand parallel to the line and leave 0.75 m or more free on your left for pedestrians.",
    basis: ["RTA 47(3)", "RTO 14-6", "SO marking 108"],
    checked: "2026-11-21",
  },
  "parking-side-strip-very-wide": {
    rule: "Some side strips for pedestrians are so wide that a vehicle wholly inside could leave more than 0.75 m free on its left. There it must stand along the line of the side strip.",
    basis: ["RTA 47(3)", "RTO 14-6"],
    checked: "2026-11-21",
  },
  "parking-side-strip-solid-and-broken": {
    rule: "You must not enter a side strip marked by a solid and a broken line to stop or park in it. You stand along the left edge of the roadway if stopping or parking is otherwise allowed there.",
    basis: ["RTA 47(3)", "SO marking 108-2"],
    checked: "2026-11-21",
  },
  "parking-side-strip-two-solid-lines": {
    rule: "You must not enter a side strip for pedestrians marked by two solid lines to stop or park in it. You stand along the left edge of the roadway if stopping or parking is otherwise allowed there.",
    basis: ["RTA 47(3)", "SO marking 108-3"],
    checked: "2026-11-21",
  },
  "parking-side-strip-not-for-pedestrians": {
    rule: "Some side strips are not for pedestrians, as on an expressway. A vehicle that may stop or park in one must stand along its left edge.",
    basis: ["RTA 47(3)", "RTO 14-6"],
    checked: "2026-11-21",
  },
  "parking-no-double-parking": {
    rule: "You must not stop or park beside a vehicle that is standing along the edge of the road.",
    basis: ["RTA 47(1)", "RTA 47(2)", "KYO 5-8-3"],
    checked: "2026-11-21",
  },
  "parking-signed-method": {
    rule: "Where signs or markings show how to stop or park, vehicles must stand in that way. Examples are at a right angle or diagonally.",
    basis: ["RTA 48"],
    checked: "2026-11-21",
  },
  "parking-leaving-stop-engine-and-brake": {
    rule: "When you leave the vehicle, even for a moment, you must stop the engine and put on the parking brake fully. You must take other steps so that the vehicle does not move.",
    basis: ["RTA 71(v)", "KYO 5-8-10"],
    checked: "2026-11-21",
  },
  "parking-leaving-key-and-lock": {
    rule: "When you leave the vehicle, even for a moment, you must prevent others from driving it. For example, take the key and lock the doors.",
    basis: ["RTA 71(v-2)", "KYO 5-8-10"],
    checked: "2026-11-21",
  },
  "parking-leaving-gear": {
    rule: "When you park, you should put a manual car in first gear if it faces uphill and in reverse if it faces downhill. You should put an automatic car in P.",
    basis: ["KYO 5-8-10"],
    checked: "2026-11-21",
  },
  "parking-slope-wheels-and-chocks": {
    rule: "When you park on a slope, you should turn the wheels so that a rolling car would hit the kerb. You should also use chocks.",
    basis: ["KYO 5-8-10"],
    checked: "2026-11-21",
  },
  "parking-night-lights": {
    rule: "At night, on a road 5.5 m wide or more, a standing car must show its hazard lamps, tail lamps or parking lamps. On roads other than expressways there are two exceptions. The first is a place that is lit so that the car can be seen clearly from 50 m behind. The second is where a night-type warning triangle or warning reflector is placed behind the car.",
    basis: ["RTO 18(2)", "KYO 6-3-2(6)"],
    checked: "2026-11-21",
  },
  "parking-same-place-12-hours": {
    rule: "You must not park a car at the same place on the road for 12 hours or more. At night, you must not do so for 8 hours or more. Night is from sunset to sunrise.",
    basis: ["GA 11(2)", "KYO 5-8-9(2)"],
    checked: "2026-11-21",
  },
  "parking-road-is-no-garage": {
    rule: "Nobody may use the road as the place where a car is kept.",
    basis: ["GA 11(1)"],
    checked: "2026-11-21",
  },
  "parking-garage-space-required": {
    rule: "The owner of a car must have a place off the road to keep it. It must be no more than 2 km from the place where the car is based.",
    basis: ["GA 3", "GA Order 1"],
    checked: "2026-11-21",
  },
  "parking-garage-sticker-abolished": {
    rule: "There is no garage sticker any more. The garage certificate or notification is still required.",
    basis: ["GA 6"],
    checked: "2026-11-21",
    changed: "2025-04-01",
  },
  "parking-abandoned-user-pays": {
    rule: "A driver left a vehicle parked illegally. If the driver does not pay the penalty within 30 days, the user of the vehicle can be ordered to pay.",
    basis: ["RTA 51-4(4)"],
    checked: "2026-11-21",
  },
  "parking-time-limited": {
    rule: "In a time-limited parking zone you must at once start the parking meter, or get a parking ticket and show it. You must not park longer than the time that the sign shows.",
    basis: ["RTA 49-3"],
    checked: "2026-11-21",
  },
  "parking-towed-away-by-police": {
    rule: "The police may move an illegally parked vehicle. Its driver, user or owner must pay the cost.",
    basis: ["RTA 51"],
    checked: "2026-11-21",
  },
  "parking-waiting-for-signal-is-no-violation": {
    rule: "Waiting for a traffic signal within 5 m of a crosswalk is no violation. The ban does not cover stops that the law requires.",
    basis: ["RTA 44(1)"],
    checked: "2026-11-21",
  },
  "parking-hazard-lamps-do-not-permit": {
    rule: "Hazard lamps do not make forbidden parking legal.",
    basis: ["RTA 45"],
    checked: "2026-11-21",
  },
  "parking-violation-sticker": {
    rule: "The driver or user may remove the sticker that confirms a parking violation before the vehicle is driven off. Others must not remove it.",
    basis: ["RTA 51-4(2)"],
    checked: "2026-11-21",
  },
  "parking-meter-no-extension": {
    rule: "In a time-limited parking bay another payment does not extend the time that the sign shows.",
    basis: ["RTA 49-3"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
