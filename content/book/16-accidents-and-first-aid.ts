import type { Chapter } from "./schema";

export const accidentsAndFirstAid = {
  id: "accidents-and-first-aid",
  title: "Accidents and first aid",
  intro: "Stop, secure, help, report. The order is the chapter.",
  sections: [
    {
      title: "The duties",
      prose: [
        "First stop the accident from growing, then help, then call. A small scratch is an accident too; a handshake does not replace the report.",
      ],
      rules: [
        "accident-duties",
        "accident-order-of-duties",
        "accident-report-content",
        "accident-report-damage-only-too",
        "accident-no-report-no-certificate",
        "accident-stay-on-police-order",
        "accident-duty-binds-crew",
        "accident-passengers-must-not-obstruct",
        "accident-emergency-vehicle-may-go-on",
        "accident-not-helping-penalty",
        "accident-hit-and-run-penalty",
        "accident-not-reporting-penalty",
        "accident-duties-whoever-is-at-fault",
        "accident-i-am-fine-does-not-end-duties",
        "accident-prevent-second-crash",
        "accident-bystanders-help",
      ],
    },
    {
      title: "First aid",
      prose: [
        "Nobody expects a doctor. What counts is to begin, and not to move somebody who may have hurt the neck.",
      ],
      rules: [
        "accident-first-aid-until-ambulance",
        "accident-stop-bleeding",
        "accident-do-not-move-head-injury",
        "accident-cpr-30-to-2",
        "accident-cpr-depth-and-rate",
        "accident-aed-anyone",
        "accident-head-blow-see-doctor",
        "accident-witness-hit-and-run",
        "accident-fuel-leak",
        "accident-check-response-and-breathing",
        "accident-airway",
        "accident-compressions-when-in-doubt",
        "accident-aed-steps",
        "accident-recovery-position",
      ],
    },
    {
      title: "Telephone numbers",
      rules: [
        "accident-number-110-police",
        "accident-number-119-ambulance",
        "accident-number-9910-road",
      ],
    },
    {
      title: "Liability and insurance",
      prose: [
        "The compulsory insurance is for the people you hurt. It is not for cars, and not for you.",
      ],
      rules: [
        "accident-cali-compulsory",
        "accident-cali-certificate",
        "accident-cali-only-injury-to-others",
        "accident-cali-maximum",
        "accident-three-liabilities",
        "accident-owner-liable",
        "accident-cali-missing-penalty",
        "accident-voluntary-insurance",
      ],
    },
    {
      title: "Earthquake and flood",
      prose: [
        "Others must be able to move the car that you leave: that is why the key stays and the doors are not locked.",
      ],
      rules: [
        "accident-earthquake-while-driving",
        "accident-earthquake-leaving-the-car",
        "accident-earthquake-key-and-doors",
        "accident-earthquake-no-flight-by-car",
        "accident-disaster-emergency-routes",
        "accident-earthquake-warning-statement",
        "accident-flooded-underpass-do-not-enter",
        "accident-flooded-car-get-out",
        "accident-earthquake-alert",
        "accident-disaster-police-may-move-cars",
        "accident-flooded-car-stalled",
        "accident-flooded-car-check",
      ],
    },
  ],
} as const satisfies Chapter;
