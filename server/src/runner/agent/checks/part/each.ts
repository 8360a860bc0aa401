import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { pick } from '../../finding/pick/pick.ts';
import { isolatedAll } from '../../isolated.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isWithin } from '../bounds.ts';
import { seenTexts } from '../../page-text.ts';
import { notesOf } from '../../run-notes.ts';
import { containedText, tidy, wholeName } from '../../texts/text-pattern.ts';
import { matchListed } from '../listed.ts';
import { missing, type CheckOf, type Look } from '../look.ts';
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
  const other = expected.isNegated && !amount ? await entryThatSays(session, match.elements, expected) : null;
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

/** "No article is low", where another entry than those that were taken for articles says just that; null: none does. */
async function entryThatSays(
  session: Session,
  elements: Locator[],
  { text, comparison, isQuoted }: Expected,
): Promise<Look | null> {
  if (comparison !== 'is' || isQuoted) return null;
  const texts = session.window.page().getByText(wholeName(text, true, '[.!]?'));
  const seen = await pick(texts, { isSeen: true, isError: false, near: null });
  const are = await Promise.all(seen.map((one) => isolatedAll(one, isInOther, undefined, false, elements)));
  if (!are.includes(true)) return null;
  return {
    isTrue: false,
    sentence: () =>
      `An entry of the page says "${text}", and may be one of those that are meant. Say which list is meant, for example by its heading.`,
  };
}

const isInOther = (all: Element[], _: unknown, [, ...entries]: Element[][] = []): boolean => {
  const entry = all[0]?.closest('tr, li, article, [role=row], [role=listitem], [class*="card" i]');
  return (
    entry !== null &&
    entry !== undefined &&
    !entries.flat().some((one) => one.contains(entry) || entry.contains(one))
  );
};

/** "No parcel has a problem": where the page has no such word, that would be true whatever it shows. */
async function neverSaid(session: Session, words: string): Promise<Look | null> {
  const { startText } = await notesOf(session);
  const texts = [startText, ...(await seenTexts(session, null))];
  if (texts.some((text) => containedText(words).test(tidy(text)))) return null;
  return {
    isTrue: false,
    isMissing: true,
    sentence: () =>
      `The page never says "${words}", so that nothing can be said of what is not. Put the text in quotes.`,
  };
}
