import type { Rules } from "./schema";

/** Seat belts, child seats and helmets. */
export const belts = {
  "belt-driver-must-wear": {
    rule: "The driver of a car must wear the seat belt, apart from the exceptions named by law.",
    basis: ["RTA 71-3(1)"],
    checked: "2026-11-21",
  },
  "belt-all-passengers": {
    rule: "The driver must not drive with a passenger without seat belt in any seat, front or rear, that has to have a belt, apart from the exceptions named by law.",
    basis: ["RTA 71-3(2)"],
    checked: "2026-11-21",
  },
  "belt-rear-seat-all-roads": {
    rule: "Passengers in the rear seats must wear seat belts on all roads, not only on expressways, apart from the exceptions named by law.",
    basis: ["RTA 71-3(2)"],
    checked: "2026-11-21",
  },
  "belt-exempt-illness": {
    rule: "A person for whom a seat belt is unsuitable for health reasons because of illness, injury or disability need not wear it.",
    basis: ["RTA 71-3(1)", "RTA 71-3(2)", "RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-pregnancy": {
    rule: "A pregnant woman need not wear the seat belt if wearing it is unsuitable for her health; pregnancy alone is not an exception.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-body-size": {
    rule: "A person who cannot wear the seat belt properly because of body size, such as a very high or low sitting height or great overweight, need not wear it.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-driver-reversing": {
    rule: "The driver need not wear the seat belt while driving in order to reverse the car.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-duties": {
    rule: "The driver of an emergency vehicle on duty, and persons on certain duties such as police guarding or mail collection with frequent stops, need not wear the seat belt.",
    basis: ["RTA 71-3(1)", "RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-more-passengers-than-belts": {
    rule: "When more passengers than seats are carried within the riding capacity, because children count as less than one person, those without a belt may ride only in the rear, not in the seat beside the driver.",
    basis: ["RTO 26-3-2(2)(i)"],
    checked: "2026-11-21",
  },
  "belt-pregnant-must-wear": {
    rule: "A pregnant woman must wear the seat belt too, unless wearing it is unsuitable for her health; the lap belt should lie low and off the belly.",
    basis: ["RTA 71-3(1)", "RTA 71-3(2)", "RTO 26-3-2", "KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-lap-on-hip-bones": {
    rule: "The lap belt should lie on the hip bones, not on the belly.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-shoulder-no-twist": {
    rule: "The shoulder belt should run over the shoulder, and the belt should be neither twisted nor slack.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-airbag-does-not-replace": {
    rule: "An airbag does not replace the seat belt, so the belt has to be worn in a car with airbags too.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "child-seat-under-6": {
    rule: "The driver must not drive with a child under 6 years of age who is not in a child seat suited to the child's size, apart from the exceptions named by law.",
    basis: ["RTA 71-3(3)", "RTA 14(3)"],
    checked: "2026-11-21",
  },
  "child-seat-6-and-over": {
    rule: "The legal duty to use a child seat ends at the age of 6; using one until the child is about 150 cm tall is only recommended.",
    basis: ["RTA 71-3(3)", "RTA 14(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-tall-enough": {
    rule: "The duty to use a child seat does not cover a child under 6 years whose sitting height is enough to wear the seat belt properly.",
    basis: ["RTA 71-3(2)", "RTA 71-3(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-taxi-and-bus": {
    rule: "The driver of a taxi or bus in service may carry a passenger's child under 6 years without a child seat.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-illness": {
    rule: "A child for whom a child seat is unsuitable for health reasons because of illness, injury or disability may ride without one.",
    basis: ["RTA 71-3(3)", "RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-body-size": {
    rule: "A child who cannot use a child seat properly because of great overweight or another bodily condition may ride without one.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-not-enough-seats": {
    rule: "When so many people ride, within the riding capacity, that child seats for all the children cannot be fixed, the children for whom no child seat can be fixed may ride without one.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-nursing": {
    rule: "A child may ride without a child seat while a person other than the driver nurses it or gives it other daily care that is impossible in the seat.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-emergency-transport": {
    rule: "A child who has to be taken urgently to a hospital or the like for first aid may ride without a child seat.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-in-rear": {
    rule: "A child seat should be fixed in the rear seat.",
    basis: ["KYO 5-1-4"],
    checked: "2026-11-21",
  },
  "child-seat-no-rear-facing-at-airbag": {
    rule: "A rear-facing child seat must not be put on a front seat that has an airbag.",
    basis: ["KYO 5-1-4"],
    checked: "2026-11-21",
  },
  "child-seat-children-ride-in-rear": {
    rule: "Children should ride in the rear seat, and the child lock of the door should be used.",
    basis: ["KYO 5-1-4"],
    checked: "2026-11-21",
  },
  "child-seat-never-leave-children-alone": {
    rule: "You should not leave children alone in the car.",
    basis: ["GUIDE JAF"],
    checked: "2026-11-21",
  },
  "helmet-motorcycle-rider": {
    rule: "The rider of a motorcycle must wear a riding helmet.",
    basis: ["RTA 71-4(1)"],
    checked: "2026-11-21",
  },
  "helmet-motorcycle-passenger": {
    rule: "The rider of a motorcycle must not carry a passenger who does not wear a riding helmet.",
    basis: ["RTA 71-4(1)"],
    checked: "2026-11-21",
  },
  "helmet-must-be-riding-helmet": {
    rule: "Only a riding helmet that meets the official standard counts on a motorcycle or moped; a work safety helmet does not.",
    basis: ["RTR 9-5"],
    checked: "2026-11-21",
  },
  "helmet-mark-and-chin-strap": {
    rule: "A riding helmet should have the PS(C) or JIS mark, and its chin strap has to be fastened.",
    basis: ["RTA 71-4", "RTR 9-5", "KYO 8-1-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
