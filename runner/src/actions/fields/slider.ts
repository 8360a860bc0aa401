import { poll } from '../../core/poll.ts';
import { StepFailure } from '../../core/step-failure.ts';
import type { Range } from '../../page/capture/actions/range.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { ActionRun } from '../action.ts';
import { onElement, type PageElement } from '../on-element.ts';
import { formatOf, hasFormat } from './formats.ts';

const MAX_PRESSES = 200;
/** Decimal steps add up inexactly. */
const TOLERANCE = 1e-9;

/** Keys that increase or decrease the number. */
const ACROSS = { more: 'ArrowRight', less: 'ArrowLeft' };
const UPWARDS = { more: 'ArrowUp', less: 'ArrowDown' };

/**
 * Moves a slider or spin button to a number by arrow keys. A native one that is too far away for that is set at once.
 * @throws StepFailure with its range if the number is not in it; with its current number if it does not get there
 */
export async function moveSlider(run: ActionRun, match: PageElement, value: string): Promise<void> {
  if (!hasFormat('range', value))
    throw new StepFailure(`The ${match.description} takes ${formatOf('range')}, not "${value}".`, match);
  const goal = Number(value);
  const range = await evaluateIsolated(match.locator, 'probeRange');
  if (!isWithin(range, goal))
    throw new StepFailure(`The ${match.description} takes ${rangeSentence(range)}, not ${value}.`, match);
  const read = async () => Number((await evaluateIsolated(match.locator, 'probeControl')).value);
  const isAt = (one: number) => Math.abs(one - goal) < TOLERANCE;
  let now = await read();
  await onElement(run, match, 'moved', async () => {
    // Some know only one pair of keys, or take the others the other way round.
    for (const { more, less } of range.isUpright ? [UPWARDS, ACROSS] : [ACROSS, UPWARDS]) {
      if (isAt(now)) return;
      const start = now;
      const key = goal > start ? more : less;
      const press = () => match.locator.press(key, { timeout: run.timing.action });
      await press();
      const hasMoved = async () => ((now = await read()) === start ? null : true);
      await poll(run, hasMoved, run.timing.sliderReaction);
      const presses = now === start ? 0 : Math.round((goal - now) / (now - start));
      if (presses > MAX_PRESSES && range.isNative) break;
      for (let pressed = 0; pressed < Math.min(presses, MAX_PRESSES); pressed++) await press();
      await poll(run, async () => (isAt((now = await read())) ? true : null), run.timing.sliderReaction);
    }
    if (isAt(now) || !range.isNative) return;
    await match.locator.fill(value, { timeout: run.timing.action });
    now = await read();
  });
  if (!isAt(now))
    throw new StepFailure(`The ${match.description} does not go to ${goal}: it stands at ${now}.`, match);
}

function isWithin({ min, max, step }: Range, goal: number): boolean {
  if ((min !== null && goal < min) || (max !== null && goal > max)) return false;
  const steps = step === null ? 0 : (goal - (min ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** e.g. "numbers from 0 to 100 in steps of 5" */
function rangeSentence({ min, max, step }: Range): string {
  const words = [
    'numbers',
    min !== null && `from ${min}`,
    max !== null && `${min === null ? 'up ' : ''}to ${max}`,
  ];
  return [...words, step !== null && step !== 1 && `in steps of ${step}`].filter(Boolean).join(' ');
}
