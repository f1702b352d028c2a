import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "A quarrel has made you very angry. You should calm down before you drive.",
    answer: true,
    explanation:
      "Anger and worries take your mind off the road, so you notice dangers late. You should drive only after you have recovered.",
    rule: "health-worries-and-anger",
  },
  {
    id: 2,
    question:
      "In an ordinary car, you should swing a little to the right just before you turn left.",
    answer: false,
    explanation:
      "A bicycle or motorcycle can come into the gap on your left, and you may hit a car on your right. Move to the left edge early and turn slowly along it.",
    rule: "intersection-no-swing-before-turn",
    also: ["intersection-left-turn-left-edge"],
  },
  {
    id: 3,
    question:
      "A car ahead signals that it will move to the centre to turn right. Although you can slow down gently, you may keep it from moving over.",
    answer: false,
    explanation:
      "The car needs its place at the centre to turn safely. You must not obstruct it, unless you would have to change your speed or direction suddenly.",
    rule: "position-let-turner-move-over",
  },
  {
    id: 4,
    question:
      "A friend has drunk alcohol and wants to drive. If you lend your car to this friend, you break the law too.",
    answer: true,
    explanation:
      "Nobody may provide a vehicle to a person who has alcohol in the body and may drive it. Whoever does so faces the same maximum penalty as the driver if that person drives under the influence.",
    rule: "alcohol-no-lending",
    also: ["alcohol-lending-penalty"],
  },
  {
    id: 5,
    question:
      "By law, a child aged seven must sit in a child seat in an ordinary car.",
    answer: false,
    explanation:
      "The law orders a child seat for children under 6 years of age, apart from some exceptions. From the age of 6, a child seat is only recommended while the child is small.",
    rule: "child-seat-under-6",
    also: ["child-seat-6-and-over"],
  },
  {
    id: 6,
    question:
      "On a steady yellow signal, vehicles may go on if they take care of other traffic.",
    answer: false,
    explanation:
      "That is the meaning of a flashing yellow signal. On a steady one, vehicles must not go past the stopping position, unless they are so close at the change that they cannot stop safely.",
    rule: "signal-yellow",
    also: ["signal-flashing-yellow"],
  },
  {
    id: 7,
    question:
      "On a long drive, one rest about every three hours is enough, if you do not feel tired.",
    answer: false,
    explanation:
      "Tiredness often comes before you feel it, and then you see dangers late. You should take a rest at least about every 2 hours.",
    rule: "health-rest-every-2-hours",
  },
  {
    id: 8,
    picture: "316",
    question:
      "The sign in the picture forbids even a short stop to let a passenger get off.",
    answer: false,
    explanation:
      "This is the sign No Parking, with one red bar. It forbids parking, but a short stop to let a passenger get off is allowed. The sign with a red X forbids both.",
    rule: "sign-no-parking",
    also: ["sign-no-stopping-or-parking", "parking-boarding-is-stopping"],
  },
  {
    id: 9,
    question:
      "You must not begin to overtake if you could not return safely to the left ahead of the vehicle that you overtake.",
    answer: true,
    explanation:
      "Before you begin, make sure that there will be enough room ahead of the vehicle that you overtake. Otherwise you may be left beside it with no room to return.",
    rule: "overtaking-not-when-no-return",
  },
  {
    id: 10,
    picture: "m108",
    question:
      "Bicycles must not ride along the side strip in the picture on the left side of the road, even when no pedestrian is near.",
    answer: false,
    explanation:
      "Bicycles may use a strip with one solid line on the left side of the road if they do not hinder pedestrians. Only a strip with two solid lines is closed to them.",
    rule: "marking-side-strip-one-line",
    also: ["marking-side-strip-two-solid"],
  },
  {
    id: 11,
    question:
      "Two cars meet on a narrow slope without a lay-by. The car going downhill should give way to the one going uphill.",
    answer: true,
    explanation:
      "Starting uphill is harder than starting downhill, so the car going downhill should wait. Where a lay-by is near, the car that has it on its side waits in it.",
    rule: "nature-slope-downhill-gives-way",
    also: ["nature-slope-lay-by"],
  },
  {
    id: 12,
    picture: "ph-arms-side-parallel",
    question:
      "You drive in the direction of the violet arrow, parallel to the officer's arms. For you, the officer's signal has the same meaning as a green signal.",
    answer: true,
    explanation:
      "For traffic moving parallel to the level arms, this has the same meaning as a green signal. For traffic that faces the officer's front or back, it means red.",
    rule: "signal-officer-arms-level-parallel",
    also: ["signal-officer-arms-level-facing"],
  },
  {
    id: 13,
    question:
      "A vehicle that goes ten km/h below the posted limit drives slowly in the sense of the law.",
    answer: false,
    explanation:
      "To drive slowly means to go at a speed at which the vehicle can stop immediately. It does not depend on the posted limit.",
    rule: "speed-drive-slowly-definition",
  },
  {
    id: 14,
    question:
      "A road has three lanes in your direction, and no sign or marking assigns them to certain vehicles or directions. A moped may keep to the middle lane if it goes 30 km/h.",
    answer: false,
    explanation:
      "A moped must not go faster than 30 km/h, so it must keep to the leftmost lane even where there are three or more. It may leave this lane only for a special reason, for example to overtake or to avoid an obstacle.",
    rule: "position-leftmost-lane-mopeds",
    also: ["speed-moped-30"],
  },
  {
    id: 15,
    question:
      "With an ordinary car licence, you may also ride a moped, but not a motorcycle.",
    answer: true,
    explanation:
      "The ordinary car licence covers general mopeds and small special vehicles too. A motorcycle is larger and harder to ride, and it needs a licence of its own.",
    rule: "licence-ordinary-covers",
    also: ["licence-ordinary-not-motorcycles"],
  },
  {
    id: 16,
    picture: "310",
    question:
      "Neither cars nor motorcycles may enter the road where the sign in the picture stands.",
    answer: true,
    explanation:
      "This sign closes the road to each kind of vehicle drawn on it. Here a car and a motorcycle are drawn, so neither of them may enter.",
    rule: "sign-closed-to-combination",
    also: ["sign-closed-to-car-and-motorcycle"],
  },
  {
    id: 17,
    question:
      "If nothing else forbids it, you may stop six metres from the edge of an intersection to let a passenger get off.",
    answer: true,
    explanation:
      "You must not stop or park on an intersection or within 5 m of its edge, because a standing car takes away the view there. Six metres lies outside this distance.",
    rule: "parking-no-stopping-intersection-5m",
  },
  {
    id: 18,
    question:
      "On a priority road, you need not take special care of oncoming vehicles that turn right, because they must give way to you.",
    answer: false,
    explanation:
      "The duty of special care at an intersection binds every driver, because others make mistakes too. It also covers oncoming vehicles that turn right and pedestrians who cross there.",
    rule: "intersection-watch-all-users",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 19,
    picture: "m110",
    question:
      "Your car is in the middle one of these lanes, and you want to turn right. You may do so from there if you signal in time and hinder nobody.",
    answer: false,
    explanation:
      "The white arrows show the directions for which each lane must be used. A car that wants to turn right must be in the lane with the right arrow.",
    rule: "marking-direction-lanes",
    also: ["position-direction-lanes"],
  },
  {
    id: 20,
    question:
      "In an automatic car, you should press the brake with your left foot, because your right foot then stays ready on the accelerator.",
    answer: false,
    explanation:
      "With a foot on each pedal you can press the wrong one, or both, when something frightens you. Use the right foot for both pedals and sit straight.",
    rule: "vehicle-at-wrong-pedal",
  },
  {
    id: 21,
    question:
      "An emergency vehicle on urgent duty need not stop at a red signal, but it must then drive slowly.",
    answer: true,
    explanation:
      "The law frees it from the duty to stop, but it must pay attention to other traffic and drive slowly. So look for it even when your own light is green.",
    rule: "position-emergency-need-not-stop",
  },
  {
    id: 22,
    picture: "327-4",
    question:
      "The sign in the picture stands over the leftmost lane. A car that gets ready to turn left at the next intersection may enter it.",
    answer: true,
    explanation:
      "This is the sign Dedicated Lane, here for buses. Cars may use it only in a few cases, for example to turn left, to give way to an emergency vehicle or when roadworks force them.",
    rule: "sign-dedicated-lane",
    also: ["position-dedicated-lane"],
  },
  {
    id: 23,
    question:
      "For a driver without an earlier sanction, a total of 6 points means that the licence is revoked.",
    answer: false,
    explanation:
      "For such a driver, 6 to 8 points mean a suspension of 30 days. The licence is revoked from 15 points.",
    rule: "licence-points-suspension-30-days",
    also: ["licence-points-revocation-15"],
  },
  {
    id: 24,
    question:
      "A school bus is standing with its hazard lights on while children get off. You may pass it without stopping if you drive slowly and check that it is safe.",
    answer: true,
    explanation:
      "Children may run out from in front of or behind the bus, so you must drive slowly and check that it is safe. The law does not order a stop.",
    rule: "pedestrian-school-bus-slowly",
    also: ["pedestrian-expect-running-child"],
  },
  {
    id: 25,
    picture: "sg-yellow-arrow",
    question:
      "At the signal in the picture, only trams may go in the direction of the arrow.",
    answer: true,
    explanation:
      "A yellow arrow is for trams only. Cars must not go on it, whether or not a tram is near. A green arrow is the one that allows cars to go.",
    rule: "signal-yellow-arrow",
    also: ["signal-green-arrow"],
  },
  {
    id: 26,
    question:
      "Roadworks block the rest of the left part of the road. Your car may drive on the tram track to get past them.",
    answer: true,
    explanation:
      "Vehicles normally keep off the track, but here there is no other way. When a tram comes up from behind, you must promptly leave the track or keep the necessary distance.",
    rule: "position-tram-track-allowed",
    also: ["position-tram-track", "position-tram-track-tram-behind"],
  },
  {
    id: 27,
    question:
      "Near a sharp bend of the road, you must drive slowly only where you cannot see round it.",
    answer: false,
    explanation:
      "A car that takes a sharp bend fast can leave its side of the road. So you must drive slowly near it whether or not the view is good.",
    rule: "speed-slow-bend-even-with-view",
    also: ["speed-slow-near-bend"],
  },
  {
    id: 28,
    question:
      "You come to a puddle beside people. The law orders you to stop temporarily before it; slowing down is not enough.",
    answer: false,
    explanation:
      "You must slow down or take other care at mud or a puddle so that people are not splashed. The law does not order a stop for this.",
    rule: "pedestrian-no-splashing",
  },
  {
    id: 29,
    question:
      "Inside a horn section, you must sound the horn at every intersection.",
    answer: false,
    explanation:
      "The horn warns those who cannot see you. Inside the section you must sound it only at intersections without a view to the left and right, at blind bends and at blind crests of uphill slopes.",
    rule: "horn-in-horn-section",
  },
  {
    id: 30,
    question:
      "A sidewalk has no part marked for bicycles. An ordinary bicycle that is allowed there must go slowly on the side nearer the roadway.",
    answer: true,
    explanation:
      "The side away from the roadway is left to pedestrians. If the bicycle would hinder pedestrians, it must stop temporarily.",
    rule: "bicycle-sidewalk-slowly",
  },
  {
    id: 31,
    question:
      "You are in the left one of three lanes and overtake the car ahead, which goes straight on. You must use the middle lane for this, not the rightmost one.",
    answer: true,
    explanation:
      "Drivers in the lanes farther away do not expect you there. So you overtake in the next lane to the right and do not cross several lanes.",
    rule: "position-overtaking-next-lane",
  },
  {
    id: 32,
    question:
      "A flashing red signal means that vehicles must wait until it changes to green.",
    answer: false,
    explanation:
      "A flashing red signal does not close the road. Vehicles must stop temporarily at the stopping position and may then go when it is safe.",
    rule: "signal-flashing-red",
  },
  {
    id: 33,
    question:
      "The textbook figure for the stopping distance of a car at 60 km/h on a dry road is about 44 m.",
    answer: true,
    explanation:
      "The car covers about 17 m before the brakes begin to work and about 27 m while it brakes. So keep your distance and look far ahead.",
    rule: "speed-stopping-distance-60",
    also: ["speed-stopping-distance-sum"],
  },
  {
    id: 34,
    question:
      "In a right turn, as in a left turn, the inner rear wheel runs inside the track of the inner front wheel.",
    answer: true,
    explanation:
      "The rear wheels do not follow the front wheels exactly; they cut the corner. They can catch a bicycle or a person close to that side, so check it before and while you turn.",
    rule: "nature-inner-wheel-difference-both-sides",
    also: [
      "nature-inner-wheel-difference",
      "intersection-left-turn-inner-wheel",
    ],
  },
  {
    id: 35,
    question:
      "Before a left turn at a crossroads, you must begin to signal 30 m before the near edge of the intersection.",
    answer: true,
    explanation:
      "Others need time to react to your turn. At an intersection you count the 30 m back from its near edge. For a U-turn elsewhere, you count from the place of the U-turn. Roundabouts have their own rule.",
    rule: "driver-signal-turn-30m",
  },
  {
    id: 36,
    picture: "311-b-left",
    question:
      "The sign in the picture means that the road to the left is a one-way road.",
    answer: false,
    explanation:
      "An arrow on a blue disc is the sign Only Designated Directions Permitted: here vehicles may only turn left. The one-way sign is a white arrow on a blue rectangle.",
    rule: "sign-one-way-or-designated",
    also: ["sign-designated-left-only", "sign-one-way"],
  },
  {
    id: 37,
    question:
      "An oncoming car stops, and its driver waves you on to turn right. You can rely on this sign, as that driver sees the traffic behind.",
    answer: false,
    explanation:
      "A motorcycle may come from behind the stopped car, and you cannot see it yet. The other driver may have missed it too. Turn slowly, and only when you have made sure that nothing follows.",
    rule: "intersection-right-turn-hidden-motorcycle",
    also: ["hazard-right-turn-hidden-motorcycle"],
  },
  {
    id: 38,
    question:
      "In a manual car, it is best to change to a higher gear on a level crossing and leave it quickly.",
    answer: false,
    explanation:
      "You should cross without stopping, in a low gear and without changing gear. A gear change on the tracks can make the engine stall.",
    rule: "level-crossing-low-gear-no-change",
  },
  {
    id: 39,
    question:
      "On a one-way road, a car may drive on the right part of the road.",
    answer: true,
    explanation:
      "A one-way road has no oncoming vehicles, so vehicles may drive on its right part too. This is one of the cases in which you may go over the centre of the road.",
    rule: "position-over-centre-one-way",
    also: ["position-over-centre-five-cases"],
  },
  {
    id: 40,
    picture: "m106",
    question:
      "You may drive across the marked area in the picture to reach a turn lane sooner, if no vehicle is near.",
    answer: false,
    explanation:
      "This marking shows a no-entry zone. Others rely on it to stay free, so vehicles must not enter it, whether or not anybody is near.",
    rule: "marking-no-entry-zone",
    also: ["position-no-entry-areas"],
  },
  {
    id: 41,
    question:
      "Even below the posted limit, a car can be too fast for the law, for example in heavy rain.",
    answer: true,
    explanation:
      "The maximum speed is not a speed to aim for. A driver must choose a safe speed that suits the road, the traffic and the vehicle, and on a wet road this is often a lower one.",
    rule: "speed-posted-limit-is-no-target",
  },
  {
    id: 42,
    question: "You must not overtake a motorcycle in a tunnel without lanes.",
    answer: true,
    explanation:
      "In a tunnel without lanes, a vehicle must not overtake another vehicle, other than an e-scooter or a light vehicle. A motorcycle is neither of these. In a tunnel with lanes, this ban does not apply.",
    rule: "overtaking-ban-tunnel-without-lanes",
    also: ["overtaking-tunnel-with-lanes"],
  },
  {
    id: 43,
    question:
      "A person aged eighteen needs a moped licence to ride an e-scooter that meets the e-scooter standards.",
    answer: false,
    explanation:
      "An e-scooter that meets the standards cannot go faster than 20 km/h and needs no driving licence of any kind. But the rider must be 16 years old or over.",
    rule: "escooter-age-16-no-licence",
    also: ["escooter-definition"],
  },
  {
    id: 44,
    picture: "sc-bus-leaving",
    question:
      "A bus at the bus stop signals to pull out. In the violet car, you can slow down without braking suddenly. You must not hinder the bus.",
    answer: true,
    explanation:
      "When a bus at a bus stop signals to pull out, a vehicle behind must not hinder it. You could go first only if letting it out would force you to change your speed or direction suddenly.",
    rule: "position-bus-pulling-out",
  },
  {
    id: 45,
    question:
      "Because the traffic signal at a level crossing shows green, you need not stop before it. You must still check that it is safe.",
    answer: true,
    explanation:
      "The signal works together with the railway, so the stop is not needed. A car may still stand on the tracks or beyond them, so check before you cross. Without such a signal, you must stop.",
    rule: "level-crossing-signal-no-stop",
    also: ["level-crossing-stop-every-time"],
  },
  {
    id: 46,
    picture: "305-2",
    question:
      "A truck with a maximum load of two tonnes is allowed to enter the road where the sign in the picture stands.",
    answer: true,
    explanation:
      "積3t means a maximum load of 3 t or more, so this truck stays below it. It is not the load carried now that counts.",
    rule: "sign-closed-to-trucks-by-load",
  },
  {
    id: 47,
    question:
      "To leave a roundabout by the last exit, you must move close to the centre of the road before you enter it.",
    answer: false,
    explanation:
      "All vehicles go round clockwise and leave to the left. So a vehicle moves to the left edge in advance, whichever exit it takes, and then drives slowly along the edge of the roundabout.",
    rule: "intersection-roundabout-left-edge",
    also: ["intersection-roundabout-clockwise"],
  },
  {
    id: 48,
    question:
      "Near the crest of an uphill slope, you must not overtake a bicycle, because the ban on overtaking covers all vehicles.",
    answer: false,
    explanation:
      "A bicycle is slow and narrow, so overtaking it takes little time and room. Overtaking light vehicles and e-scooters is not covered by the ban; you must still do it safely.",
    rule: "overtaking-ban-not-for-light-vehicles",
    also: ["overtaking-ban-crest"],
  },
  {
    id: 49,
    question:
      "You are twenty metres before a crosswalk without signals or an officer. You may pass a slower moving car if you do not change course.",
    answer: false,
    explanation:
      "On such a crosswalk and within 30 m before it, you must not pass a vehicle that is moving ahead of you, even without changing course. It may hide a pedestrian. This rule does not cover light vehicles and e-scooters.",
    rule: "pedestrian-crosswalk-no-passing-30m",
  },
  {
    id: 50,
    picture: "327-9",
    question:
      "At the intersection with the sign in the picture, a moped must make a two-step right turn.",
    answer: false,
    explanation:
      "This is the sign Direct Right Turn for Mopeds. Mopeds must turn right like cars here and must not make the two-step right turn.",
    rule: "sign-moped-direct-turn",
  },
] as const satisfies readonly TrueFalseQuestion[];
