/** Notes what another tab writes, until the returned function is called. */
export function followStorage(note: () => void) {
  addEventListener("storage", note);
  return () => removeEventListener("storage", note);
}
