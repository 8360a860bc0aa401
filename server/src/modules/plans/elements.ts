import { isSameElement, type Fingerprint, type PlannedAction } from 'shared/contract';

/** How many elements of one command are stored; contract/plans.ts has the same limit. */
const MAX_ELEMENTS = 5;

/** Both lists, each element once as it was seen last, the newest last. */
export function mergeElements(known: Fingerprint[], seen: Fingerprint[]): Fingerprint[] {
  const others = known.filter((one) => !seen.some((newer) => isSameElement(one, newer)));
  return [...others, ...seen].slice(-MAX_ELEMENTS);
}

export function elementsOf(actions: PlannedAction[]): Fingerprint[] {
  return actions.flatMap(({ target, destination }) => [...target, ...destination]);
}
