import { type ClickPoint, clickPointOf } from './label.ts';
import type { Action } from 'shared/step-language';
import type { StepFix } from 'shared/contract';
import { StepFailure } from '../core/step-failure.ts';
import { fixOf } from '../core/step-fix.ts';
import type { ActionRun, Execute } from './action.ts';
import { findElement, onElement } from './on-element.ts';

type Gesture = Extract<Action, { kind: 'click' }>['gesture'];

const PAST: Record<Gesture, string> = {
  click: 'Clicked',
  'double-click': 'Double-clicked',
  'right-click': 'Right-clicked',
};

export const click: Execute<'click'> = async (run, { gesture, target, times }) => {
  const element = await findElement(run, target, 'click', { probe: 'probeClickPoint' });
  const point = await clickPointOf(run, element);
  if (!point)
    throw new StepFailure(
      `The ${element.description} belongs to a dropdown and cannot be clicked. Write: Choose the ${element.description}.`,
      element,
      { fixes: chooseInstead(run) },
    );
  await onElement(run, element, 'clicked', async () => {
    for (run.progress.remaining = times - 1; run.progress.remaining >= 0; run.progress.remaining--) {
      run.signal.throwIfAborted();
      await clickOnce(run, point, gesture);
    }
  });
  const often = times === 1 ? '' : ` ${times} times`;
  return { result: `${PAST[gesture]} the ${element.description}${often}.`, element };
};

function chooseInstead({ command }: ActionRun): StepFix[] {
  return command?.kind === 'click' ? fixOf('replace', { kind: 'choose', target: command.target }) : [];
}

async function clickOnce(
  { timing }: ActionRun,
  { locator, position }: ClickPoint,
  gesture: Gesture,
): Promise<void> {
  const options = { timeout: timing.action, ...(position && { position }) };
  const clicked = {
    click: () => locator.click(options),
    'double-click': () => locator.dblclick(options),
    'right-click': () => locator.click({ ...options, button: 'right' }),
  };
  await clicked[gesture]().catch((error: unknown) => {
    // A click may close its own tab ("Allow" in a pop-up).
    const wasPerformed = error instanceof Error && /performing \w+ action/u.test(error.message);
    if (!wasPerformed || !locator.page().isClosed()) throw error;
  });
}
