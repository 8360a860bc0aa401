import type { SentencePage } from '../../runner/src/testing/open-sentence-page.ts';
import { FAILING } from '../../runner/src/testing/timings.ts';
import type { AccessibleElement } from './accessibility-tree.ts';
import type { Difference } from './compare-tree.ts';
import { receivePresses, type Press, type PressWindow } from './in-page/receive-presses.ts';

/** The words of the step language for what a person presses. */
export const KIND_WORDS: Record<string, string> = {
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  radio: 'radio button',
  switch: 'switch',
  tab: 'tab',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  combobox: 'dropdown',
  option: 'option',
  treeitem: 'tree item',
  columnheader: 'column',
};

export interface Presses {
  pressed: number;
  /** Controls without a name, or with one that others of their kind have too. */
  notAddressable: number;
  differences: Difference[];
}

/** Presses every control that can be named, by a sentence, on a page that keeps still. */
export async function pressControls(
  library: string,
  tree: AccessibleElement[],
  { page, executeSentence }: SentencePage,
): Promise<Presses> {
  await page.evaluate(receivePresses);
  const controls = tree.filter(
    ({ role, box, isDisabled }) => role in KIND_WORDS && !isDisabled && box[2] > 0 && box[3] > 0,
  );
  const result: Presses = { pressed: 0, notAddressable: 0, differences: [] };
  for (const control of controls) {
    const { role, name, mark, html } = control;
    const alike = tree.filter(
      (other) => KIND_WORDS[other.role] === KIND_WORDS[role] && isCalled(other, name),
    );
    if (name === '' || name.includes('"') || alike.length > 1) {
      result.notAddressable++;
      continue;
    }
    result.pressed++;
    await page.evaluate(() => (window as PressWindow).trialPresses?.splice(0));
    const sentence = `Click the ${KIND_WORDS[role]} "${name}"`;
    const failure = await executeSentence(sentence, FAILING).then(
      () => null,
      (error: Error) => error.message,
    );
    const presses = await page.evaluate(() => (window as PressWindow).trialPresses ?? []);
    const add = (what: string, ours: string) =>
      result.differences.push({ library, what, role, name, theirs: sentence, ours, html });
    if (presses.length > 0 && !presses.every((press) => arrives(press, mark)))
      add('press elsewhere', `${failure ?? 'passed'}: ${nameOf(tree, presses[0])}`);
    else if (failure !== null) add('press refused', failure.split('\n')[0] ?? '');
    else if (presses.length === 0) add('press lost', 'passed, but nothing was pressed');
  }
  return result;
}

export function isCalled(element: AccessibleElement, name: string): boolean {
  return element.name.toLowerCase() === name.toLowerCase();
}

/** It, what is in it, its label or its box was pressed. */
function arrives({ marks, labelled, boxed }: Press, mark: number): boolean {
  return [...marks, ...labelled, ...boxed].includes(mark);
}

function nameOf(tree: AccessibleElement[], press: Press | undefined): string {
  const found = press?.marks.map((mark) => tree.find((element) => element.mark === mark)).find(Boolean);
  return found ? `${found.role} "${found.name}" ${found.html.slice(0, 120)}` : 'an element without a role';
}
