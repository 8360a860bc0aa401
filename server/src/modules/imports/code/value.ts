import type { LocatorSegment } from '../naming/locator.ts';

/** What an expression of the file is known to be without running it. Texts are as a step writes them. */
export type Value =
  | { is: 'plain'; value: string | number | boolean | null }
  | { is: 'pattern'; source: string; flags: string }
  | { is: 'list'; items: Value[] }
  | { is: 'object'; fields: Map<string, Value> }
  /** A page, or the promise of one that is about to open. */
  | { is: 'page'; name: string }
  | { is: 'locator'; page: string; segments: LocatorSegment[] }
  /** A file that the page has handed over, or the promise of one. */
  | { is: 'download' }
  /** What axe has found; `options`: the calls that limit what it looks for. */
  | { is: 'findings'; options: string[] }
  | { is: 'unknown' };

/** The names that a statement can use. */
export interface Scope {
  values: Map<string, Value>;
  /** `{{name}}` for a value of the environment; `value`: what it is where that has none. */
  useVariable(name: string, value?: string | null): string;
}

export const UNKNOWN: Value = { is: 'unknown' };

export function plainOf(value: Value | undefined): string | number | boolean | null | undefined {
  return value?.is === 'plain' ? value.value : undefined;
}

/** Numbers are texts as well where a text is wanted. */
export function textOf(value: Value | undefined): string | null {
  const plain = plainOf(value);
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : null;
}

/** A field of an object; undefined: it has none, or is none. */
export function fieldOf(value: Value, name: string): Value | undefined {
  return value.is === 'object' ? value.fields.get(name) : undefined;
}
