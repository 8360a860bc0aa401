import { StepFailure } from '../../agent/step-failure.ts';
import { webAddress } from '../../browser/address.ts';
import type { Action } from '../action.ts';
import { openPage } from '../go-to-url.ts';

export const openTab: Action<'openTab'> = async (session, { address }) => {
  const from = session.window.page().url();
  const url = address === null ? null : webAddress(address, from);
  if (address !== null && !url)
    throw new StepFailure(`${address} was not opened: only http and https addresses are.`);
  const page = await session.window.context.newPage();
  await session.window.bringToFront(page);
  if (url === null) return { description: 'Open a new tab', result: 'Opened a new tab.' };
  const { result } = await openPage(session, url);
  return { description: `Open ${url} in a new tab`, result: result.replace(/\.$/u, ' in a new tab.') };
};
