/** Hands a file to the browser as a download of this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it in the task of the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
