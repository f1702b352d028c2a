import type { Rules } from "./schema";

/** Accidents, first aid, insurance and disasters. */
export const accidents = {
  "accident-duties": {
    rule: "After a traffic accident, the drivers and crew of the vehicles involved must stop at once, help the injured and prevent further danger. The driver must also report to the police. If the driver is dead, or cannot report because of an injury, another crew member must do it.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-order-of-duties": {
    rule: "After an accident, you should first stop and prevent further danger. Then help the injured, and then report to the police.",
    basis: ["RTA 72(1)", "KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-report-content": {
    rule: "The report to the police must say when and where the accident happened. It must say how many people are dead or injured and how badly they are hurt. It must also say what property is damaged and how badly, what the load is, and what has been done.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-report-damage-only-too": {
    rule: "You must report an accident to the police even if it is minor and only property is damaged. A private agreement does not replace the report.",
    basis: ["RTA 72(1)", "KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-no-report-no-certificate": {
    rule: "If you do not report an accident to the police, you cannot get the accident certificate that the insurance needs.",
    basis: ["KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-stay-on-police-order": {
    rule: "After the report, the police may order the driver to stay at the place until they arrive.",
    basis: ["RTA 72(2)"],
    checked: "2026-11-21",
  },
  "accident-duty-binds-crew": {
    rule: "After an accident, it is the duty of the driver to stop, help and prevent danger. It is also the duty of the other crew members of the vehicle.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-passengers-must-not-obstruct": {
    rule: "After an accident, the driver and crew have to help, prevent danger and report. Passengers of the vehicle must not get in their way.",
    basis: ["RTA 73"],
    checked: "2026-11-21",
  },
  "accident-emergency-vehicle-may-go-on": {
    rule: "After an accident, the drivers of some vehicles may drive on if their duty requires it. Another crew member then takes care of the help and the report. These vehicles are an emergency vehicle, a vehicle carrying a sick or injured person, and a bus on duty.",
    basis: ["RTA 72(4)"],
    checked: "2026-11-21",
  },
  "accident-not-helping-penalty": {
    rule: "A driver is punished for not stopping and helping when people are hurt or killed in an accident. The penalty is up to 5 years in prison or a fine of up to 500,000 yen.",
    basis: ["RTA 117(1)"],
    checked: "2026-11-21",
  },
  "accident-hit-and-run-penalty": {
    rule: "The penalty for not stopping and helping is heavier for a driver whose own driving caused the injury or death. It is up to 10 years in prison or a fine of up to 1,000,000 yen.",
    basis: ["RTA 117(2)"],
    checked: "2026-11-21",
  },
  "accident-not-reporting-penalty": {
    rule: "A driver who does not report an accident is punished. The penalty is up to 3 months in prison or a fine of up to 50,000 yen.",
    basis: ["RTA 119(1)"],
    checked: "2026-11-21",
  },
  "accident-first-aid-until-ambulance": {
    rule: "Until the ambulance comes, you should give the first aid that you can. Stop the bleeding, open the airway, press the chest and use an AED.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-stop-bleeding": {
    rule: "To stop heavy bleeding, you should press a clean cloth directly on the wound. If possible, cover your hand with a glove or a plastic bag.",
    basis: ["KYO 10-1-1", "GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-do-not-move-head-injury": {
    rule: "You should not move an injured person without need, above all not one with a head or neck injury. The exception is a danger, such as a second accident.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-cpr-30-to-2": {
    rule: "In CPR, give 30 chest compressions and then 2 breaths. If you have no training, you should give compressions only.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-cpr-depth-and-rate": {
    rule: "In CPR, press the chest of an adult about 5 cm deep, 100 to 120 times a minute.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-aed-anyone": {
    rule: "Anyone may use an AED. Follow its voice instructions.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-head-blow-see-doctor": {
    rule: "If your head was hit in an accident, you should see a doctor even if there is no wound.",
    basis: ["KYO 10-1-2"],
    checked: "2026-11-21",
  },
  "accident-witness-hit-and-run": {
    rule: "If you see a hit-and-run accident, you should note the number plate, colour and type of the vehicle and call 110.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-fuel-leak": {
    rule: "If fuel or a dangerous load may have leaked after an accident, you should switch the engine off. You should not smoke or use any flame.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-cali-compulsory": {
    rule: "Compulsory automobile liability insurance is required for all cars, motorcycles, mopeds and e-scooters used on the road.",
    basis: ["CALI 5"],
    checked: "2026-11-21",
  },
  "accident-cali-certificate": {
    rule: "You must keep the certificate of compulsory automobile liability insurance in the vehicle. A moped, an e-scooter and a motorcycle of 250 cc or less must also show the insurance sticker on the number plate.",
    basis: ["CALI 8", "CALI 9-3"],
    checked: "2026-11-21",
  },
  "accident-cali-only-injury-to-others": {
    rule: "Compulsory automobile liability insurance pays only when other people are hurt or killed. Your passengers are included. For damage to cars or other property, and for your own injuries, you need optional insurance.",
    basis: ["KYO 11-1", "CALI 3"],
    checked: "2026-11-21",
  },
  "accident-cali-maximum": {
    rule: "For each person, compulsory automobile liability insurance pays at most 30 million yen for death. For permanent disability it pays at most 40 million yen, and for injury 1.2 million yen.",
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
    rule: "To report damage, dropped objects or another emergency on a road, call #9910.",
    basis: ["GUIDE road operators"],
    checked: "2026-11-21",
  },
  "accident-earthquake-while-driving": {
    rule: "If a strong earthquake comes while you drive, you should not brake or steer suddenly. You should slow down gently, keep away from intersections and stop on the left side of the road. Then switch the engine off and listen to information.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-leaving-the-car": {
    rule: "If you leave your car after a strong earthquake, you should put it off the road if possible. If it has to stay on the road, leave it on the left side, where it does not block escape or rescue.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-key-and-doors": {
    rule: "If you have to leave your car on the road after a strong earthquake, you should stop the engine. Leave the key in it, or in a place in the cabin where it is easy to find. Close the windows and do not lock the doors.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-no-flight-by-car": {
    rule: "You should not use a car to flee from an earthquake. The exception is a tsunami, when there is no other way.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-disaster-emergency-routes": {
    rule: "After a disaster, roads can be closed to general vehicles for emergency traffic. You must then move your car out of the closed section or off the road at once. If you cannot, stop along the left edge.",
    basis: ["ACT Basic Act on Disaster Management 76-2", "KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-earthquake-warning-statement": {
    rule: "When a warning statement for a major earthquake has been issued, you should stay calm and drive at a low speed. Listen to information and do what it says.",
    basis: ["KYO 10-3"],
    checked: "2026-11-21",
  },
  "accident-flooded-underpass-do-not-enter": {
    rule: "If a road or an underpass is flooded, you should not drive into it. Take another way.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-get-out": {
    rule: "If your car gets stuck in a flood, you should get out before the water reaches the door sill. A hammer for breaking the window is useful.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-duties-whoever-is-at-fault": {
    rule: "The duties after an accident apply to every driver involved. It does not matter who is at fault.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-i-am-fine-does-not-end-duties": {
    rule: "If the other person in an accident says “I am fine”, you still have the duty to stop, help and report.",
    basis: ["RTA 72(1)"],
    checked: "2026-11-21",
  },
  "accident-prevent-second-crash": {
    rule: "To prevent a second crash after an accident, you should use the hazard lamps and a flare or a warning triangle. Move the cars to a safe place and switch the engines off.",
    basis: ["KYO 10-1-1"],
    checked: "2026-11-21",
  },
  "accident-bystanders-help": {
    rule: "People at the scene of an accident should help the injured and move vehicles.",
    basis: ["KYO 10-1-3"],
    checked: "2026-11-21",
  },
  "accident-check-response-and-breathing": {
    rule: "If a person is injured, you should check whether the person answers, breathes and bleeds heavily. Take up to 10 seconds to check the breathing. Call 119 and send someone for an AED.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-airway": {
    rule: "To open the airway, you should tilt the head back and lift the chin.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-compressions-when-in-doubt": {
    rule: "If a person does not breathe normally, or if you are not sure, you should begin chest compressions at once.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-aed-steps": {
    rule: "With an AED, put the pads on as the picture shows. Nobody touches the person while the AED checks the heart and gives the shock. After that, go on with the chest compressions.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-recovery-position": {
    rule: "If a person is unconscious but breathes, you should lay the person on the side and keep the airway open.",
    basis: ["GUIDE first-aid course"],
    checked: "2026-11-21",
  },
  "accident-three-liabilities": {
    rule: "A driver who causes an accident can have three kinds of liability: criminal, administrative (points on the licence) and civil (damages).",
    basis: ["KYO 11-1"],
    checked: "2026-11-21",
  },
  "accident-owner-liable": {
    rule: "An owner or keeper who lends a car can also be liable for the injuries that it causes.",
    basis: ["CALI 3"],
    checked: "2026-11-21",
  },
  "accident-cali-missing-penalty": {
    rule: "Driving without compulsory automobile liability insurance carries 6 points. The penalty is up to 1 year in prison or a fine of up to 500,000 yen.",
    basis: ["CALI 86-3", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "accident-voluntary-insurance": {
    rule: "You are advised to have optional insurance for damage to property and for high claims. The law does not require it.",
    basis: ["KYO 11-1"],
    checked: "2026-11-21",
  },
  "accident-earthquake-alert": {
    rule: "If an earthquake alert comes while you drive, you should switch on the hazard lamps and slow down gently. Others may not have heard the alert.",
    basis: ["GUIDE Japan Meteorological Agency"],
    checked: "2026-11-21",
  },
  "accident-disaster-police-may-move-cars": {
    rule: "After a disaster, the police may move a car that stands in the way in a section closed for emergency traffic.",
    basis: ["ACT Basic Act on Disaster Management 76-3"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-stalled": {
    rule: "If the engine stops in water, you should not restart it. Leave the car. If the doors do not open, break a side window with a hammer, not the laminated windscreen.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "accident-flooded-car-check": {
    rule: "If a car has stood in deep water or salt water, you should not start it again before it has been checked.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
