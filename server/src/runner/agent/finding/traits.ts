import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import { isolated, PATIENT_MS } from '../isolated.ts';
import { controls } from '../lens/controls.ts';
import { withPieces } from '../lens/lens.ts';
import { motion } from '../lens/motion.ts';
import { plainName } from '../lens/plain-name.ts';
import { traitSight, type Traits } from './trait-sight.ts';

const UNKNOWN: Traits = {
  isSecret: true,
  sort: 'other',
  plainName: null,
  holdsItsButton: false,
  isMadeForClicks: true,
  isInModal: false,
  isInFrame: false,
  isMoving: false,
  box: null,
};

/** What was seen of elements when they were picked: it is not looked for again in the moment before something is done to them. */
const seen = new WeakMap<Locator, { traits: Traits; seenAt: number }>();

/** Where something was so many milliseconds ago is where it is now. */
const FRESH_MS = 100;

/** Keeps what is known of an element with the locator that was made for it. */
export function withTraits(locator: Locator, traits: Traits | null): Locator {
  if (traits) seen.set(locator, { traits, seenAt: performance.now() });
  return locator;
}

/** What went away meanwhile has none; why nothing can be done to it is told by the attempt. */
export async function traitsOf(locator: Locator): Promise<Traits> {
  const known = seen.get(locator);
  if (known) return known.traits;
  return isolated(locator, readTraits, undefined, PATIENT_MS).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') return UNKNOWN;
    throw error;
  });
}

/** Where an element was when it was picked, if that was only just now and it stood still; else null. */
export function justMeasured(locator: Locator): Box | null {
  const known = seen.get(locator);
  const isFresh = known && !known.traits.isMoving && performance.now() - known.seenAt < FRESH_MS;
  return isFresh ? known.traits.box : null;
}

const readTraits = withPieces(
  motion,
  plainName,
  controls,
  traitSight,
)((lens, element: Element): Traits => lens.traitsOf(element));
