import { encode } from "uqr";
import "./qr-code.css";

/** A code with more letters has squares too small for a phone's screen. */
const LONGEST = 1_200;

type QrCodeProps = {
  text: string;
  messages: Record<"qr" | "noQr", string>;
};

/** An address for another phone's camera, or why there is none. */
export function QrCode({ text, messages }: QrCodeProps) {
  if (text.length > LONGEST) return <p role="status">{messages.noQr}</p>;

  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={messages.qr}
        shapeRendering="crispEdges"
        className="qr-code"
      >
        <rect width={size} height={size} className="qr-ground" />
        <path d={path.join("")} />
      </svg>
      <figcaption className="mt-2 text-lane-300">{messages.qr}</figcaption>
    </figure>
  );
}
