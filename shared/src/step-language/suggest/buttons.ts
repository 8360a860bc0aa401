import { quote, tokenize, type Token } from '../tokens.ts';
import { NO_NAME_START, STATE_WORDS, VERBS } from '../words.ts';
import { baseOf } from '../verbs.ts';

/** A sentence that may be meant, and why. */
export interface Rewording {
  text: string;
  note: string;
  /** How much is changed or left out; 0 is nothing. */
  cost: number;
}

const MAX_NAME_WORDS = 3;
const MAX_PASSIVE_WORDS = 7;
const PREPOSITION = /^(?:from|in|to|with|by|on|as|into|for|using|,|and|so)$/u;
const LIGHT = /^(?:the|an?|this|that|these|those|my|your|his|her|our|their|it|them|me)$/iu;
const STATES = new Set(STATE_WORDS.map(([words]) => words));
/** Verbs that ask for a look, not for an action. */
export const LOOKING =
  /^(?:verify|check|ensure|assert|validate|expect|make|see|wait|try|do|leave|confirm|look|say|said|get|got|start|give|put|take|took|use|only|for|let|want|on|have|has)$/u;
const STATEMENT =
  /^(?:is|are|was|were|has|have|had|shows?|contains?|does|costs?|can|cannot|should|will|must|says|reads|takes|comes)$/u;

export function isStatement(tokens: Token[]): boolean {
  return tokens.some(({ text, isQuoted }) => !isQuoted && STATEMENT.test(text));
}

/** What is to be clicked when the verb is none of the language: "Place the order", "Pay the invoice of Ann". */
export function buttons(text: string): Rewording[] {
  const [verb, ...rest] = tokenize(text);
  const first = verb?.text.toLowerCase() ?? '';
  const isVerb =
    /^[a-z-]+$/u.test(first) && !NO_NAME_START.has(first) && !LOOKING.test(first) && !LIGHT.test(first);
  if (!verb || verb.isQuoted || !isVerb || isStatement(rest) || (VERBS.has(first) && rest.length > 0))
    return [];
  // "Add to cart" is a name, "Remove Ada from the team" is none.
  const end = rest.length < 3 ? -1 : rest.findIndex(({ text: word }) => PREPOSITION.test(word));
  // "Log in as Ada" is neither "Log" nor "Log in".
  if (end === 0) return [];
  const object = rest.slice(0, end < 0 ? undefined : end).filter(({ text: word }) => !LIGHT.test(word));
  const name = capital([first, ...object.map(({ value }) => value)].join(' '));
  const owner = nameIn(rest);
  const click = (words: string, note: string, cost: number) => ({ text: `click ${words}`, note, cost });
  return [
    // Buttons have short names: a whole clause is none.
    ...(object.length <= MAX_NAME_WORDS
      ? [click(quote(name), 'clicks what is called so', owner ? 0.8 : 0.4)]
      : []),
    ...(owner && owner !== quote(capital(first))
      ? [click(`${quote(capital(first))} in the row of ${owner}`, 'clicks it in that row', 0.5)]
      : []),
  ];
}

/** The first quoted text, number or words with capitals, in quotes: what a row may be called. */
function nameIn(words: Token[]): string | null {
  const quoted = words.find(({ isQuoted }) => isQuoted);
  if (quoted) return quoted.text;
  const isName = ({ text }: Token) => /^[\p{Lu}\p{N}#]/u.test(text);
  const first = words.findIndex(isName);
  if (first < 0) return null;
  const rest = words.slice(first);
  const end = rest.findIndex((word) => !isName(word));
  return quote(
    rest
      .slice(0, end < 0 ? undefined : end)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Both readings of what has been done: it says so on the page, or it is to be done. */
export function passives(text: string): Rewording[] {
  const sentence = text.trim().replace(/\.$/u, '');
  const match =
    /^(.+?)\s(?:(?:is|are|was|were|gets|got)(?: being)?|(?:has|have|had) (?:just |now |already )?been)\s([a-z]+)$/u.exec(
      sentence,
    );
  const verb = STATES.has(match?.[2] ?? '') ? null : baseOf(match?.[2] ?? '');
  if (!match || verb === null || tokenize(sentence).length > MAX_PASSIVE_WORDS) return [];
  const subject = tokenize(match[1] ?? '').filter(({ text: word }) => !LIGHT.test(word));
  const name = subject.map(({ value }) => value).join(' ');
  return [
    { text: `the page shows ${quote(sentence)}`, note: 'checks that the page says so', cost: 0.3 },
    { text: `click ${quote(`${capital(verb)} ${name}`)}`, note: 'does it', cost: 0.4 },
  ];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
