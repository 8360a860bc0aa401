import type { Target } from './command.ts';
import { elementKinds } from './kinds.ts';
import { ordinalWords } from './words.ts';

/**
 * What the words of a target name if its number or its kind belongs to the name: "the first name field" is the field "first name", and
 * "the Info alert" something that is called "Info alert".
 */
export function longerNames({ name, kind, ordinal, place }: Target): Target[] {
  if (name === null) return [];
  const numbered = ordinal === null ? [] : ordinalWords(ordinal).map((word) => `${word} ${name}`);
  const words = kind === null ? [] : [kind, ...elementKinds[kind].synonyms];
  return [
    ...numbered.map((longer): Target => ({ name: longer, kind, ordinal: null, place })),
    ...words.map((word): Target => ({ name: `${name} ${word}`, kind: null, ordinal, place })),
  ];
}
