import { anyForm } from './any-form.ts';
import { chipsOf, distinct, either, joined, OPTIONAL, SLOTS, wordsOf } from './expected-words.ts';
import { MASK, secretTextOf } from './field-text.ts';
import { SINGULARS } from './kind-words.ts';
import { leaveOutBefore, leaveOutBehind, leaveOutFrom } from './leave-out.ts';
import type { Expectation } from './matcher.ts';
import { nameToQuote } from './name-to-quote.ts';
import { nearestForm, OPEN, type NearestForm } from './nearest-form.ts';
import { formsFrom, nearestForms } from './nearest-forms.ts';
import { parse, type Parsed } from './parse.ts';
import { printCommand } from './print.ts';
import type { Advice, Problem } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { stateAdvice } from './state-advice.ts';
import { RELATIONS } from './target.ts';
import { quote, tokenize, type Token } from './tokens.ts';
import { clauseBehind, stepsAround } from './two-steps.ts';
import { restInQuotes, withQuotes, type WithQuotes } from './with-quotes.ts';
import { isJoin, isStatement, RESERVED, VERBS } from './words.ts';

const STATEMENT = /^(?:is|are|shows|contains|has|does)$/u;
/** The sentence of an interruption handler, which is no step. */
const HANDLER = /^\s*when\b.*\b(?:click|press)\b/iu;

/** Why a sentence is none of the language, and what could complete it where it merely ends too early. */
export function problemOf(parsed: Parsed): { problem: Problem; missing: string[] } {
  const form = nearestForm(parsed.input.text);
  const { problem, missing } = whatIsWrong(parsed, form);
  const { message, toWrite, ...words } = problem;
  const isOwn = toWrite !== undefined && !hasSecret(toWrite);
  return {
    problem: {
      ...words,
      message: withoutSecret(message, parsed.input.text, form),
      ...(isOwn && { toWrite }),
    },
    missing,
  };
}

/** A message that anyone may read: without what the text seems to type into a field for passwords and the like. */
function withoutSecret(message: string, text: string, form: NearestForm | null): string {
  const [command] = form ? parse(form.sentence).commands : [];
  const secret = command ? secretTextOf(command) : null;
  // Behind its name any quoted text may be what such a field holds.
  const quoted = isSecretField(text) ? tokenize(text).filter(({ isQuoted }) => isQuoted) : [];
  const values = quoted.map(({ value }) => value).filter((value) => value !== '' && !isSecretField(value));
  const shown = values.reduce((all, value) => all.replaceAll(quote(value), quote(MASK)), message);
  return secret === null ? shown : shown.replaceAll(secret, MASK);
}

function hasSecret(sentence: string): boolean {
  return parse(sentence).commands.some((command) => secretTextOf(command) !== null);
}

function whatIsWrong(
  { input, expected, reached }: Parsed,
  form: NearestForm | null,
): { problem: Problem; missing: string[] } {
  const { text, tokens } = input;
  const ahead = distinct(expected);
  if (tokens.length === 0)
    return { problem: { message: 'The step is empty.', start: 0, end: 0 }, missing: [] };
  if (reached >= tokens.length) {
    const advice = wordsOf(ahead).length > 0 ? incomplete(input, form, ahead) : unclearNames(input);
    return { problem: { ...advice, start: 0, end: text.length }, missing: chipsOf(ahead) };
  }
  return { problem: problemAt(reached, { input, expected: ahead }, form), missing: [] };
}

function incomplete(input: Parsed['input'], form: NearestForm | null, ahead: Expectation[]): Advice {
  const next = isSentence(input, form) ? `Next comes ${either(wordsOf(ahead))}.` : anyForm(input);
  return { message: `The sentence is not complete. ${form ? toWrite(form) : next}` };
}

/** For a text that ends where a sentence may end, and yet is none. */
function unclearNames(input: Parsed['input']): Advice {
  const quoted = withQuotes(input, input.tokens.length);
  if (quoted) return belongTogether(quoted);
  return { message: `It is not clear where names begin and end. ${anyForm(input)}` };
}

