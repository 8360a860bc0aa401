import type { Frame, Locator, Page } from 'playwright-core';
import type { Reading } from './command.ts';
import { CHOICE_ROLES, CLICK_ROLES, FIELD_ROLES, TOGGLE_ROLES, type Kind, type Role } from './kinds.ts';
import { partOfName, wholeName } from './text-pattern.ts';

/**
 * What the element is wanted for; it decides which elements are tried first.
 * `see` is for checks: a named kind is taken at its word, and no other element will do.
 */
export type Purpose = 'click' | 'field' | 'choice' | 'toggle' | 'file' | 'any' | 'see';

/** How well a name must fit, best first: to the letter, in any case, a part of it. */
export const EXACTNESS = ['exact', 'case', 'part'] as const;
export type Exactness = (typeof EXACTNESS)[number];

export type Scope = Page | Frame | Locator;

const FIELDS =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image],[type=checkbox],[type=radio],[type=file]), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=slider]';
const TOGGLES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';
const FILES = 'input[type=file]';
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
const ORDER: Record<Purpose, Role[]> = {
  click: CLICK_ROLES,
  field: FIELD_ROLES,
  choice: CHOICE_ROLES,
  toggle: TOGGLE_ROLES,
  file: [],
  any: [...CLICK_ROLES, ...FIELD_ROLES],
  see: [...CLICK_ROLES, ...FIELD_ROLES],
};
/** The rules for one reading of a name at one exactness, best first. */
export function* queries(
  scope: Scope,
  reading: Reading,
  purpose: Purpose,
  exactness: Exactness,
): Generator<Query> {
  for (const locator of elements(scope, reading, purpose, exactness)) yield { locator, isInList: false };
  // What a closed native list offers is not visible, but a person who says "Select Large" knows that it is there.
  if (purpose === 'click' && reading.name !== '')
    yield {
      locator: scope
        .locator('select')
        .filter({ visible: true })
        .locator('option')
        .filter({ hasText: nameFor(reading.name, exactness) }),
      isInList: true,
    };
}

interface Query {
  locator: Locator;
  isInList: boolean;
}

function nameFor(name: string, exactness: Exactness): RegExp {
  return exactness === 'part' ? partOfName(name) : wholeName(name, exactness === 'case');
}

function* elements(
  scope: Scope,
  reading: Reading,
  purpose: Purpose,
  exactness: Exactness,
): Generator<Locator> {
  const { kind } = reading;
  if (reading.name === '') {
    if (exactness !== 'exact') return;
    if (purpose === 'file') yield scope.locator(FILES);
    // What is counted or looked for without a name is taken at its word: links are no buttons then.
    else if (kind) {
      const isStrict = purpose === 'see' && !kind.isContainer;
      yield* nonEmpty([withErrors(scope, kind), isStrict ? null : roleUnion(scope, kind.otherwise)]);
    }
    return;
  }
  const name = nameFor(reading.name, exactness);
  if (purpose === 'file') {
    yield scope.getByLabel(name).and(scope.locator(FILES));
    return;
  }
  const isStrict = purpose === 'see' && kind !== null && !kind.isText;
  const order = isStrict ? [] : ORDER[purpose].filter((role) => !isOf(kind, role));
  // What holds others is called by a part of what it holds: "the row of Anna".
  const kindName = kind?.isContainer ? partOfName(reading.name) : name;
  yield* nonEmpty([
    kind && withLabels(scope, kind, kindName),
    kind && roleUnion(scope, kind.otherwise, kindName),
    roleUnion(scope, order, name),
  ]);
  if (isStrict) return;
  yield* descriptions(scope, purpose, name);
}

function isOf(kind: Kind | null, role: Role): boolean {
  return kind !== null && (kind.roles.includes(role) || kind.otherwise.includes(role));
}

/** All elements of a kind. Few pages mark their errors as alerts: what is styled as an error is one to a person, too. */
function withErrors(scope: Scope, kind: Kind): Locator | null {
  const byRole = roleUnion(scope, kind.roles);
  if (!kind.word.startsWith('error')) return byRole;
  return (
    byRole?.or(scope.locator('[class*="error" i]:not(html, body, form, input)')).filter({ hasText: /\S/u }) ??
    null
  );
}

/** Elements of a kind; fields also by their placeholder and what labels them. */
function withLabels(scope: Scope, kind: Kind, name: RegExp): Locator | null {
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

function* descriptions(scope: Scope, purpose: Purpose, name: RegExp): Generator<Locator> {
  const labels = scope.getByLabel(name);
  const hints = scope.getByPlaceholder(name).or(scope.getByTitle(name));
  if (purpose === 'field') {
    yield labels.or(hints).and(scope.locator(FIELDS));
    return;
  }
  if (purpose === 'choice') {
    yield labels.or(hints).and(scope.locator(`select, ${FIELDS}`));
    // A home-made dropdown shows its name as its text, which is not its accessible name.
    yield* nonEmpty([roleUnion(scope, CHOICE_ROLES)?.filter({ hasText: name }) ?? null]);
    yield* nonEmpty([roleUnion(scope, ['button', 'textbox', 'radio'], name)]);
    return;
  }
  if (purpose === 'toggle') {
    yield labels.and(scope.locator(TOGGLES));
    return;
  }
  if (purpose === 'click') yield* nonEmpty([roleUnion(scope, FIELD_ROLES, name)]);
  yield labels.or(hints).or(scope.getByAltText(name));
  if (purpose !== 'click') yield* nonEmpty([roleUnion(scope, SEEN_ROLES, name)]);
  yield scope.getByText(name);
}

function* nonEmpty(locators: (Locator | null)[]): Generator<Locator> {
  for (const locator of locators) if (locator) yield locator;
}

/** Elements of any of the roles; null for no roles. */
export function roleUnion(scope: Scope, roles: Role[], name?: RegExp): Locator | null {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, name ? { name } : {}));
  return first ? others.reduce((union, locator) => union.or(locator), first) : null;
}
