import type { Locator } from 'playwright-core';

/** An element and its description for results. */
export interface DescribedElement {
  /** e.g. `button "Buy now"` */
  description: string;
  locator: Locator;
}
