import type { Locator } from 'playwright-core';
import type { TestWindow } from '../../browser/test-window.ts';
import { isolated, PATIENT_MS } from '../isolated.ts';
import type { Session } from '../session.ts';

/** What could be seen before an act, kept in the page itself under its name. */
interface Sight {
  name: string;
  isTaken: Promise<boolean>;
}

interface Sights {
  /** Before the last act. */
  last: Sight | null;
  /** Before the one that is under way. */
  now: Sight | null;
}

const sights = new WeakMap<TestWindow, Sights>();
let taken = 0;

/** An act begins: what was kept before the one before it is of no use any more. */
export function beginSight({ window }: Session): void {
  sights.set(window, { last: sights.get(window)?.now ?? null, now: null });
}

/** Keeps in mind what can be seen on the page, so that what the act brings about is known from it. The act need not wait for it. */
export function takeSight({ window }: Session): void {
  const kept = sights.get(window);
  if (!kept) return;
  const name = String(++taken);
  const former = kept.last?.name ?? null;
  const look = isolated(window.page(), keepSight, { name, former, clickable: CLICKABLE });
  kept.now = {
    name,
    isTaken: look.then(
      () => true,
      () => false,
    ),
  };
}

/** Those of the elements that the last act has brought about; none where nobody looked before it. */
export async function justAppeared({ window }: Session, elements: Locator[]): Promise<Locator[]> {
  const sight = sights.get(window)?.last;
  if (!sight || !(await sight.isTaken)) return [];
  const unseen = { name: sight.name, clickable: CLICKABLE };
  const isFresh = await Promise.all(
    elements.map((element) => isolated(element, wasUnseen, unseen, PATIENT_MS).catch(() => false)),
  );
  return elements.filter((_, index) => isFresh[index]);
}

const CLICKABLE =
  'a, button, input, select, textarea, label, summary, li, [role], [tabindex], [onclick], [contenteditable]';

type Kept = typeof globalThis & { steplightSights?: Map<string, WeakSet<Element>> };

/** Runs inside the page. */
function keepSight(_: unknown, given: { name: string; former: string | null; clickable: string }): void {
  const kept = ((globalThis as Kept).steplightSights ??= new Map());
  for (const name of kept.keys()) if (name !== given.former) kept.delete(name);
  const shown = [...document.querySelectorAll(given.clickable)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  kept.set(given.name, new WeakSet(shown));
}

/** Runs inside the page. */
function wasUnseen(element: Element, { name, clickable }: { name: string; clickable: string }): boolean {
  const shown = (globalThis as Kept).steplightSights?.get(name);
  return (
    shown !== undefined &&
    !shown.has(element) &&
    element.matches(clickable) &&
    element.getRootNode() === document
  );
}
