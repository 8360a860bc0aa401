import type { BrowserContext, Page } from 'playwright-core';
import { isSamePage } from '../browser/address.ts';
import type { RememberedValue } from '../values/values.ts';

/** What the browser of a test had stored when it had signed in, and what its steps had remembered. As secret as a password. */
export interface SignedInState {
  storage: Awaited<ReturnType<BrowserContext['storageState']>>;
  sessionStorage: { origin: string; items: [name: string, value: string][] };
  /** Where the steps of the sign-in have led; null: to the page where they began. */
  landing: string | null;
  remembered: RememberedValue[];
}

/**
 * Reads cookies, local storage and IndexedDB, and the session storage of the front tab. Origins of other sites are left out: those of
 * analytics, of which each costs 85 ms to restore. Cookies are kept, so that an identity provider still knows the browser.
 */
export async function readSignedInState(
  { context, page }: { context: BrowserContext; page(): Page },
  { startingUrl, startedAt }: { startingUrl: string; startedAt: string },
): Promise<Omit<SignedInState, 'remembered'>> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const address = page().url();
  const sites = new Set([siteOf(startingUrl), siteOf(address)]);
  return {
    storage: { cookies, origins: origins.filter(({ origin }) => sites.has(siteOf(origin))) },
    sessionStorage: { origin: new URL(address).origin, items: await page().evaluate(readSessionStorage) },
    landing: [startingUrl, startedAt].some((start) => isSamePage(start, address)) ? null : address,
  };
}

/** Gives new tabs the session storage. @returns a function that ends it, so that what a page deletes later stays deleted. */
export async function restoreSessionStorage(
  context: BrowserContext,
  { sessionStorage }: SignedInState,
): Promise<() => Promise<void>> {
  if (sessionStorage.items.length === 0) return () => Promise.resolve();
  const script = await context.addInitScript(writeSessionStorage, sessionStorage);
  return () => script.dispose();
}

/** Leaves the browser without any cookies and storage. */
export async function forgetSignedInState(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.goto('about:blank');
  await context.setStorageState({ cookies: [], origins: [] });
}

/** Two labels of the host, or the whole of an IP address: enough to tell a company's hosts from those of others. */
function siteOf(address: string): string {
  const { hostname } = new URL(address);
  const isAddress = /^[\d.]+$|:/u.test(hostname);
  return isAddress ? hostname : hostname.split('.').slice(-2).join('.');
}

/** Runs inside the page. */
function readSessionStorage(): [name: string, value: string][] {
  return Object.entries(sessionStorage) as [string, string][];
}

/** Runs inside each new document, before the page's own scripts. */
function writeSessionStorage({ origin, items }: SignedInState['sessionStorage']): void {
  if (location.origin !== origin) return;
  for (const [name, value] of items)
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);
}
