import type { Locator } from 'playwright-core';
import { evaluateIfSingle } from '../../agent/evaluate-isolated.ts';
import { inLibrary } from '../../browser/page-library.ts';

/** What an element's document showed before the pointer rested on it, the page was scrolled, or a field was clicked. */
interface Snapshot {
  mark: number;
  visible: WeakSet<Element>;
  /** Tags and texts of what was visible: a page that renders an element again has not revealed it. */
  signatures: Set<string>;
}

interface Store {
  steplightTrail?: Snapshot[];
}

/** Remembers what the document of an element shows now, under a number. */
export async function markVisible(locator: Locator, mark: number): Promise<void> {
  await evaluateIfSingle(locator, remember, mark).catch(() => undefined);
}

/** @returns the mark of what revealed the element; null: it was visible from the start. */
export async function revealedBy(locator: Locator): Promise<number | null> {
  return (await evaluateIfSingle(locator, findMark).catch(() => null)) ?? null;
}

/** Runs inside the page. */
const remember = inLibrary(function remember(_: Element, mark: number): boolean {
  const MAX_SNAPSHOTS = 20;
  const MAX_LENGTH = 80;
  const store = globalThis as Store;
  const visible = new WeakSet<Element>();
  const signatures = new Set<string>();
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      visible.add(element);
      if (element.childElementCount < 4)
        signatures.add(`${element.localName} ${(element.textContent ?? '').slice(0, MAX_LENGTH)}`);
    }
  };
  visit(document);
  store.steplightTrail = [...(store.steplightTrail ?? []), { mark, visible, signatures }].slice(
    -MAX_SNAPSHOTS,
  );
  return true;
});

/** Runs inside the page: the last snapshot without the element is followed by what revealed it. */
const findMark = inLibrary(function findMark(element: Element): number | null {
  const MAX_LENGTH = 80;
  const signature = `${element.localName} ${(element.textContent ?? '').slice(0, MAX_LENGTH)}`;
  const hadIt = ({ visible, signatures }: Snapshot) =>
    visible.has(element) || (element.childElementCount < 4 && signatures.has(signature));
  return ((globalThis as Store).steplightTrail ?? []).findLast((snapshot) => !hadIt(snapshot))?.mark ?? null;
});
