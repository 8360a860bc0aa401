import type { Frame, Locator, Page } from 'playwright-core';
import type { Place, Reading } from '../command.ts';
import { roleUnion, type Scope } from './element-queries.ts';
import { withLens } from '../lens.ts';
import type { Kind } from '../reading/targets/kind.ts';
import type { Role } from '../reading/targets/roles.ts';
import { columnIn } from './columns.ts';
import { partOfName, pluralName, wholeName } from '../text-pattern.ts';
import { isolatedAll } from '../isolated.ts';

/** Where to look, and what must stand by what is looked for. */
export interface Area {
  scope: Scope;
  near: { anchors: Locator; relation: 'beside' | 'under' } | null;
  /** How many places of that name there are. */
  rivals: number;
}

/** The page and its frames, or in each the row, dialog or region that was named. */
export async function areasOf(page: Page, within: Place | null): Promise<Area[]> {
  const frames = await shownFrames(page);
  if (!within) return frames.map((scope) => ({ scope, near: null, rivals: 1 }));
  const { relation, reading, outer } = within;
  if (/^i?frame$/u.test(reading.kind?.word ?? '')) return innerFrames(page, frames, reading);
  const scopes = outer ? (await areasOf(page, outer)).map(({ scope }) => scope) : frames;
  const areas = await Promise.all(
    scopes.map((scope) => (relation === 'inside' ? inside(scope, reading) : near(scope, reading, relation))),
  );
  return areas.flat();
}

/** A frame that takes no room has nothing to show; a page may have dozens of them. */
async function shownFrames(page: Page): Promise<Frame[]> {
  const main = page.mainFrame();
  const others = page.frames().filter((frame) => frame !== main);
  const isShown = await Promise.all(others.map((frame) => hasRoom(frame)));
  return [main, ...others.filter((_, index) => isShown[index])];
}

async function hasRoom(frame: Frame): Promise<boolean> {
  if (frame.isDetached() || frame.parentFrame() === null) return false;
  const element = await frame.frameElement().catch(() => null);
  return (await element?.isVisible().catch(() => false)) ?? false;
}

async function innerFrames(page: Page, frames: Frame[], { name, ordinal }: Reading): Promise<Area[]> {
  const inner = frames.filter((frame) => frame !== page.mainFrame());
  const titles = await Promise.all(
    inner.map(async (frame) => {
      const element = await frame.frameElement();
      return element.evaluate((node) => {
        const { title, id, ariaLabel } = node as HTMLElement;
        return [title, id, ariaLabel, (node as HTMLElement).getAttribute('name')].join('\n');
      });
    }),
  );
  const fitting = inner.filter((_, index) => name === '' || partOfName(name).test(titles[index] ?? ''));
  const chosen = ordinal === null ? fitting : fitting.slice(ordinal < 0 ? -1 : ordinal - 1).slice(0, 1);
  return chosen.map((scope) => ({ scope, near: null, rivals: 1 }));
}

async function inside(scope: Scope, reading: Reading): Promise<Area[]> {
  const { name, kind } = reading;
  const holders = kind?.word === 'column' ? await columnIn(scope, reading) : await holdersIn(scope, reading);
  // Several of a name are rivals; where only a sort is named ("in the navigation"), the one that has the thing is meant.
  const rivals = name === '' ? 1 : holders.length;
  if (holders.length > 0) return holders.map((holder) => ({ scope: holder, near: null, rivals }));
  if (name === '') return [];
  // "The row of invoice 2026-103": what it is said to be stands before what it is called.
  const called = /^\p{Ll}+(?: \p{Ll}+)? ([\p{Lu}\p{Nd}].*)$/u.exec(name)?.[1];
  const named = called === undefined ? [] : await holdersIn(scope, { ...reading, name: called });
  if (named.length > 0) return named.map((holder) => ({ scope: holder, near: null, rivals: named.length }));
  // A row or a section that only a style sheet makes one.
  return near(scope, { ...reading, kind: null }, isRowLike(kind) ? 'beside' : 'under');
}

