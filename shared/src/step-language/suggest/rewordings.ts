import { normalise } from '../normalise.ts';
import { quote, tokenize, type Token } from '../tokens.ts';
import { NO_NAME_START, STATE_WORDS, VERBS } from '../words.ts';
import { baseOf, isOneEditAway } from './verbs.ts';

/** Another sentence that may be meant, and why. */
export interface Rewording {
  text: string;
  note: string;
  /** How much is changed or left out; 0 is nothing. */
  cost: number;
}

const STATEMENT =
  /^(?:is|are|was|were|has|have|had|shows?|contains?|does|do|costs?|can|cannot|should|will|must|says|reads|takes)$/u;
const ASSERTING = /^(?:verify|check|ensure|assert|validate|expect|make)$/u;
/** Verbs for going to what is named behind them. */
const GOING = /^(?:open|show|view|visit|see|go|follow|use|display|switch|return|navigate|move|get)$/u;
const MAX_NAME_WORDS = 3;
const LIGHT = /^(?:the|an?|this|that|these|those|my|your|his|her|our|their|it|them|me)$/iu;
/** Who does it, before a verb that is none of the language. */
const DOER =
  /^(?:when |and |then |so )*(?:I|we|you|he|she|they|the user|the customer) (?:then |also |now )?(?=[a-z])/iu;
const STATES = new Set(STATE_WORDS.map(([words]) => words));
const PREPOSITION = /^(?:in|into|to|as|for|on|under|at|from|of|with|=|:)$/u;

/** Verbs, how they are said in the language, and which word stands before the second element. */
const VERB_FORMS: [verbs: RegExp, canonical: string, connective: string][] = [
  [/^(?:type|enter|input|write|fill|put)$/u, 'type', 'into'],
  [/^(?:select|choose|pick|take)$/u, 'select', 'in'],
  [/^(?:set|change|reset)$/u, 'set', 'to'],
  [/^(?:drag|move|put)$/u, 'drag', 'to'],
  [/^(?:check|mark|accept)$/u, 'tick', 'in'],
];

/** Wordings that say the same, or less. */
export function rewordings(text: string): Rewording[] {
  const same = { text, note: 'with what is named in quotes', cost: 0 };
  return [
    same,
    ...means(text),
    ...spelling(text),
    ...connectives(text),
    ...withoutPurpose(text),
    ...texts(text),
  ];
}

/** Sentences to use instead of the text: how well they fit is a matter of their cost only. */
export function substitutes(text: string): Rewording[] {
  return [...passives(text), ...clicks(text)];
}

/** The same with the verb and the connecting word that the forms have: "Enter X as Y" gives "type X into Y". */
function connectives(text: string): Rewording[] {
  const tokens = tokenize(text);
  const [verb, ...all] = tokens;
  const rest = /^(?:in|out)$/u.test(all[0]?.text ?? '') ? all.slice(1) : all;
  const note = 'in the words of the language';
  if (!verb || verb.isQuoted || isStatement(rest)) return [];
  return VERB_FORMS.filter(([verbs]) => verbs.test(verb.text.toLowerCase())).flatMap(
    ([, canonical, connective]) => {
      const swapped = tokens.flatMap((token, index) =>
        token.start > (rest[0]?.start ?? 0) &&
        index < tokens.length - 1 &&
        !token.isQuoted &&
        PREPOSITION.test(token.text)
          ? [`${canonical} ${text.slice(rest[0]?.start, token.start)}${connective}${text.slice(token.end)}`]
          : [],
      );
      const last = rest.at(-1);
      // "Enter the password "x"": what stands before the only quoted text is the field.
      const isFieldFirst =
        canonical === 'type' && rest.length > 1 && rest.filter(({ isQuoted }) => isQuoted).length === 1;
      const reversed =
        last?.isQuoted && isFieldFirst
          ? [`type ${last.text} into ${text.slice(rest[0]?.start, last.start)}`]
          : [];
      const plain = canonical === 'tick' ? [`tick${text.slice(verb.end)}`] : [];
      return [...reversed, ...swapped, ...plain].map((one) => ({ text: one, note, cost: 0.3 }));
    },
  );
}

/** Sentences without what says only why or how: "… to see it", "… so that it is saved". */
function withoutPurpose(text: string): Rewording[] {
  const tokens = tokenize(text);
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1]?.text ?? '';
    const isCut =
      (token.text === 'to' && /^[a-z]/u.test(next) && !LIGHT.test(next)) ||
      (token.text === 'in' && next === 'order') ||
      /^(?:so|because|which|who|by|,|using|via)$/u.test(token.text) ||
      (token.text === 'that' && tokens[index - 1]?.text !== 'so');
    if (index < 2 || token.isQuoted || !isCut) return [];
    return [{ text: text.slice(0, tokens[index - 1]?.end), note: 'without the explanation', cost: 0.7 }];
  });
}

/** "Save it by clicking Save" says what is done behind "by". */
function means(text: string): Rewording[] {
  const action = /\s(?:by|via|and) ([a-z]+ing\s.+)$/u.exec(text)?.[1] ?? '';
  const { text: imperative } = normalise(action);
  return imperative === action ? [] : [{ text: imperative, note: 'only what is done', cost: 0 }];
}

