import { INBOX_VARIABLE, VARIABLE_USES } from 'shared/constants';
import type { StepReading } from 'shared/contract';

/** The first `{{name}}` of the step that is not among the known names, as a problem of the step; null: all are known. */
export function findUnknownVariable(action: string, known: ReadonlySet<string>): StepReading['problem'] {
  for (const { 0: use, 1: name = '', index } of action.matchAll(VARIABLE_USES))
    if (!known.has(name) && name !== INBOX_VARIABLE)
      return {
        message: `There is no value named {{${name}}}. Add it to the variables, or let an earlier step remember it.`,
        start: index,
        end: index + use.length,
      };
  return null;
}
