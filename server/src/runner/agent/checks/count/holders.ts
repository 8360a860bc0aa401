import type { Locator } from 'playwright-core';
import { mainPart } from '../../finding/main-part.ts';
import { findHolder, matchTarget } from '../../finding/matches.ts';
import { kindOf } from '../../reading/targets/kinds.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import type { Look } from '../look.ts';

/** What frames a page is never a part of its main part. */
const FRAME = new Set<string>(['navigation', 'banner', 'contentinfo', 'complementary']);

/** What the words stand for; of things without a name ("the list") all that are not a part of the page's frame. */
export async function holdersOf(session: Session, within: Target): Promise<Locator[] | null> {
  if (within.readings.every(({ name }) => name !== '')) {
    const holder = await findHolder(session, within);
    return holder && [holder];
  }
  const match = await matchTarget(session, within, { purpose: 'any' });
  if (!match) return null;
  if (within.readings.some(({ kind }) => kind?.roles.some((role) => FRAME.has(role)))) return match.elements;
  const inner = await mainPart(match.elements);
  return inner.length > 0 ? inner : match.elements;
}

/** "Review has three cards", where Review stands at the head of a column: what it is the head of. */
export async function headedBy(session: Session, within: Target): Promise<Locator | null> {
  if (within.readings.some(({ kind }) => kind !== null)) return null;
  const readings = within.readings.map((reading) => ({ ...reading, kind: kindOf('section'), isWhole: true }));
  const match = await matchTarget(session, { ...within, readings }, { purpose: 'see' });
  return match && match.elements.length === 1 ? match.elements[0] : null;
}

/** "The cart has 2 items", where a heading says Cart: what stands under it. null: nothing that could be counted does. */
export async function countUnder(session: Session, target: Target, within: Target): Promise<number | null> {
  const [reading] = within.readings;
  if (
    !reading ||
    within.within !== null ||
    within.readings.some(({ kind }) => kind !== null) ||
    target.within
  )
    return null;
  const kinds = target.readings.filter(({ kind }) => kind !== null);
  if (kinds.length === 0) return null;
  const place = { relation: 'under' as const, reading };
  const match = await matchTarget(
    session,
    { ...target, readings: kinds, within: place },
    { purpose: 'see', quoted: 'anyCase' },
  );
  return match && match.exactness !== 'part' ? match.elements.length : null;
}

/** Holders that hold different numbers. */
export function undecided(target: Target, within: Target, counts: (number | null)[]): Look {
  return {
    isTrue: false,
    sentence: () =>
      `There are ${counts.length} things that "${within.words}" may be, with ${counts.map((count) => count ?? 0).join(', ')} ${target.words}. Say which is meant, for example by its heading.`,
  };
}
