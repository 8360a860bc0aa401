import { evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import type { RunContext } from '../../agent/run-context.ts';
import { inLibrary } from '../../browser/page-library.ts';

interface Store {
  steplightReaction?: { hasReacted: boolean; stop(): void };
}

/** Watches whether the page does something about the next key: most letters outside of fields do nothing. */
export async function watchReaction({ window }: RunContext): Promise<void> {
  await evaluateIsolated(window.page(), watch);
}

/** Whether it did: it handled or showed something, or led elsewhere. */
export async function takeReaction({ window }: RunContext): Promise<boolean> {
  return evaluateIsolated(window.page(), take).catch(() => true);
}

/** Runs inside the page. */
const watch = inLibrary(function watch(): boolean {
  const store = globalThis as Store;
  store.steplightReaction?.stop();
  // What happens in a frame is not seen from here.
  const reaction = { hasReacted: document.activeElement instanceof HTMLIFrameElement, stop };
  const react = () => (reaction.hasReacted = true);
  const listener = (event: Event) => {
    if (event.defaultPrevented) react();
  };
  const observer = new MutationObserver(react);
  function stop() {
    observer.disconnect();
    removeEventListener('keydown', listener);
  }
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener('keydown', listener);
  store.steplightReaction = reaction;
  return true;
});

/** Runs inside the page. A document that was not there before is a reaction. */
const take = inLibrary(function take(): boolean {
  const reaction = (globalThis as Store).steplightReaction;
  delete (globalThis as Store).steplightReaction;
  reaction?.stop();
  return reaction?.hasReacted ?? true;
});
