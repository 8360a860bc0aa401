import type { Locator } from 'playwright-core';
import { capitalize } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { Target } from '../agent/target.ts';
import type { Done } from './action.ts';
import { attempt, doneWith } from './attempt.ts';
import { countBeside } from './count-beside.ts';
import { numberAt } from './number-of.ts';

/** What is drawn as a slider and moves by keys; the browser's own is a field. */
const HANDLES =
  '[role=slider]:not(input), [class*="slider" i][tabindex]:not(input), [class*="slider" i] [tabindex]:not(input)';
/** What does not say itself what it is called and where it stands. */
const SILENT = ':not([aria-valuenow])';
/** Nobody presses a key more often on purpose. */
const MOST_TIMES = 200;

/**
 * Moves a slider that is no field of the browser's to a number, by its keys. null: none stands by such a name.
 * @throws StepFailure where it does not go there
 */
export async function slideTo(
  session: Session,
  target: Target,
  goal: number,
  known: Found | null,
): Promise<Done | null> {
  const isOwn = known && (await known.locator.and(session.window.page().locator(HANDLES)).count()) === 1;
  const handle = isOwn ? { found: known, name: '' } : await handleOf(session, target);
  if (!handle) return null;
  const { found, name } = handle;
  const read = async () => (await numberAt(found.locator)) ?? (await countBeside(found.locator, name));
  const start = await read();
  if (start === null) return null;
  const press = (way: boolean) => found.locator.press(way ? 'ArrowRight' : 'ArrowLeft', { timeout: WAIT_MS });
  const follow = async (before: number) => {
    const look = async () => {
      const now = await read();
      return now === null || now === before ? null : now;
    };
    return (await poll(look, WAIT_MS / 5, session.signal)) ?? before;
  };
  let now = start;
  await attempt(session, found, 'moved', async () => {
    if (start === goal) return;
    await press(goal > start);
    now = await follow(start);
    const presses = now === start ? 0 : Math.round((goal - now) / (now - start));
    for (let pressed = 0; pressed < Math.min(presses, MOST_TIMES); pressed++) await press(goal > start);
    if (presses > 0)
      now =
        (await poll(async () => ((await read()) === goal ? goal : null), WAIT_MS / 2, session.signal)) ??
        (await follow(now));
  });
  if (now !== goal)
    throw new StepFailure(`${capitalize(found.description)} does not take ${goal}: it stands at ${now}.`);
  return doneWith(found, `Set ${found.description} to ${goal}`, `Set ${found.description} to ${goal}.`);
}

/** The only handle that stands with a number and one of the target's names. */
async function handleOf(session: Session, target: Target): Promise<{ found: Found; name: string } | null> {
  const handles = session.window.page().locator(HANDLES).and(session.window.page().locator(SILENT));
  const all = await handles.filter({ visible: true }).all();
  for (const { name } of target.readings) {
    const counts = await Promise.all(all.map((one) => countsAs(one, name)));
    const [locator, ...others] = all.filter((_, index) => counts[index]);
    if (!locator || others.length > 0) continue;
    const words = target.words;
    const found = await findTarget(session, { words, locator, readings: [], within: null }, 'any', 0);
    return { found: { ...found, description: `slider "${name || words}"` }, name };
  }
  return null;
}

async function countsAs(handle: Locator, name: string): Promise<boolean> {
  return (await countBeside(handle, name)) !== null;
}
