import { isDeepStrictEqual } from 'node:util';
import type { Fingerprint } from 'shared/contract';
import type { Locator } from 'playwright-core';
import { poll } from '../core/poll.ts';
import type { RunContext } from '../core/run-context.ts';
import { findConflict } from './find-conflict.ts';
import { fingerprintOf, identify } from './fingerprint.ts';
import { searchSimilar, type FoundPlanned } from './search-planned.ts';

/** What tells elements of one name apart, the most reliable first. */
const DISTINCTIONS = [
  'testId',
  'id',
  'field',
  'href',
  'submits',
  'label',
  'placeholder',
  'alt',
  'title',
  'section',
  'text',
  'selector',
] as const;

/**
 * Waits for the only element that has the role and the name of a planned one, in its row, unless another one has its lasting attributes;
 * for stored actions, which no sentence names.
 * @param planned the elements that were right before
 * @returns null: there is none, or several that nothing tells apart
 */
export function findPlanned(run: RunContext, planned: Fingerprint[]): Promise<FoundPlanned | null> {
  const attempt = async () => {
    for (const one of planned.toReversed()) {
      const found = theOne(one, await searchSimilar(run, one));
      if (found && !(await findConflict(run, [one], found.seen))) return found;
    }
    return null;
  };
  return poll(run, attempt, run.timing.wait);
}

/** What is kept of an element that will be found again by it; null: nothing tells it from others. */
export async function fingerprintToFind(run: RunContext, locator: Locator): Promise<Fingerprint | null> {
  const seen = await identify(run, locator);
  const fingerprint = fingerprintOf(run, seen);
  const found = theOne(fingerprint, await searchSimilar(run, fingerprint));
  return found?.seen.key === seen.key ? fingerprint : null;
}

/** The only one of similar elements that a planned one can be; undefined: none, or several. */
function theOne(planned: Fingerprint, similar: FoundPlanned[]): FoundPlanned | undefined {
  const remaining = DISTINCTIONS.reduce((all, key) => {
    if (all.length < 2 || planned[key] === null) return all;
    const equal = all.filter(({ seen }) => isDeepStrictEqual(seen[key], planned[key]));
    return equal.length > 0 ? equal : all;
  }, similar);
  return remaining.length === 1 ? remaining[0] : undefined;
}
