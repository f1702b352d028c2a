import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { colours } from "./drawing/colours";
import { ringWhite, triangleStop } from "./drawing/plates";
import { render } from "./drawing/render";
import { deer } from "./view/animals";
import { clouds, hills, plain, sky, town, woods } from "./view/backdrop";
import { barrier, facing, guardRail } from "./view/barriers";
import { building, walls } from "./view/buildings";
import { drawPlan, drawView } from "./view/draw-scene";
import { lineAcross, zebra } from "./view/ground";
import * as lights from "./view/lights";
import { following } from "./view/mirrors";
import { ranked, type Part } from "./view/part";
import { bag } from "./view/people/carried";
import * as people from "./view/people/people";
import { blind, measure, sight, way } from "./view/plan";
import { bushes, tree } from "./view/plants";
import * as riders from "./view/riders/riders";
import * as roads from "./view/roads";
import type { View } from "./view/scene";
import { pedestrianLight, signal } from "./view/street/signals";
import { curveMirror, sign } from "./view/street/signs";
import { drinksMachine, windsock } from "./view/street/things";
import { cone } from "./view/street/works";
import { ambulance } from "./view/vehicles/ambulance";
import { bus } from "./view/vehicles/bus";
import { car, taxi } from "./view/vehicles/car";
import { looks } from "./view/vehicles/model";
import { tram } from "./view/vehicles/tram";
import { truck } from "./view/vehicles/truck";
import { van } from "./view/vehicles/van";
import { pool } from "./view/water";
import * as weather from "./view/weather";

const { cyclist, motorcyclist, scooterRider, kickRider } = riders;

