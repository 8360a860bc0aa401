import type { ReactNode } from 'react';

/** What a chart shows of its days. */
export interface Series {
  name: string;
  /** One for each day; null: there is none. */
  values: readonly (number | null)[];
  /** A small drawing in the style of the series. */
  sign: ReactNode;
}
