import type { Problem, Reading } from './reading.ts';
import { isClear } from './reading.ts';

/** The uses of variables in a text, the name as the first group. As the runner finds them: `\{{name}}` means the braces themselves. */
export const VARIABLE_USES = /(?<!\\)\{\{\s*([A-Za-z_]\w{0,63})\s*\}\}/g;

const MAX_NAMES_LISTED = 10;

/** The values that can be named as `{{name}}` at one place of a list of steps. */
export interface KnownValues {
  /** The reading of a step at this place: `unknown-value` where it names a value that is not known here. */
  check(text: string, reading: Reading): Reading;
  /** Goes on to the place after a step, with what it remembers. */
  pass(text: string, reading: Reading): void;
}

/** The values at the first of the steps. */
export function createKnownValues(given: Iterable<string>): KnownValues {
  const names = new Set(given);
  /** What only a model can carry out. It may remember a value under a name that the step says. */
  let outside = '';

  return {
    check(text, reading) {
      if (!isClear(reading)) return reading;
      const isKnown = (name: string) => names.has(name) || new RegExp(`\\b${name}\\b`, 'u').test(outside);
      const problem = findUnknown(text, isKnown, names);
      if (!problem) return reading;
      return {
        state: 'unknown-value',
        type: reading.type,
        problem,
        command: null,
        sentence: null,
        spans: [],
        changes: [],
        suggestions: [],
        missing: [],
      };
    },
    pass(text, { command }) {
      if (command?.kind === 'remember' || command?.kind === 'rememberCode') names.add(command.as);
      if (!command) outside += `\n${text}`;
    },
  };
}

function findUnknown(
  text: string,
  isKnown: (name: string) => boolean,
  names: Iterable<string>,
): Problem | null {
  for (const { 0: use, 1: name = '', index } of text.matchAll(VARIABLE_USES))
    if (!isKnown(name))
      return { message: unknownValueMessage(name, names), start: index, end: index + use.length };
  return null;
}

/** What a person is told of a name that stands for nothing. @param known the names that could be meant */
export function unknownValueMessage(name: string, known: Iterable<string>): string {
  const names = [...known].sort().map((one) => `{{${one}}}`);
  const more = names.length - MAX_NAMES_LISTED;
  const listed =
    more > 0 ? `${names.slice(0, MAX_NAMES_LISTED).join(', ')} and ${more} more` : names.join(', ');
  const choice = names.length > 0 ? `Known here: ${listed}.` : 'No values are known here.';
  return `There is no value named {{${name}}}. ${choice} Add it to the variables in the settings, or let an earlier step remember it.`;
}
