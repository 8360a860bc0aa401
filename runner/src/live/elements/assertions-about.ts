import { plainTarget, type Assertion, type State, type Target } from 'shared/step-language';
import { mapTexts } from '../../core/expand-command.ts';
import type { ElementFacts, FactState } from '../../page/capture/live/element-facts.ts';
import { escapeNames } from '../../values/values.ts';

/** Longer texts are rarely meant as a whole. */
const MAX_TEXT = 100;
const MAX_OPTIONS = 5;

/** What a state is called if it is true, and if it is false; null: not worth an assertion. */
const SPOKEN: Record<FactState, [ifTrue: State, ifFalse: State | null]> = {
  checked: ['checked', 'unchecked'],
  selected: ['selected', 'unselected'],
  expanded: ['expanded', 'collapsed'],
  disabled: ['disabled', null],
  'read-only': ['read-only', null],
  required: ['required', null],
  empty: ['empty', null],
};

export const isState = (target: Target, state: State): Assertion => ({
  kind: 'state',
  target,
  state,
  each: false,
});

export const hasValue = (target: Target, text: string): Assertion => ({
  kind: 'value',
  target,
  comparison: 'is',
  text: escapeNames(text),
  negated: false,
  each: false,
});

export const shows = (text: string): Assertion => ({
  kind: 'shows',
  text: escapeNames(text),
  negated: false,
  place: null,
});

/** Assertions that may be true of an element, the most telling first; whether they are, only the runner says. @param target means the element */
export function assertionsAbout(target: Target | null, facts: ElementFacts): Assertion[] {
  const { value, text, options, placeholder, isMainHeading, isControl } = facts;
  const isText = text !== '' && text.length <= MAX_TEXT;
  const ofTarget: Assertion[] = target
    ? [
        ...(value && !value.isSecret && value.text !== '' ? [hasValue(target, value.text)] : []),
        ...statesOf(target, facts),
      ]
    : [];
  const last: Assertion[] = target
    ? [
        isState(target, 'visible'),
        ...(placeholder === '' ? [] : [placeholderOf(target, placeholder)]),
        ...(options.length > 0 && options.length <= MAX_OPTIONS
          ? [
              offersOf(
                target,
                options.map(({ label }) => label),
              ),
            ]
          : []),
      ]
    : [];
  return [
    ...ofTarget,
    ...(isText ? valuesOfText(facts) : []),
    ...(isMainHeading && isText
      ? [{ kind: 'pageNamed', name: escapeNames(text), negated: false } as const]
      : []),
    ...(isText && !isControl ? [shows(text)] : []),
    ...last,
  ];
}

function statesOf(target: Target, { states, value }: ElementFacts): Assertion[] {
  const isField = value !== null;
  return (Object.keys(SPOKEN) as FactState[]).flatMap((state) => {
    if (state === 'empty' && !isField) return [];
    if (state === 'selected' && states.checked !== null) return [];
    const is = states[state];
    const spoken = is === null ? null : SPOKEN[state][is ? 0 : 1];
    return spoken ? [isState(target, spoken)] : [];
  });
}

/** The text of an element as the value of its row and column, or of a text that labels it. */
export function valuesOfText(facts: Pick<ElementFacts, 'text' | 'cells' | 'labels'>): Assertion[] {
  const { cells, text } = facts;
  return cells.length > 0
    ? cells.map((cell) => hasValue(mapTexts(cell, escapeNames), text))
    : labelledBy(facts);
}

/** The element as the value of a text near it, or of its own beginning: "Total: $30". */
function labelledBy({ text, labels }: Pick<ElementFacts, 'text' | 'labels'>): Assertion[] {
  const [, own, rest] = /^([^:]{2,40}):\s*(\S.*)$/u.exec(text) ?? [];
  const near = labels
    .filter((label) => /\p{L}/u.test(label) && label !== text)
    .map((label) => hasValue(named(label.replace(/\s*[*:]$/u, '')), text));
  return own && rest ? [hasValue(named(own), rest), ...near] : near;
}

const named = (name: string): Target => plainTarget(escapeNames(name), null);

const placeholderOf = (target: Target, text: string): Assertion => ({
  kind: 'placeholder',
  target,
  text: escapeNames(text),
});

const offersOf = (target: Target, options: string[]): Assertion => ({
  kind: 'options',
  target,
  options: options.map(escapeNames),
  only: true,
});
