import type { ElementState } from '../../check.ts';
import type { Purpose } from '../../finding/queries/query.ts';
import type { Target } from '../../target.ts';

const PURPOSE: Partial<Record<ElementState, Purpose>> = {
  checked: 'toggle',
  unchecked: 'toggle',
  selected: 'click',
  active: 'click',
  inactive: 'click',
  unselected: 'click',
  readonly: 'field',
  editable: 'field',
  invalid: 'field',
  required: 'field',
  optional: 'field',
  empty: 'field',
  filled: 'field',
};

/** What an element is looked for as. Fields are found by what stands beside them, too. */
export function purposeOf(state: ElementState, { readings }: Target): Purpose {
  const isField = readings.some(
    ({ kind, name }) => kind?.isField && name !== '' && kind.roles.includes('textbox'),
  );
  return PURPOSE[state] ?? (isField && state !== 'visible' ? 'field' : 'see');
}
