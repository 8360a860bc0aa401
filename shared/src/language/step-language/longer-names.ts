import type { Target } from './command.ts';
import { elementKinds } from './kinds.ts';
import { ordinalWords } from './words.ts';

/**
 * What the words of a target name if its number or its kind belongs to the name: "the first name field" is the field "first name", and
 * "the Info alert" something that is called "Info alert".
 */
export function longerNames(target: Target): Target[] {
  const { name, kind, ordinal, place } = target;
  if (name === null) return [];
  const words = kind === null ? [] : [kind, ...elementKinds[kind].synonyms];
  return [
    ...numberedNames(target),
    ...words.map((word): Target => ({ name: `${name} ${word}`, kind: null, ordinal, place })),
  ];
}

/** What the words of a target name if its number belongs to the name. */
export function numberedNames({ name, ordinal, ...rest }: Target): Target[] {
  if (name === null || ordinal === null) return [];
  return ordinalWords(ordinal).map((word) => ({ ...rest, name: `${word} ${name}`, ordinal: null }));
}
