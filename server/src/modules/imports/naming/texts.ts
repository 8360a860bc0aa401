import { VARIABLE_USES } from 'shared/step-language';

/** A text of a file as a step writes it: braces in it are no use of a value. */
export function literal(text: string): string {
  return text.replaceAll(/\\?\{\{\s*[A-Za-z_]\w{0,63}\s*\}\}/gu, (use) => `\\${use}`);
}

/** The names of the values that a step or an interruption uses. */
export const usedNames = (text: string) => [...text.matchAll(VARIABLE_USES)].map(([, name = '']) => name);

/** What a table holds under a word of a file, which may be the name of something that every object has. */
export function ownValue<Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A text as a person reads it: white space counts once. */
export function tidyName(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').trim();
}
