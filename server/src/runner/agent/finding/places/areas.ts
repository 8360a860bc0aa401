import type { Page } from 'playwright-core';
import type { Place, Reading } from '../../target.ts';
import type { Scope } from '../queries/query.ts';
import type { Area } from './area.ts';
import { columnIn } from './columns.ts';
import { framesCalled, shownFrames } from './frames.ts';
import { holdersIn } from './holders.ts';
import { namesOf } from './names-of.ts';
import { near } from './near.ts';
import { isRowLike } from './row-like.ts';

/** The page and its frames, or in each the row, dialog or region that was named. */
export async function areasOf(page: Page, within: Place | null): Promise<Area[]> {
  const frames = await shownFrames(page);
  if (!within) return frames.map((scope) => ({ scope, near: null, rivals: 1 }));
  const { relation, reading, outer, isSole = false } = within;
  if (/^i?frame$/u.test(reading.kind?.word ?? ''))
    return (await framesCalled(page, frames, reading)).map((scope) => ({ scope, near: null, rivals: 1 }));
  const scopes = outer ? (await areasOf(page, outer)).map(({ scope }) => scope) : frames;
  const areas = await Promise.all(
    scopes.map((scope) =>
      relation === 'inside' ? inside(scope, reading, isSole) : near(scope, reading, relation),
    ),
  );
  return areas.flat();
}

async function inside(scope: Scope, reading: Reading, isSole: boolean): Promise<Area[]> {
  const { name, kind } = reading;
  const holders = kind?.word === 'column' ? await columnIn(scope, reading) : await holdersIn(scope, reading);
  // Several of a name are rivals; where only a sort is named ("in the navigation"), the one that has the thing is meant.
  const rivals = name === '' ? 1 : holders.length;
  // "His row": of several, each is another's.
  const numbers = isSole ? holders.map((_, index) => `${kind?.word ?? 'place'} ${index + 1}`) : [];
  const names = rivals > 1 ? await namesOf(holders, name) : numbers;
  if (holders.length > 0)
    return holders.map((holder, index) => ({
      scope: holder,
      near: null,
      rivals,
      ...(new Set(names).size > 1 && { called: names[index] ?? name }),
    }));
  if (name === '') return [];
  // "The row of invoice 2026-103": what it is said to be stands before what it is called.
  const called = /^\p{Ll}+(?: \p{Ll}+)? ([\p{Lu}\p{Nd}].*)$/u.exec(name)?.[1];
  const named = called === undefined ? [] : await holdersIn(scope, { ...reading, name: called });
  if (named.length > 0) return named.map((holder) => ({ scope: holder, near: null, rivals: named.length }));
  // A row or a section that only a style sheet makes one.
  return near(scope, { ...reading, kind: null }, isRowLike(kind) ? 'beside' : 'under');
}
