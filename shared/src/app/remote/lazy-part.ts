import {
  createElement,
  lazy,
  Suspense,
  type ComponentType,
  type ElementType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { isOffline, whenOnline } from 'shared/http';

/**
 * A part of a screen whose code is loaded when it is first shown:
 * `const HistoryPanel = lazyPart(async () => (await import('./HistoryPanel.tsx')).HistoryPanel)`.
 * Until then its place shows `fallback`, by default nothing.
 * While the browser is offline it waits for the connection: a failure would replace the whole screen, with what was typed there.
 * @param instead what to show if the code cannot be loaded; absent: that is an error of the screen
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: (error: unknown) => ComponentType<Props>,
): ComponentType<Props & { fallback?: ReactNode }> {
  const Part: ElementType = suspendingPart(load, instead);
  return function LazyPart({ fallback, ...props }) {
    return createElement(Suspense, { fallback }, createElement(Part, props));
  };
}

/** As `lazyPart`, for what appears together with the rest of a Suspense boundary around it. */
export function suspendingPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead?: (error: unknown) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const loaded = loadWhenOnline(load);
    return { default: await (instead ? loaded.catch(instead) : loaded) };
  });
}

/** Before each further attempt, in milliseconds. */
const RETRY_DELAYS = [0, 1_000, 3_000];

/** A browser learns late, or never, that it has no connection: what fails while it takes itself to be online is tried again. */
async function loadWhenOnline<Loaded>(load: () => Promise<Loaded>, attempt = 0): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    const delay = RETRY_DELAYS[attempt];
    if (isOffline()) await whenOnline();
    else if (delay === undefined) throw error;
    else {
      attempt += 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
    return loadWhenOnline(load, attempt);
  }
}
