import type { Place, Target } from 'shared/step-language';
import type { AssertionOfPage } from './verdict.ts';

/** What a person may have meant by "the list" of an assertion. */
export interface TableReading {
  assertion: AssertionOfPage;
  list: Target;
  table: Target;
}

/** "The list" is a table for many people: the same assertion about "the table"; null: it is about no list without a name. */
export function aboutTable(assertion: AssertionOfPage): TableReading | null {
  switch (assertion.kind) {
    case 'shows':
    case 'only': {
      const place = assertion.place && inTable(assertion.place);
      return place && { ...place.found, assertion: { ...assertion, place: place.place } };
    }
    case 'state':
    case 'value': {
      const target = asTable(assertion.target);
      return target && { ...target.found, assertion: { ...assertion, target: target.target } };
    }
    case 'count': {
      // Whoever counts lists means no tables.
      const place = assertion.target.place && inTable(assertion.target.place);
      const target = place && { ...assertion.target, place: place.place };
      return target && { ...place.found, assertion: { ...assertion, target } };
    }
    default:
      return null;
  }
}

type Found = Pick<TableReading, 'list' | 'table'>;

function asTable(target: Target): { target: Target; found: Found } | null {
  const { name, kind, ordinal, place } = target;
  if (kind === 'list' && name === null && ordinal === null) {
    const table: Target = { ...target, kind: 'table' };
    return { target: table, found: { list: target, table } };
  }
  const around = place && inTable(place);
  return around && { target: { ...target, place: around.place }, found: around.found };
}

function inTable({ relation, target }: Place): { place: Place; found: Found } | null {
  const table = asTable(target);
  return table && { place: { relation, target: table.target }, found: table.found };
}
