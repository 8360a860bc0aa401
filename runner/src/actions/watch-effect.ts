import { poll } from '../core/poll.ts';
import { evaluateIfSingle, evaluateIsolated } from '../page/evaluate-isolated.ts';
import { capturePage } from '../page/report-page.ts';
import type { ActionRun } from './action.ts';
import type { PageElement } from './on-element.ts';

/** Watches whether anything comes of what is done at an element next. */
export async function watchEffect(run: ActionRun, { locator }: PageElement) {
  const { window, timing } = run;
  const page = locator.page();
  const tabs = window.pages().length;
  const before = await capturePage(run, page);
  await evaluateIsolated(locator, 'startWatching');

  const hasReacted = async () =>
    page.isClosed() ||
    window.pages().length !== tabs ||
    window.dialogs.open() !== null ||
    window.activity.isBusy(page) ||
    // An element that has gone is an effect.
    ((await evaluateIfSingle(locator, 'readReaction')) ?? true);

  return {
    /** Waits for the timers of the page. The pointer over the element may show something without a script. */
    async hasEffect(): Promise<boolean> {
      if (!before || (await poll(run, async () => (await hasReacted()) || null, timing.reaction)))
        return true;
      await window.activity.waitUntilRendered(page, timing.leftovers, timing.idleAfterAction);
      if (await hasReacted()) return true;
      return JSON.stringify((await capturePage(run, page))?.nodes) !== JSON.stringify(before.nodes);
    },
  };
}
