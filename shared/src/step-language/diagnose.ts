import { MASK, secretTextOf } from './field-text.ts';
import { SINGULARS } from './kind-words.ts';
import { leaveOutBefore, leaveOutBehind } from './leave-out.ts';
import type { Expectation } from './matcher.ts';
import { MAX_NAME_WORDS, nameToQuote } from './name-to-quote.ts';
import { nearestForm, type NearestForm } from './nearest-form.ts';
import { nearestForms } from './nearest-forms.ts';
import { normalise } from './normalise.ts';
import { parse, type Parsed } from './parse.ts';
import { denialsIn, keepsPolarity } from './polarity.ts';
import type { Problem } from './reading.ts';
import { isSecretField } from './secret-field.ts';
import { isJoin } from './split.ts';
import { RELATIONS } from './target.ts';
import { quote, type Token } from './tokens.ts';
import { verbsMeant } from './verb-synonyms.ts';
import { baseOf } from './verbs.ts';
import { RESERVED, VERBS } from './words.ts';

/** What can stand in a slot, in words. */
const SLOTS: Record<string, string> = {
  name: 'the name of an element in quotes',
  value: 'a text in quotes',
  kind: 'a kind of element such as button',
  kinds: 'a kind of elements such as buttons',
  url: 'an address such as https://… or /path',
  keys: 'a key such as Enter or Control+A',
  number: 'a number',
  texts: 'texts in quotes',
  variable: 'a name of letters and digits',
  ordinal: 'a number such as 2nd',
  codeLength: 'how long the code is, such as 6-digit',
  impact: 'moderate, serious or critical',
  method: 'a method such as POST',
  status: 'a status such as 200',
};
/** What is only ever an addition. */
const OPTIONAL = new Set(['times', 'in', 'next to', 'under', 'above', 'below', 'kind', 'kinds']);
const STATEMENT = /^(?:is|are|shows|contains|has|does)$/u;
/** The sentence of an interruption handler, which is no step. */
const HANDLER = /^\s*when\b.*\b(?:click|press)\b/iu;
const MAX_MISSING = 4;
/** A longer text is not repeated in what could be written, in characters. */
const MAX_REPEATED = 60;
const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

/** What can be written where no form is near: with what the text has in quotes or begins to count. */
function anyForm({ text, tokens }: Parsed['input']): string {
  const [first] = tokens;
  const [quoted, ...others] = tokens.filter(({ isQuoted }) => isQuoted);
  const value = quoted?.value ?? text.trim();
  if (others.length > 0 || value.length > MAX_REPEATED || isSecretField(text)) return ANY_FORM;
  const shown = [`The page shows ${quote(value)}`, `The page does not show ${quote(value)}`].find(
    (sentence) => keepsPolarity(text, parse(sentence).commands),
  );
  if (quoted && shown)
    return `Write what is to be done, such as Click ${quote(value)}, or what is so, such as ${shown}.`;
  const isCount = /^\d+$/u.test(first?.text ?? '') && tokens.length > 1 && denialsIn(text).length === 0;
  if (!isCount || !shown || !first) return ANY_FORM;
  const count = Number(first.text) === 1 ? 'There is 1 row' : `There are ${first.text} rows`;
  return `To check a text, write ${shown}. To count elements, write a sentence such as ${count}.`;
}

/** Why a sentence is none of the language, and what could complete it where it merely ends too early. */
export function problemOf(parsed: Parsed): { problem: Problem; missing: string[] } {
  const form = nearestForm(parsed.input.text);
  const { problem, missing } = whatIsWrong(parsed, form);
  return { problem: { ...problem, message: withoutSecret(problem.message, form) }, missing };
}

