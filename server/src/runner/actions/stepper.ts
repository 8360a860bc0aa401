import { capitalize } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import { matchTarget } from '../agent/finding/matches.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Target } from '../agent/target.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Done } from './action.ts';

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
  const start = await isolated(either.button.locator, readCount, either.name, PATIENT_MS);
  if (start === null) return null;
  const wanted = goal(start);
  const button = (wanted > start ? up : down)?.button;
  if (wanted === start) return tell(either.button, target, start);
  if (!button)
    throw new StepFailure(`There is no button to bring "${target.words}" from ${start} to ${wanted}.`);
  for (let now = start, clicks = 0; now !== wanted; clicks++) {
    const before = now;
    await attempt(session, button, 'clicked', () => button.locator.click({ timeout: WAIT_MS }));
    const look = async () => {
      const read = await isolated(button.locator, readCount, either.name, PATIENT_MS);
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

/** A button that counts, and what the number beside it is called. */
interface Counter {
  button: Found;
  name: string;
}

/** The button of one of these names that stands beside what the target is called. */
async function buttonFor(session: Session, target: Target, names: string[]): Promise<Counter | null> {
  const readings = names.map((name) => ({ name, kind: null, ordinal: null, isWhole: true }));
  for (const { name } of target.readings) {
    if (name === '') continue;
    const reading = { name, kind: null, ordinal: null };
    const button: Target = { words: target.words, readings, within: { relation: 'beside', reading } };
    if (await matchTarget(session, button, { purpose: 'click' }))
      return { button: await findTarget(session, button, 'click', 0), name };
  }
  return null;
}

/** Runs inside the page: the only number that stands with a button and its name, whatever the buttons themselves say. */
function readCount(button: Element, name: string): number | null {
  const BUTTONS = 'button, [role=button], script, style';
  for (let up = button.parentElement, level = 0; up && level < 5; up = up.parentElement, level++) {
    const texts: string[] = [];
    const walker = document.createTreeWalker(up, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility() && !node.parentElement.closest(BUTTONS))
        texts.push(node.textContent ?? '');
    for (const field of up.querySelectorAll('input')) if (field.checkVisibility()) texts.push(field.value);
    const said = texts.join('\n');
    const numbers = said.match(/(?<![\p{L}\p{Nd}.,])\p{Nd}+(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu) ?? [];
    if (numbers.length > 1) return null;
    if (numbers.length === 1 && said.toLowerCase().includes(name.toLowerCase())) return Number(numbers[0]);
  }
  return null;
}
