import { MASK } from '../../agent/describe.ts';
import type { Execute } from '../action.ts';
import { findElement } from '../on-element.ts';
import { selectIn } from '../select/select.ts';
import { readControl } from './control.ts';
import { fill } from './fill.ts';
import { moveSlider } from './slider.ts';

/** Gives a field, dropdown, slider or spin button a value. */
export const set: Execute<'set'> = async (run, { target, value }) => {
  const element = await findElement(run, target, 'field');
  const control = await readControl(element.locator);
  let isSecret = false;
  if (control.type === 'slider') await moveSlider(run, element, value);
  else if (control.type === 'select' || control.type === 'other') await selectIn(run, element, value);
  else isSecret = await fill(run, element, control, value);
  const result = `Set the ${element.description} to "${isSecret ? MASK : value}".`;
  return { result, element, isSecret };
};
