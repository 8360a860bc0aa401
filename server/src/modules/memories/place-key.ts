import { createHash } from 'node:crypto';
import type { RunnerStep, MemoryKey } from 'runner';

/** A test as a run of it is executed: modules expanded. */
export interface Definition {
  startingUrl: string | null;
  steps: RunnerStep[];
}

/** A name for each place of a test as it is: SHA-256 in hex. */
export function placeKey({ startingUrl, steps }: Definition): (key: MemoryKey) => string {
  const definition = hash([
    startingUrl,
    steps.map(({ type, action, useVision }) => [type, action, useVision]),
  ]);
  // The 0 was a count of commands; without it, what is stored would no longer be found.
  return ({ stepIndex, text, page }) => hash([definition, stepIndex, 0, text, page]);
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
