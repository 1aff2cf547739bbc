/** Hands the browser a file to save, made on this device or fetched with the person's token. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the press: given up at once, some save nothing.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
