/** A texture that passes read from, and one that they write to. */
export type Field = {
  width: number;
  height: number;
  cell: readonly [number, number];
  read: () => WebGLTexture;
  /** Binds the other texture, draws into it, and swaps the two. */
  write: (draw: () => void) => void;
  free: () => void;
};

type Format = "R" | "RG" | "RGBA";

/** Whether half floats can be drawn into; to be asked of each new context. */
export function canDrawFloats(gl: WebGL2RenderingContext): boolean {
  const names = ["EXT_color_buffer_float", "EXT_color_buffer_half_float"];
  return names.some((name) => gl.getExtension(name) !== null);
}

export function createField(
  gl: WebGL2RenderingContext,
  { width, height }: { width: number; height: number },
  format: Format,
): Field {
  let [front, back] = [
    createTarget(gl, width, height, format),
    createTarget(gl, width, height, format),
  ];

  return {
    width,
    height,
    cell: [1 / width, 1 / height],
    read: () => front.texture,
    write: (draw) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, back.buffer);
      gl.viewport(0, 0, width, height);
      draw();
      [front, back] = [back, front];
    },
    free: () => {
      for (const { texture, buffer } of [front, back]) {
        gl.deleteTexture(texture);
        gl.deleteFramebuffer(buffer);
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
  const inside = { R: gl.R16F, RG: gl.RG16F, RGBA: gl.RGBA16F }[format];
  const texture = gl.createTexture();
  const buffer = gl.createFramebuffer();

  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ])
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  gl.texStorage2D(gl.TEXTURE_2D, 1, inside, width, height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, buffer);
  gl.framebufferTexture2D(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.TEXTURE_2D,
    texture,
    0,
  );
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  return { texture, buffer };
}
