/** What the screen showed. */
export interface Picture {
  /** null: the same as before. */
  frame: Buffer | null;
  /** Seconds since the recording began. */
  time: number;
}

export interface PictureQueue {
  /** Of several pictures in one moment the newest stands for it; one that is older than what was added before is left out. */
  add(picture: Picture): void;
  /** The oldest that waits. */
  take(): Picture | undefined;
  isEmpty(): boolean;
}

/** More than this is not worked off any more: on a busy machine fewer pictures are better than a long queue. */
const MOST = 40;

/** Pictures that wait to be encoded, each with the time when it was seen, at most so many for each second. */
export function createPictureQueue(perSecond: number): PictureQueue {
  let waiting: Picture[] = [];
  let newest = -1;
  return {
    add(picture) {
      if (picture.time <= newest) return;
      newest = picture.time;
      const last = waiting.at(-1);
      if (last && picture.time - last.time < 1 / perSecond) last.frame = picture.frame ?? last.frame;
      else waiting.push(picture);
      if (waiting.length > MOST) waiting = waiting.filter((_, index) => index % 2 === 0);
    },
    take: () => waiting.shift(),
    isEmpty: () => waiting.length === 0,
  };
}
