import type { RunContext } from '../../agent/run-context.ts';
import { evaluateIsolated } from '../../page/evaluate-isolated.ts';

/** Watches whether the page does something about the next key: most letters outside of fields do nothing. */
export async function watchReaction({ window }: RunContext): Promise<void> {
  await evaluateIsolated(window.page(), 'startWatching');
}

/** Whether it did: it handled or showed something, or led elsewhere. */
export async function takeReaction({ window }: RunContext): Promise<boolean> {
  return evaluateIsolated(window.page(), 'readReaction').catch(() => true);
}
