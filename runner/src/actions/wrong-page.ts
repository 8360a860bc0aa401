import type { RunContext } from '../core/run-context.ts';

/**
 * Names the page where a step did not find what it is about, if the last action has led there: that action may have gone wrong, not this step.
 * @returns a sentence; null: the page is the one of the last action, or it cannot be read
 */
export async function wrongPageSentence({
  window,
  history,
  startingUrl,
}: RunContext): Promise<string | null> {
  const page = window.page();
  const { lastActionFrom } = history;
  const address = shortAddress(page.url(), startingUrl);
  if (lastActionFrom === null || shortAddress(lastActionFrom, startingUrl) === address) return null;
  const title = await window.dialogs.unlessOpen(() => page.title()).catch(() => null);
  if (title === null) return null;
  return `The last action led to ${title.trim() ? `the page "${title.trim()}" (${address})` : `the page ${address}`}.`;
}

/** The path, which may be in the fragment; with the host if it is another site. Parameters may be secret, and say little. */
function shortAddress(url: string, startingUrl: string): string {
  const address = URL.parse(url);
  if (!address || address.origin === 'null') return url.slice(0, 100);
  const route = address.hash.startsWith('#/') ? address.hash.replace(/\?.*$/u, '') : '';
  const host = URL.parse(startingUrl)?.origin === address.origin ? '' : address.host;
  return `${host}${address.pathname}${route}`;
}
