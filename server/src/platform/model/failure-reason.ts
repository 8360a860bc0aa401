import { APICallError } from 'ai';

const STATUSES: Record<number, string> = {
  400: 'does not take the request',
  401: 'refuses the key',
  402: 'asks for payment first',
  403: 'refuses the key',
  404: 'is not known at its address',
  413: 'finds the request too long',
  429: 'has no room for more requests now',
};

/** Why the model did not answer, as the end of a sentence, without any text of the request or the response. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'did not answer in time';
  if (!APICallError.isInstance(error)) return 'did not answer in a form that could be read';
  const { statusCode: status } = error;
  if (status === undefined) return 'could not be reached';
  if (status < 300) return 'did not answer in a form that could be read';
  return `${STATUSES[status] ?? (status >= 500 ? 'is out of order' : 'did not answer')} (${status})`;
}
