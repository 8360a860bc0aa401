import type { Locator } from 'playwright-core';
import { matchTarget } from '../../finding/matches.ts';
import { isolated, isolatedAll } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import type { Session } from '../../session.ts';
import type { Place, Target } from '../../target.ts';

/**
 * Whether what was found is of what the step says it is of: "the Dispute button of Acme" in Acme's own row, what is "in my favourites" under
 * a heading of that name. What stands nearest otherwise is another's.
 */
export async function isOfItsPlace(session: Session, found: Locator, target: Target): Promise<boolean> {
  const place = target.within ?? target.orElse?.within ?? null;
  if (!place || place.relation === 'inside' || place.reading.name === '' || place.outer) return true;
  if (await isNamedSo(session, found, target)) return true;
  if (place.relation === 'beside') return isolated(found, sharesRow, place.reading.name);
  return isUnder(session, found, place);
}

/** "Terms of Service" has its place in its name. */
async function isNamedSo(
  session: Session,
  found: Locator,
  { words, within, readings }: Target,
): Promise<boolean> {
  if (within) return false;
  const own = await matchTarget(session, { words, readings, within }, { purpose: 'any' });
  return own !== null && (await isolatedAll(own.elements[0], isSame, undefined, false, [found]));
}

const isSame = (all: Element[], _: unknown, [, others = []]: Element[][] = []) =>
  others.includes(all[0] as Element);

const sharesRow = withLens((lens, element: Element, owner: string): boolean => {
  const ROWS = 'tr, li, article, [role=row], [role=listitem]';
  const read = (one: Element) => lens.clean(lens.textOf(one).written).toLowerCase();
  const holds = (one: Element) => read(one).includes(owner.toLowerCase());
  const row = element.closest(ROWS);
  const isElsewhere = row !== null && !holds(row) && [...document.querySelectorAll(ROWS)].some(holds);
  return !isElsewhere;
});

async function isUnder(session: Session, found: Locator, { reading }: Place): Promise<boolean> {
  const target = { words: reading.name, readings: [reading], within: null };
  const place = await matchTarget(session, target, { purpose: 'any', isHidden: true });
  if (!place || place.exactness === 'part' || place.exactness === 'near') return false;
  return isolatedAll(found, standsUnder, undefined, true, [place.elements[0]]);
}

/** Runs inside the page: where the place is a heading, before the next one of its rank. */
const standsUnder = (all: Element[], _: unknown, [, anchors = []]: Element[][] = []): boolean => {
  const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
  const [element, heading] = [all[0], anchors[0]?.closest(HEADINGS)];
  const holder = anchors[0]?.closest(
    'ul, ol, table, section, fieldset, [role=list], [role=region], [role=group], [role=table]',
  );
  if (element && !heading && holder && holder === anchors[0]) return holder.contains(element);
  if (!element || !heading) return true;
  const levelOf = (node: Element) =>
    Number(/\d/.exec(node.tagName)?.[0] ?? node.getAttribute('aria-level') ?? 7);
  const isAfter = (node: Node, other: Node) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const next = [...document.querySelectorAll(HEADINGS)].find(
    (other) => isAfter(other, heading) && levelOf(other) <= levelOf(heading),
  );
  return isAfter(element, heading) && (!next || next === element || !isAfter(element, next));
};
