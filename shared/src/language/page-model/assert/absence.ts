import type { Assertion } from 'shared/step-language';

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
