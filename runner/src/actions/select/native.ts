import { evaluateIfSingle, evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import { inLibrary } from '../../browser/page-library.ts';
import { poll } from '../../agent/poll.ts';
import type { ActionRun } from '../action.ts';
import { expectEffect, onElement, type PageElement } from '../on-element.ts';
import { placesOf, theOnly, type Option } from './option.ts';

interface NativeList {
  options: Option[];
  isMultiple: boolean;
  /** The first option is a placeholder ("Choose…"). */
  hasPlaceholder: boolean;
  /** Differs if the text or the address of the page does. */
  page: string;
}

/** Selects an option of a `<select>`; with `multiple`, in addition to the selected ones. */
export async function selectNative(run: ActionRun, dropdown: PageElement, label: string): Promise<void> {
  const { locator, description } = dropdown;
  let list: NativeList = { options: [], isMultiple: false, hasPlaceholder: false, page: '' };
  const find = async () => {
    list = await evaluateIsolated(locator, probeList);
    return placesOf(list.options, label).length > 0 ? true : null;
  };
  await poll(find, run.timing.wait, run.signal);
  const before = list;
  const place = theOnly(before.options, placesOf(before.options, label), dropdown, label);
  const chosen = before.isMultiple ? selectedIn(before.options) : [];
  const indices = [...chosen, place].map((index) => ({ index }));
  await onElement(run, dropdown, 'set', () => locator.selectOption(indices, { timeout: run.timing.action }));
  const isTaken = async () => {
    const current = await evaluateIfSingle(locator, probeList);
    if (!current) return undefined;
    list = current;
    // A menu of actions returns to its placeholder after one is chosen.
    const isDone = list.hasPlaceholder && list.options[0]?.isSelected === true && list.page !== before.page;
    return (
      isDone ||
      selectedIn(list.options).some((index) => list.options[index]?.label === before.options[place]?.label)
    );
  };
  await expectEffect(run, dropdown, isTaken, () => {
    const shown = selectedIn(list.options).map((index) => `"${list.options[index]?.label.trim()}"`);
    return `The ${description} does not take "${label}": it shows ${shown.join(', ') || 'no option'} again.`;
  });
}

function selectedIn(options: Option[]): number[] {
  return [...options.keys()].filter((index) => options[index]?.isSelected);
}

/** Runs inside the page. */
const probeList = inLibrary(function probeList(list: Element): NativeList {
  if (!(list instanceof HTMLSelectElement))
    return { options: [], isMultiple: false, hasPlaceholder: false, page: '' };
  let hash = 0;
  for (const character of document.body.textContent ?? '')
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return {
    options: [...list.options].map((option) => ({
      label: option.label,
      isDisabled: option.disabled || option.closest('optgroup')?.disabled === true,
      isSelected: option.selected,
    })),
    isMultiple: list.multiple,
    hasPlaceholder: list.options[0]?.value === '',
    page: `${location.href} ${hash}`,
  };
});
