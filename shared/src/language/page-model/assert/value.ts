import { cleanText, MASK, printTarget, type Target } from 'shared/step-language';
import { onlyNumberIn } from '../texts/only-number.ts';
import type { AssertedPage, Described, Seeking, SeenValue } from './asserted-page.ts';
import { agrees, EXACT, expectation, type Measure } from './measure.ts';
import { isThere } from './place.ts';
import { judgeEvery, type AssertionOf, type Shown, type Verdict } from './verdict.ts';
import { capitalize, shorten } from './wording.ts';

type Value = AssertionOf<'value'>;
type NumberAssertion = AssertionOf<'number'>;

/** An element with the value that it has, labels or shows. */
export type Valued<E> = E & SeenValue;

/**
 * The values that a target refers to, in document order; may be empty.
 * - With a kind other than `text`: the own value of each element, else the text that it shows.
 * - Without: the own values of the controls of that name, and the selection of radio groups; without any, the values that texts
 *   of that name label; at last the cell in the column of that name in a row, else the field that such a text is the caption of.
 */
export async function valuesOf<E extends Described, R>(
  page: AssertedPage<E, R>,
  target: Target,
  seeking?: Seeking,
): Promise<Valued<E>[]> {
  const isOfKind = target.kind !== null && target.kind !== 'text';
  // A text in a checkbox is not its value: it is on or off.
  const isShown = isOfKind && !/^(?:checkbox|radio button|switch)$/.test(target.kind ?? '');
  const found = (await page.matches(target, 'any', seeking)).map(async (element): Promise<Valued<E>[]> => {
    const value = await page.valueOf(element, isShown);
    return value ? [{ ...value, ...element }] : [];
  });
  const values = (await Promise.all(found)).flat();
  if (isOfKind || values.length > 0 || target.name === null) return values;
  const labelled = numbered(await page.labelledValues(target.name, target.place), target.ordinal);
  const isInRow = target.place?.relation === 'in' && target.place.target.kind === 'row';
  // At last what only its caption names.
  return labelled.length > 0 ? labelled : valuesOf(page, { ...target, kind: isInRow ? 'cell' : 'field' });
}

function numbered<V>(values: V[], ordinal: number | null): V[] {
  if (ordinal === null) return values;
  const value = values.at(ordinal < 0 ? ordinal : ordinal - 1);
  return value === undefined ? [] : [value];
}

export interface ValueFacts<E> {
  values: Valued<E>[];
  /** What the target names, if none of it has a value and it is not to be absent. */
  elements: E[];
  /** Whether the place is on the page of what is to be absent, where nothing has a value. */
  isPlaceThere: boolean;
}

export async function valueFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: Value | NumberAssertion,
): Promise<ValueFacts<E>> {
  const { target } = assertion;
  const seeking = { plural: assertion.kind === 'value' && assertion.each };
  const values = await valuesOf(page, target, seeking);
  if (values.length > 0) return { values, elements: [], isPlaceThere: false };
  const isAbsence = assertion.kind === 'value' && assertion.each && assertion.negated;
  const isPlaceThere = isAbsence && (await isThere(page, target.place));
  return { values, elements: isPlaceThere ? [] : await page.matches(target, 'any', seeking), isPlaceThere };
}

/** The values that the elements of a name have, label or show: must hold for all of them; "no item is …" holds without any, too. */
export function judgeValue<E extends Described>(
  assertion: Value,
  facts: ValueFacts<E>,
  measure: Measure = EXACT,
): Verdict<E> {
  const { each, negated, target } = assertion;
  if (facts.values.length === 0 && each && negated && facts.isPlaceThere) return { result: 'holds' };
  const verdict = judgeEveryValue(target, facts, ({ text, drawn }) =>
    agrees([text, drawn], assertion, measure) ? null : `expected that ${expectation(assertion)}`,
  );
  const shown = otherValue(assertion, facts);
  return shown && verdict.result === 'fails' && 'text' in verdict ? { ...verdict, shown } : verdict;
}

/**
 * Of "the heading" that is not as expected: another one that is, where there are several and the main one, or all of them, are meant. null:
 * there is none.
 */
export async function otherThatIsSo<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: Value,
  { values }: ValueFacts<E>,
): Promise<E | null> {
  const { target, negated, each } = assertion;
  const isSo = ({ text, drawn, isSecret }: SeenValue) => !isSecret && agrees([text, drawn], assertion, EXACT);
  const isOfKind = target.name === null && target.kind !== null && target.ordinal === null;
  if (!isOfKind || negated || each || values.length === 0 || values.every(isSo)) return null;
  return (await valuesOf(page, target, { plural: true })).find(isSo) ?? null;
}

/** The only value, where one value is expected as a whole. */
function otherValue<E extends Described>(
  { comparison, negated, each }: Value,
  { values }: ValueFacts<E>,
): Shown | null {
  const [only, ...others] = values;
  if (!only || others.length > 0 || only.isSecret || only.isPrompt) return null;
  return comparison === 'is' && !negated && !each ? { text: cleanText(only.text) } : null;
}

/** The one number in each of the target's values, whatever its currency or unit. */
export function judgeNumber<E extends Described>(
  { target, comparison, number }: NumberAssertion,
  facts: ValueFacts<E>,
): Verdict<E> {
  return judgeEveryValue(target, facts, ({ text }) => {
    const actual = onlyNumberIn(text);
    if (actual === null) return 'it is not one number';
    const isSo = {
      'more than': actual > number,
      'less than': actual < number,
      'at least': actual >= number,
      'at most': actual <= number,
    };
    return isSo[comparison] ? null : `expected that it is ${comparison} ${number}`;
  });
}

/** @param objectionTo why a value does not match; null: it matches */
function judgeEveryValue<E extends Described>(
  target: Target,
  { values, elements }: ValueFacts<E>,
  objectionTo: (value: SeenValue) => string | null,
): Verdict<E> {
  if (values.length === 0)
    return judgeEvery(
      target,
      elements.map((element) => ({ element })),
      ({ element }) =>
        `${capitalize(element.description)} has no value, and ${printTarget(target)} labels none.`,
    );
  const found = values.map((element) => ({ element }));
  const verdict = judgeEvery(target, found, ({ element: value }) => {
    const objection = objectionTo(value);
    if (objection === null) return null;
    const name = capitalize(value.description);
    return value.isSecret
      ? `${name} is ${MASK}, which is not what was expected.`
      : `${name} is "${shorten(value.text)}"; ${objection}.`;
  });
  // A password must not be revealed by a sentence that is true of it either.
  if (verdict.result !== 'holds' || !values.some(({ isSecret }) => isSecret)) return verdict;
  return { ...verdict, text: `${capitalize(printTarget(target))} is ${MASK}, as expected.` };
}
