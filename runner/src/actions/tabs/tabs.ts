import { StepFailure } from '../../core/step-failure.ts';
import type { Execute } from '../action.ts';
import { addressOf, openPage } from '../open.ts';
import { findTab, titleOf } from './find-tab.ts';

export const openTab: Execute<'openTab'> = async (run, { url }) => {
  const address = url === null ? null : addressOf(run, url);
  const page = await run.window.context.newPage();
  await run.window.bringToFront(page);
  if (address === null) return { result: 'Opened a new tab.' };
  return { result: (await openPage(run, address)).replace(/\.$/u, ' in a new tab.') };
};

export const switchTab: Execute<'switchTab'> = async (run, { tab }) => {
  const page = await findTab(run, tab);
  await run.window.bringToFront(page);
  await page.waitForLoadState('domcontentloaded', { timeout: run.timing.wait }).catch(() => undefined);
  return { result: `The tab "${await titleOf(page)}" is in front.` };
};

export const closeTab: Execute<'closeTab'> = async (run, { tab }) => {
  const { window } = run;
  const page = tab === null ? window.page() : await findTab(run, tab);
  if (window.pages().length < 2) throw new StepFailure('The only open tab cannot be closed.');
  const title = await titleOf(page);
  await page.close();
  return { result: `Closed the tab "${title}". In front is ${window.page().url()}.` };
};
