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
    question: "The lower part of the seat belt should lie low on the hips.",
    answer: true,
    explanation:
      "Pull the belt low over the hips. Bones can take the force of a crash, but across the belly the belt can injure you inside.",
    rule: "belt-lap-on-hip-bones",
  },
  {
    id: 3,
    question:
      "The car behind came too close, so I braked hard once to warn its driver.",
    answer: false,
    explanation:
      "Slow down gently and let it pass. You must not brake hard without danger ahead; the car behind could run into you.",
    rule: "speed-no-sudden-braking",
  },
  {
    id: 4,
    question:
      "When a large truck ahead blocks your view, you should keep a longer distance.",
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
      "When an oncoming car is waiting to turn right, it will always let you go straight first.",
    answer: false,
    explanation:
      "Be ready to slow down. The car has to give way, but its driver may misjudge your speed or not see you.",
    rule: "hazard-do-not-rely-on-others",
    also: ["intersection-right-turn-gives-way"],
  },
  {
    id: 8,
    question:
      "When the road is covered with snow, you should keep a long distance and brake, steer and start gently.",
    answer: true,
    explanation:
      "Drive slowly in the ruts of other vehicles. On snow the tyres have little grip, and every sudden movement makes them slide.",
    rule: "nature-snow-gentle",
  },
  {
    id: 9,
    question:
      "When a passenger gets out, it is fine to stop beside a parked car.",
    answer: false,
    explanation:
      "Find a free place at the edge. You must neither stop nor park beside a standing vehicle, because two side by side block the road.",
    rule: "parking-no-double-parking",
  },
  {
    id: 10,
    question: "Tiredness from driving shows first in the eyes.",
    answer: true,
    explanation:
      "Take a rest as soon as your eyes get tired. A tired driver overlooks things or sees them too late.",
    rule: "health-fatigue-shows-in-the-eyes",
  },
  {
    id: 11,
    question:
      "Only drivers on the main lane have to watch the vehicles that are merging onto an expressway.",
    answer: false,
    explanation:
      "Watch each other: adjust your speed or lane on the main lane, and give way when you enter. The vehicle that enters must not get in the way.",
    rule: "expressway-main-lane-helps-merging",
    also: ["expressway-entering-must-not-hinder"],
  },
  {
    id: 12,
    question:
      "Riding a bicycle on the side strip on the right side of the road is banned.",
    answer: true,
    explanation:
      "Ride on the left. On the right a bicycle comes from where drivers do not expect it.",
    rule: "marking-side-strip-right-side",
    also: ["bicycle-side-strip-left-only"],
  },
  {
    id: 13,
    question:
      "Parking is not allowed within 5 m of a place where road construction is going on.",
    answer: true,
    explanation:
      "Keep the 5 m free for trucks and workers. You may only stop there for a moment.",
    rule: "parking-roadworks-5m",
  },
  {
    id: 14,
    question:
      "A person in a mobility scooter that goes 6 km/h or less counts as a pedestrian.",
    answer: true,
    explanation:
      "Stop for such a person at a crosswalk, as for anyone on foot. Seniors' scooters of this kind (電動車椅子) are not e-scooters.",
    rule: "pedestrian-mobility-device",
  },
  {
    id: 15,
    picture: "320",
    question:
      "This sign shows the heaviest load that a truck may carry, not counting the truck itself.",
    answer: false,
    explanation:
      "Add up truck, load and people before you cross. The sign limits the gross weight, because a bridge carries all of it.",
    rule: "sign-weight-limit",
  },
  {
    id: 16,
    question:
      "After overtaking on an expressway, you should return to the left when you see the whole of the other car in the rear-view mirror.",
    answer: true,
    explanation:
      "Signal left, wait for the whole car in the mirror, then return. If you return earlier, the other driver has to brake.",
    rule: "expressway-overtaking-return",
  },
  {
    id: 17,
    question:
      "While a lane-keeping system is on, you must keep your hands and eyes on the driving.",
    answer: true,
    explanation:
      "Hold the wheel and watch the road all the time. Rain, low sun or a bend can confuse the system.",
    rule: "vehicle-driver-assist-limits",
    also: ["vehicle-driver-assist"],
  },
  {
    id: 18,
    question:
      "A guard at roadworks waved me on, so I drove through the red light.",
    answer: false,
    explanation:
      "Wait for green. Only police officers and traffic wardens can overrule the lights; a private guard cannot.",
    rule: "signal-guard-not-binding",
    also: ["signal-red"],
  },
  {
    id: 19,
    question:
      "When the rear of the car slides to the right on ice, you should steer to the left and brake.",
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
      "If you turn left very slowly, the rear wheels follow the same path as the front wheels.",
    answer: false,
    explanation:
      "Leave room on your left before you turn. The rear wheels always run inside the front ones (内輪差 nairinsa), however slowly you go, and can catch a bicycle.",
    rule: "nature-inner-wheel-difference-not-removed-by-slowness",
    also: ["nature-inner-wheel-difference"],
  },
  {
    id: 22,
    question:
      "I touched a cyclist with my car, and although she said she was fine, I called the police.",
    answer: true,
    explanation:
      "Stop, help and call the police every time. In shock people often notice an injury only later, and 'I am fine' changes nothing.",
    rule: "accident-i-am-fine-does-not-end-duties",
  },
  {
    id: 23,
    picture: "213",
    question: "This sign warns of roadworks ahead; it does not close the road.",
    answer: true,
    explanation:
      "Slow down and watch for people and machines. This yellow sign only warns of roadworks; you may drive on.",
    rule: "sign-warning-does-not-close",
    also: ["sign-roadworks"],
  },
  {
    id: 24,
    question:
      "When you leave an expressway, you may go straight to the exit without using the deceleration lane.",
    answer: false,
    explanation:
      "Move into the deceleration lane (減速車線 gensoku shasen) and slow down there. A car that slows down on the main lane surprises those behind.",
    rule: "expressway-deceleration-lane",
  },
  {
    id: 25,
    question:
      "Going uphill, the braking distance is shorter than on a level road.",
    answer: true,
    explanation:
      "Keep a longer distance downhill, where the weight of the car pushes it on. Uphill the weight helps you to stop.",
    rule: "nature-braking-on-slopes",
  },
  {
    id: 26,
    question:
      "After a big earthquake, I stopped the car at the left edge of the road.",
    answer: true,
    explanation:
      "Slow down, stop on the left and listen to the radio. If you leave the car, leave the key in it so that it can be moved.",
    rule: "accident-earthquake-while-driving",
    also: ["accident-earthquake-key-and-doors"],
  },
  {
    id: 27,
    question:
      "Before you enter a side strip to park, you must stop even if no pedestrian is in it.",
    answer: true,
    explanation:
      "Stop just before the strip, look, then drive in. People walk there, and the stop gives you time to see them.",
    rule: "position-stop-before-side-strip-parking",
  },
  {
    id: 28,
    question:
      "Blind spots of a car lie behind it and at its sides, but not in front.",
    answer: false,
    explanation:
      "Turn your head and look round the pillars as well. The windscreen pillars can hide a whole person, and mirrors do not show everything.",
    rule: "nature-blind-spots-where",
    also: ["nature-blind-spots"],
  },
  {
    id: 29,
    question:
      "When someone harasses you on an expressway, you should drive to a parking area, lock the doors and call 110.",
    answer: true,
    explanation:
      "Do not answer and do not stop on the road. In a parking area, with doors and windows shut, you can wait for the police.",
    rule: "nature-road-rage-victim",
  },
  {
    id: 30,
    question:
      "If you keep a wide gap, you can pass a person in a wheelchair at normal speed.",
    answer: false,
    explanation:
      "Stop or drive slowly (徐行 jokō), even with a wide gap. A person in a wheelchair cannot step aside quickly.",
    rule: "pedestrian-vulnerable-gap-is-not-enough",
    also: ["pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 31,
    question:
      "If the barrier closes while you are inside a railroad crossing, you should stop and wait.",
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
      "For the driver facing this officer, the light swung sideways means the same as a red light.",
    answer: true,
    explanation:
      "Stop. The light swings across your path, so for you it means red; for traffic along the swing it means green.",
    rule: "signal-officer-lamp-swing-across",
    also: ["signal-officer-lamp-swing-along"],
  },
  {
    id: 34,
    question:
      "A vehicle that wants to enter a roundabout goes before the vehicles inside it.",
    answer: false,
    explanation:
      "Wait outside until those inside have passed. In a roundabout the vehicles already inside come first, so that it does not fill up.",
    rule: "intersection-roundabout-overrides-other-priority",
    also: ["intersection-roundabout-inside-comes-first"],
  },
  {
    id: 35,
    question:
      "When you park an automatic car on a slope, you should put the lever in P and pull the parking brake.",
    answer: true,
    explanation:
      "Use both, uphill and downhill. In D or R the car could creep away.",
    rule: "vehicle-at-parking-p",
    also: ["vehicle-at-creep"],
  },
  {
    id: 36,
    question:
      "When the left half of the road is too narrow for a truck, it may go over the centre.",
    answer: true,
    explanation:
      "Expect wide vehicles on your side of a narrow road, and slow down. They may use as little of it as they need to get through.",
    rule: "position-over-centre-narrow",
    also: ["position-over-centre-as-little"],
  },
  {
    id: 37,
    question: "A beginner mark must be shown on both sides of the car.",
    answer: false,
    explanation:
      "Put one on the front and one on the rear for the first year, 0.4 m to 1.2 m above the ground. Drivers ahead and behind then give you room.",
    rule: "mark-beginner-front-and-rear",
    also: ["mark-beginner-one-year"],
  },
  {
    id: 38,
    picture: "208",
    question: "This sign means that vehicles must drive slowly (徐行).",
    answer: false,
    explanation:
      "Watch for children near a school or nursery and slow down where they may run out. This yellow sign only warns; the sign for slow driving is a triangle.",
    rule: "sign-school-orders-no-speed",
    also: ["sign-school"],
  },
  {
    id: 39,
    question:
      "When it is foggy, low beam shows you more of the road than high beam.",
    answer: true,
    explanation:
      "Use low beam or fog lamps, and drive slowly. Fog throws the high beam back into your eyes, so you see less.",
    rule: "light-fog-dipped-beam",
  },
  {
    id: 40,
    question:
      "I was going the wrong way on an expressway, so I stopped at the edge, got behind the guardrail and called 110.",
    answer: true,
    explanation:
      "Switch on the hazard lamps as well, and report it by 110 or #9910. Never turn round: that puts you across the lanes.",
    rule: "expressway-wrong-way",
  },
  {
    id: 41,
    question:
      "You can stop within 5 m of a fire hydrant to let a passenger get out.",
    answer: true,
    explanation:
      "Let the passenger out and drive on; parking there is banned. The fire brigade must be able to reach the hydrant at once, so 5 m stay free.",
    rule: "parking-hydrant-5m",
  },
  {
    id: 42,
    question: "When another car is overtaking you, it is wrong to speed up.",
    answer: true,
    explanation:
      "Keep your speed or slow down, and leave room. If you speed up, the other car stays on the wrong side too long.",
    rule: "overtaking-caught-up-by-equal-vehicle",
  },
  {
    id: 43,
    question:
      "If the foot brake fails on a downhill, you should shift to neutral at once.",
    answer: false,
    explanation:
      "Shift down at once and pull the parking brake. The lower the gear, the stronger the engine brakes; in neutral the car only gets faster.",
    rule: "vehicle-brake-failure-downhill",
    also: ["nature-engine-brake-low-gear"],
  },
  {
    id: 44,
    question: "Vehicles may also drive on the right half of a one-way road.",
    answer: true,
    explanation:
      "Choose the lane that suits your next turn. Nobody comes towards you there, so keeping left of the centre is not needed.",
    rule: "position-over-centre-one-way",
  },
  {
    id: 45,
    question:
      "On a road with a centre line, the limit is 30 km/h near a school even without a speed sign.",
    answer: false,
    explanation:
      "Watch for children, and look for the signs: without one the limit on a road with a centre line is 60 km/h. A school alone changes nothing.",
    rule: "speed-near-schools",
    also: ["speed-statutory-centre-line-60"],
  },
  {
    id: 46,
    question:
      "The faster you drive, the narrower your field of vision becomes.",
    answer: true,
    explanation:
      "Slow down where people may come from the side. At high speed your eyes look far ahead, and things near the car become blurred.",
    rule: "nature-vision-narrows",
  },
  {
    id: 47,
    question: "When a yellow arrow is lit, cars may go in its direction.",
    answer: false,
    explanation:
      "Wait for a green arrow or a green light. A yellow arrow is for trams only; cars, motorcycles and mopeds must not go on it.",
    rule: "signal-yellow-arrow",
    also: ["signal-green-arrow"],
  },
  {
    id: 48,
    question:
      "To reach a garage, a car can cross a cycle track if there is no other way.",
    answer: true,
    explanation:
      "Stop, look for bicycles, then cross. A car must not drive along a cycle track, but it may cross it to reach a place beside the road.",
    rule: "position-cycle-track",
  },
  {
    id: 49,
    question:
      "At 100 km/h on an expressway, a distance of 50 m to the vehicle ahead is enough.",
    answer: false,
    explanation:
      "Keep about 100 m at 100 km/h when the road is dry and the tyres are good. In rain with worn tyres you need about twice as much.",
    rule: "speed-expressway-gap",
    also: ["speed-expressway-gap-wet-double"],
  },
  {
    id: 50,
    question:
      "When oncoming headlights dazzle you at night, you should answer with your own high beam.",
    answer: false,
    explanation:
      "Slow down and look slightly to the left front, not into the lights. If you dazzle the other driver too, nobody sees anything.",
    rule: "light-dazzle-look-left-front",
    also: ["light-glare"],
  },
  {
    id: 51,
    question:
      "A clear plastic cover may be put over the number plate to keep it clean.",
    answer: false,
    explanation:
      "Take every cover off. A cover reflects light, so that cameras and witnesses cannot read the number.",
    rule: "vehicle-number-plate-readable",
  },
  {
    id: 52,
    question:
      "You must not overtake a moped when a railroad crossing is less than 30 m ahead.",
    answer: true,
    explanation:
      "Stay behind the moped until after the crossing. The ban on overtaking covers the crossing and the last 30 m before it.",
    rule: "overtaking-ban-level-crossing-30m",
    also: ["overtaking-ban-covers-mopeds"],
  },
  {
    id: 53,
    question:
      "On a steep downhill with a good view ahead, you may overtake a slow truck.",
    answer: false,
    explanation:
      "Stay behind the truck. Downhill the car gets faster and is hard to slow again, so overtaking is banned there, view or no view.",
    rule: "overtaking-ban-steep-downhill",
  },
  {
    id: 54,
    question:
      "When the accelerator of a car does not come back up, you should switch off the engine before you shift to neutral.",
    answer: false,
    explanation:
      "Shift to neutral first, then steer to a safe place and brake; switch off only when the car stands. Without the engine, steering and braking need much more strength.",
    rule: "vehicle-accelerator-stuck",
  },
  {
    id: 55,
    question:
      "If a tunnel has lanes, you may stop in it for a moment to let a passenger get out.",
    answer: false,
    explanation:
      "Let the passenger out after the tunnel. Stopping and parking are banned in every tunnel; a standing car in the dark is seen too late.",
    rule: "parking-no-stopping-tunnel",
    also: ["overtaking-tunnel-with-lanes"],
  },
  {
    id: 56,
    question:
      "When you turn right, you must stop for a cyclist who is about to cross on the bicycle crossing.",
    answer: true,
    explanation:
      "Look at the crossing of the road you enter before you go. While you watch the oncoming cars, a bicycle there is easily missed.",
    rule: "intersection-right-turn-crosswalk",
  },
  {
    id: 57,
    question:
      "At a stop sign where a wall blocks your view, you may pass the stop line and stop where you can see.",
    answer: false,
    explanation:
      "Stop at the line first, then creep forward and stop again where you can see. Others notice your car while it moves slowly.",
    rule: "intersection-two-stage-stop",
    also: ["intersection-stop-sign-where"],
  },
  {
    id: 58,
    question: "When roadworks leave no other way, a car may use a bus lane.",
    answer: true,
    explanation:
      "Use the bus lane to get past the works, and leave it again soon. Preparing a turn or letting an emergency vehicle pass are reasons, too.",
    rule: "position-dedicated-lane",
  },
  {
    id: 59,
    picture: "sc-overtake-double",
    question:
      "The grey car is beginning to overtake the white car, and the violet car may now begin to overtake the grey car.",
    answer: false,
    explanation:
      "Wait until the grey car is back on the left. It is overtaking another car itself, and three side by side leave nobody any room.",
    rule: "overtaking-double-ban",
  },
  {
    id: 60,
    picture: "m203-2",
    question:
      "In the picture, a motorcycle must stop at the rear stop line like a car.",
    answer: false,
    explanation:
      "Stop at the rear line in a car; on a motorcycle go on to the front line. There the drivers of the cars can see it.",
    rule: "marking-two-stop-lines",
  },
  {
    id: 61,
    question:
      "Between horn-section signs, you must sound the horn before the top of a hill where you cannot see ahead.",
    answer: true,
    explanation:
      "Sound it even if you hear nobody. In such a section (警笛区間) the horn warns drivers at blind crests, bends and intersections.",
    rule: "horn-in-horn-section",
  },
  {
    id: 62,
    question:
      "In a strong wind from the side, a high vehicle such as a truck is less affected than a low one.",
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
    picture: "sg-bus-only",
    question:
      "When the signal with the plate for buses is red, cars must stop even if the ordinary signal is green.",
    answer: false,
    explanation:
      "Look at the plate: this signal is for buses only. A car follows the other signal and may go on its green light.",
    rule: "signal-particular-vehicles",
    also: ["signal-green-cars"],
  },
  {
    id: 65,
    question: "A person may ride on the load bed of a truck to guard the load.",
    answer: true,
    explanation:
      "Take only as many people there as the load needs. Anybody else on the load bed needs a permit of the police station.",
    rule: "vehicle-no-riding-on-load-bed",
  },
  {
    id: 66,
    question:
      "On a slippery road, a motorcycle rider should use the front brake more strongly than the rear brake.",
    answer: false,
    explanation:
      "Press the rear brake a little more strongly when it is wet or icy. If the front wheel locks, the motorcycle falls at once; on a dry road it is the other way round.",
    rule: "vehicle-motorcycle-brake-balance",
  },
  {
    id: 67,
    question:
      "Every car that is driven on the road needs compulsory liability insurance (自賠責保険).",
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
      "This plate under a no-parking sign shows where the no-parking section begins.",
    answer: true,
    explanation:
      "Do not park beyond this plate. A red arrow that points right means that the section begins here; at its end the arrow points left.",
    rule: "sign-plate-begins",
    also: ["sign-plate-ends"],
  },
  {
    id: 70,
    question: "A load may stick out behind a car by 20 % of the car's length.",
    answer: false,
    explanation:
      "Measure both ends: one tenth of the car's length is the limit at the front and one tenth at the rear. What you do not use at one end cannot be added at the other.",
    rule: "load-length-overhang",
  },
  {
    id: 71,
    question:
      "For the number of people in a car, three children under 12 count as two adults.",
    answer: true,
    explanation:
      "Count before you drive off: a five-seat car with a driver and one adult may take up to 4 children under 12.",
    rule: "vehicle-capacity-five-seats-example",
    also: ["vehicle-capacity-children"],
  },
  {
    id: 72,
    question:
      "At an intersection with signals, you must drive slowly on green if you cannot see to the left and right.",
    answer: false,
    explanation:
      "Follow the signals and watch out. The duty to drive slowly (徐行 jokō) at a blind intersection ends where signals or an officer direct the traffic.",
    rule: "speed-slow-blind-intersection",
  },
  {
    id: 73,
    question:
      "If your garage is on a pedestrian road, you may drive there without a permit.",
    answer: false,
    explanation:
      "Get a permit from the police station first, and then drive slowly. A garage on a pedestrian road is a reason for the permit, not a permit.",
    rule: "position-pedestrian-road-permit",
    also: ["position-pedestrian-road-slowly"],
  },
  {
    id: 74,
    question:
      "A motorcycle rider should slow down before a bend and lean the motorcycle through it.",
    answer: true,
    explanation:
      "Brake before the bend, keep the clutch engaged in it, and speed up gently at the end. Braking in the bend can make you fall.",
    rule: "vehicle-motorcycle-bend",
  },
  {
    id: 75,
    question:
      "A friend without a licence asked for my car, and I refused to lend it.",
    answer: true,
    explanation:
      "Say no. Lending a car to a person without a licence can bring prison or a fine for the lender as well.",
    rule: "licence-unlicensed-lending-penalty",
  },
  {
    id: 76,
    question:
      "At the same speed, a bend with a smaller radius gives a stronger centrifugal force.",
    answer: true,
    explanation:
      "Slow down more before a tight bend. The smaller the radius, the stronger the force (遠心力 enshinryoku) that pushes you outwards.",
    rule: "nature-centrifugal-radius",
  },
  {
    id: 77,
    question: "A no-entry sign without any plate also stops bicycles.",
    answer: true,
    explanation:
      "Get off and push the bicycle, or take another road. A bicycle is a vehicle, and only a plate under the sign can let it in.",
    rule: "sign-closed-signs-bind-bicycles",
    also: ["sign-except-bicycles-plate"],
  },
  {
    id: 78,
    question: "The load of a kei truck may reach up to 3.8 m above the ground.",
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
      "Changing from the left lane in the picture to the right lane is banned.",
    answer: true,
    explanation:
      "Follow the arrows of your lane and turn round later. The yellow lines between lanes with arrows must not be crossed, signal or no signal.",
    rule: "marking-direction-lanes-yellow",
  },
  {
    id: 80,
    question:
      "When a load sticks out, the lamps and the number plate must stay visible.",
    answer: true,
    explanation:
      "Walk round the car before you drive and look. The lamps, the number plate and your view must stay free.",
    rule: "load-must-not-block",
  },
  {
    id: 81,
    question:
      "On an expressway, a lit sign with a lower speed limit has to be followed like a fixed sign.",
    answer: true,
    explanation:
      "Slow down to the figure on the board. In rain or wind the limit can be 80 or 50 km/h, as stopping takes longer.",
    rule: "expressway-variable-limit-binds",
    also: ["nature-rain-longer-distance"],
  },
  {
    id: 82,
    question:
      "A check once a month is enough for a private truck that is not a kei truck.",
    answer: false,
    explanation:
      "Check it once a day before you drive. The check at suitable times is for private passenger cars and kei vehicles only.",
    rule: "vehicle-daily-check-private-goods-vehicle",
    also: ["vehicle-daily-check-private-car"],
  },
  {
    id: 83,
    question:
      "At 3 times the speed, the braking distance becomes about 3 times as long.",
    answer: false,
    explanation:
      "Slow down early when you are fast. The braking distance grows with the square of the speed: 3 times 3 is 9.",
    rule: "nature-speed-3-times-9",
    also: ["speed-braking-distance-square"],
  },
  {
    id: 84,
    question: "Drivers may wait for a signal within 5 m of a crosswalk.",
    answer: true,
    explanation:
      "Wait calmly at the stop line. Stopping there is banned otherwise, but not when a signal makes you stop.",
    rule: "parking-waiting-for-signal-is-no-violation",
    also: ["parking-no-stopping-crosswalk-5m"],
  },
  {
    id: 85,
    picture: "317",
    question:
      "Where this sign stands, you may park to go shopping if at least 6 m of the road stay free on your right.",
    answer: true,
    explanation:
      "Measure the space before you leave the car. The sign names the width that must stay free for others; loading with the driver there is an exception.",
    rule: "sign-parking-clearance",
  },
  {
    id: 86,
    question:
      "A soft obstacle and a hard one give the car an equally strong impact if the speed is the same.",
    answer: false,
    explanation:
      "Steer for the softer thing if a crash cannot be avoided. The harder the object and the heavier the car, the stronger the impact.",
    rule: "nature-impact-weight-and-hardness",
    also: ["nature-impact-square"],
  },
  {
    id: 87,
    question:
      "Changing lanes close beside a moving car with the elderly mark is no problem.",
    answer: false,
    explanation:
      "Leave it room, as beside a car with the beginner mark. You must not move sideways close to a car with one of these marks, except to avoid danger.",
    rule: "mark-others-no-squeezing",
    also: ["mark-elderly-from-70"],
  },
  {
    id: 88,
    question:
      "Hitting a wall at 60 km/h is like falling from a height of about 5 m.",
    answer: false,
    explanation:
      "Wear the belt on every seat. Such an impact is like a fall from about 14 m, and nobody can hold the body back with the arms.",
    rule: "nature-impact-60-like-14-m-fall",
  },
  {
    id: 89,
    question:
      "Where there is a no U-turn sign, you may still turn right into a car park.",
    answer: true,
    explanation:
      "Turn in if you get in nobody's way. The sign bans only the U-turn; turning right across the road has a sign of its own.",
    rule: "position-cross-u-turn-reverse-sign",
    also: ["sign-no-u-turn", "sign-no-crossing-by-vehicles"],
  },
  {
    id: 90,
    question: "A motorcycle of 125 cc may be ridden on an expressway.",
    answer: false,
    explanation:
      "Take the ordinary road on a motorcycle of 125 cc or less. Mopeds, bicycles and pedestrians must keep off the expressway as well.",
    rule: "expressway-closed-to",
    also: ["expressway-motorcycle-over-125cc"],
  },
] as const satisfies readonly TrueFalseQuestion[];
