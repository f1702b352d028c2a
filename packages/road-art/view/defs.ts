import { colours } from "../drawing/colours";

const definitions: Record<string, string> = {
  /** A light edge round a figure that stands before like ground. */
  edge:
    `<filter id="edge"><feMorphology in="SourceAlpha" operator="dilate" radius="1.3" result="wide"/>` +
    `<feFlood flood-color="${colours.white}"/><feComposite in2="wide" operator="in"/>` +
    `<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  /** The glass of a curve mirror. */
  disc: `<clipPath id="disc"><circle cx="46" cy="46" r="43"/></clipPath>`,
  /** Soft edges of light on the ground. */
  soft: `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>`,
  /** Fog: its lower edge is soft. */
  fog:
    `<linearGradient id="fog" x1="0" x2="0" y1="0" y2="1"><stop offset=".78" stop-color="${colours.cloud}"/>` +
    `<stop offset="1" stop-color="${colours.cloud}" stop-opacity="0"/></linearGradient>`,
  /** Glare of a lamp or the sun. */
  glare:
    `<radialGradient id="glare"><stop stop-color="${colours.headLamp}"/><stop offset=".25" stop-color="${colours.beam}" stop-opacity=".85"/>` +
    `<stop offset="1" stop-color="${colours.beam}" stop-opacity="0"/></radialGradient>`,
  /** Light on the ground that fades away from its middle. */
  pool:
    `<radialGradient id="pool"><stop stop-color="${colours.beam}"/>` +
    `<stop offset="1" stop-color="${colours.beam}" stop-opacity="0"/></radialGradient>`,
  /** Water in the air, such as behind a truck's wheels. */
  mist:
    `<radialGradient id="mist"><stop offset=".3" stop-color="${colours.white}" stop-opacity=".45"/>` +
    `<stop offset="1" stop-color="${colours.white}" stop-opacity="0"/></radialGradient>`,
  /** What somebody cannot see, on the plan. */
  hatch:
    `<pattern id="hatch" width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">` +
    `<path d="M0 0V7" stroke="${colours.night}" stroke-width="4"/></pattern>`,
};

/** The filters and patterns that a picture's elements name. */
export function definitionsFor(body: string): string {
  return Object.entries(definitions)
    .filter(([name]) => body.includes(`url(#${name})`))
    .map(([, definition]) => definition)
    .join("");
}
