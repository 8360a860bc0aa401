import { VARIABLE_NAME_MAX_LENGTH, VARIABLE_NAME_PATTERN } from 'shared/constants';

/** `inbox` is the address of the run; the other one is no name of a value in JavaScript objects. */
const RESERVED = new Set(['inbox', '__proto__']);

/** Why a column cannot be called this among the `others`; undefined: it can. Names differ by more than capital letters. */
export function nameProblem(name: string, others: readonly string[]): string | undefined {
  if (name === '') return 'The column has no name.';
  if (name.length > VARIABLE_NAME_MAX_LENGTH)
    return `A column name has at most ${VARIABLE_NAME_MAX_LENGTH} characters.`;
  if (!VARIABLE_NAME_PATTERN.test(name))
    return `"${name}" is no name for a column: it has letters, digits and underscores, and does not begin with a digit.`;
  const lower = name.toLowerCase();
  if (RESERVED.has(lower)) return `"${name}" is reserved. Choose another name for the column.`;
  if (others.some((other) => other.toLowerCase() === lower)) return `Two columns are called "${name}".`;
  return undefined;
}

/** Names like these that columns can have: `First name` becomes `First_name`, and a repeated one gets a number. */
export function fixNames(names: readonly string[]): string[] {
  const fixed: string[] = [];
  for (const [index, name] of names.entries()) {
    const base = plainName(name) || `column_${index + 1}`;
    let candidate = base;
    for (let number = 2; nameProblem(candidate, fixed) !== undefined; number += 1) {
      const end = `_${number}`;
      candidate = base.slice(0, VARIABLE_NAME_MAX_LENGTH - end.length) + end;
    }
    fixed.push(candidate);
  }
  return fixed;
}

function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .match(/[A-Za-z0-9_]+/g);
  const joined = (words ?? []).join('_').slice(0, VARIABLE_NAME_MAX_LENGTH);
  return joined.replace(/^(?=\d)/, '_').slice(0, VARIABLE_NAME_MAX_LENGTH);
}