const views: Record<string, Partial<View> & { parts: Part[] }> = {
  mountain: {
    lens: { bend: { from: 14, radius: -30 } },
    backdrop: [sky(), hills(), woods()],
    road: roads.t5(),
    parts: [
      barrier(-2.6, [2, 60], 6, { colour: colours.buildingDark }),
      guardRail(4.9, [3, 80]),
      sign(triangleStop(), [-2.3, 13, 2.2], 1),
    ],
  },
  vehicles: {
    road: roads.t3left(),
    backdrop: [sky(), clouds([430, 60, 50]), town()],
    parts: [
      bus({ span: [-2.4, 0.1], ahead: 16, indicator: "right" }),
      tram({ span: [1.6, 4.1], ahead: 17, open: true }),
      truck({ span: [5, 7.3], ahead: 13, heading: 200 }),
      ambulance({ span: [-6.6, -4.7], ahead: 13, heading: 180 }),
      van({ span: [-3.8, -2.1], ahead: 8, brake: true }),
      car({
        span: [-0.9, 0.8],
        ahead: 8,
        look: looks.red,
        indicator: "hazard",
      }),
      taxi({ span: [1.6, 3.3], ahead: 8, heading: 180, free: true, steer: 25 }),
      car({ span: [3.6, 6], ahead: 9, heading: -60, look: looks.blue }),
    ],
    mirrors: {
      inside: {
        parts: [following("inside", truck, { width: 2.3, share: 0.7 })],
      },
      left: {},
      right: {
        parts: [
          following("right", car, {
            width: 1.7,
            share: 0.5,
            middle: 0.6,
            lights: true,
          }),
        ],
      },
    },
  },
  people: {
    backdrop: [sky(), hills(), woods()],
    road: roads.t3right({ crossings: [{ at: [30, 38], line: true }] }),
    ground: [zebra([-5, 7.5], [20, 23]), lineAcross([-5.1, 1.2], 18)],
    parts: [
      people.man({ at: [-4, 10], heading: 90, pose: "walk", carries: bag }),
      people.man({ at: [-3, 10], heading: 180 }),
      people.man({ at: [-2, 10], heading: 0, pose: "run" }),
      people.woman({ at: [-0.9, 10], pose: "wave", edge: true }),
      people.child({ at: [0, 10], heading: -160, pose: "step" }),
      people.oldWoman({ at: [1.2, 10], heading: -90 }),
      people.womanWithPram({ at: [2.2, 10], heading: 90 }),
      people.guard({ at: [-1, 7] }),
      people.worker({ at: [4, 10], heading: 20, pose: "back" }),
      deer([5, 12], { left: true }),
    ],
  },
  riders: {
    road: roads.t2(),
    ground: [pool([-2, 0], [12, 19], colours.water, 0.8)],
    parts: [
      barrier(-3, [2, 14], 1.6, {}),
      bushes(3.6, [6, 60], 1.6),
      cyclist({ right: -2.4, ahead: 9 }),
      cyclist({ right: -1.2, ahead: 9, umbrella: true, gaze: 150 }),
      motorcyclist({ right: 0, ahead: 9, heading: 180, lights: true }),
      motorcyclist({ right: 1.2, ahead: 9 }),
      scooterRider({ right: 2.4, ahead: 9, heading: 180 }),
      kickRider({ right: 3.4, ahead: 9 }),
      cyclist({ right: 2, ahead: 6.4, heading: -90 }),
    ],
    overlay: [weather.rain()],
  },
  street: {
    road: roads.t1({ crossings: [{ at: [26, 34] }] }),
    parts: [
      building({
        right: -5.4,
        along: [3, 21],
        high: 9,
        floors: 3,
        walls: walls.cool,
        awning: colours.cloth,
      }),
      building({ right: 8, along: [14, 22], high: 5, floors: 2, roof: 2 }),
      facing([-12, -5.4], 40, 9, colours.building),
      tree([6.4, 20], 6),
      signal({ at: [0.6, 36, 5.2], lamp: "green", pole: -2.6 }),
      pedestrianLight({ at: [-3.5, 22, 2.8], lamp: "green", flashing: true }),
      curveMirror({
        at: [-2.6, 14, 2.4],
        size: 1.2,
        parts: [cyclist({ right: 0, ahead: 8, heading: 180 })],
      }),
      sign(ringWhite(), [5, 14, 2.2], 1),
      cone([-1, 9]),
      cone([-0.4, 11]),
      drinksMachine([2.4, 9]),
      windsock([4.7, 24, 5]),
      guardRail(4.6, [12, 60]),
    ],
  },
  weather: {
    backdrop: [plain(colours.night)],
    haze: false,
    road: roads.t6({ surface: roads.surfaces.night }),
    ground: [lights.headlamps([34, 40, 22])],
    parts: [
      lights.lampPair([2.9, 60, 0.7], colours.headLamp),
      ranked(1, weather.cloudAt([0, 14], 3, 2)),
      ...weather.fog(80),
    ],
    overlay: [weather.snowfall(), lights.glare([420, 170], 40)],
  },
};

const page = Object.entries(views).map(([name, parts]) => {
  const view: View = {
    road: roads.t1(),
    dash: { speed: 40, indicator: "left", beam: true, gear: "D" },
    mirrors: { inside: {} },
    cues: [],
    ...parts,
  };
  const notes = [
    way([
      [0, 3],
      [0, 10],
      [2.8, 16],
    ]),
    sight([
      [0, 0],
      [3, 20],
    ]),
    blind([
      [4, 4],
      [8, 4],
      [8, 14],
    ]),
    measure([5.4, 0], [5.4, 8]),
  ];
  const plan = drawPlan({ id: name, alt: "", view, plan: { notes } });
  return `<h2>${name}</h2>${image(render(drawView(view)), 900)} ${image(render(plan), 300)}`;
});
const head = "<!doctype html><meta charset=utf-8>";
writeFileSync(join(__dirname, "../../../parts.html"), head + page.join("\n"));
console.log("parts.html written");

function image(file: string, width: number): string {
  return `<img width="${width}" src="data:image/svg+xml,${encodeURIComponent(file)}" alt="">`;
}
