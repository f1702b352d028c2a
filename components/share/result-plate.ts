/** Draws a result as a road sign. Loaded when the picture is requested. */
import { saveFile } from "@/lib/browser/save-file";
import type { QuizResult } from "@/lib/quiz/grade";

type Plate = QuizResult & {
  title: string;
  verdict: string;
  /** The strokes of the flower for a pass. */
  flower: readonly string[];
};

const WIDTH = 1080;
const HEIGHT = 720;
const LINE = { left: 90, right: WIDTH - 90, top: 520, height: 44 };

/** Opens the phone's share sheet with the picture, else saves it as a file. */
export async function shareResultPlate(plate: Plate) {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw pictures");

  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  drawPlate(pen, plate);
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give));
  if (!blob) throw new Error("The picture could not be made");

  const file = new File([blob], "menkyo-mitra.png", { type: blob.type });
  const data = { files: [file], title: plate.title };
  if (!navigator.canShare?.(data)) return saveFile(file);

  try {
    await navigator.share(data);
  } catch (error) {
    const isClosed = error instanceof Error && error.name === "AbortError";
    if (!isClosed) saveFile(file);
  }
}

function drawPlate(pen: CanvasRenderingContext2D, plate: Plate) {
  const font = (weight: number, size: number) => {
    pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  };
  const field = plate.passed ? "#006642" : "#0a52b8";

  pen.fillStyle = field;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = "#fff";
  pen.lineWidth = 12;
  pen.beginPath();
  pen.roundRect(26, 26, WIDTH - 52, HEIGHT - 52, 40);
  pen.stroke();

  pen.fillStyle = "#fff";
  font(800, 56);
  pen.fillText(plate.title, LINE.left, 140, LINE.right - LINE.left);
  font(600, 40);
  pen.fillText(plate.verdict, LINE.left, 205, 620);
  font(800, 220);
  pen.fillText(String(plate.score), LINE.left - 8, 425);
  const { width } = pen.measureText(String(plate.score));
  font(600, 64);
  pen.fillText(
    `/ ${plate.totalQuestions} · ${plate.percentage}%`,
    LINE.left + width + 24,
    425,
  );

  drawLine(pen, plate, field);
  font(800, 34);
  pen.fillText(String(plate.required), flagAt(plate) - 21, 494);
  font(600, 34);
  pen.fillText(location.host, LINE.left, 640);
  if (plate.passed) drawFlower(pen, plate.flower);
}

const flagAt = ({ required, totalPoints }: Plate) =>
  LINE.left + ((LINE.right - LINE.left) * required) / totalPoints;

/** The road driven, and the flag at the pass mark. */
function drawLine(pen: CanvasRenderingContext2D, plate: Plate, field: string) {
  const { left, right, top, height } = LINE;
  pen.fillStyle = "rgb(0 0 0 / 0.35)";
  pen.fillRect(left, top, right - left, height);
  pen.fillStyle = "#fff";
  pen.fillRect(
    left,
    top,
    ((right - left) * plate.score) / plate.totalQuestions,
    height,
  );

  const flag = flagAt(plate);
  pen.fillStyle = field;
  pen.fillRect(flag - 6, top - 12, 12, height + 24);
  pen.fillStyle = "#ffc72c";
  pen.fillRect(flag - 3, top - 12, 6, height + 24);
  pen.fillStyle = "#fff";
}

function drawFlower(pen: CanvasRenderingContext2D, strokes: readonly string[]) {
  pen.save();
  pen.translate(740, 90);
  pen.scale(2.7, 2.7);
  pen.lineWidth = 4.5;
  pen.lineCap = "round";
  pen.strokeStyle = "#ff8a94";
  for (const stroke of strokes) pen.stroke(new Path2D(stroke));
  pen.restore();
}
