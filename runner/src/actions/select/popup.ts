import type { Locator } from 'playwright-core';
import { poll } from '../../core/poll.ts';
import { StepFailure } from '../../core/step-failure.ts';
import { evaluateAllIsolated, evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { Option } from '../../page/capture/actions/option.ts';
import type { ActionRun } from '../action.ts';
import { selectAll, typeKeys } from '../fields/keystrokes.ts';
import { press } from '../label.ts';
import { expectEffect, onElement, unlessRemoved, type PageElement } from '../on-element.ts';
import { matchAll, type Match } from '../../resolve/resolve.ts';
import { placesOf, theOnly } from './option.ts';

const OPTIONS = ['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'treeitem']
  .map((role) => `[role=${role}]`)
  .join(', ');

/** Opens a dropdown made of ARIA roles, clicks the option, and verifies that it is selected. */
export async function selectInPopup(run: ActionRun, dropdown: PageElement, label: string): Promise<void> {
  const { locator } = dropdown;
  const { popup, isOpen, valueOptions } = await evaluateIsolated(locator, 'probeDropdown');
  if (valueOptions) return selectSuggestion(run, dropdown, valueOptions, label);
  const kind = await evaluateIsolated(locator, 'searchKind');
  const noDropdown = new StepFailure(
    `The ${dropdown.description} is no dropdown. Click it, and then choose an option of what it opens.`,
    dropdown,
  );
  if (popup === null && kind === 'none') throw noDropdown;
  run.action.progress.remaining = 1;
  // What is called so before belongs to something else.
  const isShownBefore = isOpen || (await findDrawn(run, label)).length > 0;
  if (!isOpen) await onElement(run, dropdown, 'opened', () => press(run, dropdown));
  let options: Option[] = [];
  let drawn: PageElement | null = null;
  const list = async () => (await optionsOf(locator)).filter({ visible: true });
  const find = async () => {
    options = await evaluateAllIsolated(await list(), 'readPopupOptions', undefined, []);
    if (placesOf(options, label).length > 0) return true;
    const [only, ...others] = options.length > 0 || isShownBefore ? [] : await findDrawn(run, label);
    drawn = only && others.length === 0 ? { ...only, description: `option "${label}"` } : null;
    return drawn && true;
  };
  // Further options may come only when something is typed.
  const findFirst = async () => (await find()) ?? (kind === 'listing' && options.length > 0 ? false : null);
  if (!(await poll(run, findFirst, run.timing.wait)) && kind !== 'none' && popup !== null) {
    const listed = options;
    await search(run, dropdown, label);
    await poll(run, find, run.timing.wait);
    if (placesOf(options, label).length === 0 && listed.length > 0) options = listed;
  }
  if (drawn) return clickOption(run, dropdown, drawn, label);
  if (popup === null) throw noDropdown;
  const place = theOnly(run, options, placesOf(options, label), dropdown, label);
  const option: PageElement = { locator: (await list()).nth(place), description: `option "${label}"` };
  // A second click would deselect it.
  if (options[place]?.isSelected && (await evaluateIsolated(option.locator, 'isOneOfSeveral'))) return;
  // The effect of a menu item cannot be verified.
  await clickOption(run, dropdown, option, popup === 'menu' ? null : label);
}

/** @param label what the dropdown is to show afterwards; null: nothing is to be seen */
async function clickOption(
  run: ActionRun,
  dropdown: PageElement,
  option: PageElement,
  label: string | null,
): Promise<void> {
  run.action.progress.remaining = 0;
  await onElement(run, option, 'clicked', () => option.locator.click({ timeout: run.timing.action }));
  if (label === null) return;
  const failure = `The option "${label}" was clicked, but the ${dropdown.description} does not show it as selected.`;
  await expectEffect(
    run,
    dropdown,
    () => unlessRemoved(dropdown, () => isSelectedIn(dropdown, label)),
    () => failure,
  );
}

/** What is called so, where no role says what is an option. */
async function findDrawn(run: ActionRun, label: string): Promise<Match[]> {
  return matchAll(run, { name: label, kind: null, ordinal: null, place: null }, 'click');
}

/** Types the label into the field of a combobox, as a person does who looks for an option. */
async function search(run: ActionRun, dropdown: PageElement, label: string): Promise<void> {
  await onElement(run, dropdown, 'searched', async () => {
    await selectAll(run, dropdown.locator, 'text');
    await typeKeys(run, dropdown, 'search', label);
  });
}

/** The options of the popup that the dropdown declares, else all options of the document. */
async function optionsOf(dropdown: Locator): Promise<Locator> {
  const { scope } = await evaluateIsolated(dropdown, 'probeDropdown');
  if (scope === 'self') return dropdown.locator(OPTIONS);
  const root = dropdown.locator('xpath=ancestor-or-self::*[last()]');
  return (scope === 'document' ? root : root.locator(`[id=${JSON.stringify(scope.id)}]`)).locator(OPTIONS);
}

/** Whether the dropdown shows the label, or the option says that it is selected. */
async function isSelectedIn({ locator }: PageElement, label: string): Promise<boolean> {
  if (await evaluateIsolated(locator, 'showsLabel', label)) return true;
  const options = await evaluateAllIsolated(await optionsOf(locator), 'readPopupOptions', undefined, []);
  return placesOf(options, label).some((place) => options[place]?.isSelected);
}

/** The value of an input with suggestions is its text. */
async function selectSuggestion(
  run: ActionRun,
  dropdown: PageElement,
  values: string[],
  label: string,
): Promise<void> {
  const options = values.map((value) => ({ label: value, isDisabled: false, isSelected: null }));
  const value = values[theOnly(run, options, placesOf(options, label), dropdown, label)] ?? '';
  const { locator, description } = dropdown;
  await onElement(run, dropdown, 'set', () => locator.fill(value, { timeout: run.timing.action }));
  const isThere = () => unlessRemoved(dropdown, async () => (await locator.inputValue()) === value);
  await expectEffect(run, dropdown, isThere, () => `The ${description} does not take "${label}".`);
}
