interface Store {
  steplightReaction?: { hasReacted: boolean; stop(): void };
}

/** Watches what the page does with the next key. */
export function startWatching(): boolean {
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
}

/** A document that was not there before is a reaction. */
export function readReaction(): boolean {
  const reaction = (globalThis as Store).steplightReaction;
  delete (globalThis as Store).steplightReaction;
  reaction?.stop();
  return reaction?.hasReacted ?? true;
}
