const KEYS: Record<string, string> = {
  enter: 'Enter',
  return: 'Enter',
  escape: 'Escape',
  esc: 'Escape',
  tab: 'Tab',
  space: 'Space',
  spacebar: 'Space',
  'space bar': 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  del: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  'page up': 'PageUp',
  pageup: 'PageUp',
  'page down': 'PageDown',
  pagedown: 'PageDown',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  'arrow up': 'ArrowUp',
  'arrow down': 'ArrowDown',
  'arrow left': 'ArrowLeft',
  'arrow right': 'ArrowRight',
  'up arrow': 'ArrowUp',
  'down arrow': 'ArrowDown',
  'left arrow': 'ArrowLeft',
  'right arrow': 'ArrowRight',
  arrowup: 'ArrowUp',
  arrowdown: 'ArrowDown',
  arrowleft: 'ArrowLeft',
  arrowright: 'ArrowRight',
};
const MODIFIERS: Record<string, string> = {
  control: 'Control',
  ctrl: 'Control',
  strg: 'Control',
  shift: 'Shift',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
};
/** Keys whose names are also common names of buttons: they need the word "key". */
const AMBIGUOUS = /^(?:delete|insert|home|end|up|down|left|right|return|option|command)$/iu;

/** Reads "Enter", "the Escape key", "Ctrl+Shift+A" into Playwright's notation; null if the words name no key. */
export function readKeys(words: string): string | null {
  const isKey = /\b(?:keys?|letter|digit)\b/iu.test(words);
  const plain = words
    .replace(/^((?:ctrl|control|shift|alt|cmd|command|meta)(?: key)?) and /iu, '$1+')
    .replace(/^(?:the\s+)?(?:(?:keys?|letter|digit)\s+(?=\S))?/iu, '')
    .replace(/\s+keys?$/iu, '')
    .trim();
  if (AMBIGUOUS.test(plain) && !isKey) return null;
  const parts = plain.split(/\s*\+\s*|(?<=\b(?:ctrl|control|shift|alt|cmd|command|meta))[\s-]+/iu);
  const last = parts.pop() ?? '';
  const modifiers = parts.map((part) => MODIFIERS[part.toLowerCase()]);
  if (modifiers.includes(undefined)) return null;
  const key = keyName(last, modifiers.length > 0 || isKey);
  return key && [...modifiers, key].join('+');
}

function keyName(word: string, mayBeCharacter: boolean): string | null {
  const plain = word.toLowerCase();
  if (KEYS[plain]) return KEYS[plain];
  if (/^f(?:[1-9]|1[0-2])$/u.test(plain)) return plain.toUpperCase();
  return mayBeCharacter && /^\S$/u.test(plain) ? plain : null;
}
