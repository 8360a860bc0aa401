import { matchTarget } from '../../finding/matches.ts';
import type { Session } from '../../session.ts';
import type { Place, Target } from '../../target.ts';
import { unknownThing } from '../known.ts';

/** "The passenger on the ticket", "the passenger of the ticket", where nothing is called a ticket: the passenger. null: it is no such thing. */
export async function elsewhere(
  session: Session,
  { words, readings, within, orElse }: Target,
): Promise<Target | null> {
  // "The sum of the line": of its only one.
  if (within && isAnyEntry(within) && !orElse) return { words, readings, within: null };
  if (!orElse?.within || orElse.within.relation === 'inside' || orElse.orElse) return null;
  const { reading, relation } = orElse.within;
  if (!/^\p{Ll}/u.test(reading.name)) return null;
  // Of what the page knows nothing it says nothing.
  if (relation === 'beside' && (/ /u.test(reading.name) || (await unknownThing(session, reading.name))))
    return null;
  const place = { words: reading.name, readings: [reading], within: null };
  const match = await matchTarget(session, place, { purpose: 'any' });
  if (match && match.exactness !== 'near') return null;
  return { words, readings: orElse.readings, within: null };
}

function isAnyEntry({ relation, reading: { name, kind, ordinal }, outer }: Place): boolean {
  const isEntry = /^(?:item|entry|row|list item)$/u.test(kind?.word ?? '');
  return relation === 'inside' && name === '' && ordinal === null && !outer && isEntry;
}

/** "The cart total" is the total under Cart. null: nothing there is called so. */
export async function ofCompound(
  session: Session,
  { words, within, orElse }: Target,
): Promise<Target | null> {
  const [, holder, noun] =
    /^(?:the )?(\p{Ll}{3,}) (\p{Ll}{3,})$/u.exec(words.replace(/^The /u, 'the ')) ?? [];
  if (!holder || !noun || within || orElse) return null;
  const place = { relation: 'under' as const, reading: { name: holder, kind: null, ordinal: null } };
  const target = {
    words,
    readings: [{ name: noun, kind: null, ordinal: null }],
    within: place,
  };
  return (await matchTarget(session, target, { purpose: 'any' })) && target;
}
