import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame } from 'playwright-core';
import type { Violation } from '../../page/capture/assert/axe.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

/** For one document, in milliseconds. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 50;
/** After this time the timers of a document that answers have run, unless it has none. */
const TIMERS_MS = 2000;

/** WCAG 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** They are about the page as a whole, not about a frame in it. */
const RULES_OF_PAGES = ['bypass', 'document-title', 'meta-refresh', 'meta-viewport'];

/**
 * Checks the document of one frame in our isolated world, where no policy of the page forbids it and no script of the page sees it.
 * @param maxElements of each rule
 * @returns null: the document could not be checked, e.g. because it is a sandbox without scripts.
 */
export async function checkFrame(
  frame: Frame,
  maxElements: number,
  signal: AbortSignal,
): Promise<Violation[] | null> {
  const isMain = frame.parentFrame() === null;
  const disabled = isMain ? [] : RULES_OF_PAGES.map((rule) => [rule, { enabled: false }]);
  const options = {
    // Frames are checked one by one; style sheets of other origins are not fetched again.
    iframes: false,
    preload: false,
    elementRef: true,
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(disabled),
  };
  const start = performance.now();
  try {
    await evaluateIsolated(frame, 'startAxe', { source: await axeSource(), options }, TIMEOUT_MS);
    let withoutTimers = 0;
    for (;;) {
      signal.throwIfAborted();
      const elapsed = performance.now() - start;
      const answer = await evaluateIsolated(frame, 'readAxe', maxElements, TIMEOUT_MS);
      if (answer.state === 'done') return answer.violations;
      if (answer.state === 'failed' || elapsed > TIMEOUT_MS) return null;
      if (elapsed > TIMERS_MS && !answer.isAlive) withoutTimers += 1;
      // A busy document may answer once before its timers run.
      if (withoutTimers > 3) return null;
      await sleep(POLL_MS, undefined, { signal });
    }
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

let source: Promise<string> | undefined;

function axeSource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return source;
}
