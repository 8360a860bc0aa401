import type { Action, Target, Purpose } from 'shared/step-language';
import type { ElementFacts } from '../../page/capture/live/element-facts.ts';
import type { LiveElement } from '../types.ts';

/** An action on an element whose target is to be filled in for its purpose. */
export interface PossibleAction {
  purpose: Purpose;
  action(target: Target): Action;
}

const MAX_OPTIONS = 5;
/** Values that show the format of a field. */
const FORMATS: Record<string, string> = {
  'input:date': '2026-12-24',
  'input:time': '14:30',
  'input:month': '2026-12',
  'input:week': '2026-W52',
  'input:datetime-local': '2026-12-24T14:30',
  'input:color': '#ff0000',
  'input:range': '50',
};

const click = (gesture: 'click' | 'double-click' | 'right-click'): PossibleAction => ({
  purpose: 'click',
  action: (target) => ({ kind: 'click', gesture, target, times: 1 }),
});
const hover: PossibleAction = { purpose: 'any', action: (target) => ({ kind: 'hover', target }) };
const choose: PossibleAction = { purpose: 'click', action: (target) => ({ kind: 'choose', target }) };
const tick = (on: boolean): PossibleAction => ({
  purpose: 'toggle',
  action: (target) => ({ kind: 'tick', target, on }),
});
const expand = (expanded: boolean): PossibleAction => ({
  purpose: 'click',
  action: (target) => ({ kind: 'expand', target, expanded }),
});
const set = (value: string): PossibleAction => ({
  purpose: 'field',
  action: (target) => ({ kind: 'set', target, value }),
});
const select = (option: string): PossibleAction => ({
  purpose: 'dropdown',
  action: (target) => ({ kind: 'select', option, target }),
});
const inField: PossibleAction[] = [
  { purpose: 'field', action: (target) => ({ kind: 'type', text: 'text', target, enter: false }) },
  { purpose: 'field', action: (target) => ({ kind: 'type', text: 'text', target, enter: true }) },
  { purpose: 'field', action: (target) => ({ kind: 'clear', target }) },
  { purpose: 'field', action: (target) => ({ kind: 'press', keys: 'Enter', times: 1, target }) },
];
const upload: PossibleAction = {
  purpose: 'file',
  action: (target) => ({ kind: 'upload', file: null, target }),
};

/** What a person may do with an element, the most likely first. Texts and values are examples, for the person to replace. */
export function actionsFor({ kind, tag }: LiveElement, { states, options }: ElementFacts): PossibleAction[] {
  if (tag === 'input:file') return [upload];
  const format = FORMATS[tag];
  if (format !== undefined) return [set(format), click('click'), hover];
  if (tag === 'select') {
    const others = options.filter(({ isSelected }) => !isSelected).slice(0, MAX_OPTIONS);
    return [...others.map(({ label }) => select(label)), hover];
  }
  if (tag === 'option') return [choose];
  const folds = states.expanded === null ? [] : [expand(!states.expanded)];
  switch (kind) {
    case 'field':
      return [...inField, click('click'), hover];
    case 'checkbox':
    case 'switch':
      return [tick(states.checked !== true), click('click'), hover];
    case 'radio button':
    case 'option':
      return [choose, click('click'), hover];
    case 'tab':
    case 'menu item':
      return [click('click'), choose, ...folds, hover];
    case 'dropdown':
      return [click('click'), ...folds, hover];
    case 'button':
    case 'link':
      return [
        ...(states.checked === null ? [] : [tick(!states.checked)]),
        click('click'),
        ...folds,
        hover,
        click('double-click'),
        click('right-click'),
      ];
    default:
      return [
        click('click'),
        ...folds,
        hover,
        click('double-click'),
        click('right-click'),
        { purpose: 'any', action: (target) => ({ kind: 'scrollTo', target }) },
      ];
  }
}
