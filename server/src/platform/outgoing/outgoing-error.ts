type Reason = 'forbidden' | 'unreachable' | 'timeout';

/** No answer came. The message is the end of a sentence for a person, and names no address. */
export class OutgoingError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export const forbidden = (message: string) => new OutgoingError('forbidden', message);

/** What a failed look-up or connection amounts to. */
export function explainFailure(error: unknown): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new OutgoingError('timeout', 'did not answer in time');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new OutgoingError('unreachable', 'was not found by its name');
  return new OutgoingError('unreachable', `could not be reached${code === undefined ? '' : ` (${code})`}`);
}
