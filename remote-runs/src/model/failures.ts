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
 * The same for tests that failed at the same login step and for the same reason, and for those that the server says failed of one cause; null
 * for all others.
 */
function causeKey(item: GroupRunItem): string | null {
  if (outcomeOf(item) !== 'failed') return null;
  const { failure, failure_signature: signature = null, failure_cause: cause = null } = item;
  if (!failure || !isLoginFailure(item)) return cause ?? signature;
  const { module } = failure.place;
  return JSON.stringify([module?.id ?? module?.title, module?.step, failure.reason]);
}

const isLoginFailure = ({ failure }: GroupRunItem): boolean =>
  Boolean(failure && failure.place.step === null && failure.place.module);

/** Why a test failed, in a line; where a shared cause has told it, only at which step. null: it did not fail, or the server does not say. */
export function failureText(item: GroupRunItem, causes: SharedCause[]): string | null {
  const { failure, error } = item;
  if (outcomeOf(item) !== 'failed') return null;
  const key = causeKey(item);
  // Reasons of one cause may name other elements.
  const reason = failure ? failure.reason : (error ?? null);
  const isTold = causes.some((cause) => cause.key === key && cause.reason === reason);
  if (!failure) return isTold ? 'As above' : reason;
  const name = stepName(failure.place);
  if (isTold) return `In ${inSentence(name)}, as above`;
  return reason === null ? `${name} failed` : `${name}: ${reason}`;
}
