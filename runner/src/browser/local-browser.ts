import type { RunnerLog } from '../types.ts';
import { BrowserUnavailableError, type BrowserSource } from './browser-source.ts';
import { launchBrowser } from './launch.ts';
import { createSharedBrowser, type SharedBrowser } from './shared-browser.ts';
import { abortable } from './abortable.ts';

/**
 * A local browser for each owner of runs, started with the first run and restarted after a crash: some things exist once per process, such
 * as the clipboard. One without runs stays open until another owner needs one.
 */
export function createLocalBrowser(options: {
  executablePath: string;
  headless: boolean;
  log: RunnerLog;
  onBrowserStarted?: (() => void) | undefined;
}): BrowserSource {
  const { log } = options;
  const owned = new Map<string, { shared: SharedBrowser; runs: number }>();

  async function launch() {
    const browser = await launchBrowser({ ...options, isFenced: true });
    log.info({ version: browser.version() }, 'browser started');
    options.onBrowserStarted?.();
    return browser;
  }

  /** The browser of an owner, which now has one run more. */
  function enter(owner: string) {
    const own = owned.get(owner) ?? { shared: createSharedBrowser(launch), runs: 0 };
    owned.set(owner, own);
    own.runs += 1;
    for (const [other, { shared, runs }] of owned)
      if (runs === 0) {
        owned.delete(other);
        void shared.close();
      }
    return own;
  }

  return {
    async take(signal, _engine, owner) {
      const own = enter(owner);
      const get = () =>
        own.shared.get().catch((error: unknown) => {
          log.error({ err: error }, 'the browser could not be started');
          throw new BrowserUnavailableError('The browser could not be started.');
        });
      const release = async () => void (own.runs -= 1);
      try {
        return { browser: await abortable(signal, get), isRemote: false, release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    engines: ['chromium'],
    async close() {
      await Promise.all([...owned.values()].map(({ shared }) => shared.close()));
    },
  };
}
