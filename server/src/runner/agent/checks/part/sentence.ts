import type { Expected } from '../../check.ts';
import { seenTexts, showsText } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { containedText, tidy } from '../../text-pattern.ts';
import type { Look } from '../look.ts';

/** "Your order number is L-1001. Thank you": a sentence of the page says it; "Rooms from 120 €, breakfast included" leaves the verb out. */
export async function lookForSentence(
  session: Session,
  { readings, within }: Target,
  expected: Expected,
): Promise<Look | null> {
  const name = readings
    .find(({ kind, ordinal }) => kind === null && ordinal === null)
    ?.name.replace(/^(?:the|my|your) /iu, '')
    // What a thing costs is said without the word.
    .replace(/^price of (?:the )?/iu, '');
  if (!name || within || expected.comparison !== 'is' || expected.isNegated) return null;
  const ends = '(?=[.,;!?]?(?:\\s|$))';
  const sentence = new RegExp(
    `${containedText(`${name} is ${expected.text}`).source}${ends}`,
    expected.isQuoted ? 'u' : 'iu',
  );
  const phrases = (await seenTexts(session, null)).flatMap((text) => text.split(/\n|[.,;!]\s/u));
  const short = `${name} ${expected.text}`.toLowerCase();
  const says =
    (await showsText(session, sentence, null)) || phrases.some((one) => tidy(one).toLowerCase() === short);
  return says ? { isTrue: true, sentence: () => `The page says "${name} is ${expected.text}".` } : null;
}
