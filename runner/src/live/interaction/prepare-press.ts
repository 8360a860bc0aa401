import type { FieldState } from '../../page/capture/live/field-state.ts';
import { readFieldState } from './field-state.ts';
import type { Target, Purpose } from 'shared/step-language';
import type { RunContext } from '../../core/run-context.ts';
import { isInClosedRoot } from '../elements/closed-shadow-root.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import { clickCommand } from './click-step.ts';
import type { InputTools } from './input-tools.ts';
import type { Press } from './press.ts';
import { awaitEvent } from './received-event.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';

const NOTHING_THERE =
  'There is nothing with a name at this place, so nothing was clicked. To close what is open, press Escape.';

/** What a press means, before it happens. @returns why no step can express it, in a sentence for the person */
export async function preparePress(
  live: LiveContext,
  { reveals, recorder }: InputTools,
  { down, at }: Pick<Press, 'down' | 'at'>,
  element: LiveElement | null,
): Promise<Press | string> {
  const run = live.run();
  if (!element) return NOTHING_THERE;
  if (element.problem !== null) return element.problem;
  if (down.modifiers.length > 0)
    return `No step clicks with ${down.modifiers.join(' and ')} held, so nothing was clicked.`;
  const state = await readFieldState(element.locator);
  if (state?.isDisabled) return `The ${element.description} is disabled, so nothing was clicked.`;
  const [target, before, isClosed, isBox] = await Promise.all([
    state && nameForPress(run, element, state),
    reveals.stepsBefore(element),
    isInClosedRoot(run.window.page(), down.point, true),
    state?.use === 'other' && isBoxOfControls(element),
    recorder.proposals.prepare(),
    recorder.log.see(element),
    awaitEvent(element, 'pointerdown'),
  ]);
  if (isClosed)
    return `The inside of the ${element.description} cannot be recorded (a closed shadow root), so nothing was clicked. Write a step with the name that you see, or use another control for it.`;
  if (isBox) return NOTHING_THERE;
  if (!state || !target)
    return `No step can name this ${element.description} among the others, so nothing was clicked. Use another control for it.`;
  if (!before)
    return `The ${element.description} is shown only while the pointer rests on something that no step can name, so nothing was clicked.`;
  if (state.use === 'type') await reveals.fieldClicked(element, clickCommand(down, target));
  return { down, at, element, state, target, before, received: null, drag: null };
}

async function nameForPress(
  run: RunContext,
  element: LiveElement,
  state: FieldState,
): Promise<Target | null> {
  const target = await nameLiveElement(run, element, purposeOf(state));
  // A click into a field is rarely a step; the text is.
  return target ?? (state.use === 'type' ? nameLiveElement(run, element, 'field') : null);
}

function purposeOf({ use }: FieldState): Purpose {
  if (use === 'toggle') return 'toggle';
  if (use === 'file') return 'file';
  return use === 'slider' ? 'field' : 'click';
}

/**
 * Whether an element is a box around other controls. A step, which clicks the middle of an element, might hit one of them, and a
 * person who clicks between two fields does not mean the form around them.
 */
async function isBoxOfControls({ locator }: LiveElement): Promise<boolean> {
  return (await evaluateIfSingle(locator, 'holdsControls').catch(() => undefined)) ?? false;
}
