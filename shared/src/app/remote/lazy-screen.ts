import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react';

/** The `handle` of a route, as far as the host uses it. */
export interface ScreenHandle {
  /** Loads the screen's code before it is shown. */
  preload?: () => Promise<unknown>;
}

/**
 * The element and handle of a route whose code is loaded when it is shown, or before:
 * `{ path: 'runs', ...lazyScreen(async () => (await import('./RunsPage.tsx')).RunsPage) }`. A failed preload is forgotten.
 */
export function lazyScreen(load: () => Promise<ComponentType>): {
  element: ReactElement;
  handle: Required<ScreenHandle>;
} {
  let loaded: ComponentType | undefined;
  const preload = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await preload() }));

  function Screen() {
    // React.lazy would show the placeholder even if the code is loaded, and then for 300 ms.
    const [Content] = useState<ComponentType>(() => loaded ?? Lazy);
    return createElement(Content);
  }
  return { element: createElement(Screen), handle: { preload } };
}
