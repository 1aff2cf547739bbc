/** Hands the person a file made on this device. */
export function saveAsFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken its own hold of the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
