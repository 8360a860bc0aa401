import type { Locator } from 'playwright-core';
import type { Scope } from '../queries/query.ts';

/** Where to look, and what must stand by what is looked for. */
export interface Area {
  scope: Scope;
  /** `isPart`: it is a part of the names of several things. */
  near: { anchors: Locator; relation: 'beside' | 'under'; isPart?: boolean } | null;
  /** How many places of that name there are. */
  rivals: number;
  /** What the place is called, where the words are only a part of the names of several. */
  called?: string;
}
