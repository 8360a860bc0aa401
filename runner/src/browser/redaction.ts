import type { BrowserContext, Locator, Page } from 'playwright-core';
import { redactPasswords } from './redact-passwords.ts';

/** Keeps what nobody may see out of the pictures of a run. */
export interface Redactor {
  /** Paints a field black, for as long as it is there. */
  cover(field: Locator): Promise<void>;
  /** Covers the fields of a page that hold a secret. @returns whether there was one that had not been covered. */
  redactSecrets(page: Page): Promise<boolean>;
}

const PATIENCE_MS = 3000;
const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), textarea, [contenteditable=true]';

/**
 * From now on passwords are covered in all pages of the context.
 * @param isSecret whether there is a secret in a text; null: the run has none
 */
export async function redactSecretFields(
  context: BrowserContext,
  isSecret: ((text: string) => boolean) | null,
): Promise<Redactor> {
  await context.addInitScript(redactPasswords);
  return {
    cover: (field) => field.evaluate(paintBlack, undefined, { timeout: PATIENCE_MS }),
    async redactSecrets(page) {
      if (!isSecret) return false;
      const found = await Promise.all(
        page.frames().map((frame) => redactIn(frame.locator(FIELDS), isSecret)),
      );
      return found.includes(true);
    },
  };
}

/** The page is asked for its fields' values; it is never told which of them are secrets before it has shown them. */
async function redactIn(fields: Locator, isSecret: (text: string) => boolean): Promise<boolean> {
  const texts = await fields.evaluateAll(unredactedTexts).catch(() => []);
  const secret = texts.flatMap((text, index) => (text !== null && isSecret(text) ? [index] : []));
  for (const index of secret)
    await fields
      .nth(index)
      .evaluate(paintBlack, undefined, { timeout: PATIENCE_MS })
      .catch(() => undefined);
  return secret.length > 0;
}

/** Runs inside the page. null: covered, or empty. */
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
