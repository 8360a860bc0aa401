import { nameKey, quote, STATES, type State } from 'shared/step-language';
import { namesOf, nodesOf, textOf } from './nodes.ts';
import type { PageModel, PageNode } from './page-model.ts';

/** One thing that differs between two models of a page. */
export interface PageChange {
  change: 'appeared' | 'vanished' | 'changed';
  /** What the element is called, or the text; names that varied before are given to `diff` as they are here. */
  name: string;
  /** For a person, e.g. `button "Delete" is gone`. */
  text: string;
}

/** All elements of one kind and name, or all stretches of one text. */
interface Entry {
  name: string;
  /** e.g. `button "Delete"` */
  label: string;
  /** Of each of them, in document order. */
  details: Detail[];
  /** A text that is an entry of its own, too, here with the value behind it. */
  isLabelOfValue?: boolean;
}

/** What an element holds, and its states. */
interface Detail {
  value: string | null;
  states: State[];
}

/** What is compared of a page, by kind and name. */
export type PageEntries = ReadonlyMap<string, Entry>;

/**
 * What differs between two pages, in the order of the page.
 * @param varied names to leave out, as they vary in any case; with other numbers, too: the next order has another one again
 */
export function diff(before: PageEntries, after: PageEntries, varied: Iterable<string> = []): PageChange[] {
  const ignored = new Set([...varied].map(withoutNumbers));
  const changes = [...after].flatMap(([key, entry]) => {
    const earlier = before.get(key);
    if (earlier) return changed(earlier, entry);
    return entry.isLabelOfValue ? [] : [changeOf('appeared', entry, 'is new')];
  });
  const gone = [...before]
    .filter(([key, { isLabelOfValue }]) => !after.has(key) && !isLabelOfValue)
    .map(([, entry]) => changeOf('vanished', entry, 'is gone'));
  return withoutRepeats([...gone, ...changes]).filter(({ name }) => !ignored.has(withoutNumbers(name)));
}

/** Of a heading that contains a link of the same name, only the link appears or vanishes: what is named last stands innermost. */
function withoutRepeats(changes: PageChange[]): PageChange[] {
  const keyOf = ({ change, name }: PageChange) => `${change} ${nameKey(name)}`;
  const last = new Map(changes.map((one) => [keyOf(one), one]));
  return changes.filter((one) => one.change === 'changed' || last.get(keyOf(one)) === one);
}

function withoutNumbers(name: string): string {
  return nameKey(name).replace(/\d+/gu, '0');
}

function changeOf(change: PageChange['change'], { name, label }: Entry, words: string): PageChange {
  return { change, name, text: `${label} ${words}` };
}

function changed(before: Entry, after: Entry): PageChange[] {
  const [old, now] = [before.details, after.details];
  if (old.length !== now.length)
    return [changeOf('changed', after, `is there ${times(now.length)} instead of ${times(old.length)}`)];
  return now.flatMap((detail, index) => {
    const earlier = old[index];
    const words = earlier ? detailWords(earlier, detail) : [];
    return words.map((one) => ({ ...changeOf('changed', after, ''), text: `${after.label}${one}` }));
  });
}

function detailWords(before: Detail, after: Detail): string[] {
  const value = ({ value: one }: Detail) => quote(one ?? '');
  return [
    ...(before.value === after.value ? [] : [`: ${value(before)} → ${value(after)}`]),
    ...after.states.filter((state) => !before.states.includes(state)).map((state) => ` is ${state}`),
    // Of two opposites the new one has been said.
    ...before.states
      .filter((state) => !after.states.includes(state) && !after.states.includes(STATES[state]))
      .map((state) => ` is no longer ${state}`),
  ];
}

function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

/** Computed once for a page that is compared several times: it takes longer than a comparison. */
export function entriesOf(model: PageModel): PageEntries {
  const entries = new Map<string, Entry>();
  let label: string | null = null;
  for (const node of nodesOf(model)) {
    // A text behind a dialog can be read.
    if (node.hidden && node.kind !== 'text') continue;
    for (const one of node.kind === 'text' ? textEntry(node, label) : namedEntries(node)) {
      const key = `${one.label.slice(0, one.label.indexOf('"'))}${nameKey(one.name)}`;
      const entry = entries.get(key);
      if (entry) entry.details.push(...one.details);
      else entries.set(key, one);
    }
    if (node.kind === 'text') label = /\d/u.test(textOf(node)) ? null : textOf(node);
  }
  return entries;
}

/** A text; one with digits behind a text without is the value of that label: "Total", "$16.00". */
function textEntry(node: PageNode, label: string | null): Entry[] {
  const text = textOf(node);
  if (text === '') return [];
  if (label !== null && /\d/u.test(text))
    return [
      { name: label, label: quote(label), details: [{ value: text, states: [] }], isLabelOfValue: true },
    ];
  return [{ name: text, label: `text ${quote(text)}`, details: [{ value: null, states: [] }] }];
}

function namedEntries(node: PageNode): Entry[] {
  const { value = null, states = [] } = node;
  return namesOf(node).map((name) => ({
    name,
    label: `${node.kind ?? node.role} ${quote(name)}`,
    details: [{ value, states }],
  }));
}
