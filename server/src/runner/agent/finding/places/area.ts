import type { Locator } from 'playwright-core';
import type { Scope } from '../queries/query.ts';

/** Where to look, and what must stand by what is looked for. */
export interface Area {
  scope: Scope;
  near: { anchors: Locator; relation: 'beside' | 'under' } | null;
  /** How many places of that name there are. */
  rivals: number;
}
