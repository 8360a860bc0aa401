import { describeElement, isSameElement, type Fingerprint } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import type { SeenElement } from '../page/capture/resolve/fingerprints.ts';
import { haveInCommon, isLasting } from './identity.ts';
import { searchByAttributes } from './search-planned.ts';

/** The sentence names one element, and the plan another that is on the page, too. */
interface Conflict {
  planned: Fingerprint;
  /** What the planned element is now. */
  now: SeenElement;
}

/**
 * Compares the element that a sentence names with those of the plan. It is a conflict only if it has nothing in common with any of them, and
 * exactly one other visible element has a lasting attribute of one: an element that has merely got other attributes is none.
 */
export async function findConflict(
  run: RunContext,
  planned: Fingerprint[],
  found: SeenElement,
): Promise<Conflict | null> {
  if (planned.some((one) => haveInCommon(one, found))) return null;
  const conflicts: Conflict[] = [];
  for (const one of planned) {
    // What this run has used before may have changed by that: "Add" has become "Remove".
    const isUsed = run.step.plan?.used.some((used) => isSameElement(used, one));
    if (!isLasting(one) || isUsed) continue;
    const { found: others, isExcepted } = await searchByAttributes(run, one, found.key);
    if (isExcepted) return null;
    const [other] = others;
    if (other && others.length === 1) conflicts.push({ planned: one, now: other.seen });
  }
  return conflicts[0] ?? null;
}

/** Sentences that show both elements. @param isDismissed a person has refused the element of the sentence before */
export function conflictMessage(
  { planned, now }: Conflict,
  found: SeenElement,
  isDismissed: boolean,
): string {
  const before = planned.name === now.name ? '' : `, which was called "${planned.name}"`;
  return [
    `The sentence and the plan name different elements, so nothing was done.`,
    `The sentence: ${describeElement(found)}.`,
    `The plan: ${describeElement(now)}${before}.`,
    isDismissed
      ? 'A person has refused the element of the sentence before. Change the sentence; or, if it is right after all, record the step.'
      : 'Accept the element of the sentence for the plan, or change the sentence.',
  ].join(' ');
}
