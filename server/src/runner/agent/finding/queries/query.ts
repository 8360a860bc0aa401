import type { Frame, Locator, Page } from 'playwright-core';

/**
 * What the element is wanted for; it decides which elements are tried first.
 * `see` is for checks: a named kind is taken at its word, and no other element will do.
 */
export type Purpose = 'click' | 'field' | 'choice' | 'toggle' | 'file' | 'any' | 'see';

/**
 * How well a name must fit, best first: to the letter, with marks and counts around it, in any case, a part of it; last of all
 * what only stands beside a text of that name, and what programmers call so.
 */
export const EXACTNESS = ['exact', 'marked', 'case', 'part', 'near'] as const;
export type Exactness = (typeof EXACTNESS)[number];

export type Scope = Page | Frame | Locator;

/** What one rule looks for. */
export interface Query {
  locator: Locator;
  /** An option of a closed native list is not drawn, but a person who says "Select Large" knows that it is there. */
  isInList?: boolean;
  /** Of these only what looks or reads like an error message. */
  isError?: boolean;
  /** Of these only what a click is made for; `own`: made for by itself, and not as a part of something that says more. */
  isClickable?: boolean | 'own';
  /** Of these the group of its sort that a text of this name begins: a column of a board, a card. */
  groupOf?: RegExp;
  /** Fields that only stand beside a text of that name. */
  beside?: Locator;
}
