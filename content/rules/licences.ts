import type { Rules } from "./schema";

/** Kinds of licences, age and fitness, marks, points and renewal. */
export const licences = {
  "licence-three-kinds": {
    rule: "There are three kinds of licence: class 1, class 2 (for carrying passengers for hire) and provisional.",
    basis: ["RTA 84(2)"],
    checked: "2026-11-21",
  },
  "licence-class-2-for-hire": {
    rule: "To drive a bus or taxi with passengers for hire, you need a class 2 licence.",
    basis: ["RTA 86(1)"],
    checked: "2026-11-21",
  },
  "licence-class-1-empty-bus-or-taxi": {
    rule: "To drive a bus or taxi empty, for example to deliver it, a class 1 licence for that class of vehicle is enough.",
    basis: ["RTA 85(1)", "RTA 86(1)"],
    checked: "2026-11-21",
  },
  "licence-ordinary-vehicle-limits": {
    rule: "Under today's licence classes, an ordinary car has a gross weight of less than 3.5 t. Its maximum payload is less than 2 t, and its riding capacity is 10 persons or fewer.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-semi-medium-vehicle-limits": {
    rule: "A semi-medium vehicle has a gross weight of 3.5 t or more but less than 7.5 t. Or it has a maximum payload of 2 t or more but less than 4.5 t. It reaches none of the limits of a higher class.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-medium-vehicle-limits": {
    rule: "A medium vehicle has one of three things. Its gross weight is 7.5 t or more but less than 11 t. Or its maximum payload is 4.5 t or more but less than 6.5 t. Or its riding capacity is 11 to 29 persons. It reaches none of the limits of a large vehicle.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-large-vehicle-limits": {
    rule: "A large vehicle has a gross weight of 11 t or more or a maximum payload of 6.5 t or more. Or it has a riding capacity of 30 persons or more.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-one-exceeded-limit-decides": {
    rule: "The class of a four-wheeled vehicle depends on its gross weight, its payload and its riding capacity. If only one of them exceeds the limit, the vehicle moves to the higher class.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-ordinary-covers": {
    rule: "With an ordinary car licence you may also drive small special vehicles and general mopeds.",
    basis: ["RTA 85(2)"],
    checked: "2026-11-21",
  },
  "licence-ordinary-not-motorcycles": {
    rule: "An ordinary car licence does not allow you to ride a motorcycle.",
    basis: ["RTA 85(1)", "RTA 85(2)"],
    checked: "2026-11-21",
  },
  "licence-large-motorcycle": {
    rule: "A motorcycle of more than 400 cc, or of more than 20 kW rated output, is a large motorcycle. The others above a moped are ordinary motorcycles.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-towing-over-750kg": {
    rule: "To tow a trailer with a gross weight of more than 750 kg, you need a towing licence. You also need the licence for the towing vehicle.",
    basis: ["RTA 85(3)", "KYO 4-2-3"],
    checked: "2026-11-21",
  },
  "licence-towing-not-needed": {
    rule: "You need no towing licence to tow a trailer with a gross weight of 750 kg or less. You need none to tow a broken-down car by rope or crane.",
    basis: ["RTA 85(3)"],
    checked: "2026-11-21",
  },
  "licence-provisional-four-kinds": {
    rule: "There are four kinds of provisional licence: large, medium, semi-medium and ordinary. There is none for mopeds.",
    basis: ["RTA 84(5)", "KYO 4-2-1(3)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-class-not-covered": {
    rule: "Driving a class of vehicle that your licence does not cover is unlicensed driving.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-penalty": {
    rule: "Unlicensed driving carries 25 points. The penalty is up to 3 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-suspended-or-lapsed-is-unlicensed": {
    rule: "Driving while your licence is suspended or after it has lapsed is unlicensed driving.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-conditions-must-be-kept": {
    rule: "You must keep the conditions of your licence, such as wearing glasses or driving automatic cars only. If you break them, you are punished.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-at-only-no-manual-car": {
    rule: "If your licence is limited to automatic cars, you must not drive a manual car.",
    basis: ["RTA 91"],
    checked: "2026-11-21",
  },
  "licence-at-only-breach-not-unlicensed": {
    rule: "If you drive a manual car with a licence limited to automatic cars, you break a licence condition. It is not unlicensed driving.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-glasses-breach-not-unlicensed": {
    rule: "If you drive without the glasses that your licence requires, you break a licence condition. It is not unlicensed driving.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-carry-while-driving": {
    rule: "You must carry the licence for the vehicle while driving. It is either a licence card or a My Number Card with the licence recorded on it.",
    basis: ["RTA 95(1)", "RTA 95-2"],
    checked: "2026-11-21",
  },
  "licence-show-to-police": {
    rule: "You must show the licence when a police officer asks for it in certain cases, such as after a violation or an accident.",
    basis: ["RTA 67", "RTA 95(2)"],
    checked: "2026-11-21",
  },
  "licence-forgotten-not-unlicensed": {
    rule: "If you drive without having the licence with you, you break the duty to carry it. The fine is up to 20,000 yen. It is not unlicensed driving.",
    basis: ["RTA 95(1)", "RTA 121(1)"],
    checked: "2026-11-21",
  },
  "licence-lost-or-stolen": {
    rule: "If your licence card is lost, stolen or damaged, you may ask for a new one. Apply to the public safety commission of the place where you live. You must not drive while you have neither a licence card nor a My Number Card with the licence recorded on it.",
    basis: ["RTA 94(2)", "RTA 95(1)"],
    checked: "2026-11-21",
  },
  "licence-lost-and-found": {
    rule: "If you find your lost licence card after you got a new one, you must promptly return the old card to the public safety commission.",
    basis: ["RTA 107(1)"],
    checked: "2026-11-21",
  },
  "licence-age-18": {
    rule: "You can get a full licence for ordinary cars, semi-medium vehicles or large special vehicles from the age of 18.",
    basis: ["RTA 88(1)", "RTA 88(2)", "RTA 90(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-age-17-and-a-half": {
    rule: "You can get an ordinary or semi-medium provisional licence from the age of 17 years and 6 months.",
    basis: ["RTA 88(2)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-full-test-from-17-and-a-half": {
    rule: "You may take the tests for the full ordinary or semi-medium licence from the age of 17 years and 6 months. But you get the licence only at 18.",
    basis: ["RTA 96(1)", "RTA 90(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-age-medium": {
    rule: "For a medium licence you need to be 20 and to have held a car licence for 2 years in total. With special training, the age is 19 and the time 1 year.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
  },
  "licence-age-large": {
    rule: "For a large licence you need to be 21 and to have held a car licence for 3 years in total. With special training, the age is 19 and the time 1 year.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
  },
  "licence-large-from-19-with-training": {
    rule: "After special training, you may get a medium or large licence from the age of 19. You need to have held a car licence for 1 year in total.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "licence-age-16": {
    rule: "You can get a licence for mopeds, ordinary motorcycles or small special vehicles from the age of 16.",
    basis: ["RTA 88(1)"],
    checked: "2026-11-21",
  },
  "licence-age-large-motorcycle": {
    rule: "You can get a licence for large motorcycles from the age of 18.",
    basis: ["RTA 88(1)"],
    checked: "2026-11-21",
  },
  "licence-eyesight": {
    rule: "For an ordinary car licence, your eyesight must be 0.7 or more with both eyes and 0.3 or more with each eye. The same goes for the provisional licence. Glasses or contact lenses are allowed.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-eyesight-one-eye": {
    rule: "For an ordinary car licence, a person with less than 0.3 in one eye needs 0.7 or more in the other eye. That eye also needs a field of vision of 150 degrees or more.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-colours": {
    rule: "To get a licence you must be able to tell red, blue (the green of signals) and yellow apart.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-hearing": {
    rule: "For an ordinary car licence you must be able to hear a horn of 90 dB at 10 m. A hearing aid is allowed. Otherwise the licence can be given on conditions, such as a wide mirror.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-provisional-needed": {
    rule: "If you have no full licence for the car, you need a provisional licence to practise or to be tested on the road.",
    basis: ["RTA 87(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-six-months": {
    rule: "A provisional licence is valid for 6 months from the day of the aptitude test.",
    basis: ["RTA 87(6)"],
    checked: "2026-11-21",
  },
  "licence-provisional-ordinary-covers": {
    rule: "An ordinary provisional licence covers only ordinary cars. It does not cover mopeds, small special vehicles or semi-medium vehicles.",
    basis: ["RTA 87(2)", "RTA 85(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion": {
    rule: "When you practise with a provisional licence, a qualified person must sit in the seat beside you and guide the driving.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-3-years": {
    rule: "A holder of a class 1 licence may accompany a learner only on two conditions. The holder has held the licence for that vehicle for a total of 3 years or more (time of suspension not counted). And the licence is not suspended.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-class-2": {
    rule: "A holder of a class 2 licence for that vehicle may accompany a learner. The holder has to be 21 or older, and the licence is not suspended.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-list": {
    rule: "Three kinds of people may accompany a learner. The first holds a class 1 licence for that vehicle of 3 years or more in total. The second holds a class 2 licence for it and is aged 21 or over. Neither licence is suspended. The third is an instructor of a designated driving school.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-alone-penalty": {
    rule: "Practising without a qualified person beside you carries 12 points. The penalty is up to 6 months in prison or a fine of up to 100,000 yen.",
    basis: ["RTA 87(2)", "RTA 118(1)"],
    checked: "2026-11-21",
  },
  "licence-practice-plate-missing": {
    rule: "The penalty for practising without the practice plates is a fine of up to 50,000 yen.",
    basis: ["RTA 87(3)", "RTA 120(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-only-practice-or-test": {
    rule: "With a provisional licence you may drive only for practice or for tests, not for shopping or other trips.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-provisional-no-passengers-for-hire": {
    rule: "With a provisional licence you must not carry passengers for hire. You must not drive a customer's car for a designated-driver business either.",
    basis: ["RTA 87(4)", "RTA 87(5)"],
    checked: "2026-11-21",
  },
  "licence-practice-5-days-in-3-months": {
    rule: "If you do not come from a designated driving school, you must have practised on the road before the full licence test. You need 5 days or more within the last 3 months.",
    basis: ["RTA 96-2"],
    checked: "2026-11-21",
  },
  "licence-completion-certificate-3-months": {
    rule: "With the completion certificate of a designated driving school, you take no skill test on the course for the provisional licence. This holds for 3 months.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-graduation-certificate-1-year": {
    rule: "With the graduation certificate of a designated driving school, you take no skill test on the road for the full licence. This holds for 1 year from the day on which you passed the school's final driving test.",
    basis: ["RTA 97-2(1)(ii)"],
    checked: "2026-11-21",
  },
  "licence-provisional-ends-with-full": {
    rule: "An ordinary provisional licence ends when you get the full ordinary licence or a higher car licence.",
    basis: ["RTA 87(6)"],
    checked: "2026-11-21",
  },
  "licence-provisional-carry": {
    rule: "You must carry your provisional licence while practising.",
    basis: ["RTA 95(1)"],
    checked: "2026-11-21",
  },
  "mark-practice-plate": {
    rule: "When you practise with a provisional licence, the car must show the practice plate on the front and the rear. The plate must be 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 87(3)", "RTR 15-3"],
    checked: "2026-11-21",
  },
  "mark-practice-plate-look": {
    rule: "The practice plate is a white plate with the black writing 仮免許 練習中 (provisional licence, practising).",
    basis: ["RTA 87(3)", "RTR 16"],
    checked: "2026-11-21",
  },
  "mark-beginner-one-year": {
    rule: "This is about a driver who has held an ordinary or semi-medium licence for less than 1 year in total. The driver must show the beginner mark when driving that kind of car. Time of suspension does not count. The only exceptions are certain drivers with earlier experience.",
    basis: ["RTA 71-5(1)", "RTA 71-5(2)"],
    checked: "2026-11-21",
  },
  "mark-beginner-front-and-rear": {
    rule: "You must show the beginner mark on the front and the rear of the car, 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 71-5(2)", "RTR 9-6"],
    checked: "2026-11-21",
  },
  "mark-beginner-look": {
    rule: "The beginner mark has the shape of a leaf and is half yellow and half green.",
    basis: ["RTA 71-5(2)"],
    checked: "2026-11-21",
  },
  "mark-elderly-from-70": {
    rule: "At present, a driver aged 70 or over should try to show the elderly mark when age may affect driving. It is not compulsory, not even from the age of 75.",
    basis: ["RTA 71-5(3)", "RTA 71-5(4)", "RTA Suppl. 22"],
    checked: "2026-11-21",
  },
  "mark-deaf-compulsory": {
    rule: "If your licence carries a condition because of deafness, you must show the deaf-driver mark on the front and the rear of the car.",
    basis: ["RTA 71-6(1)", "RTA 71-6(2)"],
    checked: "2026-11-21",
  },
  "mark-deaf-look": {
    rule: "The deaf-driver mark shows a yellow butterfly on a green ground.",
    basis: ["RTA 71-6(2)"],
    checked: "2026-11-21",
  },
  "mark-disabled-should": {
    rule: "This is about a driver whose licence carries a condition because of a limb disability. The driver should try to show the disabled-driver mark when the disability may affect driving.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "mark-disabled-look": {
    rule: "The disabled-driver mark shows a white four-leaf clover on a blue ground.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "mark-others-no-squeezing": {
    rule: "You must not move sideways close to a moving car that shows the beginner, elderly, deaf, disabled or practice mark. The exception is when you cannot prevent a danger in another way.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-no-cutting-in": {
    rule: "You must not cut in ahead of a car with the beginner, elderly, deaf, disabled or practice mark so that it cannot keep the necessary distance. The exception is when you cannot prevent a danger in another way.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-overtaking-allowed": {
    rule: "The beginner, elderly, deaf, disabled or practice mark on a car does not by itself forbid you to overtake it.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-list": {
    rule: "Five marks protect a car from others that cut in or squeeze it at the side. They are the beginner, elderly, deaf and disabled marks and the practice plate.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "licence-points-3-years": {
    rule: "The points for violations of the last 3 years are added up. Only points that no longer count under the law are left out.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-points-suspension-30-days": {
    rule: "For a driver without an earlier sanction, 6 to 8 points mean a suspension of the licence for 30 days.",
    basis: ["RTA 103", "RTO 38"],
    checked: "2026-11-21",
  },
  "licence-points-suspension-60-days": {
    rule: "For a driver without an earlier sanction, 9 to 11 points mean a suspension of the licence for 60 days.",
    basis: ["RTA 103", "RTO 38"],
    checked: "2026-11-21",
  },
  "licence-points-suspension-90-days": {
    rule: "For a driver without an earlier sanction, 12 to 14 points mean a suspension of the licence for 90 days.",
    basis: ["RTA 103", "RTO 38"],
    checked: "2026-11-21",
  },
  "licence-points-revocation-15": {
    rule: "For a driver without an earlier sanction, 15 points or more mean revocation of the licence.",
    basis: ["RTA 103", "RTO 38"],
    checked: "2026-11-21",
  },
  "licence-points-speeding": {
    rule: "Speeding by less than 20 km/h carries 1 point. By 20 to under 25 km/h it carries 2 points. On an ordinary road, 25 to under 30 km/h carries 3 points, 30 to under 50 km/h carries 6 points, and 50 km/h or more carries 12 points.",
    basis: ["RTA 22", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-ticket-speeding": {
    rule: "This is the penalty payment for speeding with an ordinary car. Under 15 km/h over the limit it is 9,000 yen, and from 15 to under 20 km/h it is 12,000 yen. From 20 to under 25 km/h it is 15,000 yen, and from 25 to under 30 km/h it is 18,000 yen.",
    basis: ["RTO annex 6"],
    checked: "2026-11-21",
  },
  "licence-points-red-light": {
    rule: "Driving past a red signal carries 2 points. The penalty payment for an ordinary car is 9,000 yen.",
    basis: ["RTA 7", "RTO annex 2", "RTO annex 6"],
    checked: "2026-11-21",
  },
  "licence-points-stop-sign": {
    rule: "Not making a full stop at a stop sign carries 2 points. The penalty payment for an ordinary car is 7,000 yen.",
    basis: ["RTA 43", "RTO annex 2", "RTO annex 6"],
    checked: "2026-11-21",
  },
  "licence-points-one-clean-year": {
    rule: "After 1 year of holding the licence without a violation, your earlier points no longer count.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-points-minor-dropped": {
    rule: "A driver has 2 years without violation and then commits a violation of 3 points or less. If the driver now holds the licence for 3 months without another violation, its points no longer count.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-points-death": {
    rule: "An accident in which a person dies adds 20 points. If it was not wholly the driver's fault, it adds 13 points.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-points-hit-and-run": {
    rule: "If people are injured or dead in an accident, a driver who drives away without helping them gets 35 points for it.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-points-damage-only-leaving": {
    rule: "If you cause damage to property only and leave without preventing further danger, you get 5 additional points.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-beginner-period": {
    rule: "The beginner period is the first year of holding an ordinary or semi-medium licence, a motorcycle licence or a moped licence. Time of suspension does not count.",
    basis: ["RTA 100-2(1)"],
    checked: "2026-11-21",
  },
  "licence-beginner-course": {
    rule: "In the beginner period, violations that total 3 points or more lead to the beginner course. A single violation of 3 points alone does not, but after it a total of 4 points does.",
    basis: ["RTA 100-2(1)", "RTO 36"],
    checked: "2026-11-21",
  },
  "licence-beginner-single-3-points": {
    rule: "In the beginner period, a single 3-point violation alone does not lead to the beginner course.",
    basis: ["RTA 100-2(1)", "RTO 36"],
    checked: "2026-11-21",
  },
  "licence-beginner-retest": {
    rule: "A new driver who is called to the beginner course and does not take it has to take a re-test. The same goes for one who reaches the point standard again after the course within the beginner period.",
    basis: ["RTA 100-2(1)"],
    checked: "2026-11-21",
  },
  "licence-beginner-retest-failed": {
    rule: "A new driver who fails the re-test loses the licence (revocation). The same goes for a driver who has no good reason for not taking it.",
    basis: ["RTA 100-2", "RTA 104-2-2"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-no-prosecution": {
    rule: "If you pay the penalty of a blue ticket in time, you are not prosecuted for that violation.",
    basis: ["RTA 128", "RTA 129"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-7-days": {
    rule: "You can pay the penalty of a blue ticket provisionally within 7 days from the day after you received the ticket.",
    basis: ["RTA 129(1)"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-10-days": {
    rule: "You have to pay the penalty of a traffic violation within 10 days from the day after you received the formal notice.",
    basis: ["RTA 128(1)"],
    checked: "2026-11-21",
  },
  "licence-renewal-window": {
    rule: "You renew a licence in the year in which it expires, from 1 month before your birthday to 1 month after it.",
    basis: ["RTA 101(1)", "RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-validity-5th-birthday": {
    rule: "For good and general drivers under 70, a renewed licence is valid until 1 month after the fifth birthday that follows.",
    basis: ["RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-validity-age-70": {
    rule: "For good and general drivers aged 70, a renewed licence is valid until 1 month after the fourth birthday that follows.",
    basis: ["RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-validity-age-71": {
    rule: "For drivers aged 71 or over, a renewed licence is valid until 1 month after the third birthday that follows.",
    basis: ["RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-validity-violators-and-new": {
    rule: "For drivers classed as violators, a licence is valid until 1 month after the third birthday that follows. The same goes for drivers who have held a licence for less than 5 years.",
    basis: ["RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-good-driver": {
    rule: "A good driver gets a gold licence. This driver has held a licence for 5 years or more without a break and has had no violation for 5 years.",
    basis: ["RTA 95-6", "RTO 33-7"],
    checked: "2026-11-21",
  },
  "licence-elderly-course-70": {
    rule: "If you are 70 or over on the last day of the renewal period, you must take the elderly course before you renew the licence.",
    basis: ["RTA 101-4(1)"],
    checked: "2026-11-21",
  },
  "licence-cognitive-test-75": {
    rule: "If you are 75 or over on the last day of the renewal period, you must also take a cognitive test before you renew the licence.",
    basis: ["RTA 101-4(2)"],
    checked: "2026-11-21",
  },
  "licence-driving-skills-test-75": {
    rule: "If you are 75 or over on the last day of the renewal period and have committed certain violations, you need one more test. You must take and pass a driving-skills test before you renew a car licence.",
    basis: ["RTA 101-4(3)"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "licence-renewal-course-good-30-min": {
    rule: "The renewal course takes 30 minutes for good drivers.",
    basis: ["RTR 38"],
    checked: "2026-11-21",
  },
  "licence-renewal-course-general-1-h": {
    rule: "The renewal course takes 1 hour for general drivers.",
    basis: ["RTR 38"],
    checked: "2026-11-21",
  },
  "licence-renewal-course-violators-2-h": {
    rule: "The renewal course takes 2 hours for violators and for drivers who renew for the first time.",
    basis: ["RTR 38"],
    checked: "2026-11-21",
  },
  "licence-lapsed-6-months": {
    rule: "If your licence lapsed because you did not renew it and no more than 6 months have passed, you take a course. Then you need no test except the aptitude test.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-lapsed-6-to-12-months": {
    rule: "A car licence has lapsed because it was not renewed. If more than 6 months but not more than 1 year have passed, you need no skill and knowledge tests for the provisional licence.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-myna-three-ways": {
    rule: "You may hold the licence as a licence card only, as a record on the My Number Card only, or as both.",
    basis: ["RTA 95-2"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-change-of-name-or-address": {
    rule: "If your name or address changes, you must promptly notify the public safety commission of the new place of residence.",
    basis: ["RTA 94(1)"],
    checked: "2026-11-21",
  },
  "licence-no-lending": {
    rule: "It is an offence to lend or give your licence to another person.",
    basis: ["RTA 120(1)"],
    checked: "2026-11-21",
  },
  "licence-international-permit-1-year": {
    rule: "You may use an international driving permit of the 1949 Geneva Convention in Japan for at most 1 year from the day of landing. The permit itself has to be valid. If you are in the resident register, leave Japan and come back within less than 3 months, no new year starts.",
    basis: ["RTA 107-2"],
    checked: "2026-11-21",
  },
  "licence-false-health-answers": {
    rule: "A person who gives false answers in the illness questionnaire for a licence is punished. The penalty is up to 1 year in prison or a fine of up to 300,000 yen.",
    basis: ["RTA 117-4(1)(iii)"],
    checked: "2026-11-21",
  },
  "licence-semi-medium-by-payload": {
    rule: "A truck with a gross weight of 3.4 t and a maximum payload of 2.0 t is a semi-medium vehicle. Reaching one limit is enough.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-small-special-vehicle": {
    rule: "A small special vehicle is at most 4.7 m long, 1.7 m wide and 2.0 m high (2.8 m with a cab). It goes at most 15 km/h.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-trailer-of-exactly-750-kg": {
    rule: "A camping trailer with a gross weight of 750 kg needs no towing licence. On the main lanes of a national expressway, the limit without a sign for a car that tows it is 80 km/h.",
    basis: ["RTA 85(3)", "RTO 27"],
    checked: "2026-11-21",
  },
  "licence-at-only-covers-mopeds": {
    rule: "An ordinary licence limited to automatic cars also covers mopeds with any kind of gear.",
    basis: ["RTA 85(2)", "RTA 91"],
    checked: "2026-11-21",
  },
  "licence-at-only-medium": {
    rule: "Since 1 April 2026, licences for semi-medium and medium vehicles can be limited to automatic vehicles. For large vehicles this comes only on 1 April 2027.",
    basis: ["RTR 24"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-unlicensed-lending-penalty": {
    rule: "A person who lends a car to somebody who has no licence for it is punished if that person drives it. The penalty is up to 3 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 64(2)", "RTA 117-2-2(1)(ii)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-riding-penalty": {
    rule: "A passenger who asks a person for a ride and knows that this person has no licence is punished. The penalty is up to 2 years in prison or a fine of up to 300,000 yen.",
    basis: ["RTA 64(3)", "RTA 117-3-2(i)"],
    checked: "2026-11-21",
  },
  "licence-user-must-not-order": {
    rule: "The user of a vehicle, such as an employer, must not order or allow speeding, overloading, overwork, drink-driving or unlicensed driving.",
    basis: ["RTA 75(1)"],
    checked: "2026-11-21",
  },
  "licence-inciting-an-offence": {
    rule: "If you incite or help another person to commit a serious traffic offence, you can lose your own licence.",
    basis: ["RTA 103(1)(vi)"],
    checked: "2026-11-21",
  },
  "licence-myna-police-may-read": {
    rule: "The police may ask a driver to let them read the licence record on the My Number Card.",
    basis: ["RTA 95-2(8)"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-myna-not-provisional": {
    rule: "A provisional licence cannot be recorded on the My Number Card.",
    basis: ["RTA 95-2(1)"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-myna-card-lapses": {
    rule: "If a My Number Card itself lapses, the licence recorded on it stays valid. But if you have no other form of the licence, you cannot show it.",
    basis: ["RTA 95-2(9)"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-translated-foreign": {
    rule: "You may use some licences in Japan with an official translation, for at most 1 year from landing. They are the licences of Switzerland, Germany, France, Belgium, Monaco and Taiwan.",
    basis: ["RTA 107-2", "RTO 39-4"],
    checked: "2026-11-21",
  },
  "licence-vienna-permit-not-valid": {
    rule: "An international driving permit of the 1968 Vienna type does not let you drive in Japan. Nor does a permit of a country that is no member of the 1949 Geneva Convention. Nepal is no member.",
    basis: ["RTA 107-2"],
    checked: "2026-11-21",
  },
  "licence-international-permit-after-the-year": {
    rule: "Driving on an international driving permit after its year in Japan has ended is unlicensed driving.",
    basis: ["RTA 107-2", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-provisional-revoked": {
    rule: "For violations that the law lists, a provisional licence is revoked. It is not suspended.",
    basis: ["RTA 106-2"],
    checked: "2026-11-21",
  },
  "mark-beginner-borrowed-car": {
    rule: "You need the beginner mark in a borrowed car, a kei car or a light truck as well, but not on a motorcycle.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "licence-points-earlier-sanctions": {
    rule: "For a driver without an earlier sanction, suspension begins at 6 points and revocation at 15. With one sanction in the last 3 years they begin at 4 and 10. With two it is 2 and 5, and with three or more it is 2 and 4.",
    basis: ["RTO 38", "RTO annex 3"],
    checked: "2026-11-21",
  },
  "licence-points-sanction-forgotten": {
    rule: "An earlier sanction, such as a suspension, no longer counts after 1 year without a violation. Time of suspension is not part of this year.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-beginner-expressways-and-passengers": {
    rule: "In the first year of the licence a beginner may use expressways and carry passengers in a car.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "licence-ticket-not-for-grave-speeding": {
    rule: "A ticket cannot settle speeding by 30 km/h or more on an ordinary road, or by 40 km/h or more on an expressway.",
    basis: ["RTA 125", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-renewal-earlier": {
    rule: "With a good reason, such as a journey, you may renew a licence before the usual renewal time.",
    basis: ["RTA 101-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
