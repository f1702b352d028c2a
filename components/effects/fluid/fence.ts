/** Tells when the graphics hardware has done what was asked of it. */
export function createFence(gl: WebGL2RenderingContext) {
  let fence: WebGLSync | null = null;
  let setAt: unknown;

  return {
    /** Stands behind all that has been asked so far. */
    set: () => {
      gl.deleteSync(fence);
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      setAt = document.timeline.currentTime;
      gl.flush();
    },
    // Before the screen's next frame nothing is known of the hardware.
    isDone: () =>
      !fence ||
      setAt === document.timeline.currentTime ||
      gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED,
  };
}
