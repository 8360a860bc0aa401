import type { Page } from 'playwright-core';
import type { LiveContext, LiveElement } from '../types.ts';
import type { StepLog } from './step-log.ts';

/** File choosers that a recorded click or key opens: the step is the upload, not the click. */
export type Choosers = ReturnType<typeof createChoosers>;

export function createChoosers(live: LiveContext, log: StepLog) {
  const watched = new WeakSet<Page>();
  let last: { element: LiveElement; hasOpened: boolean } | null = null;

  function onChooser(): void {
    if (!last) return;
    last.hasOpened = true;
    // Some pages open it a moment later: the click has been recorded already.
    if (log.last()?.elementId === last.element.id) log.withdraw();
  }

  return {
    /** Called before the click or key is dispatched. null: nothing has the focus */
    clicked(element: LiveElement | null) {
      const page = live.run().window.page();
      if (!watched.has(page)) page.on('filechooser', onChooser);
      watched.add(page);
      last = element && { element, hasOpened: false };
    },
    /** Whether the last click has opened one. */
    hasOpened: () => last?.hasOpened ?? false,
    /** What opened it. Later choosers belong to the next click. */
    take() {
      const element = last?.element ?? null;
      last = null;
      return element;
    },
  };
}
