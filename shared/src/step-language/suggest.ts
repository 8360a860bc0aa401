import { isAssertion, type Command } from './command.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { printCommand } from './print.ts';
import type { Suggestion } from './reading.ts';
import { parseLoosely } from './suggest/loose-parser.ts';
import { partsOf } from './suggest/parts.ts';
import { penalty } from './suggest/penalty.ts';
import { denialsIn, keepsPolarity } from './suggest/polarity.ts';
import { isStatement, rewordings, substitutes, type Rewording } from './suggest/rewordings.ts';
import { quote, tokenize } from './tokens.ts';
import { MAX_WORDS, VERBS } from './words.ts';

const MAX_SUGGESTIONS = 3;
/** Of the readings of one wording, only the best are of use. */
const MAX_READINGS = 3;
/** Above this a part of a sentence with several steps is not said by what would be suggested for it. */
const MAX_PART_COST = 2.5;

interface Candidate {
  commands: Command[];
  note: string;
  cost: number;
}

/**
 * Sentences that the author may have meant, best first, at most three. None of them says the opposite of the text.
 * @param type how the step is stored: what fits it comes first
 */
export function suggest(text: string, type: 'act' | 'assert' | null = null): Suggestion[] {
  const normal = normalise(text).text;
  const { length } = tokenize(normal);
  if (length > MAX_WORDS) return [];
  const all = length < 2 ? [] : [...candidates(normal), ...severalSteps(text)];
  const found = best(text, all, type);
  return found.length > 0 ? found : best(text, wholeText(text), type);
}

function best(text: string, all: Candidate[], type: 'act' | 'assert' | null): Suggestion[] {
  const found = new Map<string, Suggestion>();
  for (const { commands, note } of all.sort((a, b) => rank(a, type) - rank(b, type))) {
    const sentences = commands.map(printCommand);
    const key = sentences.join('\n').toLowerCase();
    if (found.has(key) || !keepsPolarity(text, commands) || !sentences.every(isClear)) continue;
    found.set(key, { sentences, note });
    if (found.size === MAX_SUGGESTIONS) break;
  }
  return [...found.values()];
}

function rank({ commands, cost }: Candidate, type: 'act' | 'assert' | null): number {
  const fits = type === null || commands.some((command) => isAssertion(command) === (type === 'assert'));
  return fits ? cost : cost + 5;
}

/** One command each, from the wording of the text and from others that may be meant. */
function candidates(text: string): Candidate[] {
  return [
    ...rewordings(text).flatMap((one) => readings(one, (sentence) => penalty(one.text, sentence))),
    ...substitutes(text).flatMap((one) => readings(one, () => 1).slice(0, 1)),
  ];
}

function readings({ text, note, cost }: Rewording, costOf: (sentence: string) => number): Candidate[] {
  const { commands } = parse(text);
  return (commands.length > 0 ? commands : parseLoosely(text))
    .filter(
      (command) => command.kind !== 'count' || command.count === 0 || isQuoted(text, command.target.name),
    )
    .map((command) => ({ commands: [command], note, cost: cost + costOf(printCommand(command)) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_READINGS);
}

/** A step for each part of a text, if all of them can be read or suggested. */
function severalSteps(text: string): Candidate[] {
  return partsOf(text).flatMap((parts) => {
    const steps = parts.map(bestOf);
    if (steps.some((step) => step === null)) return [];
    const commands = steps.flatMap((step) => step?.commands ?? []);
    const cost = steps.reduce((total, step) => total + (step?.cost ?? 0), 0);
    return [{ commands, note: `split into ${commands.length} steps`, cost: cost / 2 }];
  });
}

function bestOf(part: string): Candidate | null {
  const { text } = normalise(part);
  const { commands } = parse(text);
  if (commands.length === 1) return { commands, note: '', cost: 0 };
  const [best] = candidates(text)
    .filter((one) => keepsPolarity(part, one.commands) && one.commands.map(printCommand).every(isClear))
    .sort((a, b) => a.cost - b.cost);
  return best && best.cost <= MAX_PART_COST ? best : null;
}

/** The last resort of an assertion: the page says it in these words. */
function wholeText(text: string): Candidate[] {
  const tokens = tokenize(text);
  const isAction = VERBS.has(tokens[0]?.text.toLowerCase() ?? '') && !isStatement(tokens);
  if (tokens.length === 0 || isAction || denialsIn(text) > 0) return [];
  const { commands } = parse(`the page shows ${quote(text.trim().replace(/\.$/u, ''))}`);
  return commands.length === 1 ? [{ commands, note: 'looks for the whole text', cost: 3.5 }] : [];
}

/** Words that are counted must be a kind, or a text that was quoted: nobody knows what "3 todos" are on the page. */
function isQuoted(text: string, name: string | null): boolean {
  return name === null || tokenize(text).some((token) => token.isQuoted && token.value === name);
}

function isClear(sentence: string): boolean {
  return parse(sentence).commands.length === 1;
}
