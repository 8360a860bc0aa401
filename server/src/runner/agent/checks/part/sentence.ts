import type { Expected } from '../../check.ts';
import { seenTexts } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { containedText, tidy } from '../../texts/text-pattern.ts';
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
  const texts = await seenTexts(session, null);
  const phrases = texts.flatMap((text) => text.split(/\n|[.,;!]\s/u));
  const short = `${name} ${expected.text}`.toLowerCase();
  const says =
    texts.some((text) => isSaid(text, sentence)) || phrases.some((one) => tidy(one).toLowerCase() === short);
  return says ? { isTrue: true, sentence: () => `The page says "${name} is ${expected.text}".` } : null;
}

/** "If you cancel, a refund is sent" says of no refund that it is. */
function isSaid(text: string, sentence: RegExp): boolean {
  if (!sentence.test(tidy(text))) return false;
  const lines = text.split('\n').filter((line) => sentence.test(line));
  return (
    lines.length === 0 || lines.some((line) => !CONDITION.test(line.slice(0, sentence.exec(line)?.index)))
  );
}

const CONDITION = /\b(?:if|unless|until|once|when|whether)\b[^.!?]*$/iu;
