import type { Point } from 'shared/contract';

interface Size {
  width: number;
  height: number;
}

/** The point of the live page that a point of its canvas shows, which may have another size; outside of it: the nearest. */
export function pagePoint(
  { clientX, clientY }: { clientX: number; clientY: number },
  canvas: Element,
  viewport: Size,
): Point {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const within = (share: number, length: number) =>
    Math.min(Math.max(Math.round(share * length), 0), length - 1);
  return {
    x: within((clientX - left) / width, viewport.width),
    y: within((clientY - top) / height, viewport.height),
  };
}
