import { createElement, lazy, type ComponentType } from 'react';
import type { RouteObject } from 'shared/router';

/** The `handle` of a route, as far as the host uses it. */
export interface ScreenHandle {
  /** Loads the screen's code before it is shown. */
  preload?: () => Promise<unknown>;
}

/**
 * The element and handle of a route whose code is loaded when it is shown, or before:
 * `{ path: 'runs', ...lazyScreen(async () => (await import('./RunsPage.tsx')).RunsPage) }`. A failed preload is forgotten.
 */
export function lazyScreen(load: () => Promise<ComponentType>): Pick<RouteObject, 'element' | 'handle'> {
  const handle: ScreenHandle = { preload: load };
  return { element: createElement(lazy(async () => ({ default: await load() }))), handle };
}
