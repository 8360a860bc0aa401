import type { Done } from '../actions/action.ts';
import type { Check } from './command.ts';
import { lookAtAddress, lookAtTitle } from './checks/page.ts';
import { lookForCount } from './checks/count.ts';
import { lookAtPart } from './checks/part.ts';
import { lookAtState } from './checks/state.ts';
import { lookForText } from './checks/text.ts';
import { lookAtValue } from './checks/value.ts';
import type { Look } from './checks/look.ts';
import { poll } from './poll.ts';
import type { Session } from './session.ts';
import { StepFailure } from './step-failure.ts';

const SETTLE_MS = 3000;
/** A statement about an absence is believed after this many looks in a row, 100 ms apart. */
const LOOKS_AT_ABSENCE = 3;

/**
 * Looks until a statement is true, at most `limit` milliseconds.
 * @returns the statement as the page bears it out, in a sentence, and what it was seen in.
 * @throws StepFailure that says what the page shows instead.
 */
export async function runCheck(
  session: Session,
  check: Check,
  limit: number,
): Promise<Omit<Done, 'description'>> {
  if (isAbsence(check)) await session.window.activity.settle(session.window.page(), SETTLE_MS);
  const needed = isAbsence(check) ? LOOKS_AT_ABSENCE : 1;
  const looks = { last: null as Look | null, confirmed: 0 };
  const look = async () => {
    looks.last = await lookAt(session, check);
    looks.confirmed = looks.last.isTrue ? looks.confirmed + 1 : 0;
    return looks.confirmed >= needed ? looks.last : null;
  };
  let seen = await poll(look, limit, session.signal);
  // What just became true gets its further looks even if the time is over.
  while (!seen && looks.confirmed > 0) seen = await poll(look, 0, session.signal);
  if (seen) return { result: await seen.sentence(), element: seen.element, marks: seen.marks };
  if (!looks.last) throw new StepFailure('The page kept loading and could not be looked at.');
  throw new StepFailure(await looks.last.sentence(), looks.last.element);
}

function isAbsence(check: Check): boolean {
  if (check.kind === 'text') return check.isNegated;
  if (check.kind === 'state') return check.state === 'hidden';
  if (check.kind === 'count') return check.count === 0 || check.bound === 'most';
  return check.expected.isNegated;
}

function lookAt(session: Session, check: Check): Promise<Look> {
  switch (check.kind) {
    case 'text':
      return lookForText(session, check);
    case 'state':
      return lookAtState(session, check);
    case 'value':
      return lookAtValue(session, check);
    case 'count':
      return lookForCount(session, check);
    case 'title':
      return lookAtTitle(session, check);
    case 'address':
      return lookAtAddress(session, check);
    case 'part':
      return lookAtPart(session, check);
  }
}
