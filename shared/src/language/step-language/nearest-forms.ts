import { isAssertion } from './command.ts';
import { ACTION_FORMS, ASSERTION_FORMS } from './forms.ts';
import { EXAMPLES, JOINING, OPEN, sentenceOf } from './nearest-form.ts';
import { parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { quote, tokenize } from './tokens.ts';
import { NEVER_IN_NAMES, RESERVED } from './words.ts';

const MAX_FORMS = 3;
const ADDRESS = /^(?:https?:\/\/|\/)\S+$/iu;
const SENTENCES = [...ACTION_FORMS, ...ASSERTION_FORMS].map(({ pattern }) => sentenceOf(pattern));

/**
 * Sentences of the language with most words of a text that is none, best first, at most three, as what could have been meant: what the text has
 * in quotes stands in assertions only, and `"…"` for what is left to say. None of them denies what the text does not, or the reverse.
 */
export function nearestForms(text: string): string[] {
  const tokens = tokenize(text);
  const words = new Set(tokens.flatMap(({ text: word, isQuoted }) => (isQuoted ? [] : [word.toLowerCase()])));
  const quoted = tokens.filter(({ isQuoted }) => isQuoted).map(({ value }) => value);
  const address = tokens.find(({ isQuoted, value }) => !isQuoted && ADDRESS.test(value))?.value;
  const near = SENTENCES.flatMap((form) => {
    const room = form.split(OPEN).length - 1;
    const isFilled = room > 0 && room === quoted.length;
    if (room < quoted.length) return [];
    const addressed = address === undefined ? form : form.replace(EXAMPLES.url, () => quote(address));
    const hasAddress = addressed !== form;
    const own = tokenize(addressed)
      .filter(({ isQuoted }) => !isQuoted)
      .map(({ text: word }) => word.toLowerCase());
    const shared = own.filter((word) => words.has(word) && !isGrammar(word)).length + (hasAddress ? 2 : 0);
    const lacking = own.filter((word) => !words.has(word) && !JOINING.has(word) && word !== 'the').length;
    const score = shared - lacking + Number(isFilled);
    if (shared === 0 || score < 1) return [];
    const commands = parse(addressed).commands;
    if (commands.length === 0 || !keepsPolarity(text, commands)) return [];
    // "Open the mail" is another action than "Open the menu".
    if (shared <= lacking && !commands.every(isAssertion)) return [];
    const isFillable = isFilled && commands.every(isAssertion);
    const sentence = isFillable
      ? quoted.reduce((all, value) => all.replace(OPEN, () => quote(value)), addressed)
      : addressed;
    return [{ sentence, score }];
  });
  const best = near.sort((a, b) => b.score - a.score).map(({ sentence }) => sentence);
  return [...new Set(best)].slice(0, MAX_FORMS);
}

/**
 * Sentences that go on behind the beginning of a text, with its quoted texts, at most three. @param before the beginning
 * @param text all of it, of which none of them says the opposite
 */
export function formsFrom(before: string, text: string): string[] {
  const own = tokenize(before);
  const quoted = own.filter(({ isQuoted }) => isQuoted);
  // "A" begins anything.
  if (!own.some(({ text: word, isQuoted }) => !isQuoted && !NEVER_IN_NAMES.has(word.toLowerCase())))
    return [];
  const found = SENTENCES.flatMap((form) => {
    const words = tokenize(form);
    const isBegun = own.every(({ text: word, isQuoted }, index) => {
      const other = words[index];
      return other?.isQuoted === isQuoted && (isQuoted || other.text.toLowerCase() === word.toLowerCase());
    });
    if (!isBegun || words.length === own.length) return [];
    const sentence = quoted.reduce((all, { value }) => all.replace(OPEN, () => quote(value)), form);
    const { commands } = parse(sentence);
    return commands.length > 0 && keepsPolarity(text, commands) ? [sentence] : [];
  });
  return [...new Set(found)].slice(0, MAX_FORMS);
}

/** Whether a word only structures a sentence. */
function isGrammar(word: string): boolean {
  return RESERVED.has(word) || NEVER_IN_NAMES.has(word);
}
