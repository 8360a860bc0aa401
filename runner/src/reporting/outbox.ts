type Call = () => Promise<void> | void;

/** Calls that are made one after the other while whoever posts them goes on. */
export interface Outbox {
  /** Resolves as soon as there is room. @throws what an earlier call threw: after it nothing is called any more. */
  post(call: Call): Promise<void>;
  /** Resolves when everything has been called. @throws as `post` does. */
  empty(): Promise<void>;
  /** Lets the call under way end, and forgets the others. Never rejects. */
  drop(): Promise<void>;
}

/** @param most calls that may wait; whoever posts more waits with them */
export function createOutbox(most: number): Outbox {
  let waiting: Call[] = [];
  let failure: { error: unknown } | null = null;
  let work: Promise<void> | null = null;
  let onProgress: (() => void)[] = [];

  function progress(): void {
    const told = onProgress;
    onProgress = [];
    told.forEach((tell) => tell());
  }

  async function deliver(): Promise<void> {
    for (let call; !failure && (call = waiting.shift());) {
      try {
        await call();
      } catch (error) {
        failure = { error };
      }
      progress();
    }
    work = null;
  }

  async function until(isReached: () => boolean): Promise<void> {
    while (!failure && !isReached()) await new Promise<void>((resolve) => onProgress.push(resolve));
    if (failure) throw failure.error;
  }

  return {
    async post(call) {
      if (failure) throw failure.error;
      waiting.push(call);
      work ??= deliver();
      await until(() => waiting.length <= most);
    },
    async empty() {
      await work;
      if (failure) throw failure.error;
    },
    async drop() {
      waiting = [];
      progress();
      await work;
    },
  };
}
