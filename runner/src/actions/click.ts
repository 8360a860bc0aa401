import type { Locator, Mouse } from 'playwright-core';
import type { Action } from 'shared/step-language';
import type { StepFix } from 'shared/contract';
import { wasPerformed } from '../core/driver-errors.ts';
import { CoveredElement, StepFailure } from '../core/step-failure.ts';
import { fixOf } from '../core/step-fix.ts';
import type { ActionRun, Execute } from './action.ts';
import { clickPointOf } from './label.ts';
import { findElement, onElement, repeat } from './on-element.ts';
import { pointInScaledFrames } from './scaled-frames.ts';
import { watchEffect } from './watch-effect.ts';

type Gesture = Extract<Action, { kind: 'click' }>['gesture'];

const PAST: Record<Gesture, string> = {
  click: 'Clicked',
  'double-click': 'Double-clicked',
  'right-click': 'Right-clicked',
};

type Click = (locator: Locator, options: Parameters<Locator['click']>[0]) => Promise<void>;

const CLICKS: Record<Gesture, Click> = {
  click: (locator, options) => locator.click(options),
  'double-click': (locator, options) => locator.dblclick(options),
  'right-click': (locator, options) => locator.click({ ...options, button: 'right' }),
};

const BY_MOUSE: Record<Gesture, Parameters<Mouse['click']>[2]> = {
  click: {},
  'double-click': { clickCount: 2 },
  'right-click': { button: 'right' },
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
  const watch =
    (point.isOnlyText || point.isUnderPane) && gesture === 'click' ? await watchEffect(run, element) : null;
  const { position, force = false } = point;
  const options = { timeout: run.timing.action, force, ...(position && { position }) };
  const clickOnce = async () => {
    const drawn = await pointInScaledFrames(point.locator, run.timing.action);
    if (drawn?.isFree === false)
      throw new CoveredElement(
        `The ${element.description} could not be clicked: another element covers it.`,
        element,
      );
    const clicked = drawn
      ? point.locator.page().mouse.click(drawn.x, drawn.y, BY_MOUSE[gesture])
      : CLICKS[gesture](point.locator, options);
    await clicked.catch((error: unknown) => {
      // A click may close its own tab ("Allow" in a pop-up).
      if (!wasPerformed(error) || !point.locator.page().isClosed()) throw error;
    });
  };
  await onElement(run, element, 'clicked', () => repeat(run, times, clickOnce));
  if (watch && !(await watch.hasEffect())) {
    if (point.isUnderPane)
      throw new CoveredElement(
        `The ${element.description} could not be clicked: an element without text covers it.`,
        element,
      );
    throw new StepFailure(
      `The ${element.description} was clicked, and nothing happened: it is only text.`,
      element,
    );
  }
  const often = times === 1 ? '' : ` ${times} times`;
  return { result: `${PAST[gesture]} the ${element.description}${often}.`, element };
};

function chooseInstead({ written }: ActionRun): StepFix[] {
  return written?.kind === 'click' ? fixOf('replace', { kind: 'choose', target: written.target }) : [];
}
