import { createHash } from 'node:crypto';
import { cleanText, comparableText, maskedText, readStep } from 'shared/step-language';

/** What a test run failed with. */
export interface Failure {
  /** The text of the step that failed; null: the run broke outside of its steps. */
  task: string | null;
  /** What the step or the run says about it. */
  reason: string | null;
  /** Where the page was; null: not known. */
  pageUrl: string | null;
}

/** Characters of a signature, 6 bits each. */
const LENGTH = 22;

/**
 * The same for failures that look alike to a person: the same step, whatever its spelling, the same kind of reason, and the same page,
 * whatever its site. Nothing can be read from it.
 */
export function failureSignature({ task, reason, pageUrl }: Failure): string {
  const parts = [task && stepKey(task), reason && reasonKind(reason), pageUrl && pagePath(pageUrl)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);
}

/** The step as the language writes it, without secrets. */
function stepKey(task: string): string {
  const masked = maskedText(task);
  return comparableText(readStep(masked).sentence ?? masked).toLowerCase();
}

/**
 * The first sentence of a reason without what varies from run to run: addresses, quoted names and texts, numbers. What follows describes the
 * page as it was then, such as names that resemble the missing one.
 */
export function reasonKind(reason: string): string {
  const plain = cleanText(reason.split('\n', 1)[0] ?? '')
    .replaceAll(/https?:\/\/[^\s"”»]+/giu, '<address>')
    .replaceAll(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|`[^`]*`/gu, '<text>')
    .replaceAll(/\d+(?:[.,:]\d+)*/gu, '<number>');
  return /^.*?[.!?](?=\s|$)/u.exec(plain)?.[0] ?? plain;
}

/** The path of an address with `*` for each part that has a digit, which most often is an id. Without an address, as given. */
export function pagePath(address: string): string {
  const path = URL.parse(address)?.pathname ?? address;
  return path.replaceAll(/[^/]*\d[^/]*/gu, '*');
}
