import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { redactPasswords } from './redact-passwords.ts';

/** Hides secrets in the screenshots and frames of a run. */
export interface Redactor {
  /** Paints a field black for the rest of its life. */
  redact(field: Locator): Promise<void>;
  /**
   * Redacts the fields of a page that contain a secret. Calls for the same page wait for each other.
   * @returns when a call has last redacted one, by `performance.now()`: images of the page captured before that may show it.
   * -Infinity: never. Infinity: the fields could not be read, since the page was left
   */
  redactSecrets(page: Page): Promise<number>;
}

const FIELD_TIMEOUT_MS = 3000;
const MAX_DRAW_MS = 250;
const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), textarea, [contenteditable=true]';

/**
 * Redacts password fields in all pages that the context opens from now on.
 * @param isSecret whether a text contains a secret; null: the run has no secrets
 */
export async function redactSecretFields(
  context: BrowserContext,
  isSecret: ((text: string) => boolean) | null,
): Promise<Redactor> {
  await context.addInitScript(redactPasswords);
  /** When the last call for each page redacted one. */
  const redactions = new WeakMap<Page, Promise<number>>();
  return {
    redact: (field) => field.evaluate(paintBlack, undefined, { timeout: FIELD_TIMEOUT_MS }),
    async redactSecrets(page) {
      if (!isSecret) return -Infinity;
      const earlier = redactions.get(page) ?? Promise.resolve(-Infinity);
      const found = earlier.then(() => Promise.all(page.frames().map((frame) => redactIn(frame, isSecret))));
      const redactedAt = found.then(
        (each) => (each.includes(true) ? performance.now() : earlier),
        () => earlier,
      );
      redactions.set(page, redactedAt);
      return found.then(
        () => redactedAt,
        () => Infinity,
      );
    },
  };
}

/**
 * Reads the values of the fields and compares them here: secrets are not sent to the page.
 * @returns whether there was one; it has been drawn black
 */
async function redactIn(frame: Frame, isSecret: (text: string) => boolean): Promise<boolean> {
  const fields = frame.locator(FIELDS);
  const texts = await fields.evaluateAll(unredactedTexts);
  const secret = texts.flatMap((text, index) => (text !== null && isSecret(text) ? [index] : []));
  if (secret.length === 0) return false;
  for (const index of secret)
    await fields
      .nth(index)
      .evaluate(paintBlack, undefined, { timeout: FIELD_TIMEOUT_MS })
      .catch(() => undefined);
  await Promise.race([frame.evaluate(untilDrawn).catch(() => undefined), sleep(MAX_DRAW_MS)]);
  return true;
}

/** Runs inside the page. null: redacted or empty. */
function unredactedTexts(fields: Element[]): (string | null)[] {
  return fields.map((field) => {
    const isRedacted =
      (field as HTMLElement).style.getPropertyValue('-webkit-text-fill-color') === 'rgb(0, 0, 0)';
    const text = 'value' in field ? String(field.value) : (field.textContent ?? '');
    return isRedacted || text === '' ? null : text;
  });
}

/**
 * Runs inside the page. Resolves when what has changed until now has been drawn: the second frame begins after the first has been handed
 * over, the third after it has been drawn. Tabs in the background draw none.
 */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}

/** Runs inside the page. */
function paintBlack(field: Element): void {
  const { style } = field as HTMLElement;
  for (const property of ['background', 'color', '-webkit-text-fill-color', 'caret-color'])
    style.setProperty(property, 'rgb(0, 0, 0)', 'important');
  style.setProperty('text-shadow', 'none', 'important');
  style.setProperty('transition', 'none', 'important');
}
