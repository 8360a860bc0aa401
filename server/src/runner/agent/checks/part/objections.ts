import type { Locator } from 'playwright-core';
import type { Expected } from '../../check.ts';
import { pick } from '../../finding/pick/pick.ts';
import { isolatedAll } from '../../isolated.ts';
import { seenTexts } from '../../page-text.ts';
import { notesOf } from '../../run-notes.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { containedText, tidy, wholeName } from '../../texts/text-pattern.ts';
import type { Look } from '../look.ts';

/** "1 ticket is closed" is said of the rows of a table, which must be the only one: of several it is not said which lists the tickets. */
export async function areOfSeveralTables(
  session: Session,
  { words, readings }: Target,
  elements: Locator[],
): Promise<boolean> {
  const areRows = readings.some(({ name, kind }) => name === '' && kind?.roles.includes('row'));
  if (!areRows || /\b(?:row|line|entrie|record)s?\b/u.test(words)) return false;
  return isolatedAll(session.window.page().locator('body'), haveSeveralTables, undefined, false, elements);
}

/** Runs inside the page. */
const haveSeveralTables = (_: Element[], __: unknown, rows: Element[][] = []): boolean =>
  new Set(rows.flat().map((row) => row.closest('table, [role=table], [role=grid]'))).size > 1;

/** "No appointment was booked", where the page says "Your appointment has been booked."; null: it says no such thing. */
export async function sentenceThatSays(
  session: Session,
  { words }: Target,
  { text }: Expected,
): Promise<Look | null> {
  const noun = /(\p{Ll}{3,}?)s?$/u.exec(words)?.[1];
  if (noun === undefined) return null;
  const been = '(?:is|are|was|were|has|have)(?: now)?(?: been)?';
  const said = new RegExp(`(?<!\\p{L})${noun}s? ${been} ${containedText(text).source}`, 'iu');
  const texts = await seenTexts(session, null);
  const line = texts.flatMap((one) => one.split('\n')).find((one) => said.test(one));
  return line === undefined ? null : { isTrue: false, sentence: () => `The page says "${line}".` };
}

/** "No article is low", where another entry than those that were taken for articles says just that; null: none does. */
export async function entryThatSays(
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
export async function neverSaid(session: Session, words: string): Promise<Look | null> {
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
