import type { Frame, Locator, Page } from 'playwright-core';
import type { Reading } from '../command.ts';
import type { Kind } from '../reading/targets/kind.ts';
import { isErrorKind } from '../reading/targets/kinds.ts';
import { CHOICE_ROLES, CLICK_ROLES, FIELD_ROLES, TOGGLE_ROLES, type Role } from '../reading/targets/roles.ts';
import { markedName, partOfName, wholeName } from '../text-pattern.ts';

/**
 * What the element is wanted for; it decides which elements are tried first.
 * `see` is for checks: a named kind is taken at its word, and no other element will do.
 */
export type Purpose = 'click' | 'field' | 'choice' | 'toggle' | 'file' | 'any' | 'see';

/**
 * How well a name must fit, best first: to the letter, with marks and counts around it, in any case, a part of it; last of all
 * what only stands beside a text of that name, and what programmers call so.
 */
export const EXACTNESS = ['exact', 'marked', 'case', 'part', 'near'] as const;
export type Exactness = (typeof EXACTNESS)[number];

export type Scope = Page | Frame | Locator;

/** What one rule looks for. */
export interface Query {
  locator: Locator;
  /** An option of a closed native list is not drawn, but a person who says "Select Large" knows that it is there. */
  isInList?: boolean;
  /** Of these only what looks or reads like an error message. */
  isError?: boolean;
  /** Of these only what a click is made for. */
  isClickable?: boolean;
  /** Of these the group of its sort that a text of this name begins: a column of a board, a card. */
  groupOf?: RegExp;
  /** Fields that only stand beside a text of that name. */
  beside?: Locator;
}

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

/**
 * The rules for one reading of a name at one exactness, best first. `loose`: what only reads like a thing of the named kind, for
 * where no element is one.
 */
export function* queries(
  scope: Scope,
  reading: Reading,
  purpose: Purpose,
  exactness: Exactness,
  isLoose: boolean,
): Generator<Query> {
  const { kind, name } = reading;
  if (isLoose) {
    if (kind && name !== '' && exactness !== 'near' && purpose !== 'file' && !isStrictly(kind, purpose))
      for (const locator of descriptions(scope, purpose, nameFor(name, exactness)))
        yield { locator, isClickable: purpose === 'click' };
    return;
  }
  if (name === '') {
    if (exactness === 'exact') yield* unnamed(scope, kind, purpose);
    if (exactness === 'exact' && isListed(kind, purpose))
      yield { locator: scope.locator(LISTED), isInList: true };
    return;
  }
  const pattern = nameFor(name, exactness);
  if (exactness === 'near') {
    const sort = purpose === 'toggle' ? TOGGLES : purpose === 'choice' || purpose === 'field' ? FIELDS : null;
    if (sort) yield { locator: scope.locator(sort), beside: scope.getByText(pattern) };
    if (purpose !== 'see') yield { locator: scope.locator(keyed(name, purpose === 'any')) };
    return;
  }
  for (const locator of named(scope, kind, purpose, pattern, name)) yield { locator };
  if (isListed(kind, purpose))
    yield { locator: scope.locator(LISTED).filter({ hasText: pattern }), isInList: true };
  if (kind?.isContainer && exactness !== 'part' && !/dialog|modal|popup|row/u.test(kind.word))
    yield { locator: scope.locator('*'), groupOf: pattern };
  if (purpose === 'click')
    yield {
      locator: scope
        .locator('select')
        .filter({ visible: true })
        .locator('option')
        .filter({ hasText: pattern }),
      isInList: true,
    };
}

const LISTED = 'option:not(datalist *)';

/** What a closed native list offers is looked for, too, where an option is asked for. */
function isListed(kind: Kind | null, purpose: Purpose): boolean {
  return kind !== null && /^(?:option|choice)$/u.test(kind.word) && (purpose === 'see' || purpose === 'any');
}

function nameFor(name: string, exactness: Exactness): RegExp {
  if (exactness === 'part') return partOfName(name);
  return exactness === 'marked' ? markedName(name) : wholeName(name, exactness !== 'exact');
}

/** Elements of a kind, whatever their names. What is counted or looked for is taken at its word: links are no buttons then. */
function* unnamed(scope: Scope, kind: Kind | null, purpose: Purpose): Generator<Query> {
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

function* named(
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
    kind && withLabels(scope, kind, kindName),
    kind?.roles.includes('dialog')
      ? (roleUnion(scope, kind.roles)?.filter({ hasText: kindName }) ?? null)
      : null,
    kind && roleUnion(scope, kind.otherwise, kindName),
    kind && kind.css !== null ? scope.locator(kind.css).filter({ hasText: kindName }) : null,
    roleUnion(scope, order, pattern),
  ]);
  if (kind === null || (kind.isText && !isStrict)) yield* descriptions(scope, purpose, pattern);
}

/** In a check a named kind is taken at its word. */
function isStrictly(kind: Kind, purpose: Purpose): boolean {
  return purpose === 'see' && !kind.isText;
}

function isOf(kind: Kind | null, role: Role): boolean {
  return kind !== null && (kind.roles.includes(role) || kind.otherwise.includes(role));
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

const KEYS = ['data-testid', 'data-test', 'data-test-id', 'data-cy', 'data-qa', 'id', 'name'];

/** Last of all, what programmers call it. */
function keyed(name: string, byClass: boolean): string {
  const forms = [name, name.replace(/\s+/gu, '-'), name.replace(/\s+/gu, '_'), name.replace(/\s+/gu, '')];
  const values = [...new Set(forms)].map((form) => JSON.stringify(form));
  return [...KEYS.map((key) => `${key}=`), ...(byClass ? ['class~='] : [])]
    .flatMap((key) => values.map((value) => `[${key}${value} i]`))
    .join(', ');
}

function* present(locators: (Locator | null)[]): Generator<Locator> {
  for (const locator of locators) if (locator) yield locator;
}

/** Elements of any of the roles; null for no roles. */
export function roleUnion(scope: Scope, roles: Role[], name?: RegExp): Locator | null {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, name ? { name } : {}));
  return first ? others.reduce((union, locator) => union.or(locator), first) : null;
}
