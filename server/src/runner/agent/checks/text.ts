import { findHolder } from '../finding/matches.ts';
import { pick } from '../finding/pick/pick.ts';
import { nearestSentence } from '../finding/nearest.ts';
import { isolated } from '../isolated.ts';
import { seenTexts } from '../page-text.ts';
import type { Session } from '../session.ts';
import { isOnlyDenied } from '../texts/denial.ts';
import {
  anyOccurrence,
  containedText,
  numberedText,
  severalTexts,
  tidy,
  wholeName,
} from '../texts/text-pattern.ts';
import { unknownThing } from './known.ts';
import { missing, type CheckOf, type Look } from './look.ts';
import { standsAs } from './message.ts';
import { sentenceReported } from './reported.ts';

/** Whether one of the page's sentences is this one. */
export async function saysSentence(session: Session, sentence: string): Promise<boolean> {
  const plain = (text: string) =>
    tidy(text)
      .replace(/[.!]+$/u, '')
      .toLowerCase()
      .replace(/^(?:the|your|my|an?) /u, '');
  const texts = await seenTexts(session, null);
  if (await isOff(session, sentence)) return false;
  return texts.some((text) => text.split(/\n|(?<=[.!?])\s/u).some((one) => plain(one) === plain(sentence)));
}

/** "Prices are visible to all" may be what a box says that is not ticked. */
async function isOff(session: Session, sentence: string): Promise<boolean> {
  const words = sentence.replace(/^(?:the|your|my|an?) /iu, '');
  const boxes = session.window.page().getByLabel(wholeName(words, true, '[.!]?'));
  const all = await pick(boxes, { isSeen: true, isError: false, near: null });
  const are = await Promise.all(all.map((box) => isolated(box, isUnticked)));
  return are.includes(true);
}

/** Runs inside the page. */
const isUnticked = (box: Element) =>
  box instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(box.type)
    ? !box.checked
    : ['aria-checked', 'aria-pressed'].some((name) => box.getAttribute(name) === 'false');

/** Whether the page shows these words, in any case, and not only to say that it is not so. */
export async function saysWords(session: Session, words: string): Promise<boolean> {
  const texts = await seenTexts(session, null);
  const pattern = containedText(words);
  // "Mark 2 saved" is no number of what is saved, and what stands in two lines is said of two things.
  const says = (line: string) => {
    const before = /^\p{Nd}/u.test(words) ? line.slice(0, pattern.exec(line)?.index) : '';
    return pattern.test(line) && !/(?:^|\s)\p{Lu}\p{Ll}*\s+$/u.test(before);
  };
  return texts.some((text) => text.split('\n').map(tidy).some(says) && !isOnlyDenied(text, words));
}

/** Pages leave out what sentences need. null: nothing was left out */
function shortened(text: string): string | null {
  const short = text.replace(/^(\S+(?: \S+)?) (?:is|are|was|were|has been|have been) /iu, '$1 ');
  return short === text || /(?<=\S )(?:no|not)\b/iu.test(text) ? null : short;
}

/** The words stand there, but the page says that it is not so. */
export function denied(words: string, texts: string[]): Look {
  const line = texts.flatMap((one) => one.split('\n')).find((one) => isOnlyDenied(one, words));
  return { isTrue: false, sentence: () => `The page shows "${words}" only as a denial: "${line ?? ''}".` };
}

export async function lookForText(
  session: Session,
  { text, isNegated, isQuoted, within, isMessage, isReported }: CheckOf<'text'>,
): Promise<Look> {
  const holder = within && (await findHolder(session, within));
  if (within && !holder) return missing(session, within.words);
  const place = within ? `"${within.words}"` : 'The page';
  const seen = await seenTexts(session, holder);
  const texts = seen.map(tidy);
  const pattern = isNegated ? anyOccurrence(text) : containedText(text, !isQuoted);
  const parts = isNegated || isQuoted ? [] : severalTexts(text);
  const hasParts = (one: string) => parts.length > 1 && parts.every((part) => containedText(part).test(one));
  const numbered = isNegated ? null : numberedText(text);
  // "2 are selected" is "2 selected" on a page.
  const short = isNegated || isQuoted ? null : shortened(text);
  const isDenied = !isNegated && !isQuoted && isOnlyDenied(seen.join('\n'), text);
  if (isDenied) return denied(text, seen);
  const match =
    texts.map((one) => pattern.exec(one)).find((one) => one !== null) ??
    (texts.some((one) => hasParts(one) || numbered?.test(one) || (short && containedText(short).test(one)))
      ? [text]
      : undefined);
  const told = isReported && !match && !isNegated ? await sentenceReported(session, text) : null;
  if (told !== null) return { isTrue: true, sentence: () => `The page says "${told}".` };
  // One word may be a text of the page; several in small letters tell what it is.
  const unknown =
    isNegated && !isQuoted && !match && text.includes(' ') ? await unknownThing(session, text) : null;
  if (unknown) return unknown;
  if (match && isMessage && !(await standsAs(session, isMessage, text)))
    return {
      isTrue: false,
      sentence: () => `"${text}" stands on the page, but in no ${isMessage}.`,
    };
  const shown = match ? match[0] : text;
  return {
    isTrue: Boolean(match) !== isNegated,
    element: holder && within ? { description: within.words, locator: holder } : undefined,
    sentence: async () => {
      if (match) return `${place} shows "${isNegated ? shown : text}".`;
      if (isNegated) return `${place} does not show "${text}".`;
      const inOtherCase = texts.map((one) => containedText(text).exec(one)?.[0]).find(Boolean);
      const hint = inOtherCase
        ? `It shows "${inOtherCase}", which is written in another way.`
        : await nearestSentence(session.window.page(), text);
      return `${place} does not show "${text}". ${hint}`;
    },
  };
}