/** What is wrong at a word that no form could go on with. */
function problemAt(
  at: number,
  { input, expected }: Pick<Parsed, 'input' | 'expected'>,
  form: NearestForm | null,
): Problem {
  const { tokens, text } = input;
  const token = tokens[at];
  const end = tokens.at(-1)?.end ?? text.length;
  const problem = (advice: string | Advice, first = token): Problem => ({
    message: typeof advice === 'string' ? advice : advice.message,
    ...(typeof advice !== 'string' && advice.toWrite !== undefined && { toWrite: advice.toWrite }),
    start: first?.start ?? 0,
    end,
  });
  const label = labelOf(tokens);
  if (at === 0 && label) {
    const name = text.slice(0, label.end - 1);
    return problem(
      `A label with a colon is no sentence. Write Type … into "${name}" to fill it in, or "${name}" is … to check it.`,
      tokens[0],
    );
  }
  if (HANDLER.test(text))
    return problem(
      'This is an interruption handler, not a step. Add it under Interruptions of the test or of its suite.',
      tokens[0],
    );
  const steps = clauseBehind(input, at);
  const toQuote = nameToQuote(input, at);
  if (toQuote) return problem(toQuote, tokens[0]);
  if (!token || at === 0 || !isSentence(input, form)) {
    if (steps) return problem(steps.message, steps.second);
    const near = nearestForms(text);
    const help = near.length > 0 ? nearest(near) : anyForm(input);
    return problem(`This is no sentence of the step language. ${help}`, tokens[0]);
  }
  const rest = text.slice(token.start, end);
  const before = text.slice(0, tokens[at - 1]?.end);
  const name = nameAround(input, at);
  const hasValue = expected.some(({ what }) => what === 'value');
  const isOpen = expected.some(({ kind, what }) => kind === 'slot' && /^(?:name|value)$/u.test(what));
  if (/^wait$/iu.test(before) && Number(token.text) > 0)
    return problem('A step waits at most 60 seconds. Wait until something is so instead.', tokens[0]);
  const tooMuch = leaveOutBefore(input, at) ?? leaveOutBehind(input, at);
  if (tooMuch) return problem(tooMuch, tooMuch.first);
  if (STATEMENT.test(token.text) && VERBS.has(tokens[0]?.text.toLowerCase() ?? ''))
    return problem(
      `A sentence that begins with a verb is an action. If "${before}" is a name, put it in quotes.`,
      tokens[0],
    );
  const isState = !token.isQuoted && hasValue && /\b(?:is|are)$/u.test(before);
  if (isState || /^(?:has|have|was|were)$/u.test(token.text))
    return problem(stateAdvice(input, isState ? at - 1 : at, rest));
  if (form?.isWhole && (isOpen || name))
    return problem(`Put names and texts in quotes. ${toWrite(form)}`, name ?? token);
  if (name && expected.some(({ what }) => what === 'kinds'))
    return problem(`What is counted is ${SLOTS.kinds}, with or without a name in quotes.`, name);
  if (steps && (!form || name)) return problem(steps.message, steps.second);
  const unknown = (help: string) => problem(`"${token.value}" is not understood here. ${help}`);
  if (form?.shorter) return unknown(toWrite(form));
  const isAddress = expected.some(({ what }) => what === 'url');
  const next = wordsOf(expected);
  const isValue = expected.every(({ kind, what }) => kind === 'slot' || OPTIONAL.has(what));
  const begun = formsFrom(before, text);
  if (next.length > 0 && isValue && !isOpen && !(form && isAddress))
    return unknown(
      next.includes(SLOTS.texts ?? '') && begun.length > 0
        ? nearest(begun)
        : `After "${before}" write ${either(next)}.`,
    );
  const quoted =
    withQuotes(input, at) ?? (isOpen || !RESERVED.has(token.text) ? restInQuotes(input, at) : null);
  if (quoted) return problem(belongTogether(quoted), quoted.first);
  const place = placeMessage(input, at, expected);
  if (place) return problem(place);
  const verb = RELATIONS.some((relation) => rest.startsWith(`${relation} `)) ? nearestForm(before) : null;
  if (verb) return problem(`Write what is there, such as ${verb.sentence} ${rest}.`);
  const ending = leaveOutFrom(input, at);
  if (ending && (!form || form.sentence.includes(OPEN))) return problem(ending, ending.first);
  const toAddress = isAddress ? ` To open a page, write ${before} and ${SLOTS.url}.` : '';
  if (form) return unknown(`${toWrite(form)}${toAddress}`);
  const joined = isJoin(token) ? tokens.slice(at).find((one) => !isJoin(one)) : undefined;
  const others = stepsAround(input, joined);
  // Two names are no two steps: "Ann and Lee are listed".
  if (others && (others.isFirstStep || joined?.isQuoted)) return problem(others.message, others.second);
  const alike = isOpen ? nearestForms(text) : [];
  const near = alike.length > 0 ? alike : begun;
  const help = near.length > 0 ? nearest(near) : anyForm(input);
  return name && !isStatement(token)
    ? problem(`Without quotes, a name cannot contain "${token.text}". ${help}`, name)
    : unknown(help);
}

