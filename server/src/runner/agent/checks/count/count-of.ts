import type { Locator } from 'playwright-core';
import { matchTarget } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { countItems, countListed } from './items.ts';

/** How many there are, inside the holder if there is one. @returns null if it is not clear what the words stand for on this page. */
export async function countOf(
  session: Session,
  target: Target,
  holder: Locator | null,
): Promise<number | null> {
  const named = target.readings.filter(({ kind }) => kind !== null);
  const plain = target.words.replace(/["“”'‘’]/gu, '');
  if (named.length === 0 && plain === target.readings[0]?.name && !target.within)
    if (!holder || !isOwnName(plain))
      return (
        (await countListed(session.window.page(), plain, holder, target.readings[0]?.isWhole)) ??
        (holder && countItems(holder))
      );
  const readings = named.length > 0 ? named : target.readings;
  const search = { purpose: 'see', quoted: 'anyCase', isAnywhere: holder !== null } as const;
  const match = await matchTarget(session, { ...target, readings }, search);
  if (!match) return 0;
  const listed = holder && readings.some(({ kind, name }) => name === '' && kind?.roles.includes('option'));
  const options = listed ? await holder.and(holder.page().locator('select')).locator('option').count() : 0;
  if (options > 0) return options;
  const isRow = readings.some(({ kind, name }) => name === '' && kind?.roles.includes('row'));
  const counted = await Promise.all(
    match.elements.map(async (element) => {
      if (isRow && (await isolated(element, isHeadOrFoot))) return 0;
      return holder ? element.and(holder.locator('*')).count() : 1;
    }),
  );
  return counted.reduce<number>((sum, one) => sum + one, 0);
}

/** "Emily Wang" is one of them; "Users" is what they are called. */
function isOwnName(words: string): boolean {
  return /^[\p{Lu}\p{Nd}]/u.test(words) && !/s$/iu.test(words);
}

/** Runs inside the page: a row of heads, or of what the others come to. */
const isHeadOrFoot = (row: Element) =>
  row.closest('tfoot') !== null || row.querySelector('th:not([scope=row]), [role=columnheader]') !== null;
