/** The visitor saves data, or the line is that of an old phone network. */
export function isDataDear(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "")
  );
}
