import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { Values } from '../values/values.ts';
import { redactPasswords } from './redact-passwords.ts';

/** The secrets of a run, which may grow. */
export type Secrets = Pick<Values, 'secrets' | 'isSecret' | 'secretsIn'>;

/** Hides secrets in the screenshots and frames of a run. */
export type Redactor = Awaited<ReturnType<typeof redactSecretFields>>;

const FIELD_TIMEOUT_MS = 3000;
const MAX_DRAW_MS = 250;
/** A page that shows a secret anew each time it is hidden has no images. */
const MAX_IMAGES = 3;

/**
 * Redacts password fields in all pages that the context opens from now on.
 * @param secrets absent: there are none
 */
export async function redactSecretFields(context: BrowserContext, secrets: Secrets | undefined) {
  await context.addInitScript(redactPasswords);
  /** When the last call for each page redacted one. */
  const redactions = new WeakMap<Page, Promise<number>>();
  async function redactSecrets(page: Page): Promise<number> {
    if (!secrets || secrets.secrets().length === 0) return -Infinity;
    const earlier = redactions.get(page) ?? Promise.resolve(-Infinity);
    const found = earlier.then(() => Promise.all(page.frames().map((frame) => redactIn(frame, secrets))));
    const redactedAt = found.then(
      (each) => (each.includes(true) ? performance.now() : earlier),
      () => earlier,
    );
    redactions.set(page, redactedAt);
    return found.then(
      () => redactedAt,
      () => Infinity,
    );
  }

  return {
    /** Paints a field black for the rest of its life. */
    redact: (field: Locator) => evaluateIsolated(field, 'paintBlack', undefined, FIELD_TIMEOUT_MS),
    /**
     * Redacts the texts and fields of a page that contain a secret. Calls for the same page wait for each other.
     * @returns when a call has last redacted one, by `performance.now()`: images of the page captured before that may show it.
     * -Infinity: never. Infinity: the page could not be read, since it was left
     */
    redactSecrets,
    /** Takes an image of a page that shows no secret. null: it showed one each time. */
    async capture<T>(page: Page, take: () => Promise<T>): Promise<T | null> {
      await redactSecrets(page);
      for (let count = 0; count < MAX_IMAGES; count++) {
        const startedAt = performance.now();
        const image = await take();
        // Only a check after the capture proves that the image shows no secret.
        if ((await redactSecrets(page)) < startedAt) return image;
      }
      return null;
    },
  };
}

/**
 * Reads the texts and compares them here: secrets are not sent to the page.
 * @returns whether there was one that was not hidden; it has been drawn black
 */
async function redactIn(frame: Frame, secrets: Secrets): Promise<boolean> {
  try {
    const { fields, text, hasHidden } = await evaluateIsolated(
      frame,
      'findUnjudged',
      secrets.secrets().length,
    );
    const isJudged = fields.length === 0 && text === null;
    const judgement = {
      fields: fields.map(secrets.isSecret),
      spans: text === null ? null : secrets.secretsIn(text),
    };
    const isHidden = (!isJudged && (await evaluateIsolated(frame, 'hideSecrets', judgement))) || hasHidden;
    if (isHidden) await Promise.race([frame.evaluate(untilDrawn).catch(() => undefined), sleep(MAX_DRAW_MS)]);
    return isHidden;
  } catch (error) {
    // It shows nothing any more.
    if (frame.isDetached()) return false;
    throw error;
  }
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
