/** Executes inputs one after the other, in order. */
export interface InputQueue {
  /** Resolves when the work is done; never rejects. */
  add(work: () => Promise<void>): Promise<void>;
  /** Executes the work when the queue is empty; only the newest counts. Any other work replaces it. */
  addMove(work: () => Promise<void>): void;
}

/** @param onError what a work threw */
export function createInputQueue(onError: (error: unknown) => void): InputQueue {
  let end = Promise.resolve();
  let pending = 0;
  let move: (() => Promise<void>) | null = null;

  function add(work: () => Promise<void>): Promise<void> {
    pending++;
    end = end
      .then(work)
      .catch(onError)
      .finally(() => {
        pending--;
        startMove();
      });
    return end;
  }

  function startMove(): void {
    if (pending > 0 || !move) return;
    const work = move;
    move = null;
    void add(work);
  }

  return {
    add(work) {
      move = null;
      return add(work);
    },
    addMove(work) {
      move = work;
      startMove();
    },
  };
}
