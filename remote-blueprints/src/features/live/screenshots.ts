/** The screenshots of a session as addresses for images. */
export function createScreenshots() {
  const urls = new Map<number, string>();
  const drop = (number: number, url: string) => {
    URL.revokeObjectURL(url);
    urls.delete(number);
  };
  return {
    add: (number: number, jpeg: Blob) => void urls.set(number, URL.createObjectURL(jpeg)),
    urlOf: (number: number): string | null => urls.get(number) ?? null,
    /** Frees the memory of all that are not in a text that contains the addresses of the others. */
    dropUnused(text: string): void {
      for (const [number, url] of urls) if (!text.includes(`"${url}"`)) drop(number, url);
    },
    dropAll(): void {
      for (const [number, url] of urls) drop(number, url);
    },
  };
}
