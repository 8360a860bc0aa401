import { StepFailure } from '../../agent/step-failure.ts';
import type { Action } from '../action.ts';
import { findTab } from './tabs.ts';

export const closeTab: Action<'closeTab'> = async (session, { tab }) => {
  const { window } = session;
  const page = tab === null ? window.page() : await findTab(session, tab);
  if (window.pages().length < 2) throw new StepFailure('The only open tab cannot be closed.');
  const title = (await page.title().catch(() => '')) || page.url();
  await page.close();
  return {
    description: `Close the tab "${title}"`,
    result: `Closed the tab "${title}". In front is ${window.page().url()}.`,
  };
};
