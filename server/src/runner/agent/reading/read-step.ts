import type { RunnerStep } from '../../types.ts';
import type { Command } from '../command.ts';
import { withQuotedNames } from './clauses/notation.ts';
import { splitClauses } from './clauses/split-clauses.ts';
import { helpFor } from './help.ts';
import { readClause } from './read-clause.ts';
import { refusalOf } from './refusals.ts';
import { shield, unshield } from './shield.ts';

/** What a step asks for, or why it could not be read: a sentence that says how to word it. */
export type StepReading = { commands: Command[] } | { problem: string };

/** "Given the cart is empty": what is stated, not done. */
const GIVEN = /^\s*(?:[-*•]\s+)?(?:given|then|but)\b/iu;

/** Reads one step of a test. The same text always gives the same commands. */
export function readStep(text: string, type: RunnerStep['type']): StepReading {
  const commands: Command[] = [];
  const clauses = splitClauses(shield(withQuotedNames(text)), type);
  for (const clause of clauses) {
    const refusal = refusalOf(clause);
    if (refusal) return { problem: refusal };
    const read = readClause(clause, type, commands.length > 0, GIVEN.test(text));
    if (read.length === 0) return { problem: helpFor(type, clauses.length > 1 ? unshield(clause) : null) };
    commands.push(...read.map((command) => intoSought(command, commands.at(-1))));
  }
  const isChecked = commands.some(({ kind }) => kind === 'check' || kind === 'waitFor' || kind === 'tick');
  if (commands.length === 0 || (type === 'assert' && !isChecked)) return { problem: helpFor(type, null) };
  return { commands };
}

/** "Find the search field, type pendant": a text without a place goes into what was looked for right before. */
function intoSought(command: Command, before: Command | undefined): Command {
  if (command.kind !== 'input' || command.target || before?.kind !== 'check') return command;
  const { check } = before;
  return check.kind === 'state' && check.state === 'visible' ? { ...command, target: check.target } : command;
}
