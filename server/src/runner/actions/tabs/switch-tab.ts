import { findTarget } from '../../agent/finding/find-target.ts';
import { WAIT_MS } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { readTarget } from '../../agent/reading/targets/read-target.ts';
import { shield } from '../../agent/reading/shield.ts';
import type { Action } from '../action.ts';
import { attempt, doneWith } from '../attempt.ts';
import { findTab } from './tabs.ts';

/** "Switch to the Settings tab": a tab of the page if it has one of that name, else a tab of the browser. */
export const switchTab: Action<'switchTab'> = async (session, { tab }) => {
  if ('name' in tab) {
    const target = readTarget(shield(`the "${tab.name}" tab`));
    const found = await findTarget(session, target, 'click', 0).catch((error: unknown) => {
      if (error instanceof StepFailure) return null;
      throw error;
    });
    if (found) {
      await attempt(session, found, 'clicked', () => found.locator.click({ timeout: WAIT_MS }));
      return doneWith(found, `Click ${found.description}`, `Clicked ${found.description}.`);
    }
  }
  const page = await findTab(session, tab);
  await session.window.bringToFront(page);
  await page.waitForLoadState('domcontentloaded', { timeout: WAIT_MS }).catch(() => undefined);
  const title = (await page.title()) || page.url();
  return { description: `Switch to the tab "${title}"`, result: `The tab "${title}" is in front.` };
};
