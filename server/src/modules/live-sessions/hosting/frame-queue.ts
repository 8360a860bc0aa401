const MAX_ON_WAY = 2;

/** Frames of one viewer: a few are on their way, and of those that wait only the newest is left. */
export function createFrameQueue(send: (message: Buffer) => void) {
  let onWay: number[] = [];
  let waiting: { frame: number; message: Buffer } | undefined;

  function sendNext(): void {
    if (!waiting || onWay.length >= MAX_ON_WAY) return;
    onWay.push(waiting.frame);
    send(waiting.message);
    waiting = undefined;
  }

  return {
    offer(frame: number, message: Buffer): void {
      waiting = { frame, message };
      sendNext();
    },
    /** The viewer has drawn this frame, and with it the earlier ones. */
    shown(frame: number): void {
      onWay = onWay.filter((number) => number > frame);
      sendNext();
    },
    /** Forgets the frames that wait or are on their way: a page that is not looked at draws none of them. */
    clear(): void {
      onWay = [];
      waiting = undefined;
    },
  };
}
