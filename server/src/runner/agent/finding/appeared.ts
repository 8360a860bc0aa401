import type { Locator } from 'playwright-core';
import type { TestWindow } from '../../browser/test-window.ts';
import { isolated, PATIENT_MS } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
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
  const look = isolated(window.page(), keepSight, { name, former });
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
  const isFresh = await Promise.all(
    elements.map((element) => isolated(element, wasUnseen, sight.name, PATIENT_MS).catch(() => false)),
  );
  return elements.filter((_, index) => isFresh[index]);
}

type Kept = typeof globalThis & { steplightSights?: Map<string, WeakSet<Element>> };

/** Runs inside the page: what could be clicked at a time, kept there under a name. */
function memory() {
  const CLICKABLE =
    'a, button, input, select, textarea, label, summary, li, [role], [tabindex], [onclick], [contenteditable]';
  const kept = ((globalThis as Kept).steplightSights ??= new Map());

  const keep = (name: string, former: string | null): void => {
    for (const each of kept.keys()) if (each !== former) kept.delete(each);
    const shown = [...document.querySelectorAll(CLICKABLE)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    kept.set(name, new WeakSet(shown));
  };

  const isUnseen = (element: Element, name: string): boolean =>
    kept.get(name)?.has(element) === false &&
    element.matches(CLICKABLE) &&
    element.getRootNode() === document;

  return { keep, isUnseen };
}

const keepSight = withPieces(memory)(
  (lens, _: unknown, { name, former }: { name: string; former: string | null }): void =>
    lens.keep(name, former),
);
const wasUnseen = withPieces(memory)((lens, element: Element, name: string): boolean =>
  lens.isUnseen(element, name),
);
