import { letDialogOpen } from '../agent/finding/at-rest.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import { matchTarget } from '../agent/finding/matches.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import type { Target } from '../agent/target.ts';
import { attempt, doneWith } from './attempt.ts';
import { expectNumber, numberAt } from './number-of.ts';
import { stepTo } from './stepper.ts';
import type { Action, Done } from './action.ts';

/** Nobody presses a key more often on purpose. */
const MOST_TIMES = 100;
/** How long a number may take to follow a key. */
const REACTION_MS = 1000;

export const sendKeys: Action<'press'> = async (session, { keys, target, times, by }) => {
  const often = times === 1 ? '' : ` ${times} times`;
  const press = async (once: () => Promise<void>) => {
    for (let count = 0; count < Math.min(times, MOST_TIMES); count++) await once();
  };
  if (!target) {
    if (/^escape$/iu.test(keys)) await letDialogOpen(session);
    await press(() => session.window.page().keyboard.press(keys));
    return { description: `Press ${keys}${often}`, result: `Pressed ${keys}${often}.` };
  }
  const counted = by === undefined ? null : await count(session, target, by);
  if (counted) return counted;
  const found = await findTarget(session, target, 'field');
  const pressOnce = () => found.locator.press(keys, { timeout: WAIT_MS });
  const before = by === undefined ? null : await numberAt(found.locator);
  if (by !== undefined && before !== null) {
    await attempt(session, found, 'given the key', () => pressTo(session, found, { before, by }, pressOnce));
    await expectNumber(session, found, before, by);
  } else await attempt(session, found, 'given the key', () => press(pressOnce));
  return doneWith(
    found,
    `Press ${keys}${often} in ${found.description}`,
    `Pressed ${keys}${often} in ${found.description}.`,
  );
};

/** Where no field is called so, a number is counted by the buttons beside its name. null: there is a field, or nothing at all. */
async function count(session: Session, target: Target, by: number): Promise<Done | null> {
  const look = async () => {
    const match = await matchTarget(session, target, { purpose: 'field' });
    return match ? { isField: match.exactness !== 'near' } : null;
  };
  const seen = await poll(look, WAIT_MS / 2, session.signal);
  return seen?.isField ? null : stepTo(session, target, (now) => now + by);
}

/** As often as the number needs, whatever a single press changes it by. */
async function pressTo(
  session: Session,
  found: Found,
  { before, by }: { before: number; by: number },
  pressOnce: () => Promise<void>,
): Promise<void> {
  await pressOnce();
  const look = async () => {
    const now = await numberAt(found.locator);
    return now === null || now === before ? null : now - before;
  };
  const step = await poll(look, REACTION_MS, session.signal);
  const presses = step === null ? 0 : Math.round(by / step);
  for (let pressed = 1; pressed < Math.min(presses, MOST_TIMES); pressed++) await pressOnce();
}
