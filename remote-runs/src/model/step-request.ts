import type { StepRequest } from 'shared/contract';
import { fileSize } from 'shared/format';

/** Why a request did not end well; what the page itself cancelled is none of it. */
export function hasFailed({ status, failure }: StepRequest): boolean {
  return (failure !== null && failure !== 'cancelled') || (status !== null && status >= 400);
}

/** Those that failed first, each part in the order of time. */
export function failedFirst(requests: StepRequest[]): StepRequest[] {
  return requests.toSorted(
    (one, other) => Number(hasFailed(other)) - Number(hasFailed(one)) || one.time - other.time,
  );
}

/** In a word: `200`, `Failed`, `Cancelled`, or what is missing. */
export function requestResult({ status, failure, duration }: StepRequest): string {
  if (failure === 'cancelled') return 'Cancelled';
  if (failure !== null) return 'Failed';
  if (status !== null) return String(status);
  return duration === null ? 'No answer yet' : 'No answer';
}

/** What else is known of a request: why it failed, the host, the type, seconds and bytes. */
export function requestFacts({ url, type, duration, size, failure, began_before }: StepRequest): string[] {
  const facts = [
    failure !== 'cancelled' && failure,
    addressParts(url).host,
    type,
    duration !== null && `${Math.round(duration * 1000)} ms`,
    size !== null && fileSize(size),
    began_before && 'began before this step',
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

/** `12 requests, 1 failed`. */
export function requestsText(requests: StepRequest[], leftOut: number): string {
  const failed = requests.filter(hasFailed).length;
  const count = requests.length + leftOut;
  return `${count} ${count === 1 ? 'request' : 'requests'}${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** An address in two parts: the path with its query, and the host; a text that is no address is its path. */
export function addressParts(url: string): { path: string; host: string | null } {
  const address = URL.parse(url);
  return address
    ? { path: address.pathname + address.search, host: address.host }
    : { path: url, host: null };
}
