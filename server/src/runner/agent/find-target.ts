import type { Frame, Locator, Page } from 'playwright-core';
import type { Reading, Target } from './command.ts';
import { describeElement } from './describe.ts';
import { CHOICE_ROLES, CLICK_ROLES, FIELD_ROLES, TOGGLE_ROLES, type Kind, type Role } from './kinds.ts';
import { nearestSentence } from './nearest.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';
import { StepFailure } from './step-failure.ts';
import { partOfName, wholeName } from './text-pattern.ts';

/**
 * What the element is wanted for; it decides which elements are tried first.
 * `see` is for checks: a named kind is taken at its word, and no other element will do.
 */
export type Purpose = 'click' | 'field' | 'choice' | 'toggle' | 'file' | 'any' | 'see';

export interface Found {
  locator: Locator;
  /** e.g. `button "Buy now"` */
  description: string;
  /** " 2 elements match; took the first.", or empty. */
  remark: string;
}

type Scope = Page | Frame | Locator;
type Name = RegExp | undefined;

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
const EXACTNESS = ['exact', 'case', 'part'] as const;

/** What one rule found. */
export interface Match {
  locator: Locator;
  exactness: (typeof EXACTNESS)[number];
}

/**
 * What the rules find, best rule first: exact names before other case before part of a name; at each, the named kind, then
 * the roles that suit the purpose, then labels, placeholders, pictures' texts, titles and text. Visible elements only, unless `hidden`.
 */
export async function* matchesOf(
  session: Session,
  target: Target,
  purpose: Purpose,
  hidden = false,
): AsyncGenerator<Match> {
  for (const scope of await scopes(session.window.page(), target.within))
    for (const exactness of EXACTNESS)
      for (const reading of target.readings)
        for (const query of queries(scope, reading, purpose, exactness)) {
          const all = hidden ? query : query.filter({ visible: true });
          const count = await all.count();
          if (count === 0 || (reading.ordinal ?? 0) > count) continue;
          const { ordinal } = reading;
          const locator = ordinal === null ? all : ordinal < 0 ? all.last() : all.nth(ordinal - 1);
          yield { locator, exactness };
        }
}

/** The matches of the best rule that has any; null if none has. */
export async function matchTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  hidden = false,
): Promise<Locator | null> {
  for await (const { locator } of matchesOf(session, target, purpose, hidden)) return locator;
  return null;
}

/** The element that a target stands in, for checks that look inside it; null while there is none. */
export async function findHolder(session: Session, target: Target): Promise<Locator | null> {
  return (await matchTarget(session, target, 'any'))?.first() ?? null;
}

/**
 * Waits until the target is there and visible.
 * @throws StepFailure that names what was looked for and what is nearest.
 */
export async function findTarget(
  session: Session,
  target: Target,
  purpose: Purpose,
  limit = WAIT_MS,
): Promise<Found> {
  const isFile = purpose === 'file';
  const found = await poll(() => matchTarget(session, target, purpose, isFile), limit, session.signal);
  if (!found) throw new StepFailure(await absence(session, target, purpose, limit));
  const count = await found.count();
  const locator = count > 1 ? await preferInFront(found) : found;
  return {
    locator,
    description: await describeElement(locator, target),
    remark: count > 1 ? ` ${count} elements match; took the first.` : '',
  };
}

async function absence(session: Session, target: Target, purpose: Purpose, limit: number): Promise<string> {
  const start = `Element not found after waiting ${limit}ms: "${target.words}".`;
  if (await matchTarget(session, target, purpose, true)) return `${start} It is in the page, but hidden.`;
  return `${start} ${await nearestSentence(session.window.page(), target.readings[0]?.name || target.words)}`;
}

/** Behind an open modal dialog nothing can be reached: of several matches, the one in the dialog is meant. */
async function preferInFront(all: Locator): Promise<Locator> {
  const inDialog = all.and(all.page().locator(':is(dialog:modal, [aria-modal=true]) *'));
  return (await inDialog.count()) > 0 ? inDialog.first() : all.first();
}

async function scopes(page: Page, within: Reading | null): Promise<Scope[]> {
  const frames = [page.mainFrame(), ...page.frames().filter((frame) => frame !== page.mainFrame())];
  if (!within) return frames;
  const found: Scope[] = [];
  for (const frame of frames) {
    const holder = await holderIn(frame, within);
    if (holder) found.push(holder);
  }
  return found;
}

async function holderIn(frame: Frame, { name, kind, ordinal }: Reading): Promise<Locator | null> {
  const roles = kind?.roles ?? [];
  const named = name === '' ? roleUnion(frame, roles) : roleUnion(frame, roles, partOfName(name));
  const containing =
    name === ''
      ? null
      : roleUnion(frame, [...roles, ...rowLike(kind)])?.filter({ hasText: partOfName(name) });
  for (const query of [named, containing]) {
    const visible = query?.filter({ visible: true });
    const count = (await visible?.count()) ?? 0;
    if (!visible || count === 0 || (ordinal ?? 0) > count) continue;
    if (ordinal === null) return visible.nth(await innermost(visible));
    return ordinal < 0 ? visible.last() : visible.nth(ordinal - 1);
  }
  return null;
}

/** Of nested holders the innermost is meant: the first that has no other in it. */
function innermost(holders: Locator): Promise<number> {
  return holders.evaluateAll((elements) =>
    elements.findIndex((element) => !elements.some((other) => other !== element && element.contains(other))),
  );
}

/** Lists made of plain blocks are rows to a person, too. */
function rowLike(kind: Kind | null): Role[] {
  return kind && /row|item|entry|card|product|tile|article/u.test(kind.word)
    ? ['row', 'listitem', 'article']
    : [];
}

function* queries(
  scope: Scope,
  reading: Reading,
  purpose: Purpose,
  exactness: (typeof EXACTNESS)[number],
): Generator<Locator> {
  const { kind } = reading;
  if (reading.name === '') {
    if (exactness !== 'exact') return;
    if (purpose === 'file') yield scope.locator(FILES);
    else if (kind) yield* nonEmpty([withErrors(scope, kind)]);
    return;
  }
  const name =
    exactness === 'part' ? partOfName(reading.name) : wholeName(reading.name, exactness === 'case');
  if (purpose === 'file') {
    yield scope.getByLabel(name).and(scope.locator(FILES));
    return;
  }
  const isStrict = purpose === 'see' && kind !== null && !kind.isText;
  const order = isStrict ? [] : ORDER[purpose].filter((role) => !kind?.roles.includes(role));
  // What holds others is called by a part of what it holds: "the row of Anna".
  const kindName = kind?.isContainer ? partOfName(reading.name) : name;
  yield* nonEmpty([kind ? withLabels(scope, kind, kindName) : null, roleUnion(scope, order, name)]);
  if (isStrict) return;
  yield* descriptions(scope, purpose, name);
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
    yield roleUnion(scope, ['button', 'textbox', 'radio'], name) as Locator;
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

function roleUnion(scope: Scope, roles: Role[], name?: Name): Locator | null {
  const [first, ...others] = roles.map((role) => scope.getByRole(role, name ? { name } : {}));
  return first ? others.reduce((union, locator) => union.or(locator), first) : null;
}
