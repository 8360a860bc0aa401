/** What the screen showed. `time`: seconds since the recording began. */
export interface Picture {
  frame: Buffer;
  time: number;
}

export interface PictureQueue {
  /** Times must grow. Of several pictures in one moment the newest stands for it. */
  add(picture: Picture): void;
  /** The oldest that waits. */
  take(): Picture | undefined;
  isEmpty(): boolean;
  /** Whether nothing has ever been added. */
  isNew(): boolean;
}

/** More than this is not worked off any more: on a busy machine fewer pictures are better than a long queue. */
const MOST = 40;

/** Pictures that wait to be encoded, each with the time when it was seen, at most so many for each second. */
export function createPictureQueue(perSecond: number): PictureQueue {
  let waiting: Picture[] = [];
  let isNew = true;
  return {
    add(picture) {
      const last = waiting.at(-1);
      if (last && picture.time - last.time < 1 / perSecond) last.frame = picture.frame;
      else waiting.push(picture);
      if (waiting.length > MOST) waiting = waiting.filter((_, index) => index % 2 === 0);
      isNew = false;
    },
    take: () => waiting.shift(),
    isEmpty: () => waiting.length === 0,
    isNew: () => isNew,
  };
}
