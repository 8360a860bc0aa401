/** What the screen showed from a time on. */
export interface TimedFrame {
  /** null: the same image as before. */
  jpeg: Buffer | null;
  /** Seconds since the recording began. */
  time: number;
}

/** Above this length every second frame is dropped: on a busy machine fewer frames are better than a long queue. */
const MAX_FRAMES = 40;

/** Frames that wait to be encoded, at most `perSecond` for each second of the recording. */
export function createFrameQueue(perSecond: number) {
  let waiting: TimedFrame[] = [];
  let newest = -1;
  return {
    /** Of several frames within one interval only the newest stays; a frame older than the last one is dropped. */
    add(frame: TimedFrame) {
      if (frame.time <= newest) return;
      newest = frame.time;
      const last = waiting.at(-1);
      if (last && frame.time - last.time < 1 / perSecond) last.jpeg = frame.jpeg ?? last.jpeg;
      else waiting.push(frame);
      if (waiting.length > MAX_FRAMES) waiting = waiting.filter((_, index) => index % 2 === 0);
    },
    /** Removes the oldest frame. */
    take: () => waiting.shift(),
    isEmpty: () => waiting.length === 0,
  };
}
