import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { listed, sentenceOf, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { placeNotThere } from './every-element.ts';

/**
 * Every list or table that has an entry of each name has no other. An entry is named by its whole text, or by a text that one of
 * its parts shows as a whole; case does not count.
 */
export async function evaluateOnly(
  run: RunContext,
  assertion: AssertionOf<'only'>,
): Promise<AssertionResult> {
  const { names, place } = assertion;
  const scopes = (await scopesOf(run, place)).flat();
  if (place && scopes.length === 0) return placeNotThere(run, place);
  const lists = (
    await Promise.all(scopes.map((scope) => evaluateIsolated(scope, 'readLists', names)))
  ).flat();
  const wrong = lists.find(({ count, others }) => others.length > 0 || count !== names.length);
  return {
    isTrue: lists.length > 0 && !wrong,
    sentence: () => {
      if (lists.length === 0) return `There is no list or table with ${listed(names)}.`;
      if (!wrong) return sentenceOf(assertion);
      if (wrong.others.length === 0) return `${listed(names)} is listed ${wrong.count} times in all.`;
      const more = wrong.others.length === 1 ? 'is 1 more entry' : `are ${wrong.others.length} more entries`;
      return `There ${more} in the list with ${listed(names)}: ${listed(wrong.others)}.`;
    },
  };
}
