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
const SEPARATOR = '.';

/**
 * The same for failures that look alike to a person: the same step, whatever its spelling, the same kind of reason, the same page, whatever its
 * site, and the same symptoms of the page. Nothing can be read from it. It is the signature of versions that knew nothing of symptoms, and the
 * hash of these.
 */
export function failureSignature({ task, reason, pageUrl, events }: Failure): string {
  const parts = [task && stepKey(task), reason && reasonKind(reason), pageUrl && pagePath(pageUrl)];
  return [parts, eventKeys(events, pageUrl)].map(hashOf).join(SEPARATOR);
}

const hashOf = (parts: (string | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/** The signature that an earlier version has stored for the same failure, whatever its symptoms. */
export const earlierSignature = (signature: string): string => signature.split(SEPARATOR, 1)[0] ?? signature;

/** Whether two failures are alike. Of one that an earlier version has stored the symptoms are not known: they may be the same. */
export function areAlike(one: string, other: string): boolean {
  return one === other || earlierSignature(one) === other || one === earlierSignature(other);
}

/** The step as the language writes it, without secrets. */
function stepKey(task: string): string {
  const masked = maskedText(task);
  return comparableText(readStep(masked).sentence ?? masked).toLowerCase();
}
