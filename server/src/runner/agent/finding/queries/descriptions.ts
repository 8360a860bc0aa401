import type { Locator } from 'playwright-core';
import { CHOICE_ROLES, FIELD_ROLES, type Role } from '../../reading/targets/roles.ts';
import { FIELDS, TOGGLES } from './form-parts.ts';
import type { Purpose, Scope } from './query.ts';
import { present, roleUnion } from './role-union.ts';

const SEEN_ROLES: Role[] = [
  'heading',
  'img',
  'alert',
  'status',
  'dialog',
  'alertdialog',
  'region',
  'navigation',
  'form',
  'table',
  'grid',
  'list',
  'listitem',
  'row',
  'cell',
  'columnheader',
  'article',
  'group',
  'progressbar',
  'complementary',
];

/** What a name describes whatever it is: by labels, placeholders, titles, pictures' texts and texts. */
export function* descriptions(scope: Scope, purpose: Purpose, name: RegExp): Generator<Locator> {
  const labels = scope.getByLabel(name);
  const hints = scope.getByPlaceholder(name).or(scope.getByTitle(name));
  if (purpose === 'field') {
    yield labels.or(hints).and(scope.locator(FIELDS));
    return;
  }
  if (purpose === 'choice') {
    yield labels.or(hints).and(scope.locator(`select, ${FIELDS}`));
    // A home-made dropdown shows its name as its text, which is not its accessible name.
    yield* present([roleUnion(scope, CHOICE_ROLES)?.filter({ hasText: name }) ?? null]);
    yield* present([roleUnion(scope, ['button', 'textbox', 'radio'], name)]);
    return;
  }
  if (purpose === 'toggle') {
    yield labels.and(scope.locator(TOGGLES));
    return;
  }
  if (purpose === 'click') yield* present([roleUnion(scope, FIELD_ROLES, name)]);
  yield labels.or(hints).or(scope.getByAltText(name));
  if (purpose !== 'click') yield* present([roleUnion(scope, SEEN_ROLES, name)]);
  yield scope.getByText(name);
}
