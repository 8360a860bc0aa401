import type { GroupRunItem } from 'shared/contract';
import { fullStepName, inSentence, stepName } from 'shared/format';
import { outcomeOf } from './run-status.ts';

/** What several tests failed with: one cause, not one for each test. */
export interface SharedCause {
  key: string;
  /** They failed at the same step of the login module. */
  isLogin: boolean;
  /** `Login step 2 (module Sign in)`; null: the step has not the same place in all of them, or there is none. */
  name: string | null;
  reason: string | null;
  /** How many tests. */
  count: number;
}

/** The causes that several of the tests have in common. */
export function sharedCauses(items: GroupRunItem[]): SharedCause[] {
  const groups = Map.groupBy(items, causeKey);
  return [...groups].flatMap(([key, alike]) => {
    const [first, ...others] = alike;
    if (key === null || !first || others.length === 0) return [];
    const names = new Set(alike.map(({ failure }) => failure && fullStepName(failure.place)));
    return [
      {
        key,
        isLogin: isLoginFailure(first),
        name: names.size === 1 ? ([...names][0] ?? null) : null,
        reason: first.failure ? first.failure.reason : (first.error ?? null),
        count: alike.length,
      },
    ];
  });
}

/**
 * The same for tests that failed at the same login step and for the same reason, and for those that the server says failed alike; null for all
 * others.
 */
function causeKey(item: GroupRunItem): string | null {
  if (outcomeOf(item) !== 'failed') return null;
  const { failure, failure_signature: signature = null } = item;
  if (!failure || !isLoginFailure(item)) return signature;
  const { module } = failure.place;
  return JSON.stringify([module?.id ?? module?.title, module?.step, failure.reason]);
}

const isLoginFailure = ({ failure }: GroupRunItem): boolean =>
  Boolean(failure && failure.place.step === null && failure.place.module);

/** Why a test failed, in a line; of one with a shared cause only where. null: it did not fail, or the server does not say. */
export function failureText(item: GroupRunItem, causes: SharedCause[]): string | null {
  const { failure, error } = item;
  if (outcomeOf(item) !== 'failed') return null;
  const key = causeKey(item);
  const isShared = causes.some((cause) => cause.key === key);
  if (!failure) return isShared ? 'As above' : (error ?? null);
  const name = stepName(failure.place);
  if (isShared) return `In ${inSentence(name)}, as above`;
  return failure.reason === null ? `${name} failed` : `${name}: ${failure.reason}`;
}
