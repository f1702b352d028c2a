import type { Rules } from "./schema";

/** The meaning of road signs and of the marks shown like signs. */
export const signs = {
  // General
  "sign-regulatory-kind": {
    rule: "Regulatory signs forbid something or order you to do something. Most of them are round, with a red rim or a blue ground.",
    basis: ["SO 301"],
    checked: "2026-11-21",
  },
  "sign-warning-kind": {
    rule: "Warning signs tell you of danger ahead. They are yellow diamonds with a black symbol and a black border.",
    basis: ["SO 201-A"],
    checked: "2026-11-21",
  },
  "sign-warning-no-duty": {
    rule: "A warning sign alone does not order a certain speed or a stop. It tells you to take care.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  "sign-instruction-kind": {
    rule: "Instruction signs show places where something is allowed, or places that need special care. Examples are permitted parking, a priority road, a stop line, a crosswalk and a safety zone. Most of them are blue squares.",
    basis: ["SO 403"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-shape": {
    rule: "The crosswalk and bicycle crossing signs are blue pentagons that point up. The picture on them is white.",
    basis: ["SO 407-A", "SO 407-2"],
    checked: "2026-11-21",
  },
  "sign-guide-kind": {
    rule: "Guide signs show places, directions and distances. They are mostly blue on ordinary roads and green on expressways.",
    basis: ["SO 105-A", "SO 110-A"],
    checked: "2026-11-21",
  },
  "sign-auxiliary-kind": {
    rule: "Auxiliary signs are plates, mostly white, under a main sign. They limit the main sign to certain days, hours, vehicle types, distances or sections.",
    basis: ["SO 501"],
    checked: "2026-11-21",
  },
  "sign-blue-disc-red-ring": {
    rule: "As a rule, a round sign with a red rim forbids or limits something. A round blue sign without a red rim gives an order, or shows that the road is for certain users only.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  // Closed roads
  "sign-road-closed": {
    rule: "The sign Road Closed is a white disc with a red rim and a red X. Pedestrians, vehicles and trams must not pass.",
    basis: ["SO 301"],
    checked: "2026-11-21",
  },
  "sign-closed-to-vehicles": {
    rule: "The sign Closed to All Vehicles is a white disc with a red rim and one red diagonal bar, without a picture. Cars, motorcycles, mopeds, light vehicles and all other vehicles must not pass. Pedestrians may pass.",
    basis: ["SO 302"],
    checked: "2026-11-21",
  },
  "sign-no-entry": {
    rule: "The sign No Entry for Vehicles is a red disc with a white horizontal bar. Vehicles must not enter from that side, for example at the exit of a one-way road. Pedestrians may enter.",
    basis: ["SO 303"],
    checked: "2026-11-21",
  },
  "sign-closed-to-motor-vehicles": {
    rule: "The sign Closed to Motor Vehicles Except Motorcycles is a disc with a red rim and a car. Cars and other motor vehicles must not pass. Motorcycles, mopeds and light vehicles may pass.",
    basis: ["SO 304"],
    checked: "2026-11-21",
  },
  "sign-closed-to-large-trucks": {
    rule: "The sign Closed to Large Trucks, Etc. is a disc with a red rim and a truck. Large trucks and large special vehicles must not pass. Medium trucks must not pass if their gross weight is 8 t or more or their maximum load is 5 t or more. An ordinary car may pass.",
    basis: ["SO 305"],
    checked: "2026-11-21",
  },
  "sign-closed-to-trucks-by-load": {
    rule: "The sign Closed to Trucks At or Above the Load Shown has a figure on its plate. For example, 積3t means 3 t. Trucks must not pass if their maximum load is that figure or more. Large special vehicles must not pass either.",
    basis: ["SO 305-2"],
    checked: "2026-11-21",
  },
  "sign-closed-to-buses": {
    rule: "The sign Closed to Large Passenger Vehicles, Etc. is a disc with a red rim and a bus. Large buses and medium passenger vehicles for 11 persons or more must not pass.",
    basis: ["SO 306"],
    checked: "2026-11-21",
  },
  "sign-closed-to-motorcycles": {
    rule: "The sign Closed to Motorcycles and Mopeds is a disc with a red rim and one rider on a motorcycle. Motorcycles and mopeds must not pass. Cars and bicycles may pass.",
    basis: ["SO 307"],
    checked: "2026-11-21",
  },
  "sign-closed-to-light-vehicles": {
    rule: "The sign Closed to Light Vehicles Except Bicycles means that carts and other light vehicles must not pass. Bicycles may pass.",
    basis: ["SO 308"],
    checked: "2026-11-21",
  },
  "sign-closed-to-bicycles": {
    rule: "The sign Closed to Bicycles and E-Scooters is a disc with a red rim and a bicycle. Bicycles and e-scooters must not pass.",
    basis: ["SO 309"],
    checked: "2026-11-21",
  },
  "sign-closed-to-combination": {
    rule: "The sign Closed to Vehicles (Combination) is a disc with a red rim and more than one vehicle. None of the kinds of vehicle drawn on it may pass.",
    basis: ["SO 310"],
    checked: "2026-11-21",
  },
  "sign-closed-to-car-and-motorcycle": {
    rule: "The sign with a car and a motorcycle on a disc with a red rim is for all motor vehicles and mopeds. They must not pass, and that includes motorcycles.",
    basis: ["SO 310"],
    checked: "2026-11-21",
  },
  "sign-no-two-up": {
    rule: "The sign No Riding With a Passenger on Motorcycles is a disc with a red rim and two riders on one motorcycle. Motorcycles must not carry a passenger there, except motorcycles with a sidecar.",
    basis: ["SO 310-2"],
    checked: "2026-11-21",
  },
  "sign-tyre-chains": {
    rule: "The sign Closed to Vehicles Without Tyre Chains is a blue disc with a tyre wrapped in a chain. A vehicle must not pass without tyre chains, even if it has winter tyres.",
    basis: ["SO 310-3"],
    checked: "2026-11-21",
  },
  "sign-closed-to-dangerous-goods": {
    rule: "The sign Closed to Vehicles Carrying Dangerous Goods closes the road to vehicles that carry explosives, poisons or other dangerous goods. They must not pass.",
    basis: ["SO 319"],
    checked: "2026-11-21",
  },
  "sign-weight-limit": {
    rule: "The sign Weight Limit shows a figure in tonnes. A vehicle must not pass if its gross weight is over that figure. Load and people count.",
    basis: ["SO 320"],
    checked: "2026-11-21",
  },
  "sign-height-limit": {
    rule: "The sign Height Limit shows a figure in metres, with wedges above and below it. A vehicle must not pass if it is higher than that figure. The load counts.",
    basis: ["SO 321"],
    checked: "2026-11-21",
  },
  "sign-width-limit": {
    rule: "The sign Width Limit shows a figure in metres, with wedges to the left and the right of it. A vehicle must not pass if it is wider than that figure. The load counts. The sign does not show the width of the road.",
    basis: ["SO 322"],
    checked: "2026-11-21",
  },
  "sign-except-bicycles-plate": {
    rule: "An auxiliary sign may make an exception for bicycles or light vehicles. Then the main sign does not apply to the vehicles that it names.",
    basis: ["SO 503", "RTA 8"],
    checked: "2026-11-21",
  },
  "sign-closed-signs-bind-bicycles": {
    rule: "The signs Closed to All Vehicles, No Entry for Vehicles and One-Way apply to bicycles, too. They do not apply if an auxiliary sign makes an exception for bicycles.",
    basis: ["RTA 8", "SO 302", "SO 303", "SO 326-A"],
    checked: "2026-11-21",
  },
  "sign-closed-to-pedestrians": {
    rule: "The sign Closed to Pedestrians is a white square with a red frame, a red diagonal bar and a walking figure. Pedestrians must not pass.",
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
    rule: "The sign Only Designated Directions Permitted is a blue disc with white arrows. Vehicles must go only in a direction that an arrow shows.",
    basis: ["SO 311"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-or-left": {
    rule: "A blue disc shows a white arrow that points up and a white arrow that branches to the left. Vehicles may only go straight on or turn left. Turning right is forbidden.",
    basis: ["SO 311-A"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-or-right": {
    rule: "A blue disc shows a white arrow that points up and a white arrow that branches to the right. Vehicles may only go straight on or turn right. Turning left is forbidden.",
    basis: ["SO 311-A"],
    checked: "2026-11-21",
  },
  "sign-designated-left-only": {
    rule: "A blue disc shows one white arrow that bends to the left. Vehicles may only turn left.",
    basis: ["SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-designated-right-only": {
    rule: "A blue disc shows one white arrow that bends to the right. Vehicles may only turn right.",
    basis: ["SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-designated-straight-only": {
    rule: "A blue disc shows one white arrow that points straight up. Vehicles may only go straight on. Turning left or right is forbidden.",
    basis: ["SO 311-C"],
    checked: "2026-11-21",
  },
  "sign-designated-left-or-right": {
    rule: "A blue disc shows a white arrow that forks to the left and the right. Vehicles may only turn left or right. Going straight on is forbidden.",
    basis: ["SO 311-D"],
    checked: "2026-11-21",
  },
  "sign-designated-keep-side": {
    rule: "A blue disc shows a white arrow that slants down to one side. Vehicles must pass an island or obstacle on the side where the arrow points.",
    basis: ["SO 311-F"],
    checked: "2026-11-21",
  },
  "sign-one-way-or-designated": {
    rule: "A white arrow on a blue rectangle is the one-way sign. A white arrow on a blue disc is the sign Only Designated Directions Permitted.",
    basis: ["SO 326-A", "SO 311-B"],
    checked: "2026-11-21",
  },
  "sign-no-crossing-by-vehicles": {
    rule: "The sign No Crossing by Vehicles is a disc with a red rim and an arrow that turns right. Vehicles must not cross the road, for example by turning right across it into a place beside the road. Turning left into or out of such a place is allowed.",
    basis: ["SO 312", "RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "sign-no-u-turn": {
    rule: "The sign No U-Turn is a disc with a red rim and an arrow that turns back. Vehicles must not make a U-turn.",
    basis: ["SO 313", "RTA 25-2(2)"],
    checked: "2026-11-21",
  },
  "sign-no-u-turn-reversing": {
    rule: "The sign No U-Turn does not forbid reversing or turning right.",
    basis: ["SO 313"],
    checked: "2026-11-21",
  },
  "sign-no-crossing-to-right-side": {
    rule: "The sign No Crossing to the Right Side to Overtake forbids vehicles to go over to the other side of the road to overtake. It does not ban overtaking inside your own side.",
    basis: ["SO 314", "RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "sign-no-overtaking": {
    rule: "The sign No Crossing to the Right Side to Overtake can have the plate No Overtaking under it. Then all overtaking is banned, even inside your own side, except overtaking light vehicles and e-scooters.",
    basis: ["SO 314-2", "RTA 30"],
    checked: "2026-11-21",
  },
  "sign-one-way": {
    rule: "The sign One-Way is a blue plate with a white arrow. Vehicles must go only in the direction of the arrow.",
    basis: ["SO 326-A", "SO 326-B"],
    checked: "2026-11-21",
  },
  "sign-one-way-bicycles": {
    rule: "The sign One-Way for Bicycles and E-Scooters means that bicycles and e-scooters must go only in the direction of the arrow.",
    basis: ["SO 326-2"],
    checked: "2026-11-21",
  },
  "sign-roundabout-clockwise": {
    rule: "The sign Roundabout is a blue disc with three white arrows in a ring. Vehicles must go round the roundabout clockwise.",
    basis: ["SO 327-10"],
    checked: "2026-11-21",
  },
  // Stopping and parking
  "sign-no-stopping-or-parking": {
    rule: "The sign No Stopping or Parking is a blue disc with a red rim and a red X. Vehicles must not stop and must not park.",
    basis: ["SO 315", "RTA 44"],
    checked: "2026-11-21",
  },
  "sign-no-parking": {
    rule: "The sign No Parking is a blue disc with a red rim and one red diagonal bar. Vehicles must not park. Stopping is allowed.",
    basis: ["SO 316", "RTA 45"],
    checked: "2026-11-21",
  },
  "sign-parking-hours": {
    rule: "Numbers at the top of a parking sign are the hours in which it applies. For example, 8-20 means from 8:00 to 20:00.",
    basis: ["SO 315", "SO 316"],
    checked: "2026-11-21",
  },
  "sign-parking-clearance": {
    rule: "The sign Parking Clearance shows a width, for example 6 m. You must not park if less than that width would stay free on the right of your vehicle. The exceptions are to load or unload with the driver at hand, and to help the sick or injured.",
    basis: ["SO 317", "RTA 45(2)"],
    checked: "2026-11-21",
  },
  "sign-time-limited-parking": {
    rule: "The sign Time-Limited Parking shows hours and a time, for example 8-20 and 60 minutes. Between those hours you may park only up to that time.",
    basis: ["SO 318", "RTA 49-3"],
    checked: "2026-11-21",
  },
  "sign-time-limited-parking-meter": {
    rule: "In a time-limited parking section you must park in the marked bays. You must also start the parking meter or show the parking ticket.",
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
    rule: "The sign Parking Permitted is a blue square with a white P. Vehicles may park there.",
    basis: ["SO 403", "RTA 46"],
    checked: "2026-11-21",
  },
  "sign-stopping-permitted": {
    rule: "The sign Stopping Permitted means that vehicles may stop there.",
    basis: ["SO 404", "RTA 46"],
    checked: "2026-11-21",
  },
  "sign-permit-parking": {
    rule: "The signs Parking Permitted and Stopping Permitted can be for vehicles with an elderly or similar driver's permit. Then only the registered vehicle, with its permit displayed, may park or stop there.",
    basis: ["SO 402-2", "SO 403-2", "RTA 45-2"],
    checked: "2026-11-21",
  },
  // Speed
  "sign-maximum-speed": {
    rule: "The sign Maximum Speed is a white disc with a red rim and a blue number. Vehicles must not go faster than that number in km/h.",
    basis: ["SO 323", "RTA 22(1)"],
    checked: "2026-11-21",
  },
  "sign-maximum-speed-moped": {
    rule: "A maximum speed sign of 40 km/h or more does not raise the limit for mopeds, which stays at 30 km/h. A maximum speed sign below 30 km/h applies to mopeds, too.",
    basis: ["RTA 22(1)", "RTO 11"],
    checked: "2026-11-21",
  },
  "sign-maximum-speed-vehicle-types": {
    rule: "The sign Maximum Speed for Specific Vehicles means that the maximum speed applies only to the vehicles named on the plate.",
    basis: ["SO 323-2"],
    checked: "2026-11-21",
  },
  "sign-minimum-speed": {
    rule: "The sign Minimum Speed is a white disc with a red rim and an underlined blue number. Motor vehicles must not go slower than that number in km/h, except when they slow down by law or to avoid danger.",
    basis: ["SO 324", "RTA 23"],
    checked: "2026-11-21",
  },
  "sign-minimum-speed-ordinary-road": {
    rule: "The minimum speed sign also applies on ordinary roads and motor-vehicle-only roads.",
    basis: ["SO 324", "RTA 23"],
    checked: "2026-11-21",
  },
  "sign-safe-speed-advice": {
    rule: "A square white plate with a number under the words for safe speed is advice on a safe speed. It is not a legal maximum speed.",
    basis: ["SO 510"],
    checked: "2026-11-21",
  },
  // Roads and lanes for certain vehicles
  "sign-motor-vehicles-only": {
    rule: "The sign Motor Vehicles Only is a blue disc with a white car. It stands at an expressway or motor-vehicle-only road. Pedestrians, light vehicles, e-scooters, mopeds, motorcycles of 125 cc or less and mini-cars must not enter.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "sign-motor-vehicles-only-motorcycle": {
    rule: "Motorcycles of over 125 cc may enter a road with the sign Motor Vehicles Only.",
    basis: ["SO 325"],
    checked: "2026-11-21",
  },
  "sign-bicycles-only": {
    rule: "The sign Bicycles and E-Scooters Only is a blue disc with a white bicycle. Only bicycles and e-scooters may use the road. Cars and pedestrians must not.",
    basis: ["SO 325-2"],
    checked: "2026-11-21",
  },
  "sign-bicycles-and-pedestrians-only": {
    rule: "The sign Ordinary Bicycles and Pedestrians Only is a blue disc with an adult, a child and a bicycle. Only pedestrians, ordinary bicycles and e-scooters in the 6 km/h sidewalk mode may use the way.",
    basis: ["SO 325-3"],
    checked: "2026-11-21",
  },
  "sign-bicycles-on-sidewalk": {
    rule: "On a sidewalk, the blue disc with an adult, a child and a bicycle shows that ordinary bicycles may ride there.",
    basis: ["SO 325-3"],
    checked: "2026-11-21",
  },
  "sign-pedestrians-only": {
    rule: "The sign Pedestrians Only is a blue disc with an adult and a child. Vehicles must not enter without a permit of the police station or an exemption. Those that may enter must drive slowly and watch for pedestrians.",
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
    rule: "The sign Dedicated Lane shows, for example, a bus between solid side lines. Cars must not use that lane, with a few exceptions. A car may use it to get ready for a left or right turn or to leave the road. It may use it to give way to an emergency vehicle, or when works or similar reasons force it to. Mopeds, small special vehicles and light vehicles may use a dedicated bus lane.",
    basis: ["SO 327-4", "RTA 20(2)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "sign-bicycle-lane": {
    rule: "The sign Dedicated Lane for Ordinary Bicycles means that cars must not drive in that lane, with a few exceptions. A car may use it to get ready for a left turn or to leave the road to the left. It may use it to give way to an emergency vehicle, or when works or similar reasons force it to.",
    basis: ["SO 327-4-2", "RTA 20(2)", "RTA 20(3)"],
    checked: "2026-11-21",
  },
  "sign-bus-priority-lane": {
    rule: "The sign Priority Lane for Route Buses shows a bus between broken side lines. Cars may use the lane, but must leave it promptly when a bus comes up from behind. They must not enter it if a traffic jam would keep them from leaving.",
    basis: ["SO 327-5", "RTA 20-2(1)"],
    checked: "2026-11-21",
  },
  "sign-direction-lanes": {
    rule: "The sign Lanes by Direction is blue, with lane lines and white arrows. Each lane must be used for the direction that its arrow shows.",
    basis: ["SO 327-7", "RTA 35(1)"],
    checked: "2026-11-21",
  },
  "sign-moped-two-step": {
    rule: "The sign Two-Step Right Turn for Mopeds is a blue disc. Mopeds must turn right in two steps there.",
    basis: ["SO 327-8", "RTA 34(5)"],
    checked: "2026-11-21",
  },
  "sign-moped-direct-turn": {
    rule: "The sign Direct Right Turn for Mopeds is a disc with a red rim and a red bar across the two-step arrows. Mopeds must turn right like cars. They must not make the two-step right turn.",
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
    rule: "The sign Horn Section marks a section of road. In it, you must sound the horn at intersections, bends and tops of uphills that you cannot see beyond.",
    basis: ["SO 328-2", "RTA 54(1)"],
    checked: "2026-11-21",
  },
  "sign-slow": {
    rule: "The sign Slow is a white triangle that points down, with a red frame. You must drive slowly, at a speed at which the vehicle can stop immediately.",
    basis: ["SO 329", "RTA 42"],
    checked: "2026-11-21",
  },
  "sign-priority-road-ahead": {
    rule: "The sign Priority Road Ahead is the slow sign with a plate under it. The crossing road ahead is a priority road. Where no signal or officer directs the intersection, you must drive slowly and not get in the way of its traffic.",
    basis: ["SO 329-2", "RTA 36(2)", "RTA 36(3)"],
    checked: "2026-11-21",
  },
  "sign-stop": {
    rule: "The sign Stop is a red triangle that points down. It applies at an intersection that no working signal or officer directs. You must stop just before the stop line, or just before the intersection if there is no line. You must not get in the way of vehicles on the crossing road.",
    basis: ["SO 330", "RTA 43"],
    checked: "2026-11-21",
  },
  "sign-stop-signal-working": {
    rule: "At an intersection with a stop sign, you must obey the traffic signal if it is working normally. If the signal is off or flashing, the stop sign applies.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  // Warning signs
  "sign-crossroads": {
    rule: "The sign Crossroads Ahead is a yellow diamond with a black cross. A crossroads is ahead.",
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
    rule: "The sign Rotary Ahead is a yellow diamond with three black arrows in a ring. A rotary is ahead.",
    basis: ["SO 201-2"],
    checked: "2026-11-21",
  },
  "sign-bend": {
    rule: "The sign Bend Ahead has a smoothly curving arrow. The road ahead bends to the side where the arrow points.",
    basis: ["SO 202"],
    checked: "2026-11-21",
  },
  "sign-sharp-turn": {
    rule: "The sign Sharp Turn Ahead has an arrow with a square corner. The road ahead turns sharply to the side where the arrow points.",
    basis: ["SO 203"],
    checked: "2026-11-21",
  },
  "sign-double-bend": {
    rule: "The sign Double Bend Ahead has a smooth S-shaped arrow. Two bends in opposite directions are ahead.",
    basis: ["SO 204"],
    checked: "2026-11-21",
  },
  "sign-double-sharp-turn": {
    rule: "The sign Double Sharp Turn Ahead has a stepped arrow. Two sharp turns in opposite directions are ahead.",
    basis: ["SO 205"],
    checked: "2026-11-21",
  },
  "sign-winding-road": {
    rule: "The sign Winding Road Ahead has a snaking arrow. A series of bends is ahead.",
    basis: ["SO 206"],
    checked: "2026-11-21",
  },
  "sign-level-crossing": {
    rule: "The sign Level Crossing Ahead is a yellow diamond with a steam engine or an electric train. A railroad crossing is ahead.",
    basis: ["SO 207-A", "SO 207-B"],
    checked: "2026-11-21",
  },
  "sign-school": {
    rule: "The sign School, Kindergarten or Nursery Ahead is a yellow diamond with two children. A school, kindergarten or nursery is near, and children may run out.",
    basis: ["SO 208"],
    checked: "2026-11-21",
  },
  "sign-school-not-crosswalk": {
    rule: "Two children on a yellow diamond warn of a school, kindergarten or nursery. Two children on a blue pentagon are a crosswalk sign.",
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
    rule: "The sign Number of Lanes Decreases means that a lane ends ahead. Traffic then has fewer lanes.",
    basis: ["SO 211"],
    checked: "2026-11-21",
  },
  "sign-road-narrows": {
    rule: "The sign Road Narrows means that the whole road becomes narrower ahead.",
    basis: ["SO 212"],
    checked: "2026-11-21",
  },
  "sign-fewer-lanes-or-narrow": {
    rule: "The yellow sign with broken lines between its edge lines means that the number of lanes decreases. With nothing between the edge lines, it means that the whole road becomes narrower.",
    basis: ["SO 211", "SO 212"],
    checked: "2026-11-21",
  },
  "sign-two-way-traffic": {
    rule: "The sign Two-Way Traffic means that the road ahead has traffic in both directions.",
    basis: ["SO 212-2"],
    checked: "2026-11-21",
  },
  "sign-steep-uphill": {
    rule: "The sign Steep Ascent has an arrow up a slope and a percentage. A steep uphill is ahead.",
    basis: ["SO 212-3"],
    checked: "2026-11-21",
  },
  "sign-steep-downhill": {
    rule: "The sign Steep Descent has an arrow down a slope and a percentage. A steep downhill is ahead.",
    basis: ["SO 212-4"],
    checked: "2026-11-21",
  },
  "sign-roadworks": {
    rule: "The sign Road Works means that roadworks are ahead.",
    basis: ["SO 213"],
    checked: "2026-11-21",
  },
  "sign-crosswind": {
    rule: "The sign Crosswind has a striped wind sock. Strong crosswinds are likely.",
    basis: ["SO 214"],
    checked: "2026-11-21",
  },
  "sign-animals": {
    rule: "The sign Animals May Run Out means that animals may run onto the road.",
    basis: ["SO 214-2"],
    checked: "2026-11-21",
  },
  "sign-other-danger": {
    rule: "The sign Other Dangers is a yellow diamond with an exclamation mark. Some other danger is ahead.",
    basis: ["SO 215"],
    checked: "2026-11-21",
  },
  // Instruction signs
  "sign-riding-abreast": {
    rule: "The sign Riding Abreast Permitted means that bicycles may ride side by side, at most two.",
    basis: ["SO 401", "RTA 63-5"],
    checked: "2026-11-21",
  },
  "sign-tram-track": {
    rule: "The sign Driving on Tram Tracks Permitted is a blue square with a car on rails. Motor vehicles may drive on the tram track. Mopeds and light vehicles must not.",
    basis: ["SO 402", "RTA 21(2)(iii)"],
    checked: "2026-11-21",
  },
  "sign-priority-road": {
    rule: "The sign Priority Road is a blue square with a broad white band crossed by a thin one. The road on which you drive has priority over the crossing road.",
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
    rule: "The sign Crosswalk is a blue pentagon with a walking figure or with two children. It shows that there is a crosswalk.",
    basis: ["SO 407-A", "SO 407-B"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-children": {
    rule: "The crosswalk sign with two children stands at a crosswalk that many children use, for example near a school or park.",
    basis: ["SO 407-B"],
    checked: "2026-11-21",
  },
  "sign-bicycle-crossing": {
    rule: "The sign Bicycle Crossing is a blue pentagon with a bicycle. It shows that there is a bicycle crossing.",
    basis: ["SO 407-2"],
    checked: "2026-11-21",
  },
  "sign-crosswalk-and-bicycle-crossing": {
    rule: "The sign Crosswalk and Bicycle Crossing is a blue pentagon with a walking figure and a bicycle. It shows a crosswalk with a bicycle crossing beside it.",
    basis: ["SO 407-3"],
    checked: "2026-11-21",
  },
  "sign-safety-zone": {
    rule: "The sign Safety Zone is a blue square with a white V. It shows a safety zone, and vehicles must not enter it.",
    basis: ["SO 408", "RTA 17(6)"],
    checked: "2026-11-21",
  },
  "sign-advance-notice": {
    rule: "The sign Advance Notice of Regulation has a rule drawn on it. The rule applies ahead, from the distance that the sign names.",
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
    rule: "The auxiliary sign Days or Hours means that the main sign applies only on the days or in the hours shown. It can also name days or hours on which the main sign does not apply.",
    basis: ["SO 502"],
    checked: "2026-11-21",
  },
  "sign-plate-vehicle-type": {
    rule: "The auxiliary sign Kind of Vehicle means that the main sign applies only to the vehicles named or drawn. It can also name vehicles to which the main sign does not apply.",
    basis: ["SO 503"],
    checked: "2026-11-21",
  },
  "sign-plate-begins": {
    rule: "The auxiliary sign Begins is a red arrow that points right, or the words for “from here”. What the main sign says begins there.",
    basis: ["SO 505"],
    checked: "2026-11-21",
  },
  "sign-plate-within": {
    rule: "The auxiliary sign Within the Section is a red arrow with a head at both ends. You are inside the section where the main sign applies.",
    basis: ["SO 506"],
    checked: "2026-11-21",
  },
  "sign-plate-ends": {
    rule: "The auxiliary sign Ends is a red arrow that points left, or the words for “up to here”. What the main sign says ends there.",
    basis: ["SO 507"],
    checked: "2026-11-21",
  },
  "sign-plate-ends-disc": {
    rule: "A round white auxiliary sign has a thin blue ring and a blue diagonal band. What the main sign says ends there.",
    basis: ["SO 507-C"],
    checked: "2026-11-21",
  },
  // Guide signs
  "sign-guide-examples": {
    rule: "There are guide signs for directions, exit numbers, service areas, parking places, climbing lanes and municipal borders. Others show the numbers of national and prefectural routes.",
    basis: ["KYO 1-2-2"],
    checked: "2026-11-21",
  },
  "sign-direction-advance": {
    rule: "The guide sign Advance Notice of Destinations and Directions shows the layout of an intersection ahead. It also shows where each road leads and how far it is to the intersection.",
    basis: ["SO 108-A"],
    checked: "2026-11-21",
  },
  "sign-expressway-exit": {
    rule: "The guide sign Destinations and Exit is green, with a slanting arrow and EXIT. The expressway exit for the places named is there.",
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
    rule: "The guide sign National Route Number is a blue rounded triangle that points down. It shows the number of the national route on which you are.",
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
    rule: "The beginner mark is green and yellow, in the shape of a V. It shows a driver who has held an ordinary or semi-medium licence for less than one year in total, not counting suspensions. The driver must show it on the front and rear of such a car, 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 71-5", "RTR 9-6"],
    checked: "2026-11-21",
  },
  "sign-mark-elderly": {
    rule: "The elderly driver mark, a clover in four colours, shows a driver aged 70 or over.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "sign-mark-disabled": {
    rule: "The disabled driver mark is a white four-leaf clover on blue. It shows a driver whose licence has a condition because of a limb disability.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "sign-mark-hearing": {
    rule: "The deaf driver mark is a yellow butterfly on green. It shows a driver whose licence has a condition because of a hearing disability. That driver must show it.",
    basis: ["RTA 71-6"],
    checked: "2026-11-21",
  },
  "sign-mark-learner": {
    rule: "The learner plate is white with black words. It shows a car in which the holder of a provisional licence practises on the road. It must be shown at the front and rear.",
    basis: ["RTA 87(3)", "RTR 15-3"],
    checked: "2026-11-21",
  },
  "sign-warning-triangle": {
    rule: "The red warning triangle shows following drivers that a vehicle stands there. You must set it up when you cannot drive on because of a breakdown or the like on an expressway.",
    basis: ["RTA 75-11"],
    checked: "2026-11-21",
  },
  "sign-level-crossing-post": {
    rule: "The yellow and black X on a post marks a railroad crossing. You must stop before it even when the barrier is up, unless a traffic signal there shows that you may go.",
    basis: ["RTA 33(1)"],
    checked: "2026-11-21",
  },
  "sign-main-and-auxiliary": {
    rule: "There are four kinds of main sign: guide, warning, regulatory and instruction signs. There are also auxiliary signs. Markings are either regulatory or instruction markings.",
    basis: ["KYO 1-2-2", "KYO 1-2-3"],
    checked: "2026-11-21",
  },
  "sign-warning-does-not-close": {
    rule: "The warning signs for roadworks and for falling rocks do not close the road.",
    basis: ["SO 213", "SO 209-2"],
    checked: "2026-11-21",
  },
  "sign-school-orders-no-speed": {
    rule: "The yellow sign that warns of a school, kindergarten or nursery orders no speed. It tells you to expect children.",
    basis: ["SO 208"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
