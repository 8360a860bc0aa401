import { createHash } from 'node:crypto';
import type { Frame, Locator } from 'playwright-core';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type RunContext } from '../agent/run-context.ts';
import { pageKey } from './page-key.ts';
import type { RememberedElement, RememberedLocator } from './remembered.ts';

/** With more similar elements, the name identifies nothing. */
const MAX_SIMILAR_ELEMENTS = 200;

/** Waits for the only match of a stored element; null if there is none or several. */
export function findRemembered(run: RunContext, element: RememberedElement): Promise<Locator | null> {
  return poll(() => findNow(run, element), WAIT_MS, run.signal);
}

async function findNow(run: RunContext, element: RememberedElement): Promise<Locator | null> {
  const frames = run.window.page().frames();
  for (const frame of frames.filter((one) => pageKey(one.url()) === element.frame))
    for (const locator of element.locators) {
      const [found, ...more] = await alike(locate(frame, locator), element.row);
      if (found && more.length === 0) return found;
    }
  return null;
}

/** The visible matches; of several, those with the stored row text. */
export async function alike(all: Locator, row: string | null): Promise<Locator[]> {
  const visible = all.filter({ visible: true });
  const count = await visible.count();
  if (count > MAX_SIMILAR_ELEMENTS) return [];
  const each = Array.from({ length: count }, (_, index) => visible.nth(index));
  if (row === null) return each;
  const rows = await Promise.all(each.map(rowOf));
  return each.filter((_, index) => rows[index] === row);
}

export function locate(frame: Frame, locator: RememberedLocator): Locator {
  const exact = { exact: true };
  switch (locator.by) {
    case 'role':
      return frame.getByRole(locator.role as Parameters<Frame['getByRole']>[0], {
        name: locator.name,
        ...exact,
      });
    case 'testId':
      return frame.locator(`[data-testid=${JSON.stringify(locator.text)}]`);
    case 'label':
      return frame.getByLabel(locator.text, exact);
    case 'placeholder':
      return frame.getByPlaceholder(locator.text, exact);
    case 'alt':
      return frame.getByAltText(locator.text, exact);
    case 'title':
      return frame.getByTitle(locator.text, exact);
    case 'text':
      return frame.getByText(locator.text, exact);
    case 'css':
      return frame.locator(locator.selector);
  }
}

/** A hash of the text of an element's row; empty if it is in none. */
export async function rowOf(locator: Locator): Promise<string> {
  const text = await locator.evaluate(
    (element) =>
      element
        .closest('tr, li, article, dt, dd, [role=row], [role=listitem], [role=option], [role=article]')
        ?.textContent.replace(/\s+/g, ' ')
        .trim() ?? '',
    undefined,
    { timeout: 2000 },
  );
  return text && createHash('sha256').update(text).digest('hex').slice(0, 16);
}
