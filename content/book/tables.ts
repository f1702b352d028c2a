import type { RuleId } from "../rules";

/** One row; the first cell is its heading. */
type Row = {
  cells: readonly string[];
  /** The rules that say the figures of the row. */
  rules: readonly RuleId[];
};

/** Figures side by side. A figure that no rule of its row says is refused. */
export type NumberTable = {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
};

export const tables = {
  "parking-distances": {
    title: "Stopping and parking: 1, 3, 5 and 10 m",
    columns: ["Within", "No stopping, no parking", "No parking only"],
    rows: [
      {
        cells: ["1 m", "–", "fire alarm"],
        rules: ["parking-fire-alarm-1m"],
      },
      {
        cells: ["3 m", "–", "vehicle entrance of a garage or car park"],
        rules: ["parking-garage-entrance-3m"],
      },
      {
        cells: [
          "5 m",
          "intersection, corner, crosswalk, bicycle crossing",
          "roadworks, hydrant, fire cistern, fire-equipment store",
        ],
        rules: [
          "parking-no-stopping-distances-list",
          "parking-no-parking-distances-list",
        ],
      },
      {
        cells: [
          "10 m",
          "railroad crossing, safety zone (left side), bus or tram stop in its hours",
          "–",
        ],
        rules: ["parking-no-stopping-distances-list"],
      },
    ],
  },
  "thirty-metres": {
    title: "30 m: overtaking, crosswalks, signals",
    columns: ["What", "Where"],
    rows: [
      {
        cells: [
          "No overtaking",
          "on and 30 m before an intersection, a railroad crossing, a crosswalk or bicycle crossing; not after it",
        ],
        rules: ["overtaking-ban-places-list", "overtaking-30m-only-before"],
      },
      {
        cells: [
          "No passing either",
          "on and 30 m before a crosswalk or bicycle crossing without signals",
        ],
        rules: ["pedestrian-crosswalk-no-passing-30m"],
      },
      {
        cells: ["Signal for a turn", "from 30 m before it"],
        rules: ["driver-signal-turn-30m"],
      },
      {
        cells: ["Signal for a change of lane", "from 3 seconds before it"],
        rules: ["driver-signal-lane-change-3-seconds"],
      },
    ],
  },
  widths: {
    title: "Widths: 0.75, 1.5, 3.5, 5.5 and 6 m",
    columns: ["Figure", "What it decides"],
    rows: [
      {
        cells: [
          "0.75 m",
          "Parking at a side strip. Over 0.75 m wide: you enter it and leave 0.75 m free. 0.75 m or less: you keep out",
        ],
        rules: [
          "parking-side-strip-over-0-75m",
          "parking-side-strip-0-75m-or-less",
        ],
      },
      {
        cells: [
          "1.5 m",
          "Passing slowly beside a stopped tram that nobody boards or leaves",
        ],
        rules: ["pedestrian-tram-stop-1-5m"],
      },
      {
        cells: ["3.5 m", "Stays free on the right side of a parked vehicle"],
        rules: ["parking-3-5m-free-on-right"],
      },
      {
        cells: [
          "5.5 m",
          "On a road of this width or more, a standing car is lit at night",
        ],
        rules: ["parking-night-lights"],
      },
      {
        cells: [
          "6 m",
          "Your side under 6 m: you may go over the centre to overtake, if all the rest allows it. 6 m or more: never",
        ],
        rules: [
          "overtaking-over-the-centre",
          "overtaking-wide-left-part-stay-left",
        ],
      },
    ],
  },
  "speed-limits": {
    title: "Speed without a sign",
    columns: ["Road", "Vehicle", "At most"],
    rows: [
      {
        cells: [
          "Ordinary road with a centre line, lanes or a divider",
          "motor vehicles",
          "60 km/h",
        ],
        rules: ["speed-statutory-60-where"],
      },
      {
        cells: [
          "Ordinary road without any of the three (since 1 September 2026)",
          "motor vehicles",
          "30 km/h",
        ],
        rules: ["speed-statutory-unlined-30"],
      },
      {
        cells: ["Every road, whatever the sign", "mopeds", "30 km/h"],
        rules: ["speed-moped-30", "speed-moped-stays-30-under-higher-sign"],
      },
      {
        cells: ["Motor-vehicle-only road", "motor vehicles", "60 km/h"],
        rules: ["speed-motor-vehicle-only-road-60"],
      },
      {
        cells: [
          "National expressway, main lanes, directions separated",
          "ordinary cars, buses, motorcycles",
          "100 km/h",
        ],
        rules: ["speed-expressway-100"],
      },
      {
        cells: ["The same", "large trucks, medium trucks from 8 t", "90 km/h"],
        rules: ["speed-expressway-truck-90"],
      },
      {
        cells: ["The same", "with a trailer; three wheels", "80 km/h"],
        rules: ["speed-expressway-trailer-80"],
      },
      {
        cells: ["The same", "motor vehicles, at least", "50 km/h"],
        rules: ["speed-expressway-minimum-50"],
      },
    ],
  },
  "towing-speeds": {
    title: "Towing by rope or the like",
    columns: ["What tows what", "At most"],
    rows: [
      {
        cells: [
          "A vehicle of 2,000 kg or less, by a car at least three times as heavy",
          "40 km/h",
        ],
        rules: ["speed-towing-light-vehicle-40"],
      },
      {
        cells: ["Any other car", "30 km/h"],
        rules: ["speed-towing-other-30"],
      },
      {
        cells: ["A motorcycle of 125 cc or less, or a moped", "25 km/h"],
        rules: ["speed-towing-small-two-wheeler-25"],
      },
    ],
  },
  "stopping-distances": {
    title: "Stopping distance on a dry road",
    columns: ["Speed", "Stopping distance, about"],
    rows: [
      { cells: ["20 km/h", "9 m"], rules: ["speed-stopping-distance-table"] },
      { cells: ["30 km/h", "14 m"], rules: ["speed-stopping-distance-table"] },
      { cells: ["40 km/h", "22 m"], rules: ["speed-stopping-distance-table"] },
      { cells: ["50 km/h", "32 m"], rules: ["speed-stopping-distance-table"] },
      {
        cells: ["60 km/h", "44 m = 17 m reaction + 27 m braking"],
        rules: ["speed-stopping-distance-60"],
      },
      { cells: ["80 km/h", "76 m"], rules: ["speed-stopping-distance-table"] },
      {
        cells: ["100 km/h", "112 m = 28 m reaction + 84 m braking"],
        rules: ["speed-stopping-distance-100"],
      },
    ],
  },
  alcohol: {
    title: "Alcohol",
    columns: ["In 1 litre of breath", "What it is", "At most", "Points"],
    rows: [
      {
        cells: ["any amount", "forbidden", "–", "–"],
        rules: ["alcohol-any-amount-banned"],
      },
      {
        cells: [
          "from 0.15 mg, under 0.25 mg",
          "under the influence",
          "3 years or 500,000 yen",
          "13",
        ],
        rules: ["alcohol-points-13", "alcohol-penalty-influence"],
      },
      {
        cells: [
          "from 0.25 mg, under 0.5 mg",
          "under the influence",
          "3 years or 500,000 yen",
          "25",
        ],
        rules: ["alcohol-points-25", "alcohol-penalty-influence"],
      },
      {
        cells: [
          "0.5 mg or more, or unfit at any amount",
          "drunk driving",
          "5 years or 1,000,000 yen",
          "35",
        ],
        rules: [
          "alcohol-drunk-driving-figure",
          "alcohol-penalty-drunk",
          "alcohol-points-35-drunk",
        ],
      },
    ],
  },
  points: {
    title: "Points, for a driver without an earlier sanction",
    columns: ["Points", "What follows"],
    rows: [
      {
        cells: ["6 to 8", "suspension for 30 days"],
        rules: ["licence-points-suspension-30-days"],
      },
      {
        cells: ["9 to 11", "suspension for 60 days"],
        rules: ["licence-points-suspension-60-days"],
      },
      {
        cells: ["12 to 14", "suspension for 90 days"],
        rules: ["licence-points-suspension-90-days"],
      },
      {
        cells: ["15 or more", "revocation"],
        rules: ["licence-points-revocation-15"],
      },
    ],
  },
  ages: {
    title: "Ages",
    columns: ["Age", "What"],
    rows: [
      {
        cells: ["under 6", "child seat; an infant in law"],
        rules: ["child-seat-under-6", "pedestrian-age-child-and-infant"],
      },
      {
        cells: [
          "under 13",
          "a child in law; may ride a bicycle on the sidewalk",
        ],
        rules: ["pedestrian-age-child-and-infant", "bicycle-sidewalk-when"],
      },
      {
        cells: ["16", "e-scooter without a licence"],
        rules: ["escooter-age-16-no-licence"],
      },
      {
        cells: ["16", "licence for mopeds or ordinary motorcycles"],
        rules: ["licence-age-16"],
      },
      {
        cells: ["16", "blue ticket for cyclists"],
        rules: ["bicycle-blue-ticket-16"],
      },
      {
        cells: [
          "17 years and 6 months",
          "provisional licence, and the tests for the full one",
        ],
        rules: [
          "licence-provisional-age-17-and-a-half",
          "licence-full-test-from-17-and-a-half",
        ],
      },
      {
        cells: ["18", "full licence for ordinary cars; large motorcycles"],
        rules: ["licence-age-18", "licence-age-large-motorcycle"],
      },
      {
        cells: [
          "20",
          "medium vehicles, after 2 years with a car licence (19 and 1 year with training)",
        ],
        rules: ["licence-age-medium"],
      },
      {
        cells: [
          "21",
          "large vehicles, after 3 years with a car licence (19 and 1 year with training)",
        ],
        rules: ["licence-age-large"],
      },
      {
        cells: ["70", "elderly mark (you should try), course before renewal"],
        rules: ["mark-elderly-from-70", "licence-elderly-course-70"],
      },
      {
        cells: ["75", "cognitive test before renewal"],
        rules: ["licence-cognitive-test-75"],
      },
    ],
  },
  checks: {
    title: "Checks and inspection",
    columns: ["Vehicle", "Daily check", "Periodic check", "Inspection"],
    rows: [
      {
        cells: [
          "Private passenger car",
          "at suitable times",
          "every 1 year",
          "after 3 years, then every 2",
        ],
        rules: [
          "vehicle-daily-check-private-car",
          "vehicle-periodic-check-1-year",
          "vehicle-inspection-private-car",
        ],
      },
      {
        cells: [
          "Private kei truck",
          "at suitable times",
          "every 1 year",
          "every 2 years",
        ],
        rules: [
          "vehicle-daily-check-private-car",
          "vehicle-periodic-check-1-year",
          "vehicle-inspection-kei-goods-vehicle",
        ],
      },
      {
        cells: [
          "Private truck under 8 t, not kei",
          "once a day before driving",
          "every 6 months",
          "after 2 years, then every 1",
        ],
        rules: [
          "vehicle-daily-check-private-goods-vehicle",
          "vehicle-periodic-check-6-months",
          "vehicle-inspection-goods-vehicle",
        ],
      },
      {
        cells: [
          "Taxi, bus, business truck from 8 t",
          "once a day before driving",
          "every 3 months",
          "every 1 year",
        ],
        rules: [
          "vehicle-daily-check-once-a-day",
          "vehicle-periodic-check-3-months",
          "vehicle-inspection-taxi-and-bus",
          "vehicle-inspection-goods-vehicle",
        ],
      },
    ],
  },
  loads: {
    title: "Loads and towing",
    columns: ["What", "Figure"],
    rows: [
      {
        cells: ["Length", "1.2 times the car"],
        rules: ["load-length-total"],
      },
      {
        cells: ["Width", "1.2 times the car, one tenth beyond each side"],
        rules: ["load-width-total"],
      },
      {
        cells: ["Height above the ground", "3.8 m"],
        rules: ["load-height-3-8-m"],
      },
      {
        cells: ["Height, kei and three wheels", "2.5 m"],
        rules: ["load-height-kei-2-5-m"],
      },
      {
        cells: ["Height, motorcycle and small special vehicle", "2.0 m"],
        rules: ["load-height-motorcycle-2-m"],
      },
      {
        cells: ["Weight", "motorcycle 60 kg"],
        rules: ["load-motorcycle"],
      },
      {
        cells: ["Weight", "moped 30 kg"],
        rules: ["load-moped"],
      },
      {
        cells: ["Towing rope", "5 m or less, white cloth of 0.3 m square"],
        rules: ["vehicle-rope-towing-5-m", "vehicle-rope-towing-white-cloth"],
      },
      {
        cells: ["Both vehicles together", "25 m"],
        rules: ["vehicle-towing-total-25-m"],
      },
      {
        cells: ["Trailer that needs a towing licence", "over 750 kg"],
        rules: ["licence-towing-over-750kg"],
      },
    ],
  },
  "three-tests": {
    title: "The three written tests",
    columns: ["Test", "Questions", "Time", "To pass"],
    rows: [
      {
        cells: ["Provisional licence", "50", "30 minutes", "45 of 50"],
        rules: [
          "exam-provisional-50-questions",
          "exam-provisional-30-minutes",
          "exam-provisional-pass-45",
        ],
      },
      {
        cells: [
          "Full licence",
          "90 and 5 illustrated ones",
          "50 minutes",
          "90 of 100 points",
        ],
        rules: [
          "exam-full-95-questions",
          "exam-full-50-minutes",
          "exam-full-pass-90-points",
        ],
      },
      {
        cells: [
          "Conversion of a foreign licence",
          "50",
          "30 minutes",
          "45 of 50",
        ],
        rules: ["exam-conversion-50-questions", "exam-conversion-pass-45"],
      },
    ],
  },
} as const satisfies Record<string, NumberTable>;

export type TableId = keyof typeof tables;
