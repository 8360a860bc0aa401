import type { Command } from './command.ts';
import { isClear, unclear, type Reading } from './reading.ts';

/** The uses of variables in a text, the name as the first group. As the runner finds them: `\{{name}}` means the braces themselves. */
export const VARIABLE_USES = /(?<!\\)\{\{\s*([A-Za-z_]\w{0,63})\s*\}\}/g;

const MAX_NAMES_LISTED = 10;

/** The values that can be named as `{{name}}` at one place of a list of steps. */
export interface KnownValues {
  /** The reading of a step at this place: `unknown-value` where it names a value that is not known here. */
  check(text: string, reading: Reading): Reading;
  /** The names in a step at this place that are not known here; none in an unclear step. */
  unknownNames(text: string, reading: Reading): string[];
  /** Goes on to the place after a step, with what it remembers. */
  pass(text: string, reading: Reading): void;
}

/** The values at the first of the steps. */
export function createKnownValues(given: Iterable<string>): KnownValues {
  const names = new Set(given);
  /** What only a model can carry out. It may remember a value under a name that the step says. */
  let outside = '';
  const isKnown = (name: string) => names.has(name) || new RegExp(`\\b${name}\\b`, 'u').test(outside);
  const unknownUses = (text: string, reading: Reading) =>
    isClear(reading) ? [...text.matchAll(VARIABLE_USES)].filter(([, name = '']) => !isKnown(name)) : [];

  return {
    check(text, reading) {
      const [use] = unknownUses(text, reading);
      if (!use) return reading;
      const { 0: written, 1: name = '', index } = use;
      const message = unknownValueMessage(name, names);
      const problem = { message, start: index, end: index + written.length };
      return { ...unclear('unknown-value', reading.type, text, message), problem };
    },
    unknownNames: (text, reading) => unknownUses(text, reading).map(([, name = '']) => name),
    pass(text, { command }) {
      const name = rememberedName(command);
      if (name !== null) names.add(name);
      if (!command) outside += `\n${text}`;
    },
  };
}

/** The name under which a command remembers a value; null: it remembers none. */
export function rememberedName(command: Command | null): string | null {
  return command?.kind === 'remember' || command?.kind === 'rememberCode' ? command.as : null;
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
