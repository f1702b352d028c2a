import { hanamaruPath } from "./hanamaru-path";

/** The teacher's flower on a paper that is passed; results.css draws it. */
export function Hanamaru() {
  return (
    <svg viewBox="-4 -4 108 108" className="hanamaru" aria-hidden>
      {hanamaruPath().map((stroke) => (
        <path key={stroke} d={stroke} pathLength={1} />
      ))}
    </svg>
  );
}
