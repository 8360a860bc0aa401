import { MASK } from 'shared/step-language';
import type { Execute } from '../action.ts';
import { stateOf } from '../on-element.ts';
import { selectIn } from '../select/select.ts';
import { setDateParts } from './date-parts.ts';
import { fill, type Filled } from './fill.ts';
import { findValueControl } from './find-control.ts';
import { hasFormat } from './formats.ts';
import { moveSlider } from './slider.ts';

/** Sets the value of a field, dropdown, slider or spin button. */
export const set: Execute<'set'> = async (run, { target, value }) => {
  const isDate = hasFormat('date', value);
  const element = await findValueControl(run, target, isDate);
  const control = await stateOf(run, element, 'probeControl');
  let filled: Filled = { isSecret: false, note: '' };
  if (control.type === 'group' && isDate) await setDateParts(run, element, value);
  else if (control.type === 'slider') await moveSlider(run, element, value);
  else if (control.type === 'select' || control.type === 'other') await selectIn(run, element, value);
  else filled = await fill(run, element, control, value);
  const { isSecret, note } = filled;
  const result = `Set the ${element.description} to "${isSecret ? MASK : value}".${note}`;
  return { result, element, isSecret };
};
