import { isDeepStrictEqual } from 'node:util';
import type { PlannedAction } from 'shared/contract';
import { isAssertion, printCommand, readStep, type Command } from 'shared/step-language';

/** The command of a planned action; null: this version does not understand it. */
export function readPlannedCommand({ command }: PlannedAction): Command | null {
  const stored = command as Command;
  return isRepeatable(stored) ? stored : null;
}

/** Whether a command is an action that a sentence can say: everything else may be of another version, or made by hand. */
export function isRepeatable(command: Command): boolean {
  try {
    return isDeepStrictEqual(readStep(printCommand(command)).command, command) && !isAssertion(command);
  } catch {
    return false;
  }
}
