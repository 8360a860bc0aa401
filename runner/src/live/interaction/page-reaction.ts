import { poll } from '../../core/poll.ts';
import type { RunContext } from '../../core/run-context.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

/** Watches whether the page does something about the next key: most letters outside of fields do nothing. */
export async function watchReaction({ window }: RunContext): Promise<void> {
  await evaluateIsolated(window.page(), 'startWatching');
}

/** Timeout for a page to do something, in milliseconds. */
export const REACTION_MS = 300;

/** Whether it did: it handled or showed something, or led elsewhere. */
export async function takeReaction(run: RunContext): Promise<boolean> {
  const read = async () =>
    (await evaluateIsolated(run.window.page(), 'readReaction').catch(() => true)) || null;
  return (await poll(run, read, REACTION_MS)) ?? false;
}
