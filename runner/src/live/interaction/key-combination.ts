import { keyNames } from '../../actions/keys.ts';

/** Keys that only change others, which come with them. */
const MODIFIERS = /^(?:Alt|AltGraph|Control|Meta|Shift|CapsLock)$/u;

/** The name of a key with modifiers, as a step writes it: `Control+A`. null: it does nothing by itself, or is unknown. */
export function keyCombination(key: string, modifiers: string[]): string | null {
  if (MODIFIERS.test(key)) return null;
  const isLetter = /^[a-z]$/u.test(key) && modifiers.length > 0;
  const name = key === ' ' ? 'Space' : isLetter ? key.toUpperCase() : key;
  try {
    return keyNames([...modifiers, name].join('+'));
  } catch {
    return null;
  }
}
