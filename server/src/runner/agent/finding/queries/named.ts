import type { Locator } from 'playwright-core';
import type { Kind } from '../../reading/targets/kind.ts';
import {
  CHOICE_ROLES,
  CLICK_ROLES,
  FIELD_ROLES,
  TOGGLE_ROLES,
  type Role,
} from '../../reading/targets/roles.ts';
import { partOfName } from '../../texts/text-pattern.ts';
import { descriptions } from './descriptions.ts';
import { FILES } from './form-parts.ts';
import type { Purpose, Scope } from './query.ts';
import { present, roleUnion } from './role-union.ts';
import { withLabels } from './with-labels.ts';

const ORDER: Record<Purpose, Role[]> = {
  click: CLICK_ROLES,
  field: FIELD_ROLES,
  choice: CHOICE_ROLES,
  toggle: TOGGLE_ROLES,
  file: [],
  any: [...CLICK_ROLES, ...FIELD_ROLES],
  see: [...CLICK_ROLES, ...FIELD_ROLES],
};

/** Elements of a name: of the named kind, then of the roles that suit the purpose, then whatever the name describes. */
export function* named(
  scope: Scope,
  kind: Kind | null,
  purpose: Purpose,
  pattern: RegExp,
  name: string,
): Generator<Locator> {
  if (purpose === 'file') {
    yield scope.getByLabel(pattern).and(scope.locator(FILES));
    return;
  }
  const isStrict = kind !== null && isStrictly(kind, purpose);
  const order = isStrict ? [] : ORDER[purpose].filter((role) => !isOf(kind, role));
  // What holds others is called by a part of what it holds: "the row of Anna".
  const kindName = kind?.isContainer ? partOfName(name) : pattern;
  yield* present([
    kind?.word === 'menu' && purpose === 'click' ? opening(scope, pattern) : null,
    kind && withLabels(scope, kind, kindName),
    kind?.roles.includes('dialog')
      ? (roleUnion(scope, kind.roles)?.filter({ hasText: kindName }) ?? null)
      : null,
    kind && roleUnion(scope, kind.otherwise, kindName),
    kind && kind.css !== null ? scope.locator(kind.css).filter({ hasText: kindName }) : null,
    purpose === 'choice' ? showing(scope, pattern) : null,
    roleUnion(scope, order, pattern),
  ]);
  if (kind === null || (kind.isText && !isStrict)) yield* descriptions(scope, purpose, pattern);
}

/** "Open the Tools menu": what announces it, not a link of that name. */
function opening(scope: Scope, pattern: RegExp): Locator {
  const ANNOUNCING =
    '[aria-haspopup], [aria-expanded], summary, [data-toggle=dropdown], [class*="dropdown-toggle" i]';
  return scope.locator(ANNOUNCING).filter({ hasText: pattern });
}

/** "The list that says Please choose": lists that show an option of that name. */
function showing(scope: Scope, pattern: RegExp): Locator {
  return scope.locator('option:checked').filter({ hasText: pattern }).locator('xpath=ancestor::select');
}

/** In a check a named kind is taken at its word. */
export function isStrictly(kind: Kind, purpose: Purpose): boolean {
  return purpose === 'see' && !kind.isText;
}

function isOf(kind: Kind | null, role: Role): boolean {
  return kind !== null && (kind.roles.includes(role) || kind.otherwise.includes(role));
}
