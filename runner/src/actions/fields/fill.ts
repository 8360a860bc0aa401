import { MASK } from '../../agent/describe.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { ActionRun } from '../action.ts';
import { expectEffect, onElement, type PageElement } from '../on-element.ts';
import { evaluateIfSingle } from '../../agent/evaluate-isolated.ts';
import { probeControl, type Control } from './control.ts';
import { formatOf, hasFormat } from './formats.ts';
import { isTypedValue } from './typed-value.ts';

const NO_FIELDS = /^(?:other|select|slider|checkbox|radio|file|button|submit|reset|image)$/u;

/**
 * Replaces the value of a field, and reads it back.
 * @returns whether the text must be hidden.
 * @throws StepFailure with the format of the field, or its value instead.
 */
export async function fill(
  run: ActionRun,
  element: PageElement,
  control: Control,
  text: string,
): Promise<boolean> {
  const { type } = control;
  const isSecret = control.isSecret || run.values.isSecret(text);
  if (NO_FIELDS.test(type))
    throw new StepFailure(`The ${element.description} is no field that a text can be typed into.`, element);
  if (text !== '' && !hasFormat(type, text))
    throw new StepFailure(
      `The ${element.description} takes ${formatOf(type)}, not "${isSecret ? MASK : text}".`,
      element,
    );
  await onElement(run, element, 'typed into', () =>
    element.locator.fill(text, { timeout: run.timing.action }),
  );
  await expectHeld(run, element, (current) => isTypedValue(type, current, text), isSecret);
  return isSecret;
}

/** @throws StepFailure if a field that still exists does not get the value. */
export async function expectHeld(
  run: ActionRun,
  element: PageElement,
  isRight: (current: string) => boolean,
  isSecret: boolean,
): Promise<void> {
  let last: Control | null = null;
  const isThere = async () => {
    const control = await evaluateIfSingle(element.locator, probeControl);
    last = control ?? last;
    return control && isRight(control.value);
  };
  await expectEffect(run, element, isThere, () => `The ${element.description} ${instead(last, isSecret)}.`);
}

function instead(control: Control | null, isSecret: boolean): string {
  if (!control) return 'could not be read again';
  const takes = formatOf(control.type);
  if (control.value === '') return `stays empty${takes ? `: it takes ${takes}` : ''}`;
  return isSecret ? 'holds something else than was typed' : `holds "${control.value}" instead`;
}
