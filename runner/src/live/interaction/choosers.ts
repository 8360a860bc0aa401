import type { Page } from 'playwright-core';
import type { LiveContext, LiveElement } from '../types.ts';
import type { StepLog } from './step-log.ts';

/** File choosers that a recorded click or key opens: the step is the upload, not the click. */
export interface Choosers {
  /** Called before the click or key is dispatched. null: nothing has the focus */
  clicked(element: LiveElement | null): void;
  /** Whether the last click has opened one. */
  hasOpened(): boolean;
  /** What opened it. Later choosers belong to the next click. */
  take(): LiveElement | null;
}

export function createChoosers(live: LiveContext, log: StepLog): Choosers {
  const watched = new WeakSet<Page>();
  let last: { element: LiveElement; hasOpened: boolean } | null = null;

  function onChooser(): void {
    if (!last) return;
    last.hasOpened = true;
    // Some pages open it a moment later: the click has been recorded already.
    if (log.last()?.elementId === last.element.id) log.withdraw();
  }

  return {
    clicked(element) {
      const page = live.run().window.page();
      if (!watched.has(page)) page.on('filechooser', onChooser);
      watched.add(page);
      last = element && { element, hasOpened: false };
    },
    hasOpened: () => last?.hasOpened ?? false,
    take() {
      const element = last?.element ?? null;
      last = null;
      return element;
    },
  };
}
