import type { LiveBrowser } from '../../state/live-browser.ts';

/** Limits of a call. */
const MAX_ELEMENTS = 300;
const MAX_NAME_LENGTH = 250;

/** The named elements of the live page as a model reads them, e.g. `button "Buy now"`, those in sight first; none without a live browser. */
export async function elementsOf(live: LiveBrowser | null): Promise<string[]> {
  if (!live) return [];
  try {
    const { elements } = await live.query({ kind: 'elements' });
    return elements
      .filter(({ name }) => name.length <= MAX_NAME_LENGTH)
      .sort((a, b) => Number(b.isVisible) - Number(a.isVisible))
      .slice(0, MAX_ELEMENTS)
      .map(({ name, elementKind }) => `${elementKind ?? 'element'} "${name}"`);
  } catch {
    // The steps alone may do.
    return [];
  }
}