/** A message that anyone may read: without what the text seems to type into a field for passwords and the like. */
function withoutSecret(message: string, form: NearestForm | null): string {
  const [command] = form ? parse(form.sentence).commands : [];
  const secret = command ? secretTextOf(command) : null;
  return secret === null ? message : message.replaceAll(secret, MASK);
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
    const words = wordsOf(ahead);
    const problem = {
      message:
        words.length > 0
          ? `The sentence is not complete. ${form ? toWrite(form) : isSentence(input, form) ? `Next comes ${either(words)}.` : anyForm(input)}`
          : 'It is not clear where names begin and end. Put them in quotes.',
      start: 0,
      end: text.length,
    };
    return { problem, missing: chipsOf(ahead) };
  }
  return { problem: problemAt(reached, { input, expected: ahead }, form), missing: [] };
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
  const problem = (message: string, first = token): Problem => ({ message, start: first?.start ?? 0, end });
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
  const isStatement = STATEMENT.test(token.text);
  if (isStatement && VERBS.has(tokens[0]?.text.toLowerCase() ?? ''))
    return problem(
      `A sentence that begins with a verb is an action. If "${before}" is a name, put it in quotes.`,
      tokens[0],
    );
  if (/^(?:has|have|was|were)$/u.test(token.text)) return problem(stateMessage(rest, before));
  if (!token.isQuoted && hasValue && /\b(?:is|are)$/u.test(before))
    return problem(stateMessage(rest, text.slice(0, tokens[at - 2]?.end)));
  const hasQuoted = tokens.slice(at).some(({ isQuoted }) => isQuoted);
  const isWhole = form?.isWhole ?? false;
  if (form && isWhole && (isOpen || name))
    return problem(`Put names and texts in quotes. ${toWrite(form)}`, name ?? token);
  if (isOpen && !hasQuoted) {
    const keyword = tokens.slice(at).find((one) => !one.isQuoted && RESERVED.has(one.text));
    return problem(
      keyword
        ? `"${keyword.text}" is a keyword. Put names and texts that contain one in quotes.`
        : `Put "${rest}" in quotes, so that it is clear where it ends.`,
    );
  }
  if (name && !(isOpen && hasQuoted)) {
    if (expected.some(({ what }) => what === 'kinds'))
      return problem(`What is counted is ${SLOTS.kinds}, with or without a name in quotes.`, name);
    const clause = clauseBehind(input, at);
    if (clause) return problem(ownStep(clause), clause);
    const places = expected.flatMap(({ kind, what }) =>
      kind === 'word' && (RELATIONS as readonly string[]).includes(what) ? [`"${what}"`] : [],
    );
    const isKind = SINGULARS.has(tokens[at - 1]?.text ?? '');
    const words = tokens.slice(tokens.indexOf(name));
    const hint =
      places.length > 0 && !isStatement && (hasQuoted || isKind)
        ? `A place begins with ${either(places)}. Put a name that contains "${token.text}" in quotes.`
        : hasQuoted || words.length > MAX_NAME_WORDS || words.some(({ text: word }) => STATEMENT.test(word))
          ? 'Put a name that contains it in quotes.'
          : `If it belongs to the name, write "${text.slice(name.start, end)}" in quotes.`;
    return problem(`"${token.text}" is a keyword, so the name ends before it. ${hint}`, name);
  }
  const clause = form ? undefined : clauseBehind(input, at);
  if (clause) return problem(ownStep(clause), clause);
  const next = wordsOf(expected);
  const isAddress = expected.some(({ what }) => what === 'url');
  if (next.length === 0 && !isWhole)
    return problem(`"${token.value}" is not understood here. The sentence ends after "${before}".`);
  const rule = `After "${before}" comes ${either(next)}.`;
  const near = form || isAddress || !isOpen ? [] : nearestForms(text);
  const help = form && !isAddress ? toWrite(form) : near.length > 0 ? nearest(near) : rule;
  return problem(`"${token.value}" is not understood here. ${help}`);
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

/** Why what follows "is" cannot be told of its subject. */
function stateMessage(words: string, subject: string): string {
  if (/^(?:hidden|not visible)$/u.test(words))
    return `A misspelt name is never there, so this could not fail. Put "${subject.replace(/^the /iu, '')}" in quotes, or name its kind.`;
  const choice =
    baseOf(words.split(' ').at(-1) ?? '') === null ? '' : ' If it is to be done, begin with a verb.';
  return `"${words}" is neither a state such as visible, enabled or checked, nor a text in quotes.${choice}`;
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

function distinct(expected: Expectation[]): Expectation[] {
  return [...new Map(expected.map((one) => [`${one.kind} ${one.what}`, one])).values()];
}

function wordsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const words = needed.map(({ kind, what }) => (kind === 'word' ? `"${what}"` : (SLOTS[what] ?? what)));
  return [...new Set(words)].slice(0, 6);
}

function chipsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const chips = needed.map(({ kind, what }) =>
    kind === 'word' ? what : /^(?:name|value|texts)$/u.test(what) ? '""' : what,
  );
  return [...new Set(chips)].slice(0, MAX_MISSING);
}

/** "a", "a or b", "a, b or c" */
function either(words: string[]): string {
  return joined(words, 'or');
}

function joined(words: string[], conjunction: 'and' | 'or'): string {
  const [last = 'the end', ...others] = [...words].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${conjunction} ${last}`;
}
