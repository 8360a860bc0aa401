import type { Kind } from '../../reading/targets/kind.ts';
import { FIELD_ROLES } from '../../reading/targets/roles.ts';
import type { Reading } from '../../target.ts';
import { markedName, partOfName, wholeName } from '../../text-pattern.ts';
import { descriptions } from './descriptions.ts';
import { FIELDS, TOGGLES } from './form-parts.ts';
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
    // A legend is the name of its own group, not of the next field.
    const beside = scope.getByText(pattern).and(scope.locator(':not(legend)'));
    if (sort) yield { locator: scope.locator(sort), beside };
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

/** What is written into is nothing to tick: of all boxes, the others. */
function ofToggles(kind: Kind | null): Kind | null {
  return kind && { ...kind, roles: kind.roles.filter((role) => !FIELD_ROLES.includes(role)) };
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
