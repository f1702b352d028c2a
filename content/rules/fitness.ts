import type { Rules } from "./schema";

/** Alcohol, health and the use of phones. */
export const fitness = {
  "alcohol-any-amount-banned": {
    rule: "Nobody may drive a vehicle with alcohol in the body, not even with a very small amount.",
    basis: ["RTA 65(1)"],
    checked: "2026-11-21",
  },
  "alcohol-influence-threshold": {
    rule: "Driving under the influence of alcohol is punished from 0.15 mg to under 0.5 mg of alcohol in 1 litre of breath. In blood it is from 0.3 mg (0.03 %) to under 1.0 mg in 1 ml. If the alcohol may make normal driving impossible, it is drunk driving instead. Driving with less than these amounts is banned as well.",
    basis: ["RTA 65(1)", "RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "alcohol-influence-threshold-breath": {
    rule: "Driving under the influence of alcohol is punished from 0.15 mg to under 0.5 mg of alcohol in 1 litre of breath. From 0.5 mg it is drunk driving.",
    basis: ["RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "alcohol-influence-threshold-blood": {
    rule: "Driving under the influence of alcohol is punished from 0.3 mg (0.03 %) to under 1.0 mg of alcohol in 1 ml of blood. From 1.0 mg it is drunk driving.",
    basis: ["RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "alcohol-drunk-driving-figure": {
    rule: "Drunk driving means driving with 0.5 mg or more of alcohol in 1 litre of breath. In blood it is 1.0 mg or more in 1 ml. Driving with any amount of alcohol that may make normal driving impossible is drunk driving, too.",
    basis: ["RTA 117-2(1)(i)"],
    checked: "2026-11-21",
    changed: "2026-07-21",
  },
  "alcohol-penalty-drunk": {
    rule: "Drunk driving is punished with up to 5 years in prison or a fine of up to 1,000,000 yen.",
    basis: ["RTA 117-2(1)(i)"],
    checked: "2026-11-21",
  },
  "alcohol-penalty-influence": {
    rule: "Driving under the influence means 0.15 mg to under 0.5 mg of alcohol in 1 litre of breath, while you can still drive normally. The penalty is up to 3 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 117-2-2(1)(iii)", "RTO 44-3"],
    checked: "2026-11-21",
  },
  "alcohol-no-lending": {
    rule: "Nobody may provide a vehicle to a person who has alcohol in the body and may drive it.",
    basis: ["RTA 65(2)"],
    checked: "2026-11-21",
  },
  "alcohol-lending-penalty": {
    rule: "If you provide a vehicle to someone who then drives it drunk or under the influence of alcohol, you are punished. Your maximum penalty is the same as that driver's.",
    basis: ["RTA 65(2)", "RTA 117-2(1)(ii)", "RTA 117-2-2(1)(iv)"],
    checked: "2026-11-21",
  },
  "alcohol-no-serving-to-drivers": {
    rule: "Nobody may serve alcohol to a person who may then drive, or urge that person to drink.",
    basis: ["RTA 65(3)"],
    checked: "2026-11-21",
  },
  "alcohol-no-riding-by-request": {
    rule: "If you know that a driver has alcohol in the body, you must not ask for a ride and ride in the car. Passengers of buses and taxis are an exception.",
    basis: ["RTA 65(4)", "RTO 26-2"],
    checked: "2026-11-21",
  },
  "alcohol-serving-penalty": {
    rule: "A person who serves alcohol to someone who then drives is punished. If the driver is drunk, the penalty is up to 3 years in prison or a fine of up to 500,000 yen. If the driver is under the influence, it is up to 2 years or 300,000 yen.",
    basis: ["RTA 117-2-2(1)(v)", "RTA 117-3-2(ii)"],
    checked: "2026-11-21",
  },
  "alcohol-riding-penalty": {
    rule: "A passenger who asked for a ride and knew that the driver had alcohol in the body is punished. If the passenger knew that the driver was drunk, the penalty is up to 3 years in prison or a fine of up to 500,000 yen. Otherwise, if the driver was drunk or under the influence, it is up to 2 years or 300,000 yen.",
    basis: ["RTA 65(4)", "RTA 117-2-2(1)(vi)", "RTA 117-3-2(iii)"],
    checked: "2026-11-21",
  },
  "alcohol-breath-test-refusal": {
    rule: "A person who refuses or obstructs the breath test of the police is punished. The penalty is up to 3 months in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 67(3)", "RTA 118-2"],
    checked: "2026-11-21",
  },
  "alcohol-points-13": {
    rule: "Driving with 0.15 mg or more but less than 0.25 mg of alcohol in 1 litre of breath carries 13 points. This means a 90-day suspension of the licence, even without an earlier sanction.",
    basis: ["RTA 103", "RTO 38", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "alcohol-points-25": {
    rule: "Driving under the influence carries 25 points if there is 0.25 mg or more but less than 0.5 mg of alcohol in 1 litre of breath. This means that you lose the licence for at least 2 years (revocation).",
    basis: ["RTA 103", "RTO 38", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "alcohol-points-35-drunk": {
    rule: "Drunk driving carries 35 points. This means that you lose the licence for at least 3 years (revocation).",
    basis: ["RTA 103", "RTO 38", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "alcohol-next-morning": {
    rule: "Sleep does not clear alcohol quickly, so it may still be in your body the next morning. You must not drive as long as it is there.",
    basis: ["KYO 4-1-4"],
    checked: "2026-11-21",
  },
  "alcohol-designated-driver-service": {
    rule: "After drinking, you should use a taxi, a designated-driver service or a driver who has drunk no alcohol.",
    basis: ["RTA 65(1)", "KYO 4-1-4"],
    checked: "2026-11-21",
  },
  "health-unfit-must-not-drive": {
    rule: "You must not drive when overwork, illness, drugs or another cause may make normal driving impossible.",
    basis: ["RTA 66"],
    checked: "2026-11-21",
  },
  "health-medicine-causing-drowsiness": {
    rule: "You must not drive when a medicine makes you so drowsy that normal driving may be impossible. Medicines for a cold or hay fever can do this.",
    basis: ["RTA 66", "KYO 4-1-3"],
    checked: "2026-11-21",
  },
  "health-drug-driving-penalty": {
    rule: "Driving is punished when narcotics, cannabis, stimulants or thinner may make normal driving impossible. The penalty is up to 5 years in prison or a fine of up to 1,000,000 yen.",
    basis: ["RTA 66", "RTA 117-2(1)(iii)"],
    checked: "2026-11-21",
  },
  "health-overwork-driving-penalty": {
    rule: "Driving is punished when overwork or illness may make normal driving impossible. The penalty is up to 3 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 66", "RTA 117-2-2(1)(vii)"],
    checked: "2026-11-21",
  },
  "health-rest-every-2-hours": {
    rule: "On a long drive you should take a rest at least about every 2 hours.",
    basis: ["KYO 4-1-2"],
    checked: "2026-11-21",
  },
  "health-sleepy-stop-and-rest": {
    rule: "When you feel even slightly sleepy while driving, you should stop in a safe place. Rest before you go on.",
    basis: ["KYO 4-1-3", "KYO 6-3-1(5)"],
    checked: "2026-11-21",
  },
  "health-clothing-and-shoes": {
    rule: "You should not drive in clothes that get in the way of your movements, or in sandals or wooden clogs. Many prefectures forbid such footwear by rule.",
    basis: ["KYO 5-1-2"],
    checked: "2026-11-21",
  },
  "health-seat-position": {
    rule: "You should sit well back in the seat. Set it so that your knee is still slightly bent when you press the pedal fully.",
    basis: ["KYO 5-1-2"],
    checked: "2026-11-21",
  },
  "health-hands-on-wheel": {
    rule: "You should hold the steering wheel with both hands. Put them at about a quarter past nine or ten past ten on a clock face.",
    basis: ["KYO 5-1-2"],
    checked: "2026-11-21",
  },
  "health-fatigue-shows-in-the-eyes": {
    rule: "When driving makes you tired, it shows first in the eyes.",
    basis: ["KYO 4-5-1"],
    checked: "2026-11-21",
  },
  "health-do-not-fix-the-gaze": {
    rule: "While driving, you should not fix your eyes on one point. Look far ahead and over a wide area.",
    basis: ["KYO 4-5-1"],
    checked: "2026-11-21",
  },
  "phone-no-handheld-call": {
    rule: "While the vehicle is moving, you must not make or take a call with a phone in your hand. The exception is a call that the law allows, to rescue the injured or keep public safety.",
    basis: ["RTA 71(v-5)"],
    checked: "2026-11-21",
  },
  "phone-no-gazing-at-screen": {
    rule: "While the vehicle is moving, you must not gaze at the picture on a screen. This goes for a phone, a navigation system and a television.",
    basis: ["RTA 71(v-5)"],
    checked: "2026-11-21",
  },
  "phone-mounted-screen-too": {
    rule: "While the vehicle is moving, the ban on gazing at a screen covers a screen held in the hand. It also covers a screen fixed in the car.",
    basis: ["RTA 71(v-5)"],
    checked: "2026-11-21",
  },
  "phone-allowed-when-stopped": {
    rule: "The ban on hand-held calls and on gazing at a screen does not apply while the vehicle is stopped.",
    basis: ["RTA 71(v-5)"],
    checked: "2026-11-21",
  },
  "phone-rescue-exception": {
    rule: "While driving, you may call with a hand-held phone only in one case. The call has to be urgent, with no other way to rescue the injured or keep public safety.",
    basis: ["RTA 71(v-5)"],
    checked: "2026-11-21",
  },
  "phone-holding-penalty": {
    rule: "Calling with a device in the hand, or gazing at one, while driving is punished. The penalty is up to 6 months in prison or a fine of up to 100,000 yen.",
    basis: ["RTA 71(v-5)", "RTA 118(1)(iv)"],
    checked: "2026-11-21",
  },
  "phone-holding-points": {
    rule: "Calling with a device in the hand, or gazing at one, while driving carries 3 points. The penalty payment for an ordinary car is 18,000 yen.",
    basis: ["RTA 71(v-5)", "RTO annex 2", "RTO annex 6"],
    checked: "2026-11-21",
  },
  "phone-danger-penalty": {
    rule: "Causing danger in traffic by a hand-held call or by gazing at a screen is punished. The penalty is up to 1 year in prison or a fine of up to 300,000 yen. You get 6 points, which means suspension of the licence. A penalty payment cannot settle the case.",
    basis: ["RTA 71(v-5)", "RTA 117-4(1)(ii)", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "phone-hands-free": {
    rule: "National law does not ban a hands-free call, but it distracts from driving.",
    basis: ["KYO 5-1-2(4)"],
    checked: "2026-11-21",
  },
  "phone-off-before-driving": {
    rule: "You should switch the phone off or set it to drive mode before you start driving.",
    basis: ["KYO 5-1-2(4)"],
    checked: "2026-11-21",
  },
  "health-worries-and-anger": {
    rule: "When you are worried or angry or have a headache, you should not drive. Drive only after you have recovered.",
    basis: ["KYO 4-1-3"],
    checked: "2026-11-21",
  },
  "health-illnesses-and-the-licence": {
    rule: "Certain illnesses make driving unsafe, such as epilepsy, fainting, low blood sugar, dementia or sleep disorders. They can lead to refusal, suspension or revocation of a licence.",
    basis: ["RTA 90(1)", "RTA 103(1)"],
    checked: "2026-11-21",
  },
  "health-head-restraint": {
    rule: "The centre of the head restraint should be as high as the ears.",
    basis: ["KYO 5-1-2"],
    checked: "2026-11-21",
  },
  "alcohol-small-amounts-impair": {
    rule: "Even small amounts of alcohol make you drive worse.",
    basis: ["KYO 4-1-4"],
    checked: "2026-11-21",
  },
  "alcohol-all-motor-vehicles": {
    rule: "The alcohol rules for cars also apply to riders of e-scooters, mopeds and motorcycles.",
    basis: ["RTA 65"],
    checked: "2026-11-21",
  },
  "alcohol-employer": {
    rule: "If a user of the vehicle, such as an employer, orders or allows drink-driving, the user is punished like the driver.",
    basis: ["RTA 75(1)(iii)", "RTA 117-2(2)(i)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
