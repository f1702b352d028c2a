/** Tells when the graphics hardware has finished its work. */
export function createFence(gl: WebGL2RenderingContext) {
  let fence: WebGLSync | null = null;
  let setAt: unknown;

  return {
    /** Waits for everything requested so far. */
    set: () => {
      gl.deleteSync(fence);
      fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      setAt = document.timeline.currentTime;
      gl.flush();
    },
    // The state of the hardware is unknown before the screen's next frame.
    isDone: () =>
      !fence ||
      setAt === document.timeline.currentTime ||
      gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED,
  };
}
