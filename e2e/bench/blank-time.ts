import { SLOW, startCold } from './first-load.ts';

/** What a user saw between an input and the screen that it asked for, in milliseconds. */
export interface Wait {
  /** The longest time in which the content area showed nothing: no skeleton, no spinner, no content. */
  blank: number;
  /** Until the screen showed its data. */
  content: number;
}

interface WaitingWindow extends Window {
  startWaiting: (path: string) => void;
  waited?: Wait;
}

/** Makes every page measure its waits: from its navigation on, and from each call of `startWaiting`. */
export async function noteWaits(): Promise<void> {
  await browser.addInitScript(() => {
    const page = window as unknown as WaitingWindow;
    const VISIBLE = 'h1, h2, p, svg, img, input, button, [data-skeleton], .first-content';
    const isPainted = () => {
      const areas = document.querySelectorAll('main, .first-content');
      return [...areas].some((area) =>
        [area, ...area.querySelectorAll(VISIBLE)].some(
          (element) =>
            element.matches(VISIBLE) &&
            element.getBoundingClientRect().height > 2 &&
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ),
      );
    };
    const isReady = (path: string, previousTitle: string | undefined) => {
      const isLoading = [...document.querySelectorAll('main [role="status"]')].some((element) =>
        element.textContent?.startsWith('Loading'),
      );
      const title = document.querySelector('main h1')?.textContent;
      return location.pathname.startsWith(path) && title && title !== previousTitle && !isLoading;
    };
    page.startWaiting = (path) => {
      const startedAt = performance.now();
      const previousTitle = document.querySelector('main h1')?.textContent;
      let blank = 0;
      let blankSince: number | null = startedAt;
      delete page.waited;
      const sample = () => {
        const now = performance.now();
        if (blankSince !== null) blank = Math.max(blank, now - blankSince);
        blankSince = isPainted() ? null : (blankSince ?? now);
        if (blankSince === null && isReady(path, previousTitle))
          page.waited = { blank, content: now - startedAt };
        else requestAnimationFrame(sample);
      };
      // A frame shows what is in the document at its end.
      requestAnimationFrame(sample);
    };
    page.startWaiting(location.pathname);
  });
}

/** A page load with an empty cache on a slow connection, which stays slow until `endSlowNetwork`. */
export async function loadCold(address: string): Promise<Wait> {
  const { cpu: _, ...network } = SLOW;
  await startCold(network);
  await browser.url(address);
  return readWait();
}

/** The wait for the screen at `path` that `act` asks for. */
export async function waitAfter(path: string, act: () => Promise<unknown>): Promise<Wait> {
  await browser.execute((to) => {
    const begin = () => (window as unknown as WaitingWindow).startWaiting(to);
    addEventListener('click', begin, { once: true, capture: true });
    delete (window as unknown as WaitingWindow).waited;
  }, path);
  await act();
  return readWait();
}

async function readWait(): Promise<Wait> {
  const read = () => browser.execute(() => (window as unknown as WaitingWindow).waited ?? null);
  await browser.waitUntil(read, { timeout: 30_000, timeoutMsg: 'The screen did not show.' });
  const wait = await read();
  if (!wait) throw new Error('The page was loaded again.');
  return wait;
}
