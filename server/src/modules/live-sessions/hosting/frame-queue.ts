const MAX_ON_WAY = 2;

/** Frames of one viewer: a few are on their way, and of those that wait only the newest is left. */
export interface FrameQueue {
  offer(frame: number, message: Buffer): void;
  /** The viewer has drawn this frame, and with it the earlier ones. */
  shown(frame: number): void;
  /** Forgets the frames that wait or are on their way: a page that is not looked at draws none of them. */
  clear(): void;
}

export function createFrameQueue(send: (message: Buffer) => void): FrameQueue {
  let onWay: number[] = [];
  let waiting: { frame: number; message: Buffer } | undefined;

  function sendNext(): void {
    if (!waiting || onWay.length >= MAX_ON_WAY) return;
    onWay.push(waiting.frame);
    send(waiting.message);
    waiting = undefined;
  }

  return {
    offer(frame, message) {
      waiting = { frame, message };
      sendNext();
    },
    shown(frame) {
      onWay = onWay.filter((number) => number > frame);
      sendNext();
    },
    clear() {
      onWay = [];
      waiting = undefined;
    },
  };
}
