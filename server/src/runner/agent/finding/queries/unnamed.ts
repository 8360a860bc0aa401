import type { Locator } from 'playwright-core';
import type { Kind } from '../../reading/targets/kind.ts';
import { isErrorKind } from '../../reading/targets/kinds.ts';
import { FILES } from './form-parts.ts';
import type { Purpose, Query, Scope } from './query.ts';
import { present, roleUnion } from './role-union.ts';

/** Elements of a kind, whatever their names. What is counted or looked for is taken at its word: links are no buttons then. */
export function* unnamed(scope: Scope, kind: Kind | null, purpose: Purpose): Generator<Query> {
  if (purpose === 'file') yield { locator: scope.locator(FILES) };
  else if (kind && isErrorKind(kind)) yield { locator: scope.locator('*'), isError: true };
  else if (kind) {
    // A menu is opened by what announces it.
    if (kind.word === 'menu' && purpose === 'click')
      yield { locator: scope.locator('[aria-haspopup=menu], [aria-haspopup=true]') };
    for (const locator of present([
      withoutHeadingRows(roleUnion(scope, kind.roles), kind),
      kind.css === null ? null : scope.locator(kind.css),
      purpose === 'see' ? null : roleUnion(scope, kind.otherwise),
    ]))
      yield { locator };
  }
}

/** The row of a table's column names is none of its rows to a person. */
function withoutHeadingRows(rows: Locator | null, kind: Kind): Locator | null {
  return kind.roles.includes('row')
    ? (rows?.filter({ hasNot: rows.page().getByRole('columnheader') }) ?? null)
    : rows;
}
