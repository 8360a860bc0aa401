import { STATES, type Assertion, type Kind, type State, type Target } from 'shared/step-language';
import type { PageElement, Snapshot } from '../snapshot.ts';
import { candidates, certainlyIs, couldBe, existsAtAll, timesShown } from './candidates.ts';

type StateAssertion = Extract<Assertion, { kind: 'state' }>;

/** Whether an element is in a state; null: it has no such property. */
const PROPERTIES: Partial<Record<State, (element: PageElement) => boolean | null>> = {
  disabled: ({ disabled }) => disabled,
  checked: ({ checked }) => checked,
  on: ({ checked }) => checked,
  selected: ({ selected, checked }) => selected ?? checked,
  expanded: ({ expanded }) => expanded,
  focused: ({ focused }) => focused,
  filled: ({ value }) => (value === null ? null : value !== ''),
  required: ({ required }) => required,
  'read-only': ({ readOnly }) => readOnly,
};

/** Kinds that only an element with a role can be. */
const OPERATED: ReadonlySet<Kind> = new Set<Kind>([
  'field',
  'checkbox',
  'radio button',
  'slider',
  'dropdown',
]);

export function refuteState({ target, state, each }: StateAssertion, page: Snapshot): boolean {
  if (target.ordinal !== null || target.place !== null) return false;
  if (each) return refuteEach(target, state, page);
  if (target.name === null) return false;
  const named = candidates(page, target);
  if (state === 'visible') {
    const { kind, name } = target;
    const seen = named.filter(({ mayBeSeen }) => mayBeSeen);
    if (kind !== null && OPERATED.has(kind)) return !seen.some((element) => couldBe(element, kind));
    return seen.length === 0 && !isSeenAnyhow(page, name);
  }
  if (state === 'hidden')
    return (
      named.some(
        (element) => element.isShown && (target.kind === null || certainlyIs(element, target.kind)),
      ) ||
      (target.kind === null && timesShown(page, target.name) > 0)
    );
  const property = propertyOf(state);
  if (!property) return false;
  const known = named.map(property).filter((value) => value !== null);
  return known.length > 0 ? known.every((value) => !value) : !existsAtAll(page, target.name);
}

function refuteEach({ kind, name }: Target, state: State, page: Snapshot): boolean {
  const property = propertyOf(state);
  return (
    kind !== null &&
    name === null &&
    property !== null &&
    page.elements.some(
      (element) =>
        element.isShown &&
        certainlyIs(element, kind) &&
        couldBe(element, kind) &&
        property(element) === false,
    )
  );
}

/** The same for a state and its opposite. */
function propertyOf(state: State): ((element: PageElement) => boolean | null) | null {
  const direct = PROPERTIES[state];
  if (direct) return direct;
  const opposite = PROPERTIES[STATES[state]];
  if (!opposite) return null;
  return (element) => {
    const value = opposite(element);
    return value === null ? null : !value;
  };
}

/** A text that is part of what is seen could be what the name means, even if nothing has it as a whole. */
function isSeenAnyhow(page: Snapshot, name: string): boolean {
  return (
    page.wholeTexts.includes(name.toLowerCase()) && page.visible.toLowerCase().includes(name.toLowerCase())
  );
}
