import type { Rules } from "./schema";

/** Accidents, first aid, insurance and disasters. */
export const accidents = {
  "accident-duties": {
    rule: "After a traffic accident the drivers and crew of the vehicles involved must stop at once, help the injured and prevent further danger; the driver must report to the police, or another crew member if the driver is dead or unable to do so because of injury.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-order-of-duties": {
    rule: "After an accident you should first stop and prevent further danger, then help the injured, and then report to the police.",
    basis: ["RTA 72(1)", "KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-report-content": {
    rule: "The report to the police must give the time and place of the accident, the number of dead and injured persons, how badly they are hurt, the damaged property and how badly it is damaged, the load and the measures taken.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-report-damage-only-too": {
    rule: "An accident must be reported to the police even if it is minor and only property is damaged; a private settlement does not replace the report.",
    basis: ["RTA 72(1)", "KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-no-report-no-certificate": {
    rule: "Without a report to the police you cannot get the accident certificate that is needed for insurance.",
    basis: ["KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-stay-on-police-order": {
    rule: "After the report the police may order the driver not to leave the place until they arrive.",
    basis: ["RTA 72(2)"],
    checked: "2026-11-21",
  },
  "accident-duty-binds-crew": {
    rule: "The duties to stop, help and prevent danger after an accident bind the driver and also the other crew members of the vehicle.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-passengers-must-not-obstruct": {
    rule: "The passengers of a vehicle in an accident must not obstruct the driver and crew in taking the measures or making the report.",
    basis: ["RTA 73"],
    checked: "2026-11-21",
  },
  "accident-emergency-vehicle-may-go-on": {
    rule: "After an accident the driver of an emergency vehicle, a vehicle carrying a sick or injured person, or a bus on duty may drive on when the duty requires it and leave the measures and the report to another crew member.",
    basis: ["RTA 72(4)"],
    checked: "2026-11-21",
  },
  "accident-not-helping-penalty": {
    rule: "A driver who does not stop and help after an accident in which people are hurt or killed faces up to 5 years of imprisonment or a fine of up to 500,000 yen.",
    basis: ["RTA 117(1)"],
    checked: "2026-11-21",
  },
  "accident-hit-and-run-penalty": {
    rule: "A driver whose own driving caused the injury or death and who does not stop and help faces up to 10 years of imprisonment or a fine of up to 1,000,000 yen.",
    basis: ["RTA 117(2)"],
    checked: "2026-11-21",
  },
  "accident-not-reporting-penalty": {
    rule: "A driver who does not report an accident faces up to 3 months of imprisonment or a fine of up to 50,000 yen.",
    basis: ["RTA 119(1)"],
    checked: "2026-11-21",
  },
  "accident-first-aid-until-ambulance": {
    rule: "Until the ambulance comes you should give first aid that is possible, such as stopping bleeding, clearing the airway, chest compressions and using an AED.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-stop-bleeding": {
    rule: "To stop heavy bleeding you should press directly on the wound with a clean cloth, with gloves or a plastic bag over your hand if possible.",
    basis: ["KYO 10-1-1", "GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-do-not-move-head-injury": {
    rule: "You should not move injured people needlessly, least of all with a head or neck injury, unless there is a danger such as a following accident.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-cpr-30-to-2": {
    rule: "In CPR, 30 chest compressions are followed by 2 breaths; a person without training should do the compressions alone.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-cpr-depth-and-rate": {
    rule: "In CPR the chest of an adult is pressed about 5 cm deep, 100 to 120 times a minute.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-aed-anyone": {
    rule: "Anyone may use an AED by following its voice instructions.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-head-blow-see-doctor": {
    rule: "After a blow to the head in an accident you should see a doctor even if there is no wound.",
    basis: ["KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-witness-hit-and-run": {
    rule: "A person who sees a hit-and-run accident should note the number plate, colour and type of the vehicle and call 110.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-fuel-leak": {
    rule: "When fuel or a dangerous load may have leaked after an accident, you should switch the engine off, not smoke and not use any flame.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-cali-compulsory": {
    rule: "Compulsory automobile liability insurance is required for all cars, motorcycles, mopeds and e-scooters used on the road.",
    basis: ["CALI 5"],
    checked: "2026-11-21",
  },
  "accident-cali-certificate": {
    rule: "The certificate of compulsory automobile liability insurance must be kept in the vehicle; a moped, an e-scooter and a motorcycle of 250 cc or less must also show the insurance sticker on the number plate.",
    basis: ["CALI 8", "CALI 9-3"],
    checked: "2026-11-21",
  },
  "accident-cali-only-injury-to-others": {
    rule: "Compulsory automobile liability insurance pays only for the death or injury of other people, your passengers included; damage to cars or other property and your own injuries need optional insurance.",
    basis: ["KYO 11-1", "CALI 3"],
    checked: "2026-11-21",
  },
  "accident-cali-maximum": {
    rule: "Compulsory automobile liability insurance pays for each person at most 30 million yen for death, 40 million yen for permanent disability and 1.2 million yen for injury.",
    basis: ["CALI 13"],
    checked: "2026-11-21",
  },
  "accident-number-110-police": {
    rule: "The telephone number of the police is 110.",
    basis: ["GUIDE National Police Agency"],
    checked: "2026-11-21",
  },
  "accident-number-119-ambulance": {
    rule: "The telephone number of the fire brigade and the ambulance is 119.",
    basis: ["GUIDE Fire and Disaster Management Agency"],
    checked: "2026-11-21",
  },
  "accident-number-9910-road": {
    rule: "The telephone number to report damage, dropped objects or another emergency on a road is #9910.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "accident-earthquake-while-driving": {
    rule: "In a strong earthquake while driving you should not brake or steer suddenly but slow down gently, avoid intersections, stop on the left side of the road, switch the engine off and listen to information.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-leaving-the-car": {
    rule: "If you leave your car after a strong earthquake, you should put it off the road if possible; if it has to stay on the road, it should stand on the left side, where it does not hinder refuge or rescue.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-key-and-doors": {
    rule: "If you have to leave your car on the road after a strong earthquake, you should stop the engine, leave the key in it or in a place in the cabin where it is easily found, close the windows and not lock the doors.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-no-flight-by-car": {
    rule: "You should not use a car to flee from an earthquake, except from a tsunami when it is unavoidable.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-disaster-emergency-routes": {
    rule: "When roads are closed to general vehicles for emergency traffic after a disaster, you must move your car out of the closed section or off the road at once, or stop along the left edge if you cannot.",
    basis: ["ACT Basic Act on Disaster Management 76-2", "KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-warning-statement": {
    rule: "When a warning statement for a major earthquake has been issued, you should drive at a low speed without panic, listen to information and act as instructed.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-flooded-underpass-do-not-enter": {
    rule: "You should not drive into a flooded road or underpass but take another way.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-get-out": {
    rule: "If your car gets stuck in a flood, you should get out before the water reaches the door sill; a hammer for breaking the window is useful.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-duties-whoever-is-at-fault": {
    rule: "The duties after an accident bind every driver involved, whoever is at fault.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-i-am-fine-does-not-end-duties": {
    rule: "If the other person in an accident says that he or she is fine, the duty to stop, help and report does not end.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-prevent-second-crash": {
    rule: "To prevent a second crash after an accident, you should use hazard lamps and a flare or a warning triangle, move the cars to a safe place and switch the engines off.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-bystanders-help": {
    rule: "People at the scene of an accident should help the injured and move vehicles.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-check-response-and-breathing": {
    rule: "At an injured person you should check the response, the breathing for up to 10 seconds and heavy bleeding, call 119 and have an AED fetched.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-airway": {
    rule: "To open the airway you should tilt the head back and lift the chin.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-compressions-when-in-doubt": {
    rule: "If a person does not breathe normally, or if you are in doubt, you should begin chest compressions at once.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-aed-steps": {
    rule: "With an AED, you put the pads on as drawn, nobody touches the person during the analysis and the shock, and then the chest compressions go on.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-recovery-position": {
    rule: "A person who is unconscious but breathes should be laid on the side with the airway open.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-three-liabilities": {
    rule: "A driver who causes an accident can have three kinds of liability: criminal, administrative (points on the licence) and civil (damages).",
    basis: ["KYO 11-1"],
    checked: "2026-11-21",
  },
  "accident-owner-liable": {
    rule: "The owner or keeper who lends a car can also be liable for the injuries that it causes.",
    basis: ["CALI 3"],
    checked: "2026-11-21",
  },
  "accident-cali-missing-penalty": {
    rule: "Driving without compulsory automobile liability insurance carries 6 points and is punished with up to 1 year of imprisonment or a fine of up to 500,000 yen.",
    basis: ["CALI 86-3", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "accident-voluntary-insurance": {
    rule: "Optional insurance for damage to property and high claims is advised; the law does not require it.",
    basis: ["KYO 11-1"],
    checked: "2026-11-21",
  },
  "accident-earthquake-alert": {
    rule: "When an earthquake alert comes while you drive, you should switch on the hazard lamps and slow down gently, because others may not have heard it.",
    basis: ["GUIDE Japan Meteorological Agency"],
    checked: "2026-11-21",
  },
  "accident-disaster-police-may-move-cars": {
    rule: "In a section closed for emergency traffic after a disaster, the police may move a car that stands in the way.",
    basis: ["ACT Basic Act on Disaster Management 76-3"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-stalled": {
    rule: "If the engine stalls in water, you should not restart it but leave the car; if the doors do not open, you break a side window with a hammer, not the laminated windscreen.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-check": {
    rule: "A car that has stood in deep or salt water should not be started again before it has been checked.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
