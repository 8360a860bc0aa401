import { createHash } from 'node:crypto';
import { comparableText, maskedText, readStep } from 'shared/step-language';
import { eventKeys, type FailureEvent } from './event-keys.ts';
import { pagePath, reasonKind } from './failure-texts.ts';

/** What a test run failed with. */
export interface Failure {
  /** The text of the step that failed; null: the run broke outside of its steps. */
  task: string | null;
  /** What the step or the run says about it. */
  reason: string | null;
  /** Where the page was; null: not known. */
  pageUrl: string | null;
  /** What the page did during the failed step, or the one before it. */
  events: FailureEvent[];
}

/** Characters of a hash, 6 bits each. */
const LENGTH = 22;

/**
 * The same for failures that look alike to a person: the same step, whatever its spelling, the same kind of reason, the same page, whatever its
 * site, and the same symptoms of the page. Nothing can be read from it.
 */
export function failureSignature({ task, reason, pageUrl, events }: Failure): string {
  const parts = [task && stepKey(task), reason && reasonKind(reason), pageUrl && pagePath(pageUrl)];
  return [parts, eventKeys(events, pageUrl)].map(hashOf).join('.');
}

/**
 * The same for failures that one cause has on several pages: the same kind of reason and the same symptoms, whatever the step and the page
 * are. null: there is no reason.
 */
export function failureCause({ reason, pageUrl, events }: Failure): string | null {
  const kind = reason === null ? '' : reasonKind(reason);
  return kind === '' ? null : hashOf([kind, ...eventKeys(events, pageUrl)]);
}

const hashOf = (parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/** The step as the language writes it, without secrets. */
function stepKey(task: string): string {
  const masked = maskedText(task);
  return comparableText(readStep(masked).sentence ?? masked).toLowerCase();
}
