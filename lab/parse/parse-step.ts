import { isClear, type Command, type NamedElement, type Reading } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { commandsOf, commandsOfSuggestion } from '../trials/sentences.ts';
import type { TrialStep } from '../trials/trial.ts';
import { isPolarityFlipped } from './polarity.ts';
import { haveSameMeaning } from './same-meaning.ts';

/**
 * How far a step was understood. `suggested`: the first suggestion means what the plain wording means. `offered`: there is a first
 * suggestion, and no plain wording to judge it by.
 */
export type ParseOutcome =
  'parsed' | 'normalised' | 'several' | 'suggested' | 'offered' | 'wrong suggestion' | 'not understood';

/** Something that needs review. `differs`: from the plain wording. `nonsense`: clear although it cannot be executed without guessing. */
type Finding = 'differs' | 'wrong type' | 'flipped polarity' | 'nonsense' | 'flipped suggestion';

export interface ParsedStep {
  step: TrialStep;
  reading: Reading;
  outcome: ParseOutcome;
  findings: Finding[];
  /** Of the first suggestion, or of the step itself where it is clear. */
  sentences: string[];
}

/**
 * Reads a step as the product does, and compares the result with what it means. @param ways to say that, each one sentence or several;
 * absent: the plain wording of the step, if it has one
 * @param page what can be named on its page; absent: that is not known
 */
export function parseStep(
  step: TrialStep,
  ways: string[][] = step.plainly === undefined ? [] : [[step.plainly]],
  page?: NamedElement[],
): ParsedStep {
  const reading = readStepWithSuggestions(step.text, step.type, page);
  const meant = ways.flatMap((way) => commandsOfAll(way));
  const [first] = reading.suggestions;
  const suggested = commandsOfSuggestion(first?.sentences);
  const sentences = reading.sentence === null ? (first?.sentences ?? []) : [reading.sentence];
  return {
    step,
    reading,
    sentences,
    outcome: outcomeOf(reading, suggested, meant),
    findings: findingsOf(step, reading, first?.sentences ?? [], meant),
  };
}

/** The commands of one way; none if one of its sentences is not of the language. */
function commandsOfAll(sentences: string[]): Command[][] {
  const commands = sentences.map(commandsOf);
  return commands.includes(null) ? [] : [commands.flatMap((own) => own ?? [])];
}

function isMeant(commands: Command[], meant: Command[][]): boolean {
  return meant.some((own) => haveSameMeaning(commands, own));
}

function outcomeOf(reading: Reading, suggested: Command[] | null, meant: Command[][]): ParseOutcome {
  if (reading.state === 'understood') return 'parsed';
  if (reading.state === 'normalised') return 'normalised';
  if (!suggested) return 'not understood';
  if (meant.length > 0 && !isMeant(suggested, meant)) return 'wrong suggestion';
  if (reading.state === 'several') return 'several';
  return meant.length > 0 ? 'suggested' : 'offered';
}

function findingsOf(
  step: TrialStep,
  { command, sentence }: Reading,
  suggested: string[],
  meant: Command[][],
): Finding[] {
  const untyped = readStepWithSuggestions(step.text);
  const findings: [Finding, boolean][] = [
    ['differs', command !== null && meant.length > 0 && !isMeant([command], meant)],
    ['wrong type', isClear(untyped) && untyped.type !== step.type],
    ['flipped polarity', sentence !== null && isPolarityFlipped(step.text, [sentence])],
    ['nonsense', command !== null && step.expect === 'refuse'],
    [
      'flipped suggestion',
      sentence === null && suggested.length > 0 && isPolarityFlipped(step.text, suggested),
    ],
  ];
  return findings.filter(([, applies]) => applies).map(([finding]) => finding);
}
