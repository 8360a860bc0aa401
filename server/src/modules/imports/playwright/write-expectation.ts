import type { Assertion, State, Target, TextComparison } from 'shared/step-language';
import { ANYWHERE, NAMELESS } from '../naming/element-name.ts';
import type { SourcePlace } from '../imported.ts';
import type { TestWriter } from '../test-writer.ts';
import type { Expectation } from './page-call.ts';
import { extrasWarning, rejectLimits } from './write-call.ts';
import { ownValue } from '../naming/texts.ts';

/** Matchers about markup and looks, which steps do not speak of. */
const MARKUP = new Set([
  'toHaveAttribute',
  'toHaveClass',
  'toContainClass',
  'toHaveCSS',
  'toHaveId',
  'toHaveJSProperty',
  'toMatchAriaSnapshot',
  'toMatchSnapshot',
  'toHaveRole',
  'toHaveAccessibleName',
  'toHaveAccessibleDescription',
  'toBeAttached',
  'toBeInViewport',
  'toPass',
]);

const STATES: Partial<Record<string, [State, State]>> = {
  toBeVisible: ['visible', 'hidden'],
  toBeHidden: ['hidden', 'visible'],
  toBeChecked: ['checked', 'unchecked'],
  toBeUnchecked: ['unchecked', 'checked'],
  toBeEnabled: ['enabled', 'disabled'],
  toBeDisabled: ['disabled', 'enabled'],
  toBeEditable: ['editable', 'read-only'],
  toBeReadonly: ['read-only', 'editable'],
  toBeEmpty: ['empty', 'filled'],
  toBeFocused: ['focused', 'unfocused'],
  toBeSelected: ['selected', 'unselected'],
};

/** Writes an expectation as an assertion, or why it is none. */
export function writeExpectation(writer: TestWriter, expectation: Expectation, place: SourcePlace): void {
  const { matcher } = expectation;
  if (MARKUP.has(matcher) && !isPlaceholder(expectation))
    return writer.reject(
      place,
      'An assertion about markup or looks, which no sentence of the step language makes.',
      expectation.writtenAs ?? matcher,
    );
  if (matcher === 'toHaveScreenshot') writeScreenshot(writer, expectation, place);
  else writeAssertion(writer, expectation, place);
  rejectLimits(writer, { ...expectation, method: matcher }, place);
}

function writeAssertion(writer: TestWriter, expectation: Expectation, place: SourcePlace): void {
  const { element, extras = [] } = expectation;
  const made = assertionOf(expectation);
  if (typeof made === 'string') return writer.addUnclear('assert', place, made);
  const warning = element?.target || !element ? (element?.warning ?? null) : ANYWHERE;
  writer.add(made, place, joined(warning, extrasWarning(extras)));
}

/** null: there is no warning. */
function joined(...warnings: (string | null)[]): string | null {
  const given = warnings.filter((one) => one !== null);
  return given.length > 0 ? given.join(' ') : null;
}

function writeScreenshot(
  writer: TestWriter,
  { element, isWholePage, isNegated, masks = [], extras = [] }: Expectation,
  place: SourcePlace,
): void {
  if ((element && !isWholePage) || isNegated)
    return writer.reject(place, 'A screenshot is compared of the whole page: The page looks as before.');
  const except = masks.flatMap(({ target }) => target ?? []);
  const warning =
    except.length < masks.length
      ? 'The step does not leave out what the file names by its markup only. Name it behind "except".'
      : null;
  writer.add({ kind: 'looksAsBefore', except }, place, joined(warning, extrasWarning(extras)));
}

function isPlaceholder({ matcher, attribute, text }: Expectation): boolean {
  return matcher === 'toHaveAttribute' && attribute === 'placeholder' && text !== null;
}

/** A text that an element without a name has to show; null: another assertion. */
function anywhere({ matcher, text, isNegated }: Expectation): Assertion | null {
  const isShown = matcher === 'toHaveText' || matcher === 'toContainText';
  return isShown && !isNegated && text ? { kind: 'shows', text, negated: false, place: null } : null;
}

/** A text: why there is none. */
function assertionOf(expectation: Expectation): Assertion | string {
  const { matcher, element, isNegated, text, isWholePage } = expectation;
  if (matcher === 'toHaveURL' || matcher === 'toHaveTitle')
    return pageAssertion(matcher === 'toHaveURL' ? 'url' : 'title', expectation);
  if (isWholePage && (matcher === 'toContainText' || matcher === 'toHaveText') && text !== null)
    return { kind: 'shows', text, negated: isNegated, place: null };
  const target = element?.target;
  if (!target) return anywhere(expectation) ?? element?.warning ?? NAMELESS;
  if (isPlaceholder(expectation) && !isNegated && text !== null) return { kind: 'placeholder', target, text };
  const states = ownValue(STATES, matcher);
  if (states) return stateAssertion(expectation, target, states[isNegated ? 1 : 0]);
  if (matcher === 'toHaveCount') return countAssertion(expectation, target);
  if (matcher === 'toHaveText' || matcher === 'toContainText' || matcher === 'toHaveValue')
    return valueAssertion(expectation, target);
  return 'No sentence of the step language asserts this.';
}

/** Of an element that is found by its text, the page shows the text. */
function stateAssertion({ element }: Expectation, target: Target, state: State): Assertion {
  if (element?.isText && target.kind === null && target.name !== null && /^(?:visible|hidden)$/u.test(state))
    return { kind: 'shows', text: target.name, negated: state === 'hidden', place: target.place };
  return { kind: 'state', target, state, each: false };
}

function valueAssertion(
  { matcher, text, isNegated, comparison = 'is' }: Expectation,
  target: Target,
): Assertion | string {
  if (text === null) return 'The file expects a pattern or a list. Write the text that is expected.';
  if (text === '' && matcher === 'toHaveValue')
    return { kind: 'state', target, state: isNegated ? 'filled' : 'empty', each: false };
  const compared = matcher === 'toContainText' ? 'contains' : comparison;
  return { kind: 'value', target, comparison: compared, text, negated: isNegated, each: false };
}

function countAssertion(
  { number, isNegated, bound = 'exactly' }: Expectation,
  target: Target,
): Assertion | string {
  if (typeof number !== 'number' || isNegated) return 'The file does not say how many are expected.';
  return { kind: 'count', target: { ...target, ordinal: null }, bound, count: number };
}

function pageAssertion(
  property: 'url' | 'title',
  { text, isNegated, comparison = 'is' }: Expectation,
): Assertion | string {
  if (text === null) return 'The file expects a pattern. Write the text that is expected.';
  return { kind: 'page', property, comparison, text, negated: isNegated };
}

/** The text that a regular expression searches, if it is plain; null: it is a pattern. */
export function plainPattern(pattern: string): { text: string; comparison: TextComparison } | null {
  const [, start = '', body = '', end = ''] = /^(\^?(?:\.\*)?)(.*?)((?:\.\*)?\$?)$/su.exec(pattern) ?? [];
  if (body === '' || !/^(?:[^\\.*+?()[\]{}|^$]|\\[^a-z0-9])+$/iu.test(body)) return null;
  const isStart = start === '^';
  const isEnd = end === '$';
  const comparison = isStart ? (isEnd ? 'is' : 'starts with') : isEnd ? 'ends with' : 'contains';
  return { text: body.replaceAll(/\\(.)/gsu, '$1'), comparison };
}
