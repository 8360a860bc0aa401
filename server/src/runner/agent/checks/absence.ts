import type { StepMark } from 'shared/contract';
import type { Check } from '../check.ts';

/** Whether a statement says that something is not there, so that an empty page would bear it out. */
export function isAbsence(check: Check): boolean {
  return (
    isAbsent(check) || ('otherwise' in check && check.otherwise !== undefined && isAbsence(check.otherwise))
  );
}

function isAbsent(check: Check): boolean {
  switch (check.kind) {
    case 'text':
    case 'page':
    case 'position':
      return check.isNegated;
    case 'state':
      return check.state === 'hidden';
    case 'count':
      return check.bound === 'most' || (check.bound === 'exactly' && check.count === 0);
    case 'title':
    case 'address':
    case 'value':
    case 'part':
      return check.expected.isNegated;
    case 'compare':
    case 'only':
    case 'order':
    case 'colour':
    case 'something':
    case 'results':
      return false;
  }
}

/**
 * The mark of a check that has passed but proves nothing: it would pass on an empty page, it passed on the starting page
 * already, and no check since the last act has found anything to be there.
 */
export function doubtAbout(
  check: Check,
  { hasEvidence, startText }: { hasEvidence: boolean; startText: string },
): StepMark | null {
  if (check.kind === 'something') return always('This check passes on any page that shows something.');
  if (check.kind === 'count' && check.bound === 'least' && check.count <= 0)
    return always('There are always at least 0.');
  const words = wordsOf(check);
  if (words === null || hasEvidence || !isAbsence(check) || startText.includes(words.toLowerCase()))
    return null;
  return always(
    `This check passes on an empty page too, and "${words}" was not on the starting page either. Check first what the page does show.`,
  );
}

function always(text: string): StepMark {
  return { kind: 'always_true', text };
}

/** What is said to be absent from the page, if it has a name. */
function wordsOf(check: Check): string | null {
  if (check.kind === 'text') return check.text;
  if (check.kind !== 'state' && check.kind !== 'count') return null;
  return check.target.readings[0]?.name || null;
}
