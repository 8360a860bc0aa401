import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveInput } from 'shared/contract';
import type { TestWindow } from '../../browser/test-window.ts';
import type { Interaction } from '../types.ts';

/** A page that hangs answers no input. */
const INPUT_TIMEOUT_MS = 10_000;
/** An input that has opened a dialog blocks the page until the dialog is answered, but is recorded meanwhile. */
const DIALOG_GRACE_MS = 1000;

/**
 * Performs an input, which may wait for an answer of the controller.
 * @param at when it came, on the clock of `performance` in milliseconds
 * @returns whether the page has taken it in time
 */
export async function performInput(
  interaction: Interaction,
  { input, at }: { input: LiveInput; at: number },
  { dialogs }: TestWindow,
  isAsking: () => boolean,
): Promise<boolean> {
  const work = interaction.input(input, at).then(() => true);
  const dialogOpened = dialogs
    .unlessOpen(() => work)
    .then((done) => done ?? sleep(DIALOG_GRACE_MS, true, { ref: false }));
  const hangs = hasHung(isAsking);
  return Promise.race([work, dialogOpened, hangs]);
}

async function hasHung(isAsking: () => boolean): Promise<false> {
  do await sleep(INPUT_TIMEOUT_MS, undefined, { ref: false });
  while (isAsking());
  return false;
}
