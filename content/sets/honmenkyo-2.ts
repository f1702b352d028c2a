import type { TrueFalseQuestion } from "./schema";

export default [
  {
    id: 1,
    question:
      "A man with a walking frame on wheels has difficulty in walking along the road. He counts as a pedestrian, and you must stop temporarily or drive slowly for him.",
    answer: true,
    explanation:
      "The frame does not make him a vehicle: he is a pedestrian. Since walking is hard for him, you must stop temporarily or drive slowly and not hinder him.",
    rule: "pedestrian-walking-frame",
    also: ["pedestrian-elderly-stop-or-slow"],
  },
  {
    id: 2,
    picture: "326-b",
    question:
      "The sign in the picture orders vehicles to go straight on at the next intersection; they must not turn left or right there.",
    answer: false,
    explanation:
      "A white arrow on a blue rectangle means a one-way road: you must not go against the arrow. The order to go straight on is a white arrow on a blue disc.",
    rule: "sign-one-way",
    also: ["sign-one-way-or-designated", "sign-designated-straight-only"],
  },
  {
    id: 3,
    question:
      "Your car goes straight on in a bus priority lane when a school bus comes up from behind. You have to leave the lane in the same way as for a route bus.",
    answer: true,
    explanation:
      "School buses count among the buses for which a priority lane must be left, so you leave it promptly for them too.",
    rule: "position-bus-priority-lane-school-bus",
    also: ["position-bus-priority-lane"],
  },
  {
    id: 4,
    question:
      "You should slow down before you drive into a tunnel, and again before you come out, because your eyes need time to get used to the dark and to the light.",
    answer: true,
    explanation:
      "For a moment you see too little at both ends of the tunnel. If you slow down before, you drive less far in that moment.",
    rule: "nature-slow-before-tunnel",
    also: ["nature-adaptation"],
  },
  {
    id: 5,
    question:
      "A truck tows by rope a broken-down car of 2,000 kg gross weight, which is one third of its own. On a road with a centre line and no posted limit, it may go 40 km/h.",
    answer: true,
    explanation:
      "With at least three times the gross weight of a towed car of 2,000 kg or less, the truck can still brake both. Then the limit is 40 km/h.",
    rule: "speed-towing-light-vehicle-40",
  },
  {
    id: 6,
    question:
      "A host gives a guest wine although the host knows that the guest will drive home. The host can be punished if the guest drives drunk (酒酔い), but not if the guest drives under the influence (酒気帯び).",
    answer: false,
    explanation:
      "Without the wine there would be no drunk guest at the wheel, so whoever serves a driver is punished too: up to 2 years or 300,000 yen if the driver is under the influence, up to 3 years or 500,000 yen if drunk.",
    rule: "alcohol-serving-penalty",
    also: ["alcohol-no-serving-to-drivers"],
  },
  {
    id: 7,
    question:
      "When you are going to stop, you must put your arm out as well, because brake lamps do not count as a signal in the sense of the law.",
    answer: false,
    explanation:
      "The brake lamps are the signal for slow driving or stopping, given at the time of the act itself. The arm is another way to give the same signal.",
    rule: "driver-signal-slow-stop-reverse",
  },
  {
    id: 8,
    picture: "sc-rail-queue",
    question:
      "You are in the violet car. Although the barriers are up, you must wait before the level crossing until there is room for your car on the other side.",
    answer: true,
    explanation:
      "The cars beyond the tracks leave no room, so you might have to stop on the crossing with a train coming. You wait until your whole car fits beyond it.",
    rule: "level-crossing-no-room-beyond",
    also: ["hazard-queue-before-level-crossing"],
  },
  {
    id: 9,
    question:
      "The duty to keep a safe gap or to drive slowly is for people who walk on the roadway. Beside a pedestrian on a side strip, behind the white line, it does not hold.",
    answer: false,
    explanation:
      "A painted line stops no car. Beside a pedestrian on a side strip, too, you must keep a safe gap or drive slowly.",
    rule: "pedestrian-on-side-strip-gap-or-slowly",
    also: ["pedestrian-passing-gap-or-slowly"],
  },
  {
    id: 10,
    question:
      "An area of white stripes guides the traffic past a turning lane. The law forbids driving on it, as it does in an area with a yellow outline.",
    answer: false,
    explanation:
      "You should not drive on a white striped diversion zone, but it is not itself prohibited. It is the area with a yellow outline that vehicles must not enter.",
    rule: "marking-diversion-zone",
    also: ["marking-no-entry-zone"],
  },
  {
    id: 11,
    question:
      "All signals of an intersection are flashing yellow or red, and no officer or traffic warden directs it. Priority there follows the rules for intersections without signals.",
    answer: true,
    explanation:
      "Flashing lights do not direct the traffic in turn. So the rules of priority and the stop signs for intersections without signals apply.",
    rule: "intersection-signalised-meaning",
  },
  {
    id: 12,
    question:
      "A minibus for 11 persons has a gross weight of less than 3.5 t. Thanks to this low weight, an ordinary licence obtained this year covers it.",
    answer: false,
    explanation:
      "Exceeding one limit is enough. An ordinary car carries 10 persons or fewer, so a minibus for 11 is a medium vehicle however light it is.",
    rule: "licence-medium-vehicle-limits",
    also: [
      "licence-ordinary-vehicle-limits",
      "licence-one-exceeded-limit-decides",
    ],
  },
  {
    id: 13,
    question:
      "While you drive, you should not fix your eyes on one point, such as the car ahead, but look far ahead and over a wide area.",
    answer: true,
    explanation:
      "Whoever stares at one point notices dangers at the sides and in the distance too late. Moving eyes see more.",
    rule: "health-do-not-fix-the-gaze",
  },
  {
    id: 14,
    question:
      "With a permit of the police station you drive along a pedestrian road to your garage. While nobody is walking there, your usual speed is allowed.",
    answer: false,
    explanation:
      "A person can step out of a house at any moment. Whoever may use a pedestrian road must drive slowly there, even when it is empty.",
    rule: "position-pedestrian-road-slowly",
    also: ["position-pedestrian-road-permit"],
  },
  {
    id: 15,
    question:
      "While the engine is cold or the air conditioning is on, an automatic car creeps more strongly. When you stop in D, you have to press the brake firmly.",
    answer: true,
    explanation:
      "A cold engine or the air conditioning raises the engine speed, which makes the creep stronger. A weak foot on the brake may then let the car roll.",
    rule: "vehicle-at-creep-stronger",
    also: ["vehicle-at-creep"],
  },
  {
    id: 16,
    picture: "327-4-2",
    question:
      "A petrol moped may be ridden in a dedicated bus lane. In the same way, it may use the lane with the sign in the picture as its normal lane.",
    answer: false,
    explanation:
      "The lane with this sign is for bicycles and e-scooters. A moped is faster and must not use it as its lane, unlike a dedicated bus lane.",
    rule: "position-dedicated-bicycle-lane",
    also: ["position-dedicated-lane-mopeds", "sign-bicycle-lane"],
  },
  {
    id: 17,
    question:
      "The sticker that confirms a parking violation is on your car. You must not take it off yourself before you drive away, because only the police may remove it.",
    answer: false,
    explanation:
      "The driver or the user of the car may remove the sticker before driving off. It is other people who must not remove it.",
    rule: "parking-violation-sticker",
  },
  {
    id: 18,
    question:
      "New tyres are no full protection against hydroplaning: with a good tread, too, a car can ride up on the water if there is enough speed and water.",
    answer: true,
    explanation:
      "The tread can press away only so much water at a time. With enough speed and water, good tyres too ride up on the film of water; worn tyres only make it more likely.",
    rule: "nature-hydroplaning-good-tyres-too",
    also: ["nature-hydroplaning-worn-tyres"],
  },
  {
    id: 19,
    picture: "sc-park-hill-down",
    question:
      "The violet car in the picture has a manual gearbox and is going to be parked here. Its driver should put it into first gear.",
    answer: false,
    explanation:
      "The car faces downhill, so reverse is the right gear: it works against the direction in which the car could roll. First gear is for facing uphill.",
    rule: "parking-leaving-gear",
  },
  {
    id: 20,
    picture: "sg-red-left-board",
    question:
      "The signal and the board in the picture let you turn left on red. Pedestrians who cross on their green light must therefore wait until you have turned.",
    answer: false,
    explanation:
      "The board permits the left turn, but it gives no priority. You must not hinder pedestrians and bicycles that cross on their own signal.",
    rule: "signal-left-turn-board-pedestrians",
    also: ["signal-left-turn-board"],
  },
  {
    id: 21,
    picture: "332",
    question:
      "The sign in the picture closes the road to pedestrians, so they must not even walk along its edge.",
    answer: false,
    explanation:
      "The sign forbids pedestrians to cross the road there; walking along it stays free. The sign that closes a road to pedestrians shows a walking figure without the two slanting lines.",
    rule: "sign-no-crossing-by-pedestrians",
    also: ["sign-closed-to-pedestrians"],
  },
  {
    id: 22,
    question:
      "In a seat with an airbag, wearing the seat belt is recommended but is no duty, for the airbag catches the body in a crash.",
    answer: false,
    explanation:
      "An airbag works properly only on a body that the belt holds in the seat. It does not replace the belt, which has to be worn in a car with airbags too.",
    rule: "belt-airbag-does-not-replace",
    also: ["belt-driver-must-wear"],
  },
  {
    id: 23,
    question:
      "Some Zone 30 areas also have humps or bollards that help drivers to keep to the limit. Even there, it is the posted limit that counts, for a hump alone sets none.",
    answer: true,
    explanation:
      "The limit of a Zone 30 is the one that is posted. The humps, bollards or narrowings of a Zone 30 Plus make it hard to go faster, but they set no limit of their own.",
    rule: "speed-zone-30-plus",
  },
  {
    id: 24,
    question:
      "On an ordinary road by day, fog is so dense that you can see exactly 50 m and no farther. By law, your lights must be on.",
    answer: true,
    explanation:
      "On an ordinary road the lights must be on by day too where you can see no farther than 50 m. The figure itself is included.",
    rule: "light-on-by-day-50m",
  },
  {
    id: 25,
    question:
      "When many people ride in a car, they must not sit in such a way that they block the driver's view or get in the way of the controls.",
    answer: true,
    explanation:
      "A driver who cannot see or steer freely is a danger. Passengers must not block the view or the controls or hide mirrors, lamps or the number plate.",
    rule: "vehicle-passengers-must-not-block",
  },
  {
    id: 26,
    question:
      "On a steep uphill slope you must not overtake a truck even far below the crest, because the law bans overtaking on steep slopes in both directions.",
    answer: false,
    explanation:
      "The law bans overtaking near the crest of an uphill slope, where you cannot see what comes, and on a steep downhill slope. A steep uphill slope is by itself not on the list.",
    rule: "overtaking-steep-uphill-not-banned",
    also: ["overtaking-ban-crest", "overtaking-ban-steep-downhill"],
  },
  {
    id: 27,
    picture: "dh-moto-left-up",
    question:
      "The rider in the picture holds out the left arm and bends it upward at the elbow. This rider is going to turn left.",
    answer: false,
    explanation:
      "The left arm bent upward means a right turn, a U-turn or a move to the right. For the left, the left arm is held straight out.",
    rule: "driver-signal-arm-right",
    also: ["driver-signal-arm-left"],
  },
  {
    id: 28,
    question:
      "An automatic car has engine braking too. On a long downhill you may use it by a shift to 2 or L, which saves the foot brake.",
    answer: true,
    explanation:
      "In 2 or L the engine holds the car back. On a long downhill you use mainly the engine brake, so that the foot brake does not overheat.",
    rule: "vehicle-at-engine-brake",
    also: ["nature-long-downhill-engine-brake"],
  },
  {
    id: 29,
    question:
      "You are near an intersection when a road-maintenance vehicle at work comes up with its yellow light on. Unlike for an ambulance on urgent duty, you need not stop for it.",
    answer: true,
    explanation:
      "The yellow light only says that the vehicle is at work. Near an intersection you stop for an emergency vehicle on duty, but not for a road-maintenance vehicle.",
    rule: "position-road-maintenance-vehicle",
    also: ["position-emergency-near-intersection"],
  },
  {
    id: 30,
    question:
      "A blue disc shows a tyre wrapped in a chain. With winter tyres on all wheels, a car may pass this sign without chains.",
    answer: false,
    explanation:
      "The sign closes the road to vehicles without tyre chains, even if they have winter tyres. It stands where winter tyres alone may not hold the car.",
    rule: "sign-tyre-chains",
  },
  {
    id: 31,
    question:
      "You may fasten a load to the outside of the body, away from the load space, without a permit, if it is firm enough and hides no lamp.",
    answer: false,
    explanation:
      "Seats and load space are the places for a load. Outside them a load needs a permit, however well it is fastened.",
    rule: "load-outside-load-space",
  },
  {
    id: 32,
    question:
      "A motorcycle of exactly 250 cc needs no inspection. It nevertheless needs compulsory insurance and a number plate when it is used on the road.",
    answer: true,
    explanation:
      "Up to 250 cc there is no inspection, but a small motorcycle can hurt people too. It needs compulsory insurance and a number plate.",
    rule: "vehicle-inspection-not-for-small-motorcycles",
  },
  {
    id: 33,
    question:
      "On a dry expressway with good tyres, the right distance to the vehicle ahead is about 100 m for a driver who goes 100 km/h.",
    answer: true,
    explanation:
      "The stopping distance at this speed is very long. On a dry road with good tyres the gap in metres is about the figure of the speed: 100 m at 100 km/h, 80 m at 80 km/h.",
    rule: "speed-expressway-gap",
  },
  {
    id: 34,
    picture: "m205-a",
    question:
      "Each side of the road in the picture is more than 6 m wide. As its centre line is white and not yellow, you may go over it to overtake while no oncoming vehicle is near.",
    answer: false,
    explanation:
      "The solid white line, too, forbids going over the centre to overtake. It usually lies on roads with 6 m or more on each side, where there is room to overtake on your own side.",
    rule: "marking-centre-line-solid-white",
    also: ["marking-centre-line-yellow", "position-over-centre-overtaking"],
  },
  {
    id: 35,
    question:
      "To reach a petrol station on the left, you should stay near the centre of the road until you turn, so that cars behind can pass on your left.",
    answer: false,
    explanation:
      "You move as far as possible to the left edge in advance and drive slowly. Then no bicycle or motorcycle fits between your car and the edge.",
    rule: "position-leave-road-left",
  },
  {
    id: 36,
    question:
      "When a tyre bursts at speed, you should hold the steering wheel firmly, keep the car straight and press the brake pedal once as hard as you can.",
    answer: false,
    explanation:
      "Hard braking pulls the car to one side. You hold the wheel firmly, keep straight and slow down by a low gear and light, repeated braking.",
    rule: "vehicle-tyre-burst",
  },
  {
    id: 37,
    question:
      "The law against road rage, that is, against obstructing other vehicles on purpose, protects the rider of a bicycle in the same way as the driver of a car.",
    answer: true,
    explanation:
      "A bicycle is a vehicle too. The rule against road rage protects every vehicle, and those on two wheels are in the greatest danger.",
    rule: "nature-road-rage-protects-every-vehicle",
  },
  {
    id: 38,
    question:
      "A rider walks and pushes a motorcycle with a sidecar, whose engine is off. In the sense of the law this rider is a pedestrian.",
    answer: false,
    explanation:
      "Whoever walks and pushes a motorcycle with the engine off counts as a pedestrian, but not if it has a sidecar or tows something. Such a machine takes up too much room.",
    rule: "pedestrian-pushing-two-wheeler",
  },
  {
    id: 39,
    question:
      "In an accident that you cause, compulsory insurance pays only for people: your injured passenger is covered, in contrast to the damage to the car that you hit.",
    answer: true,
    explanation:
      "Compulsory insurance covers the death or injury of other people, your passengers included. Damage to cars and other property needs optional insurance.",
    rule: "accident-cali-only-injury-to-others",
  },
  {
    id: 40,
    question:
      "On a long downhill that is straight and empty, you should switch the engine off to save fuel, since the car rolls by itself.",
    answer: false,
    explanation:
      "Without the engine there is no engine brake, and the help for brakes and steering fails. You must never switch it off while the car rolls downhill.",
    rule: "nature-eco-no-engine-off-downhill",
  },
  {
    id: 41,
    question:
      "In an accident the driver of a truck is hurt so badly that he cannot call the police. Another member of the crew must then make the report.",
    answer: true,
    explanation:
      "The police have to hear of the accident at once. If the driver is dead or hurt and cannot report, the duty passes to the other members of the crew.",
    rule: "accident-duties",
  },
  {
    id: 42,
    question:
      "The slow car ahead has signalled that it is about to change course to the right. If you are clearly faster and no oncoming car is near, it is right to begin overtaking at once.",
    answer: false,
    explanation:
      "Both cars would want the same space at the same time. While the vehicle ahead is about to turn right or to change course to the right, you must not begin to overtake.",
    rule: "overtaking-not-when-ahead-moves-right",
  },
  {
    id: 43,
    question:
      "You have just crossed a level crossing. Within 10 m beyond it, you must not stop to let a passenger get out.",
    answer: true,
    explanation:
      "The ban holds for 10 m before the crossing and for 10 m after it. A standing car there could force others to stop on the tracks.",
    rule: "parking-no-stopping-level-crossing-10m",
  },
  {
    id: 44,
    picture: "327-10",
    question:
      "The sign in the picture is more than a warning of what lies ahead: it orders every vehicle to go round the roundabout clockwise.",
    answer: true,
    explanation:
      "The blue disc with three arrows is a regulatory sign that orders the clockwise direction. The sign that only warns of a rotary ahead is a yellow diamond with black arrows.",
    rule: "sign-roundabout-clockwise",
    also: ["sign-rotary"],
  },
  {
    id: 45,
    question:
      "Arrows mark the lanes before an intersection. A moped that must turn right in two steps there need not move into the lane for turning right.",
    answer: true,
    explanation:
      "The two-step right turn begins at the left edge. So the duty to use the lane of your direction does not bind mopeds that must turn right in two steps, nor light vehicles and e-scooters.",
    rule: "position-direction-lanes-exempt",
    also: ["position-direction-lanes"],
  },
  {
    id: 46,
    question:
      "At the exit of a roundabout, a pedestrian is about to cross in front of you on a crosswalk. The pedestrian must wait, because vehicles inside the roundabout have priority.",
    answer: false,
    explanation:
      "The priority inside a roundabout holds against vehicles that enter, not against pedestrians. At its crosswalks you must stop as at any other crosswalk.",
    rule: "intersection-roundabout-crosswalk-duty",
    also: ["pedestrian-crosswalk-stop"],
  },
  {
    id: 47,
    question:
      "You have turned at an intersection, but the direction lamp goes on flashing. It has to be switched off at once, since others may expect another turn.",
    answer: true,
    explanation:
      "A signal stays on until the turn is finished and then stops at once. A forgotten signal makes others wait for a turn that does not come.",
    rule: "driver-signal-until-finished",
  },
  {
    id: 48,
    question:
      "If a car hits a wall or a tree at double the speed, the impact is twice as strong: the force grows in proportion to the speed.",
    answer: false,
    explanation:
      "The force of an impact grows with the square of the speed. At double speed it is 4 times as great, so small differences in speed matter much.",
    rule: "nature-impact-square",
  },
  {
    id: 49,
    question:
      "A head-on crash threatens. You should sound the horn, brake, go as far left as possible and leave the road if the side is not dangerous.",
    answer: true,
    explanation:
      "A head-on crash is far worse than a drive into a field. If the side is not dangerous, you leave the road without hesitating.",
    rule: "vehicle-head-on-crash-threatens",
  },
  {
    id: 50,
    question:
      "An amount of alcohol that is too small to be punished is also too small to affect a driver's judgement and reaction.",
    answer: false,
    explanation:
      "Judgement suffers from small amounts, long before a driver notices it. That is why driving with any amount of alcohol is forbidden.",
    rule: "alcohol-small-amounts-impair",
    also: ["alcohol-any-amount-banned"],
  },
  {
    id: 51,
    question:
      "You may have your car inspected 2 months before its certificate expires; by going early you lose no day of validity.",
    answer: true,
    explanation:
      "From 2 months before the expiry the new time is counted as if you had come on the last day. This spreads the work of the inspection places.",
    rule: "vehicle-inspection-2-months-before",
  },
  {
    id: 52,
    picture: "m201-2",
    question:
      "At the intersection in the picture, pedestrians may cross diagonally. Without such a marking or a sign for it, they must not do so.",
    answer: true,
    explanation:
      "The striped bands through the middle are the diagonal crossing marking. Where no sign or marking allows it, pedestrians must not cross an intersection diagonally.",
    rule: "marking-diagonal-crossing",
    also: ["marking-no-diagonal-crossing"],
  },
  {
    id: 53,
    question:
      "In strong wind you should slow down and be ready for gusts on a bridge, at the end of a cutting or where you come out of a tunnel.",
    answer: true,
    explanation:
      "In these places the shelter ends suddenly, and a gust can push the car aside. At a lower speed you are pushed less far.",
    rule: "nature-wind",
  },
  {
    id: 54,
    question:
      "Where parking is forbidden, you may leave your car for two or three minutes if the hazard lamps make it easy for others to see.",
    answer: false,
    explanation:
      "Hazard lamps make the car visible, but it still stands in the way. They do not make forbidden parking legal, not even for a short time.",
    rule: "parking-hazard-lamps-do-not-permit",
  },
  {
    id: 55,
    question:
      "Before you set off, you should switch your phone off or put it into drive mode, so that no call or message takes your mind off the road.",
    answer: true,
    explanation:
      "A ringing phone tempts you to look or to reach for it. You should switch it off or set it to drive mode before you start.",
    rule: "phone-off-before-driving",
  },
  {
    id: 56,
    question:
      "A board warns of a wrong-way vehicle on the expressway. You should slow down and move to the overtaking lane, from which you can see farther ahead.",
    answer: false,
    explanation:
      "A wrong-way driver often takes the overtaking lane for the left lane of an ordinary road. You keep out of it, slow down and keep a long distance.",
    rule: "expressway-wrong-way-warning",
  },
  {
    id: 57,
    question:
      "A motorcycle beside your car can be missing from all your mirrors, because it is small and is easily hidden in a blind spot.",
    answer: true,
    explanation:
      "Mirrors leave blind spots, and a motorcycle fits wholly into one. So you also turn your head before you move sideways.",
    rule: "motorcycle-in-blind-spot",
    also: ["nature-blind-spots"],
  },
  {
    id: 58,
    question:
      "Away from an intersection, an officer's hand signal stops you. There is no stop line, no crosswalk, no bicycle crossing and no level crossing. Your stopping position is 1 m before the officer.",
    answer: true,
    explanation:
      "With nothing on the road to mark the place, the officer is the mark: the stopping position is 1 m before the officer.",
    rule: "signal-stopping-position-officer",
  },
  {
    id: 59,
    question:
      "On a dry road at 40 km/h, a car covers about 22 m from the moment when the driver sees a danger until it has stopped.",
    answer: true,
    explanation:
      "The stopping distance is the reaction distance plus the braking distance. On a dry road it is about 9 m at 20 km/h, but already about 22 m at 40 km/h: at double the speed the distance is more than double.",
    rule: "speed-stopping-distance-table",
    also: ["speed-stopping-distance-sum"],
  },
  {
    id: 60,
    question:
      "Another car follows you closely. You must not brake suddenly unless this is needed to avoid a crash, since its driver may be unable to stop in time.",
    answer: true,
    explanation:
      "A car that is too close runs into you when you brake hard. So you brake in several steps and early, so that its driver notices in time.",
    rule: "hazard-no-sudden-braking-when-followed",
    also: ["hazard-brake-in-several-steps"],
  },
  {
    id: 61,
    question:
      "Fade means that heat makes bubbles in the brake fluid, and the pressure of the pedal does not reach the brakes.",
    answer: false,
    explanation:
      "That is vapour lock. Fade means that the brakes themselves overheat by overuse, for example on a long downhill, and no longer grip well.",
    rule: "nature-fade",
    also: ["nature-vapour-lock"],
  },
  {
    id: 62,
    question:
      "If you neglect to check the fuel before you set off and your car then runs out of it on an expressway main lane, you commit an offence.",
    answer: true,
    explanation:
      "A car that stands on a main lane is a deadly obstacle. A driver who neglects to check fuel, coolant or oil and can no longer go on for that reason commits an offence.",
    rule: "expressway-out-of-fuel-offence",
  },
  {
    id: 63,
    picture: "sg-red-arrow-straight",
    question:
      "At the signal in the picture, a cyclist who wants to turn right in two steps must not go on; the arrow is for vehicles that go straight on.",
    answer: false,
    explanation:
      "Bicycles turn right in two steps. The first step, straight on to the far corner, counts as going straight on, so the green arrow allows it.",
    rule: "signal-straight-arrow-two-step",
    also: ["signal-two-step-e-scooter"],
  },
  {
    id: 64,
    question:
      "The load of a motorcycle may weigh up to 60 kg and stick out up to 0.3 m beyond each side of the carrier.",
    answer: false,
    explanation:
      "To the sides only 0.15 m are allowed, because a wide load spoils the balance and hits others. The 0.3 m are for the front or the rear.",
    rule: "load-motorcycle",
  },
  {
    id: 65,
    question:
      "You want to overtake a truck on a two-way road, and an oncoming car is so close that it would be hindered. You may begin if its driver can still slow down in time.",
    answer: false,
    explanation:
      "It is not the oncoming driver's task to make your overtaking possible. A car that has to slow down for you is hindered, so you must not begin when it is that close.",
    rule: "overtaking-not-when-oncoming-close",
  },
  {
    id: 66,
    question:
      "The police must not stop a car on the road to inspect it when it seems to be defective, because this is the task of the inspection place.",
    answer: false,
    explanation:
      "A defective car is a danger to everybody, so the police do not wait for the next inspection: they may stop the car, inspect it and forbid its use.",
    rule: "vehicle-police-may-inspect",
  },
  {
    id: 67,
    question:
      "On the main lane of a national expressway with separated directions, a jam slows you far below 50 km/h. This is no offence.",
    answer: true,
    explanation:
      "The minimum of 50 km/h does not hold in a jam, where it is needed to prevent danger, or where the law requires less.",
    rule: "expressway-below-minimum-in-a-jam",
    also: ["speed-expressway-minimum-50"],
  },
  {
    id: 68,
    question:
      "When you meet an oncoming car on a narrow street, you should watch the people who walk or cycle at the side as well as this car.",
    answer: true,
    explanation:
      "Drivers who look only at the gap to the other car miss people at the edge, who may step or swerve out just then.",
    rule: "nature-meeting-watch-people",
  },
  {
    id: 69,
    question:
      "By law, the lights of a car have to be on as soon as dusk begins, even before sunset, because others must be able to see the car.",
    answer: false,
    explanation:
      "Lights also make you visible, so you should switch them on early at dusk. Before sunset, however, this is advice: the legal duty at night starts at sunset.",
    rule: "light-on-early-at-dusk",
  },
  {
    id: 70,
    question:
      "A moped is slow. For its rider, a work safety helmet with a fastened strap is therefore enough, while on a motorcycle a riding helmet has to be worn.",
    answer: false,
    explanation:
      "A work helmet is not built for a fall at speed. On a moped as on a motorcycle only a riding helmet that meets the official standard counts.",
    rule: "helmet-must-be-riding-helmet",
    also: ["moped-helmet", "helmet-motorcycle-rider"],
  },
  {
    id: 71,
    question:
      "A person of 16 needs no licence for a specified small moped (e-scooter), but it must not be used on the road without compulsory automobile liability insurance.",
    answer: true,
    explanation:
      "This insurance is required for e-scooters as well as for cars, motorcycles and mopeds. An e-scooter, too, can injure others, and the victims have to be paid.",
    rule: "accident-cali-compulsory",
    also: ["escooter-age-16-no-licence"],
  },
  {
    id: 72,
    question:
      "A fire-fighting vehicle on duty that is not an emergency car comes up behind you far away from an intersection. You must move to the left side and stop temporarily.",
    answer: false,
    explanation:
      "Keeping clear and stopping temporarily is the duty at or near an intersection. Elsewhere it is enough not to hinder such a vehicle.",
    rule: "position-fire-fighting-vehicle",
  },
  {
    id: 73,
    question:
      "On a motorcycle, you should not shift from a high gear to a low one in a single jump, because the rear wheel may lock.",
    answer: true,
    explanation:
      "The engine then brakes the rear wheel so suddenly that it can lock and slide. You shift down gear by gear.",
    rule: "vehicle-motorcycle-no-jump-to-low-gear",
  },
  {
    id: 74,
    picture: "310-2",
    question:
      "Where the sign in the picture stands, you must not carry a passenger on a motorcycle without a sidecar, however long you have held a motorcycle licence.",
    answer: true,
    explanation:
      "The sign forbids riding with a passenger on that road, whatever the rider's experience. Only motorcycles with a sidecar are excepted.",
    rule: "sign-no-two-up",
  },
  {
    id: 75,
    question:
      "A motor-vehicle-only road has no posted limit. As it counts as an expressway in the driving rules, the statutory maximum speed of a car there is 100 km/h.",
    answer: false,
    explanation:
      "It does count as an expressway in the driving rules, but its statutory limit is 60 km/h. The 100 km/h are for the main lanes of national expressways whose directions are separated.",
    rule: "speed-motor-vehicle-only-road-60",
    also: ["speed-expressway-100", "expressway-two-kinds"],
  },
  {
    id: 76,
    question:
      "At night you park on an ordinary road 5.5 m wide. You may leave the car unlit if a night-type warning triangle stands behind it.",
    answer: true,
    explanation:
      "On a road 5.5 m wide or more the hazard, tail or parking lamps must be on at night. Except on expressways, this is not needed if a night-type triangle stands behind the car or the place is well lit.",
    rule: "parking-night-lights",
  },
  {
    id: 77,
    question:
      "An earthquake alert comes while you drive. You should switch on the hazard lamps and slow down gently, because the drivers behind may not have heard it.",
    answer: true,
    explanation:
      "Hard braking would surprise the cars behind. Hazard lamps warn them, and a gentle slowdown gives them time.",
    rule: "accident-earthquake-alert",
  },
  {
    id: 78,
    question:
      "An employer who uses vehicles must not order a driver to speed. An order to go on driving while overworked is outside this ban, as the driver alone knows how tired he is.",
    answer: false,
    explanation:
      "Pressure from above leads drivers into danger. The user of a vehicle, such as an employer, must not order or allow speeding, overloading, overwork, drink-driving or unlicensed driving.",
    rule: "licence-user-must-not-order",
  },
  {
    id: 79,
    question:
      "People ahead look as if they might step onto the road. After warning them with the horn in good time, you may keep your speed.",
    answer: false,
    explanation:
      "People may not hear the horn, or may misread it. You should not keep your speed in the belief that it will make others stop.",
    rule: "hazard-horn-is-no-substitute",
  },
  {
    id: 80,
    question:
      "You overtake a car with the deaf-driver mark. You must not cut in so closely that it cannot keep the necessary distance, unless this is unavoidable to prevent danger.",
    answer: true,
    explanation:
      "Overtaking the car is not banned as such, but its driver needs room and time. Cutting in closely is allowed only where it cannot be avoided to prevent danger.",
    rule: "mark-others-no-cutting-in",
    also: ["mark-others-overtaking-allowed"],
  },
  {
    id: 81,
    question:
      "The climbing lane of an expressway is meant for trucks and buses. A passenger car that climbs slowly should stay in the lane to its right.",
    answer: false,
    explanation:
      "The climbing lane is for slow vehicles of every kind, cars included. If they use it, the others can pass safely on the right.",
    rule: "expressway-climbing-lane-for-slow-vehicles",
    also: ["sign-climbing-lane"],
  },
  {
    id: 82,
    question:
      "Works force your car onto the tram track, and a tram comes up from behind. As the works allow you to be there, the tram must wait behind you until you have passed them.",
    answer: false,
    explanation:
      "Works allow you to use the track, but they give you no priority on it. You leave the track promptly or keep the necessary distance, so that the tram is not hindered.",
    rule: "position-tram-track-tram-behind",
    also: ["position-tram-track-allowed"],
  },
  {
    id: 83,
    picture: "m115",
    question:
      "The marking in the picture, a white ring with a slanting line over a yellow figure, means that the speed limit of this figure ends here.",
    answer: true,
    explanation:
      "A slanting line through a ring stands for an end, as if something were crossed out. The regulation of the number or arrow shown with this marking ends at that place.",
    rule: "marking-end",
  },
  {
    id: 84,
    question:
      "Behind another car, your gap need not be longer than your reaction distance, for the car ahead needs a braking distance just as you do.",
    answer: false,
    explanation:
      "The car ahead may stop much faster than usual, for example in a crash. So a safe gap is at least your whole stopping distance; the reaction distance is not enough.",
    rule: "speed-gap-at-least-stopping-distance",
  },
  {
    id: 85,
    question:
      "You wait one minute for a passenger who is still on the way, and you stay at the wheel with the engine running. In the sense of the law your car is parked.",
    answer: true,
    explanation:
      "Waiting for a person is parking from the first moment, even if the driver stays in the car. Stopping would be to let a friend get in who is already there.",
    rule: "parking-waiting-is-parking",
  },
  {
    id: 86,
    question:
      "The cars ahead of you have stopped in a queue. You must not drive onto a bicycle crossing if you might have to stop on it, even if no bicycle is near.",
    answer: true,
    explanation:
      "A car that stands on the crossing forces cyclists out into the traffic. You stay before a crosswalk or bicycle crossing until there is room beyond it.",
    rule: "position-do-not-block-crossing",
  },
  {
    id: 87,
    question:
      "Instruction signs forbid or order a certain action, while regulatory signs show places where something is allowed or where special care is needed.",
    answer: false,
    explanation:
      "It is the other way round. Regulatory signs forbid or order an action; instruction signs show places where something is allowed or where special care is needed, such as a crosswalk.",
    rule: "sign-instruction-kind",
    also: ["sign-regulatory-kind"],
  },
  {
    id: 88,
    question:
      "When a large vehicle starts off with its wheel turned, its front swings out, while its rear follows in line without swinging out.",
    answer: false,
    explanation:
      "When the vehicle starts off like this, both its front and its rear swing out. A cyclist beside the rear can be hit as well.",
    rule: "nature-large-vehicle-swing-at-start",
  },
  {
    id: 89,
    question:
      "You are in doubt whether an injured person breathes normally. You should then wait for the ambulance, as chest compressions may do harm.",
    answer: false,
    explanation:
      "Without blood flow the brain is damaged within minutes, which is far worse than a bruise. If in doubt, you begin chest compressions at once.",
    rule: "accident-compressions-when-in-doubt",
  },
  {
    id: 90,
    question:
      "Your car breaks down on a level crossing that has an emergency button. You should first try to push the car off, and press the button if this fails.",
    answer: false,
    explanation:
      "A train needs a very long way to stop, so the first thing is the emergency button. Then you get passengers out and try to move the vehicle.",
    rule: "level-crossing-breakdown-how",
  },
] as const satisfies readonly TrueFalseQuestion[];
