import type { Reading } from '../../target.ts';
import type { Kind } from './kind.ts';

/** Readings by several names, each of which must be the whole one, of things of any sort or of one. */
export function byWholeNames(names: string[], kind: Kind | null = null): Reading[] {
  return names.map((name) => ({ name, kind, ordinal: null, isWhole: true }));
}
