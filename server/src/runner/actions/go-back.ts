import { StepFailure } from '../agent/step-failure.ts';
import { reasonOf } from '../browser/navigate.ts';
import { isGone } from '../browser/while-alive.ts';
import type { Action } from './action.ts';

export const goBack: Action<'back'> = async (session) => {
  const page = session.window.page();
  const before = page.url();
  await page.goBack({ waitUntil: 'domcontentloaded', timeout: 30_000 }).catch((error: unknown) => {
    if (isGone(error)) throw error;
    throw new StepFailure(`The previous page could not be opened: ${reasonOf(error)}.`);
  });
  if (page.url() === before || page.url() === 'about:blank')
    throw new StepFailure('There is no previous page to go back to.');
  return { description: 'Go back', result: `Went back to ${page.url()}.` };
};
