import type { Locator } from 'playwright-core';
import { isolatedAll } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import type { Kind } from '../../reading/targets/kind.ts';
import type { Reading } from '../../target.ts';
import { partOfName } from '../../texts/text-pattern.ts';
import type { Scope } from '../queries/query.ts';
import { roleUnion } from '../queries/role-union.ts';
import { isRowLike, ROWS } from './row-like.ts';

/** The rows, dialogs or regions that are called so. */
export async function holdersIn(scope: Scope, { name, kind, ordinal }: Reading): Promise<Locator[]> {
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
