import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    picture: "sc-night-rain",
    question:
      "In the situation in the picture, you should slow down because the person may cross the road.",
    answer: true,
    explanation:
      "Slow down and watch the edges of the light. On a rainy night you see people late, and they misjudge your speed.",
    rule: "hazard-night-rain-pedestrian",
  },
  {
    id: 2,
    question:
      "When wearing a seat belt, the lower part should lie low on the hips and not on the belly.",
    answer: true,
    explanation:
      "Pull the belt low over the hips. Bones can take the force of a crash, but across the belly the belt can injure you inside.",
    rule: "belt-lap-on-hip-bones",
  },
  {
    id: 3,
    question:
      "The vehicle behind came too close, so I braked hard once to warn the driver.",
    answer: false,
    explanation:
      "Slow down gently and let it pass. You must not brake hard without danger ahead; the car behind could run into you.",
    rule: "speed-no-sudden-braking",
  },
  {
    id: 4,
    question:
      "When driving behind a large truck, you should keep a longer distance because the truck hides the road ahead.",
    answer: true,
    explanation:
      "Fall back until you can see past the truck. Then you notice danger in time and have room to stop.",
    rule: "hazard-following-truck",
  },
  {
    id: 5,
    question:
      "When both headlights fail at night, you should drive home slowly with the hazard lamps on.",
    answer: false,
    explanation:
      "Stop in a safe place and call for help. Hazard lamps do not light the road, and without headlights you must not drive at night.",
    rule: "light-lamps-fail-at-night",
    also: ["light-on-at-night"],
  },
  {
    id: 6,
    question:
      "When an AED gives a shock, nobody should touch the injured person.",
    answer: true,
    explanation:
      "Step back and make sure that nobody touches the person. After the shock go on at once with chest compressions.",
    rule: "accident-aed-steps",
  },
  {
    id: 7,
    question:
      "When an oncoming car is waiting to turn right, you can keep your speed because the car will always wait for you.",
    answer: false,
    explanation:
      "Be ready to slow down. The car has to give way, but its driver may misjudge your speed or not see you.",
    rule: "hazard-do-not-rely-on-others",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 8,
    question:
      "When driving on a snowy road, you need to keep a long distance and avoid sudden braking, steering or acceleration.",
    answer: true,
    explanation:
      "Drive slowly in the ruts of other vehicles. On snow the tyres have little grip, and every sudden movement makes them slide.",
    rule: "nature-snow-gentle",
  },
  {
    id: 9,
    question:
      "When letting a passenger get out, it is allowed to stop beside a vehicle that is parked at the edge of the road.",
    answer: false,
    explanation:
      "Find a free place at the edge. You must neither stop nor park beside a standing vehicle, because two side by side block the road.",
    rule: "parking-no-double-parking",
  },
  {
    id: 10,
    question: "Tiredness from driving appears first in the eyes.",
    answer: true,
    explanation:
      "Take a rest as soon as your eyes get tired. A tired driver overlooks things or sees them too late.",
    rule: "health-fatigue-shows-in-the-eyes",
  },
  {
    id: 11,
    question:
      "When a vehicle is entering the main lane of an expressway, it has priority over the vehicles already on the main lane.",
    answer: false,
    explanation:
      "Give way when you enter: you must not get in the way of the vehicles on the main lane. If you are on the main lane, help by adjusting your speed or lane.",
    rule: "expressway-entering-must-not-hinder",
    also: ["expressway-main-lane-helps-merging"],
  },
  {
    id: 12,
    question:
      "It is prohibited to ride a bicycle on the side strip on the right side of the road.",
    answer: true,
    explanation:
      "Ride on the left. On the right a bicycle comes from where drivers do not expect it.",
    rule: "marking-side-strip-right-side",
    also: ["bicycle-side-strip-left-only"],
  },
  {
    id: 13,
    question:
      "Parking is prohibited within 5 m of a place where road construction is being carried out.",
    answer: true,
    explanation:
      "Keep the 5 m free for trucks and workers. You may only stop there for a moment.",
    rule: "parking-roadworks-5m",
  },
  {
    id: 14,
    question:
      "At a tram stop with a safety zone, vehicles may pass a stopped tram slowly even while passengers are getting on or off.",
    answer: true,
    explanation:
      "Drive slowly (徐行 jokō) on the left of the tram; the people are safe in the zone. Where there is no safety zone, wait behind the tram until they have crossed.",
    rule: "pedestrian-tram-stop-safety-zone",
    also: ["pedestrian-tram-stop-wait"],
  },
  {
    id: 15,
    picture: "320",
    question:
      "This sign indicates the maximum weight of the load that a truck may carry.",
    answer: false,
    explanation:
      "Add up truck, load and people before you cross. The sign limits the gross weight, because a bridge carries all of it.",
    rule: "sign-weight-limit",
  },
  {
    id: 16,
    question:
      "After overtaking on an expressway, you should return to the left when you see the whole of the overtaken car in the rear-view mirror.",
    answer: true,
    explanation:
      "Signal left, wait for the whole car in the mirror, then return. If you return earlier, the other driver has to brake.",
    rule: "expressway-overtaking-return",
  },
  {
    id: 17,
    question: "The load of a moped may weigh up to 30 kg.",
    answer: true,
    explanation:
      "Weigh a heavy bag before you tie it on. A moped is light, so a heavier load makes it hard to balance and to brake; on a motorcycle the limit is 60 kg.",
    rule: "load-moped",
    also: ["load-motorcycle"],
  },
  {
    id: 18,
    question:
      "When the traffic light turns green, a vehicle at the stop line must move off at once.",
    answer: false,
    explanation:
      "At a green light (青信号 ao shingō), go when the way ahead is clear. Green means that you may go, not that you must.",
    rule: "signal-green-permits",
  },
  {
    id: 19,
    question:
      "When the rear wheels skid to the right on an icy road, you should brake and turn the steering wheel to the left.",
    answer: false,
    explanation:
      "Take your foot off the accelerator and steer gently to the right, the side to which the rear slides. Braking makes the skid worse.",
    rule: "nature-rear-skid",
  },
  {
    id: 20,
    picture: "dh-right-arm-up",
    question: "The driver in the picture is signalling a left turn.",
    answer: true,
    explanation:
      "Expect the car to slow down and turn left. The right arm bent up at the elbow means left; held straight out it means right.",
    rule: "driver-signal-arm-left",
    also: ["driver-signal-arm-right"],
  },
  {
    id: 21,
    question:
      "When a vehicle turns very slowly, its rear wheels follow the same path as its front wheels.",
    answer: false,
    explanation:
      "Leave room on your left before you turn. The rear wheels always run inside the front ones (内輪差 nairinsa), however slowly you go, and can catch a bicycle.",
    rule: "nature-inner-wheel-difference-not-removed-by-slowness",
    also: ["nature-inner-wheel-difference"],
  },
  {
    id: 22,
    question:
      "My car touched a cyclist, and I called the police although she said she was fine.",
    answer: true,
    explanation:
      "Stop, help and call the police every time. In shock people often notice an injury only later, and 'I am fine' changes nothing.",
    rule: "accident-i-am-fine-does-not-end-duties",
  },
  {
    id: 23,
    picture: "213",
    question:
      "This sign indicates that road construction is going on ahead, and vehicles may pass with care.",
    answer: true,
    explanation:
      "Slow down and watch for people and machines. This yellow sign only warns of roadworks; you may drive on.",
    rule: "sign-warning-does-not-close",
    also: ["sign-roadworks"],
  },
  {
    id: 24,
    question:
      "When leaving an expressway, you may go directly to the exit without using the deceleration lane if there are no vehicles behind you.",
    answer: false,
    explanation:
      "Move into the deceleration lane (減速車線 gensoku shasen) and slow down there. A car that slows down on the main lane surprises those behind.",
    rule: "expressway-deceleration-lane",
  },
  {
    id: 25,
    question:
      "When a vehicle is going uphill, its braking distance is shorter than on a level road, and when it is going downhill, it is longer.",
    answer: true,
    explanation:
      "Keep a longer distance downhill, where the weight of the car pushes it on. Uphill the weight helps you to stop.",
    rule: "nature-braking-on-slopes",
  },
  {
    id: 26,
    question:
      "I felt a big earthquake while driving, so I slowed down and stopped at the left edge of the road.",
    answer: true,
    explanation:
      "Slow down, stop on the left and listen to the radio. If you leave the car, leave the key in it so that it can be moved.",
    rule: "accident-earthquake-while-driving",
    also: ["accident-earthquake-key-and-doors"],
  },
  {
    id: 27,
    question:
      "Before entering a side strip to park, you must stop even if there are no pedestrians on it.",
    answer: true,
    explanation:
      "Stop just before the strip, look, then drive in. People walk there, and the stop gives you time to see them.",
    rule: "position-stop-before-side-strip-parking",
  },
  {
    id: 28,
    question:
      "The blind spots of your car are behind it and at its sides, and there are none in front.",
    answer: false,
    explanation:
      "Turn your head and look round the pillars as well. The windscreen pillars can hide a whole person, and mirrors do not show everything.",
    rule: "nature-blind-spots-where",
    also: ["nature-blind-spots"],
  },
  {
    id: 29,
    question:
      "When another driver follows you dangerously on an expressway, you should drive to a parking area, lock the doors and call 110.",
    answer: true,
    explanation:
      "Do not answer and do not stop on the road. In a parking area, with doors and windows shut, you can wait for the police.",
    rule: "nature-road-rage-victim",
  },
  {
    id: 30,
    question:
      "When passing a person in a wheelchair, you do not need to stop or slow down if there is a wide gap.",
    answer: false,
    explanation:
      "Stop or drive slowly (徐行 jokō), even with a wide gap. A person in a wheelchair cannot step aside quickly.",
    rule: "pedestrian-vulnerable-gap-is-not-enough",
    also: ["pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 31,
    question:
      "If the barrier comes down while you are inside a railroad crossing, you must stop there and wait.",
    answer: false,
    explanation:
      "Drive on and push the barrier open with the car. Inside the barriers a train can hit you.",
    rule: "level-crossing-caught-by-barrier",
  },
  {
    id: 32,
    picture: "sc-park-strip-two-lines-inside",
    question: "The violet car in the picture is parked correctly.",
    answer: false,
    explanation:
      "Park along the left edge of the roadway, outside the strip. A side strip with two solid lines is for people on foot, and no vehicle may enter it to park.",
    rule: "parking-side-strip-two-solid-lines",
    also: ["marking-side-strip-two-solid"],
  },
  {
    id: 33,
    picture: "pl-lamp-swing-front",
    question:
      "For the driver facing this officer, the light swung sideways has the same meaning as a red light.",
    answer: true,
    explanation:
      "Stop. The light swings across your path, so for you it means red; for traffic along the swing it means green.",
    rule: "signal-officer-lamp-swing-across",
    also: ["signal-officer-lamp-swing-along"],
  },
  {
    id: 34,
    question:
      "At an intersection without signals, a vehicle coming from the left may go first even if the crossing road is clearly wider.",
    answer: false,
    explanation:
      "When you come from the narrower road, let the traffic on the wider road go first. 'Left goes first' counts only where the roads are equal.",
    rule: "intersection-yield-to-priority-or-wider-road",
    also: ["intersection-left-comes-first"],
  },
  {
    id: 35,
    question:
      "When parking an automatic car on a slope, you should put the lever in P and pull the parking brake.",
    answer: true,
    explanation:
      "Use both, uphill and downhill. In D or R the car could creep away.",
    rule: "vehicle-at-parking-p",
    also: ["vehicle-at-creep"],
  },
  {
    id: 36,
    question:
      "Where the left side of the road is too narrow for a large vehicle to pass, the vehicle may go over the centre of the road.",
    answer: true,
    explanation:
      "Expect wide vehicles on your side of a narrow road, and slow down. They may use as little of it as they need to get through.",
    rule: "position-over-centre-narrow",
    also: ["position-over-centre-as-little"],
  },
  {
    id: 37,
    question:
      "A driver who has held a car licence for less than 1 year must put the beginner mark on the left and right sides of the car.",
    answer: false,
    explanation:
      "Put one on the front and one on the rear for the first year, 0.4 m to 1.2 m above the ground. Drivers ahead and behind then give you room.",
    rule: "mark-beginner-front-and-rear",
    also: ["mark-beginner-one-year"],
  },
  {
    id: 38,
    picture: "208",
    question: "This sign indicates that vehicles must drive slowly (徐行).",
    answer: false,
    explanation:
      "Watch for children near a school or nursery and slow down where they may run out. This yellow sign only warns; the sign for slow driving is a triangle.",
    rule: "sign-school-orders-no-speed",
    also: ["sign-school"],
  },
  {
    id: 39,
    question:
      "When driving in fog, you should use low beam, because high beam makes it harder to see.",
    answer: true,
    explanation:
      "Use low beam or fog lamps, and drive slowly. Fog throws the high beam back into your eyes, so you see less.",
    rule: "light-fog-dipped-beam",
  },
  {
    id: 40,
    question:
      "While driving on an expressway I passed my exit by mistake, so I went on to the next exit.",
    answer: true,
    explanation:
      "Go on to the next exit and tell the toll staff there. You must not reverse or turn back on an expressway, because the cars behind come at full speed.",
    rule: "expressway-missed-exit-go-on",
    also: ["expressway-no-crossing-u-turn-reversing"],
  },
  {
    id: 41,
    question:
      "Within 5 m of a fire hydrant, stopping is allowed but parking is prohibited.",
    answer: true,
    explanation:
      "Stop only for a moment, for example to let a passenger get out. The fire brigade must be able to reach the hydrant at once, so 5 m stay free.",
    rule: "parking-hydrant-5m",
  },
  {
    id: 42,
    question:
      "When you are being overtaken by another car, you must not speed up.",
    answer: true,
    explanation:
      "Keep your speed or slow down, and leave room. If you speed up, the other car stays on the wrong side too long.",
    rule: "overtaking-caught-up-by-equal-vehicle",
  },
  {
    id: 43,
    question:
      "When the foot brake fails on a downhill slope, you should shift to neutral at once.",
    answer: false,
    explanation:
      "Shift down at once and pull the parking brake. The lower the gear, the stronger the engine brakes; in neutral the car only gets faster.",
    rule: "vehicle-brake-failure-downhill",
    also: ["nature-engine-brake-low-gear"],
  },
  {
    id: 44,
    question:
      "When driving on a one-way road, you may also use the right half of the road.",
    answer: true,
    explanation:
      "Choose the lane that suits your next turn. Nobody comes towards you there, so keeping left of the centre is not needed.",
    rule: "position-over-centre-one-way",
  },
  {
    id: 45,
    question:
      "On a road with a centre line, the maximum speed near a school is 30 km/h even if there is no speed sign.",
    answer: false,
    explanation:
      "Watch for children, and look for the signs: without one the limit on a road with a centre line is 60 km/h. A school alone changes nothing.",
    rule: "speed-near-schools",
    also: ["speed-statutory-centre-line-60"],
  },
  {
    id: 46,
    question:
      "As the speed becomes higher, the driver's field of vision becomes narrower.",
    answer: true,
    explanation:
      "Slow down where people may come from the side. At high speed your eyes look far ahead, and things near the car become blurred.",
    rule: "nature-vision-narrows",
  },
  {
    id: 47,
    question: "You may go in the direction of a yellow arrow.",
    answer: false,
    explanation:
      "Wait for a green arrow or a green light. A yellow arrow is for trams only; cars, motorcycles and mopeds must not go on it.",
    rule: "signal-yellow-arrow",
    also: ["signal-green-arrow"],
  },
  {
    id: 48,
    question:
      "When there is no other way to enter a garage, you may cross a cycle track.",
    answer: true,
    explanation:
      "Stop, look for bicycles, then cross. A car must not drive along a cycle track, but it may cross it to reach a place beside the road.",
    rule: "position-cycle-track",
  },
  {
    id: 49,
    question:
      "When you are driving at 100 km/h on an expressway, a distance of about 50 m to the vehicle ahead is enough.",
    answer: false,
    explanation:
      "Keep about 100 m at 100 km/h when the road is dry and the tyres are good. In rain with worn tyres you need about twice as much.",
    rule: "speed-expressway-gap",
    also: ["speed-expressway-gap-wet-double"],
  },
  {
    id: 50,
    question:
      "When the headlights of an oncoming vehicle are too bright at night, you should answer with high beam.",
    answer: false,
    explanation:
      "Slow down and look slightly to the left front, not into the lights. If you dazzle the other driver too, nobody sees anything.",
    rule: "light-dazzle-look-left-front",
    also: ["light-glare"],
  },
  {
    id: 51,
    question:
      "Two cars may be up to 10 m apart when one tows the other by rope.",
    answer: false,
    explanation:
      "Keep the two cars 5 m apart or less, and tie a white cloth to the rope. If the rope is too long, others may not see that it joins the cars.",
    rule: "vehicle-rope-towing-5-m",
    also: ["vehicle-rope-towing-white-cloth"],
  },
  {
    id: 52,
    question:
      "Overtaking is prohibited in an intersection and within 30 m before it, except when driving on a priority road.",
    answer: true,
    explanation:
      "Stay behind until you have passed the intersection. The car that you overtake could hide vehicles and people who come from the crossing road.",
    rule: "overtaking-ban-intersection-30m",
    also: ["overtaking-intersection-on-priority-road"],
  },
  {
    id: 53,
    question:
      "You may overtake on a steep downhill slope if the view ahead is good and there are no oncoming vehicles.",
    answer: false,
    explanation:
      "Stay behind until the slope ends. Downhill the car gets faster and is hard to slow again, so overtaking is prohibited there, view or no view.",
    rule: "overtaking-ban-steep-downhill",
  },
  {
    id: 54,
    question:
      "When the accelerator pedal of your car does not come back up, you should first switch off the engine and then shift to neutral.",
    answer: false,
    explanation:
      "Shift to neutral first, then steer to a safe place and brake; switch off only when the car stands. Without the engine, steering and braking need much more strength.",
    rule: "vehicle-accelerator-stuck",
  },
  {
    id: 55,
    question:
      "You may stop for a moment in a tunnel with lanes to let a passenger get out.",
    answer: false,
    explanation:
      "Let the passenger out after the tunnel. Stopping and parking are banned in every tunnel; a standing car in the dark is seen too late.",
    rule: "parking-no-stopping-tunnel",
    also: ["overtaking-tunnel-with-lanes"],
  },
  {
    id: 56,
    question:
      "When making a right turn, you must stop if a bicycle is about to cross on the bicycle crossing.",
    answer: true,
    explanation:
      "Look at the crossing of the road you enter before you go. While you watch the oncoming cars, a bicycle there is easily missed.",
    rule: "intersection-right-turn-crosswalk",
  },
  {
    id: 57,
    question:
      "When you make a right turn from a one-way road, you must move to the centre of the road in advance.",
    answer: false,
    explanation:
      "Move to the right edge early and turn slowly just inside the centre of the intersection. On a one-way road nobody comes towards you; the centre is for two-way roads.",
    rule: "intersection-right-turn-one-way-right-edge",
    also: ["intersection-right-turn-centre"],
  },
  {
    id: 58,
    question:
      "You may use a bus lane when there is no other way because of road construction.",
    answer: true,
    explanation:
      "Use the bus lane to get past the works, and leave it again soon. Preparing a turn or letting an emergency vehicle pass are reasons, too.",
    rule: "position-dedicated-lane",
  },
  {
    id: 59,
    picture: "sc-overtake-double",
    question:
      "In the picture, the violet car may begin to overtake the grey car, which is itself beginning to overtake the white car.",
    answer: false,
    explanation:
      "Wait until the grey car is back on the left. It is overtaking another car itself, and three side by side leave nobody any room.",
    rule: "overtaking-double-ban",
  },
  {
    id: 60,
    picture: "m203-2",
    question:
      "Where there is this road marking, motorcycles must stop at the rear stop line in the same way as cars.",
    answer: false,
    explanation:
      "Stop at the rear line in a car; on a motorcycle go on to the front line. There the drivers of the cars can see it.",
    rule: "marking-two-stop-lines",
  },
  {
    id: 61,
    question:
      "In a section between horn signs, you must sound your horn before the top of a hill where the view ahead is poor.",
    answer: true,
    explanation:
      "Sound it even if you hear nobody. In such a section (警笛区間) the horn warns drivers at blind crests, bends and intersections.",
    rule: "horn-in-horn-section",
  },
  {
    id: 62,
    question:
      "Because they are heavy, tall vehicles such as trucks are less affected by a strong wind from the side than low ones.",
    answer: false,
    explanation:
      "Slow down early in a high vehicle. A high centre of gravity makes it tip over more easily, in a crosswind and in a bend.",
    rule: "nature-high-centre-of-gravity-crosswind",
  },
  {
    id: 63,
    picture: "306",
    question: "An ordinary car for ten people may enter a road with this sign.",
    answer: true,
    explanation:
      "Drive on; the sign stops large buses and vehicles for 11 people or more. An ordinary car is built for 10 people or fewer.",
    rule: "sign-closed-to-buses",
    also: ["licence-ordinary-vehicle-limits"],
  },
  {
    id: 64,
    question:
      "At a yellow traffic light, you may go through the intersection if you watch the other traffic.",
    answer: false,
    explanation:
      "Stop at the stopping position, unless you are too close to stop safely. Only a flashing yellow light lets you go on with care.",
    rule: "signal-yellow",
    also: ["signal-flashing-yellow"],
  },
  {
    id: 65,
    question:
      "People who are needed to guard the load may ride on the load bed of a truck.",
    answer: true,
    explanation:
      "Take only as many people there as the load needs. Anybody else on the load bed needs a permit of the police station.",
    rule: "vehicle-no-riding-on-load-bed",
  },
  {
    id: 66,
    question:
      "On a slippery road, you should use the front brake of a motorcycle more strongly than the rear brake.",
    answer: false,
    explanation:
      "Press the rear brake a little more strongly when it is wet or icy. If the front wheel locks, the motorcycle falls at once; on a dry road it is the other way round.",
    rule: "vehicle-motorcycle-brake-balance",
  },
  {
    id: 67,
    question:
      "Cars that are driven on the road must have compulsory insurance (自賠責保険).",
    answer: true,
    explanation:
      "Check that the insurance is valid before you drive. It pays the victims of an accident, and driving without it brings 6 points.",
    rule: "accident-cali-missing-penalty",
  },
  {
    id: 68,
    question: "Slow vehicles should use the climbing lane of an expressway.",
    answer: true,
    explanation:
      "Move into it (登坂車線 tōhan shasen) when you cannot keep up uphill. Faster vehicles can then pass you without changing their lane.",
    rule: "expressway-climbing-lane-for-slow-vehicles",
  },
  {
    id: 69,
    picture: "505-a",
    question:
      "This plate under a no parking sign indicates where the section begins.",
    answer: true,
    explanation:
      "Do not park beyond this plate. A red arrow that points right means that the section begins here; at its end the arrow points left.",
    rule: "sign-plate-begins",
    also: ["sign-plate-ends"],
  },
  {
    id: 70,
    question:
      "A load may extend beyond the rear of a car by up to 20 % of the length of the car.",
    answer: false,
    explanation:
      "Measure both ends: one tenth of the car's length is the limit at the front and one tenth at the rear. What you do not use at one end cannot be added at the other.",
    rule: "load-length-overhang",
  },
  {
    id: 71,
    question:
      "When counting the people in a car, three children under 12 count as two adults.",
    answer: true,
    explanation:
      "Count before you drive off: a five-seat car with a driver and one adult may take up to 4 children under 12.",
    rule: "vehicle-capacity-five-seats-example",
    also: ["vehicle-capacity-children"],
  },
  {
    id: 72,
    question:
      "At an intersection with signals where the view to the left and right is poor, you must drive slowly on a green light.",
    answer: false,
    explanation:
      "Follow the signals and watch out. The duty to drive slowly (徐行 jokō) at a blind intersection ends where signals or an officer direct the traffic.",
    rule: "speed-slow-blind-intersection",
  },
  {
    id: 73,
    question:
      "When an emergency vehicle approaches near an intersection, you may drive on slowly after moving to the left side.",
    answer: false,
    explanation:
      "Keep out of the intersection, move to the left side and stop. Away from intersections it is enough to move to the left and give way.",
    rule: "position-emergency-near-intersection",
    also: ["position-emergency-elsewhere"],
  },
  {
    id: 74,
    question:
      "When riding through a bend, a motorcycle rider should slow down before it and lean the motorcycle.",
    answer: true,
    explanation:
      "Brake before the bend, keep the clutch engaged in it, and speed up gently at the end. Braking in the bend can make you fall.",
    rule: "vehicle-motorcycle-bend",
  },
  {
    id: 75,
    question:
      "A friend without a licence wanted to use my car, and I refused to lend it.",
    answer: true,
    explanation:
      "Say no. Lending a car to a person without a licence can bring prison or a fine for the lender as well.",
    rule: "licence-unlicensed-lending-penalty",
  },
  {
    id: 76,
    question:
      "At the same speed, the centrifugal force in a bend becomes stronger as the radius becomes smaller.",
    answer: true,
    explanation:
      "Slow down more before a tight bend. The smaller the radius, the stronger the force (遠心力 enshinryoku) that pushes you outwards.",
    rule: "nature-centrifugal-radius",
  },
  {
    id: 77,
    question:
      "A no-entry sign also applies to bicycles if there is no plate for them.",
    answer: true,
    explanation:
      "Get off and push the bicycle, or take another road. A bicycle is a vehicle, and only a plate under the sign can let it in.",
    rule: "sign-closed-signs-bind-bicycles",
    also: ["sign-except-bicycles-plate"],
  },
  {
    id: 78,
    question:
      "A kei truck may be loaded up to a height of 3.8 m above the ground.",
    answer: false,
    explanation:
      "Load it up to 2.5 m from the ground at most. A kei truck is narrow and light and tips over easily; 3.8 m is the limit for an ordinary truck.",
    rule: "load-height-kei-2-5-m",
    also: ["load-height-3-8-m"],
  },
  {
    id: 79,
    picture: "m102-2-a-arrows",
    question:
      "In the picture, it is prohibited to change from the left lane to the right lane.",
    answer: true,
    explanation:
      "Follow the arrows of your lane and turn round later. The yellow lines between lanes with arrows must not be crossed, signal or no signal.",
    rule: "marking-direction-lanes-yellow",
  },
  {
    id: 80,
    question:
      "When carrying a load, you need to keep the lamps and the number plate visible.",
    answer: true,
    explanation:
      "Walk round the car before you drive and look. The lamps, the number plate and your view must stay free.",
    rule: "load-must-not-block",
  },
  {
    id: 81,
    question:
      "When a board on an expressway shows a lower speed limit because of rain or wind, it is necessary to follow it.",
    answer: true,
    explanation:
      "Slow down to the figure on the board. In rain or wind the limit can be 80 or 50 km/h, as stopping takes longer.",
    rule: "expressway-variable-limit-binds",
    also: ["nature-rain-longer-distance"],
  },
  {
    id: 82,
    question:
      "For a private truck other than a kei truck, it is enough to do the daily check once a month.",
    answer: false,
    explanation:
      "Check it once a day before you drive. The check at suitable times is for private passenger cars and kei vehicles only.",
    rule: "vehicle-daily-check-private-goods-vehicle",
    also: ["vehicle-daily-check-private-car"],
  },
  {
    id: 83,
    question:
      "At 3 times the speed, the braking distance also becomes about 3 times as long.",
    answer: false,
    explanation:
      "Slow down early when you are fast. The braking distance grows with the square of the speed: 3 times 3 is 9.",
    rule: "nature-speed-3-times-9",
    also: ["speed-braking-distance-square"],
  },
  {
    id: 84,
    question:
      "On a road where the side strip is 0.75 m wide or less, you must park along the left edge of the roadway without entering the strip.",
    answer: true,
    explanation:
      "Leave a narrow strip to people on foot. You enter a wider one-line strip, and then 0.75 m or more must stay free on your left.",
    rule: "parking-side-strip-0-75m-or-less",
    also: ["parking-side-strip-over-0-75m"],
  },
  {
    id: 85,
    picture: "317",
    question:
      "On a road with this sign, you may park if at least 6 m of the road stay free on the right side of your vehicle.",
    answer: true,
    explanation:
      "Measure the space before you leave the car. The sign names the width that must stay free for others; loading with the driver there is an exception.",
    rule: "sign-parking-clearance",
  },
  {
    id: 86,
    question:
      "At night, you can drive at the same speed as in the daytime because there are fewer vehicles on the road.",
    answer: false,
    explanation:
      "Drive more slowly than by day. In the dark your speed feels lower and the gaps look larger than they are.",
    rule: "light-night-go-slower-than-by-day",
  },
  {
    id: 87,
    question:
      "Drivers may move close beside a car with the elderly mark when changing lanes.",
    answer: false,
    explanation:
      "Leave it room, as beside a car with the beginner mark. You must not move sideways close to a car with one of these marks, except to avoid danger.",
    rule: "mark-others-no-squeezing",
    also: ["mark-elderly-from-70"],
  },
  {
    id: 88,
    question:
      "The impact of hitting a wall at 60 km/h is about the same as that of falling from a height of 5 m.",
    answer: false,
    explanation:
      "Wear the belt on every seat. Such an impact is like a fall from about 14 m, and nobody can hold the body back with the arms.",
    rule: "nature-impact-60-like-14-m-fall",
  },
  {
    id: 89,
    question:
      "You may turn right into a car park on a road with a no U-turn sign.",
    answer: true,
    explanation:
      "Turn in if you get in nobody's way. The sign bans only the U-turn; turning right across the road has a sign of its own.",
    rule: "position-cross-u-turn-reverse-sign",
    also: ["sign-no-u-turn", "sign-no-crossing-by-vehicles"],
  },
  {
    id: 90,
    question: "Motorcycles of 125 cc or less may be ridden on an expressway.",
    answer: false,
    explanation:
      "Take the ordinary road on a motorcycle of 125 cc or less. Mopeds, bicycles and pedestrians must keep off the expressway as well.",
    rule: "expressway-closed-to",
    also: ["expressway-motorcycle-over-125cc"],
  },
] as const satisfies readonly TrueFalseQuestion[];
