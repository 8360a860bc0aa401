import type { StepReading } from 'shared/contract';

/** As the runner finds them: `\{{name}}` means the braces themselves. */
const USE = /(?<!\\)\{\{\s*([A-Za-z_]\w{0,63})\s*\}\}/g;

/** The first `{{name}}` of the step that is not among the known names, as a problem of the step; null: all are known. */
export function findUnknownVariable(action: string, known: ReadonlySet<string>): StepReading['problem'] {
  for (const { 0: use, 1: name = '', index } of action.matchAll(USE))
    if (!known.has(name))
      return {
        message: `There is no value named {{${name}}}. Add it to the variables, or let an earlier step remember it.`,
        start: index,
        end: index + use.length,
      };
  return null;
}
