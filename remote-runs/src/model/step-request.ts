import type { StepRequest } from 'shared/contract';

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

/** `200`, `net::ERR_FAILED`, `Cancelled`, or what is missing. */
export function requestResult({ status, failure, duration }: StepRequest): string {
  if (failure === 'cancelled') return 'Cancelled';
  if (failure !== null) return failure;
  if (status !== null) return String(status);
  return duration === null ? 'No answer yet' : 'No answer';
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
