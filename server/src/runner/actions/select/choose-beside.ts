import { findTarget } from '../../agent/finding/find-target.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import type { Session } from '../../agent/session.ts';
import type { StepFailure } from '../../agent/step-failure.ts';
import type { Target } from '../../agent/target.ts';
import { attempt } from '../attempt.ts';
import { clickBox } from '../click-box.ts';
import { isMereText } from './mere-text.ts';

/**
 * "Set the visibility to Team": where no list is called so, one of the choices that stand by that name.
 * @throws the failure to find a list, if there is no such choice either.
 */
export async function chooseBeside(
  session: Session,
  option: string,
  target: Target,
  failure: StepFailure,
): Promise<Found> {
  const [{ name } = { name: '' }] = target.readings.filter((one) => one.name !== '');
  if (!failure.isNotFound || name === '' || target.within) throw failure;
  const choice: Target = {
    words: option,
    readings: [{ name: option, kind: null, ordinal: null, isWhole: true }],
    within: { relation: 'beside', reading: { name, kind: null, ordinal: null } },
  };
  const found = await findTarget(session, choice, 'click', 0).catch(() => null);
  if (!found || (await isMereText(found.locator))) throw failure;
  await attempt(session, found, 'chosen', () => clickBox(found.locator));
  return found;
}
