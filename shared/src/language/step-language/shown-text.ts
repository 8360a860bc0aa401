import type { Assertion } from './command.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';

type Shows = Extract<Assertion, { kind: 'shows' }>;

/** What a step asserts, or waits for, if that is a text which is to be shown; null: it is something else, or the step is unclear. */
export function shownTextOf(step: string): Shows | null {
  const { command } = readStep(step);
  const assertion = command?.kind === 'waitUntil' ? command.assertion : command;
  return assertion?.kind === 'shows' && !assertion.negated ? assertion : null;
}

/** The sentence of such a step with another text; null: it is no such step, or the language cannot say it. */
export function withShownText(step: string, text: string): string | null {
  const assertion = shownTextOf(step);
  if (!assertion) return null;
  const changed: Shows = { ...assertion, text };
  const isWait = readStep(step).command?.kind === 'waitUntil';
  const sentence = printCommand(isWait ? { kind: 'waitUntil', assertion: changed } : changed);
  return readStep(sentence).sentence === sentence ? sentence : null;
}
