import { createHash } from 'node:crypto';
import { isClear, printCommand, readStep, type Assertion } from 'shared/step-language';
import type { Mutation } from './alter-text.ts';
import { mutate, type Neighbours } from './mutate.ts';
import { isRefuted } from './refute/refute.ts';
import type { Snapshot } from './snapshot.ts';
import { isNameable, trueCommands } from './true-commands.ts';

export interface FalseStatement {
  /** Clear, and of the language. */
  sentence: string;
  assertion: Assertion;
  mutation: Mutation;
}

const MAX_NEIGHBOURS = 4;
/** Sentences of one mutation of one kind of assertion on a page. */
const MAX_ALIKE = 4;

/** Sentences that the oracle proves false of a page: at most `limit`, in an order that mixes what was changed. */
export function falseStatements(page: Snapshot, limit: number): FalseStatement[] {
  const neighbours = neighboursOn(page);
  const mutants = shuffled(trueCommands(page), page.url).flatMap((assertion, index) => [
    // A column may be sorted in neither direction.
    ...(assertion.kind === 'sorted' ? [{ mutation: 'swapped order' as const, assertion }] : []),
    ...mutate(assertion, rotated(neighbours, index)),
  ]);
  const alike = new Map<string, number>();
  const sentences = new Set<string>();
  const statements = mutants.flatMap(({ mutation, assertion }): (FalseStatement & { rank: number })[] => {
    const key = `${mutation} ${assertion.kind}`;
    const rank = alike.get(key) ?? 0;
    if (rank >= MAX_ALIKE || !isRefuted(assertion, page)) return [];
    const sentence = printCommand(assertion);
    if (sentences.has(sentence) || !isClear(readStep(sentence, 'assert'))) return [];
    sentences.add(sentence);
    alike.set(key, rank + 1);
    return [{ sentence, assertion, mutation, rank }];
  });
  return statements
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ sentence, assertion, mutation }) => ({ sentence, assertion, mutation }));
}

/** An order of its own for each page: pages of one application begin with the same header and menus. */
function shuffled(assertions: Assertion[], url: string): Assertion[] {
  const { pathname, search } = new URL(url);
  const keyOf = (assertion: Assertion) =>
    createHash('sha1')
      .update(`${pathname}${search} ${JSON.stringify(assertion)}`)
      .digest('hex');
  return assertions
    .map((assertion) => ({ assertion, key: keyOf(assertion) }))
    .sort((one, other) => one.key.localeCompare(other.key))
    .map(({ assertion }) => assertion);
}

function neighboursOn(page: Snapshot): Neighbours {
  const values = page.elements.flatMap(({ value, options }) => [
    ...(value ? [value] : []),
    ...(options ?? []),
  ]);
  const cells = page.tables.flatMap(({ rows }) => rows.flat());
  const texts = page.shownTexts.map(({ text }) => text);
  return {
    texts: unique(texts),
    hiddenTexts: unique(page.hiddenTexts),
    values: unique([...values, ...cells, ...texts]),
    names: unique([...page.elements.filter(({ isShown }) => isShown).map(({ name }) => name), ...cells]),
  };
}

/** A few of the neighbours, other ones for each index, so that not all statements of a page are about the same. */
function rotated({ texts, hiddenTexts, values, names }: Neighbours, index: number): Neighbours {
  const some = (all: string[]) =>
    Array.from(
      { length: Math.min(MAX_NEIGHBOURS, all.length) },
      (_, step) => all[(index * 3 + step * 7) % all.length] ?? '',
    );
  return { texts: some(texts), hiddenTexts: some(hiddenTexts), values: some(values), names: some(names) };
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)].filter(isNameable);
}
