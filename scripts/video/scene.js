/**
 * A crossing at dusk, seen from the mouth of a side street; draw(t) paints a
 * moment of the loop, 0 to 1. Traffic keeps left: on the street that crosses,
 * the near lane runs from right to left and the far lane from left to right.
 * The signal is ours: while it is green the others wait behind their line.
 */
/* global document, window */
const context = document.querySelector("canvas").getContext("2d");
const WIDTH = 864;
const HEIGHT = 720;
const SECONDS = 10;

const ROAD = { top: 468, middle: 552, bottom: 640 };
const STOP_LINE = 640;

function box(colour, x, y, width, height, radius = 0) {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function shape(colour, ...points) {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

function disc(colour, x, y, radius) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

const between = (value, from, to) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
const smooth = (part) => part * part * (3 - 2 * part);

/** A number from 0 to 1 that is the same in every run. */
const fixed = (index) => (Math.sin(index * 127.1) * 43758.5453) % 1;

function sky() {
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
  ])
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

function houses() {
  const rows = [
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

function streets() {
  // The side street goes on beyond the crossing.
  shape("#1b1f29", [268, ROAD.top], [364, 398], [396, 398], [500, ROAD.top]);
  box("#343c4d", -10, ROAD.top - 14, 278, 14);
  box("#343c4d", 500, ROAD.top - 14, 400, 14);
  box("#222835", 0, ROAD.top, WIDTH, ROAD.bottom - ROAD.top);
  shape(
    "#1b1f29",
    [96, HEIGHT],
    [220, ROAD.bottom],
    [548, ROAD.bottom],
    [680, HEIGHT],
  );
  shape(
    "#343c4d",
    [0, ROAD.bottom],
    [220, ROAD.bottom],
    [96, HEIGHT],
    [0, HEIGHT],
  );
  shape(
    "#343c4d",
    [548, ROAD.bottom],
    [WIDTH, ROAD.bottom],
    [WIDTH, HEIGHT],
    [680, HEIGHT],
  );
  // Zebra crossings over the street that crosses: bars along its traffic.
  for (const left of [136, 536])
    for (let bar = 0; bar < 7; bar++)
      box("#c5ccda", left, ROAD.top + 8 + bar * 24, 72, 12);
  // Stop lines: right of the right crossing for the near lane, left of the
  // left one for the far lane.
  box(
    "#f4f6fa",
    STOP_LINE - 12,
    ROAD.middle + 2,
    9,
    ROAD.bottom - ROAD.middle - 4,
  );
  box("#f4f6fa", 112, ROAD.top + 2, 9, ROAD.middle - ROAD.top - 4);
  for (const x of [-10, 50, 664, 744, 824])
    box("#f4f6fa", x, ROAD.middle - 3, 48, 5);
  // Our own stop line, and the middle of our street.
  shape("#f4f6fa", [206, 652], [384, 652], [384, 662], [196, 662]);
  shape("#9aa4b8", [383, 690], [387, 690], [389, HEIGHT], [381, HEIGHT]);
}

function wires() {
  context.strokeStyle = "#0b0d12";
  context.lineWidth = 2;
  for (const [start, sag] of [
    [196, 26],
    [212, 26],
    [232, 30],
  ]) {
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

/** Horizontal: green at the left, red at the right, over our lane. */
function signal(second) {
  const isGreen = second >= 5.6 && second < 8.4;
  const isYellow = second >= 8.4 && second < 9.3;
  const lamps = [
    [isGreen, "#2fd583", "#0f3a28"],
    [isYellow, "#ffc72c", "#3a2e08"],
    [!isGreen && !isYellow, "#ff4d5e", "#45141d"],
  ];

  box("#6f7a90", 232, 234, 66, 5);
  box("#343c4d", 290, 214, 122, 44, 22);
  lamps.forEach(([isLit, lit, dark], index) => {
    const x = 315 + index * 36;
    if (isLit) disc(`${lit}33`, x, 236, 27);
    disc(isLit ? lit : dark, x, 236, 14);
  });
}

/** A guide sign lights up in the beam of a car that comes up behind us. */
function guideSign(second) {
  const light =
    smooth(between(second, 5.2, 6.2)) * (1 - smooth(between(second, 8.8, 9.8)));
  const mix = (dark, lit) =>
    `rgb(${dark.map((part, index) => Math.round(part + (lit[index] - part) * light)).join()})`;
  const field = mix([8, 52, 38], [0, 134, 88]);
  const white = mix([96, 106, 120], [255, 255, 255]);

  box("#6f7a90", 556, 330, 7, 130);
  box(field, 486, 216, 148, 118, 10);
  context.strokeStyle = white;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(493, 223, 134, 104, 6);
  context.stroke();
  // Straight on, with a road that leaves to the left.
  context.lineWidth = 11;
  context.lineCap = "butt";
  context.beginPath();
  context.moveTo(566, 316);
  context.lineTo(566, 258);
  context.moveTo(566, 292);
  context.lineTo(534, 292);
  context.stroke();
  shape(white, [548, 262], [566, 234], [584, 262]);
  shape(white, [538, 276], [512, 292], [538, 308]);
}

/** Seen from the side; `way` is 1 to the right, -1 to the left. */
function car(x, bottom, way, colour, scale = 1) {
  context.save();
  context.translate(x, bottom);
  context.scale(way * scale, scale);
  // Light on the road ahead.
  shape("#ffe9a833", [70, -26], [250, -12], [250, 4], [70, -14]);
  box("#05070a", -74, -6, 150, 8, 4);
  shape(
    colour,
    [-74, -14],
    [-74, -40],
    [-62, -46],
    [-44, -70],
    [20, -70],
    [44, -46],
    [70, -40],
    [76, -30],
    [76, -14],
  );
  shape("#8dbbff", [-54, -46], [-40, -65], [-12, -65], [-12, -46]);
  shape("#8dbbff", [-6, -46], [-6, -65], [17, -65], [36, -46]);
  for (const wheel of [-44, 44]) {
    disc("#05070a", wheel, -12, 14);
    disc("#9aa4b8", wheel, -12, 6);
  }
  box("#fff3c4", 66, -38, 10, 9, 3);
  box("#ff4d5e", -75, -38, 6, 10, 2);
  context.restore();
}

function traffic(second) {
  // Far lane, from left to right while our signal is red.
  const far = between(second, 1, 4.6);
  if (far > 0 && far < 1)
    car(-180 + far * (WIDTH + 480), ROAD.middle - 14, 1, "#c5ccda", 0.9);

  // Near lane: the front is to the left, behind the stop line.
  const waiting = STOP_LINE + 92;
  const leaving = between(second, 0.2, 3);
  const coming = between(second, 4, 6.4);
  const near =
    second < 3.6
      ? waiting - leaving ** 2 * (waiting + 340)
      : WIDTH + 340 - (1 - (1 - coming) ** 2) * (WIDTH + 340 - waiting);
  car(near, ROAD.bottom - 12, -1, "#7c4dff", 1.05);
}

/** Paints the moment `t` of the loop. */
window.draw = (t) => {
  const second = t * SECONDS;
  sky();
  houses();
  wires();
  streets();
  guideSign(second);
  signal(second);
  traffic(second);
};
window.draw(0);
