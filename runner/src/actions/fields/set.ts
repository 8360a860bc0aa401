import { MASK } from '../../agent/describe.ts';
import type { Target } from 'shared/step-language';
import { poll } from '../../agent/poll.ts';
import { matchAll } from '../../agent/resolve/resolve.ts';
import type { ActionRun, Execute } from '../action.ts';
import { findElement, type PageElement, stateOf } from '../on-element.ts';
import { selectIn } from '../select/select.ts';
import { probeControl } from './control.ts';
import { fill } from './fill.ts';
import { moveSlider } from './slider.ts';

/** Sets the value of a field, dropdown, slider or spin button. */
export const set: Execute<'set'> = async (run, { target, value }) => {
  const element = await findSettable(run, target);
  const control = await stateOf(element, probeControl);
  let isSecret = false;
  if (control.type === 'slider') await moveSlider(run, element, value);
  else if (control.type === 'select' || control.type === 'other') await selectIn(run, element, value);
  else isSecret = await fill(run, element, control, value);
  const result = `Set the ${element.description} to "${isSecret ? MASK : value}".`;
  return { result, element, isSecret };
};

/** A field of that name; without one, a dropdown; without that, a slider. */
async function findSettable(run: ActionRun, target: Target): Promise<PageElement> {
  if (run.given.target || target.kind !== null)
    return findElement(run, target, 'field', { probe: probeControl });
  const isThere = async (kind: Target['kind'], purpose: 'field' | 'dropdown') =>
    (await matchAll(run, { ...target, kind }, purpose)).length > 0 && { kind, purpose };
  const choosePurpose = async () =>
    (await isThere(null, 'field')) ||
    (await isThere(null, 'dropdown')) ||
    (await isThere('slider', 'field')) ||
    null;
  const found = await poll(choosePurpose, run.timing.wait, run.signal);
  if (!found) return findElement(run, target, 'field', { limit: 0 });
  return findElement(run, { ...target, kind: found.kind }, found.purpose, { probe: probeControl });
}
