import { fragments, vertex } from "./shaders";

type Value = number | readonly number[] | WebGLTexture;

/** Draws one pass with its uniforms into what is bound. */
export type Pass = (uniforms: Record<string, Value>) => void;

export type Passes = Record<keyof typeof fragments, Pass>;

/**
 * Compiles every pass in the background, one per task: asking for the result
 * too early would block the page. Null if the browser cannot.
 */
export async function compilePasses(gl: WebGL2RenderingContext) {
  const passes: Partial<Passes> = {};

  for (const [name, source] of Object.entries(fragments)) {
    const program = link(gl, source);
    if (!program || !(await isLinked(gl, program))) return null;
    passes[name as keyof Passes] = passOf(gl, program);
  }
  return passes as Passes;
}

async function isLinked(gl: WebGL2RenderingContext, program: WebGLProgram) {
  const beside = gl.getExtension("KHR_parallel_shader_compile");
  do await new Promise((resolve) => setTimeout(resolve, 16));
  while (
    beside &&
    !gl.isContextLost() &&
    !gl.getProgramParameter(program, beside.COMPLETION_STATUS_KHR)
  );
  return gl.getProgramParameter(program, gl.LINK_STATUS) as boolean;
}

function link(gl: WebGL2RenderingContext, fragment: string) {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  return program;
}

function passOf(gl: WebGL2RenderingContext, program: WebGLProgram): Pass {
  const places: Record<string, WebGLUniformLocation | null> = {};
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  for (let index = 0; index < count; index++) {
    const name = gl.getActiveUniform(program, index)?.name ?? "";
    places[name] = gl.getUniformLocation(program, name);
  }

  return (uniforms) => {
    let unit = 0;
    gl.useProgram(program);
    for (const [name, value] of Object.entries(uniforms)) {
      const place = places[name] ?? null;
      if (typeof value === "number") gl.uniform1f(place, value);
      else if (value instanceof WebGLTexture) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, value);
        gl.uniform1i(place, unit++);
      } else if (value.length === 2) gl.uniform2fv(place, value);
      else gl.uniform3fv(place, value);
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
}
