import type { LiveAnswerTo, Point } from 'shared/contract';
import type { LiveBrowser } from '../../../state/live-browser.ts';

export type Outlined = LiveAnswerTo<'outline'>['element'];

/** At most ten questions in a second. */
const PAUSE_MS = 100;

/** Asks for the element under the pointer, and again after the page has changed. One question is under way at a time; only the newest point counts. */
export function createOutline(ask: LiveBrowser['query'], onChange: (outlined: Outlined) => void) {
  let pointed: Point | null = null;
  let isBusy = false;
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    isOutdated = true;
    if (!pointed || isBusy) return;
    isBusy = true;
    isOutdated = false;
    const answer = await ask({ kind: 'outline', point: pointed }).catch(() => null);
    // The pointer has left meanwhile.
    onChange(pointed && (answer?.element ?? null));
    timer = setTimeout(() => {
      isBusy = false;
      if (isOutdated) void refresh();
    }, PAUSE_MS);
  }

  return {
    /** null: the pointer is not over the page. */
    pointAt(point: Point | null): void {
      pointed = point;
      if (point) void refresh();
      else onChange(null);
    },
    pageChanged: () => void refresh(),
    stop(): void {
      pointed = null;
      clearTimeout(timer);
    },
  };
}
