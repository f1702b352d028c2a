import type { Rules } from "./schema";

/** The meaning of lines and markings on the road. */
export const markings = {
  // General
  "marking-kinds": {
    rule: "Road markings are either regulatory markings or instruction markings.",
    basis: ["SO 8"],
    checked: "2026-11-21",
  },
  // Centre lines
  "marking-centre-line-broken-white": {
    rule: "You may cross a white broken centre line to overtake under four conditions. It is safe, and your side of the road is less than 6 m wide. You can see the other side well, and you do not get in the way of oncoming traffic.",
    basis: ["RTA 17(5)(iv)", "SO marking 205"],
    checked: "2026-11-21",
  },
  "marking-centre-line-solid-white": {
    rule: "You must not go over a white solid centre line to overtake. It is usually found on roads with 6 m or more on each side of the centre.",
    basis: ["RTA 17(4)", "RTA 17(5)(iv)", "SO marking 205", "KYO App. 3(2)"],
    checked: "2026-11-21",
  },
  "marking-centre-line-yellow": {
    rule: "A yellow solid centre line is for vehicles of both directions. They must not go over to the right side of the road to overtake.",
    basis: ["RTA 17(5)(iv)", "SO marking 102"],
    checked: "2026-11-21",
  },
  "marking-centre-line-yellow-inside-own-side": {
    rule: "A yellow centre line alone does not ban overtaking that stays on your own side of the line.",
    basis: ["RTA 17(5)(iv)", "SO marking 102"],
    checked: "2026-11-21",
  },
  "marking-centre-line-yellow-one-side": {
    rule: "A yellow solid line and a white broken line may lie side by side at the centre. Then only vehicles on the yellow side must not cross to overtake. Those on the white side may, if the other conditions for overtaking are met.",
    basis: ["RTA 17(5)(iv)", "SO marking 102"],
    checked: "2026-11-21",
  },
  "marking-centre-line-yellow-bicycle": {
    rule: "You must not cross a yellow centre line to overtake a bicycle.",
    basis: ["RTA 17(5)(iv)"],
    checked: "2026-11-21",
  },
  "marking-centre-line-yellow-parked-vehicle": {
    rule: "You may go over a yellow centre line to get past a parked vehicle or another obstacle.",
    basis: ["RTA 17(5)(iii)"],
    checked: "2026-11-21",
  },
  "marking-centre-line-position": {
    rule: "The centre line is not always in the middle of the road. Where it moves with the time of day, signs show it.",
    basis: ["KYO App. 3(2)", "SO marking 205"],
    checked: "2026-11-21",
  },
  "marking-centre-line-administrator": {
    rule: "A centre line painted by the road administrator counts as a centre line set up by markings. So on an ordinary road with such a line, the maximum speed of cars is 60 km/h, unless a sign or marking shows another limit.",
    basis: ["SO 7", "RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "marking-edge-line-not-centre-line": {
    rule: "A roadway edge line is not a centre line. Some ordinary two-way roads have only edge lines, with no centre line, no lanes and nothing that separates the directions. There the maximum speed of cars is 30 km/h, unless a sign or marking shows another limit.",
    basis: ["RTO 11"],
    checked: "2026-11-21",
    changed: "2026-09-01",
  },
  "marking-right-side-passage": {
    rule: "Near a bend of a steep road, there can be a right-side passage marking. It permits vehicles to go over the centre to the right side as the marking shows.",
    basis: ["RTA 17(5)(v)", "SO marking 202"],
    checked: "2026-11-21",
  },
  // Lane lines
  "marking-lane-line": {
    rule: "A lane line marks the boundary between lanes of the same direction.",
    basis: ["SO marking 206"],
    checked: "2026-11-21",
  },
  "marking-lane-line-broken-white": {
    rule: "You may change lanes across a white broken lane line when it is safe and there is a need.",
    basis: ["RTA 26-2(1)", "RTA 26-2(2)", "RTA 26-2(3)", "SO marking 109"],
    checked: "2026-11-21",
  },
  "marking-lane-line-solid-white": {
    rule: "A white solid line between lanes of the same direction does not by itself ban a change of lane. Only a yellow line does.",
    basis: ["RTA 26-2(3)", "SO marking 109"],
    checked: "2026-11-21",
  },
  "marking-lane-line-yellow": {
    rule: "You must not change lanes across a yellow lane line, except to give way to an emergency vehicle or because of works or another obstacle.",
    basis: ["RTA 26-2(3)", "SO marking 102-2"],
    checked: "2026-11-21",
  },
  "marking-lane-line-yellow-exceptions": {
    rule: "You may cross a yellow lane line to give way to an emergency vehicle, or to get past works or another obstacle. You may also cross it to return afterwards to the lane that you must use.",
    basis: ["RTA 26-2(3)"],
    checked: "2026-11-21",
  },
  "marking-lane-line-yellow-one-side": {
    rule: "A yellow and a white line may lie side by side between lanes. Vehicles in the lane on the yellow side must not change lanes across them. Vehicles in the lane on the white side may.",
    basis: ["RTA 26-2(3)", "SO marking 102-2"],
    checked: "2026-11-21",
  },
  "marking-direction-lanes": {
    rule: "White arrows in lanes before an intersection show the directions for which each lane must be used.",
    basis: ["RTA 35(1)", "SO marking 110"],
    checked: "2026-11-21",
  },
  "marking-direction-lanes-yellow": {
    rule: "Some lanes with direction arrows are divided by yellow lines. You must not leave your lane across the yellow line, with two exceptions. They are to give way to an emergency vehicle, and works or another obstacle.",
    basis: ["RTA 26-2(3)", "SO marking 102-2"],
    checked: "2026-11-21",
  },
  "marking-direction-of-travel": {
    rule: "A white direction arrow on the roadway shows the direction in which vehicles may go.",
    basis: ["SO marking 204"],
    checked: "2026-11-21",
  },
  "marking-bus-dedicated": {
    rule: "The marking for a dedicated bus lane means that, in the hours shown, the lane is only for the vehicles named. Mopeds, small special vehicles and light vehicles may use it, too.",
    basis: ["RTA 20(2)", "SO marking 109-6"],
    checked: "2026-11-21",
  },
  "marking-bus-priority": {
    rule: "The marking for a bus priority lane applies in the hours shown. Cars may use the lane, but must leave it promptly when a bus comes up from behind.",
    basis: ["RTA 20-2", "SO marking 109-7"],
    checked: "2026-11-21",
  },
  "marking-priority-main-lane": {
    rule: "The marking for priority main lanes shows that the marked main lanes have priority over the main lane that joins them.",
    basis: ["RTA 75-6(1)", "SO marking 109-2"],
    checked: "2026-11-21",
  },
  // Stopping and areas
  "marking-stop-line": {
    rule: "A stop line shows where vehicles must stop when they have to stop: just before the line.",
    basis: ["SO marking 203"],
    checked: "2026-11-21",
  },
  "marking-two-stop-lines": {
    rule: "Where there are two stop lines one behind the other, cars must stop at the first line that they reach. Two-wheelers may go on to stop at the front line.",
    basis: ["KYO App. 3(2)", "SO marking 203-2"],
    checked: "2026-11-21",
  },
  "marking-stop-word": {
    rule: "The word for stop painted on the road has no legal force by itself where there is no stop sign. It is the stop sign that orders you to stop.",
    basis: ["RTA 43"],
    checked: "2026-11-21",
  },
  "marking-no-stopping-zone": {
    rule: "There are no-stopping zones, for example in front of a fire station. You must not enter one if the vehicles ahead might make you stop in it. You may drive through it without stopping.",
    basis: ["RTA 50(2)", "SO marking 107"],
    checked: "2026-11-21",
  },
  "marking-no-entry-zone": {
    rule: "A no-entry zone is an area with a yellow outline and white stripes inside. Vehicles must not enter it.",
    basis: ["RTA 17(6)", "SO marking 106"],
    checked: "2026-11-21",
  },
  "marking-diversion-zone": {
    rule: "A diversion zone is a white striped area that guides traffic. You should not drive on it, but driving on it is not itself prohibited.",
    basis: ["KYO App. 3(2)", "SO marking 208-2"],
    checked: "2026-11-21",
  },
  "marking-safety-zone": {
    rule: "Vehicles must not enter a safety zone marked on the road with a yellow outer line and a white inner line.",
    basis: ["RTA 17(6)", "SO marking 207"],
    checked: "2026-11-21",
  },
  "marking-tram-stop": {
    rule: "The tram stop marking shows that there is a tram stop.",
    basis: ["SO marking 209"],
    checked: "2026-11-21",
  },
  "marking-obstacle-approach": {
    rule: "White stripes before a safety zone, a median or another obstacle on the road warn that it is near. They tell you to keep to the side shown.",
    basis: ["SO marking 208"],
    checked: "2026-11-21",
  },
  "marking-obstacle-both-sides": {
    rule: "The stripes before an obstacle on the road can form a triangle of V shapes. Vehicles may then pass the obstacle on either side.",
    basis: ["SO marking 208"],
    checked: "2026-11-21",
  },
  "marking-turning-method": {
    rule: "Arrows in an intersection can mark how to turn. Cars that turn left or right must then pass along the marked part.",
    basis: ["RTA 34", "SO marking 111"],
    checked: "2026-11-21",
  },
  "marking-roundabout": {
    rule: "White arrows in a roundabout show which way vehicles must go round. It is clockwise.",
    basis: ["RTA 35-2", "SO marking 111-2"],
    checked: "2026-11-21",
  },
  // Kerb lines
  "marking-kerb-solid-yellow": {
    rule: "A solid yellow line on the kerb or at the road edge means no stopping and no parking.",
    basis: ["RTA 44", "SO marking 103"],
    checked: "2026-11-21",
  },
  "marking-kerb-broken-yellow": {
    rule: "A broken yellow line on the kerb or at the road edge means no parking. Stopping is allowed.",
    basis: ["RTA 45", "SO marking 104"],
    checked: "2026-11-21",
  },
  // Side strips
  "marking-side-strip-one-line": {
    rule: "A side strip with one white solid line is for pedestrians. Light vehicles may also use it on the left side of the road if they do not get in the way of pedestrians.",
    basis: ["RTA 17-3", "SO marking 108"],
    checked: "2026-11-21",
  },
  "marking-side-strip-one-line-parking": {
    rule: "This rule is for places where stopping or parking is allowed and a side strip has one white solid line. If the strip is more than 0.75 m wide, a car that stops or parks must go into it. It must leave 0.75 m or more free on its left for pedestrians. It must not enter a strip of 0.75 m or less.",
    basis: ["RTA 47(3)", "RTO 14-6", "SO marking 108"],
    checked: "2026-11-21",
  },
  "marking-side-strip-e-scooter": {
    rule: "E-scooters may use a side strip on the left side of the road only in the 6 km/h sidewalk mode. They must not get in the way of pedestrians. They must not use a pedestrian side strip with two solid lines.",
    basis: ["RTA 17-3"],
    checked: "2026-11-21",
  },
  "marking-side-strip-right-side": {
    rule: "A bicycle or other light vehicle must not ride on the side strip on the right side of the road.",
    basis: ["RTA 17-3"],
    checked: "2026-11-21",
  },
  "marking-side-strip-solid-and-broken": {
    rule: "In a side strip with a solid and a broken white line, vehicles must not stop or park. Light vehicles may use it on the left side of the road if they do not get in the way of pedestrians.",
    basis: ["RTA 17-3", "RTA 47(3)", "SO marking 108-2"],
    checked: "2026-11-21",
  },
  "marking-side-strip-two-solid": {
    rule: "A side strip with two white solid lines is for pedestrians only. Light vehicles must not use it, and vehicles must not stop or park in it.",
    basis: ["RTA 17-3", "RTA 47(3)", "SO marking 108-3"],
    checked: "2026-11-21",
  },
  "marking-edge-line-with-sidewalk": {
    rule: "Where a side of the road has a sidewalk, a solid white roadway edge line there only marks the edge of the roadway. It does not make a side strip.",
    basis: ["SO 7"],
    checked: "2026-11-21",
  },
  "marking-edge-line-without-sidewalk": {
    rule: "Where a side of the road has no sidewalk, a solid white roadway edge line there counts as the line of a side strip.",
    basis: ["SO 7"],
    checked: "2026-11-21",
  },
  // Speed and U-turn
  "marking-maximum-speed": {
    rule: "A yellow number on the roadway, such as 40, shows the maximum speed in km/h. A moped must still not go faster than 30 km/h.",
    basis: ["RTA 22(1)", "SO marking 105"],
    checked: "2026-11-21",
  },
  "marking-maximum-speed-vehicle-types": {
    rule: "There can be letters for kinds of vehicle under a speed number on the roadway. The maximum speed then applies only to those kinds of vehicle.",
    basis: ["SO marking 105"],
    checked: "2026-11-21",
  },
  "marking-no-u-turn": {
    rule: "The no U-turn marking is a yellow U-turn arrow with a yellow X. Vehicles must not make a U-turn. Where hours are given, this applies in those hours.",
    basis: ["RTA 25-2(2)", "SO marking 101"],
    checked: "2026-11-21",
  },
  "marking-end": {
    rule: "The end marking is a white ring with a slanting line through it. What the number or arrow shown with it orders ends there.",
    basis: ["SO marking 115"],
    checked: "2026-11-21",
  },
  // Crossings
  "marking-crosswalk": {
    rule: "White stripes across the road mark a crosswalk. Pedestrians cross there and have priority over vehicles.",
    basis: ["RTA 38", "SO marking 201"],
    checked: "2026-11-21",
  },
  "marking-bicycle-crossing": {
    rule: "Two white lines across the road with a bicycle symbol between them mark a bicycle crossing.",
    basis: ["SO marking 201-3"],
    checked: "2026-11-21",
  },
  "marking-diagonal-crossing": {
    rule: "Where the diagonal crossing marking is laid, pedestrians may cross the intersection diagonally.",
    basis: ["RTA 12(2)", "SO marking 201-2"],
    checked: "2026-11-21",
  },
  "marking-no-diagonal-crossing": {
    rule: "Pedestrians must not cross an intersection diagonally where no sign or marking allows it.",
    basis: ["RTA 12(2)"],
    checked: "2026-11-21",
  },
  "marking-diamonds": {
    rule: "White diamonds on the roadway mean that a crosswalk or bicycle crossing is ahead.",
    basis: ["SO marking 210"],
    checked: "2026-11-21",
  },
  "marking-diamonds-distance": {
    rule: "The white diamonds that announce a crosswalk or bicycle crossing are usually painted about 30 m and 50 m before it.",
    basis: ["KYO App. 3(2)", "SO marking 210"],
    checked: "2026-11-21",
  },
  "marking-triangles": {
    rule: "White triangles on the roadway that point toward you mean that the road ahead, which crosses yours, is a priority road.",
    basis: ["SO marking 211"],
    checked: "2026-11-21",
  },
  "marking-bicycle-no-entry-intersection": {
    rule: "One marking forbids ordinary bicycles to enter the intersection. Bicycles on the roadway must not go past it into the intersection.",
    basis: ["RTA 63-7(2)", "SO marking 114-4"],
    checked: "2026-11-21",
  },
  "marking-bicycle-navigation": {
    rule: "A white bicycle and arrow painted at the edge of the roadway show where bicycles should ride. Cars may drive over them.",
    basis: ["GUIDE road administrators"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
