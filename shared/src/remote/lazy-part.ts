import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { isOffline, whenOnline } from 'shared/http';

/**
 * A part of a screen whose code is loaded when it is first shown:
 * `const HistoryPanel = lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel)`.
 * While the browser is offline it waits for the connection: a failure would replace the whole screen, with what was typed there.
 * @param instead what to show if the code cannot be loaded; absent: that is an error of the screen
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: (error: unknown) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loaded = loadWhenOnline(load, 1);
    return { default: await (instead ? loaded.catch(instead) : loaded) };
  });
}

/** A request that is under way when the network changes fails although the browser is online: it is made once more. */
async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>, retries: number): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (isOffline()) await whenOnline();
    else if (retries === 0) throw error;
    else retries -= 1;
    return loadWhenOnline(load, retries);
  }
}
