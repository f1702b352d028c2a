import type { Rules } from "./schema";

/** Kinds of licences, age and fitness, marks, points and renewal. */
export const licences = {
  "licence-three-kinds": {
    rule: "There are three kinds of licence: class 1, class 2 (for carrying passengers for hire) and provisional.",
    basis: ["RTA 84(2)"],
    checked: "2026-11-21",
  },
  "licence-class-2-for-hire": {
    rule: "To drive a bus or taxi with passengers for hire, the driver needs a class 2 licence.",
    basis: ["RTA 86(1)"],
    checked: "2026-11-21",
  },
  "licence-class-1-empty-bus-or-taxi": {
    rule: "To drive a bus or taxi empty, for example to deliver it, a class 1 licence for that class of vehicle is enough.",
    basis: ["RTA 85(1)", "RTA 86(1)"],
    checked: "2026-11-21",
  },
  "licence-ordinary-vehicle-limits": {
    rule: "An ordinary car under today's licence classes has a gross weight of less than 3.5 t, a maximum payload of less than 2 t and a riding capacity of 10 persons or fewer.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-semi-medium-vehicle-limits": {
    rule: "A semi-medium vehicle has a gross weight of 3.5 t or more but less than 7.5 t, or a maximum payload of 2 t or more but less than 4.5 t, and reaches none of the limits of a higher class.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-medium-vehicle-limits": {
    rule: "A medium vehicle has a gross weight of 7.5 t or more but less than 11 t, a maximum payload of 4.5 t or more but less than 6.5 t, or a riding capacity of 11 to 29 persons, and reaches none of the limits of a large vehicle.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-large-vehicle-limits": {
    rule: "A large vehicle has a gross weight of 11 t or more, a maximum payload of 6.5 t or more, or a riding capacity of 30 persons or more.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-one-exceeded-limit-decides": {
    rule: "The class of a four-wheeled vehicle depends on its gross weight, its payload and its riding capacity: exceeding the limit in only one of them moves it to the higher class.",
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
    rule: "A motorcycle of more than 400 cc, or of more than 20 kW rated output, is a large motorcycle; the others above a moped are ordinary motorcycles.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-towing-over-750kg": {
    rule: "To tow a trailer with a gross weight of more than 750 kg, the driver needs a towing licence in addition to the licence for the towing vehicle.",
    basis: ["RTA 85(3)", "KYO 4-2-3"],
    checked: "2026-11-21",
  },
  "licence-towing-not-needed": {
    rule: "No towing licence is needed to tow a trailer with a gross weight of 750 kg or less, or to tow a broken-down car by rope or crane.",
    basis: ["RTA 85(3)"],
    checked: "2026-11-21",
  },
  "licence-provisional-four-kinds": {
    rule: "There are four kinds of provisional licence: large, medium, semi-medium and ordinary; there is none for mopeds.",
    basis: ["RTA 84(5)", "KYO 4-2-1(3)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-class-not-covered": {
    rule: "Driving a class of vehicle that your licence does not cover is unlicensed driving.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-penalty": {
    rule: "Unlicensed driving carries 25 points and is punished with up to 3 years of imprisonment or a fine of up to 500,000 yen.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-suspended-or-lapsed-is-unlicensed": {
    rule: "Driving while your licence is suspended or after it has lapsed is unlicensed driving.",
    basis: ["RTA 64(1)", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-conditions-must-be-kept": {
    rule: "A driver must keep the conditions of the licence, such as wearing glasses or driving automatic cars only, and is punished for breaking them.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-at-only-no-manual-car": {
    rule: "A driver whose licence is limited to automatic cars must not drive a manual car.",
    basis: ["RTA 91"],
    checked: "2026-11-21",
  },
  "licence-at-only-breach-not-unlicensed": {
    rule: "A driver who drives a manual car with a licence limited to automatic cars breaks a licence condition; it is not unlicensed driving.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-glasses-breach-not-unlicensed": {
    rule: "A driver who drives without the glasses required by the licence breaks a licence condition; it is not unlicensed driving.",
    basis: ["RTA 91", "RTA 119(1)"],
    checked: "2026-11-21",
  },
  "licence-carry-while-driving": {
    rule: "A driver must carry the licence for the vehicle while driving, either as a licence card or as a My Number Card with the licence recorded on it.",
    basis: ["RTA 95(1)", "RTA 95-2"],
    checked: "2026-11-21",
  },
  "licence-show-to-police": {
    rule: "A driver must show the licence when a police officer asks for it in the cases named by law, such as after a violation or an accident.",
    basis: ["RTA 67", "RTA 95(2)"],
    checked: "2026-11-21",
  },
  "licence-forgotten-not-unlicensed": {
    rule: "Driving without having the licence with you breaks the duty to carry it, with a fine of up to 20,000 yen; it is not unlicensed driving.",
    basis: ["RTA 95(1)", "RTA 121(1)"],
    checked: "2026-11-21",
  },
  "licence-age-18": {
    rule: "A full licence for ordinary cars, semi-medium vehicles or large special vehicles is given from the age of 18.",
    basis: ["RTA 88(1)", "RTA 88(2)", "RTA 90(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-age-17-and-a-half": {
    rule: "An ordinary or semi-medium provisional licence is given from the age of 17 years and 6 months.",
    basis: ["RTA 88(2)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-full-test-from-17-and-a-half": {
    rule: "The tests for the full ordinary or semi-medium licence may be taken from the age of 17 years and 6 months, but the licence is given only at 18.",
    basis: ["RTA 96(1)", "RTA 90(1)"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-age-medium": {
    rule: "A medium licence requires the age of 20 and a total of 2 years of holding a car licence; with special training the age is 19 and the time 1 year.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
  },
  "licence-age-large": {
    rule: "A large licence requires the age of 21 and a total of 3 years of holding a car licence; with special training the age is 19 and the time 1 year.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
  },
  "licence-large-from-19-with-training": {
    rule: "A person who has completed special training may get a medium or large licence from the age of 19 with a total of 1 year of holding a car licence.",
    basis: ["RTA 88", "RTA 96"],
    checked: "2026-11-21",
    changed: "2022-05-13",
  },
  "licence-age-16": {
    rule: "A licence for mopeds, ordinary motorcycles or small special vehicles is given from the age of 16.",
    basis: ["RTA 88(1)"],
    checked: "2026-11-21",
  },
  "licence-age-large-motorcycle": {
    rule: "A licence for large motorcycles is given from the age of 18.",
    basis: ["RTA 88(1)"],
    checked: "2026-11-21",
  },
  "licence-eyesight": {
    rule: "For an ordinary car licence, the provisional one included, eyesight must be 0.7 or more with both eyes and 0.3 or more with each eye; glasses or contact lenses are allowed.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-eyesight-one-eye": {
    rule: "For an ordinary car licence, a person with less than 0.3 in one eye needs 0.7 or more in the other eye and a field of vision of 150 degrees or more with it.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-colours": {
    rule: "To get a licence you must be able to tell red, blue (the green of signals) and yellow apart.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-hearing": {
    rule: "For an ordinary car licence you must be able to hear a horn of 90 dB at 10 m, for which a hearing aid is allowed; otherwise the licence can be given on conditions such as a wide mirror.",
    basis: ["RTR 23"],
    checked: "2026-11-21",
  },
  "licence-provisional-needed": {
    rule: "A person without a full licence for the car needs a provisional licence to practise or to be tested on the road.",
    basis: ["RTA 87(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-six-months": {
    rule: "A provisional licence is valid for 6 months from the day of the aptitude test.",
    basis: ["RTA 87(6)"],
    checked: "2026-11-21",
  },
  "licence-provisional-ordinary-covers": {
    rule: "An ordinary provisional licence covers only ordinary cars, not mopeds, small special vehicles or semi-medium vehicles.",
    basis: ["RTA 87(2)", "RTA 85(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion": {
    rule: "When the holder of a provisional licence practises, a qualified person must sit in the seat beside the driver and guide the driving.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-3-years": {
    rule: "A holder of a class 1 licence may accompany a learner only if he or she has held the licence for that vehicle for a total of 3 years or more (time of suspension not counted) and it is not suspended.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-class-2": {
    rule: "A holder of a class 2 licence for that vehicle may accompany a learner if he or she is 21 or older and the licence is not suspended.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-companion-list": {
    rule: "A learner may be accompanied by a holder of a class 1 licence for that vehicle of 3 years or more in total, a holder of a class 2 licence for it aged 21 or over (neither of them suspended), or an instructor of a designated driving school.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-practice-alone-penalty": {
    rule: "Practising without a qualified person beside you carries 12 points and is punished with up to 6 months of imprisonment or a fine of up to 100,000 yen.",
    basis: ["RTA 87(2)", "RTA 118(1)"],
    checked: "2026-11-21",
  },
  "licence-practice-plate-missing": {
    rule: "Practising without the practice plates is punished with a fine of up to 50,000 yen.",
    basis: ["RTA 87(3)", "RTA 120(1)"],
    checked: "2026-11-21",
  },
  "licence-provisional-only-practice-or-test": {
    rule: "With a provisional licence you may drive only for practice or for tests, not for errands.",
    basis: ["RTA 87(2)"],
    checked: "2026-11-21",
  },
  "licence-provisional-no-passengers-for-hire": {
    rule: "With a provisional licence you must not carry passengers for hire or drive a customer's car for a designated-driver business.",
    basis: ["RTA 87(4)", "RTA 87(5)"],
    checked: "2026-11-21",
  },
  "licence-practice-5-days-in-3-months": {
    rule: "A candidate who does not come from a designated driving school must have practised driving on the road on 5 days or more within the last 3 months before the full licence test.",
    basis: ["RTA 96-2"],
    checked: "2026-11-21",
  },
  "licence-completion-certificate-3-months": {
    rule: "The completion certificate of a designated driving school frees the holder from the skill test on the course for the provisional licence for 3 months.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-graduation-certificate-1-year": {
    rule: "The graduation certificate of a designated driving school frees the holder from the skill test on the road for the full licence for 1 year, counted from the day on which he or she passed the school's final driving test.",
    basis: ["RTA 97-2(1)(ii)"],
    checked: "2026-11-21",
  },
  "licence-provisional-ends-with-full": {
    rule: "An ordinary provisional licence ends when its holder gets the full ordinary licence or a higher car licence.",
    basis: ["RTA 87(6)"],
    checked: "2026-11-21",
  },
  "licence-provisional-carry": {
    rule: "The holder of a provisional licence must carry it while practising.",
    basis: ["RTA 95(1)"],
    checked: "2026-11-21",
  },
  "mark-practice-plate": {
    rule: "When the holder of a provisional licence practises, the car must show the practice plate on the front and the rear, 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 87(3)", "RTR 15-3"],
    checked: "2026-11-21",
  },
  "mark-practice-plate-look": {
    rule: "The practice plate is a white plate with the black writing 仮免許 練習中 (provisional licence, practising).",
    basis: ["RTA 87(3)", "RTR 16"],
    checked: "2026-11-21",
  },
  "mark-beginner-one-year": {
    rule: "A driver who has held an ordinary or semi-medium licence for less than 1 year in total (time of suspension not counted) must show the beginner mark when driving that kind of car; only drivers with earlier experience as named by law are excepted.",
    basis: ["RTA 71-5(1)", "RTA 71-5(2)"],
    checked: "2026-11-21",
  },
  "mark-beginner-front-and-rear": {
    rule: "The beginner mark must be shown on the front and the rear of the car, 0.4 m to 1.2 m above the ground.",
    basis: ["RTA 71-5(2)", "RTR 9-6"],
    checked: "2026-11-21",
  },
  "mark-beginner-look": {
    rule: "The beginner mark has the shape of a leaf and is half yellow and half green.",
    basis: ["RTA 71-5(2)"],
    checked: "2026-11-21",
  },
  "mark-elderly-from-70": {
    rule: "For the time being, a driver aged 70 or over should endeavour to show the elderly mark when age may affect driving; it is not compulsory, not even from the age of 75.",
    basis: ["RTA 71-5(3)", "RTA 71-5(4)", "RTA Suppl. 22"],
    checked: "2026-11-21",
  },
  "mark-deaf-compulsory": {
    rule: "A driver whose licence carries a condition because of deafness must show the deaf-driver mark on the front and the rear of the car.",
    basis: ["RTA 71-6(1)", "RTA 71-6(2)"],
    checked: "2026-11-21",
  },
  "mark-deaf-look": {
    rule: "The deaf-driver mark shows a yellow butterfly on a green ground.",
    basis: ["RTA 71-6(2)"],
    checked: "2026-11-21",
  },
  "mark-disabled-should": {
    rule: "A driver whose licence carries a condition because of a limb disability should endeavour to show the disabled-driver mark if the disability may affect driving.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "mark-disabled-look": {
    rule: "The disabled-driver mark shows a white four-leaf clover on a blue ground.",
    basis: ["RTA 71-6(3)"],
    checked: "2026-11-21",
  },
  "mark-others-no-squeezing": {
    rule: "You must not move sideways close to a moving car that shows the beginner, elderly, deaf, disabled or practice mark, except when it is unavoidable to prevent danger.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-no-cutting-in": {
    rule: "You must not cut in ahead of a car that shows the beginner, elderly, deaf, disabled or practice mark so that it cannot keep the necessary distance, except when it is unavoidable to prevent danger.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-overtaking-allowed": {
    rule: "Overtaking a car that shows the beginner, elderly, deaf, disabled or practice mark is not banned as such.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "mark-others-list": {
    rule: "Cars with one of five marks are protected from cutting in and from being squeezed at the side: the beginner, elderly, deaf and disabled marks and the practice plate.",
    basis: ["RTA 71(v-4)"],
    checked: "2026-11-21",
  },
  "licence-points-3-years": {
    rule: "The points for violations of the last 3 years are added up, apart from those that no longer count under the law.",
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
  "licence-points-one-clean-year": {
    rule: "After 1 year of holding the licence without a violation, the earlier points are no longer counted.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-points-minor-dropped": {
    rule: "If a driver with 2 years without violation commits a violation of 3 points or less and then holds the licence for 3 months without another violation, its points are no longer counted.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-points-death": {
    rule: "An accident in which a person dies adds 20 points, or 13 points if it was not wholly the driver's fault.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-points-hit-and-run": {
    rule: "A driver in an accident with injured or dead persons who does not help them and drives away gets 35 points for it.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-points-damage-only-leaving": {
    rule: "A driver who causes damage to property only and leaves without preventing further danger gets 5 additional points.",
    basis: ["RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-beginner-period": {
    rule: "The beginner period is the first year of holding an ordinary or semi-medium licence, a motorcycle licence or a moped licence; time of suspension is not counted.",
    basis: ["RTA 100-2(1)"],
    checked: "2026-11-21",
  },
  "licence-beginner-course": {
    rule: "In the beginner period violations that total 3 points or more call for the beginner course; a single violation of 3 points alone does not, but then a total of 4 points does.",
    basis: ["RTA 100-2(1)", "RTO 36"],
    checked: "2026-11-21",
  },
  "licence-beginner-single-3-points": {
    rule: "In the beginner period a single 3-point violation alone does not call for the beginner course.",
    basis: ["RTA 100-2(1)", "RTO 36"],
    checked: "2026-11-21",
  },
  "licence-beginner-retest": {
    rule: "A new driver who is called to the beginner course and does not take it, or who reaches the point standard again after it within the beginner period, has to take a re-test.",
    basis: ["RTA 100-2(1)"],
    checked: "2026-11-21",
  },
  "licence-beginner-retest-failed": {
    rule: "A new driver who fails the re-test, or does not take it without good reason, loses the licence by revocation.",
    basis: ["RTA 100-2", "RTA 104-2-2"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-no-prosecution": {
    rule: "A driver who pays the penalty of a blue ticket in time is not prosecuted for that violation.",
    basis: ["RTA 128", "RTA 129"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-7-days": {
    rule: "The penalty of a blue ticket can be paid provisionally within 7 days from the day after the ticket was received.",
    basis: ["RTA 129(1)"],
    checked: "2026-11-21",
  },
  "licence-blue-ticket-10-days": {
    rule: "The penalty of a traffic violation has to be paid within 10 days from the day after the formal notice was received.",
    basis: ["RTA 128(1)"],
    checked: "2026-11-21",
  },
  "licence-renewal-window": {
    rule: "A licence is renewed in the time from 1 month before the holder's birthday to 1 month after it, in the year in which it expires.",
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
    rule: "For drivers classed as violators and for drivers who have held a licence for less than 5 years, a licence is valid until 1 month after the third birthday that follows.",
    basis: ["RTA 95-6"],
    checked: "2026-11-21",
  },
  "licence-good-driver": {
    rule: "A good driver, who gets a gold licence, has held a licence for 5 years or more without a break and has had no violation for 5 years.",
    basis: ["RTA 95-6", "RTO 33-7"],
    checked: "2026-11-21",
  },
  "licence-elderly-course-70": {
    rule: "A driver who is 70 or over on the last day of the renewal period must take the elderly course before renewing the licence.",
    basis: ["RTA 101-4(1)"],
    checked: "2026-11-21",
  },
  "licence-cognitive-test-75": {
    rule: "A driver who is 75 or over on the last day of the renewal period must also take a cognitive test before renewing the licence.",
    basis: ["RTA 101-4(2)"],
    checked: "2026-11-21",
  },
  "licence-driving-skills-test-75": {
    rule: "A driver who is 75 or over on the last day of the renewal period and has committed certain violations must also take and pass a driving-skills test before renewing a car licence.",
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
    rule: "If a licence lapsed because it was not renewed and no more than 6 months have passed, all tests except the aptitude test are waived after a course.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-lapsed-6-to-12-months": {
    rule: "If a car licence lapsed because it was not renewed and more than 6 months but not more than 1 year have passed, the skill and knowledge tests for the provisional licence are waived.",
    basis: ["RTA 97-2(1)"],
    checked: "2026-11-21",
  },
  "licence-myna-three-ways": {
    rule: "A driver may hold the licence as a licence card only, as a record on the My Number Card only, or as both.",
    basis: ["RTA 95-2"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-change-of-name-or-address": {
    rule: "A driver whose name or address changes must notify the public safety commission of the new place of residence promptly.",
    basis: ["RTA 94(1)"],
    checked: "2026-11-21",
  },
  "licence-no-lending": {
    rule: "Lending or giving your licence to another person is an offence.",
    basis: ["RTA 120(1)"],
    checked: "2026-11-21",
  },
  "licence-international-permit-1-year": {
    rule: "An international driving permit of the 1949 Geneva Convention that is itself valid may be used in Japan for at most 1 year from the day of landing; a person in the resident register who leaves Japan and comes back within less than 3 months does not start a new year.",
    basis: ["RTA 107-2"],
    checked: "2026-11-21",
  },
  "licence-false-health-answers": {
    rule: "A person who gives false answers in the illness questionnaire for a licence faces up to 1 year of imprisonment or a fine of up to 300,000 yen.",
    basis: ["RTA 117-4(1)(iii)"],
    checked: "2026-11-21",
  },
  "licence-semi-medium-by-payload": {
    rule: "A truck with a gross weight of 3.4 t and a maximum payload of 2.0 t is a semi-medium vehicle, because reaching one limit is enough.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-small-special-vehicle": {
    rule: "A small special vehicle is at most 4.7 m long, 1.7 m wide and 2.0 m high (2.8 m with a cab) and goes at most 15 km/h.",
    basis: ["RTR 2"],
    checked: "2026-11-21",
  },
  "licence-trailer-of-exactly-750-kg": {
    rule: "A camping trailer with a gross weight of exactly 750 kg needs no towing licence; a car that tows it has a statutory limit of 80 km/h on the main lanes of a national expressway.",
    basis: ["RTA 85(3)", "RTO 27"],
    checked: "2026-11-21",
  },
  "licence-at-only-covers-mopeds": {
    rule: "An ordinary licence limited to automatic cars also covers mopeds with any kind of gear.",
    basis: ["RTA 85(2)", "RTA 91"],
    checked: "2026-11-21",
  },
  "licence-at-only-medium": {
    rule: "Licences for semi-medium and medium vehicles can be limited to automatic vehicles since 1 April 2026; for large vehicles this comes only on 1 April 2027.",
    basis: ["RTR 24"],
    checked: "2026-11-21",
    changed: "2026-04-01",
  },
  "licence-unlicensed-lending-penalty": {
    rule: "A person who lends a car to somebody who has no licence for it faces up to 3 years of imprisonment or a fine of up to 500,000 yen if that person drives it.",
    basis: ["RTA 64(2)", "RTA 117-2-2(1)(ii)"],
    checked: "2026-11-21",
  },
  "licence-unlicensed-riding-penalty": {
    rule: "A passenger who asks a person for a ride, knowing that this person has no licence, faces up to 2 years of imprisonment or a fine of up to 300,000 yen.",
    basis: ["RTA 64(3)", "RTA 117-3-2(i)"],
    checked: "2026-11-21",
  },
  "licence-user-must-not-order": {
    rule: "The user of a vehicle, such as an employer, must not order or allow speeding, overloading, overwork, drink-driving or unlicensed driving.",
    basis: ["RTA 75(1)"],
    checked: "2026-11-21",
  },
  "licence-inciting-an-offence": {
    rule: "A person who incites or helps another to commit a serious traffic offence can lose his or her own licence.",
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
    rule: "If a My Number Card itself lapses, the licence recorded on it stays valid, but a driver who has no other form of the licence cannot show it.",
    basis: ["RTA 95-2(9)"],
    checked: "2026-11-21",
    changed: "2025-03-24",
  },
  "licence-translated-foreign": {
    rule: "The licences of Switzerland, Germany, France, Belgium, Monaco and Taiwan may be used in Japan with an official translation, for at most 1 year from landing.",
    basis: ["RTA 107-2", "RTO 39-4"],
    checked: "2026-11-21",
  },
  "licence-vienna-permit-not-valid": {
    rule: "An international driving permit of the 1968 Vienna type, or of a country that is no member of the 1949 Geneva Convention, does not entitle to drive in Japan; Nepal is no member.",
    basis: ["RTA 107-2"],
    checked: "2026-11-21",
  },
  "licence-international-permit-after-the-year": {
    rule: "Driving on an international driving permit after its year in Japan has ended is unlicensed driving.",
    basis: ["RTA 107-2", "RTA 117-2-2(1)(i)"],
    checked: "2026-11-21",
  },
  "licence-provisional-revoked": {
    rule: "For violations that the law lists, a provisional licence is revoked; it is not suspended.",
    basis: ["RTA 106-2"],
    checked: "2026-11-21",
  },
  "mark-beginner-borrowed-car": {
    rule: "The beginner mark is needed in a borrowed car, a kei car or a light truck as well, but not on a motorcycle.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "licence-points-earlier-sanctions": {
    rule: "Suspension begins at 6 points and revocation at 15 for a driver without an earlier sanction, at 4 and 10 with one in the last 3 years, at 2 and 5 with two, and at 2 and 4 with three or more.",
    basis: ["RTO 38", "RTO annex 3"],
    checked: "2026-11-21",
  },
  "licence-points-sanction-forgotten": {
    rule: "An earlier sanction no longer counts after 1 year without a violation; time of suspension is not counted.",
    basis: ["RTO 33-2"],
    checked: "2026-11-21",
  },
  "licence-beginner-expressways-and-passengers": {
    rule: "In the first year of the licence a beginner may use expressways and carry passengers in a car.",
    basis: ["RTA 71-5"],
    checked: "2026-11-21",
  },
  "licence-ticket-not-for-grave-speeding": {
    rule: "Speeding by 30 km/h or more on an ordinary road, or by 40 km/h or more on an expressway, cannot be settled by a ticket.",
    basis: ["RTA 125", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "licence-renewal-earlier": {
    rule: "With a good reason, such as a journey, a licence may be renewed before the usual renewal time.",
    basis: ["RTA 101-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
