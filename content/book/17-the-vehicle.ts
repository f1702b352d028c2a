import type { Chapter } from "./schema";

export const theVehicle = {
  id: "the-vehicle",
  title: "The vehicle",
  intro:
    "Checks, papers, people and loads: what has to be right before the wheels turn, and what to do when something breaks.",
  sections: [
    {
      title: "Checks and inspection",
      prose: [
        "Two rhythms: private passenger cars are checked as their use demands, everything that works for money or carries goods more often. Private kei trucks are the exception inside the exception.",
      ],
      rules: [
        "vehicle-daily-check-private-car",
        "vehicle-daily-check-once-a-day",
        "vehicle-periodic-check-1-year",
        "vehicle-periodic-check-6-months",
        "vehicle-periodic-check-3-months",
        "vehicle-inspection-private-car",
        "vehicle-inspection-goods-vehicle",
        "vehicle-inspection-taxi-and-bus",
        "vehicle-inspection-kei-goods-vehicle",
        "vehicle-inspection-certificate-in-car",
        "vehicle-inspection-sticker",
        "vehicle-no-driving-without-inspection",
        "vehicle-no-driving-defective",
      ],
    },
    {
      title: "Condition of the car",
      rules: [
        "vehicle-check-items",
        "vehicle-tyre-tread",
        "vehicle-tyre-pressure-low",
        "vehicle-tyre-pressure-high",
        "vehicle-number-plate-readable",
        "vehicle-clear-mud-and-snow",
        "vehicle-no-illegal-exhaust",
        "vehicle-no-needless-noise",
        "vehicle-emergency-flare",
        "vehicle-triangle-not-required-equipment",
      ],
    },
    {
      title: "People on board",
      rules: [
        "vehicle-capacity",
        "vehicle-capacity-children",
        "vehicle-no-riding-on-load-bed",
        "vehicle-load-guards-over-capacity",
      ],
    },
    {
      title: "Loads",
      prose: [
        "Length and width grow with the car, height is measured from the ground. Old booklets forbid any load wider than the car; that is over.",
      ],
      rules: [
        "load-length-total",
        "load-length-overhang",
        "load-width-total",
        "load-width-overhang",
        "load-height-3-8-m",
        "load-height-motorcycle-2-m",
        "load-weight",
        "load-overloading-ordered",
        "load-indivisible-permit",
        "load-oversize-red-cloth",
        "load-moped",
        "load-must-not-block",
        "load-secure-against-falling",
        "load-fallen-remove",
      ],
    },
    {
      title: "Towing",
      prose: [
        "The rope must be seen and kept short, and somebody must steer behind. Without brakes or steering there is no towing by rope.",
      ],
      rules: [
        "vehicle-rope-towing-5-m",
        "vehicle-rope-towing-white-cloth",
        "vehicle-rope-towing-licensed-person",
        "vehicle-towing-total-25-m",
        "vehicle-towing-number",
        "vehicle-no-rope-towing-failed-brakes-or-steering",
        "vehicle-crane-towing-steering-fixed",
      ],
    },
    {
      title: "Automatic cars",
      prose: ["The creep is the reason why the foot stays on the brake."],
      rules: [
        "vehicle-at-start-in-p",
        "vehicle-at-creep",
        "vehicle-at-brake-while-stopped",
      ],
    },
    {
      title: "When something fails",
      prose: [
        "Each time the first move is gentle: hold the wheel, lose speed, no sudden braking.",
      ],
      rules: [
        "vehicle-brake-failure",
        "vehicle-brake-failure-last-resort",
        "vehicle-accelerator-stuck",
        "vehicle-tyre-burst",
        "vehicle-driver-assist",
      ],
    },
    {
      title: "Motorcycles",
      rules: [
        "vehicle-motorcycle-size",
        "vehicle-motorcycle-brakes",
        "vehicle-motorcycle-bend",
        "vehicle-motorcycle-knees",
        "vehicle-motorcycle-headlight-by-day",
      ],
    },
  ],
} as const satisfies Chapter;
