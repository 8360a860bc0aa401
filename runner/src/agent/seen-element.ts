import type { Locator } from 'playwright-core';

/** An element as a result tells of it. */
export interface SeenElement {
  /** e.g. `button "Buy now"` */
  description: string;
  locator: Locator;
}
