import type { LiveRequest, Point } from 'shared/contract';

/** A viewer of a live session who draws each frame at once. */
export interface LiveView {
  send(request: LiveRequest): void;
  /** Calls back with each frame's size in bytes. */
  onFrame: ((bytes: number) => void) | null;
  close(): Promise<void>;
}

/** Presses and releases the left button. */
export function click(view: LiveView, point: Point): void {
  const button = 'left';
  view.send({ type: 'input', input: { kind: 'down', point, button, count: 1, modifiers: [] } });
  view.send({ type: 'input', input: { kind: 'up', point, button } });
}

/** The next frame. @throws Error if there is none within the time. */
export function nextFrame(view: LiveView, timeoutMs = 10_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('There was no frame.')), timeoutMs);
    view.onFrame = () => {
      clearTimeout(timer);
      view.onFrame = null;
      resolve();
    };
  });
}
