import type { Assertion, Command } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { capturePage } from '../page/report-page.ts';

/** Assertions about something else. */
export const NEEDS_NO_PAGE = new Set<Command['kind']>(['downloaded', 'downloadContains', 'request']);

/** What the page shows, to be compared, and whether it says that it loads; null: it is not known, or more is about to come. */
async function shownNow(run: RunContext): Promise<{ shown: string; isBusy: boolean } | null> {
  if (run.window.dialogs.open() || run.window.activity.isBusy(run.window.page())) return null;
  const model = await capturePage(run);
  return model && { shown: JSON.stringify(model), isBusy: model.isBusy === true };
}

/**
 * How long an assertion waits, in milliseconds: not at all if another one has waited in vain since the last action, and the page has shown
 * the same ever since.
 */
export async function waitFor(run: RunContext, assertion: Assertion): Promise<number> {
  const { history, timing } = run;
  if (!history.rest || NEEDS_NO_PAGE.has(assertion.kind)) return timing.wait;
  const { shown, lastActionAt } = history.rest;
  if (lastActionAt === history.lastActionAt && shown === (await shownNow(run))?.shown) return 0;
  history.rest = null;
  return timing.wait;
}

/** Finds out whether the page rests while an assertion waits. @param limit how long it waits, in milliseconds */
export function watchRest(run: RunContext, limit: number) {
  const { lastActionAt } = run.history;
  const middle = performance.now() + limit / 2;
  let inMiddle: Awaited<ReturnType<typeof shownNow>> | undefined;
  const isStill = async () =>
    inMiddle !== undefined && inMiddle !== null && (await shownNow(run))?.shown === inMiddle.shown;
  return {
    /** To be called again and again while it waits. Most assertions hold before the page is looked at. */
    async observe(): Promise<void> {
      if (inMiddle === undefined && limit > 0 && performance.now() >= middle) inMiddle = await shownNow(run);
    },
    /** Whether nothing has come since the middle of the wait, and nothing is on its way, whatever the page says. */
    isStill,
    /** To be called when it has waited in vain. */
    async end(): Promise<void> {
      if (inMiddle && !inMiddle.isBusy && (await isStill()))
        run.history.rest = { shown: inMiddle.shown, lastActionAt };
    },
  };
}
