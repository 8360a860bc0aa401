import type { Locator } from 'playwright-core';
import { mainPart } from '../../finding/main-part.ts';
import { findHolder, matchTarget } from '../../finding/matches.ts';
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

/** Holders that hold different numbers. */
export function undecided(target: Target, within: Target, counts: (number | null)[]): Look {
  return {
    isTrue: false,
    sentence: () =>
      `There are ${counts.length} things that "${within.words}" may be, with ${counts.map((count) => count ?? 0).join(', ')} ${target.words}. Say which is meant, for example by its heading.`,
  };
}
