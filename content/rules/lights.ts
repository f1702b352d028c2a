import type { Rules } from "./schema";

/** When the lights must be on, and driving at night. */
export const lights = {
  "light-night-sunset-to-sunrise": {
    rule: "For the lights of vehicles, night is the time from sunset to sunrise. The law does not add 30 minutes before sunset or after sunrise.",
    basis: ["RTA 52(1)"],
    checked: "2026-11-21",
  },
  "light-on-at-night": {
    rule: "At night, a motor vehicle on the road must have its lights on while you drive it. These are the headlights, side marker lamps, tail lamps and number plate lamps.",
    basis: ["RTA 52(1)", "RTO 18(1)"],
    checked: "2026-11-21",
  },
  "light-moped-on-at-night": {
    rule: "When you ride a moped on a road at night, its headlight and tail lamp must be on.",
    basis: ["RTA 52(1)", "RTO 18(1)"],
    checked: "2026-11-21",
  },
  "light-on-by-day-50m": {
    rule: "On an ordinary road, the lights must also be on by day where you can see no farther than 50 m. This is so in a tunnel, in dense fog or in another dark place.",
    basis: ["RTA 52(1)", "RTO 19"],
    checked: "2026-11-21",
  },
  "light-on-by-day-expressway-200m": {
    rule: "On an expressway, the lights must also be on by day where you can see no farther than 200 m. This is so in a tunnel, in dense fog or in another dark place.",
    basis: ["RTA 52(1)", "RTO 19"],
    checked: "2026-11-21",
  },
  "light-lit-tunnel-exempt-at-night": {
    rule: "At night, you do not have to use the lights in a tunnel that is lit so well that you see clearly 50 m ahead. On an expressway it is 200 m.",
    basis: ["RTO 18(1)"],
    checked: "2026-11-21",
  },
  "light-high-beam-normal-at-night": {
    rule: "At night you should normally use the high beam. Change to low beam when the high beam would disturb others, or in busy town traffic.",
    basis: ["RTA 52(2)", "RTO 20", "KYO 6-3-2(2)"],
    checked: "2026-11-21",
  },
  "light-dip-for-oncoming": {
    rule: "At night, your high beam may disturb an oncoming vehicle. If so, you must change to low beam (dip your headlights) when you meet it.",
    basis: ["RTA 52(2)", "RTO 20"],
    checked: "2026-11-21",
  },
  "light-dip-when-following": {
    rule: "At night, your high beam may disturb the vehicle directly ahead of you. If so, you must change to low beam (dip your headlights) when you drive behind it.",
    basis: ["RTA 52(2)", "RTO 20"],
    checked: "2026-11-21",
  },
  "light-dip-in-busy-town": {
    rule: "In busy town traffic at night you should keep to low beam.",
    basis: ["KYO 6-3-2(3)"],
    checked: "2026-11-21",
  },
  "light-fog-dipped-beam": {
    rule: "In fog you should use low beam or fog lamps. The fog reflects the high beam and makes it harder to see.",
    basis: ["KYO 6-4-3"],
    checked: "2026-11-21",
  },
  "light-announce-at-blind-place": {
    rule: "At night, before an intersection or bend with no clear view, you should switch the headlights to high beam or flash them. This tells others that you are coming. You should not change to low beam for this purpose.",
    basis: ["KYO 6-3-2(4)"],
    checked: "2026-11-21",
  },
  "light-dazzle-look-left-front": {
    rule: "When the lights of an oncoming vehicle dazzle you, you should not look straight at them. Turn your eyes slightly to the left front and slow down.",
    basis: ["KYO 6-3-2(3)"],
    checked: "2026-11-21",
  },
  "light-evaporation-effect": {
    rule: "At night, your headlights and those of an oncoming vehicle may shine on the same place. A pedestrian near the centre of the road can then vanish from sight. This is the evaporation effect.",
    basis: ["KYO 6-3-1(2)"],
    checked: "2026-11-21",
  },
  "light-night-go-slower-than-by-day": {
    rule: "At night you should drive more slowly than by day, because speed feels lower and gaps look larger than they are.",
    basis: ["KYO 6-3-1(1)"],
    checked: "2026-11-21",
  },
  "light-on-early-at-dusk": {
    rule: "At dusk you should switch the lights on early, because others must be able to see you. This is advice; the legal duty at night starts at sunset.",
    basis: ["KYO 6-3-1(6)"],
    checked: "2026-11-21",
  },
  "light-cabin-lamp-off": {
    rule: "At night you should keep the cabin lamp off while you drive, because it makes it harder to see out. Buses are an exception.",
    basis: ["KYO 6-3-2(5)"],
    checked: "2026-11-21",
  },
  "light-look-beyond-car-ahead": {
    rule: "When you follow a vehicle at night, you should look beyond it and watch its brake lamps.",
    basis: ["KYO 6-3-1(3)(4)"],
    checked: "2026-11-21",
  },
  "light-high-beam-reach-100m": {
    rule: "The high beam lights the road up to about 100 m ahead.",
    basis: ["SS 32"],
    checked: "2026-11-21",
  },
  "light-dipped-beam-reach-40m": {
    rule: "The low beam lights the road up to about 40 m ahead.",
    basis: ["SS 32"],
    checked: "2026-11-21",
  },
  "light-stop-within-lit-range": {
    rule: "At night you should drive so slowly that you can stop within the distance that your headlights light up.",
    basis: ["KYO 6-3-1(1)"],
    checked: "2026-11-21",
  },
  "light-lamps-fail-at-night": {
    rule: "If the lights fail at night, you must not drive on without light. You should stop at a safe place.",
    basis: ["RTA 52(1)", "RTA 62"],
    checked: "2026-11-21",
  },
  "light-tunnel-by-day-with-view": {
    rule: "By day, no lights are required in a tunnel where you can see farther than 50 m. On an expressway it is 200 m.",
    basis: ["RTA 52(1)", "RTO 19"],
    checked: "2026-11-21",
  },
  "light-glare": {
    rule: "Glare means that a strong light blinds you for a while. It is not the evaporation effect, in which a person between the lights of two cars cannot be seen.",
    basis: ["KYO 6-3-1(2)"],
    checked: "2026-11-21",
  },
} as const satisfies Rules;
