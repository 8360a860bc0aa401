import { MASK } from '../field-text.ts';
import { textOf, type Expectation, type Input } from '../matcher.ts';
import { normalise } from '../normalise.ts';
import { rewriter } from '../normalise/rewrite.ts';
import { commandOf, parse, type Parsed } from '../parse.ts';
import { keepsPolarity } from '../polarity.ts';
import { printCommand } from '../print.ts';
import type { Problem, Reading } from '../reading.ts';
import { isSecretField } from '../secret-field.ts';
import { quote, tokenize } from '../tokens.ts';
import { verbsMeant } from '../verb-synonyms.ts';
import { isJoin, RESERVED } from '../words.ts';
import { inQuotes } from './in-quotes.ts';
import { isGrammar, nearestForms } from './nearest-forms.ts';
import type { Proposal } from './proposal.ts';

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
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const ANY_FORM =
  'Write what is to be done, such as Click "…", Type "…" into "…" or Select "…" in "…", or what is so, such as The page shows "…" or "…" is visible.';

type Advice = Pick<Reading, 'suggestions' | 'missing'> & { problem: Problem };

/** What is said of a sentence that is none of the language, what can be written instead, and what could complete it. */
export function propose({ input, expected, reached }: Parsed): Advice {
  const { text, tokens } = input;
  if (tokens.length === 0)
    return { problem: { message: 'The step is empty.', start: 0, end: 0 }, suggestions: [], missing: [] };
  const token = tokens[reached];
  const missing = token ? [] : chipsOf(expected);
  const proposals = proposalsFor(input, reached);
  const start = (proposals[0]?.first ?? token ?? tokens[0])?.start ?? 0;
  const end = (token && tokens.at(-1)?.end) ?? text.length;
  const message = messageOf(proposals, isSecretField(text));
  const suggestions = proposals.flatMap(({ sentences, note }) => (note ? [{ sentences, note }] : []));
  return { problem: { message, start, end }, suggestions, missing };
}

/** What can be written, all of one kind, the likeliest first. None of it denies what the text does not, or the reverse. */
function proposalsFor(input: Input, at: number): Proposal[] {
  const isKept = ({ sentences }: Proposal) => {
    const commands = sentences.flatMap((sentence) => parse(sentence).commands);
    return sentences.length > 1 || (commands.length > 0 && keepsPolarity(input.text, commands));
  };
  for (const proposals of [twoSteps, inQuotes, placed, beginnings])
    for (const proposal of proposals(input, at)) if (isKept(proposal)) return [proposal];
  const forms = nearestForms(input.text).map((form) => ({ sentences: [form] }));
  return forms.filter(isKept).slice(0, MAX_FORMS);
}

/**
 * The steps of a text with a clause behind "and" or the like that begins as a step does, unless what stands before it only says where: "In
 * its row, click Edit".
 */
function* twoSteps(input: Input, at: number): Iterable<Proposal> {
  const { tokens } = input;
  const start = tokens.findIndex((token, index) => {
    if (index <= at || isJoin(token) || !isJoin(tokens[index - 1])) return false;
    const clause = textOf(input, index, tokens.length);
    return verbsMeant(clause).some(({ isCertain }) => isCertain) || normalise(clause).isAsserted;
  });
  const first = tokens[start];
  if (!first || RESERVED.has(tokens[0]?.text.toLowerCase() ?? '')) return;
  const end = tokens.slice(0, start).findLastIndex((token) => !isJoin(token)) + 1;
  yield { sentences: [textOf(input, 0, end), textOf(input, start, tokens.length)], first };
}

/** The sentence of a text with the place at its end behind what stands there: "X is visible in the list". */
function* placed({ text }: Input): Iterable<Proposal> {
  const command = commandOf(placeFirst(text) ?? '');
  if (command) yield { sentences: [printCommand(command)], note: 'the nearest form' };
}

/** The beginnings that are sentences, the longest first, unless their last name may go on. */
function* beginnings(input: Input, at: number): Iterable<Proposal> {
  const { tokens } = input;
  for (let end = Math.min(tokens.length - 1, at + MAX_ENDS); end >= Math.max(1, at); end--) {
    const command = commandOf(textOf(input, 0, end));
    const [last, next] = [tokens[end - 1], tokens[end]];
    if (!command || !last || !next) continue;
    const sentence = printCommand(command);
    const isNamed = tokenize(sentence).some(({ isQuoted, value }) => isQuoted && value.endsWith(last.value));
    const isEnd = isGrammar(next.text) || next.text === ',';
    if (!isNamed || last.isQuoted || isEnd) yield { sentences: [sentence], first: next };
  }
}

/** @param isSecret whether something is typed into a field for passwords and the like: none of it is repeated */
function messageOf(proposals: Proposal[], isSecret: boolean): string {
  const [first] = proposals;
  if (first && first.sentences.length > 1)
    return isSecret ? 'Write two steps.' : `Write two steps: ${first.sentences.join('; ')}.`;
  const all = OR.format(proposals.map((one) => one.sentences.join()));
  const message = all ? `Write: ${all}.` : ANY_FORM;
  const isShown = (value: string) => value === '…' || isGrammar(value) || isSecretField(value);
  const hidden = tokenize(message).filter(({ value, isQuoted }) => isSecret && isQuoted && !isShown(value));
  return hidden.reduceRight(
    (masked, { start, end }) => masked.slice(0, start) + quote(MASK) + masked.slice(end),
    message,
  );
}

/** What could come next, as words to insert. */
function chipsOf(expected: Expectation[]): string[] {
  const needed = expected.filter(({ what }) => !OPTIONAL.has(what));
  const chips = needed.map(({ kind, what }) =>
    kind === 'slot' && /^(?:name|value|texts)$/u.test(what) ? '""' : what,
  );
  return [...new Set(chips)].slice(0, MAX_MISSING);
}
