import type { Browser } from 'playwright-core';

export type SharedBrowser = ReturnType<typeof createSharedBrowser>;

/** One browser for all runs, opened with the first. */
export function createSharedBrowser(open: () => Promise<Browser>) {
  let current: Promise<Browser> | null = null;

  /** Concurrent callers share one start; a browser that failed or crashed is not returned again. */
  function get(): Promise<Browser> {
    if (current) return current;
    const starting = open();
    const forget = () => {
      if (current === starting) current = null;
    };
    starting.then((browser) => browser.on('disconnected', forget), forget);
    return (current = starting);
  }

  return {
    /** The running browser; starts one if there is none or it has crashed. */
    async get() {
      const running = await get();
      return running.isConnected() ? running : get();
    },
    async close() {
      const running = await current?.catch(() => null);
      current = null;
      await running?.close().catch(() => undefined);
    },
  };
}
