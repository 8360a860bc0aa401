import { seenTexts } from '../page-text.ts';
import type { Session } from '../session.ts';
import { tidy } from '../texts/text-pattern.ts';

const PEOPLE: [who: string, words: RegExp][] = [
  ['they', /^(?:he|she|they|him|them|his|her|their)$/u],
  ['I', /^(?:i|me|my)$/u],
  ['you', /^(?:you|your)$/u],
  ['we', /^(?:we|us|our)$/u],
];
/** What is said another way when it is retold, or can be left out. */
const FORMS: [words: RegExp, form: string][] = [
  [/n['’]t\b/gu, ' not'],
  [/\bcan ?not\b/gu, 'can not'],
  [/['’](?:m|re)\b/gu, ' are'],
  [/['’]ve\b/gu, ' have'],
  [/\b(?:am|is|are|was|were)\b/gu, 'be'],
  [/\b(?:has|had)\b/gu, 'have'],
  [/\b(?:does|did)\b/gu, 'do'],
  [/\b(?:the|an?|yet|already|now|just)\b/gu, ' '],
];
/** "What she was looking for": what the page repeats in quotes. */
const ECHO = /\bwhat P (?:be |have |do )?(?:look|search|ask|type|enter)\p{L}*(?: (?:for|in))?$/u;

/** A sentence without what changes when somebody else tells it; null where it speaks of several people, who would be mixed up. */
function plain(sentence: string): string | null {
  const lower = tidy(sentence)
    .toLowerCase()
    .replace(/[.!?…]+$/u, '');
  const words = FORMS.reduce((text, [pattern, form]) => text.replace(pattern, form), lower)
    .split(/\s+/u)
    .filter(Boolean);
  const whoOf = (word: string) => PEOPLE.find(([, pattern]) => pattern.test(word))?.[0];
  const who = new Set(words.map(whoOf).filter((one) => one !== undefined));
  return who.size > 1 ? null : words.map((word) => (whoOf(word) ? 'P' : word)).join(' ');
}

/** The sentence of the page that says this in its own words: "You have no orders" of "she has no orders". null: none does. */
export async function sentenceReported(session: Session, words: string): Promise<string | null> {
  const told = plain(words)?.replace(ECHO, 'ECHO');
  if (told === undefined || told.split(' ').length < 3) return null;
  // "They are open from 9 to 5" is "Open from 9 to 5" on a page.
  const short = told.replace(/^P be (?!not\b)(?=\S+ \S)/u, '');
  const texts = await seenTexts(session, null);
  const sentences = texts.flatMap((text) => text.split(/\n|(?<=[.!?])\s/u));
  const says = (sentence: string) => {
    const said = plain(sentence.replace(/["“„«].+["”“»](?=\p{P}*$)/u, 'ECHO'))?.replace(/\becho\b/gu, 'ECHO');
    return said === told || said === short;
  };
  return sentences.find(says) ?? null;
}
