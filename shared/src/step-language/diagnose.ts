import { anyForm, MAX_REPEATED } from './any-form.ts';
import { chipsOf, distinct, either, joined, OPTIONAL, SLOTS, wordsOf } from './expected-words.ts';
import { MASK, secretTextOf } from './field-text.ts';
import { endsWithKind, SINGULARS } from './kind-words.ts';
import { leaveOutBefore, leaveOutBehind, leaveOutFrom } from './leave-out.ts';
import type { Expectation } from './matcher.ts';
import { nameToQuote } from './name-to-quote.ts';
import { nearestForm, OPEN, type NearestForm } from './nearest-form.ts';
import { nearestForms } from './nearest-forms.ts';
import { normalise } from './normalise.ts';
import { parse, type Parsed } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import type { Problem } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { isJoin } from './split.ts';
import { RELATIONS } from './target.ts';
import { quote, type Token } from './tokens.ts';
import { verbsMeant } from './verb-synonyms.ts';
import { baseOf } from './verbs.ts';
import { restInQuotes, withQuotes, type WithQuotes } from './with-quotes.ts';
import { isStatement, RESERVED, VERBS } from './words.ts';

const STATEMENT = /^(?:is|are|shows|contains|has|does)$/u;
/** The sentence of an interruption handler, which is no step. */
const HANDLER = /^\s*when\b.*\b(?:click|press)\b/iu;
type Advice = Pick<Problem, 'message' | 'toWrite'>;

/** Why a sentence is none of the language, and what could complete it where it merely ends too early. */
export function problemOf(parsed: Parsed): { problem: Problem; missing: string[] } {
  const form = nearestForm(parsed.input.text);
  const { problem, missing } = whatIsWrong(parsed, form);
  const { message, toWrite, ...words } = problem;
  const isOwn = toWrite !== undefined && !hasSecret(toWrite);
  return { problem: { ...words, message: withoutSecret(message, form), ...(isOwn && { toWrite }) }, missing };
}

/** A message that anyone may read: without what the text seems to type into a field for passwords and the like. */
function withoutSecret(message: string, form: NearestForm | null): string {
  const [command] = form ? parse(form.sentence).commands : [];
  const secret = command ? secretTextOf(command) : null;
  return secret === null ? message : message.replaceAll(secret, MASK);
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
    ...(typeof advice === 'string' ? { message: advice } : advice),
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
  const ownStep = (clause: Token) => `Write "${text.slice(clause.start, end)}" as a step of its own.`;
  const toQuote = nameToQuote(input, at);
  if (toQuote) return problem(toQuote, tokens[0]);
  if (!token || at === 0 || !isSentence(input, form)) {
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
  if (tooMuch) return problem(tooMuch.message, tooMuch.first);
  if (STATEMENT.test(token.text) && VERBS.has(tokens[0]?.text.toLowerCase() ?? ''))
    return problem(
      `A sentence that begins with a verb is an action. If "${before}" is a name, put it in quotes.`,
      tokens[0],
    );
  const isState = !token.isQuoted && hasValue && /\b(?:is|are)$/u.test(before);
  if (isState || /^(?:has|have|was|were)$/u.test(token.text))
    return problem(stateMessage(input, isState ? at - 1 : at, rest));
  if (form?.isWhole && (isOpen || name))
    return problem(`Put names and texts in quotes. ${toWrite(form)}`, name ?? token);
  if (name && expected.some(({ what }) => what === 'kinds'))
    return problem(`What is counted is ${SLOTS.kinds}, with or without a name in quotes.`, name);
  const clause = form && !name ? undefined : clauseBehind(input, at);
  if (clause) return problem(ownStep(clause), clause);
  const unknown = (help: string) => problem(`"${token.value}" is not understood here. ${help}`);
  if (form?.shorter) return unknown(toWrite(form));
  const isAddress = expected.some(({ what }) => what === 'url');
  const next = wordsOf(expected);
  const isValue = expected.every(({ kind, what }) => kind === 'slot' || OPTIONAL.has(what));
  if (next.length > 0 && isValue && !isOpen && !(form && isAddress))
    return unknown(`After "${before}" write ${either(next)}.`);
  const quoted =
    withQuotes(input, at) ?? (isOpen || !RESERVED.has(token.text) ? restInQuotes(input, at) : null);
  if (quoted) return problem(belongTogether(quoted), quoted.first);
  const place = placeMessage(input, at, expected);
  if (place) return problem(place);
  const ending = leaveOutFrom(input, at);
  if (ending && (!form || form.sentence.includes(OPEN))) return problem(ending.message, ending.first);
  const toAddress = isAddress ? ` To open a page, write ${before} and ${SLOTS.url}.` : '';
  if (form) return unknown(`${toWrite(form)}${toAddress}`);
  const near = isOpen ? nearestForms(text) : [];
  const help = near.length > 0 ? nearest(near) : anyForm(input);
  return name && !isStatement(token)
    ? problem(`A name without quotes ends before "${token.text}". ${help}`, name)
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

/** The first word of a clause behind a token that "and" or the like joins, and that begins as a step does. */
function clauseBehind({ text, tokens }: Parsed['input'], at: number): Token | undefined {
  return tokens.find((token, index) => {
    if (index <= at || isJoin(token) || !isJoin(tokens[index - 1])) return false;
    const clause = text.slice(token.start);
    return verbsMeant(clause).some(({ isCertain }) => isCertain) || normalise(clause).isAsserted;
  });
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

/** Why what follows "is" at a token cannot be told of its subject, and how to check a text instead. */
function stateMessage(input: Parsed['input'], at: number, words: string): string | Advice {
  const subject = input.text.slice(0, input.tokens[at - 1]?.end);
  if (/^(?:hidden|not visible)$/u.test(words))
    return `A misspelt name is never there, so this could not fail. Put "${subject.replace(/^the /iu, '')}" in quotes, or name its kind.`;
  const isPlace =
    RELATIONS.some((relation) => words.startsWith(`${relation} `)) &&
    endsWithKind(input, at, input.tokens.length);
  const placed = isPlace ? parse(`${subject} ${words} is visible`).commands : [];
  if (placed[0] && !placed[1] && keepsPolarity(input.text, placed)) {
    const sentence = printCommand(placed[0]);
    return { message: `Write ${sentence}.`, toWrite: sentence };
  }
  if (parse(`"" is ${words}`).commands.length > 0) return anyForm(input);
  const isAction = baseOf(words.split(' ').at(-1) ?? '') !== null;
  const choice = isAction ? ' If it is to be done, begin with a verb.' : '';
  const value = words.replace(/^(?:has|have|was|were) /u, '');
  const isText =
    /^[\p{Lu}\p{N}][^"]*$/u.test(value) && value.length <= MAX_REPEATED && !isSecretField(input.text);
  const shown = `The page shows ${isText ? quote(value) : OPEN}`;
  return `"${words}" is no state such as visible, enabled or checked. To check a text, write ${shown}.${choice}`;
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
