import { printCommand, withoutFieldText, type Command } from 'shared/step-language';
import { StepFailure } from '../core/step-failure.ts';
import type { Values } from '../values/values.ts';
import { mapTexts } from '../core/expand-command.ts';

/**
 * The description of a command in results. Secrets stay `{{name}}`.
 * @param hidesText leaves out the typed text: the field is, or may be, a password field
 */
export function describeCommand(command: Command, values: Values, hidesText: boolean): string {
  const expanded = expandOpen(command, values);
  return values.mask(printCommand(hidesText ? withoutFieldText(expanded) : expanded));
}

function expandOpen(command: Command, values: Values): Command {
  try {
    return mapTexts(command, values.expandOpen);
  } catch (error) {
    // The step fails because of an unknown name, which is shown as written.
    if (error instanceof StepFailure) return command;
    throw error;
  }
}
