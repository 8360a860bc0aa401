import { VARIABLE_NAME_MAX_LENGTH } from 'shared/constants';
import type { GivenValue } from 'runner';

const DEFAULT_NAME = 'secret';

interface StoredText {
  name: string;
  value: string;
}

export interface TypedText {
  label: string;
  value: string;
  /** What was stored before all of the text was typed: it gets the whole value, unless it has another one by now. */
  incomplete: StoredText | undefined;
  /** The values of `{{name}}` where it was typed: those of the environment and of the table's row in place of the company's. */
  known: readonly GivenValue[];
}

/** The variables that a typed text is added to: those of the company, or of an environment. */
export interface SecretPlace {
  names(): Promise<string[]>;
  /** False: there is one of that name. 422 where there are as many as there may be. */
  add(name: string, value: string): Promise<boolean>;
  /** False: there is none of that name. */
  replace(name: string, value: string): Promise<boolean>;
  remove(name: string): Promise<unknown>;
}

/**
 * Stores a text as a secret, unless one of that value is known. @returns the secret's name, which is made of the label: `password`, or
 * `password_2` if `{{password}}` has another value where the text was typed.
 */
export async function storeSecret(
  place: SecretPlace,
  { label, value, incomplete, known }: TypedText,
): Promise<{ name: string; isNew: boolean }> {
  const texts = known.filter(({ isSecret, kind = 'text' }) => isSecret && kind === 'text');
  const equal = texts.find((one) => one.value === value);
  const old = texts.find((one) => one.name === incomplete?.name && one.value === incomplete.value);
  if (equal) {
    if (old && old !== equal) await place.remove(old.name);
    return { name: equal.name, isNew: old === equal };
  }
  if (old && (await place.replace(old.name, value))) return { name: old.name, isNew: true };
  for (;;) {
    const name = freeName(label, new Set([...known.map((one) => one.name), ...(await place.names())]));
    if (await place.add(name, value)) return { name, isNew: true };
    // Someone has taken the name in between.
  }
}

function freeName(label: string, taken: Set<string>): string {
  const words = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const name = words.join('_').replace(/^(?=\d)/, '_') || DEFAULT_NAME;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `_${number}`;
    const candidate = name.slice(0, VARIABLE_NAME_MAX_LENGTH - end.length) + end;
    if (!taken.has(candidate)) return candidate;
  }
}
