import type { SentencePage } from '../../runner/src/testing/open-sentence-page.ts';
import { FAILING } from '../../runner/src/testing/timings.ts';
import type { AccessibleElement } from './accessibility-tree.ts';
import type { Difference } from './compare-tree.ts';
import { isCalled, KIND_WORDS } from './press-controls.ts';

/** A state that an element has, and the one that it therefore has not. */
type Fact = [has: string, hasNot: string];

/** States what Chromium says of every control that can be named, and the contrary: the one must pass, the other fail. */
export async function stateFacts(
  library: string,
  tree: AccessibleElement[],
  { executeSentence }: SentencePage,
): Promise<{ stated: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let stated = 0;
  const named = tree.filter(
    ({ role, name, box }) =>
      role in KIND_WORDS &&
      role !== 'columnheader' &&
      name !== '' &&
      !name.includes('"') &&
      box[2] > 1 &&
      box[3] > 1 &&
      tree.filter((other) => KIND_WORDS[other.role] === KIND_WORDS[role] && isCalled(other, name)).length ===
        1,
  );
  const judge = (sentence: string) =>
    executeSentence(sentence, FAILING).then(
      () => 'passes',
      (error: Error) => error.message.split('\n')[0] ?? '',
    );
  for (const element of named) {
    const { role, name, html } = element;
    const of = `The ${KIND_WORDS[role]} "${name}"`;
    const shown = await judge(`${of} is visible`);
    stated++;
    if (shown !== 'passes') {
      differences.push({
        library,
        what: 'not found',
        role,
        name,
        theirs: `${of} is visible`,
        ours: shown,
        html,
      });
      continue;
    }
    for (const [has, hasNot] of factsOf(element)) {
      stated += 2;
      const [right, wrong] = await Promise.all([judge(`${of} ${has}`), judge(`${of} ${hasNot}`)]);
      if (right !== 'passes')
        differences.push({
          library,
          what: 'false failure',
          role,
          name,
          theirs: `${of} ${has}`,
          ours: right,
          html,
        });
      if (wrong === 'passes')
        differences.push({
          library,
          what: 'false pass',
          role,
          name,
          theirs: `not: ${of} ${hasNot}`,
          ours: wrong,
          html,
        });
    }
  }
  return { stated, differences };
}

function factsOf({ role, states, isDisabled, value }: AccessibleElement): Fact[] {
  const fact = (is: boolean, one: string, other: string): Fact => (is ? [one, other] : [other, one]);
  const facts = [fact(isDisabled, 'is disabled', 'is enabled')];
  const toggled = states.checked ?? states.pressed;
  if (toggled !== undefined && toggled !== 'mixed') {
    const isOn = String(toggled) === 'true';
    facts.push(
      role === 'switch' || role === 'button'
        ? fact(isOn, 'is on', 'is off')
        : fact(isOn, 'is checked', 'is unchecked'),
    );
  }
  if (states.selected !== undefined && role !== 'treeitem')
    facts.push(fact(states.selected === true, 'is selected', 'is not selected'));
  if (states.expanded !== undefined && role !== 'combobox')
    facts.push(fact(states.expanded === true, 'is expanded', 'is collapsed'));
  if (/^(?:textbox|searchbox|spinbutton|combobox)$/.test(role)) {
    facts.push(fact(states.required === true, 'is required', 'is optional'));
    facts.push(fact(String(states.invalid ?? 'false') !== 'false', 'is invalid', 'is valid'));
    if (role !== 'combobox') facts.push(fact(states.readonly === true, 'is read-only', 'is editable'));
    if (value && !value.includes('"')) facts.push([`contains "${value}"`, `is empty`]);
    else if (role !== 'combobox') facts.push(['is empty', 'is not empty']);
  }
  return facts;
}
