import { evaluateIsolated } from '../evaluate-isolated.ts';
import { withProbeModules } from '../probe/dom-probe.ts';
import { tables } from '../probe/tables.ts';
import { scopesOf } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { listed, sentenceOf, type AssertionOf, type AssertionResult } from './assertion-result.ts';
import { placeNotThere } from './every-element.ts';
import { entries } from './entries.ts';

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
  const lists = (await Promise.all(scopes.map((scope) => evaluateIsolated(scope, readLists, names)))).flat();
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

/** Runs at a container: of each list or table in it with all the names, how many entries have one and what the others say. */
const readLists = withProbeModules(
  tables,
  entries,
)((probe, root: Element, names: string[]): { count: number; others: string[] }[] => {
  const fold = (text: string) => probe.comparable(text).toLowerCase();
  const wanted = names.map(fold);
  const namesOf = (entry: Element): string[] => {
    const texts = new Set(
      [entry, ...probe.queryAll(entry, '*')].map((element) => fold(probe.textOf(element).written)),
    );
    return wanted.filter((name) => texts.has(name));
  };
  const lists = probe.holdersIn(root).map((holder) => ({
    holder,
    all: probe.entriesOf(holder).map((entry) => ({ entry, named: namesOf(entry) })),
  }));
  const whole = lists.filter(({ all }) =>
    wanted.every((name) => all.some(({ named }) => named.includes(name))),
  );
  const closest = whole.filter(
    ({ holder }) =>
      !whole.some((other) => other.holder !== holder && probe.queryAll(holder, '*').includes(other.holder)),
  );
  return closest.map(({ all }) => ({
    count: all.filter(({ named }) => named.length > 0).length,
    others: all
      .filter(({ named }) => named.length === 0)
      .map(({ entry }) => probe.clean(probe.textOf(entry).written).slice(0, 60)),
  }));
});
