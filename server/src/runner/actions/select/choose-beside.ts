import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import type { Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Target } from '../../agent/target.ts';
import { kindOf } from '../../agent/reading/targets/kinds.ts';
import { attempt } from '../attempt.ts';
import { clickBox } from '../click/click-box.ts';
import { leaveTicked } from '../click/leave-ticked.ts';
import { isMereText } from './mere-text.ts';

/**
 * "Set the visibility to Team": where no list is called so, one of the choices that stand by that name.
 * @throws the failure to find a list, if there is no such choice either.
 */
export async function chooseBeside(
  session: Session,
  option: string,
  target: Target,
  failure: unknown,
): Promise<Found> {
  if (!(failure instanceof StepFailure) || !failure.isNotFound || target.within) throw failure;
  for (const { name } of target.readings) {
    const found = name === '' ? null : await choiceBeside(session, option, name);
    if (!found || (await isMereText(found.locator))) continue;
    if (!(await leaveTicked(session, found, 'choice')))
      await attempt(session, found, 'chosen', () => clickBox(found.locator));
    return found;
  }
  throw failure;
}

function choiceBeside(session: Session, option: string, name: string): Promise<Found | null> {
  const choice: Target = {
    words: option,
    readings: [
      { name: option, kind: null, ordinal: null, isWhole: true },
      { name: option, kind: kindOf('radio'), ordinal: null },
    ],
    within: { relation: 'beside', reading: { name, kind: null, ordinal: null } },
  };
  return findTarget(session, choice, 'click', 0).catch(() => null);
}
