import type { Locator } from 'playwright-core';
import type { Kind } from '../../reading/targets/kind.ts';
import { FIELD_ROLES } from '../../reading/targets/roles.ts';
import type { Reading } from '../../target.ts';
import { markedName, partOfName, wholeName } from '../../texts/text-pattern.ts';
import { nameInWords, textAbout, textGivenBy } from '../../texts/word-pattern.ts';
import { descriptions } from './descriptions.ts';
import { DRAWN_SWITCHES, FIELDS, TOGGLES } from './form-parts.ts';
import { keyed } from './keyed.ts';
import { isStrictly, named } from './named.ts';
import type { Exactness, Purpose, Query, Scope } from './query.ts';
import { unnamed } from './unnamed.ts';

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
  const { name } = reading;
  const kind = purpose === 'toggle' ? ofToggles(reading.kind) : reading.kind;
  const pattern = nameFor(reading, exactness, purpose);
  if (!pattern) return;
  if (isLoose) {
    if (
      kind &&
      !reading.isOwner &&
      name !== '' &&
      exactness !== 'near' &&
      purpose !== 'file' &&
      !isStrictly(kind, purpose)
    )
      for (const locator of descriptions(scope, purpose, pattern))
        yield { locator, isClickable: purpose === 'click' && (isPressed(kind) ? 'own' : true) };
    return;
  }
  if (name === '') {
    if (exactness === 'exact') yield* unnamed(scope, kind, purpose);
    if (exactness === 'exact' && isListed(kind, purpose))
      yield { locator: scope.locator(LISTED), isInList: true };
    return;
  }
  if (exactness === 'near') {
    if (reading.by) return;
    const toggles = `${TOGGLES}, ${DRAWN_SWITCHES}`;
    const sort = purpose === 'toggle' ? toggles : purpose === 'choice' || purpose === 'field' ? FIELDS : null;
    // A legend is the name of its own group, and a head that of its column, not of the next field.
    const heads = 'legend, th, th *, [role=columnheader], [role=columnheader] *';
    const beside = scope.getByText(pattern).and(scope.locator(`:not(${heads})`));
    if (sort) yield { locator: scope.locator(sort), beside };
    if (purpose !== 'see')
      yield {
        locator: ofSort(scope, purpose, scope.locator(keyed(name, purpose === 'any'))),
        isClickable: purpose === 'click',
      };
    return;
  }
  for (const locator of named(scope, kind, purpose, pattern, name)) yield { locator };
  if (isListed(kind, purpose))
    yield { locator: scope.locator(LISTED).filter({ hasText: pattern }), isInList: true };
  if (
    kind?.isContainer &&
    !reading.isOwner &&
    exactness !== 'part' &&
    !/dialog|modal|popup|row/u.test(kind.word)
  )
    yield { locator: scope.locator('*'), groupOf: pattern };
  // An option of a list is no button, and no column either.
  if (purpose === 'click' && (kind === null || /option|choice|item|entry/u.test(kind.word)))
    yield {
      locator: scope
        .locator('select')
        .filter({ visible: true })
        .locator('option')
        .filter({ hasText: pattern }),
      isInList: true,
    };
}

/** A line of a step or a card that can be clicked as a whole is no button of its name. */
function isPressed({ word }: Kind): boolean {
  return /button|link/u.test(word);
}

/** What programmers call so must be of use for the purpose: a list of entries is none to choose from. */
function ofSort(scope: Scope, purpose: Purpose, locator: Locator): Locator {
  const CHOICES = `select, ${FIELDS}, button, [role=button], [role=listbox], [role=radiogroup], [aria-haspopup]`;
  const sort = { field: FIELDS, choice: CHOICES, toggle: TOGGLES }[purpose as string];
  return sort === undefined ? locator : locator.and(scope.locator(sort));
}

/** What is written into is nothing to tick: of all boxes, the others. */
function ofToggles(kind: Kind | null): Kind | null {
  return kind && { ...kind, roles: kind.roles.filter((role) => !FIELD_ROLES.includes(role)) };
}

const LISTED = 'option:not(datalist *)';

/** What a closed native list offers is looked for, too, where an option is asked for. */
function isListed(kind: Kind | null, purpose: Purpose): boolean {
  return kind !== null && /^(?:option|choice)$/u.test(kind.word) && (purpose === 'see' || purpose === 'any');
}

/** null: at this exactness nothing is called so. */
function nameFor({ name, by, isQuoted }: Reading, exactness: Exactness, purpose: Purpose): RegExp | null {
  if (by) return exactness !== 'part' ? null : by === 'about' ? textAbout(name) : textGivenBy(name);
  if (exactness === 'part') return partOfName(name);
  if (exactness === 'marked') return markedName(name);
  const isFree = exactness === 'case' && !isQuoted && purpose !== 'see' && purpose !== 'any';
  if (isFree) return nameInWords(name) ?? new RegExp(markedName(name).source, 'iu');
  return wholeName(name, exactness !== 'exact');
}
