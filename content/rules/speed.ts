import type { Rules } from "./schema";

/** How fast vehicles may go, how far apart they keep and where they slow down. */
export const speed = {
  "speed-posted-or-statutory-limit": {
    rule: "Where a sign or marking shows a limit, a vehicle must not go faster than that limit. Where none shows one, it must not go faster than the limit that the law sets (法定速度 hōtei sokudo).",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-posted-limit-replaces-statutory": {
    rule: "Where a sign or marking shows a limit for your motor vehicle, that limit applies. It may be higher or lower than the limit without a sign. This does not raise the 30 km/h of a moped.",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-statutory-unlined-30": {
    rule: "Some ordinary roads have no centre line, no lanes and no structure that separates the two directions. Where no sign or marking shows a limit there, the maximum speed of cars, trucks and motorcycles is 30 km/h. Lines at the edges do not count.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-60-where": {
    rule: "Where no sign or marking shows a limit, the maximum speed of motor vehicles is 60 km/h on some ordinary roads. They have a centre line, lanes, or a structure such as a fence between the two directions. It is also 60 km/h on motor-vehicle-only roads. The same holds on national expressways outside the main lanes and their acceleration and deceleration lanes.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-centre-line-60": {
    rule: "On an ordinary road with a centre line, the maximum speed of cars, trucks and motorcycles is 60 km/h. This applies where no sign or marking shows a limit.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-lanes-60": {
    rule: "On an ordinary road, signs or markings may make lanes. Where none shows a limit, the maximum speed of cars, trucks and motorcycles there is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-separated-60": {
    rule: "On an ordinary road, a structure such as a median or a fence may separate the two directions. Where no sign or marking shows a limit, the maximum speed of cars, trucks and motorcycles there is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-width-and-houses-do-not-decide": {
    rule: "Without a sign or marking, the limit of an ordinary road is 30 or 60 km/h. A centre line, lanes or a separation of the two directions decide which. The width of the road, and houses or a school nearby, do not decide it.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-lined-residential-60": {
    rule: "A road with a centre line runs through houses. The maximum speed of cars there is 60 km/h, unless a sign or marking shows another limit.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-unlined-farm-road-30": {
    rule: "A two-way road through fields has no centre line, no lanes and no separation of the two directions. Where no sign or marking shows a limit, the maximum speed of cars there is 30 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-posted-40-on-unlined-road": {
    rule: "A road has no centre line, lanes or separation of the directions, but a sign or marking shows a limit of 40 km/h. The maximum speed of cars there is 40 km/h, not 30 km/h.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-unlined-60-is-30-over": {
    rule: "On an ordinary road with no centre line, no lanes and no separation of the two directions, a car goes 60 km/h. If no sign or marking shows a limit, it is 30 km/h over the limit.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-unlined-30-aim": {
    rule: "The limit of 30 km/h without a sign is for roads without a centre line, lanes or a separation of the directions. It is meant to protect people who walk and cycle on the roads of daily life.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-zone-30-is-posted": {
    rule: "Zone 30 is a limit that signs show for an area. It is separate from the limit of 30 km/h on roads without a centre line, lanes or a separation of the directions. It is also older.",
    basis: ["SO 323"],
    checked: "2026-11-21",
  },
  "speed-zone-30-all-roads": {
    rule: "A Zone 30 is shown by the 30 km/h maximum speed sign with the plates for the beginning and the end of an area. It applies to cars on all roads in the area, also on roads with a centre line.",
    basis: ["SO 323", "SO 505-C", "SO 507-D"],
    checked: "2026-11-21",
  },
  "speed-moped-30": {
    rule: "A moped must never go faster than 30 km/h on any road, with or without a centre line. A new-standard moped is a moped, too.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-moped-stays-30-under-higher-sign": {
    rule: "A moped must not go faster than 30 km/h, even where a sign or marking shows a maximum speed of 40 km/h or more.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-moped-posted-20-binds": {
    rule: "Where a sign or marking shows a limit below 30 km/h, such as 20 km/h, it also applies to mopeds.",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-posted-limit-is-no-target": {
    rule: "The maximum speed is not a speed to aim for. You must choose a safe speed that suits the road, the traffic and the vehicle. If need be, it is lower.",
    basis: ["RTA 70"],
    checked: "2026-11-21",
  },
  "speed-not-needlessly-slow": {
    rule: "You should not drive much more slowly than the flow of traffic without a reason. Otherwise you get in the way of others.",
    basis: ["KYO 5-4-1"],
    checked: "2026-11-21",
  },
  "speed-expressway-100": {
    rule: "This rule is for the main lanes of a national expressway with separated directions, where no sign or marking shows a limit. The maximum speed is 100 km/h for ordinary and semi-medium motor vehicles, large and medium buses and motorcycles. It is the same for medium trucks under 8 t gross weight and under 5 t payload. It does not apply to three-wheeled vehicles or vehicles that tow a trailer.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-truck-90": {
    rule: "This rule is for the main lanes of a national expressway with separated directions, where no sign or marking shows a limit. The maximum speed is 90 km/h for large trucks. It is the same for medium trucks of 8 t gross weight or more or 5 t payload or more. The rule applies if they tow no trailer.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
    changed: "2024-04-01",
  },
  "speed-expressway-trailer-80": {
    rule: "This rule is for the main lanes of a national expressway with separated directions, where no sign or marking shows a limit. The maximum speed is 80 km/h for vehicles that tow a trailer, large special vehicles and three-wheeled vehicles.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-120-only-posted": {
    rule: "On some sections of expressways, signs or markings show a limit of more than 100 km/h, up to 120 km/h. You may go so fast only there, and only if the limit is for your kind of vehicle.",
    basis: ["RTA 22(1)", "RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-two-way-60": {
    rule: "The main lane of a national expressway may carry both directions without a structure between them. Where no sign or marking shows a limit, the maximum speed of motor vehicles there is 60 km/h.",
    basis: ["RTO 11", "RTO 27(1)", "RTO 27-2"],
    checked: "2026-11-21",
  },
  "speed-motor-vehicle-only-road-60": {
    rule: "On a motor-vehicle-only road where no sign or marking shows a limit, the maximum speed of motor vehicles is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
  },
  "speed-expressway-minimum-50": {
    rule: "This rule is for the main lanes of a national expressway with separated directions. A motor vehicle must not go slower than 50 km/h, unless a sign or marking shows another minimum speed. It may go slower when the law requires it to slow down or when this is unavoidable to prevent danger.",
    basis: ["RTA 75-4", "RTO 27-3"],
    checked: "2026-11-21",
  },
  "speed-no-statutory-minimum": {
    rule: "The law sets no minimum speed for motor-vehicle-only roads or ramps. It also sets none for expressway main lanes that carry both directions without a structure between them.",
    basis: ["RTA 75-4", "RTO 27-2", "RTO 27-3"],
    checked: "2026-11-21",
  },
  "speed-towing-built-for-towing": {
    rule: "On an ordinary road, a vehicle built for towing may tow a trailer built to be towed. Where no sign or marking shows a limit, its maximum speed is then the same as if it towed nothing.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-light-vehicle-40": {
    rule: "This rule is for a road with a centre line where no sign or marking shows a limit. A car that tows a vehicle of 2,000 kg gross weight or less must not go faster than 40 km/h. This holds if the car's own gross weight is at least three times as much. It does not concern vehicles built for towing and for being towed.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-other-30": {
    rule: "This rule is for a road with a centre line where no sign or marking shows a limit. A car that tows a vehicle over 2,000 kg gross weight must not go faster than 30 km/h. The same holds if the car's own gross weight is less than three times that of the towed vehicle. This does not concern vehicles built for towing and for being towed.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-small-two-wheeler-25": {
    rule: "This rule is for a motorcycle of 125 cc or less or a moped that tows another vehicle. On a road with a centre line where no sign or marking shows a limit, it must not go faster than 25 km/h.",
    basis: ["RTO 12(2)"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-sum": {
    rule: "The stopping distance is the reaction distance plus the braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-reaction-distance": {
    rule: "The reaction distance is how far you go from the moment when you see a danger until the brakes begin to work. That takes about 0.75 to 1 second. The distance grows in proportion to the speed.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-braking-distance": {
    rule: "The braking distance is how far you go from the moment when the brakes begin to work until the vehicle stops.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-braking-distance-square": {
    rule: "The braking distance grows with the square of the speed. At double the speed it is 4 times as long, at triple the speed 9 times as long.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-table": {
    rule: "On a dry road the stopping distance is about 9 m at 20 km/h, 14 m at 30 km/h, 22 m at 40 km/h and 32 m at 50 km/h. It is about 44 m at 60 km/h, 76 m at 80 km/h and 112 m at 100 km/h.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-60": {
    rule: "At 60 km/h on a dry road the stopping distance is about 44 m. Of this, about 17 m is reaction distance and about 27 m is braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-100": {
    rule: "At 100 km/h on a dry road the stopping distance is about 112 m. Of this, about 28 m is reaction distance and about 84 m is braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-tired-longer-reaction": {
    rule: "When you are tired, the reaction distance becomes longer, because you take longer to see and judge a danger.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-wet-heavy-worn-longer-braking": {
    rule: "A wet road, a heavy load or worn tyres make the braking distance longer.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-wet-and-worn-double": {
    rule: "On a wet road with worn tyres the stopping distance can be about twice as long as on a dry road with good tyres.",
    basis: ["KYO 5-4-2(3)"],
    checked: "2026-11-21",
  },
  "speed-following-distance": {
    rule: "When you follow another vehicle, you must keep a distance that is long enough. It is long enough if you do not hit the vehicle ahead even when it stops suddenly.",
    basis: ["RTA 26"],
    checked: "2026-11-21",
  },
  "speed-expressway-gap": {
    rule: "On an expressway with a dry road and good tyres, you should keep about 100 m to the vehicle ahead at 100 km/h. At 80 km/h it should be about 80 m.",
    basis: ["KYO 7-2-2(4)"],
    checked: "2026-11-21",
  },
  "speed-expressway-gap-wet-double": {
    rule: "This rule is for an expressway with a wet road and worn tyres. The distance to the vehicle ahead should be about twice as long as on a dry road with good tyres.",
    basis: ["KYO 7-2-2(4)"],
    checked: "2026-11-21",
  },
  "speed-no-sudden-braking": {
    rule: "You must not brake suddenly, except when it is unavoidable to prevent danger.",
    basis: ["RTA 24"],
    checked: "2026-11-21",
  },
  "speed-brake-in-several-presses": {
    rule: "When you slow down, you should press the brake lightly several times. This also warns the driver behind.",
    basis: ["KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "speed-abs-press-and-hold": {
    rule: "In an emergency in a vehicle with an anti-lock braking system, you should press the brake pedal hard and keep it pressed. Do not pump it.",
    basis: ["KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "speed-drive-slowly-definition": {
    rule: "To drive slowly (徐行 jokō) means to go at a speed at which the vehicle can stop immediately.",
    basis: ["RTA 2(1)(xx)"],
    checked: "2026-11-21",
  },
  "speed-drive-slowly-10-kmh": {
    rule: "Textbooks say as a guide that driving slowly means about 10 km/h or less. The vehicle then stops within about 1 m after the brakes begin to work. The law names no figure.",
    basis: ["RTA 2(1)(xx)", "GUIDE driving-school textbooks"],
    checked: "2026-11-21",
  },
  "speed-slow-places-list": {
    rule: "A vehicle must drive slowly at places shown by signs or markings and at intersections without a view to the left and right. It must also drive slowly near a bend, near the top of an uphill slope and on a steep downhill slope. At an intersection this does not apply where signals or an officer direct the traffic or where the vehicle is on a priority road.",
    basis: ["RTA 42"],
    checked: "2026-11-21",
  },
  "speed-slow-signed-place": {
    rule: "A vehicle must drive slowly where signs or markings say so.",
    basis: ["RTA 42"],
    checked: "2026-11-21",
  },
  "speed-slow-blind-intersection": {
    rule: "A vehicle must drive slowly when it enters an intersection without a view to the left and right. The same holds when it goes through a part of an intersection without such a view. This does not apply where signals or an officer direct the traffic or where you are on a priority road.",
    basis: ["RTA 42(i)"],
    checked: "2026-11-21",
  },
  "speed-slow-near-bend": {
    rule: "A vehicle must drive slowly near a bend of the road.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-bend-even-with-view": {
    rule: "A vehicle must drive slowly near a sharp bend (corner) of the road, whether or not the view is good.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-crest": {
    rule: "A vehicle must drive slowly near the top of an uphill slope.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-steep-downhill": {
    rule: "A vehicle must drive slowly on a steep downhill slope.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-no-slow-duty-steep-uphill": {
    rule: "A steep uphill slope is by itself not a place where vehicles must drive slowly. The duty there begins only near its top.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-duties-in-traffic-list": {
    rule: "You must also drive slowly when you turn left or right, leave the road or enter a roundabout. The same holds when you enter a priority or clearly wider road at an intersection without signals, unless you are on a priority road. Drive slowly on a pedestrian road with permission and when you pass a pedestrian without a safe gap. Drive slowly past a safety zone on your side of the road with pedestrians on it. Drive slowly past a school bus that has stopped to let children on or off, and past a stopped tram where passing is allowed.",
    basis: [
      "RTA 9",
      "RTA 18(2)",
      "RTA 25",
      "RTA 31",
      "RTA 34",
      "RTA 36(3)",
      "RTA 37-2(2)",
      "RTA 71(ii-3)",
      "RTA 71(iii)",
    ],
    checked: "2026-11-21",
  },
  "speed-slow-leaving-road": {
    rule: "A vehicle that turns left or right to leave the road must drive slowly.",
    basis: ["RTA 25"],
    checked: "2026-11-21",
  },
  "speed-near-schools": {
    rule: "Near a school a special limit holds only in two cases. The first is where a sign or marking shows it. The second is where the road has no centre line, lanes or separation of the directions.",
    basis: ["RTA 22", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-zone-30-plus": {
    rule: "Zone 30 Plus adds humps, bollards or narrowings to a Zone 30. The limit is still the one that the signs show. A hump alone sets no limit.",
    basis: ["SO 323", "GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "speed-gap-at-least-stopping-distance": {
    rule: "A safe gap to the vehicle ahead is at least as long as the stopping distance. The reaction distance is not enough.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