/** What to write if words are one name or text. */
function belongTogether({ words, command }: WithQuotes): Advice {
  const sentence = printCommand(command);
  // In "Book for NJ 40" the second name may as well say where the first one is.
  const isOneName = words
    .split(' ')
    .every((word, index, all) => !RESERVED.has(word) || !/^[\p{Lu}\p{N}]/u.test(all[index + 1] ?? ''));
  const message = `If "${words}" belongs together, write ${sentence}.`;
  if (command.kind !== 'count') return { message, ...(isOneName && { toWrite: sentence }) };
  const counted = { ...command, target: { ...command.target, name: null, kind: 'row' as const } };
  return { message: `What is counted is ${SLOTS.kinds}. Write a sentence such as ${printCommand(counted)}.` };
}

/** How places are written, for a word that seems to begin one: "for Anna Berg" behind a kind or a quoted text. */
function placeMessage({ tokens }: Parsed['input'], at: number, expected: Expectation[]): string | null {
  const [before, token, ...behind] = tokens.slice(at - 1, at + 5);
  if (!token || isJoin(token) || isStatement(token) || !RESERVED.has(token.text)) return null;
  const places = expected.flatMap(({ kind, what }) =>
    kind === 'word' && (RELATIONS as readonly string[]).includes(what) ? [`"${what}"`] : [],
  );
  const isElement = before?.isQuoted || SINGULARS.has(before?.text ?? '');
  const isNamed = behind.some(({ isQuoted, text }) => isQuoted || /^[\p{Lu}\p{N}]/u.test(text));
  if (places.length === 0 || !isElement || !isNamed) return null;
  return `"${token.text}" begins no place. Places begin with ${either(places)}.`;
}

/** What to write for a text, also where its name may begin at two places. */
function toWrite({ sentence, shorter }: NearestForm): string {
  return shorter
    ? `Write ${shorter.sentence}, or ${sentence} if "${shorter.without}" belongs to the name.`
    : `Write ${sentence}.`;
}

function nearest(forms: string[]): string {
  return `Nearest to it ${forms.length > 1 ? 'are' : 'is'} ${joined(forms, 'and')}.`;
}

/** Whether a text begins with a verb, or says what is so. */
function isSentence({ tokens }: Parsed['input'], form: NearestForm | null): boolean {
  return (
    tokens[0]?.isQuoted === true ||
    tokens.some(
      (token) => !token.isQuoted && (STATEMENT.test(token.text) || /^(?:was|were|have)$/u.test(token.text)),
    ) ||
    form !== null
  );
}

/** The last word of a label that a text begins with, such as `Email:`. */
function labelOf(tokens: Token[]): Token | undefined {
  const end = tokens.findIndex(({ isQuoted, text }) => isQuoted || RESERVED.has(text) || /[:,]$/u.test(text));
  const last = tokens[end];
  return last && !last.isQuoted && /[^:]:$/u.test(last.text) ? last : undefined;
}

/** The first word of the unquoted name before a keyword. */
function nameAround({ tokens }: Parsed['input'], at: number): Token | null {
  const token = tokens[at];
  if (!token || token.isQuoted || !RESERVED.has(token.text)) return null;
  let first = at;
  while (first > 1 && !isKeyword(tokens[first - 1])) first--;
  return first < at ? (tokens[first] ?? null) : null;
}

function isKeyword(token: Token | undefined): boolean {
  return token === undefined || token.isQuoted || RESERVED.has(token.text) || token.text === 'the';
}
