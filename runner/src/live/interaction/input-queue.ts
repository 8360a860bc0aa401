/**
 * Executes inputs one after the other, in order.
 * @param onError what a work threw
 */
export function createInputQueue(onError: (error: unknown) => void) {
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
    /** Resolves when the work is done; never rejects. */
    add(work: () => Promise<void>) {
      move = null;
      return add(work);
    },
    /** Executes the work when the queue is empty; only the newest counts. Any other work replaces it. */
    addMove(work: () => Promise<void>) {
      move = work;
      startMove();
    },
  };
}
