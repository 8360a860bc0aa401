import { printCommand, type Command } from 'shared/step-language';
import { MASK } from '../agent/describe.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Values } from '../values/values.ts';
import { expandCommand } from './expand-command.ts';

/**
 * The description of a command in results. Secrets stay `{{name}}`.
 * @param hidesText leaves out the typed text: the field is, or may be, a password field
 */
export function describeCommand(command: Command, values: Values, hidesText: boolean): string {
  return values.mask(printCommand(withoutText(expandOpen(command, values), hidesText)));
}

function expandOpen(command: Command, values: Values): Command {
  try {
    return expandCommand(command, values.expandOpen);
  } catch (error) {
    // The step fails because of an unknown name, which is shown as written.
    if (error instanceof StepFailure) return command;
    throw error;
  }
}

/** The command without the text of its field, if that is hidden. */
export function withoutText(command: Command, isHidden: boolean): Command {
  if (!isHidden) return command;
  if (command.kind === 'value') return { ...command, text: MASK };
  if (command.kind === 'type') return { ...command, text: MASK };
  return command.kind === 'set' ? { ...command, value: MASK } : command;
}
