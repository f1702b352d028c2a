import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "208",
    question:
      "The sign in the picture binds drivers like the sign Slow: from here on they must drive slowly, so that they can stop immediately for children.",
    answer: false,
    explanation:
      "The sign warns that a school, kindergarten or nursery is near, and it orders no speed. A careful driver still slows down where children may run out.",
    rule: "sign-school-orders-no-speed",
    also: ["sign-school", "speed-drive-slowly-definition"],
  },
  {
    id: 2,
    question:
      "You wait for a red signal and your car stands within 5 m of a crosswalk. This is no violation, because the law itself requires the stop.",
    answer: true,
    explanation:
      "Stopping within 5 m of a crosswalk is forbidden, but stops that the law requires are excepted. Waiting for a signal is such a stop.",
    rule: "parking-waiting-for-signal-is-no-violation",
    also: ["parking-no-stopping-crosswalk-5m"],
  },
  {
    id: 3,
    picture: "sg-bus-only",
    question:
      "You drive a car. As long as the signal in the picture is red, you must wait in front of it, even if the other signal of your direction is green.",
    answer: false,
    explanation:
      "The plate under the signal says that it is for buses only, so it does not concern a car. You obey the other signal and may go on its green light.",
    rule: "signal-particular-vehicles",
    also: ["signal-green-cars"],
  },
  {
    id: 4,
    question:
      "The accelerator of your car sticks and the engine races. You should switch the engine off at once, and only then shift to neutral and steer to a safe place.",
    answer: false,
    explanation:
      "You should shift to neutral first, steer to a safe place and brake, and switch the engine off only when the car has stopped. With the engine off, steering and braking need far more strength.",
    rule: "vehicle-accelerator-stuck",
  },
  {
    id: 5,
    question:
      "A slow moped rides ahead of you, and a level crossing is less than 30 m away. You must not overtake the moped, even if the barrier is open.",
    answer: true,
    explanation:
      "Overtaking is forbidden on a level crossing and within 30 m before it. Only e-scooters and light vehicles are excepted, and a moped is neither.",
    rule: "overtaking-ban-level-crossing-30m",
    also: ["overtaking-ban-covers-mopeds"],
  },
  {
    id: 6,
    question:
      "In a left turn, the rear wheels run inside the track of the front wheels. By turning very slowly, a driver can make this difference disappear.",
    answer: false,
    explanation:
      "The inner-wheel difference grows with the wheelbase and the steering angle, and going slowly does not remove it. The rear wheel can catch a bicycle at the left.",
    rule: "nature-inner-wheel-difference-not-removed-by-slowness",
    also: ["nature-inner-wheel-difference"],
  },
  {
    id: 7,
    picture: "sc-park-strip-two-lines-inside",
    question:
      "Parking along the left edge of this roadway is allowed. The violet car in the picture is parked correctly, for it leaves the roadway free for other cars.",
    answer: false,
    explanation:
      "A side strip with two solid lines is for pedestrians only, and a car must not enter it to park. It would have to stand along the left edge of the roadway.",
    rule: "parking-side-strip-two-solid-lines",
    also: ["marking-side-strip-two-solid"],
  },
  {
    id: 8,
    question:
      "A motorcycle rider should slow down before a bend, lean through it with the clutch engaged and speed up gently when leaving it.",
    answer: true,
    explanation:
      "If the speed is right when the bend begins, the rider can lean the machine and need not brake in the bend. With the clutch engaged the engine keeps driving the wheel, so the machine stays stable.",
    rule: "vehicle-motorcycle-bend",
  },
  {
    id: 9,
    question:
      "A car with the same statutory limit as your car has caught up with you, and you mean to go on more slowly. You are then free to speed up while it passes.",
    answer: false,
    explanation:
      "A driver who means to stay slower than the vehicle that has caught up must not speed up until it has passed, even if its statutory limit is the same. Otherwise the other car is kept on the wrong side for long.",
    rule: "overtaking-caught-up-by-equal-vehicle",
  },
  {
    id: 10,
    question:
      "A driver who gazes at a phone while driving and so causes danger in traffic gets 6 points, and no penalty payment can settle the case.",
    answer: true,
    explanation:
      "A driver who looks at a screen is blind to the road. If this causes danger in traffic, it means 6 points, suspension of the licence and a criminal case, which paying a ticket cannot end.",
    rule: "phone-danger-penalty",
  },
  {
    id: 11,
    question:
      "At a bicycle crossing without signals, a cyclist is about to cross in front of your car. You must stop temporarily even before the cyclist starts.",
    answer: true,
    explanation:
      "On a bicycle crossing you have the same duties to bicycles as to pedestrians on a crosswalk. You must stop temporarily for a cyclist who is crossing or about to cross.",
    rule: "bicycle-crossing-driver-duty",
  },
  {
    id: 12,
    question:
      "The engine of your automatic car has stalled on a level crossing and does not start again. You can move the car off with the starter in a low gear.",
    answer: false,
    explanation:
      "The starter can move off a manual car in first or second gear, but not an automatic car. Warn the trains with the emergency button and get everyone out.",
    rule: "level-crossing-stalled-starter",
    also: ["level-crossing-breakdown-how"],
  },
  {
    id: 13,
    question:
      "Within 1 m of a fire alarm you must not stop, even for a passenger to get off; the law forbids stopping there as well as parking.",
    answer: false,
    explanation:
      "Within 1 m of a fire alarm only parking is forbidden. Stopping for a passenger is allowed there, because the driver can clear the place at once.",
    rule: "parking-fire-alarm-1m",
    also: ["parking-boarding-is-stopping"],
  },
  {
    id: 14,
    question:
      "A friend who, as you know, has no licence asks for your car. If you lend it and the friend drives it on the road, you too can be punished with imprisonment.",
    answer: true,
    explanation:
      "Whoever lends a car to a person without a licence makes a dangerous drive possible. The lender faces up to 3 years of imprisonment or a fine of up to 500,000 yen.",
    rule: "licence-unlicensed-lending-penalty",
  },
  {
    id: 15,
    question:
      "You turn right at an intersection. On the bicycle crossing of the road you enter, a cyclist is about to cross. You have to stop and let the cyclist go first.",
    answer: true,
    explanation:
      "When you turn right, you must stop for pedestrians on the crosswalk and for bicycles on the bicycle crossing of the road that you enter. They are easily overlooked, because you watch the oncoming cars.",
    rule: "intersection-right-turn-crosswalk",
  },
  {
    id: 16,
    picture: "320",
    question:
      "The figure on the sign in the picture is the greatest weight of load with which a truck may pass. The weight of the truck itself does not count.",
    answer: false,
    explanation:
      "The sign limits the gross weight: vehicle, load and people together. A heavy truck can damage a weak bridge even when it carries little.",
    rule: "sign-weight-limit",
  },
  {
    id: 17,
    picture: "pl-lamp-swing-front",
    question:
      "At night you come towards the police officer in the picture, who swings a light sideways across your path. For you, this has the same meaning as a red signal.",
    answer: true,
    explanation:
      "You would cross the direction in which the light swings, so for you it means red. For traffic moving in the direction of the swing it means green.",
    rule: "signal-officer-lamp-swing-across",
    also: ["signal-officer-lamp-swing-along"],
  },
  {
    id: 18,
    question:
      "You drive straight on in a bus priority lane, in its hours. When a bus comes up from behind, you need not leave the lane as long as you go at the speed limit.",
    answer: false,
    explanation:
      "Cars may use a bus priority lane but must leave it promptly when a bus comes up from behind. Your speed makes no difference, because the lane is there to keep buses on time.",
    rule: "marking-bus-priority",
  },
  {
    id: 19,
    question:
      "At the same speed, a car hits a soft obstacle with the same force as a hard one, as the speed and the weight of the car alone decide.",
    answer: false,
    explanation:
      "The impact grows with the speed, but also with the weight of the vehicle and with the hardness of the object. A soft obstacle yields.",
    rule: "nature-impact-weight-and-hardness",
    also: ["nature-impact-square"],
  },
  {
    id: 20,
    question:
      "Driving a car without compulsory automobile liability insurance can be punished with imprisonment and brings 6 points, even if no accident happens.",
    answer: true,
    explanation:
      "The insurance makes sure that victims are paid. Driving without it carries 6 points and up to 1 year of imprisonment or a fine of up to 500,000 yen.",
    rule: "accident-cali-missing-penalty",
  },
  {
    id: 21,
    question:
      "A person rides a seniors' mobility scooter of the legal size, which goes no faster than 6 km/h. This person counts as a pedestrian.",
    answer: true,
    explanation:
      "Such a device serves people who find it hard to walk. Its user counts as a pedestrian; an e-scooter is a different kind of vehicle.",
    rule: "pedestrian-mobility-device",
  },
  {
    id: 22,
    question:
      "After a disaster, you are in a section of road that is closed to all traffic but emergency traffic, and you can leave neither the section nor the road. It is then right to stop along the left edge.",
    answer: true,
    explanation:
      "You must move the car out of the closed section or off the road at once. If you cannot, you stop along the left edge, so that rescue vehicles can pass.",
    rule: "accident-disaster-emergency-routes",
  },
  {
    id: 23,
    question:
      "To reach a garage beside the road, a car may cross a cycle track if there is no other way, but it must not drive along the track.",
    answer: true,
    explanation:
      "A cycle track is for bicycles and e-scooters. Motor vehicles may only cross it where this cannot be avoided to reach or leave a place beside the road.",
    rule: "position-cycle-track",
    also: ["escooter-left-edge"],
  },
  {
    id: 24,
    question:
      "On a steep downhill slope with a good view ahead, you may overtake a slow truck, for the slope helps you to pass it quickly.",
    answer: false,
    explanation:
      "Near the truck you would have to go fast, and downhill the car is hard to slow again. On a steep downhill slope only e-scooters and light vehicles are excepted from the ban on overtaking.",
    rule: "overtaking-ban-steep-downhill",
  },
  {
    id: 25,
    question:
      "Parking is allowed in the side strip ahead. When no pedestrian is in it, it is enough to drive into it slowly, without a stop before it.",
    answer: false,
    explanation:
      "Before you enter a side strip to park, you must stop temporarily just before it. People walk there, and a stop gives you time to look for them.",
    rule: "position-stop-before-side-strip-parking",
  },
  {
    id: 26,
    question:
      "A driver with exactly 0.5 mg of alcohol in 1 litre of breath who can still drive normally is punished for driving under the influence, not for drunk driving.",
    answer: false,
    explanation:
      "Driving under the influence ends below 0.5 mg in 1 litre of breath. From 0.5 mg it is drunk driving, whether or not the driver can still drive normally.",
    rule: "alcohol-influence-threshold-breath",
    also: ["alcohol-drunk-driving-figure"],
  },
  {
    id: 27,
    question:
      "When an AED checks the heart and gives a shock, nobody should touch the person. After that, the chest compressions have to go on.",
    answer: true,
    explanation:
      "A touch can disturb the analysis, and the shock can hurt a helper. After the shock the compressions go on, because they keep the blood moving.",
    rule: "accident-aed-steps",
  },
  {
    id: 28,
    picture: "sc-night-rain",
    question:
      "In the situation in the picture, you should slow down and be ready for the person to cross, even if the person seems to wait.",
    answer: true,
    explanation:
      "On a rainy night a pedestrian is hard to see and may cross the road, misjudging your speed. Slow down and watch the edges of the lit area.",
    rule: "hazard-night-rain-pedestrian",
  },
  {
    id: 29,
    question:
      "A rider who is 20 and has held a motorcycle licence for 3 years in all may carry a passenger on an expressway, if nothing else forbids it.",
    answer: true,
    explanation:
      "On an expressway a rider may carry a passenger on a motorcycle without a sidecar from the age of 20 and with 3 years or more of a motorcycle licence. Two-up riding at high speed needs experience.",
    rule: "motorcycle-passenger-expressway-20-and-3-years",
  },
  {
    id: 30,
    question:
      "Blind spots lie behind a car and at its sides. Towards the front there are none, because the driver looks through the windscreen.",
    answer: false,
    explanation:
      "The pillars of the windscreen hide whole pedestrians, so blind spots lie towards the front too. Mirrors do not remove them all; you should also turn your head.",
    rule: "nature-blind-spots-where",
    also: ["nature-blind-spots"],
  },
  {
    id: 31,
    question:
      "The lap part of the seat belt should lie above the hip bones, at the height of the waist, so that it cannot slip down in a crash.",
    answer: false,
    explanation:
      "The lap belt should lie on the hip bones, which can bear the force of a crash. Across the belly it can injure the organs inside.",
    rule: "belt-lap-on-hip-bones",
  },
  {
    id: 32,
    question:
      "In dense fog you should drive with the high beam rather than the low beam, because the stronger light reaches farther ahead.",
    answer: false,
    explanation:
      "Fog reflects the high beam back into your eyes, so you see less. Use the low beam or fog lamps.",
    rule: "light-fog-dipped-beam",
  },
  {
    id: 33,
    question:
      "You come to a roundabout in which a car is already going round. Because vehicles from the left go first at intersections, this car must let you go in.",
    answer: false,
    explanation:
      "In a roundabout the rule on vehicles from the left does not apply. The vehicles that are already inside come first, so that the roundabout does not fill up.",
    rule: "intersection-roundabout-overrides-other-priority",
    also: ["intersection-roundabout-inside-comes-first"],
  },
  {
    id: 34,
    question:
      "The foot brake fails on a long downhill. It is right to shift down at once and to pull the parking brake, because both slow the car.",
    answer: true,
    explanation:
      "The lower the gear, the more the engine brakes the car, and the parking brake works apart from the pedal. In neutral the car would only gain speed.",
    rule: "vehicle-brake-failure-downhill",
    also: ["nature-engine-brake-low-gear"],
  },
  {
    id: 35,
    question:
      "At a stop sign, a wall hides the crossing road from the stop line. Instead of stopping at the line, you should make one stop beyond it, where you can see.",
    answer: false,
    explanation:
      "You first stop at the stop line and then move forward little by little and stop again where you can see. Moving forward slowly gives others time to notice your car.",
    rule: "intersection-two-stage-stop",
    also: ["intersection-stop-sign-where"],
  },
  {
    id: 36,
    picture: "505-a",
    question:
      "The plate in the picture hangs under a no-parking sign. Its red arrow tells you that the ban on parking ends at this place.",
    answer: false,
    explanation:
      "A red arrow that points right means that the regulation begins here. The plate at the end of the section has an arrow that points left.",
    rule: "sign-plate-begins",
    also: ["sign-plate-ends"],
  },
  {
    id: 37,
    picture: "dh-right-arm-up",
    question:
      "You follow the car in the picture, whose driver gives the arm signal. You should expect this car to turn right or to move to the right.",
    answer: false,
    explanation:
      "The right arm held out on the right and bent upward at the elbow means a left turn or a move to the left. For the right, the right arm is held straight out.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 38,
    question:
      "On any slope, the braking distance is longer than on a level road, even when the car goes uphill.",
    answer: false,
    explanation:
      "Downhill the weight of the car pushes it on, so the braking distance is longer there. Uphill the weight helps to stop it, so the distance is shorter.",
    rule: "nature-braking-on-slopes",
  },
  {
    id: 39,
    question:
      "A driver harasses you on an expressway. You should not answer but go to a parking area, lock the doors, stay in the car and call 110.",
    answer: true,
    explanation:
      "To answer or to stop on the road makes the danger greater. In a service or parking area, with doors and windows shut, you can wait for the police, whom you call by 110.",
    rule: "nature-road-rage-victim",
  },
  {
    id: 40,
    question:
      "When the lights of an oncoming car dazzle you at night, you should turn your eyes slightly to the left front and reduce your speed.",
    answer: true,
    explanation:
      "Strong light blinds you for a while if you look straight at it. Looking to the left front spares your eyes and shows you the edge of your lane.",
    rule: "light-dazzle-look-left-front",
    also: ["light-glare"],
  },
  {
    id: 41,
    question:
      "On a two-way road, the left part is not wide enough for your truck to pass. You may go over the centre there, even when you neither overtake nor pass an obstacle.",
    answer: true,
    explanation:
      "Vehicles keep to the left of the centre, but not where the left part is too narrow for them to pass. Otherwise a wide vehicle could not use such a road at all.",
    rule: "position-over-centre-narrow",
    also: ["position-keep-left", "position-over-centre-five-cases"],
  },
  {
    id: 42,
    question:
      "An ordinary road with a centre line passes a school, and no limit is posted there. The statutory limit for cars is 30 km/h near the school.",
    answer: false,
    explanation:
      "A school nearby does not change the statutory limit: on an ordinary road with a centre line and no posted limit it is 60 km/h. A lower limit near a school has to be posted, unless the road has no centre line, lanes or separation.",
    rule: "speed-near-schools",
    also: ["speed-statutory-centre-line-60", "speed-statutory-unlined-30"],
  },
  {
    id: 43,
    picture: "m102-2-a-arrows",
    question:
      "You drive in the left lane in the picture and would like to turn right. You must not change lanes here, even if you signal 3 seconds before.",
    answer: true,
    explanation:
      "Lanes with direction arrows that are divided by yellow lines must be kept. Giving a signal does not help; whoever is in the wrong lane has to follow its arrows.",
    rule: "marking-direction-lanes-yellow",
    also: ["driver-signal-lane-change-3-seconds"],
  },
  {
    id: 44,
    picture: "sc-overtake-double",
    question:
      "You drive the violet car. As long as the grey car is overtaking the white car, you have to wait before you begin to overtake the grey car.",
    answer: true,
    explanation:
      "To overtake a car that is itself overtaking a car is double overtaking, which the law forbids. Three vehicles side by side leave nobody any room.",
    rule: "overtaking-double-ban",
  },
  {
    id: 45,
    picture: "m203-2",
    question:
      "The signal is red at the two stop lines in the picture. A motorcycle may go on to the front line, but a car must stop at the line behind it.",
    answer: true,
    explanation:
      "The front line is for two-wheelers, which can then start before the cars and are seen by their drivers. Cars must stop at the first line that they reach.",
    rule: "marking-two-stop-lines",
  },
  {
    id: 46,
    question:
      "The same car takes two bends at the same speed. In the bend with the smaller radius, a stronger force pushes it towards the outside.",
    answer: true,
    explanation:
      "At the same speed, a bend with a smaller radius means a stronger centrifugal force. A tight bend therefore needs a lower speed.",
    rule: "nature-centrifugal-radius",
  },
  {
    id: 47,
    question:
      "A no-entry sign stands at the end of a one-way road without any plate that excepts bicycles. A cyclist may still go in along the left edge.",
    answer: false,
    explanation:
      "A bicycle is a vehicle, so the no-entry sign binds it unless a plate excepts bicycles. Drivers do not expect a bicycle from that side.",
    rule: "sign-closed-signs-bind-bicycles",
    also: ["sign-except-bicycles-plate"],
  },
  {
    id: 48,
    question:
      "The rear of your car slides to the right on an icy road. You should take your foot off the accelerator and steer gently to the right too.",
    answer: true,
    explanation:
      "Steering gently to the side to which the rear slides brings the car back into line. Braking would make the skid worse.",
    rule: "nature-rear-skid",
  },
  {
    id: 49,
    question:
      "After overtaking on an expressway, it is right to return to the left only when you see the whole of the overtaken car in the inside mirror.",
    answer: true,
    explanation:
      "When the whole car shows in the inside mirror, the gap to it is long enough. Whoever returns earlier cuts in and forces the other driver to brake.",
    rule: "expressway-overtaking-return",
  },
  {
    id: 50,
    question:
      "Nobody is obliged to show the elderly mark. You may therefore move sideways close to a moving car with this mark, in contrast to a car with the beginner mark.",
    answer: false,
    explanation:
      "Drivers with this mark, too, are protected from being squeezed at the side. The one exception is when it is unavoidable to prevent danger.",
    rule: "mark-others-no-squeezing",
    also: ["mark-elderly-from-70"],
  },
  {
    id: 51,
    question:
      "If the car behind comes too close, it is right to brake hard once without any danger ahead, so that its driver keeps a longer distance.",
    answer: false,
    explanation:
      "You must not brake suddenly except when it is unavoidable to prevent danger. The car behind could run into you; slow down gently and let it pass.",
    rule: "speed-no-sudden-braking",
  },
  {
    id: 52,
    picture: "213",
    question:
      "Where the sign in the picture stands, roadworks close the road ahead to vehicles, and you must turn back or take another road.",
    answer: false,
    explanation:
      "This yellow sign warns of roadworks ahead, so that you slow down and watch for people and machines. It does not close the road.",
    rule: "sign-warning-does-not-close",
    also: ["sign-roadworks"],
  },
  {
    id: 53,
    question:
      "A clear plastic cover may lie over the number plate, since the figures stay clean and can be read through it.",
    answer: false,
    explanation:
      "The number plate must not have any cover over it, not even a clear one. A cover can reflect light so that cameras and witnesses cannot read the number.",
    rule: "vehicle-number-plate-readable",
  },
  {
    id: 54,
    question:
      "As the speed rises, the field of vision becomes narrower and things near the car become blurred, so dangers at the sides are seen late.",
    answer: true,
    explanation:
      "The faster you go, the farther ahead your eyes look, and the field of vision becomes narrower. Near things pass too quickly to be seen clearly.",
    rule: "nature-vision-narrows",
  },
  {
    id: 55,
    question:
      "Only a No U-Turn sign stands here. You may turn right across the road into a car park, if you hinder nobody.",
    answer: true,
    explanation:
      "A sign forbids only the movement that it shows. No U-Turn concerns turning back, while the sign No Crossing by Vehicles forbids turning right across the road into a place beside it.",
    rule: "position-cross-u-turn-reverse-sign",
    also: ["sign-no-u-turn", "sign-no-crossing-by-vehicles"],
  },
  {
    id: 56,
    question:
      "A cyclist is free to ride along the side strip on the right side of the road, where oncoming cars can be seen well in time.",
    answer: false,
    explanation:
      "Light vehicles may use a side strip on the left side of the road only. On the right side a bicycle comes where drivers do not expect it.",
    rule: "marking-side-strip-right-side",
    also: ["bicycle-side-strip-left-only"],
  },
  {
    id: 57,
    question:
      "Your car has touched a cyclist, who says that everything is fine and asks you not to call the police. If you leave your address, you need not report the accident.",
    answer: false,
    explanation:
      "Words like these do not end the duty to stop, help and report. A person in shock often notices an injury only later.",
    rule: "accident-i-am-fine-does-not-end-duties",
  },
  {
    id: 58,
    question:
      "A car that hits a wall at 60 km/h receives an impact like that of a fall from a height of about 14 m.",
    answer: true,
    explanation:
      "An impact at 60 km/h is as violent as a fall from about 14 m. Nobody can hold the body back with the arms, so everyone needs the seat belt.",
    rule: "nature-impact-60-like-14-m-fall",
  },
  {
    id: 59,
    question:
      "In a tunnel with marked lanes, you may stop for a moment to let a passenger get off; the ban on stopping is for tunnels without lanes.",
    answer: false,
    explanation:
      "You must not stop or park in a tunnel, whether it has lanes or not. Lanes make a difference for overtaking, but a standing car in a dark tunnel is always a danger.",
    rule: "parking-no-stopping-tunnel",
    also: ["overtaking-tunnel-with-lanes"],
  },
  {
    id: 60,
    question:
      "On a road covered with snow, it is best to follow the ruts of other vehicles, keep a long gap, and start, steer and brake gently.",
    answer: true,
    explanation:
      "On snow or ice the tyres have little grip, and any sudden movement can make them slide. In the ruts the edge of the road, hidden by the snow, is kept at a distance.",
    rule: "nature-snow-gentle",
  },
  {
    id: 61,
    question:
      "Fatigue from driving shows first in the arms and legs, which react late on the wheel and the pedals, and only later in the eyes.",
    answer: false,
    explanation:
      "Fatigue from driving shows first in the eyes. A tired driver overlooks things or judges them wrongly and should rest in time.",
    rule: "health-fatigue-shows-in-the-eyes",
  },
  {
    id: 62,
    question:
      "When you park an automatic car on a slope, you should leave the lever in D if the car faces uphill and in R if it faces downhill.",
    answer: false,
    explanation:
      "On any slope an automatic car is parked with the lever in P and the parking brake on. In D or R it could creep away.",
    rule: "vehicle-at-parking-p",
    also: ["vehicle-at-creep"],
  },
  {
    id: 63,
    question:
      "If the load of a car does not stick out at the front, it can stick out by two tenths of the car's length at the rear.",
    answer: false,
    explanation:
      "At the front and at the rear one tenth of the car's length each is the limit, and what is not used at one end cannot be added at the other. A long overhang swings out in turns.",
    rule: "load-length-overhang",
  },
  {
    id: 64,
    picture: "306",
    question:
      "The sign in the picture closes the road to a small bus for 11 persons, but not to an ordinary car with ten seats.",
    answer: true,
    explanation:
      "The sign closes the road to large buses and to medium passenger vehicles for 11 persons or more. An ordinary car is built for 10 persons or fewer, so the sign does not bind it.",
    rule: "sign-closed-to-buses",
    also: ["licence-ordinary-vehicle-limits"],
  },
  {
    id: 65,
    question:
      "On a slippery road, the rider of a motorcycle should use the front brake a little more strongly than the rear brake.",
    answer: false,
    explanation:
      "On a slippery road the rear brake is used a little more strongly, because a front wheel that locks makes the rider fall. On a dry road it is the front brake.",
    rule: "vehicle-motorcycle-brake-balance",
  },
  {
    id: 66,
    question:
      "An intersection has no view to the left and right, but working signals direct the traffic. By law you need not drive slowly there only because of the poor view.",
    answer: true,
    explanation:
      "The duty to drive slowly at an intersection without a view does not apply where signals or an officer direct the traffic or on a priority road. There it is already settled who goes first.",
    rule: "speed-slow-blind-intersection",
  },
  {
    id: 67,
    question:
      "Both headlights of your car fail at night. If you switch on the hazard lamps and go at a low speed, you may still drive on to the nearest repair shop.",
    answer: false,
    explanation:
      "Without its headlights a car must not be driven on at night; it should stop at a safe place. Hazard lamps do not light the road.",
    rule: "light-lamps-fail-at-night",
    also: ["light-on-at-night"],
  },
  {
    id: 68,
    question:
      "One adult passenger rides in the five-seat car that you drive. You may take up to 4 children under 12 with you as well.",
    answer: true,
    explanation:
      "For the riding capacity 1.5 children under 12 count as one person. The three places that are left are therefore enough for 4 children.",
    rule: "vehicle-capacity-five-seats-example",
    also: ["vehicle-capacity-children"],
  },
  {
    id: 69,
    question:
      "On an expressway you notice that you are going the wrong way. You should stop at the nearest safe edge with the hazard lamps on and wait in the car, with the belt on, for the police.",
    answer: false,
    explanation:
      "A standing car may be hit head-on, so nobody should stay in it. With the hazard lamps on, you stop at the nearest safe edge or shoulder, get out behind the guardrail and report it.",
    rule: "expressway-wrong-way",
  },
  {
    id: 70,
    question:
      "Even the smallest number of people needed to guard the load must not ride on the load bed of a truck without a permit of the police.",
    answer: false,
    explanation:
      "The minimum number of persons needed to guard the load may ride on the load bed without a permit. Other people need one from the police station at the place of departure.",
    rule: "vehicle-no-riding-on-load-bed",
  },
  {
    id: 71,
    question:
      "A driver whose garage lies on a pedestrian road needs no permit to drive there, as long as the car goes slowly and gives way to pedestrians.",
    answer: false,
    explanation:
      "To drive on a pedestrian road you need a permit of the police station, unless you are exempted. A garage there is a reason for a permit and does not replace it; slow driving is a further duty.",
    rule: "position-pedestrian-road-permit",
    also: ["position-pedestrian-road-slowly"],
  },
  {
    id: 72,
    question:
      "You go straight on and an oncoming car waits to turn right. It has to let you go first, so there is no need to be ready to brake.",
    answer: false,
    explanation:
      "You should not rely on others to give way, even if the law tells them to. The other driver may misjudge your speed, so be ready to slow down.",
    rule: "hazard-do-not-rely-on-others",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 73,
    question:
      "A system keeps your car in its lane and at a distance. Your hands and eyes have to stay on the driving all the same, because rain or backlight may disturb the system.",
    answer: true,
    explanation:
      "Driver assistance has limits in rain, in backlight and in bends, and it takes over no duty of the driver.",
    rule: "vehicle-driver-assist-limits",
    also: ["vehicle-driver-assist"],
  },
  {
    id: 74,
    question:
      "A vehicle with a high centre of gravity tips over more easily in a bend than a low one, but in a crosswind it stands more firmly.",
    answer: false,
    explanation:
      "A high centre of gravity makes a vehicle tip over more easily both in bends and in a crosswind. Its driver should slow down early.",
    rule: "nature-high-centre-of-gravity-crosswind",
  },
  {
    id: 75,
    question:
      "Near a bend of a steep road lies a right-side passage marking. As the marking shows, you may go over the centre to the right side there.",
    answer: true,
    explanation:
      "Near such a bend, some vehicles need more room than the left part gives. The marking is one of the few cases in which going over the centre is allowed.",
    rule: "marking-right-side-passage",
    also: ["position-over-centre-five-cases"],
  },
  {
    id: 76,
    question:
      "Inside a horn section you come to the crest of an uphill slope and cannot see beyond it. The horn has to be sounded there, even if you hear no vehicle.",
    answer: true,
    explanation:
      "In a horn section the horn must be sounded at blind intersections, at blind bends and at blind crests. Another driver who is still out of sight is warned in this way.",
    rule: "horn-in-horn-section",
  },
  {
    id: 77,
    question:
      "A private truck that is not a kei vehicle need not be checked every day. Like a private passenger car, it may be checked at suitable times.",
    answer: false,
    explanation:
      "A private goods vehicle other than kei must be checked once a day before driving. The check at suitable times is for private passenger cars and kei vehicles.",
    rule: "vehicle-daily-check-private-goods-vehicle",
    also: ["vehicle-daily-check-private-car"],
  },
  {
    id: 78,
    question:
      "The barrier ahead comes down while your car is still inside a level crossing. You should drive on and push the barrier open, because a train may be near.",
    answer: true,
    explanation:
      "Inside the barriers a train can hit you. The barrier can be pushed open with the vehicle, so you should drive on and leave the level crossing.",
    rule: "level-crossing-caught-by-barrier",
  },
  {
    id: 79,
    question:
      "Even on a road where parking is allowed, it is forbidden to park a car at the same place for 8 hours or more at night.",
    answer: true,
    explanation:
      "The road is no garage: at night a car may stand at the same place for less than 8 hours, by day for less than 12 hours.",
    rule: "parking-same-place-12-hours",
    also: ["parking-road-is-no-garage"],
  },
  {
    id: 80,
    question:
      "Your traffic light is red, but a private guard at roadworks waves your car on. Guards direct the traffic at roadworks, so you can follow the guard and go on.",
    answer: false,
    explanation:
      "Only police officers and traffic wardens can give signals that bind drivers. A private guard has no such power, so the red light still holds.",
    rule: "signal-guard-not-binding",
    also: ["signal-red"],
  },
  {
    id: 81,
    question:
      "The load of a kei truck may reach up to 2.5 m above the ground, which is lower than the limit for larger trucks.",
    answer: true,
    explanation:
      "A kei truck is narrow and light, so a high load would tip it over. Its load may reach 2.5 m above the ground, that of an ordinary truck 3.8 m.",
    rule: "load-height-kei-2-5-m",
    also: ["load-height-3-8-m"],
  },
  {
    id: 82,
    question:
      "A person in a wheelchair moves along the road ahead. To pass, it is enough to keep a safe gap, as it is beside other people on foot.",
    answer: false,
    explanation:
      "Beside a wheelchair user a wide gap alone is not enough: you must stop temporarily or drive slowly. A person in a wheelchair cannot step aside quickly.",
    rule: "pedestrian-vulnerable-gap-is-not-enough",
    also: ["pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 83,
    question:
      "At 3 times the speed, a car needs about 9 times the braking distance, and in the same bend the centrifugal force is 9 times as strong.",
    answer: true,
    explanation:
      "Both grow with the square of the speed, and 3 times 3 is 9. A little more speed therefore makes a great difference.",
    rule: "nature-speed-3-times-9",
    also: ["speed-braking-distance-square", "nature-centrifugal-square"],
  },
  {
    id: 84,
    question:
      "The inspection sticker must be displayed on the inside of the windscreen, at its upper edge on the driver's side.",
    answer: true,
    explanation:
      "At the upper edge on the driver's side the sticker is easily seen from inside and outside, and the driver is reminded of the date.",
    rule: "vehicle-inspection-sticker",
  },
  {
    id: 85,
    picture: "317",
    question:
      "Where the sign in the picture stands, you must not park to go shopping if less than 6 m would stay free on the right of your car.",
    answer: true,
    explanation:
      "The sign names the width that must stay free on the right for other vehicles. The law makes exceptions for loading with the driver at hand and for helping the sick or injured, but not for shopping.",
    rule: "sign-parking-clearance",
  },
  {
    id: 86,
    question:
      "A car stands parked along the left edge of the road. You must not park beside it, but you may stop there for a moment to let a passenger get off.",
    answer: false,
    explanation:
      "You must neither stop nor park beside a vehicle that stands along the edge of the road. Two vehicles side by side block the traffic.",
    rule: "parking-no-double-parking",
  },
  {
    id: 87,
    question:
      "A large truck ahead hides the road in front of it. You should fall back and keep a longer distance, so that you see more and can stop.",
    answer: true,
    explanation:
      "Close behind a truck you cannot see what happens ahead of it and notice danger too late. A longer distance opens the view and gives you time to stop.",
    rule: "hazard-following-truck",
  },
  {
    id: 88,
    question:
      "Fixed signs on the expressway show 80 km/h, but in heavy rain a board shows a limit of 50 km/h. You must not go faster than 50 km/h as long as the board shows it.",
    answer: true,
    explanation:
      "A variable limit, such as 50 km/h in rain, binds like a fixed sign. It is set because stopping distances grow on a wet road.",
    rule: "expressway-variable-limit-binds",
    also: ["nature-rain-longer-distance"],
  },
  {
    id: 89,
    question:
      "A car that goes straight on must not use a dedicated bus lane in its hours, even when roadworks on the other lane make this unavoidable.",
    answer: false,
    explanation:
      "A dedicated bus lane is closed to cars as a rule, but roadworks that make its use unavoidable are an exception. Otherwise the road would be blocked.",
    rule: "position-dedicated-lane",
  },
  {
    id: 90,
    question:
      "A driver has one earlier sanction from the last 3 years that still counts. The licence is then revoked from 10 points and not only from 15.",
    answer: true,
    explanation:
      "A driver who has been sanctioned before is judged more strictly. With one earlier sanction in the last 3 years revocation begins at 10 points, without one at 15.",
    rule: "licence-points-earlier-sanctions",
  },
] as const satisfies readonly TrueFalseQuestion[];
