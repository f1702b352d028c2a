import type { Rules } from "./schema";

/** Natural forces, weather, difficult roads and considerate driving. */
export const naturalForces = {
  "nature-centrifugal-square": {
    rule: "In a bend the centrifugal force grows with the square of the speed: at double speed it is 4 times as strong.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-centrifugal-radius": {
    rule: "At the same speed, the centrifugal force is stronger in a bend with a smaller radius.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-impact-square": {
    rule: "The force of an impact grows with the square of the speed: at double speed it is 4 times as strong.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-impact-weight-and-hardness": {
    rule: "The heavier the vehicle and the harder the object that it hits, the greater the force of the impact.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-impact-60-like-14-m-fall": {
    rule: "Hitting a wall at 60 km/h is like falling from a height of about 14 m.",
    basis: ["KYO 4-5-2(3)"],
    checked: "2026-11-21",
  },
  "nature-impact-100-like-39-m-fall": {
    rule: "Hitting a wall at 100 km/h is like falling from a height of about 39 m.",
    basis: ["KYO 4-5-2(3)"],
    checked: "2026-11-21",
  },
  "nature-kinetic-energy": {
    rule: "At double speed the kinetic energy of a vehicle is 4 times as great.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-speed-3-times-9": {
    rule: "At 3 times the speed, the braking distance and the centrifugal force are 9 times as great.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-high-load-rollover": {
    rule: "A high or heavy load raises the centre of gravity. The vehicle then rolls over more easily in bends.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-braking-on-slopes": {
    rule: "The braking distance is longer downhill and shorter uphill.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-bend-slow-before": {
    rule: "You should slow down before a bend, not in it. Accelerate gently when you leave it.",
    basis: ["KYO 6-2-2"],
    checked: "2026-11-21",
  },
  "nature-bend-no-hard-braking": {
    rule: "In a bend you should not brake hard or press the clutch.",
    basis: ["KYO 6-2-2"],
    checked: "2026-11-21",
  },
  "nature-hydroplaning": {
    rule: "Hydroplaning comes at high speed on a wet road: the tyres ride on a film of water. Steering and brakes then no longer work.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-hydroplaning-what-to-do": {
    rule: "When hydroplaning occurs, you should hold the steering wheel and slow down by engine braking. Do not brake hard or steer sharply.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-hydroplaning-worn-tyres": {
    rule: "Worn tyres make hydroplaning more likely.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-fade": {
    rule: "Fade means that the brakes overheat because you use them too much, for example on a long downhill. They then no longer grip well.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-vapour-lock": {
    rule: "Vapour lock means that heat makes bubbles in the brake fluid. The pressure of the pedal then no longer reaches the brakes.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-overused-foot-brake": {
    rule: "Fade and vapour lock both come from using the foot brake too much, for example on a long downhill.",
    basis: ["KYO 6-2-1(4)(5)"],
    checked: "2026-11-21",
  },
  "nature-long-downhill-engine-brake": {
    rule: "On a long downhill you should use mainly the engine brake. Use the foot brake only as a support.",
    basis: ["KYO 6-2-1(4)(5)"],
    checked: "2026-11-21",
  },
  "nature-engine-brake-low-gear": {
    rule: "The lower the gear, the stronger the engine brake.",
    basis: ["KYO 6-2-1(4)(5)"],
    checked: "2026-11-21",
  },
  "nature-standing-wave": {
    rule: "A standing wave means that a tyre with too little air ripples at high speed. The tyre overheats and may burst.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-wet-brakes": {
    rule: "Wet brakes work poorly. You should press the pedal lightly several times to dry them.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-inner-wheel-difference": {
    rule: "In a turn the rear inner wheel runs inside the track of the front inner wheel.",
    basis: ["KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "nature-inner-wheel-difference-long-vehicles": {
    rule: "The inner-wheel difference is larger for long vehicles.",
    basis: ["KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "nature-outward-swing": {
    rule: "When a large vehicle turns, its rear end swings out to the side opposite to the turn.",
    basis: ["KYO 5-1-6"],
    checked: "2026-11-21",
  },
  "nature-blind-spots": {
    rule: "Every vehicle has blind spots that its mirrors do not show. You should also turn your head to check.",
    basis: ["KYO 5-1-7"],
    checked: "2026-11-21",
  },
  "nature-vision-narrows": {
    rule: "As the speed rises, the field of vision becomes narrower. Near things become blurred.",
    basis: ["KYO 4-5-1"],
    checked: "2026-11-21",
  },
  "nature-adaptation": {
    rule: "The eyes need longer to adapt from light to dark than from dark to light.",
    basis: ["KYO 4-5-1(3)"],
    checked: "2026-11-21",
  },
  "nature-slow-before-tunnel": {
    rule: "You should slow down before you enter a tunnel and before its exit. The eyes need time to adapt to the dark and to the light.",
    basis: ["KYO 4-5-1(3)"],
    checked: "2026-11-21",
  },
  "nature-rain-longer-distance": {
    rule: "In rain the stopping distance becomes longer. You should slow down and keep a longer distance to the vehicle ahead.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-first-rain": {
    rule: "A road is most slippery when it has just begun to rain.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-slippery-surfaces": {
    rule: "Metal plates, tram rails, painted lines and fallen leaves are slippery in rain.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-fog-driving": {
    rule: "In fog you should switch the lights on and slow down. Follow the centre line and the tail lamps of the vehicle ahead. Sound the horn when danger makes it necessary.",
    basis: ["KYO 6-4-3"],
    checked: "2026-11-21",
  },
  "nature-snow-chains-or-winter-tyres": {
    rule: "On snowy or icy roads you need winter tyres, chains or other anti-slip measures. The rules of the prefectures require them.",
    basis: ["RTA 71(vi)", "KYO 6-4-2"],
    checked: "2026-11-21",
  },
  "nature-snow-gentle": {
    rule: "On snow or ice you should drive at a low speed with a long gap. Start, steer and brake gently, and follow the ruts of other vehicles.",
    basis: ["KYO 6-4-2"],
    checked: "2026-11-21",
  },
  "nature-ice-bridges-and-tunnel-mouths": {
    rule: "Bridges and the mouths of tunnels freeze before other parts of the road.",
    basis: ["KYO 6-4-2"],
    checked: "2026-11-21",
  },
  "nature-black-ice": {
    rule: "Black ice looks like a wet road, but it is frozen and more slippery than snow. It often forms at night and in the early morning, after rain or after snow has melted. You should expect it when it is cold and do nothing suddenly.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "nature-chains-driving-wheels": {
    rule: "Tyre chains go on the driving wheels.",
    basis: ["KYO 6-4-2"],
    checked: "2026-11-21",
  },
  "nature-stuck-in-mud": {
    rule: "If a wheel is stuck in mud, you should put branches, cloth or gravel under the driving wheels.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-wind": {
    rule: "In strong wind you should slow down. Expect gusts on bridges, at the ends of cuttings and at tunnel exits.",
    basis: ["KYO 7-2-3(10)(11)"],
    checked: "2026-11-21",
  },
  "nature-typhoon": {
    rule: "When a typhoon or very heavy rain comes, you should put off every trip that can wait. If you are on the road, take a way without underpasses and other low places. Near a river, expect the water to rise suddenly.",
    basis: ["GUIDE JAF", "GUIDE road operators"],
    checked: "2026-11-21",
  },
  "nature-rear-skid": {
    rule: "When the rear of the car slides to one side, you should take your foot off the accelerator and not brake. Turn the steering wheel gently to the same side.",
    basis: ["KYO 6-5"],
    checked: "2026-11-21",
  },
  "nature-gravel-roads": {
    rule: "On gravel or earth roads you should drive in a low gear at a steady speed and keep away from the edge. Do not steer or brake sharply.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-mountain-road-valley-side": {
    rule: "Two vehicles meet on a narrow mountain road with a drop on one side. The vehicle on the side of the drop should stop at a safe place and let the other one pass.",
    basis: ["KYO 6-2-1(8)"],
    checked: "2026-11-21",
  },
  "nature-slope-downhill-gives-way": {
    rule: "When two vehicles meet on a narrow slope and no passing place is near, the one going downhill should give way. Starting uphill is harder.",
    basis: ["KYO 6-2-1(6)"],
    checked: "2026-11-21",
  },
  "nature-slope-lay-by": {
    rule: "Two vehicles meet on a narrow slope, and a passing place is near. The vehicle that has it on its side should wait in it, even if it is going uphill.",
    basis: ["KYO 6-2-1(6)"],
    checked: "2026-11-21",
  },
  "nature-obstacle-on-your-side": {
    rule: "When there is an obstacle on your side of the road, you should stop or slow down before it. Let the oncoming traffic go first.",
    basis: ["KYO 5-6-5(2)"],
    checked: "2026-11-21",
  },
  "nature-eco-driving": {
    rule: "To save fuel, you should start gently, keep a steady speed and release the accelerator early. Keep the right tyre pressure. Avoid idling and load that you do not need.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-road-rage-penalty": {
    rule: "Road rage means one of the eleven offences that the law lists, such as tailgating or needless sudden braking. The driver does it to obstruct another vehicle, in a way likely to endanger it. The penalty is up to 3 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 117-2-2(1)(viii)"],
    checked: "2026-11-21",
  },
  "nature-road-rage-danger-penalty": {
    rule: "The penalty is higher if road rage makes other cars stop on an expressway or causes other serious danger. It is up to 5 years in prison or a fine of up to 1,000,000 yen.",
    basis: ["RTA 117-2(1)(iv)"],
    checked: "2026-11-21",
  },
  "nature-road-rage-revocation": {
    rule: "Road rage leads to revocation of the licence even for a driver with a clean record. It means 25 points and 2 years without a licence. If it makes another car stop on an expressway or causes other serious danger, it means 35 points and 3 years.",
    basis: ["RTA 103", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "nature-road-rage-victim": {
    rule: "If another driver harasses you, you should not answer. Go to a service or parking area or another safe place off the road. Stay in the car, lock the doors, keep the windows shut and call 110.",
    basis: ["GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "nature-road-rage-drive-recorder": {
    rule: "A drive recorder helps to prove harassment by another driver.",
    basis: ["GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "nature-road-rage-eleven-acts": {
    rule: "There are eleven acts of road rage. The first four are driving on the wrong side of the road, passing a bicycle or e-scooter too fast for the gap, needless sudden braking, and tailgating. The next four are a course change that forces others to brake, dangerous overtaking, not changing to low beam, and misusing the horn. Then comes unsafe driving. The last two are on an expressway: going below the minimum speed, and stopping or parking.",
    basis: ["RTA 117-2-2(1)(viii)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "nature-road-rage-without-accident": {
    rule: "Road rage is punished even if no accident happens. It is enough to do one of the listed acts to obstruct another vehicle, in a way likely to endanger it.",
    basis: ["RTA 117-2-2(1)(viii)"],
    checked: "2026-11-21",
  },
  "nature-road-rage-protects-every-vehicle": {
    rule: "The rule against road rage protects every vehicle, bicycles and motorcycles too.",
    basis: ["RTA 117-2-2(1)(viii)"],
    checked: "2026-11-21",
  },
  "nature-road-rage-no-ticket": {
    rule: "Road rage is never settled by paying the penalty of a ticket.",
    basis: ["RTA 125"],
    checked: "2026-11-21",
  },
  "nature-road-rage-no-stop-on-main-lane": {
    rule: "Nobody may stop on an expressway main lane to argue with another driver. Being followed closely is no reason to stop there.",
    basis: ["RTA 75-8(1)"],
    checked: "2026-11-21",
  },
  "nature-road-rage-do-not-provoke": {
    rule: "To provoke nobody, keep the rules that calm traffic. You must not stay in the overtaking lane, and you must keep your distance. You should let faster traffic go.",
    basis: ["RTA 20", "RTA 26", "RTA 27"],
    checked: "2026-11-21",
  },
  "nature-drive-recorder-not-compulsory": {
    rule: "A drive recorder is recommended. No law makes it compulsory in a private car.",
    basis: ["GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "nature-road-rage-causing-injury": {
    rule: "Causing death or injury by road rage is dangerous driving. This is a crime of its own with heavier penalties.",
    basis: ["ACT Act on Punishment of Driving Causing Death or Injury 2"],
    checked: "2026-11-21",
  },
  "nature-rain-mountain-road-edge": {
    rule: "In rain you should keep away from the soft edge of a mountain road.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-ice-braking": {
    rule: "On ice you should brake by a low gear and by gentle, repeated pressure. In danger, with an anti-lock braking system, press the pedal and hold it.",
    basis: ["KYO 5-4-3", "KYO 6-4-2"],
    checked: "2026-11-21",
  },
  "nature-hydroplaning-good-tyres-too": {
    rule: "Hydroplaning can occur with good tyres too, if there is enough speed and water.",
    basis: ["KYO 6-4-1"],
    checked: "2026-11-21",
  },
  "nature-mud": {
    rule: "Through mud you should drive in a low gear at a steady speed. Do not steer or brake sharply.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
  "nature-meeting-watch-people": {
    rule: "When you meet an oncoming vehicle, you should watch pedestrians and cyclists too.",
    basis: ["KYO 5-6-5"],
    checked: "2026-11-21",
  },
  "nature-centrifugal-weight": {
    rule: "In a bend the centrifugal force grows with the weight of the vehicle.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-high-centre-of-gravity-crosswind": {
    rule: "A vehicle with a high centre of gravity tips over more easily in bends and in a crosswind.",
    basis: ["KYO 4-5-2"],
    checked: "2026-11-21",
  },
  "nature-inner-wheel-difference-both-sides": {
    rule: "The rear wheels run inside the front wheels in right turns as well as in left turns.",
    basis: ["KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "nature-inner-wheel-difference-not-removed-by-slowness": {
    rule: "The inner-wheel difference grows with the wheelbase and the steering angle. Going slowly does not remove it.",
    basis: ["KYO 5-7-1(3)"],
    checked: "2026-11-21",
  },
  "nature-blind-spots-where": {
    rule: "Blind spots lie behind the pillars of the windscreen, behind the car and at the left front of large vehicles. Mirrors do not remove them all.",
    basis: ["KYO 5-1-7"],
    checked: "2026-11-21",
  },
  "nature-large-vehicle-swing-at-start": {
    rule: "When a large vehicle starts off with the wheel turned, both its front and its rear swing out.",
    basis: ["KYO 5-1-6"],
    checked: "2026-11-21",
  },
  "nature-eco-no-engine-off-downhill": {
    rule: "You must never switch the engine off while the car rolls downhill.",
    basis: ["GUIDE driving-school curriculum"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
