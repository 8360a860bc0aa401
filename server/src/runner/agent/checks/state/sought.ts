import type { Target } from '../../target.ts';

/** "The dialog is open": a dialog is meant, not a button that has the word in its name. */
export function withoutPartsOfNames(target: Target): Target {
  const bare = target.readings.filter(({ name, kind }) => name === '' && kind?.roles.includes('dialog'));
  return bare.length > 0 ? { ...target, readings: bare } : target;
}

/** "Page 2 is shown": a mere 2 somewhere is no page. */
export function withoutNumbers(target: Target): Target {
  const named = target.readings.filter(({ name }) => !/^\d+$/u.test(name) || name === target.words);
  const orElse = target.orElse && { orElse: withoutNumbers(target.orElse) };
  return { ...target, ...(named.length > 0 && { readings: named }), ...orElse };
}

/** "The Cancel buttons are enabled" is said of all of them. */
export function isSaidOfSeveral({ words, readings }: Target, count: number): boolean {
  return (
    count > 1 && readings.some(({ kind }) => kind && new RegExp(`\\b${kind.word}e?s\\b`, 'iu').test(words))
  );
}

/** In small letters and without quotes: "the hotels". */
export function isDescribed({ words, readings }: Target): boolean {
  return (
    /^(?:the )?\p{Ll}/u.test(words.replace(/^The /u, 'the ')) &&
    readings.every(({ kind, isQuoted }) => kind === null && !isQuoted)
  );
}
