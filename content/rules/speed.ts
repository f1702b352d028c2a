import type { Rules } from "./schema";

/** How fast vehicles may go, how far apart they keep and where they slow down. */
export const speed = {
  "speed-posted-or-statutory-limit": {
    rule: "A vehicle must not go faster than the posted limit or, where no limit is posted, faster than the statutory limit.",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-posted-limit-replaces-statutory": {
    rule: "Where a speed limit is posted for your motor vehicle, the posted limit applies instead of the statutory limit, whether it is higher or lower. This does not raise the 30 km/h of a moped.",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-statutory-unlined-30": {
    rule: "On an ordinary road that has no centre line, no lanes and no structure that separates the two directions, and no posted limit, the statutory maximum speed of cars, trucks and motorcycles is 30 km/h; lines at the edges do not count.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-60-where": {
    rule: "With no posted limit, the statutory maximum speed of motor vehicles is 60 km/h on ordinary roads with a centre line, with lanes, or with a structure such as a fence between the two directions. It is also 60 km/h on motor-vehicle-only roads and on parts of national expressways other than the main lanes and their acceleration and deceleration lanes.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-centre-line-60": {
    rule: "On an ordinary road with a centre line and no posted limit, the statutory maximum speed of cars, trucks and motorcycles is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-lanes-60": {
    rule: "On an ordinary road on which signs or markings make lanes, and with no posted limit, the statutory maximum speed of cars, trucks and motorcycles is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-separated-60": {
    rule: "On an ordinary road on which a structure such as a median or a fence separates the two directions, and with no posted limit, the statutory maximum speed of cars, trucks and motorcycles is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-width-and-houses-do-not-decide": {
    rule: "Whether the statutory limit of an ordinary road is 30 or 60 km/h depends on a centre line, lanes or a separation of the two directions. The width of the road, and houses or a school nearby, do not decide it.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-lined-residential-60": {
    rule: "On a road with a centre line that runs through houses, the statutory maximum speed of cars is 60 km/h unless another limit is posted.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-statutory-unlined-farm-road-30": {
    rule: "On a two-way road through fields with no centre line, no lanes, no separation of the two directions and no posted limit, the statutory maximum speed of cars is 30 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-posted-40-on-unlined-road": {
    rule: "On a road without a centre line, lanes or a separation of the directions on which a limit of 40 km/h is posted, the maximum speed of cars is 40 km/h, not 30 km/h.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-unlined-60-is-30-over": {
    rule: "A car that goes 60 km/h on an ordinary road with no centre line, no lanes, no separation of the two directions and no posted limit is 30 km/h over the statutory limit.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-unlined-30-aim": {
    rule: "The statutory limit of 30 km/h on roads without a centre line, lanes or a separation of the directions is meant to protect people who walk and cycle on the roads of daily life.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "speed-zone-30-is-posted": {
    rule: "Zone 30 is a limit that is posted for an area. It is separate from, and older than, the statutory limit of 30 km/h on roads without a centre line, lanes or a separation of the directions.",
    basis: ["SO 323"],
    checked: "2026-11-21",
  },
  "speed-zone-30-all-roads": {
    rule: "A Zone 30 is shown by the 30 km/h maximum speed sign with the plates for the beginning and the end of an area. It binds cars on all roads in the area, also on roads with a centre line.",
    basis: ["SO 323", "SO 505-C", "SO 507-D"],
    checked: "2026-11-21",
  },
  "speed-moped-30": {
    rule: "A moped, also a new-standard moped, must never go faster than 30 km/h on any road, with or without a centre line.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-moped-stays-30-under-higher-sign": {
    rule: "A moped must not go faster than 30 km/h even where a maximum speed of 40 km/h or more is posted.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-moped-posted-20-binds": {
    rule: "A posted limit below 30 km/h, such as 20 km/h, also binds mopeds.",
    basis: ["RTA 22(1)"],
    checked: "2026-11-21",
  },
  "speed-posted-limit-is-no-target": {
    rule: "The maximum speed is not a speed to aim for. A driver must choose a safe speed, lower if need be, that suits the road, the traffic and the vehicle.",
    basis: ["RTA 70"],
    checked: "2026-11-21",
  },
  "speed-not-needlessly-slow": {
    rule: "You should not drive much more slowly than the flow of traffic without a reason, because this hinders others.",
    basis: ["KYO 5-4-1"],
    checked: "2026-11-21",
  },
  "speed-expressway-100": {
    rule: "On the main lanes of a national expressway whose directions are separated and with no posted limit, the statutory maximum speed is 100 km/h for ordinary and semi-medium motor vehicles, large and medium buses, medium trucks under 8 t gross weight and under 5 t payload, and motorcycles. It does not apply to three-wheeled vehicles or vehicles that tow a trailer.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-truck-90": {
    rule: "On the main lanes of a national expressway whose directions are separated and with no posted limit, the statutory maximum speed is 90 km/h for large trucks and for medium trucks of 8 t gross weight or more or 5 t payload or more, if they tow no trailer.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
    changed: "2024-04-01",
  },
  "speed-expressway-trailer-80": {
    rule: "On the main lanes of a national expressway whose directions are separated and with no posted limit, the statutory maximum speed is 80 km/h for vehicles that tow a trailer, large special vehicles and three-wheeled vehicles.",
    basis: ["RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-120-only-posted": {
    rule: "On an expressway a speed of more than 100 km/h, up to 120 km/h, is allowed only on sections on which that limit is posted for your kind of vehicle.",
    basis: ["RTA 22(1)", "RTO 27"],
    checked: "2026-11-21",
  },
  "speed-expressway-two-way-60": {
    rule: "On the main lane of a national expressway that carries both directions without a structure between them, and with no posted limit, the statutory maximum speed of motor vehicles is 60 km/h.",
    basis: ["RTO 11", "RTO 27(1)", "RTO 27-2"],
    checked: "2026-11-21",
  },
  "speed-motor-vehicle-only-road-60": {
    rule: "On a motor-vehicle-only road with no posted limit, the statutory maximum speed of motor vehicles is 60 km/h.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
  },
  "speed-expressway-minimum-50": {
    rule: "On the main lanes of a national expressway whose directions are separated, a motor vehicle must not go slower than 50 km/h unless another minimum speed is posted. It may go slower when the law requires it to slow down or when this is unavoidable to prevent danger.",
    basis: ["RTA 75-4", "RTO 27-3"],
    checked: "2026-11-21",
  },
  "speed-no-statutory-minimum": {
    rule: "There is no statutory minimum speed on motor-vehicle-only roads, on ramps, or on expressway main lanes that carry both directions without a structure between them.",
    basis: ["RTA 75-4", "RTO 27-2", "RTO 27-3"],
    checked: "2026-11-21",
  },
  "speed-towing-built-for-towing": {
    rule: "On an ordinary road a vehicle built for towing that tows a trailer built to be towed has the same statutory maximum speed as if it towed nothing.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-light-vehicle-40": {
    rule: "On a road with a centre line and no posted limit, a car that tows a vehicle of 2,000 kg gross weight or less, and whose own gross weight is at least three times as much, must not go faster than 40 km/h. This does not concern vehicles built for towing and for being towed.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-other-30": {
    rule: "On a road with a centre line and no posted limit, a car that tows a vehicle over 2,000 kg gross weight, or whose own gross weight is less than three times that of the towed vehicle, must not go faster than 30 km/h. This does not concern vehicles built for towing and for being towed.",
    basis: ["RTO 12(1)"],
    checked: "2026-11-21",
  },
  "speed-towing-small-two-wheeler-25": {
    rule: "On a road with a centre line and no posted limit, a motorcycle of 125 cc or less or a moped that tows another vehicle must not go faster than 25 km/h.",
    basis: ["RTO 12(2)"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-sum": {
    rule: "The stopping distance is the reaction distance plus the braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-reaction-distance": {
    rule: "The reaction distance is the distance covered from the moment when the driver sees a danger until the brakes begin to work, about 0.75 to 1 second. It grows in proportion to the speed.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-braking-distance": {
    rule: "The braking distance is the distance covered from the moment when the brakes begin to work until the vehicle stops.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-braking-distance-square": {
    rule: "The braking distance grows with the square of the speed: at double the speed it is 4 times as long, at triple the speed 9 times as long.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-table": {
    rule: "On a dry road the stopping distance is about 9 m at 20 km/h, 14 m at 30 km/h, 22 m at 40 km/h, 32 m at 50 km/h, 44 m at 60 km/h, 76 m at 80 km/h and 112 m at 100 km/h.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-60": {
    rule: "At 60 km/h on a dry road the stopping distance is about 44 m: about 17 m of reaction distance and about 27 m of braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-stopping-distance-100": {
    rule: "At 100 km/h on a dry road the stopping distance is about 112 m: about 28 m of reaction distance and about 84 m of braking distance.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
  "speed-tired-longer-reaction": {
    rule: "When the driver is tired, the reaction distance becomes longer, because it takes longer to see and judge a danger.",
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
    rule: "When you follow another vehicle, you must keep a distance that is long enough to avoid hitting it even if it stops suddenly.",
    basis: ["RTA 26"],
    checked: "2026-11-21",
  },
  "speed-expressway-gap": {
    rule: "On an expressway with a dry road and good tyres, the distance to the vehicle ahead should be about 100 m at 100 km/h and about 80 m at 80 km/h.",
    basis: ["KYO 7-2-2(4)"],
    checked: "2026-11-21",
  },
  "speed-expressway-gap-wet-double": {
    rule: "On an expressway with a wet road and worn tyres, the distance to the vehicle ahead should be about twice as long as on a dry road with good tyres.",
    basis: ["KYO 7-2-2(4)"],
    checked: "2026-11-21",
  },
  "speed-no-sudden-braking": {
    rule: "A driver must not brake suddenly except when it is unavoidable to prevent danger.",
    basis: ["RTA 24"],
    checked: "2026-11-21",
  },
  "speed-brake-in-several-presses": {
    rule: "When slowing down you should press the brake lightly several times, because this also warns the driver behind.",
    basis: ["KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "speed-abs-press-and-hold": {
    rule: "In an emergency in a vehicle with an anti-lock braking system, you should press the brake pedal hard and keep it pressed, without pumping.",
    basis: ["KYO 5-4-3"],
    checked: "2026-11-21",
  },
  "speed-drive-slowly-definition": {
    rule: "To drive slowly means to go at a speed at which the vehicle can stop immediately.",
    basis: ["RTA 2(1)(xx)"],
    checked: "2026-11-21",
  },
  "speed-drive-slowly-10-kmh": {
    rule: "Textbooks give as a guide that driving slowly means about 10 km/h or less, so that the vehicle stops within about 1 m after the brakes begin to work; the law names no figure.",
    basis: ["RTA 2(1)(xx)", "GUIDE driving-school textbooks"],
    checked: "2026-11-21",
  },
  "speed-slow-places-list": {
    rule: "A vehicle must drive slowly at places shown by signs or markings, at intersections without a view to the left and right, near a bend, near the crest of an uphill slope, and on a steep downhill slope. At an intersection this does not apply where signals or an officer direct the traffic or where the vehicle is on a priority road.",
    basis: ["RTA 42"],
    checked: "2026-11-21",
  },
  "speed-slow-signed-place": {
    rule: "A vehicle must drive slowly where signs or markings say that vehicles must drive slowly.",
    basis: ["RTA 42"],
    checked: "2026-11-21",
  },
  "speed-slow-blind-intersection": {
    rule: "A vehicle must drive slowly when it enters an intersection without a view to the left and right, or goes through a part of an intersection without such a view. This does not apply where signals or an officer direct the traffic or where you are on a priority road.",
    basis: ["RTA 42(i)"],
    checked: "2026-11-21",
  },
  "speed-slow-near-bend": {
    rule: "A vehicle must drive slowly near a bend of the road.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-bend-even-with-view": {
    rule: "A vehicle must drive slowly near a sharp bend (corner) of the road whether or not the view is good.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-crest": {
    rule: "A vehicle must drive slowly near the crest of an uphill slope.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-steep-downhill": {
    rule: "A vehicle must drive slowly on a steep downhill slope.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-no-slow-duty-steep-uphill": {
    rule: "A steep uphill slope is by itself not a place where vehicles must drive slowly. The duty there begins only near its crest.",
    basis: ["RTA 42(ii)"],
    checked: "2026-11-21",
  },
  "speed-slow-duties-in-traffic-list": {
    rule: "You must also drive slowly when turning left or right, leaving the road, entering a roundabout, entering a priority or clearly wider road at an intersection without signals unless you are on a priority road, using a pedestrian road with permission, passing a pedestrian without a safe gap, passing a safety zone with pedestrians on it on the left part of the road, passing a school bus that has stopped to let children on or off, and passing a stopped tram where this is allowed.",
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
    rule: "Near a school a special limit holds only where it is posted, or where the road has no centre line, lanes or separation of the directions.",
    basis: ["RTA 22", "RTO 11"],
    checked: "2026-11-21",
  },
  "speed-zone-30-plus": {
    rule: "Zone 30 Plus adds humps, bollards or narrowings to a Zone 30; its limit is still the posted one, and a hump alone sets no limit.",
    basis: ["SO 323", "GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "speed-gap-at-least-stopping-distance": {
    rule: "A safe gap to the vehicle ahead is at least as long as the stopping distance; the reaction distance is not enough.",
    basis: ["KYO 5-4-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
