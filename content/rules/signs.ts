import type { Rules } from "./schema";

/** The meaning of road signs and of the marks shown like signs. */
export const signs = {
  // General
  "sign-regulatory-kind": {
    rule: "Regulatory signs forbid or order a particular action; most of them are round, with a red rim or with a blue ground.",
    basis: ["SO 301"],
    checked: "2026-11-21",
  },
  "sign-warning-kind": {
    rule: "Warning signs announce danger ahead; they are yellow diamonds with a black symbol and a black border.",
    basis: ["SO 201-A"],
    checked: "2026-11-21",
  },
  "sign-warning-no-duty": {
    rule: "A warning sign does not by itself order a certain speed or a stop; it calls for care.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  "sign-instruction-kind": {
    rule: "Instruction signs show places where something is allowed or that need special care, such as permitted parking, a priority road, a stop line, a crosswalk or a safety zone; most of them are blue squares.",
    basis: ["SO 403"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-shape": {
    rule: "The crosswalk and bicycle crossing signs are blue pentagons that point up, with a white picture.",
    basis: ["SO 407-A", "SO 407-2"],
    checked: "2026-11-21",
  },
  "sign-guide-kind": {
    rule: "Guide signs show places, directions and distances; they are mostly blue on ordinary roads and green on expressways.",
    basis: ["SO 105-A", "SO 110-A"],
    checked: "2026-11-21",
  },
  "sign-auxiliary-kind": {
    rule: "Auxiliary signs are plates, mostly white, under a main sign; they limit the main sign to certain days, hours, vehicle types, distances or sections.",
    basis: ["SO 501"],
    checked: "2026-11-21",
  },
  "sign-blue-disc-red-ring": {
    rule: "As a rule, a red-rimmed round sign forbids or limits something, and a blue round sign without a red rim gives an order or shows an exclusive use.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  // Closed roads
  "sign-road-closed": {
    rule: "The sign Road Closed, a white disc with a red rim and a red X, means that pedestrians, vehicles and trams must not pass.",
    basis: ["SO 301"],
    checked: "2026-11-21",
  },
  "sign-closed-to-vehicles": {
    rule: "The sign Closed to All Vehicles, a white disc with a red rim and one red diagonal bar and no picture, means that cars, motorcycles, mopeds, light vehicles and all other vehicles must not pass; pedestrians may pass.",
    basis: ["SO 302"],
    checked: "2026-11-21",
  },
  "sign-no-entry": {
    rule: "The sign No Entry for Vehicles, a red disc with a white horizontal bar, means that vehicles must not enter from that side, for example at the exit of a one-way road; pedestrians may enter.",
    basis: ["SO 303"],
    checked: "2026-11-21",
  },
  "sign-closed-to-motor-vehicles": {
    rule: "The sign Closed to Motor Vehicles Except Motorcycles, a red-rimmed disc with a car, means that cars and other motor vehicles must not pass; motorcycles, mopeds and light vehicles may pass.",
    basis: ["SO 304"],
    checked: "2026-11-21",
  },
  "sign-closed-to-large-trucks": {
    rule: "The sign Closed to Large Trucks, Etc., a red-rimmed disc with a truck, means that large trucks, medium trucks of 8 t gross weight or more or 5 t maximum load or more, and large special vehicles must not pass; an ordinary car may pass.",
    basis: ["SO 305"],
    checked: "2026-11-21",
  },
  "sign-closed-to-trucks-by-load": {
    rule: "The sign Closed to Trucks At or Above the Load Shown means that trucks whose maximum load is the figure on its plate or more, such as 3 t on the plate 積3t, and large special vehicles, must not pass.",
    basis: ["SO 305-2"],
    checked: "2026-11-21",
  },
  "sign-closed-to-buses": {
    rule: "The sign Closed to Large Passenger Vehicles, Etc., a red-rimmed disc with a bus, means that large buses and medium passenger vehicles for 11 persons or more must not pass.",
    basis: ["SO 306"],
    checked: "2026-11-21",
  },
  "sign-closed-to-motorcycles": {
    rule: "The sign Closed to Motorcycles and Mopeds, a red-rimmed disc with one rider on a motorcycle, means that motorcycles and mopeds must not pass; cars and bicycles may pass.",
    basis: ["SO 307"],
    checked: "2026-11-21",
  },
  "sign-closed-to-light-vehicles": {
    rule: "The sign Closed to Light Vehicles Except Bicycles means that carts and other light vehicles must not pass; bicycles may pass.",
    basis: ["SO 308"],
    checked: "2026-11-21",
  },
  "sign-closed-to-bicycles": {
    rule: "The sign Closed to Bicycles and E-Scooters, a red-rimmed disc with a bicycle, means that bicycles and e-scooters must not pass.",
    basis: ["SO 309"],
    checked: "2026-11-21",
  },
  "sign-closed-to-combination": {
    rule: "The sign Closed to Vehicles (Combination), a red-rimmed disc with more than one vehicle, means that none of the kinds of vehicle drawn on it may pass.",
    basis: ["SO 310"],
    checked: "2026-11-21",
  },
  "sign-closed-to-car-and-motorcycle": {
    rule: "The sign with a car and a motorcycle on a red-rimmed disc means that all motor vehicles, including motorcycles, and mopeds must not pass.",
    basis: ["SO 310"],
    checked: "2026-11-21",
  },
  "sign-no-two-up": {
    rule: "The sign No Riding With a Passenger on Motorcycles, a red-rimmed disc with two riders on one motorcycle, means that motorcycles must not carry a passenger there, motorcycles with a sidecar excepted.",
    basis: ["SO 310-2"],
    checked: "2026-11-21",
  },
  "sign-tyre-chains": {
    rule: "The sign Closed to Vehicles Without Tyre Chains, a blue disc with a tyre wrapped in a chain, means that a vehicle must not pass without tyre chains, even if it has winter tyres.",
    basis: ["SO 310-3"],
    checked: "2026-11-21",
  },
  "sign-closed-to-dangerous-goods": {
    rule: "The sign Closed to Vehicles Carrying Dangerous Goods means that vehicles carrying explosives, poisons or other dangerous goods must not pass.",
    basis: ["SO 319"],
    checked: "2026-11-21",
  },
  "sign-weight-limit": {
    rule: "The sign Weight Limit means that a vehicle whose gross weight, load and people included, is over the figure in tonnes must not pass.",
    basis: ["SO 320"],
    checked: "2026-11-21",
  },
  "sign-height-limit": {
    rule: "The sign Height Limit, with wedges at the top and the bottom of the figure, means that a vehicle whose height, load included, is over the figure in metres must not pass.",
    basis: ["SO 321"],
    checked: "2026-11-21",
  },
  "sign-width-limit": {
    rule: "The sign Width Limit, with wedges at the left and the right of the figure, means that a vehicle whose width, load included, is over the figure in metres must not pass; it does not show the width of the road.",
    basis: ["SO 322"],
    checked: "2026-11-21",
  },
  "sign-except-bicycles-plate": {
    rule: "An auxiliary sign that excepts bicycles or light vehicles means that the main sign does not bind the vehicles named.",
    basis: ["SO 503", "RTA 8"],
    checked: "2026-11-21",
  },
  "sign-closed-signs-bind-bicycles": {
    rule: "Without an auxiliary sign that excepts bicycles, the signs Closed to All Vehicles, No Entry for Vehicles and One-Way also bind bicycles.",
    basis: ["RTA 8", "SO 302", "SO 303", "SO 326-A"],
    checked: "2026-11-21",
  },
  "sign-closed-to-pedestrians": {
    rule: "The sign Closed to Pedestrians, a white square with a red frame, a red diagonal bar and a walking figure, means that pedestrians must not pass.",
    basis: ["SO 331"],
    checked: "2026-11-21",
  },
  "sign-no-crossing-by-pedestrians": {
    rule: "The sign No Pedestrian Crossing means that pedestrians must not cross the road there.",
    basis: ["SO 332"],
    checked: "2026-11-21",
  },
  // Direction, turning, overtaking
  "sign-designated-directions": {
    rule: "The sign Only Designated Directions Permitted, a blue disc with white arrows, means that vehicles must go only in a direction that an arrow shows.",
    basis: ["SO 311"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-or-left": {
    rule: "The blue disc with a white arrow pointing up and a white arrow branching to the left means that vehicles may only go straight on or turn left; turning right is forbidden.",
    basis: ["SO 311-A"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-or-right": {
    rule: "The blue disc with a white arrow pointing up and a white arrow branching to the right means that vehicles may only go straight on or turn right; turning left is forbidden.",
    basis: ["SO 311-A"],
    checked: "2026-11-21",
  },
  "sign-designated-left-only": {
    rule: "The blue disc with one white arrow that bends to the left means that vehicles may only turn left.",
    basis: ["SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-designated-right-only": {
    rule: "The blue disc with one white arrow that bends to the right means that vehicles may only turn right.",
    basis: ["SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-only": {
    rule: "The blue disc with one white arrow pointing straight up means that vehicles may only go straight on; turning left or right is forbidden.",
    basis: ["SO 311-C"],
    checked: "2026-11-21",
  },
  "sign-designated-left-or-right": {
    rule: "The blue disc with a white arrow that forks to the left and the right means that vehicles may only turn left or right; going straight on is forbidden.",
    basis: ["SO 311-D"],
    checked: "2026-11-21",
  },
  "sign-designated-keep-side": {
    rule: "The blue disc with a white arrow that slants down to one side means that vehicles must pass an island or obstacle on the side to which the arrow points.",
    basis: ["SO 311-F"],
    checked: "2026-11-21",
  },
  "sign-one-way-or-designated": {
    rule: "A white arrow on a blue rectangle is the one-way sign; a white arrow on a blue disc is the sign Only Designated Directions Permitted.",
    basis: ["SO 326-A", "SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-no-crossing-by-vehicles": {
    rule: "The sign No Crossing by Vehicles, a red-rimmed disc with an arrow that turns right, means that vehicles must not cross the road, for example by turning right across it into a place beside the road; turning left into or out of such a place is allowed.",
    basis: ["SO 312", "RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "sign-no-u-turn": {
    rule: "The sign No U-Turn, a red-rimmed disc with an arrow that turns back, means that vehicles must not make a U-turn.",
    basis: ["SO 313", "RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "sign-no-u-turn-reversing": {
    rule: "The sign No U-Turn does not forbid reversing or turning right.",
    basis: ["SO 313"],
    checked: "2026-11-21",
  },
  "sign-no-crossing-to-right-side": {
    rule: "The sign No Crossing to the Right Side to Overtake means that vehicles must not go over to the right part of the road to overtake; overtaking inside your own side is not banned by it.",
    basis: ["SO 314", "RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "sign-no-overtaking": {
    rule: "The sign No Crossing to the Right Side to Overtake with the auxiliary plate No Overtaking means that all overtaking is banned, even inside your own side, except overtaking light vehicles and e-scooters.",
    basis: ["SO 314-2", "RTA 30"],
    checked: "2026-11-21",
  },
  "sign-one-way": {
    rule: "The sign One-Way, a blue plate with a white arrow, means that vehicles must go only in the direction of the arrow.",
    basis: ["SO 326-A", "SO 326-B"],
    checked: "2026-11-21",
  },
  "sign-one-way-bicycles": {
    rule: "The sign One-Way for Bicycles and E-Scooters means that bicycles and e-scooters must go only in the direction of the arrow.",
    basis: ["SO 326-2"],
    checked: "2026-11-21",
  },
  "sign-roundabout-clockwise": {
    rule: "The sign Roundabout, a blue disc with three white arrows in a ring, means that vehicles must go round the roundabout clockwise.",
    basis: ["SO 327-10"],
    checked: "2026-11-21",
  },
  // Stopping and parking
  "sign-no-stopping-or-parking": {
    rule: "The sign No Stopping or Parking, a blue disc with a red rim and a red X, means that vehicles must neither stop nor park.",
    basis: ["SO 315", "RTA 44"],
    checked: "2026-11-21",
  },
  "sign-no-parking": {
    rule: "The sign No Parking, a blue disc with a red rim and one red diagonal bar, means that vehicles must not park; stopping is allowed.",
    basis: ["SO 316", "RTA 45"],
    checked: "2026-11-21",
  },
  "sign-parking-hours": {
    rule: "Numbers at the top of a parking sign, such as 8-20, are the hours in which it applies, here from 8:00 to 20:00.",
    basis: ["SO 315", "SO 316"],
    checked: "2026-11-21",
  },
  "sign-parking-clearance": {
    rule: "The sign Parking Clearance means that you must not park where less than the width shown, for example 6 m, would stay free on the right of your vehicle, except to load or unload with the driver at hand or to help the sick or injured.",
    basis: ["SO 317", "RTA 45(2)"],
    checked: "2026-11-21",
  },
  "sign-time-limited-parking": {
    rule: "The sign Time-Limited Parking, for example with 8-20 and 60 minutes, means that between the hours shown you may park only up to the time shown.",
    basis: ["SO 318", "RTA 49-3"],
    checked: "2026-11-21",
  },
  "sign-time-limited-parking-meter": {
    rule: "In a time-limited parking section you must park in the marked bays and start the parking meter or show the parking ticket.",
    basis: ["RTA 49-3"],
    checked: "2026-11-21",
  },
  "sign-parallel-parking": {
    rule: "The sign Parallel Parking means that vehicles must park parallel to the road edge.",
    basis: ["SO 327-11"],
    checked: "2026-11-21",
  },
  "sign-right-angle-parking": {
    rule: "The sign Right-Angle Parking means that vehicles must park at right angles to the road edge.",
    basis: ["SO 327-12"],
    checked: "2026-11-21",
  },
  "sign-diagonal-parking": {
    rule: "The sign Diagonal Parking means that vehicles must park diagonally to the road edge.",
    basis: ["SO 327-13"],
    checked: "2026-11-21",
  },
  "sign-parking-permitted": {
    rule: "The sign Parking Permitted, a blue square with a white P, means that vehicles may park there.",
    basis: ["SO 403", "RTA 46"],
    checked: "2026-11-21",
  },
  "sign-stopping-permitted": {
    rule: "The sign Stopping Permitted means that vehicles may stop there.",
    basis: ["SO 404", "RTA 46"],
    checked: "2026-11-21",
  },
  "sign-permit-parking": {
    rule: "The signs Parking Permitted and Stopping Permitted for Vehicles With an Elderly or Similar Driver's Permit mean that only the registered vehicle with its permit displayed may park or stop there.",
    basis: ["SO 402-2", "SO 403-2", "RTA 45-2"],
    checked: "2026-11-21",
  },
  // Speed
  "sign-maximum-speed": {
    rule: "The sign Maximum Speed, a red-rimmed white disc with a blue number, means that vehicles must not go faster than the number in km/h.",
    basis: ["SO 323", "RTA 22(1)"],
    checked: "2026-11-21",
  },
  "sign-maximum-speed-moped": {
    rule: "A maximum speed sign of 40 km/h or more does not raise the limit for mopeds, which stays at 30 km/h; a maximum speed sign below 30 km/h binds mopeds too.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "sign-maximum-speed-vehicle-types": {
    rule: "The sign Maximum Speed for Specific Vehicles means that the maximum speed binds only the vehicles named on the plate.",
    basis: ["SO 323-2"],
    checked: "2026-11-21",
  },
  "sign-minimum-speed": {
    rule: "The sign Minimum Speed, a red-rimmed white disc with an underlined blue number, means that motor vehicles must not go slower than the number in km/h, except when they slow down by law or to avoid danger.",
    basis: ["SO 324", "RTA 23"],
    checked: "2026-11-21",
  },
  "sign-minimum-speed-ordinary-road": {
    rule: "The minimum speed sign also binds on ordinary roads and motor-vehicle-only roads.",
    basis: ["SO 324", "RTA 23"],
    checked: "2026-11-21",
  },
  "sign-safe-speed-advice": {
    rule: "The square white plate with a number under the words for safe speed is advice on a safe speed, not a legal maximum speed.",
    basis: ["SO 510"],
    checked: "2026-11-21",
  },
  // Roads and lanes for certain vehicles
  "sign-motor-vehicles-only": {
    rule: "The sign Motor Vehicles Only, a blue disc with a white car, stands at an expressway or motor-vehicle-only road and means that pedestrians, light vehicles, e-scooters, mopeds, motorcycles of 125 cc or less and mini-cars must not enter.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "sign-motor-vehicles-only-motorcycle": {
    rule: "Motorcycles of over 125 cc may enter a road with the sign Motor Vehicles Only.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "sign-bicycles-only": {
    rule: "The sign Bicycles and E-Scooters Only, a blue disc with a white bicycle, means that only bicycles and e-scooters may use the road; cars and pedestrians must not.",
    basis: ["SO 325-2"],
    checked: "2026-11-21",
  },
  "sign-bicycles-and-pedestrians-only": {
    rule: "The sign Ordinary Bicycles and Pedestrians Only, a blue disc with an adult, a child and a bicycle, means that only pedestrians, ordinary bicycles and e-scooters in the 6 km/h sidewalk mode may use the way.",
    basis: ["SO 325-3"],
    checked: "2026-11-21",
  },
  "sign-bicycles-on-sidewalk": {
    rule: "On a sidewalk, the sign with an adult, a child and a bicycle on a blue disc shows that ordinary bicycles may ride there.",
    basis: ["SO 325-3"],
    checked: "2026-11-21",
  },
  "sign-pedestrians-only": {
    rule: "The sign Pedestrians Only, a blue disc with an adult and a child, means that vehicles must not enter without a permit of the police station or an exemption; those that may enter must drive slowly and watch for pedestrians.",
    basis: ["SO 325-4", "RTA 8", "RTA 9"],
    checked: "2026-11-21",
  },
  "sign-vehicle-lanes": {
    rule: "The sign Lane Designation by Vehicle means that each kind of vehicle named must use the lane shown for it.",
    basis: ["SO 327", "RTA 20(2)"],
    checked: "2026-11-21",
  },
  "sign-specific-vehicle-lane": {
    rule: "The sign Lane Designation for Specific Vehicles means that the kinds of vehicle shown must use the lane shown.",
    basis: ["SO 327-2", "RTA 20(2)"],
    checked: "2026-11-21",
  },
  "sign-dedicated-lane": {
    rule: "The sign Dedicated Lane, for example with a bus between solid side lines, means that cars must not use the lane, except to get ready for a left or right turn or to leave the road, to give way to an emergency vehicle, or when works or similar reasons force them; mopeds, small special vehicles and light vehicles may use a dedicated bus lane.",
    basis: ["SO 327-4", "RTA 20(2)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "sign-bicycle-lane": {
    rule: "The sign Dedicated Lane for Ordinary Bicycles means that cars must not drive in that lane, except to get ready for a left turn or to leave the road to the left, to give way to an emergency vehicle, or when works or similar reasons force them.",
    basis: ["SO 327-4-2", "RTA 20(2)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "sign-bus-priority-lane": {
    rule: "The sign Priority Lane for Route Buses, with a bus between broken side lines, means that cars may use the lane but must leave it promptly when a bus comes up from behind, and must not enter it if congestion would keep them from leaving.",
    basis: ["SO 327-5", "RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "sign-direction-lanes": {
    rule: "The sign Lanes by Direction, a blue sign with lane lines and white arrows, means that each lane must be used for the direction that its arrow shows.",
    basis: ["SO 327-7", "RTA 35(1)"],
    checked: "2026-11-21",
  },
  "sign-moped-two-step": {
    rule: "The sign Two-Step Right Turn for Mopeds, a blue disc, means that mopeds must turn right in two steps there.",
    basis: ["SO 327-8", "RTA 34(5)"],
    checked: "2026-11-21",
  },
  "sign-moped-direct-turn": {
    rule: "The sign Direct Right Turn for Mopeds, a red-rimmed disc with a red bar across the two-step arrows, means that mopeds must turn right like cars and must not make the two-step right turn.",
    basis: ["SO 327-9", "RTA 34(5)"],
    checked: "2026-11-21",
  },
  // Horn, slow, stop
  "sign-sound-horn": {
    rule: "The sign Sound Horn means that you must sound the horn at that place.",
    basis: ["SO 328", "RTA 54(1)"],
    checked: "2026-11-21",
  },
  "sign-horn-section": {
    rule: "The sign Horn Section means that inside the section you must sound the horn at intersections, bends and tops of uphills that you cannot see beyond.",
    basis: ["SO 328-2", "RTA 54(1)"],
    checked: "2026-11-21",
  },
  "sign-slow": {
    rule: "The sign Slow, an inverted white triangle with a red frame, means that you must drive slowly, that is at a speed at which the vehicle can stop immediately.",
    basis: ["SO 329", "RTA 42"],
    checked: "2026-11-21",
  },
  "sign-priority-road-ahead": {
    rule: "The sign Priority Road Ahead, the slow sign with a plate under it, means that the crossing road ahead is a priority road, so where no signal or officer directs the intersection you must drive slowly and not hinder its traffic.",
    basis: ["SO 329-2", "RTA 36(2)", "RTA 36(3)"],
    checked: "2026-11-21",
  },
  "sign-stop": {
    rule: "The sign Stop, an inverted red triangle, means that at an intersection that no working signal or officer directs you must stop temporarily just before the stop line, or just before the intersection where there is no line, and not hinder vehicles on the crossing road.",
    basis: ["SO 330", "RTA 43"],
    checked: "2026-11-21",
  },
  "sign-stop-signal-working": {
    rule: "At an intersection with a stop sign, you must obey the traffic signal if it is working normally; if the signal is off or flashing, the stop sign applies.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  // Warning signs
  "sign-crossroads": {
    rule: "The sign Crossroads Ahead, a black cross on a yellow diamond, means that a crossroads is ahead.",
    basis: ["SO 201-A"],
    checked: "2026-11-21",
  },
  "sign-side-road": {
    rule: "The sign Side Road Ahead means that another road joins from the side ahead.",
    basis: ["SO 201-B"],
    checked: "2026-11-21",
  },
  "sign-t-junction": {
    rule: "The sign T-Junction Ahead means that a T-shaped intersection is ahead.",
    basis: ["SO 201-C"],
    checked: "2026-11-21",
  },
  "sign-y-junction": {
    rule: "The sign Y-Junction Ahead means that a Y-shaped intersection is ahead.",
    basis: ["SO 201-D"],
    checked: "2026-11-21",
  },
  "sign-rotary": {
    rule: "The sign Rotary Ahead, a yellow diamond with three black arrows in a ring, means that a rotary is ahead.",
    basis: ["SO 201-2"],
    checked: "2026-11-21",
  },
  "sign-bend": {
    rule: "The sign Bend Ahead, with a smoothly curving arrow, means that the road bends ahead to the side to which the arrow points.",
    basis: ["SO 202"],
    checked: "2026-11-21",
  },
  "sign-sharp-turn": {
    rule: "The sign Sharp Turn Ahead, with an arrow that has a square corner, means that the road turns sharply ahead to the side to which the arrow points.",
    basis: ["SO 203"],
    checked: "2026-11-21",
  },
  "sign-double-bend": {
    rule: "The sign Double Bend Ahead, with a smooth S-shaped arrow, means that two bends in opposite directions are ahead.",
    basis: ["SO 204"],
    checked: "2026-11-21",
  },
  "sign-double-sharp-turn": {
    rule: "The sign Double Sharp Turn Ahead, with a stepped arrow, means that two sharp turns in opposite directions are ahead.",
    basis: ["SO 205"],
    checked: "2026-11-21",
  },
  "sign-winding-road": {
    rule: "The sign Winding Road Ahead, with a snaking arrow, means that a series of bends is ahead.",
    basis: ["SO 206"],
    checked: "2026-11-21",
  },
  "sign-level-crossing": {
    rule: "The sign Level Crossing Ahead, with a steam engine or an electric train on a yellow diamond, means that a railroad crossing is ahead.",
    basis: ["SO 207-A", "SO 207-B"],
    checked: "2026-11-21",
  },
  "sign-school": {
    rule: "The sign School, Kindergarten or Nursery Ahead, two children on a yellow diamond, means that a school, kindergarten or nursery is near and children may run out.",
    basis: ["SO 208"],
    checked: "2026-11-21",
  },
  "sign-school-not-crosswalk": {
    rule: "Two children on a yellow diamond warn of a school, kindergarten or nursery; two children on a blue pentagon are a crosswalk sign.",
    basis: ["SO 208", "SO 407-B"],
    checked: "2026-11-21",
  },
  "sign-signal-ahead": {
    rule: "The sign Traffic Signal Ahead means that traffic signals are ahead.",
    basis: ["SO 208-2"],
    checked: "2026-11-21",
  },
  "sign-slippery": {
    rule: "The sign Slippery Road means that the road is slippery.",
    basis: ["SO 209"],
    checked: "2026-11-21",
  },
  "sign-falling-rocks": {
    rule: "The sign Falling Rocks means that rocks may fall onto the road.",
    basis: ["SO 209-2"],
    checked: "2026-11-21",
  },
  "sign-uneven-road": {
    rule: "The sign Uneven Road means that the road surface is uneven.",
    basis: ["SO 209-3"],
    checked: "2026-11-21",
  },
  "sign-merging-traffic": {
    rule: "The sign Merging Traffic Ahead means that traffic from another road merges ahead.",
    basis: ["SO 210"],
    checked: "2026-11-21",
  },
  "sign-fewer-lanes": {
    rule: "The sign Number of Lanes Decreases means that a lane ends ahead, so that traffic has fewer lanes.",
    basis: ["SO 211"],
    checked: "2026-11-21",
  },
  "sign-road-narrows": {
    rule: "The sign Road Narrows means that the whole road becomes narrower ahead.",
    basis: ["SO 212"],
    checked: "2026-11-21",
  },
  "sign-fewer-lanes-or-narrow": {
    rule: "With broken lines between its edge lines, the yellow sign means that the number of lanes decreases; with nothing between the edge lines, it means that the whole road becomes narrower.",
    basis: ["SO 211", "SO 212"],
    checked: "2026-11-21",
  },
  "sign-two-way-traffic": {
    rule: "The sign Two-Way Traffic means that the road ahead has traffic in both directions.",
    basis: ["SO 212-2"],
    checked: "2026-11-21",
  },
  "sign-steep-uphill": {
    rule: "The sign Steep Ascent, with an arrow up a slope and a percentage, means that a steep uphill is ahead.",
    basis: ["SO 212-3"],
    checked: "2026-11-21",
  },
  "sign-steep-downhill": {
    rule: "The sign Steep Descent, with an arrow down a slope and a percentage, means that a steep downhill is ahead.",
    basis: ["SO 212-4"],
    checked: "2026-11-21",
  },
  "sign-roadworks": {
    rule: "The sign Road Works means that roadworks are ahead.",
    basis: ["SO 213"],
    checked: "2026-11-21",
  },
  "sign-crosswind": {
    rule: "The sign Crosswind, with a striped wind sock, means that strong crosswinds are likely.",
    basis: ["SO 214"],
    checked: "2026-11-21",
  },
  "sign-animals": {
    rule: "The sign Animals May Run Out means that animals may run onto the road.",
    basis: ["SO 214-2"],
    checked: "2026-11-21",
  },
  "sign-other-danger": {
    rule: "The sign Other Dangers, an exclamation mark on a yellow diamond, means that some other danger is ahead.",
    basis: ["SO 215"],
    checked: "2026-11-21",
  },
  // Instruction signs
  "sign-riding-abreast": {
    rule: "The sign Riding Abreast Permitted means that bicycles may ride side by side, at most two abreast.",
    basis: ["SO 401", "RTA 63-5"],
    checked: "2026-11-21",
  },
  "sign-tram-track": {
    rule: "The sign Driving on Tram Tracks Permitted, a car on rails on a blue square, means that motor vehicles may drive on the tram track; mopeds and light vehicles must not.",
    basis: ["SO 402", "RTA 21(2)(iii)"],
    checked: "2026-11-21",
  },
  "sign-priority-road": {
    rule: "The sign Priority Road, a blue square with a broad white band crossed by a thin one, means that the road on which you drive has priority over the crossing road.",
    basis: ["SO 405", "RTA 36(2)"],
    checked: "2026-11-21",
  },
  "sign-centre-line": {
    rule: "The sign Centre Line marks the place of the centre line of the road.",
    basis: ["SO 406"],
    checked: "2026-11-21",
  },
  "sign-stop-line": {
    rule: "The sign Stop Line marks the place where vehicles stop when they have to stop.",
    basis: ["SO 406-2"],
    checked: "2026-11-21",
  },
  "sign-crosswalk": {
    rule: "The sign Crosswalk, a blue pentagon with a walking figure or with two children, means that there is a crosswalk.",
    basis: ["SO 407-A", "SO 407-B"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-children": {
    rule: "The crosswalk sign with two children is used for a crosswalk that many children use, for example near a school or park.",
    basis: ["SO 407-B"],
    checked: "2026-11-21",
  },
  "sign-bicycle-crossing": {
    rule: "The sign Bicycle Crossing, a blue pentagon with a bicycle, means that there is a bicycle crossing.",
    basis: ["SO 407-2"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-and-bicycle-crossing": {
    rule: "The sign Crosswalk and Bicycle Crossing, a blue pentagon with a walking figure and a bicycle, means that there is a crosswalk with a bicycle crossing beside it.",
    basis: ["SO 407-3"],
    checked: "2026-11-21",
  },
  "sign-safety-zone": {
    rule: "The sign Safety Zone, a white V on a blue square, means that there is a safety zone, which vehicles must not enter.",
    basis: ["SO 408", "RTA 17(6)"],
    checked: "2026-11-21",
  },
  "sign-advance-notice": {
    rule: "The sign Advance Notice of Regulation means that the regulation drawn on it applies ahead, from the distance that it names.",
    basis: ["SO 409"],
    checked: "2026-11-21",
  },
  // Auxiliary signs
  "sign-plate-distance": {
    rule: "The auxiliary sign Distance or Area shows how far ahead, or in which area, the main sign applies.",
    basis: ["SO 501"],
    checked: "2026-11-21",
  },
  "sign-plate-days-hours": {
    rule: "The auxiliary sign Days or Hours means that the main sign applies only on the days or in the hours shown, or does not apply on those that it excepts.",
    basis: ["SO 502"],
    checked: "2026-11-21",
  },
  "sign-plate-vehicle-type": {
    rule: "The auxiliary sign Kind of Vehicle means that the main sign applies only to the vehicles named or drawn, or does not apply to those that it excepts.",
    basis: ["SO 503"],
    checked: "2026-11-21",
  },
  "sign-plate-begins": {
    rule: "The auxiliary sign Begins, a red arrow pointing right or the words for from here, means that the regulation of the main sign begins there.",
    basis: ["SO 505"],
    checked: "2026-11-21",
  },
  "sign-plate-within": {
    rule: "The auxiliary sign Within the Section, a red arrow with a head at both ends, means that you are inside the section to which the main sign applies.",
    basis: ["SO 506"],
    checked: "2026-11-21",
  },
  "sign-plate-ends": {
    rule: "The auxiliary sign Ends, a red arrow pointing left or the words for up to here, means that the regulation of the main sign ends there.",
    basis: ["SO 507"],
    checked: "2026-11-21",
  },
  "sign-plate-ends-disc": {
    rule: "The round white auxiliary sign with a thin blue ring and a blue diagonal band means that the regulation of the main sign ends there.",
    basis: ["SO 507-C"],
    checked: "2026-11-21",
  },
  // Guide signs
  "sign-guide-examples": {
    rule: "Guide signs include signs for directions, exit numbers, service areas, parking places, climbing lanes, municipal borders and the numbers of national and prefectural routes.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  "sign-direction-advance": {
    rule: "The guide sign Advance Notice of Destinations and Directions shows the layout of an intersection ahead, the places that each road leads to and the distance to the intersection.",
    basis: ["SO 108-A"],
    checked: "2026-11-21",
  },
  "sign-expressway-exit": {
    rule: "The green guide sign Destinations and Exit, with a slanting arrow and EXIT, shows that the expressway exit for the places named is there.",
    basis: ["SO 112-A"],
    checked: "2026-11-21",
  },
  "sign-emergency-telephone": {
    rule: "The guide sign Emergency Telephone shows that there is an emergency telephone.",
    basis: ["SO 116-4"],
    checked: "2026-11-21",
  },
  "sign-passing-place": {
    rule: "The blue guide sign Passing Place shows a place on a narrow road where vehicles can pull aside to let others by.",
    basis: ["SO 116-5"],
    checked: "2026-11-21",
  },
  "sign-emergency-bay": {
    rule: "The green guide sign Emergency Parking Bay shows a bay on an expressway for vehicles that have broken down.",
    basis: ["SO 116-6"],
    checked: "2026-11-21",
  },
  "sign-car-park": {
    rule: "The guide sign Parking Place shows that there is a car park.",
    basis: ["SO 117-A"],
    checked: "2026-11-21",
  },
  "sign-climbing-lane": {
    rule: "The guide sign Climbing Lane shows a lane for slow vehicles on an uphill.",
    basis: ["SO 117-3-A"],
    checked: "2026-11-21",
  },
  "sign-national-route": {
    rule: "The guide sign National Route Number, a blue rounded triangle pointing down, shows the number of the national route on which you are.",
    basis: ["SO 118-A"],
    checked: "2026-11-21",
  },
  "sign-street-name": {
    rule: "The guide sign Street Name shows the name of the street.",
    basis: ["SO 119"],
    checked: "2026-11-21",
  },
  // Marks on vehicles and beside the road
  "sign-mark-beginner": {
    rule: "The beginner mark, green and yellow in the shape of a V, shows a driver who has held an ordinary or semi-medium licence for less than one year in total, not counting suspensions; that driver must show it on the front and rear of such a car, 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 71-5", "RTR 9-6"],
    checked: "2026-11-21",
  },
  "sign-mark-elderly": {
    rule: "The elderly driver mark, a clover in four colours, shows a driver aged 70 or over.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "sign-mark-disabled": {
    rule: "The disabled driver mark, a white four-leaf clover on blue, shows a driver whose licence has a condition because of a limb disability.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "sign-mark-hearing": {
    rule: "The deaf driver mark, a yellow butterfly on green, shows a driver whose licence has a condition because of a hearing disability; that driver must show it.",
    basis: ["RTA 71-6"],
    checked: "2026-11-21",
  },
  "sign-mark-learner": {
    rule: "The learner plate, white with black words, shows a car in which the holder of a provisional licence practises on the road; it must be shown at the front and rear.",
    basis: ["RTA 87(3)", "RTR 15-3"],
    checked: "2026-11-21",
  },
  "sign-warning-triangle": {
    rule: "The red warning triangle shows following drivers that a vehicle stands there; it must be set up when a vehicle cannot be driven on because of a breakdown or the like on an expressway.",
    basis: ["RTA 75-11"],
    checked: "2026-11-21",
  },
  "sign-level-crossing-post": {
    rule: "The yellow and black X on a post marks a railroad crossing, before which you must stop temporarily even when the barrier is up, unless a traffic signal there shows that you may go.",
    basis: ["RTA 33(1)"],
    checked: "2026-11-21",
  },
  "sign-main-and-auxiliary": {
    rule: "The signs are the four kinds of main sign (guide, warning, regulatory, instruction) and the auxiliary signs; the markings are regulatory or instruction markings.",
    basis: ["KYO 1-2-2", "KYO 1-2-3"],
    checked: "2026-11-21",
  },
  "sign-warning-does-not-close": {
    rule: "The warning signs for roadworks and for falling rocks do not close the road.",
    basis: ["SO 213", "SO 209-2"],
    checked: "2026-11-21",
  },
  "sign-school-orders-no-speed": {
    rule: "The yellow sign that warns of a school, kindergarten or nursery orders no speed; it tells you to expect children.",
    basis: ["SO 208"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
