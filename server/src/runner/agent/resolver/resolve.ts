import type { Locator } from 'playwright-core';
import type { Place, Target } from 'shared/step-language';
import type { RunContext } from '../run-context.ts';

/** What is going to be done to an element; decides which elements a name without a kind can mean. */
export type Purpose = 'click' | 'field' | 'dropdown' | 'toggle' | 'file' | 'any';

/** An element that a target names. */
export interface Match {
  locator: Locator;
  /** e.g. `button "Buy now"`; never what stands in a field. */
  description: string;
}

/**
 * The elements that a target names, in the page's order: one look, without waiting. Variables in names must be expanded before.
 * An ordinal picks one of them. @param hidden also those that nobody can see
 */
export async function matchAll(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  { hidden = false }: { hidden?: boolean } = {},
): Promise<Match[]> {
  throw new Error(`not written yet: ${run.startingUrl} ${target.name} ${purpose} ${hidden}`);
}

/**
 * Waits until exactly one element is named, at most `limit` milliseconds.
 * @throws StepFailure that lists the nearest names and what exists of that kind, or the several matches with a sentence for each.
 */
export async function resolveOne(
  run: RunContext,
  target: Target,
  purpose: Purpose,
  limit?: number,
): Promise<Match> {
  throw new Error(`not written yet: ${run.startingUrl} ${target.name} ${purpose} ${limit}`);
}

/** The containers that an `in` or `under` place names, one look; empty: there is none. Null place: the page and its visible frames. */
export async function scopesOf(run: RunContext, place: Place | null): Promise<Locator[]> {
  throw new Error(`not written yet: ${run.startingUrl} ${place?.relation}`);
}

/** A sentence of what is there instead: the nearest names on the page and what exists of the target's kind. */
export async function whatIsThere(run: RunContext, target: Target): Promise<string> {
  throw new Error(`not written yet: ${run.startingUrl} ${target.name}`);
}
