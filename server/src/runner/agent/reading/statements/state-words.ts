import type { ElementState } from '../../check.ts';
import { SHOWN } from './vocabulary.ts';

const STATES: [pattern: string, state: ElementState][] = [
  ['(?:enabled|clickable|selectable)', 'enabled'],
  ['(?:disabled|greyed out|grayed out|not clickable)', 'disabled'],
  ['(?:active)', 'active'],
  ['(?:inactive)', 'inactive'],
  ['(?:checked|ticked|switched on|turned on|on)', 'checked'],
  ['(?:accepted|agreed to)', 'checked'],
  ['(?:completed|complete|done|finished|crossed (?:off|out)|struck (?:out|through))', 'checked'],
  ['(?:incomplete|uncompleted|unfinished)', 'unchecked'],
  ['(?:unchecked|unticked|switched off|turned off|off)', 'unchecked'],
  ['(?:selected|chosen|picked|highlighted|pressed|current)', 'selected'],
  ['(?:unselected|deselected)', 'unselected'],
  ['(?:expanded|unfolded)', 'expanded'],
  ['(?:collapsed|folded)', 'collapsed'],
  ['(?:focused|in focus)', 'focused'],
  ['(?:read-?only|read only)', 'readonly'],
  ['(?:editable)', 'editable'],
  ['(?:required|mandatory)', 'required'],
  ['(?:optional)', 'optional'],
  ['(?:(?:marked |flagged |shown )?(?:as )?invalid)', 'invalid'],
  ['(?:empty|blank|cleared|emptied)', 'empty'],
  ['(?:(?:pre-?)?filled(?: in| out)?)', 'filled'],
  [`(?:${SHOWN})`, 'visible'],
  ['(?:hidden|gone|absent|invisible|missing|removed|deleted)', 'hidden'],
];
/** What a denial of each says. */
export const OPPOSITE: Record<ElementState, ElementState> = {
  enabled: 'disabled',
  disabled: 'enabled',
  active: 'inactive',
  inactive: 'active',
  checked: 'unchecked',
  unchecked: 'checked',
  selected: 'unselected',
  unselected: 'selected',
  expanded: 'collapsed',
  collapsed: 'expanded',
  focused: 'unfocused',
  unfocused: 'focused',
  readonly: 'editable',
  editable: 'readonly',
  required: 'optional',
  optional: 'required',
  invalid: 'valid',
  valid: 'invalid',
  empty: 'filled',
  filled: 'empty',
  visible: 'hidden',
  hidden: 'visible',
};
/** The words for a state, inside a larger pattern. */
export const STATE = STATES.map(([pattern]) => pattern).join('|');

/** The state that a word names; undefined for other words. */
export function stateCalled(word: string): ElementState | undefined {
  return STATES.find(([pattern]) => new RegExp(`^${pattern}$`, 'iu').test(word))?.[1];
}
