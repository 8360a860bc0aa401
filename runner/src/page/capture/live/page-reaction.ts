interface Store {
  steplightReaction?: { hasReacted(): boolean; stop(): void };
}

const INPUTS = ['keydown', 'pointerdown', 'click'];

/** Watches what the page does with the next key or click, until it has done something or the next one is watched. */
export function startWatching(): boolean {
  const store = globalThis as Store;
  store.steplightReaction?.stop();
  const focus = document.activeElement;
  const countOpen = () => document.querySelectorAll(':popover-open, :modal').length;
  const open = countOpen();
  // What happens in a frame is not seen from here.
  let hasReacted = focus instanceof HTMLIFrameElement;
  const react = () => (hasReacted = true);
  const listener = (event: Event) => {
    if (event.defaultPrevented) react();
  };
  const observer = new MutationObserver(react);
  function stop() {
    observer.disconnect();
    for (const type of INPUTS) removeEventListener(type, listener);
  }
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const type of INPUTS) addEventListener(type, listener);
  store.steplightReaction = {
    hasReacted: () => hasReacted || document.activeElement !== focus || countOpen() !== open,
    stop,
  };
  return true;
}

/** Whether it has done something until now. A document that was not there before is a reaction. */
export function readReaction(): boolean {
  const store = globalThis as Store;
  if (!(store.steplightReaction?.hasReacted() ?? true)) return false;
  store.steplightReaction?.stop();
  delete store.steplightReaction;
  return true;
}
