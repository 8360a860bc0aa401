import {
  SECRET_MIN_LENGTH,
  VARIABLE_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
  type VariableKind,
} from 'shared/constants';
import type { Variable, VariableBody } from 'shared/contract';

/** The values of the form. */
export interface VariableDraft {
  name: string;
  value: string;
  isSecret: boolean;
  /** A one-time password is always a secret. */
  kind: VariableKind;
}

export const EMPTY_VARIABLE: VariableDraft = { name: '', value: '', isSecret: false, kind: 'text' };

/** The initial values for a stored variable. The API never returns the value of a secret. */
export function draftOf({ name, value, is_secret, kind = 'text' }: Variable): VariableDraft {
  return { name, value: value ?? '', isSecret: is_secret, kind };
}

/** What is sent for a draft. The kind only where it is not the usual one: an older server does not know it. */
export function bodyOf({ name, value, isSecret, kind }: VariableDraft): VariableBody & { name: string } {
  const isCode = kind !== 'text';
  return { name, value, is_secret: isSecret || isCode, ...(isCode && { kind }) };
}

/** How a step refers to a variable. */
export const variableReference = (name: string) => `{{${name}}}`;

export interface VariableErrors {
  name?: string;
  value?: string;
}

/** The validation errors of a variable. @param taken names of other variables */
export function validateVariable({ name, value, isSecret }: VariableDraft, taken: string[]): VariableErrors {
  return { name: validateName(name, taken), value: validateValue(value, isSecret) };
}

function validateName(name: string, taken: string[]): string | undefined {
  if (name === '') return 'Enter a name.';
  if (name.length > VARIABLE_NAME_MAX_LENGTH)
    return `A name has at most ${VARIABLE_NAME_MAX_LENGTH} characters.`;
  if (!VARIABLE_NAME_PATTERN.test(name))
    return 'Use letters, digits and underscores only, and no digit in front.';
  return taken.includes(name) ? 'There is a variable of this name already.' : undefined;
}

function validateValue(value: string, isSecret: boolean): string | undefined {
  if (value === '') return 'Enter a value.';
  if (value.length > VARIABLE_MAX_LENGTH) return `A value has at most ${VARIABLE_MAX_LENGTH} characters.`;
  return isSecret && value.trim().length < SECRET_MIN_LENGTH
    ? `A secret has at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`
    : undefined;
}
