import type { Locator } from 'playwright-core';
import type { Kind } from '../../reading/targets/kind.ts';
import { FIELDS, TOGGLES } from './form-parts.ts';
import type { Scope } from './query.ts';
import { roleUnion } from './role-union.ts';

/** Elements of a kind; fields also by their placeholder and what labels them. */
export function withLabels(scope: Scope, kind: Kind, name: RegExp): Locator | null {
  const byRole = roleUnion(scope, kind.roles, name);
  if (kind.roles.includes('img'))
    return byRole?.or(scope.getByAltText(name)).or(scope.getByTitle(name)) ?? null;
  if (!kind.isField) return byRole;
  const selector = kind.roles.includes('textbox')
    ? kind.roles.includes('checkbox')
      ? `${FIELDS}, ${TOGGLES}`
      : FIELDS
    : kind.roles.includes('combobox')
      ? 'select'
      : TOGGLES;
  const labelled = scope.getByLabel(name).or(scope.getByPlaceholder(name)).and(scope.locator(selector));
  return byRole ? byRole.or(labelled) : labelled;
}
