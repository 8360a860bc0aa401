import { MASK } from '../../agent/describe.ts';
import { poll } from '../../agent/poll.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { ActionRun } from '../action.ts';
import { ACT_MS, EFFECT_MS, onElement, type PageElement } from '../on-element.ts';
import { readControl, type Control } from './control.ts';
import { formatOf, hasFormat } from './formats.ts';
import { holds } from './holds.ts';

const NO_FIELDS = new Set([
  'other',
  'select',
  'slider',
  'checkbox',
  'radio',
  'file',
  'button',
  'submit',
  'reset',
  'image',
]);

/**
 * Replaces what is in a field, and reads it back.
 * @returns whether the text must not be shown.
 * @throws StepFailure that says what the field takes, or holds instead.
 */
export async function fill(
  run: ActionRun,
  match: PageElement,
  control: Control,
  text: string,
): Promise<boolean> {
  const { type } = control;
  const isSecret = control.isSecret || run.values.isSecret(text);
  if (NO_FIELDS.has(type))
    throw new StepFailure(`The ${match.description} is no field that a text can be typed into.`, match);
  if (text !== '' && !hasFormat(type, text))
    throw new StepFailure(
      `The ${match.description} takes ${formatOf(type)}, not "${isSecret ? MASK : text}".`,
      match,
    );
  await onElement(run, match, 'typed into', () => match.locator.fill(text, { timeout: ACT_MS }));
  await expectHeld(run, match, (held) => holds(type, held, text), isSecret);
  return isSecret;
}

/** @throws StepFailure if a field that is still there does not come to hold what it should. */
export async function expectHeld(
  run: ActionRun,
  match: PageElement,
  isRight: (held: string) => boolean,
  isSecret: boolean,
): Promise<void> {
  let last: Control | null = null;
  const look = async () => {
    // A field that has gone has been taken at its word: the page went on.
    if ((await match.locator.count()) !== 1) return true;
    last = await readControl(match.locator, EFFECT_MS);
    return isRight(last.value) ? true : null;
  };
  if (await poll(look, EFFECT_MS, run.signal)) return;
  throw new StepFailure(`The ${match.description} ${instead(last, isSecret)}.`, match);
}

function instead(control: Control | null, isSecret: boolean): string {
  if (!control) return 'could not be read again';
  const takes = formatOf(control.type);
  if (control.value === '') return `stays empty${takes ? `: it takes ${takes}` : ''}`;
  return isSecret ? 'holds something else than was typed' : `holds "${control.value}" instead`;
}
