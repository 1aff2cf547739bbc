/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the press: given up at once, some save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
