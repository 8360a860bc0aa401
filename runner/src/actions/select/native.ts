import { poll } from '../../core/poll.ts';
import type { NativeList } from '../../page/capture/actions/native-list.ts';
import { evaluateIfSingle, evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { Option } from '../../page/capture/actions/option.ts';
import type { ActionRun } from '../action.ts';
import { expectEffect, onElement, type PageElement } from '../on-element.ts';
import { placesOf, theOnly } from './option.ts';

/** Selects an option of a `<select>`; with `multiple`, in addition to the selected ones. */
export async function selectNative(run: ActionRun, dropdown: PageElement, label: string): Promise<void> {
  const { locator, description } = dropdown;
  let list: NativeList = { options: [], isMultiple: false, hasPlaceholder: false, page: '' };
  const find = async () => {
    list = await evaluateIsolated(locator, 'probeList');
    return placesOf(list.options, label).length > 0 ? true : null;
  };
  await poll(run, find, run.timing.wait);
  const before = list;
  const place = theOnly(run, before.options, placesOf(before.options, label), dropdown, label);
  const chosen = before.isMultiple ? selectedIn(before.options) : [];
  const indices = [...chosen, place].map((index) => ({ index }));
  await onElement(run, dropdown, 'set', () => locator.selectOption(indices, { timeout: run.timing.action }));
  const isTaken = async () => {
    const current = await evaluateIfSingle(locator, 'probeList');
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
