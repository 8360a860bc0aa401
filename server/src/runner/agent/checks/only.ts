import { findHolder, matchTarget } from '../finding/matches.ts';
import { isolated } from '../isolated.ts';
import { withLens } from '../lens/lens.ts';
import { readParts } from '../parts/read-parts.ts';
import { readTarget } from '../reading/targets/read-target.ts';
import type { Session } from '../session.ts';
import type { Reading } from '../target.ts';
import { containedText } from '../texts/text-pattern.ts';
import { missing, type CheckOf, type Look } from './look.ts';

/** "Only Anna is left": of the entries of a list or table that holds Anna there is no other. */
export async function lookForOnly(session: Session, { names, within }: CheckOf<'only'>): Promise<Look> {
  const holder = within && (await findHolder(session, within));
  if (within && !holder) return missing(session, within.words);
  const patterns = names.map(({ text, isQuoted }) => containedText(text, !isQuoted));
  const [first] = within?.readings ?? [];
  const isHead = first !== undefined && first.kind === null;
  const texts = isHead ? await textsUnder(session, first) : null;
  if (texts) return tellEntries(texts, patterns, names);
  const ground = holder ?? session.window.page();
  const lists = await isolated(
    ground,
    readLists,
    patterns.map(({ source, flags }) => ({ source, flags })),
  );
  const words = names.map(({ text }) => `"${text}"`).join(' and ');
  if (lists.length === 0) return missing(session, names.map(({ text }) => text).join(' and '));
  const other = lists.find(({ others, count }) => others.length > 0 || count !== names.length);
  return {
    isTrue: other === undefined,
    sentence: () => {
      if (!other) return `Of the entries of its list only ${words} is there.`;
      const [one] = other.others;
      return one === undefined
        ? `${words} is there ${other.count} times.`
        : `${words} is not the only one there: there ${other.others.length === 1 ? 'is' : 'are'} ${other.others.length} more, the first is "${one}".`;
    },
  };
}

/** What the entries under a heading say; null where none stand there. */
async function textsUnder(session: Session, reading: Reading): Promise<string[] | null> {
  const { words, readings } = readTarget('the items');
  const target = {
    words,
    readings: readings.filter(({ kind }) => kind !== null),
    within: { relation: 'under' as const, reading },
  };
  const match = await matchTarget(session, target, { purpose: 'see' });
  return match && Promise.all(match.elements.map(async (one) => (await readParts(one, '')).own));
}

function tellEntries(texts: string[], patterns: RegExp[], names: { text: string }[]): Look {
  const other = texts.find((one) => !patterns.some((name) => name.test(one)));
  const lost = names.find((_, index) => !texts.some((one) => patterns[index]?.test(one)));
  return {
    isTrue: other === undefined && lost === undefined && texts.length === names.length,
    sentence: () =>
      `There ${texts.length === 1 ? 'is' : 'are'} ${texts.map((one) => `"${one}"`).join(', ')}.`,
  };
}

/** For each list or table in which all the names stand: how many of its entries have one, and what the others say. */
const readLists = withLens(
  (
    lens,
    subject: unknown,
    patterns: { source: string; flags: string }[],
  ): { count: number; others: string[] }[] => {
    const ENTRIES =
      'li, tr, article, details, [role=listitem], [role=row], [role=option], [role=treeitem], [role=article], [class*="card" i], [class*="item" i]';
    /** What only its class says to be an entry, and that there may be others. */
    const PLAIN = 'div, section, a';
    const FRAME =
      'nav, body > header, body > footer, [role=navigation], [role=banner], [role=contentinfo], [role=tablist], [role=menu]';
    const root = subject instanceof Element ? subject : document;
    const isEntry = (element: Element) =>
      lens.isSeen(element) &&
      (subject instanceof Element || element.closest(FRAME) === null) &&
      element.querySelector('th:not([scope=row]), [role=columnheader]') === null &&
      !element.matches('th, thead *, tfoot *');
    const names = patterns.map(({ source, flags }) => new RegExp(source, flags));
    const read = (element: Element) => lens.clean(lens.textOf(element).written);
    const lists = new Map<Element, Element[]>();
    for (const entry of [...root.querySelectorAll(ENTRIES)].filter(isEntry)) {
      const { parentElement } = entry;
      if (!parentElement) continue;
      const alike = lists.get(parentElement) ?? [];
      // What merely stands beside entries of another sort is none of them.
      if (alike[0] && alike[0].tagName !== entry.tagName) continue;
      lists.set(parentElement, [...alike, entry]);
    }
    const told = [...lists.values()]
      .map((entries) => entries.map((entry) => ({ entry, text: read(entry) })))
      .filter((entries) => names.every((name) => entries.some(({ text }) => name.test(text))))
      // What stands alone may as well hold the entries: it is one if the name is its head.
      .filter(([one, ...others]) => {
        const isSure = others.length > 0 || one?.entry.matches(PLAIN) === false;
        const head = one ? lens.textOf(one.entry).written.split('\n')[0] : undefined;
        return isSure || names.some((name) => name.test(head ?? ''));
      });
    // A list inside an entry of another one is what is meant; the entries around it only hold it.
    const inner = told.filter(
      (entries) =>
        !told.some(
          (others) =>
            others !== entries &&
            entries.some(({ entry }) =>
              others.every((other) => entry !== other.entry && entry.contains(other.entry)),
            ),
        ),
    );
    return inner.map((entries) => {
      const named = entries.filter(({ text }) => names.some((name) => name.test(text)));
      const others = entries.filter((one) => !named.includes(one)).map(({ text }) => text.slice(0, 60));
      return { count: named.length, others };
    });
  },
);
