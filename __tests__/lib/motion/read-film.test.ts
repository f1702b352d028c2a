/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { outcomes } from "@/content/hazards/outcomes";
import { hazardPictures } from "@/lib/hazards/pictures";
import { hardestBraking } from "@/lib/hazards/stopping";
import { FILM_VERSION, modes, type FilmFile } from "@/lib/motion/film";
import { readFilm } from "@/lib/motion/read-film";
import { valueAt } from "@/packages/road-art/motion/way";

/**
 * Metres per second squared that drivers behind expect: what the times of
 * yellow lights take for a stop (Institute of Transportation Engineers).
 */
const GENTLE = 3.05;

/** A film of one shape: a line between two points, ten metres ahead. */
function filmOf(changes: Partial<FilmFile> = {}): FilmFile {
  return {
    version: FILM_VERSION,
    size: [600, 400],
    centre: [300, 168],
    focus: 720,
    turn: 0,
    slope: 0,
    kept: [],
    paints: [{ stroke: "#fff" }],
    gradients: [],
    below: [],
    things: [
      {
        far: 10,
        layers: [
          { shapes: [[0, modes.seen, "ML", [3720, 1680, 1000, 0, 720, 0], 2]] },
        ],
      },
    ],
    above: [],
    approach: { seconds: 2, speed: 36 },
    ...changes,
  };
}

const read = (file: FilmFile) => readFilm(JSON.stringify(file));
const pointsOf = (file: FilmFile) => [
  ...read(file)!.things[0]!.layers[0]!.shapes[0]!.points,
];
const withShape = (...shape: FilmFile["things"][0]["layers"][0]["shapes"]) =>
  filmOf({ things: [{ far: 1, layers: [{ shapes: shape }] }] });

describe("the points of a shape", () => {
  it("seen on the picture are metres by their depth, each less the one before", () => {
    expect(pointsOf(filmOf())).toEqual([1, 0, 10, 1, 1, 10]);
  });

  it("near the eye are kept in millimetres", () => {
    const shape = withShape([0, modes.metric, "M", [500, -250, -3000]]);

    expect(pointsOf(shape)).toEqual([0.5, -0.25, -3]);
  });

  it("of what is fixed stay on the picture", () => {
    const shape = withShape([0, modes.fixed, "ML", [3000, 1000, 10, 20]]);

    expect(pointsOf(shape)).toEqual([300, 100, 1, 301, 102, 1]);
    expect(read(shape)!.things[0]!.isFixed).toBe(true);
  });
});

describe("there is no film in", () => {
  const whole = JSON.stringify(filmOf());

  it.each([
    ["nothing", ""],
    ["a film that was cut", whole.slice(0, whole.length / 2)],
    ["a page of a Wi-Fi portal", "<!doctype html><p>Log in</p>"],
    ["another form of it", JSON.stringify({ ...filmOf(), version: 99 })],
    ["a list", "[]"],
    [
      "a shape with a number too few",
      JSON.stringify(withShape([0, modes.fixed, "ML", [1, 2, 3]])),
    ],
    [
      "a shape whose paint is missing",
      JSON.stringify(withShape([7, modes.fixed, "M", [1, 2]])),
    ],
    [
      "a shape whose number is a word",
      JSON.stringify(filmOf()).replace("3720", '"x"'),
    ],
  ])("%s", (_, text) => {
    expect(readFilm(text)).toBeNull();
  });
});

describe("the films of the scenes", () => {
  const folder = "public/hazards";
  const films = readdirSync(folder).map(
    (name) =>
      [name, readFilm(readFileSync(`${folder}/${name}`, "utf8"))] as const,
  );

  it("are there for each picture, and can be read", () => {
    const pictures = hazardPictures.flatMap(({ id, flip }) =>
      flip ? [id, `${id}b`] : [id],
    );
    const names = films.map(([name]) => name.replace(/\.json$/, ""));

    expect(names.sort()).toEqual(pictures.sort());
    expect(films.filter(([, film]) => !film)).toEqual([]);
  });

  it("come for two seconds, then go on and do right for one to five", () => {
    for (const [name, film] of films) {
      expect([name, film!.approach.seconds]).toEqual([name, 2]);
      if (/b.json$/.test(name)) continue;
      for (const drive of [film!.next, film!.right]) {
        expect(drive!.seconds).toBeGreaterThanOrEqual(0.8);
        expect(drive!.seconds).toBeLessThanOrEqual(5);
      }
    }
  });

  it("empty a mirror when somebody has passed, and leave it where it hangs", () => {
    const passing = films.filter(([, film]) => film?.passed);

    expect(passing.length).toBeGreaterThan(0);
    for (const [name, film] of passing) {
      const { glass, next, right } = film!.passed!;
      expect([name, glass.isFixed]).toEqual([name, true]);
      expect(next).toBeLessThan(film!.next!.seconds);
      expect(right).toBeLessThan(film!.right!.seconds);
    }
  });

  /** The films in which the right drive somewhere brakes harder than so. */
  const brakingHarder = (most: (kmh: number) => number) =>
    films.flatMap(([name, film]) => {
      const { speed = 0, seconds = 0 } = film!.right ?? {};
      const steps = Array.from({ length: Math.ceil(seconds * 10) }, (_, at) => [
        valueAt(speed, at / 10),
        valueAt(speed, (at + 1) / 10),
      ]);
      const isHard = steps.some(
        ([from = 0, to = 0]) => (from - to) / 3.6 / 0.1 > most(from),
      );
      return isHard ? [name.replace(/\.json$/, "")] : [];
    });

  it("do right with no harder braking than a dry road allows", () => {
    expect(brakingHarder(hardestBraking)).toEqual([]);
  });

  it("brake gently where their outcome says so", () => {
    const gentle = Object.entries(outcomes)
      .filter(([, { right }]) => /gently|lightly|in several steps/.test(right))
      .map(([id]) => id);

    expect(gentle).toContain("hz-01");
    expect(
      brakingHarder(() => GENTLE).filter((id) => gentle.includes(id)),
    ).toEqual([]);
  });
});