async function holdersIn(scope: Scope, { name, kind, ordinal }: Reading): Promise<Locator[]> {
  const roles = kind ? [...kind.roles, ...kind.otherwise] : [];
  const styled = kind && kind.css !== null ? scope.locator(kind.css) : null;
  const containing = roleUnion(scope, [...roles, ...(isRowLike(kind) ? ROWS : [])]);
  const sources =
    name === ''
      ? [bodyRows(roleUnion(scope, roles), kind), styled]
      : [
          roleUnion(scope, roles, partOfName(name)),
          containing?.filter({ hasText: partOfName(name) }),
          styled?.filter({ hasText: partOfName(name) }),
          // The native list of that label.
          kind?.roles.includes('listbox') === true
            ? scope.getByLabel(partOfName(name)).and(scope.locator('select'))
            : null,
        ];
  for (const source of sources) {
    if (!source) continue;
    const isOuter = name === '' && !isRowLike(kind);
    const prefersMain = name === '' && isRowLike(kind);
    const fitting = await isolatedAll(source, holdersAmong, { name, isOuter, prefersMain }, []);
    const one = ordinal === null ? undefined : fitting.at(ordinal < 0 ? -1 : ordinal - 1);
    const chosen = ordinal === null ? fitting : one === undefined ? [] : [one];
    if (chosen.length > 0) return chosen.map((index) => source.nth(index));
  }
  return [];
}

interface Wanted {
  name: string;
  isOuter: boolean;
  /** The entries of a menu or a footer are none of the items, if there are others. */
  prefersMain: boolean;
}

/** Of nested holders the innermost are meant (or the outermost), and of several those that hold the name as a whole text. */
const holdersAmong = withLens(
  (lens, elements: Element[], { name, isOuter, prefersMain }: Wanted): number[] => {
    const all = elements.filter((element) => lens.isSeen(element));
    const FRAME = 'header, nav, footer, aside, [role=banner], [role=navigation], [role=contentinfo]';
    const inMain = all.filter((element) => !prefersMain || element.closest(FRAME) === null);
    const seen = inMain.length > 0 ? inMain : all;
    const innermost = seen.filter(
      (element) =>
        !seen.some(
          (other) => other !== element && (isOuter ? other.contains(element) : element.contains(other)),
        ),
    );
    const hasWhole = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some(
        (node) => lens.clean(node.textContent ?? '').toLowerCase() === name.toLowerCase(),
      );
    const whole = name === '' ? [] : innermost.filter(hasWhole);
    return (whole.length > 0 ? whole : innermost).map((element) => elements.indexOf(element));
  },
);

/** "The second row" of a table is counted without its heading row. */
function bodyRows(rows: Locator | null, kind: Kind | null): Locator | null {
  if (!rows || !kind?.roles.includes('row')) return rows;
  return rows.filter({ hasNot: rows.page().getByRole('columnheader') });
}

const ROWS: Role[] = ['row', 'listitem', 'article'];

/** Lists made of plain blocks are rows to a person, too. */
function isRowLike(kind: Kind | null): boolean {
  return kind !== null && /row|item|entry|card|product|tile|article|line/u.test(kind.word);
}

async function near(scope: Scope, { name, kind }: Reading, relation: 'beside' | 'under'): Promise<Area[]> {
  const roles = kind ? [...kind.roles, ...kind.otherwise] : [];
  const patterns = [wholeName(name, false), wholeName(name, true), partOfName(name)];
  // "The winter voucher" stands under "Your vouchers".
  if (/^\p{Ll}{4,}$/u.test(name)) patterns.push(pluralName(name));
  for (const pattern of patterns)
    for (const anchors of [
      roles.length > 0 ? roleUnion(scope, roles, name === '' ? undefined : pattern) : null,
      name === '' ? null : scope.getByText(pattern).or(scope.getByAltText(pattern)),
      name === '' ? null : scope.getByLabel(pattern),
    ]) {
      const count = (await anchors?.filter({ visible: true }).count()) ?? 0;
      if (anchors && count > 0)
        return [{ scope, near: { anchors: anchors.filter({ visible: true }), relation }, rivals: 1 }];
    }
  return name === '' ? [] : nearField(scope, name, relation);
}

/** A row of fields is called by what stands in one of them. */
async function nearField(scope: Scope, value: string, relation: 'beside' | 'under'): Promise<Area[]> {
  const fields = scope.locator('input:not([type=password]), textarea');
  const index = await isolatedAll(
    fields,
    (all: Element[], wanted: string) =>
      all.findIndex(
        (field) => (field as HTMLInputElement).value.trim().toLowerCase() === wanted.toLowerCase(),
      ),
    value,
    -1,
  );
  return index < 0 ? [] : [{ scope, near: { anchors: fields.nth(index), relation }, rivals: 1 }];
}
