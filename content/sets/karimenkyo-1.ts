import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question: "In a car with airbags, the driver need not wear the seat belt.",
    answer: false,
    explanation:
      "An airbag does not replace the seat belt. The driver must wear it on ordinary roads as well as on expressways; only a few cases named by law are excepted, for example while reversing.",
    rule: "belt-driver-must-wear",
  },
  {
    id: 2,
    picture: "313",
    question:
      "Vehicles must not make a U-turn where the sign in the picture stands.",
    answer: true,
    explanation:
      "This is the sign No U-Turn: you must not turn round to go back the way you came. It does not forbid a right turn.",
    rule: "sign-no-u-turn",
  },
  {
    id: 3,
    question:
      "A police officer directing traffic signals you to stop while the traffic light is green. You must obey the officer.",
    answer: true,
    explanation:
      "When the signals of a police officer or traffic warden differ from the traffic lights, the officer or warden comes first. You stop, even on green.",
    rule: "signal-officer-over-lights",
  },
  {
    id: 4,
    question:
      "You may drive a short distance right after one small glass of beer if you do not feel drunk.",
    answer: false,
    explanation:
      "Nobody may drive with alcohol in the body, however small the amount and however short the distance. How you feel makes no difference.",
    rule: "alcohol-any-amount-banned",
  },
  {
    id: 5,
    picture: "405",
    question:
      "If the sign in the picture stands on your road, your road has priority over the crossing road.",
    answer: true,
    explanation:
      "This is the sign Priority Road. It stands on the road that has priority, so vehicles on the crossing road must not hinder you.",
    rule: "sign-priority-road",
  },
  {
    id: 6,
    question:
      "A moped rider must wear a helmet even on a short ride near home.",
    answer: true,
    explanation:
      "A moped must not be ridden without a helmet, whatever the distance or the speed. For an e-scooter, by contrast, the rider only has to make an effort to wear one.",
    rule: "moped-helmet",
  },
  {
    id: 7,
    picture: "sg-green",
    question:
      "At the signal in the picture, a car must wait for a green arrow before it turns right.",
    answer: false,
    explanation:
      "On green, cars may go straight on, turn left or turn right. No arrow is needed, but a car that turns right must let oncoming traffic that goes straight on or turns left go first.",
    rule: "signal-green-cars",
  },
  {
    id: 8,
    picture: "sc-rail-look",
    question:
      "You may cross the level crossing in the picture without stopping, because the barriers are up and no train can be seen.",
    answer: false,
    explanation:
      "You must stop just before a level crossing or its stop line and check that it is safe every time. The one exception to the stop is a traffic signal at the crossing that shows that you may go.",
    rule: "level-crossing-stop-every-time",
  },
  {
    id: 9,
    question:
      "When a small child walks on the road without a guardian, you must stop temporarily or drive slowly so that you do not hinder the child.",
    answer: true,
    explanation:
      "A child can run in any direction without warning. So you must stop temporarily or go at a speed at which you can stop immediately.",
    rule: "pedestrian-child-alone",
  },
  {
    id: 10,
    picture: "325",
    question:
      "Mopeds must not enter the road where the sign in the picture stands.",
    answer: true,
    explanation:
      "This is the sign Motor Vehicles Only. Pedestrians, light vehicles, e-scooters, mopeds, motorcycles of 125 cc or less and mini-cars must not enter that road.",
    rule: "sign-motor-vehicles-only",
  },
  {
    id: 11,
    picture: "m207",
    question:
      "You may drive a car over the marked area in the picture while nobody stands on it.",
    answer: false,
    explanation:
      "The yellow outer line and the white inner line mark a safety zone. Vehicles must not enter it, with or without people on it.",
    rule: "marking-safety-zone",
  },
  {
    id: 12,
    question:
      "You must be at least 18 years old to get an ordinary provisional licence.",
    answer: false,
    explanation:
      "Since 1 April 2026 the ordinary provisional licence is given from the age of 17 years and 6 months. For the full ordinary licence you must still be 18.",
    rule: "licence-provisional-age-17-and-a-half",
  },
  {
    id: 13,
    question:
      "The car ahead of you is overtaking a truck. You must not begin to overtake that car.",
    answer: true,
    explanation:
      "You must not begin to overtake a vehicle that is itself overtaking a car, a truck or a motorcycle. This is called double overtaking.",
    rule: "overtaking-double-ban",
  },
  {
    id: 14,
    picture: "dh-right-arm-level",
    question:
      "The driver who gives the arm signal in the picture is going to turn left.",
    answer: false,
    explanation:
      "The right arm held straight out on the right means a right turn, a U-turn or a change of course to the right. For the left, the right arm is bent upward at the elbow.",
    rule: "driver-signal-arm-right",
  },
  {
    id: 15,
    question:
      "On an ordinary road with lanes made by road markings and no posted limit, the statutory maximum speed of cars is 60 km/h.",
    answer: true,
    explanation:
      "The change of 1 September 2026 left this limit as it was. The new statutory 30 km/h is for ordinary roads that have no centre line, no lanes and no physical separation of the directions.",
    rule: "speed-statutory-lanes-60",
  },
  {
    id: 16,
    question:
      "You may drive a car along the side strip to go past a queue of cars on the roadway.",
    answer: false,
    explanation:
      "Cars must drive on the roadway. They may go onto a side strip only to cross it to or from a place beside the road, or to stop or park where that is allowed.",
    rule: "position-use-roadway",
  },
  {
    id: 17,
    picture: "303",
    question:
      "The sign in the picture also forbids pedestrians to enter from this side.",
    answer: false,
    explanation:
      "This is the sign No Entry for Vehicles, often at the exit of a one-way road. It binds vehicles, not pedestrians, so people on foot may enter.",
    rule: "sign-no-entry",
  },
  {
    id: 18,
    question:
      "Near a crosswalk without signals, if you cannot tell whether anyone will cross, you must go at a speed at which you can stop before it.",
    answer: true,
    explanation:
      "You must be able to stop just before the crosswalk or its stop line. You may keep your speed only if it is clear that nobody is about to cross in front of you.",
    rule: "pedestrian-crosswalk-approach-speed",
  },
  {
    id: 19,
    question:
      "You should slow down before you enter a bend, and not in the bend itself.",
    answer: true,
    explanation:
      "Braking in a bend can make the car skid. So you slow down on the straight part before the bend, and accelerate gently when you leave the bend.",
    rule: "nature-bend-slow-before",
  },
  {
    id: 20,
    picture: "sc-left-position-wide",
    question:
      "You drive the violet car and want to turn left at the intersection. You are in the correct position for the turn.",
    answer: false,
    explanation:
      "Before a left turn you must move to the left edge of the road in advance, and then drive slowly along the left edge. A gap on your left could also let a bicycle or a motorcycle come in beside you.",
    rule: "intersection-left-turn-left-edge",
  },
  {
    id: 21,
    question:
      "In the rule on vehicle lights, night begins 30 minutes before sunset and ends 30 minutes after sunrise.",
    answer: false,
    explanation:
      "For vehicle lights, night is the time from sunset to sunrise. The Japanese law adds no 30 minutes on either side.",
    rule: "light-night-sunset-to-sunrise",
  },
  {
    id: 22,
    question:
      "Waiting two minutes on the road for a friend who has not come yet is parking, even if the driver stays in the car.",
    answer: true,
    explanation:
      "Waiting for a person or for goods is parking even if it lasts only a minute. A halt only for people to get on or off is not parking.",
    rule: "parking-waiting-is-parking",
  },
  {
    id: 23,
    picture: "m210",
    question:
      "The marking in the picture tells you that a crosswalk or a bicycle crossing is ahead.",
    answer: true,
    explanation:
      "These white diamonds are usually painted about 30 m and 50 m before the crossing. They tell you in good time to watch for people and bicycles.",
    rule: "marking-diamonds-distance",
  },
  {
    id: 24,
    question:
      "At an intersection without signals and without a crosswalk, a pedestrian who is crossing must let your car go first.",
    answer: false,
    explanation:
      "At or close to an intersection without a crosswalk, drivers must not hinder a pedestrian who is crossing the road. You have to let the pedestrian go first.",
    rule: "pedestrian-crossing-without-crosswalk",
  },
  {
    id: 25,
    picture: "327-5",
    question:
      "Only buses may use the lane with the sign in the picture, so cars must stay out of it even in light traffic.",
    answer: false,
    explanation:
      "This sign marks a priority lane for route buses. Cars may use it, but must leave it promptly when a bus comes up from behind, and must not enter if congestion would keep them from leaving it.",
    rule: "sign-bus-priority-lane",
  },
  {
    id: 26,
    question:
      "The barriers of a level crossing are up, but cars queue just beyond it. You must wait until there is room for your car on the other side.",
    answer: true,
    explanation:
      "You must not enter a level crossing if the traffic ahead might force you to stop on it. A train could come while you are caught on the tracks.",
    rule: "level-crossing-no-room-beyond",
  },
  {
    id: 27,
    question:
      "You must not go over a single yellow centre line to the right side to overtake.",
    answer: true,
    explanation:
      "A yellow centre line forbids going over it to overtake. The line by itself does not forbid overtaking if you stay on your own side of it.",
    rule: "overtaking-yellow-centre-line",
  },
  {
    id: 28,
    picture: "sg-flash-yellow",
    question:
      "The flashing yellow signal in the picture orders every vehicle to stop before it goes on.",
    answer: false,
    explanation:
      "On flashing yellow, vehicles may go on while they watch the other traffic. It does not by itself order a stop; the flashing red signal does.",
    rule: "signal-flashing-yellow-no-stop",
  },
  {
    id: 29,
    question:
      "When you drive at double the speed, the braking distance becomes about twice as long.",
    answer: false,
    explanation:
      "The braking distance grows with the square of the speed. At double the speed it is about 4 times as long, at triple the speed about 9 times.",
    rule: "speed-braking-distance-square",
  },
  {
    id: 30,
    question:
      "A road has neither a sidewalk nor a side strip. Where parking is allowed, you must park along the left edge of the road, unless a sign or marking shows another way.",
    answer: true,
    explanation:
      "Where there is neither a sidewalk nor a side strip, the car stands along the left edge. You need not leave 0.75 m free on the left for pedestrians there.",
    rule: "parking-no-sidewalk-no-strip",
  },
  {
    id: 31,
    picture: "322",
    question:
      "The figure on the sign in the picture shows how wide the road ahead is.",
    answer: false,
    explanation:
      "This is the sign Width Limit. A vehicle must not pass if its width, with its load, is over the figure in metres. The figure is not the width of the road.",
    rule: "sign-width-limit",
  },
  {
    id: 32,
    question:
      "An ambulance with siren and red light on approaches while your car is in an intersection. You must stop at once inside the intersection.",
    answer: false,
    explanation:
      "You must first leave the intersection and then stop at the side of the road, as a rule the left. A car that stops inside the intersection would block the ambulance.",
    rule: "position-emergency-inside-intersection",
  },
  {
    id: 33,
    question:
      "No signal or officer directs an intersection. If the crossing road is clearly wider than yours and yours is not a priority road, you must drive slowly when you enter it.",
    answer: true,
    explanation:
      "At such an intersection you must drive slowly when the crossing road is clearly wider than yours or is a priority road, and let the traffic on it go first.",
    rule: "intersection-slow-into-priority-or-wider-road",
  },
  {
    id: 34,
    question:
      "An ordinary road has no centre line and no lanes, but a limit of 40 km/h is posted. The maximum speed of cars there is 40 km/h.",
    answer: true,
    explanation:
      "The statutory 30 km/h of such roads counts only where no limit is posted. A posted limit replaces the statutory one, even if it is higher.",
    rule: "speed-posted-40-on-unlined-road",
  },
  {
    id: 35,
    picture: "sg-red-arrow-right",
    question:
      "At the signal in the picture, a bicycle must not turn right together with the cars.",
    answer: true,
    explanation:
      "On the green right arrow, cars and motorcycles may turn right. Bicycles and other light vehicles, e-scooters and mopeds that must make the two-step right turn must not turn right on it.",
    rule: "signal-right-arrow-two-step",
  },
  {
    id: 36,
    question:
      "On a road that is not a priority road, you may overtake a car 20 m before an intersection if no vehicle is coming.",
    answer: false,
    explanation:
      "Overtaking is forbidden in an intersection and within 30 m before it, unless you are on a priority road. Only e-scooters and light vehicles may be overtaken there.",
    rule: "overtaking-ban-intersection-30m",
  },
  {
    id: 37,
    picture: "211",
    question:
      "The sign in the picture means that the number of lanes decreases ahead.",
    answer: true,
    explanation:
      "The broken lines between the edge lines stand for lanes, so the number of lanes decreases. With nothing between the edge lines, the sign means that the whole road becomes narrower.",
    rule: "sign-fewer-lanes-or-narrow",
  },
  {
    id: 38,
    question:
      "Within 3 m of the vehicle entrance of a garage, the law forbids both stopping and parking.",
    answer: false,
    explanation:
      "Within 3 m of the vehicle entrance of a garage only parking is forbidden. A stop that is not parking, for example to let a passenger get off, is not covered by this ban.",
    rule: "parking-no-parking-distances-list",
  },
  {
    id: 39,
    picture: "sc-int-stop",
    question:
      "You drive the violet car and have stopped at the stop line. The white car must now let you go first.",
    answer: false,
    explanation:
      "After you have stopped at a stop sign, you must not hinder the traffic on the crossing road. You wait until the white car has passed.",
    rule: "intersection-stop-sign-then-yield",
  },
  {
    id: 40,
    question:
      "A bicycle counts as a light vehicle. It must normally be ridden on the roadway, along the left edge.",
    answer: true,
    explanation:
      "A bicycle is a vehicle, so its place is the left edge of the roadway. The sidewalk is for certain cases only, for example where a sign allows it or for riders under 13.",
    rule: "bicycle-roadway-left-edge",
  },
  {
    id: 41,
    picture: "m102-2-a",
    question:
      "You may change lanes across the yellow line in the picture if you signal for about 3 seconds first.",
    answer: false,
    explanation:
      "You must not change lanes across a yellow lane line, even with a signal. The exceptions are giving way to an emergency vehicle and going round works or another obstacle.",
    rule: "marking-lane-line-yellow",
  },
  {
    id: 42,
    question:
      "On a road with two lanes in your direction, you may stay in the right lane all the time as long as you keep to the speed limit.",
    answer: false,
    explanation:
      "The rightmost lane is the overtaking lane. You must not keep driving in it when you are not overtaking, turning right or avoiding an obstacle, even within the speed limit.",
    rule: "position-overtaking-lane-stay",
  },
  {
    id: 43,
    question:
      "You must drive slowly on a steep downhill slope, even where no sign orders it.",
    answer: true,
    explanation:
      "The law itself orders you to drive slowly on a steep downhill slope. Other such places are near a bend and near the crest of an uphill slope. A steep uphill slope as such is not in the list.",
    rule: "speed-slow-places-list",
  },
  {
    id: 44,
    picture: "sg-red-left-board",
    question:
      "You may turn left on the red signal in the picture, but you must not hinder pedestrians who are crossing on their green light.",
    answer: true,
    explanation:
      "The white board with the blue arrow permits the left turn even on red. Pedestrians and bicycles that are crossing on their signal still go first.",
    rule: "signal-left-turn-board-pedestrians",
  },
  {
    id: 45,
    picture: "323-50",
    question:
      "Where the sign in the picture stands, a moped may go at 50 km/h.",
    answer: false,
    explanation:
      "A moped must not go faster than 30 km/h. A maximum speed sign of 40 km/h or more does not raise this limit, but a sign below 30 km/h binds mopeds too.",
    rule: "sign-maximum-speed-moped",
  },
  {
    id: 46,
    question:
      "You must drive slowly when you enter a roundabout, even if no other vehicle is in it.",
    answer: true,
    explanation:
      "The duty to drive slowly when entering a roundabout does not depend on other traffic. You must go at a speed at which you can stop immediately.",
    rule: "intersection-roundabout-enter-slowly",
  },
  {
    id: 47,
    question:
      "On a side of the road without a sidewalk, a solid white edge line only marks the edge of the carriageway.",
    answer: false,
    explanation:
      "On a side without a sidewalk, a solid white edge line counts as the line of a side strip. On a side with a sidewalk, the same line only marks the edge of the carriageway.",
    rule: "marking-edge-line-without-sidewalk",
  },
  {
    id: 48,
    question:
      "The 5 m no-stopping rule at a crosswalk applies only before the crosswalk, not after it.",
    answer: false,
    explanation:
      "You must not stop or park on a crosswalk or within 5 m before and after it. A car standing just after it also hides people who cross.",
    rule: "parking-no-stopping-crosswalk-5m",
  },
  {
    id: 49,
    question:
      "You may go over the centre of the road if roadworks keep you from passing on the left part.",
    answer: true,
    explanation:
      "Road damage, roadworks or another obstacle on the left part allow you to go over the centre to pass it. You go over as little as possible and watch for oncoming traffic.",
    rule: "position-over-centre-obstacle",
  },
  {
    id: 50,
    question:
      "A private passenger car with five seats must be checked once every day before it is driven.",
    answer: false,
    explanation:
      "The daily check of a private passenger car with 10 seats or fewer is made at suitable times, judged from its mileage and use. Once a day before driving is for others, such as taxis and rental cars.",
    rule: "vehicle-daily-check-private-car",
  },
] as const satisfies readonly TrueFalseQuestion[];
