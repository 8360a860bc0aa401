import type { Locator } from 'playwright-core';
import type { Place } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { elementById } from '../page/evaluate-isolated.ts';
import { searchRegions, type FoundIn } from './search.ts';

/**
 * Moves the pointer to where something hidden is, as a person does who is about to press it: over the row, card or list item that it is in, many of
 * which show their buttons only then, else over its own place, where only one is meant.
 * @returns whether there is such a place
 */
export async function pointAt(run: RunContext, place: Place | null, hidden: FoundIn[]): Promise<boolean> {
  const [only, ...others] = hidden;
  const own = only && others.length === 0 ? elementById(only.document, only.id) : null;
  const spot = place ? await boxOfItem(run, place) : own;
  if (!spot) return false;
  return spot.hover({ timeout: run.timing.element, force: true }).then(
    () => true,
    // It has no place on the page, or has gone.
    () => false,
  );
}

/** The only row, card or list item that a place means; null: it is another kind of place. */
async function boxOfItem({ window }: RunContext, { relation, target }: Place): Promise<Locator | null> {
  if (relation !== 'in' || !/^(?:row|item|card)$/.test(target.kind ?? '')) return null;
  const place: Place = { relation, target };
  const [region, ...others] = await searchRegions(window.page(), place);
  return others.length === 0 ? (region?.[0] ?? null) : null;
}
