import { capitalize } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import { matchTarget } from '../agent/finding/matches.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Target } from '../agent/target.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Done } from './action.ts';
import { countBeside } from './count-beside.ts';
import { byWholeNames } from '../agent/reading/targets/whole-names.ts';

const UP = ['+', '＋', 'More', 'Increase', 'Plus', 'Add', 'Add one', 'Increment', 'Up', '▲'];
const DOWN = ['−', '-', '–', 'Less', 'Decrease', 'Minus', 'Fewer', 'Remove one', 'Decrement', 'Down', '▼'];
/** Nobody clicks more often to count. */
const MOST_CLICKS = 100;

/**
 * Counts a number up or down by the buttons beside its name, one look after each click. null: there are no such buttons.
 * @param goal where it is to go from where it stands
 * @throws StepFailure where it does not go there
 */
export async function stepTo(
  session: Session,
  target: Target,
  goal: (now: number) => number,
): Promise<Done | null> {
  const up = await buttonFor(session, target, UP);
  const down = await buttonFor(session, target, DOWN);
  const either = up ?? down;
  if (!either) return null;
  const start = await countBeside(either.button.locator, either.name);
  if (start === null) return null;
  const wanted = goal(start);
  const button = (wanted > start ? up : down)?.button;
  if (wanted === start) return tell(either.button, target, start);
  if (!button)
    throw new StepFailure(`There is no button to bring "${target.words}" from ${start} to ${wanted}.`);
  return countWith(session, { button, name: either.name }, target, wanted);
}

/**
 * Clicks a button until the number beside it is the wanted one.
 * @throws StepFailure where there is no number, or it goes elsewhere
 */
export async function countWith(
  session: Session,
  { button, name }: Counter,
  target: Target,
  wanted: number,
): Promise<Done> {
  const start = await countBeside(button.locator, name);
  if (start === null)
    throw new StepFailure(
      `${capitalize(button.description)} has no number of its own that could be ${wanted}.`,
    );
  for (let now = start, clicks = 0; now !== wanted; clicks++) {
    const before = now;
    await attempt(session, button, 'clicked', () => button.locator.click({ timeout: WAIT_MS }));
    const look = async () => {
      const read = await countBeside(button.locator, name);
      return read === null || read === before ? null : read;
    };
    now = (await poll(look, WAIT_MS / 2, session.signal)) ?? before;
    if (now === before || clicks >= MOST_CLICKS || Math.sign(wanted - now) === -Math.sign(wanted - start))
      throw new StepFailure(
        `"${target.words}" stands at ${now}; ${button.description} did not bring it to ${wanted}.`,
      );
  }
  return tell(button, target, wanted);
}

function tell(found: Found, { words }: Target, now: number): Done {
  return doneWith(
    found,
    `Set ${words} to ${now}`,
    `${capitalize(words)} stands at ${now}, by ${found.description}.`,
  );
}

/** A button that counts, and what the number beside it is called; empty: whatever stands with it. */
interface Counter {
  button: Found;
  name: string;
}

/** The button of one of these names that stands beside what the target is called. */
async function buttonFor(session: Session, target: Target, names: string[]): Promise<Counter | null> {
  const readings = byWholeNames(names);
  for (const { name } of target.readings) {
    if (name === '') continue;
    const reading = { name, kind: null, ordinal: null };
    const button: Target = { words: target.words, readings, within: { relation: 'beside', reading } };
    if (await matchTarget(session, button, { purpose: 'click' }))
      return { button: await findTarget(session, button, 'click', 0), name };
  }
  return null;
}
