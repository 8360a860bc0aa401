import type { Command, Target } from './command.ts';

/** The canonical sentence of a command, without a full stop. `readStep(printCommand(c)).command` equals `c`. */
export function printCommand(command: Command): string {
  throw new Error(`not written yet: ${command.kind}`);
}

/** A target as it stands in a sentence, e.g. `the 2nd "Delete" button in the row of "A-101"`. */
export function printTarget(target: Target): string {
  throw new Error(`not written yet: ${target.name}`);
}
