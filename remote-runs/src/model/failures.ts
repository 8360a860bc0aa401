import type { GroupRunItem } from 'shared/contract';
import { fullStepName, inSentence, stepName } from 'shared/format';
import { outcomeOf } from './run-status.ts';

/** A login step that several tests failed at for the same reason: one cause, not one for each test. */
export interface SharedCause {
  key: string;
  /** `Login step 2 (module Sign in)` */
  name: string;
  reason: string | null;
  /** How many tests. */
  count: number;
}

/** The causes that several of the tests have in common. */
export function sharedCauses(items: GroupRunItem[]): SharedCause[] {
  const groups = Map.groupBy(items, causeKey);
  return [...groups].flatMap(([key, [first, ...others]]) => {
    if (key === null || !first?.failure || others.length === 0) return [];
    const { place, reason } = first.failure;
    return [{ key, name: fullStepName(place), reason, count: others.length + 1 }];
  });
}

/** The same for tests that failed at the same login step and for the same reason; null for all others. */
function causeKey(item: GroupRunItem): string | null {
  if (!item.failure || outcomeOf(item) !== 'failed') return null;
  const { place, reason } = item.failure;
  if (place.step !== null || !place.module) return null;
  return JSON.stringify([place.module.id ?? place.module.title, place.module.step, reason]);
}

/** Why a test failed, in a line; of one with a shared cause only where. null: it did not fail, or the server does not say. */
export function failureText(item: GroupRunItem, causes: SharedCause[]): string | null {
  const { failure, error } = item;
  if (outcomeOf(item) !== 'failed') return null;
  if (!failure) return error ?? null;
  const name = stepName(failure.place);
  const key = causeKey(item);
  if (causes.some((cause) => cause.key === key)) return `In ${inSentence(name)}, as above`;
  return failure.reason === null ? `${name} failed` : `${name}: ${failure.reason}`;
}
