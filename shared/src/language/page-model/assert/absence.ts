import type { Assertion, Kind, State } from 'shared/step-language';

/** Whether the assertion holds on an empty page. */
export function isAbsence(assertion: Assertion): boolean {
  switch (assertion.kind) {
    case 'shows':
    case 'value':
    case 'page':
    case 'pageNamed':
    case 'error':
      return assertion.negated;
    case 'state':
      return assertion.state === 'hidden';
    case 'count':
      return assertion.bound === 'at most' || (assertion.bound === 'exactly' && assertion.count === 0);
    default:
      return false;
  }
}

/** Whether the assertion needs a settled page and several evaluations: content that is still to come could make it false. */
export function needsSettledPage(assertion: Assertion): boolean {
  if (assertion.kind === 'count') return assertion.bound !== 'at least';
  if (assertion.kind === 'options') return assertion.only;
  return assertion.kind === 'only' || isAbsence(assertion);
}

/** What holds data: a label, a button or a message may show something for a moment only. */
const DATA: readonly (Kind | null | undefined)[] = [
  'list',
  'item',
  'table',
  'row',
  'column',
  'cell',
  'field',
  'text area',
  'dropdown',
  'slider',
  'tree item',
];
/** States that are kept, unlike `disabled` while something is saved. */
const KEPT: readonly State[] = [
  'checked',
  'unchecked',
  'on',
  'off',
  'selected',
  'unselected',
  'expanded',
  'collapsed',
  'empty',
  'filled',
];

/** Whether it is about data or a state that an action leaves, rather than about what may be shown for a moment only. */
export function isAboutData(assertion: Assertion): boolean {
  switch (assertion.kind) {
    case 'shows':
      return DATA.includes(assertion.place?.target.kind);
    case 'value':
      return assertion.target.kind === null || DATA.includes(assertion.target.kind);
    case 'state':
      return KEPT.includes(assertion.state);
    default:
      return ['number', 'sorted', 'position', 'only', 'options', 'count'].includes(assertion.kind);
  }
}
