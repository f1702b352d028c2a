/** One triangle that covers everything; `place` runs from 0 to 1. */
export const vertex = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1);
  place = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0, 1);
}`;

/** All uniforms of the passes, and the four neighbours of a cell. */
const head = `#version 300 es
precision highp float;
precision highp sampler2D;
uniform sampler2D field, velocity, curl, divergence, pressure;
uniform vec2 cell, centre;
uniform vec3 amount;
uniform float radius, aspect, time, fade, strength, keep, brightest;
in vec2 place;
out vec4 result;
vec4 up(sampler2D of) { return texture(of, place + vec2(0, cell.y)); }
vec4 down(sampler2D of) { return texture(of, place - vec2(0, cell.y)); }
vec4 left(sampler2D of) { return texture(of, place - vec2(cell.x, 0)); }
vec4 right(sampler2D of) { return texture(of, place + vec2(cell.x, 0)); }
`;

/** Every pass of the solver, by name. */
export const fragments = {
  /** A soft round blot, to be added. */
  splat: `${head}
void main() {
  vec2 away = (place - centre) * vec2(aspect, 1);
  result = vec4(amount * exp(-dot(away, away) / radius), 0);
}`,

  /** Carries a field along with the velocity and lets it fade. */
  advect: `${head}
void main() {
  vec2 from = place - time * texture(velocity, place).xy * cell;
  result = texture(field, from) / (1.0 + fade * time);
}`,

  /** How much the velocity turns. */
  curl: `${head}
void main() {
  float turn = right(velocity).y - left(velocity).y
    - up(velocity).x + down(velocity).x;
  result = vec4(turn * 0.5, 0, 0, 1);
}`,

  /** Gives back the small eddies that the grid has swallowed. */
  eddies: `${head}
void main() {
  vec2 push = vec2(
    abs(up(curl).x) - abs(down(curl).x),
    abs(left(curl).x) - abs(right(curl).x)
  ) * 0.5;
  push *= strength * texture(curl, place).x / (length(push) + 0.0001);
  vec2 moved = texture(velocity, place).xy + push * time;
  result = vec4(clamp(moved, -1000.0, 1000.0), 0, 1);
}`,

  /** How much more flows out of a cell than into it; walls throw back. */
  divergence: `${head}
void main() {
  vec2 here = texture(velocity, place).xy;
  float r = place.x + cell.x > 1.0 ? -here.x : right(velocity).x;
  float l = place.x - cell.x < 0.0 ? -here.x : left(velocity).x;
  float u = place.y + cell.y > 1.0 ? -here.y : up(velocity).y;
  float d = place.y - cell.y < 0.0 ? -here.y : down(velocity).y;
  result = vec4(0.5 * (r - l + u - d), 0, 0, 1);
}`,

  /** One step towards the pressure that evens the flow out. */
  pressure: `${head}
void main() {
  float sum = left(pressure).x + right(pressure).x
    + up(pressure).x + down(pressure).x;
  result = vec4((sum * keep - texture(divergence, place).x) * 0.25, 0, 0, 1);
}`,

  /** Takes the pressure out of the velocity. */
  project: `${head}
void main() {
  vec2 slope = vec2(
    right(pressure).x - left(pressure).x,
    up(pressure).x - down(pressure).x
  );
  result = vec4(texture(velocity, place).xy - slope, 0, 1);
}`,

  /** Shows the dye, scaled down as a whole where it would be too bright. */
  show: `${head}
void main() {
  vec3 colour = max(texture(field, place).xyz, 0.0);
  float peak = max(colour.x, max(colour.y, colour.z));
  colour *= peak > 0.0 ? brightest * (1.0 - exp(-peak * 3.0)) / peak : 0.0;
  result = vec4(colour, max(colour.x, max(colour.y, colour.z)));
}`,
} as const;
