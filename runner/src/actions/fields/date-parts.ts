import type { Target } from 'shared/step-language';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import { matchAll } from '../../resolve/resolve.ts';
import type { ActionRun } from '../action.ts';
import { expectEffect, onElement, type PageElement } from '../on-element.ts';

/** What the parts of a date are filled in with. */
const PARTS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit]), select, [role=spinbutton]';

const readParts = ({ locator }: Pick<PageElement, 'locator'>) =>
  evaluateIfSingle(locator, 'probeDateParts', { selector: PARTS });

/** Whether the only group of a name asks for the parts of a date. */
export async function hasDateParts(run: ActionRun, target: Target): Promise<boolean> {
  const [group, ...others] = await matchAll(run, { ...target, kind: 'section' }, 'any');
  return group !== undefined && others.length === 0 && !!(await readParts(group));
}

/**
 * Fills in the day, month and year that a group asks for, as a person does: one after the other.
 * @throws StepFailure if they do not hold the date afterwards
 */
export async function setDateParts(run: ActionRun, group: PageElement, date: string): Promise<void> {
  const [year, month, day] = date.split('-').map(Number);
  const wanted = { year, month, day };
  const parts = (await readParts(group)) ?? [];
  await onElement(run, group, 'filled in', async () => {
    const { timing, action } = run;
    for (const { index, unit, options } of parts) {
      action.signal.throwIfAborted();
      const part = group.locator.locator(PARTS).nth(index);
      const text = String(wanted[unit]).padStart(unit === 'year' ? 4 : 2, '0');
      if (options) {
        await part.selectOption({ index: options[Number(text)] ?? -1 }, { timeout: timing.action });
        continue;
      }
      await part.click({ timeout: timing.action });
      // A part that the page draws itself is replaced by what is typed.
      if (await part.evaluate((one) => one instanceof HTMLInputElement)) await part.selectText();
      await group.locator.page().keyboard.type(text);
    }
  });
  const isHeld = async () => {
    const now = await readParts(group);
    return now?.every(({ unit, value, options }) => value === (options?.[wanted[unit] ?? 0] ?? wanted[unit]));
  };
  await expectEffect(run, group, isHeld, () => `The ${group.description} does not hold the date ${date}.`);
}