/** What is to be clicked when the verb is none of the language: "Place the order", "Open the cart", "Pay the invoice of Ann". */
function clicks(sentence: string): Rewording[] {
  const text = sentence.replace(DOER, '');
  const [verb, ...rest] = tokenize(text);
  if (!verb || verb.isQuoted || isStatement(rest)) return [];
  const first = verb.text.toLowerCase();
  const isGoing = GOING.test(first);
  const isUnknown =
    /^[a-z-]+$/u.test(first) &&
    !NO_NAME_START.has(first) &&
    !VERBS.has(first) &&
    !(ASSERTING.test(first) && rest.length > 0);
  const isLone = rest.length === 0 && VERBS.has(first);
  if (!isGoing && !isUnknown && !isLone) return [];
  const click = (words: string, note: string, cost: number) => ({ text: `click ${words}`, note, cost });
  const object = rest.filter(({ text: word }) => !LIGHT.test(word));
  const name = capital([verb, ...object].map(({ value }) => value).join(' '));
  const whole = click(quote(name), 'clicks what is called so', object.length * 0.3);
  if (rest.length === 0) return [whole];
  const by = rest.findIndex(({ text: word }) => /^(?:by|to|with|as|into)$/u.test(word));
  const last = rest.at(-1);
  const target =
    by >= 0 && last?.isQuoted
      ? click(last.text, 'clicks it', 0.3)
      : click(
          text.slice(rest[isGoing && PREPOSITION.test(rest[0]?.text ?? '') ? 1 : 0]?.start),
          'clicks it',
          isGoing ? 0.2 : 1,
        );
  // Buttons have short names: a whole clause is none.
  const named = object.length <= MAX_NAME_WORDS ? [whole] : [];
  const owner = by < 0 ? nameAtEnd(rest) : null;
  const inRow = owner
    ? [click(`${quote(capital(verb.text))} in the row of ${owner}`, 'clicks it in that row', 0.4)]
    : [];
  return isGoing ? [target, ...named] : [...inRow, ...named, target];
}

/** A quoted text, a number or words with capitals at the end, in quotes: what a row may be called. */
function nameAtEnd(words: Token[]): string | null {
  const last = words.at(-1);
  if (last?.isQuoted) return last.text;
  let first = words.length;
  while (first > 0 && /^[\p{Lu}\p{N}#]/u.test(words[first - 1]?.text ?? '')) first--;
  return first < words.length
    ? quote(
        words
          .slice(first)
          .map(({ text }) => text)
          .join(' '),
      )
    : null;
}

/** Both readings of what has been done: it says so on the page, or it is to be done. */
function passives(text: string): Rewording[] {
  const sentence = text.trim().replace(/\.$/u, '');
  const match =
    /^(.+?)\s(?:(?:is|are|was|were|gets|got)(?: being)?|(?:has|have|had) (?:just |now |already )?been)\s([a-z]+)$/u.exec(
      sentence,
    );
  const verb = STATES.has(match?.[2] ?? '') ? null : baseOf(match?.[2] ?? '');
  if (!match || verb === null) return [];
  const subject = tokenize(match[1] ?? '').filter(({ text: word }) => !LIGHT.test(word));
  const name = subject.map(({ value }) => value).join(' ');
  return [
    { text: `the page shows ${quote(sentence)}`, note: 'checks that the page says so', cost: 0.3 },
    { text: `click ${quote(`${capital(verb)} ${name}`)}`, note: 'does it', cost: 0.4 },
  ];
}

/** A text on the page instead of things that the language cannot count or compare: "There are 2 lamps", "2 lamps found". */
function texts(text: string): Rewording[] {
  const match = /^there (?:is|are) ((?:exactly )?\d.*)$/iu.exec(text);
  if (match)
    return [{ text: `the page shows ${quote(match[1] ?? '')}`, note: 'looks for the text', cost: 0.5 }];
  if (/^no errors? (?:is|are) visible$/iu.test(text))
    return [{ text: 'no error is shown', note: 'looks for error messages', cost: 0 }];
  const place = /^(.+) (?:is|are)( not)?(?: listed| shown| displayed| visible)? (in .+)$/u.exec(text);
  if (!place) return [];
  const shows = place[2] ? 'does not show' : 'shows';
  const subject = quote(place[1]?.replace(/^the /iu, '').replace(/^"(.*)"$/u, '$1') ?? '');
  return [
    { text: `the page ${shows} ${subject} ${place[3] ?? ''}`, note: 'looks for the text there', cost: 0.2 },
  ];
}

/** A misspelt verb at the beginning. */
function spelling(text: string): Rewording[] {
  const word = tokenize(text)[0];
  if (!word || word.isQuoted || word.text.length < 4) return [];
  const verb = [...VERBS].find((one) => isOneEditAway(one, word.text.toLowerCase()));
  return verb ? [{ text: `${verb}${text.slice(word.end)}`, note: 'corrected', cost: 0.2 }] : [];
}

export function isStatement(tokens: Token[]): boolean {
  return tokens.some(({ text, isQuoted }) => !isQuoted && STATEMENT.test(text));
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
