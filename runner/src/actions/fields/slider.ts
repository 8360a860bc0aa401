import { poll } from '../../agent/poll.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { ActionRun } from '../action.ts';
import { onElement, type PageElement } from '../on-element.ts';
import { evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import { probeControl } from './control.ts';
import { formatOf, hasFormat } from './formats.ts';

const MAX_PRESSES = 200;

/**
 * Moves an ARIA slider to a number by arrow keys.
 * @throws StepFailure with its current number if it does not reach the number
 */
export async function moveSlider(run: ActionRun, match: PageElement, value: string): Promise<void> {
  if (!hasFormat('range', value))
    throw new StepFailure(`The ${match.description} takes ${formatOf('range')}, not "${value}".`, match);
  const goal = Number(value);
  const read = async () => Number((await evaluateIsolated(match.locator, probeControl)).value);
  const start = await read();
  let now = start;
  await onElement(run, match, 'moved', async () => {
    const press = () =>
      match.locator.press(goal > start ? 'ArrowRight' : 'ArrowLeft', { timeout: run.timing.action });
    const hasLeft = (from: number) => async () => ((now = await read()) === from ? null : true);
    if (start === goal) return;
    await press();
    await poll(hasLeft(start), run.timing.sliderReaction, run.signal);
    const presses = now === start ? 0 : Math.round((goal - now) / (now - start));
    for (let pressed = 0; pressed < Math.min(presses, MAX_PRESSES); pressed++) await press();
    await poll(
      async () => ((now = await read()) === goal ? true : null),
      run.timing.sliderReaction,
      run.signal,
    );
  });
  if (now !== goal)
    throw new StepFailure(`The ${match.description} does not go to ${goal}: it stands at ${now}.`, match);
}
