import type { Assertion, Command } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { capturePage } from '../page/report-page.ts';

/** Assertions about something else. */
export const NEEDS_NO_PAGE = new Set<Command['kind']>(['downloaded', 'downloadContains', 'request']);

/** What the page shows, to be compared; null: it is not known, or more is about to come. */
async function shownNow(run: RunContext): Promise<string | null> {
  if (run.window.dialogs.open() || run.window.activity.isBusy(run.window.page())) return null;
  const model = await capturePage(run);
  return model && !model.isBusy ? JSON.stringify(model) : null;
}

/**
 * How long an assertion waits, in milliseconds: not at all if another one has waited in vain since the last action, and the page has shown
 * the same ever since.
 */
export async function waitFor(run: RunContext, assertion: Assertion): Promise<number> {
  const { history, timing } = run;
  if (!history.rest || NEEDS_NO_PAGE.has(assertion.kind)) return timing.wait;
  const { shown, lastActionAt } = history.rest;
  if (lastActionAt === history.lastActionAt && shown === (await shownNow(run))) return 0;
  history.rest = null;
  return timing.wait;
}

/** Finds out whether the page rests while an assertion waits. @param limit how long it waits, in milliseconds */
export function watchRest(run: RunContext, limit: number) {
  const { lastActionAt } = run.history;
  const middle = performance.now() + limit / 2;
  let shown: string | null | undefined;
  return {
    /** To be called again and again while it waits. Most assertions hold before the page is looked at. */
    async observe(): Promise<void> {
      if (shown === undefined && limit > 0 && performance.now() >= middle) shown = await shownNow(run);
    },
    /** To be called when it has waited in vain. */
    async end(): Promise<void> {
      if (shown && (await shownNow(run)) === shown) run.history.rest = { shown, lastActionAt };
    },
  };
}
