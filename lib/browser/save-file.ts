/** Hands a file to the browser, which saves it. */
export function saveFile(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
