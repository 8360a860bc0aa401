import { matchAll } from '../../resolve/resolve.ts';
import type { Target, Purpose } from 'shared/step-language';
import { poll } from '../../core/poll.ts';
import type { ActionRun } from '../action.ts';
import { findElement, type PageElement } from '../on-element.ts';
import { hasDateParts } from './date-parts.ts';

/**
 * What takes a value or keys: a field of that name; without one, a dropdown; without that, a slider.
 * @param isDate first of all a group of fields for the parts of a date, of which the first may be called so, too
 * @throws StepFailure if there is not exactly one
 */
export async function findValueControl(run: ActionRun, target: Target, isDate = false): Promise<PageElement> {
  const { name, kind } = target;
  if (run.action.elements.target || kind !== null || name === null)
    return findElement(run, target, 'field', { probe: 'probeControl' });
  const isThere = async (kind: Target['kind'], purpose: Purpose) =>
    (await matchAll(run, { ...target, kind }, purpose)).length > 0 && { kind, purpose };
  const choosePurpose = async () =>
    (isDate && (await hasDateParts(run, target)) && { kind: 'section' as const, purpose: 'any' as const }) ||
    (await isThere(null, 'field')) ||
    (await isThere(null, 'dropdown')) ||
    (await isThere('slider', 'field')) ||
    null;
  const found = await poll(run, choosePurpose, run.timing.wait);
  if (!found) return findElement(run, target, 'field', { limit: 0 });
  return findElement(run, { ...target, kind: found.kind }, found.purpose, { probe: 'probeControl' });
}
