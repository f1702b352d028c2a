import type { Rules } from "./schema";

/** Seat belts, child seats and helmets. */
export const belts = {
  "belt-driver-must-wear": {
    rule: "The driver of a car must wear the seat belt. There are a few exceptions.",
    basis: ["RTA 71-3(1)"],
    checked: "2026-11-21",
  },
  "belt-all-passengers": {
    rule: "You must not drive while a passenger in the front or in the rear wears no seat belt. This is for every seat that has to have a belt, with a few exceptions.",
    basis: ["RTA 71-3(2)"],
    checked: "2026-11-21",
  },
  "belt-rear-seat-all-roads": {
    rule: "Passengers in the rear seats must wear seat belts on all roads, not only on expressways. There are a few exceptions.",
    basis: ["RTA 71-3(2)"],
    checked: "2026-11-21",
  },
  "belt-driver-points": {
    rule: "A driver without a seat belt gets 1 point. There is no penalty payment.",
    basis: ["RTA 71-3(1)", "RTO annex 2"],
    checked: "2026-11-21",
  },
  "belt-exempt-illness": {
    rule: "A person does not have to wear a seat belt if it is unsuitable for health because of illness, injury or disability.",
    basis: ["RTA 71-3(1)", "RTA 71-3(2)", "RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-pregnancy": {
    rule: "If a seat belt is unsuitable for the health of a pregnant woman, she does not have to wear it. Pregnancy alone is not an exception.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-body-size": {
    rule: "A person who cannot wear the seat belt properly because of body size does not have to wear it. Examples are a very high or low sitting height or great overweight.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-driver-reversing": {
    rule: "The driver does not have to wear the seat belt while reversing the car.",
    basis: ["RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-exempt-duties": {
    rule: "The driver of an emergency vehicle on duty does not have to wear the seat belt. The same goes for people on certain duties, such as police guarding or collecting mail with frequent stops.",
    basis: ["RTA 71-3(1)", "RTO 26-3-2"],
    checked: "2026-11-21",
  },
  "belt-more-passengers-than-belts": {
    rule: "Children count as less than one person, so a car may carry more passengers than seats and still be within its riding capacity. Then those without a belt may ride only in the rear, not in the seat beside the driver.",
    basis: ["RTO 26-3-2(2)(i)"],
    checked: "2026-11-21",
  },
  "belt-pregnant-must-wear": {
    rule: "A pregnant woman must wear the seat belt too, unless it is unsuitable for her health. The lap belt should lie low and off the belly.",
    basis: ["RTA 71-3(1)", "RTA 71-3(2)", "RTO 26-3-2", "KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-lap-on-hip-bones": {
    rule: "The lap belt should lie on the hip bones, not on the belly.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-shoulder-no-twist": {
    rule: "The shoulder belt should run over the shoulder and lie flat, not twisted or loose.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "belt-airbag-does-not-replace": {
    rule: "An airbag does not replace the seat belt. You have to wear the belt in a car with airbags too.",
    basis: ["KYO 5-1-3"],
    checked: "2026-11-21",
  },
  "child-seat-under-6": {
    rule: "You must not drive with a child under 6 years of age who is not in a child seat of the right size. There are a few exceptions.",
    basis: ["RTA 71-3(3)", "RTA 14(3)"],
    checked: "2026-11-21",
  },
  "child-seat-6-and-over": {
    rule: "The legal duty to use a child seat ends at the age of 6. After that, a child seat is only recommended until the child is about 150 cm tall.",
    basis: ["RTA 71-3(3)", "RTA 14(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-tall-enough": {
    rule: "A child under 6 years may ride without a child seat if its sitting height is enough to wear the seat belt properly.",
    basis: ["RTA 71-3(2)", "RTA 71-3(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-taxi-and-bus": {
    rule: "The driver of a taxi or bus in service may carry a passenger's child under 6 years without a child seat.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-illness": {
    rule: "A child may ride without a child seat if illness, injury or disability makes the seat unsuitable for the child's health.",
    basis: ["RTA 71-3(3)", "RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-body-size": {
    rule: "A child may ride without a child seat if the child cannot use it properly because of great overweight or another condition of the body.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-not-enough-seats": {
    rule: "Sometimes so many people ride that you cannot fix child seats for all the children, although you are within the riding capacity. The children for whom you cannot fix one may then ride without.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-nursing": {
    rule: "A child may ride without a child seat while it is nursed or gets other daily care that is impossible in the seat. A person other than the driver has to do this.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-exempt-emergency-transport": {
    rule: "A child may ride without a child seat if it has to be taken urgently to a hospital or the like for first aid.",
    basis: ["RTO 26-3-2(3)"],
    checked: "2026-11-21",
  },
  "child-seat-in-rear": {
    rule: "A child seat should be fixed in the rear seat.",
    basis: ["KYO 5-1-4"],
    checked: "2026-11-21",
  },
  "child-seat-no-rear-facing-at-airbag": {
    rule: "You must not put a rear-facing child seat on a front seat that has an airbag.",
    basis: ["KYO 5-1-4"],
    checked: "2026-11-21",
  },
  "child-seat-children-ride-in-rear": {
    rule: "Children should ride in the rear seat, and you should use the child lock of the door.",
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
    rule: "On a motorcycle you must not carry a passenger who does not wear a riding helmet.",
    basis: ["RTA 71-4(1)"],
    checked: "2026-11-21",
  },
  "helmet-must-be-riding-helmet": {
    rule: "On a motorcycle or moped, only a riding helmet that meets the official standard counts. A work safety helmet does not.",
    basis: ["RTR 9-5"],
    checked: "2026-11-21",
  },
  "helmet-mark-and-chin-strap": {
    rule: "A riding helmet should have the PS(C) or JIS mark. You have to fasten its chin strap.",
    basis: ["RTA 71-4", "RTR 9-5", "KYO 8-1-2"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
