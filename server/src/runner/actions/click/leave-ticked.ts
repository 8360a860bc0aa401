import { capitalize } from '../../agent/describe.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import type { Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Done } from '../action.ts';
import { attempt, doneWith } from '../attempt.ts';
import { turn } from '../tick.ts';

/**
 * A box to tick where something is chosen, or done: what is chosen is ticked then, ticked before or not. null: it is none.
 * @throws StepFailure for a deed: a box that is called like one says only what is to be.
 */
export async function leaveTicked(
  session: Session,
  found: Found,
  as: 'choice' | 'deed' | 'fold' | undefined,
): Promise<Done | null> {
  if ((as !== 'choice' && as !== 'deed') || !(await isolated(found.locator, isBox, undefined, PATIENT_MS)))
    return null;
  if (as === 'deed')
    throw new StepFailure(
      `${capitalize(found.description)} can be ticked, but nothing is done by it. To tick it, write "Check …" or "Uncheck …" and its name.`,
    );
  await attempt(session, found, 'checked', () => turn(found.locator, true));
  return doneWith(found, `Check ${found.description}`, `Checked ${found.description}.`);
}

/** Runs inside the page. */
function isBox(element: Element): boolean {
  const BOXES = 'input[type=checkbox], [role=checkbox], [role=switch], [role=menuitemcheckbox]';
  const labelled = element.closest('label')?.control;
  return element.closest(BOXES) !== null || labelled?.matches(BOXES) === true;
}
