import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { WAIT_MS } from '../../agent/session.ts';

/** What can be one of a list: an entry, a row, or what says that it can be dragged. */
const ENTRY =
  'xpath=ancestor-or-self::*[self::li or self::tr or @draggable="true" or @role="listitem" or @role="row" or @role="option"][1]';

/** How to drag a thing to the edge of its own list; null: it stands in none, or alone. */
export async function edgeOf(
  locator: Locator,
  edge: 'first' | 'last',
): Promise<{ drag(): Promise<void> } | null> {
  const entry = locator.locator(ENTRY);
  if ((await entry.count()) === 0) return null;
  const all = entry.locator('xpath=../*').filter({ visible: true });
  if ((await all.count()) < 2) return null;
  const place = edge === 'first' ? all.first() : all.last();
  const box = await place.boundingBox({ timeout: WAIT_MS });
  // A list takes a thing in before or behind an entry, as the half of it says that the pointer is on.
  const position = box && { x: box.width / 2, y: box.height * (edge === 'first' ? 0.3 : 0.7) };
  return {
    drag: () => entry.dragTo(place, { timeout: WAIT_MS, ...(position && { targetPosition: position }) }),
  };
}

/** Whether nothing of its list that can be seen stands before it, or behind it. */
export function isAtEdge(locator: Locator, edge: 'first' | 'last'): Promise<boolean> {
  return isolated(locator.locator(ENTRY), standsAtEdge, edge, PATIENT_MS);
}

/** Runs inside the page. */
function standsAtEdge(entry: Element, edge: 'first' | 'last'): boolean {
  const shown = [...(entry.parentElement?.children ?? [])].filter((one) => one.checkVisibility());
  return (edge === 'first' ? shown[0] : shown.at(-1)) === entry;
}
