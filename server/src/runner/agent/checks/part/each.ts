import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isWithin } from '../bounds.ts';
import { containedText } from '../../texts/text-pattern.ts';
import { matchListed } from '../listed.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
import { areOfSeveralTables, entryThatSays, neverSaid, sentenceThatSays } from './objections.ts';
import { readElement } from './reading.ts';
import { tell } from './tell.ts';

/**
 * "None of the orders is paid" is said of several: one thing that happens to be called so is none of them. Of rows, boxes and the like there
 * may be one.
 */
export function onlyOne({ words, readings, within }: Target, count: number): Look | null {
  const isSort =
    readings.some(({ name, kind }) => name === '' && kind && !kind.isText) && within?.relation !== 'under';
  if (count > 1 || isSort) return null;
  return {
    isTrue: false,
    sentence: () =>
      `Only one thing was found for "${words}". Name a sort of things, for example: every row, all list items.`,
  };
}

/** "Every row shows Paid": each of them must. */
export async function lookAtEach(session: Session, check: CheckOf<'part'>): Promise<Look> {
  const { target, expected, amount } = check;
  if (expected.isNegated && !amount && !expected.isQuoted && /^\P{Lu}+$/u.test(expected.text)) {
    const unknown = await neverSaid(session, expected.text);
    if (unknown) return unknown;
  }
  const match = await matchListed(session, target, { purpose: 'see', quoted: 'anyCase' });
  if (!match) return missing(session, target.words);
  const alone = onlyOne(target, match.elements.length);
  if (alone) return alone;
  if (await areOfSeveralTables(session, target, match.elements)) return missing(session, target.words);
  const seen = await Promise.all(match.elements.map((locator) => readElement(locator, check)));
  // "None is paid" is false of what says "Paid on 3 May" as well.
  const said = containedText(expected.text);
  const all = seen.map((one) =>
    expected.isNegated && !amount && said.test([one.parts.own, ...one.parts.lines].join('\n'))
      ? { ...one, agrees: true }
      : one,
  );
  const agreeing = all.filter((one) => one.agrees !== expected.isNegated).length;
  const things = target.words.replace(/^the /u, '');
  const other =
    expected.isNegated && !amount
      ? ((await sentenceThatSays(session, target, expected)) ??
        (await entryThatSays(session, match.elements, expected)))
      : null;
  if (other) return other;
  if (amount)
    return {
      isTrue: isWithin(agreeing, amount),
      sentence: () => `That is so of ${agreeing} of ${all.length} ${things}.`,
    };
  const lie = all.find((one) => one.agrees === expected.isNegated);
  if (lie) return tell(target, lie, expected);
  return {
    isTrue: true,
    sentence: () => `That is so of all ${all.length} ${things}.`,
  };
}
