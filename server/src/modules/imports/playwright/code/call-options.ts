import { ownValue } from '../../naming/texts.ts';
import { plainOf, textOf, type Value } from '../../code/value.ts';

/** What a call has as its options besides what its step says. */
export interface LeftOutOptions {
  /** They change what is done: the step may do something else. */
  extras: string[];
  /** How long the library waits, and how fast it is: steps have limits of their own. */
  limits: string[];
}

const LIMITS = new Set(['timeout', 'intervals', 'delay', 'noWaitAfter', 'waitUntil', 'steps']);
/** Options that the step follows. */
const KEPT: Partial<Record<string, Set<string>>> = {
  click: new Set(['button', 'clickCount']),
  waitFor: new Set(['state']),
  waitForSelector: new Set(['state']),
  selectOption: new Set(['label', 'value', 'index']),
  setInputFiles: new Set(['name', 'mimeType', 'buffer', 'contents', 'fileName']),
  setViewportSize: new Set(['width', 'height']),
  toHaveScreenshot: new Set(['mask']),
  toBeChecked: new Set(['checked']),
  toBeVisible: new Set(['visible']),
  toBeEnabled: new Set(['enabled']),
  toBeEditable: new Set(['editable']),
  toBeAttached: new Set(['attached']),
};
/** Every step names exactly one element. */
const ALWAYS = new Set(['strict']);

/** The options that the step for a call of `method` does not have, as the file writes them: `force: true`. */
export function leftOutOptions(method: string, values: Value[]): LeftOutOptions {
  const kept = ownValue(KEPT, method);
  const left: LeftOutOptions = { extras: [], limits: [] };
  for (const value of values) {
    if (value.is !== 'object') continue;
    for (const [name, field] of value.fields) {
      const isDefault = plainOf(field) === false && name !== 'checked' && name !== 'visible';
      if (kept?.has(name) || ALWAYS.has(name) || isDefault) continue;
      left[LIMITS.has(name) ? 'limits' : 'extras'].push(`${name}: ${shown(field)}`);
    }
  }
  return left;
}

function shown(value: Value): string {
  if (value.is === 'list') return `[${value.items.map(shown).join(', ')}]`;
  if (value.is === 'object')
    return `{ ${[...value.fields].map(([name, field]) => `${name}: ${shown(field)}`).join(', ')} }`;
  const plain = plainOf(value);
  return plain === undefined ? '…' : (textOf(value) ?? String(plain));
}
