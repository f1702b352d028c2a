import { pieceOfPath } from "@/lib/hazards/own-path";

const path = {
  metre: 10,
  speed: 30,
  points: [
    [0, 100],
    [0, 0],
    [100, 0],
  ],
} as const;

it("is the piece between two distances, round the turn", () => {
  expect(pieceOfPath(path, 5, 15)).toEqual([
    [0, 50],
    [0, 0],
    [50, 0],
  ]);
});

it("ends where the path ends", () => {
  expect(pieceOfPath(path, 15, 40)).toEqual([
    [50, 0],
    [100, 0],
  ]);
});
