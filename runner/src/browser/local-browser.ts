import type { RunnerLog } from '../types.ts';
import { BrowserUnavailable, type BrowserSource } from './browser-source.ts';
import { launchBrowser } from './launch.ts';
import { createSharedBrowser } from './shared-browser.ts';
import { abortable } from './abortable.ts';

/** One local browser for all runs, started with the first run and restarted after a crash. */
export function createLocalBrowser(options: {
  executablePath: string;
  headless: boolean;
  log: RunnerLog;
  onBrowserStarted?: (() => void) | undefined;
}): BrowserSource {
  const { log } = options;
  const shared = createSharedBrowser(async () => {
    const browser = await launchBrowser({ ...options, isFenced: true });
    log.info({ version: browser.version() }, 'browser started');
    options.onBrowserStarted?.();
    return browser;
  });
  const get = () =>
    shared.get().catch((error: unknown) => {
      log.error({ err: error }, 'the browser could not be started');
      throw new BrowserUnavailable('The browser could not be started.');
    });
  return {
    async take(signal) {
      const browser = await abortable(signal, get);
      return { browser, isRemote: false, release: () => Promise.resolve() };
    },
    close: shared.close,
  };
}
