import { box, context, HEIGHT, shape, WIDTH } from "./canvas";

/** A number from 0 to 1 that is the same in every run. */
const fixed = (index: number) => (Math.sin(index * 127.1) * 43758.5453) % 1;

export function sky() {
  const bands = ["#0b0d12", "#10121f", "#17172f", "#211d45", "#30285f"];
  for (const [index, colour] of bands.entries())
    box(colour, 0, index * 78, WIDTH, HEIGHT);
  box("#4a3a86", 0, 378, WIDTH, 40);
  for (const [x, y] of [
    [80, 60],
    [210, 130],
    [330, 40],
    [470, 100],
    [640, 52],
    [735, 150],
    [815, 84],
  ] as const)
    box("#9aa4b8", x, y, 2, 2);
  // A mountain at the end of the street.
  shape("#1d1b3f", [170, 400], [352, 262], [408, 262], [600, 400]);
  shape(
    "#c5ccda",
    [331, 278],
    [352, 262],
    [408, 262],
    [428, 278],
    [404, 286],
    [388, 276],
    [372, 288],
    [352, 278],
  );
}

export function houses() {
  const rows: readonly (readonly [x: number, y: number, width: number])[] = [
    [-20, 300, 120],
    [100, 338, 90],
    [190, 366, 72],
    [502, 352, 76],
    [578, 288, 126],
    [704, 330, 84],
    [788, 258, 110],
  ];
  for (const [x, y, width] of rows) box("#12151c", x, y, width, 160);
  shape("#12151c", [-20, 300], [40, 266], [100, 300]);
  shape("#12151c", [704, 330], [746, 304], [788, 330]);
  box("#12151c", 500, 440, 400, 40);
  box("#12151c", -20, 440, 284, 40);
  rows.forEach(([x, y, width], house) => {
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < Math.floor((width - 14) / 26); column++) {
        const chance = Math.abs(fixed(house * 31 + row * 7 + column));
        if (chance < 0.72) continue;
        box(
          chance < 0.9 ? "#6b5524" : "#ffc72c",
          x + 12 + column * 26,
          y + 22 + row * 28,
          10,
          13,
        );
      }
  });
}

export function wires() {
  context.strokeStyle = "#0b0d12";
  context.lineWidth = 2;
  for (const [start, sag] of [
    [196, 26],
    [212, 26],
    [232, 30],
  ] as const) {
    context.beginPath();
    context.moveTo(-10, start - 14);
    context.quadraticCurveTo(90, start + sag, 232, start);
    context.quadraticCurveTo(470, start + sag + 34, 768, start - 10);
    context.quadraticCurveTo(820, start + 8, WIDTH + 10, start - 4);
    context.stroke();
  }
  for (const x of [228, 764]) {
    box("#0b0d12", x, 178, 9, 290);
    box("#0b0d12", x - 18, 194, 45, 5);
    box("#0b0d12", x - 14, 212, 37, 5);
  }
  box("#222835", 238, 262, 16, 30, 3);
}
