type FrameListener = (jpeg: Blob, shown: () => void) => void;

/**
 * Who draws the frames of a session. `onWatch` is called when that changes: if the last listener has gone, or the tab is hidden, nothing
 * needs to be sent.
 */
export function createFrames(onWatch: (isOn: boolean) => void) {
  const listeners = new Set<FrameListener>();
  let isOn = false;
  const update = () => {
    const next = listeners.size > 0 && !document.hidden;
    if (next === isOn) return;
    isOn = next;
    onWatch(isOn);
  };
  document.addEventListener('visibilitychange', update);
  return {
    listen(listener: FrameListener): () => void {
      listeners.add(listener);
      update();
      return () => {
        listeners.delete(listener);
        update();
      };
    },
    show(jpeg: Blob, shown: () => void): void {
      if (listeners.size === 0) shown();
      for (const listener of listeners) listener(jpeg, shown);
    },
    isWatched: () => isOn,
    stop: () => document.removeEventListener('visibilitychange', update),
  };
}
