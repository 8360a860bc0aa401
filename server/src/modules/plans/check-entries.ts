import type { PlanEntryInput } from 'shared/contract';
import { unprocessable } from '../../platform/http/app-error.ts';
import { createMask, type GivenValue } from 'runner';

/** Deeper than any command of the step language. */
const MAX_DEPTH = 12;
/** Words of the product, not of the page: a secret may be the same word by chance. */
const OWN_WORDS = new Set(['type', 'origin', 'kind', 'role', 'attribute']);

/** Why an entry cannot be stored; null: it can. */
export type EntryProblem = 'invalid_command' | 'secret_in_plan';

/** Finds secrets in any encoding in a text. */
export type SecretFinder = (text: string) => boolean;

export function secretFinder(values: GivenValue[]): SecretFinder {
  return createMask(values.filter(({ isSecret }) => isSecret).map(({ value }) => value)).finds;
}

export function problemOf(entry: unknown, holdsSecret: SecretFinder): EntryProblem | null {
  const texts = textsOf(entry, 0);
  if (texts === null || texts.some((text) => text.includes('\u0000') || !text.isWellFormed()))
    return 'invalid_command';
  return texts.some(holdsSecret) ? 'secret_in_plan' : null;
}

/** @throws a 422 for the first entry that cannot be stored, by its number: its text may be what is secret. */
export function checkEntries(entries: PlanEntryInput[], holdsSecret: SecretFinder): void {
  entries.forEach((entry, index) => {
    const problem = problemOf(entry, holdsSecret);
    if (problem === null) return;
    const field = `entries.${index}`;
    const message =
      problem === 'invalid_command'
        ? `Entry ${index + 1} of the plan has a command that cannot be stored.`
        : `Entry ${index + 1} of the plan holds the value of a secret. Write the secret's name in two braces instead.`;
    throw unprocessable(problem, message, { [field]: message });
  });
}

/** Every text inside of the value; null: it is nested too deeply. */
function textsOf(value: unknown, depth: number): string[] | null {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (depth > MAX_DEPTH) return null;
  const texts: string[] = [];
  for (const [name, inner] of Object.entries(value)) {
    if (OWN_WORDS.has(name) && typeof inner === 'string' && !inner.includes('\u0000')) continue;
    const within = textsOf(inner, depth + 1);
    if (within === null || name.includes('\u0000')) return null;
    texts.push(...within);
  }
  return texts;
}
