import { MODIFIERS } from './keys.ts';
import { ownValue } from './texts.ts';

/** What is typed into a field: a text, or keys that are pressed together. */
export type Typed = { text: string } | { keys: string };

/** Names of keys that files write within texts, in capital letters and without underscores. */
const KEYS: Record<string, string> = {
  ENTER: 'Enter',
  RETURN: 'Enter',
  TAB: 'Tab',
  ESC: 'Escape',
  ESCAPE: 'Escape',
  BACKSPACE: 'Backspace',
  BKSP: 'Backspace',
  DELETE: 'Delete',
  DEL: 'Delete',
  INSERT: 'Insert',
  HOME: 'Home',
  END: 'End',
  PAGEUP: 'PageUp',
  PGUP: 'PageUp',
  PAGEDOWN: 'PageDown',
  PGDN: 'PageDown',
  UP: 'ArrowUp',
  UPARROW: 'ArrowUp',
  DOWN: 'ArrowDown',
  DOWNARROW: 'ArrowDown',
  LEFT: 'ArrowLeft',
  LEFTARROW: 'ArrowLeft',
  RIGHT: 'ArrowRight',
  RIGHTARROW: 'ArrowRight',
  SPACE: 'Space',
  CTRL: 'Control',
  CONTROL: 'Control',
  SHIFT: 'Shift',
  ALT: 'Alt',
  OPTION: 'Alt',
  META: 'Meta',
  CMD: 'Meta',
  COMMAND: 'Meta',
  SELECTALL: 'Control+A',
  MOVETOSTART: 'Control+Home',
  MOVETOEND: 'Control+End',
};

/**
 * Texts and keys in their order; modifiers join the key behind them.
 * @param key finds a key in the text, its name as the only group
 */
export function splitTyped(value: string, key: RegExp): Typed[] {
  const found: Typed[] = [];
  let held = '';
  for (const [index, segment] of value.split(key).entries()) {
    // Every second one is the group of the separator.
    const isKey = index % 2 === 1;
    if (!isKey && held === '') {
      if (segment !== '') found.push({ text: segment });
    } else if (!isKey && segment !== '') {
      found.push({ keys: `${held}${segment.charAt(0)}` });
      if (segment.length > 1) found.push({ text: segment.slice(1) });
      held = '';
    } else if (isKey) {
      const name = ownValue(KEYS, segment.replaceAll('_', '').toUpperCase()) ?? segment;
      if (MODIFIERS.has(name)) held += `${name}+`;
      else {
        found.push({ keys: `${held}${name}` });
        held = '';
      }
    }
  }
  return found;
}
