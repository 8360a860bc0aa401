import type { ListedEntries } from 'shared/page-model/assert';
import { cleanText, comparableText } from 'shared/step-language/normal-text';
import { queryAll } from '../dom/basics.ts';
import { textOf } from '../dom/visible-text.ts';
import { textNextToControls } from '../resolve/names.ts';
import { entriesOf, holdersIn } from './entries.ts';

/** Runs at a container: of each list or table in it with all the names, how many entries have one and what the others say. */
export function readLists(root: Element, names: string[]): ListedEntries[] {
  const fold = (text: string) => comparableText(text).toLowerCase();
  const wanted = names.map(fold);
  const namesOf = (entry: Element): string[] => {
    const shown = (element: Element) => [textOf(element).written, textNextToControls(element) ?? ''];
    const texts = new Set([entry, ...queryAll(entry, '*')].flatMap(shown).map(fold));
    return wanted.filter((name) => texts.has(name));
  };
  const lists = holdersIn(root).map((holder) => ({
    holder,
    all: entriesOf(holder).map((entry) => ({ entry, named: namesOf(entry) })),
  }));
  const whole = lists.filter(({ all }) =>
    wanted.every((name) => all.some(({ named }) => named.includes(name))),
  );
  const closest = whole.filter(
    ({ holder }) =>
      !whole.some((other) => other.holder !== holder && queryAll(holder, '*').includes(other.holder)),
  );
  return closest.map(({ all }) => ({
    count: all.filter(({ named }) => named.length > 0).length,
    others: all
      .filter(({ named }) => named.length === 0)
      .map(({ entry }) => cleanText(textOf(entry).written).slice(0, 60)),
  }));
}
