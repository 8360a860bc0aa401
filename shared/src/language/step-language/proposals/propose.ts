import { MASK, secretTextOf } from '../field-text.ts';
import { textOf, type Expectation, type Input } from '../matcher.ts';
import { commandOf, parse, type Parsed } from '../parse.ts';
import { keepsPolarity } from '../polarity.ts';
import { printCommand } from '../print.ts';
import { rewriter } from '../normalise/rewrite.ts';
import type { Problem } from '../reading.ts';
import { isSecretField } from '../secret-field.ts';
import { tokenize, type Token } from '../tokens.ts';
import { NEVER_IN_NAMES, RESERVED } from '../words.ts';
import { inQuotes } from './in-quotes.ts';
import { nearestForms } from './nearest-forms.ts';
import type { Proposal } from './proposal.ts';
import { twoSteps } from './two-steps.ts';

const MAX_FORMS = 3;
/** How many ends of a beginning are tried. */
const MAX_ENDS = 8;
const MAX_MISSING = 4;
/** What is only ever an addition. */
const OPTIONAL = new Set(['times', 'in', 'next to', 'under', 'above', 'below', 'kind', 'kinds']);
const placeFirst = rewriter([
  ['<x> (is|are) <p:inside>', '<x> <p> is visible'],
  ['<x> (is|are) <state> <p:place>', '<x> <p> is <state>'],
]);
const AND = new Intl.ListFormat('en-GB');
const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

/** A proposal with what is said of it, before the form of its message is known. */
interface Candidate extends Proposal {
  /** The first of the words that it is about. */
  first?: Token;
  /** Whether nothing of the text is left out. */
  isWhole?: boolean;
  /** What is to be put in quotes. */
  words?: string;
}

/** What is said of a sentence that is none of the language, what can be written instead, and what could complete it. */
interface Advice {
  problem: Problem;
  proposals: Proposal[];
  /** Words to add; none unless the sentence merely ends too early. */
  missing: string[];
}

export function propose({ input, expected, reached }: Parsed): Advice {
  const { text, tokens } = input;
  if (tokens.length === 0)
    return { problem: { message: 'The step is empty.', start: 0, end: 0 }, proposals: [], missing: [] };
  const token = tokens[reached];
  const missing = token ? [] : chipsOf(expected);
  const proposals = missing.length > 0 ? formsFor(input) : proposalsAt(input, reached);
  const start = (proposals[0]?.first ?? token ?? tokens[0])?.start ?? 0;
  const end = (token && tokens.at(-1)?.end) ?? text.length;
  const message = withoutSecret(messageOf(proposals, wrongAt(token, missing), text), text);
  return {
    problem: { message, start, end },
    proposals: proposals.filter(({ isWhole }) => isWhole),
    missing,
  };
}

/** Whether words are one name: in "Book for NJ 40" the second one may as well say where the first one is. */
function mayBeOneName(words: string): boolean {
  return words
    .split(' ')
    .every((word, at, all) => !RESERVED.has(word) || !/^[\p{Lu}\p{N}]/u.test(all[at + 1] ?? ''));
}

function wrongAt(token: Token | undefined, missing: string[]): string {
  if (missing.length > 0) return 'The sentence is not complete.';
  return token && token.start > 0
    ? `"${token.value}" is not understood here.`
    : 'This is no sentence of the step language.';
}

/** What can be written, all of one kind, the likeliest first. None of it denies what the text does not, or the reverse. */
function proposalsAt(input: Input, at: number): Candidate[] {
  const steps = twoSteps(input, at);
  if (steps) return [{ kind: 'steps', ...steps }];
  for (const { words, first, command } of inQuotes(input, at))
    if (keepsPolarity(input.text, [command]))
      return [
        { kind: 'quotes', sentences: [printCommand(command)], isWhole: mayBeOneName(words), words, first },
      ];
  const nearest = placed(input.text) ?? beginningOf(input, at);
  return nearest ? [nearest] : formsFor(input);
}

function formsFor({ text }: Input): Candidate[] {
  const forms = nearestForms(text).filter((sentence) => {
    const { commands } = parse(sentence);
    return commands.length > 0 && keepsPolarity(text, commands);
  });
  return forms.slice(0, MAX_FORMS).map((sentence) => ({ kind: 'form', sentences: [sentence] }));
}

/** The sentence of a text with the place at its end behind what stands there: "X is visible in the list". */
function placed(text: string): Candidate | null {
  const command = commandOf(placeFirst(text) ?? '');
  return command && keepsPolarity(text, [command])
    ? { kind: 'form', sentences: [printCommand(command)], isWhole: true }
    : null;
}

/** The longest beginning that is a sentence, unless its last name may go on. */
function beginningOf(input: Input, at: number): Candidate | null {
  const { tokens, text } = input;
  for (let end = Math.min(tokens.length - 1, at + MAX_ENDS); end >= Math.max(1, at); end--) {
    const command = commandOf(textOf(input, 0, end));
    const [last, next] = [tokens[end - 1], tokens[end]];
    if (!command || !last || !next || !keepsPolarity(text, [command])) continue;
    const sentence = printCommand(command);
    const isNamed = tokenize(sentence).some(({ isQuoted, value }) => isQuoted && value.endsWith(last.value));
    const isEnd = [RESERVED, NEVER_IN_NAMES].some((words) => words.has(next.text)) || next.text === ',';
    if (!isNamed || last.isQuoted || isEnd) return { kind: 'form', sentences: [sentence], first: next };
  }
  return null;
}

function messageOf(proposals: Candidate[], wrong: string, text: string): string {
  const [first] = proposals;
  if (!first) return `${wrong} ${ANY_FORM}`;
  const { kind, sentences, words } = first;
  // What is typed into a field for secrets is not repeated.
  if (kind === 'steps')
    return isSecretField(text) ? 'Write two steps.' : `Write two steps: ${sentences.join('; ')}.`;
  if (kind === 'quotes') return `If "${words}" belongs together, write ${sentences.join()}.`;
  const all = AND.format(proposals.map((one) => one.sentences.join()));
  return `${wrong} Nearest to it ${proposals.length > 1 ? 'are' : 'is'} ${all}.`;
}

/** A message that anyone may read: without what the text seems to type into a field for passwords and the like. */
function withoutSecret(message: string, text: string): string {
  if (!isSecretField(text)) return message;
  const commands = nearestForms(text).flatMap((sentence) => parse(sentence).commands);
  // Behind its name any quoted text may be what such a field holds.
  const quoted = tokenize(text).flatMap(({ value, isQuoted }) =>
    isQuoted && !isSecretField(value) ? value : [],
  );
  const secrets = [...quoted, ...commands.flatMap((command) => secretTextOf(command) ?? [])];
  return secrets
    .filter((secret) => !/^…?$/u.test(secret))
    .reduce((all, secret) => all.replaceAll(secret, MASK), message);
}

/** What could come next, as words to insert. */
function chipsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const chips = needed.map(({ kind, what }) =>
    kind === 'slot' && /^(?:name|value|texts)$/u.test(what) ? '""' : what,
  );
  return [...new Set(chips)].slice(0, MAX_MISSING);
}
