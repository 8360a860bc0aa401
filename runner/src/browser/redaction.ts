import type { BrowserContext, Locator, Page } from 'playwright-core';
import { redactPasswords } from './redact-passwords.ts';

/** Hides secrets in the screenshots and frames of a run. */
export interface Redactor {
  /** Paints a field black for the rest of its life. */
  redact(field: Locator): Promise<void>;
  /** Redacts the fields of a page that contain a secret. @returns whether there was one that had not been redacted. */
  redactSecrets(page: Page): Promise<boolean>;
}

const FIELD_TIMEOUT_MS = 3000;
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
  return {
    redact: (field) => field.evaluate(paintBlack, undefined, { timeout: FIELD_TIMEOUT_MS }),
    async redactSecrets(page) {
      if (!isSecret) return false;
      const found = await Promise.all(
        page.frames().map((frame) => redactIn(frame.locator(FIELDS), isSecret)),
      );
      return found.includes(true);
    },
  };
}

/** Reads the values of the fields and compares them here: secrets are not sent to the page. */
async function redactIn(fields: Locator, isSecret: (text: string) => boolean): Promise<boolean> {
  const texts = await fields.evaluateAll(unredactedTexts).catch(() => []);
  const secret = texts.flatMap((text, index) => (text !== null && isSecret(text) ? [index] : []));
  for (const index of secret)
    await fields
      .nth(index)
      .evaluate(paintBlack, undefined, { timeout: FIELD_TIMEOUT_MS })
      .catch(() => undefined);
  return secret.length > 0;
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

/** Runs inside the page. */
function paintBlack(field: Element): void {
  const { style } = field as HTMLElement;
  for (const property of ['background', 'color', '-webkit-text-fill-color', 'caret-color'])
    style.setProperty(property, 'rgb(0, 0, 0)', 'important');
  style.setProperty('text-shadow', 'none', 'important');
  style.setProperty('transition', 'none', 'important');
}
