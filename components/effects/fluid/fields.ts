type Size = { width: number; height: number };

/** Two textures: passes read from one and write to the other. */
export type Field = {
  /** The size of a cell, of the whole. */
  cell: readonly [number, number];
  read: () => WebGLTexture;
  /** Binds the other texture, draws into it, and swaps the two. */
  write: (draw: () => void) => void;
  /** Adds what is drawn at most so far (0 to 1) from a place. */
  add: (
    draw: () => void,
    x: number,
    y: number,
    across: number,
    up: number,
  ) => void;
  /** Copies it to the canvas, pixel by pixel. */
  show: () => void;
  free: () => void;
};

type Format = "R16F" | "RG16F" | "RGBA16F" | "RGBA8";

/** Whether half floats can be drawn into; check each new context. */
export function canDrawFloats(gl: WebGL2RenderingContext): boolean {
  const names = ["EXT_color_buffer_float", "EXT_color_buffer_half_float"];
  return names.some((name) => gl.getExtension(name));
}

/** A grid of numbers on the graphics card, all 0; `free` gives it back. */
export function createField(
  gl: WebGL2RenderingContext,
  { width, height }: Size,
  format: Format,
): Field {
  let front = createTarget(gl, width, height, format);
  let back = createTarget(gl, width, height, format);

  const into = ({ buffer }: typeof front) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
    gl.viewport(0, 0, width, height);
  };

  const all = [0, 0, width, height] as const;

  return {
    cell: [1 / width, 1 / height],
    read: () => front.texture,
    write: (draw) => {
      into(back);
      draw();
      [front, back] = [back, front];
    },
    add: (draw, x, y, across, up) => {
      into(front);
      gl.enable(gl.BLEND);
      gl.enable(gl.SCISSOR_TEST);
      gl.blendFunc(gl.ONE, gl.ONE);
      gl.scissor(
        (x - across) * width,
        (y - up) * height,
        2 * across * width,
        2 * up * height,
      );
      draw();
      gl.disable(gl.SCISSOR_TEST);
      gl.disable(gl.BLEND);
    },
    show: () => {
      gl.bindFramebuffer(gl.READ_FRAMEBUFFER, front.buffer);
      gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
      gl.blitFramebuffer(...all, ...all, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    },
    free: () => {
      for (const target of [front, back]) {
        gl.deleteTexture(target.texture);
        gl.deleteFramebuffer(target.buffer);
      }
    },
  };
}

function createTarget(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  format: Format,
) {
  const texture = gl.createTexture();
  const buffer = gl.createFramebuffer();

  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl[format], width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    texture,
    0,
  );
  return { texture, buffer };
}
