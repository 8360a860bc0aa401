import type { Locator } from 'playwright-core';
import type { Place, Target } from 'shared/step-language';
import type { SeenValue } from '../../page/capture/assert/own-value.ts';
import { elementById, evaluateIsolated } from '../../page/evaluate-isolated.ts';
import { matchAll, scopesOf, type Match } from '../resolve/resolve.ts';
import type { RunContext } from '../run-context.ts';
import { encloses } from './place.ts';

/** A value and the element that has, labels or shows it. */
export interface LabelledValue extends SeenValue {
  locator: Locator;
  description: string;
}

/**
 * The values that a target refers to, in document order; may be empty.
 * - With a kind other than `text`: the own value of each element (see `ownValueOf`), else the text that it shows.
 * - Without: the own values of the controls of that name, and the selection of radio groups; without any, the values that texts
 *   of that name label (see `readLabelValues`).
 */
export async function labelledValues(run: RunContext, target: Target): Promise<LabelledValue[]> {
  const isOfKind = target.kind !== null && target.kind !== 'text';
  // A text in a checkbox is not its value: it is on or off.
  const isShown = isOfKind && !/^(?:checkbox|radio button|switch)$/.test(target.kind ?? '');
  const values = await Promise.all(
    (await matchAll(run, target, 'any')).map(async (match): Promise<LabelledValue[]> => {
      const value = await evaluateIsolated(match.locator, 'readValue', isShown);
      return value ? [{ ...value, ...match }] : [];
    }),
  );
  if (isOfKind || values.flat().length > 0 || target.name === null) return values.flat();
  return ordinalOf(await labelledBy(run, target.name, target.place), target.ordinal);
}

function ordinalOf(values: LabelledValue[], ordinal: number | null): LabelledValue[] {
  if (ordinal === null) return values;
  const value = values.at(ordinal < 0 ? ordinal : ordinal - 1);
  return value ? [value] : [];
}

async function labelledBy(run: RunContext, name: string, place: Place | null): Promise<LabelledValue[]> {
  const isInside = place === null || encloses(place);
  const labels = isInside
    ? (await scopesOf(run, place)).flat()
    : (await textsAt(run, name, place)).map(({ locator }) => locator);
  const values = labels.map(async (label) => {
    const found = await evaluateIsolated(label, 'readLabelValues', { name, isLabel: !isInside });
    return found.map(({ id, ...value }) => ({
      ...value,
      locator: elementById(label, id),
      description: `"${name}"`,
    }));
  });
  return (await Promise.all(values)).flat();
}

function textsAt(run: RunContext, name: string, place: Place): Promise<Match[]> {
  return matchAll(run, { name, kind: 'text', ordinal: null, place }, 'any');
}
