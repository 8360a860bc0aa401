import { StepFailure } from '../agent/step-failure.ts';
import { webAddress } from '../browser/address.ts';
import { NavigationFailure, openAddress, reasonOf } from '../browser/navigate.ts';
import { isGone } from '../browser/while-alive.ts';
import type { Action, Done } from './action.ts';
import type { Session } from '../agent/session.ts';

const LOAD_LIMIT_MS = 30_000;

export const goToUrl: Action<'open'> = async (session, { address }) => {
  const url = webAddress(address, session.window.page().url());
  if (!url) throw new StepFailure(`${address} was not opened: only http and https addresses are.`);
  return openPage(session, url);
};

export const restart: Action<'restart'> = (session) => openPage(session, session.startingUrl);

export const reload: Action<'reload'> = async (session) => {
  const page = session.window.page();
  await page.reload({ waitUntil: 'domcontentloaded', timeout: LOAD_LIMIT_MS }).catch((error: unknown) => {
    if (isGone(error)) throw error;
    throw new StepFailure(`The page could not be loaded again: ${reasonOf(error)}.`);
  });
  return { description: 'Reload the page', result: 'Loaded the page again.' };
};

/** Opens an address in the tab in front. @throws StepFailure if there is no page */
export async function openPage(session: Session, url: string): Promise<Done> {
  try {
    await openAddress(session.window, url, LOAD_LIMIT_MS);
  } catch (error) {
    throw error instanceof NavigationFailure ? new StepFailure(error.message) : error;
  }
  return { description: `Go to ${url}`, result: `Opened ${url}.` };
}
