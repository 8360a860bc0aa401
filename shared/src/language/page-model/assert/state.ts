import { purposeOf, STATES, type Purpose } from 'shared/step-language';
import type { AssertedPage, Described, ElementState } from './asserted-page.ts';
import { judgeEvery, type AssertionOf, type Verdict } from './verdict.ts';
import { capitalize } from './wording.ts';

type StateAssertion = AssertionOf<'state'> & { state: ElementState };

interface StateFacts<E> {
  purpose: Purpose;
  /** The elements that the target names, each with its answer; null: it has no such state. `isNeither`: nor is it in the opposite one. */
  elements: { element: E; is: boolean | null; isNeither: boolean }[];
}

/** The states that are neither of two where something is so in part, each with its opposite. */
const IN_PART: Partial<Record<ElementState, ElementState>> = {
  checked: 'unchecked',
  unchecked: 'checked',
  on: 'off',
  off: 'on',
};

export async function stateFacts<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: StateAssertion,
): Promise<StateFacts<E>> {
  const { target, state } = assertion;
  const purpose = purposeOf(assertion);
  let found = await page.matches(target, purpose);
  // An empty element may have no height and thus be invisible.
  if (found.length === 0 && state === 'empty') {
    const all = await page.matches(target, 'any', { hidden: true });
    const are = await Promise.all(all.map((element) => page.isDrawn(element)));
    found = all.filter((_, index) => are[index]);
  }
  const opposite = IN_PART[state];
  const answersOf = (all: E[]) =>
    Promise.all(
      all.map(async (element) => {
        const is = await page.stateOf(element, state);
        const isNeither = is === false && opposite !== undefined && !(await page.stateOf(element, opposite));
        return { element, is, isNeither };
      }),
    );
  let elements = await answersOf(found);
  // A cell that has no such state has that of the only control in it.
  for (const inside of target.kind === 'cell' ? IN_CELL : []) {
    if (elements.some(({ is }) => is !== null)) break;
    const answers = await answersOf(await page.matches(target, inside));
    if (answers.some(({ is }) => is !== null)) elements = answers;
  }
  return { purpose, elements };
}

/** What may be in a cell. */
const IN_CELL: readonly Purpose[] = ['toggle', 'field', 'dropdown'];

/** The state of all elements of a name; without a kind, of those that can have such a state, if there are any. */
export function judgeState<E extends Described>(
  { target, state }: StateAssertion,
  { purpose, elements }: StateFacts<E>,
): Verdict<E> {
  const able = elements.filter(({ is }) => is !== null);
  const meant = target.kind === null && able.length > 0 ? able : elements;
  const objectionTo = ({ element, is, isNeither }: (typeof meant)[number]) => {
    const name = capitalize(element.description);
    if (is === null) return `${name} cannot be ${state} or ${STATES[state]}.`;
    if (isNeither) return `${name} is neither ${state} nor ${STATES[state]}.`;
    const other = state.startsWith('un') ? STATES[state] : `not ${state}`;
    return is ? null : `${name} is ${other}.`;
  };
  return judgeEvery(target, meant, objectionTo, purpose);
}
