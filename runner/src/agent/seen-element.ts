import type { Locator } from 'playwright-core';

/** An element as a result tells of it. */
export interface DescribedElement {
  /** e.g. `button "Buy now"` */
  description: string;
  locator: Locator;
}
