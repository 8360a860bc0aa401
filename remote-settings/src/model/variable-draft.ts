import {
  SECRET_MIN_LENGTH,
  VARIABLE_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
} from 'shared/constants';
import type { Variable } from 'shared/contract';

/** A variable as it stands in the form. */
export interface VariableDraft {
  name: string;
  value: string;
  isSecret: boolean;
}

export const EMPTY_VARIABLE: VariableDraft = { name: '', value: '', isSecret: false };

/** What the form begins with: a secret's value is known to nobody here. */
export function draftOf({ name, value, is_secret }: Variable): VariableDraft {
  return { name, value: value ?? '', isSecret: is_secret };
}

/** What a step writes for a variable. */
export const bracesOf = (name: string) => `{{${name}}}`;

export interface DraftFaults {
  name?: string;
  value?: string;
}

/** What keeps a draft from being saved. @param taken names that others have */
export function faultsOf({ name, value, isSecret }: VariableDraft, taken: string[]): DraftFaults {
  return { name: nameFault(name, taken), value: valueFault(value, isSecret) };
}

function nameFault(name: string, taken: string[]): string | undefined {
  if (name === '') return 'Enter a name.';
  if (name.length > VARIABLE_NAME_MAX_LENGTH)
    return `A name has at most ${VARIABLE_NAME_MAX_LENGTH} characters.`;
  if (!VARIABLE_NAME_PATTERN.test(name))
    return 'Use letters, digits and underscores only, and no digit in front.';
  return taken.includes(name) ? 'There is a variable of this name already.' : undefined;
}

function valueFault(value: string, isSecret: boolean): string | undefined {
  if (value === '') return 'Enter a value.';
  if (value.length > VARIABLE_MAX_LENGTH) return `A value has at most ${VARIABLE_MAX_LENGTH} characters.`;
  return isSecret && value.trim().length < SECRET_MIN_LENGTH
    ? `A secret has at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`
    : undefined;
}
