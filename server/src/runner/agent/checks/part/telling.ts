import type { Expected } from '../../check.ts';
import { seenTexts } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { textAbout } from '../../texts/word-pattern.ts';
import type { Look } from '../look.ts';

/** "Sent to ada@x.de": what happened, and to whom, from where or by what. */
const DEED = /^(\p{Ll}{3,}) (to|from|by|for|with|at|on) ([\p{Lu}\p{Nd}]\S*(?: [\p{Lu}\p{Nd}]\S*)*|\S+@\S+)$/u;
/** What makes of a sentence none that says that it is so. */
const OPEN =
  /\b(?:no|not|never|if|once|when|unless|will|would|can|could|may|might|should|must|before|until|failed)\b|n['’]t\b|\?$/iu;

/** "The confirmation was sent to ada@x.de", where the page says "We have sent a confirmation to ada@x.de." null: no sentence of it says so. */
export async function lookForTelling(
  session: Session,
  { words, within }: Target,
  { text, isQuoted, isNegated }: Expected,
): Promise<Look | null> {
  const [, deed, by, whom] = DEED.exec(text) ?? [];
  const noun = /^(?:the|an?|my|your) (\p{Ll}{3,})$/iu.exec(words)?.[1];
  if (!deed || !by || !whom || !noun || within || isQuoted || isNegated) return null;
  const about = textAbout(`${noun} ${deed}`);
  const wanted = `${by} ${whom}`.toLowerCase().split(' ');
  const sentences = (await seenTexts(session, null)).flatMap((one) => one.split(/\n|(?<=[.!?])\s/u));
  const said = sentences.find(
    (one) => about?.test(one) && !OPEN.test(one) && holdsInRow(wordsOf(one), wanted),
  );
  return said === undefined ? null : { isTrue: true, sentence: () => `The page says "${said}".` };
}

/** The words of a sentence, without what ends them. */
function wordsOf(sentence: string): string[] {
  return sentence
    .toLowerCase()
    .split(/\s+/u)
    .map((word) => word.replace(/^["“„(]+|[.,;:!?"”)]+$/gu, ''));
}

function holdsInRow(all: string[], some: string[]): boolean {
  return all.some((_, start) => some.every((word, index) => all[start + index] === word));
}
