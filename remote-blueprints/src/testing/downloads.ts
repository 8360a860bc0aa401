/** Catches the downloads that a page hands to the browser, which jsdom has not: their names and contents. */
export function recordDownloads() {
  const downloads: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const address = `blob:download-${contents.size}`;
    contents.set(address, content as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
  return downloads;
}
