import type { RunContext } from '../../core/run-context.ts';
import { isTargetClosed } from '../../core/driver-errors.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import { seenTexts } from '../../page/page-text.ts';
import type { PageElement } from '../on-element.ts';

/**
 * Masks what a step types into a password field for the rest of the run. What the page says itself, such as the password of a demo, or the
 * word "password", is none of its secrets: masked, every other text with that word would be unreadable.
 */
export async function hideTyped(
  run: RunContext,
  { description, locator }: PageElement,
  text: string,
): Promise<void> {
  if (run.values.secrets().includes(text)) return;
  const word = text.trim().toLowerCase();
  const isSaid = (one: string) => one.toLowerCase().includes(word);
  if (isSaid(description) || (await seenTexts(run, null)).some(isSaid)) return;
  run.values.hide(text);
  await run.window.redactor.redact(locator);
}

/** Presses keys in a field. What is left there of a secret is masked, too. */
export async function pressInField(
  run: RunContext,
  element: PageElement | null,
  press: () => Promise<void>,
): Promise<void> {
  const held = element && run.values.hasSecrets() ? await valueOf(element) : '';
  const isSecret = run.values.isSecret(held);
  await press();
  if (element && isSecret) run.values.hide(await valueOf(element));
}

/** Empty where it cannot be read: a key can lead to another page. */
async function valueOf({ locator }: PageElement): Promise<string> {
  const control = await evaluateIfSingle(locator, 'probeControl').catch((error: unknown) => {
    if (isTargetClosed(error)) throw error;
    return undefined;
  });
  return control?.value ?? '';
}
