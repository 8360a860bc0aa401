export interface Scrolling {
  x: number;
  y: number;
  windowWidth: number;
  windowHeight: number;
  pageHeight: number;
}

/** How far the page is scrolled, and its size. */
export function readScrolling(): Scrolling {
  const { documentElement: root, body } = document;
  return {
    x: scrollX,
    y: scrollY,
    windowWidth: innerWidth,
    windowHeight: innerHeight,
    // A document in quirks mode scrolls its body.
    pageHeight: Math.max(root.scrollHeight, body?.scrollHeight ?? 0),
  };
}

/** Scrolls the page at once. */
export function scrollDocument(_document: unknown, { x, y }: { x: number; y: number }): void {
  globalThis.scrollTo({ left: x, top: y, behavior: 'instant' });
}

/** Images that are not shown never load. */
export function hasLoadedImages(): boolean {
  return [...document.images].every((image) => image.complete || !image.checkVisibility());
}

/** The browser may be on another machine. */
export function readPlatform(): string {
  return navigator.platform;
}
