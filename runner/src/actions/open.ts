import { StepFailure } from '../core/step-failure.ts';
import { isSamePage, webAddress } from '../browser/address.ts';
import { rebase, withoutBase } from '../browser/base-url.ts';
import { NavigationError, openAddress } from '../browser/navigate.ts';
import type { ActionRun, Execute } from './action.ts';

export const open: Execute<'open'> = async (run, { url }) => ({
  result: await openPage(run, addressOf(run, url)),
});

export const google: Execute<'google'> = async (run, { text }) => ({
  result: await openPage(run, `https://www.google.com/search?q=${encodeURIComponent(text)}`),
});

/** Resolves the address of a step against the starting URL, where the site is now; `null` is the address that the run has opened first. @throws StepFailure unless it is an http or https address */
export function addressOf({ startingUrl, baseUrl }: ActionRun, url: string | null): string {
  if (url === null) return startingUrl;
  const address = /\s/u.test(url.trim()) ? null : webAddress(url.trim(), withoutBase(startingUrl, baseUrl));
  if (address) return rebase(address, baseUrl);
  throw new StepFailure(
    `"${url}" was not opened: only addresses of http and https and paths such as /cart are.`,
  );
}

/** Opens an address in the front tab. @returns a sentence with the resulting address. @throws StepFailure if it cannot be opened */
export async function openPage(run: ActionRun, address: string): Promise<string> {
  run.action.begin();
  try {
    await openAddress(run.window, address, run.timing.load);
  } catch (error) {
    throw error instanceof NavigationError ? new StepFailure(error.message) : error;
  }
  const reached = run.window.page().url();
  return isSamePage(reached, address) ? `Opened ${address}.` : `Opened ${address}, which led to ${reached}.`;
}
