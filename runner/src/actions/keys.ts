import { StepFailure } from '../core/step-failure.ts';

const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta'];
const KEYS = [
  ...[
    'Enter',
    'Tab',
    'Escape',
    'Space',
    'Backspace',
    'Delete',
    'Insert',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'CapsLock', 'ContextMenu'],
  ...Array.from({ length: 12 }, (_, index) => `F${index + 1}`),
];

/**
 * Key names for Playwright, e.g. `Control+A`; the case of names is ignored.
 * @throws StepFailure that lists the valid names
 */
export function keyNames(keys: string): string {
  // The last plus of "Control++" is a key itself.
  const words = keys.split(/\+(?!$)/u);
  const last = words.pop() ?? '';
  const names = [...words.map((word) => nameAmong(MODIFIERS, word)), nameOf(last)];
  if (names.every((name) => name !== undefined)) return names.join('+');
  throw new StepFailure(
    `There is no key "${keys}". Keys are single characters and ${KEYS.slice(0, -12).join(', ')} and F1 to F12; before them ${MODIFIERS.join('+, ')}+.`,
  );
}

/** Key names as a keyboard sends them: with Control+A a page gets an "a", unless Shift is held. */
export function pressedKeys(names: string): string {
  return /^(?:(?:Control|Alt|Meta)\+)+[A-Z]$/u.test(names)
    ? names.slice(0, -1) + names.slice(-1).toLowerCase()
    : names;
}

function nameOf(key: string): string | undefined {
  return [...key].length === 1 ? key : nameAmong([...KEYS, ...MODIFIERS], key);
}

function nameAmong(names: string[], key: string): string | undefined {
  return names.find((name) => name.toLowerCase() === key.toLowerCase());
}
