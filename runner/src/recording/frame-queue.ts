/** What the screen showed from a time on. */
export interface TimedFrame {
  /** null: the same image as before. */
  jpeg: Buffer | null;
  /** Seconds since the recording began. */
  time: number;
}

export interface FrameQueue {
  /** Of several frames within one interval only the newest stays; a frame older than the last one is dropped. */
  add(frame: TimedFrame): void;
  /** Removes the oldest frame. */
  take(): TimedFrame | undefined;
  isEmpty(): boolean;
}

/** Above this length every second frame is dropped: on a busy machine fewer frames are better than a long queue. */
const MAX_FRAMES = 40;

/** Frames that wait to be encoded, at most `perSecond` for each second of the recording. */
export function createFrameQueue(perSecond: number): FrameQueue {
  let waiting: TimedFrame[] = [];
  let newest = -1;
  return {
    add(frame) {
      if (frame.time <= newest) return;
      newest = frame.time;
      const last = waiting.at(-1);
      if (last && frame.time - last.time < 1 / perSecond) last.jpeg = frame.jpeg ?? last.jpeg;
      else waiting.push(frame);
      if (waiting.length > MAX_FRAMES) waiting = waiting.filter((_, index) => index % 2 === 0);
    },
    take: () => waiting.shift(),
    isEmpty: () => waiting.length === 0,
  };
}
