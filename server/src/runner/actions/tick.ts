import type { Locator } from 'playwright-core';
import { findTarget } from '../agent/finding/find-target.ts';
import { DRAWN_SWITCHES } from '../agent/finding/queries/form-parts.ts';
import { isInState } from '../agent/checks/state/element-states.ts';
import { WAIT_MS } from '../agent/session.ts';
import type { Action } from './action.ts';
import { attempt, doneWith } from './attempt.ts';
import { labelOf } from './click/click-box.ts';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';

const WORDS = {
  true: ['Check', 'checked'],
  false: ['Uncheck', 'unchecked'],
  null: ['Toggle', 'toggled'],
} as const;

export const tick: Action<'tick'> = async (session, { target, isTicked }) => {
  const found = await findTarget(session, target, 'toggle');
  const [verb, past] = WORDS[`${isTicked}`];
  const wanted = isTicked ?? !(await isOn(found.locator));
  await attempt(session, found, past, () => turn(found.locator, wanted));
  return doneWith(
    found,
    `${verb} ${found.description}`,
    `${past.charAt(0).toUpperCase()}${past.slice(1)} ${found.description}.`,
  );
};

async function isOn(locator: Locator): Promise<boolean> {
  const drawn = locator.and(locator.page().locator(DRAWN_SWITCHES));
  if ((await drawn.count()) === 1) return isolated(drawn, isDrawnOn, undefined, PATIENT_MS);
  return isolated(locator, isInState, 'checked' as const, PATIENT_MS);
}

/** Runs inside the page. */
function isDrawnOn(element: Element): boolean {
  return /(?:^|[\s_-])(?:on|active|checked|enabled)(?:$|\s)/iu.test(element.className);
}

/** A styled box hides the real input under its label: a click on the label is what a person would do. */
export async function turn(locator: Locator, wanted: boolean): Promise<void> {
  if ((await isOn(locator)) === wanted) return;
  await locator.setChecked(wanted, { timeout: WAIT_MS / 2 }).catch(async (error: unknown) => {
    if ((await isOn(locator)) === wanted) return;
    const label = await labelOf(locator);
    await (label ?? locator).click({ timeout: WAIT_MS / 2 });
    if ((await isOn(locator)) !== wanted) throw error;
  });
}
