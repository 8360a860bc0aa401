import { readStep } from 'shared/step-language';
import { ownValue } from './texts.ts';

/** Other names of keys than those of the web platform. */
const KEYS: Record<string, string> = {
  ControlOrMeta: 'Control',
  ControlLeft: 'Control',
  ControlRight: 'Control',
  ShiftLeft: 'Shift',
  ShiftRight: 'Shift',
  AltLeft: 'Alt',
  AltRight: 'Alt',
  MetaLeft: 'Meta',
  MetaRight: 'Meta',
  NumpadEnter: 'Enter',
  ' ': 'Space',
};

export const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta']);

/** `Control+A` for `ControlOrMeta+a`; null: the language does not have the key. */
export function keysOf(combination: string): string | null {
  // A plus may be the key itself.
  const keys = (combination.match(/[^+]+|\+$/gu) ?? []).map(keyOf);
  const reading = readStep(`Press ${keys.join('+')}`, 'act');
  const { command } = reading;
  return keys.length > 0 && command?.kind === 'press' ? command.keys : null;
}

/** The name of one key. */
export function keyOf(key: string): string {
  return ownValue(KEYS, key) ?? /^(?:Key([A-Z])|Digit(\d))$/u.exec(key)?.slice(1).find(Boolean) ?? key;
}
