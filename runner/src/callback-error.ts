/** A function that the caller passed to the runner threw: its consumer of events or its memory. */
export class CallbackError extends Error {
  override readonly name = 'CallbackError';

  constructor(callback: string, cause: unknown) {
    super(`${callback} failed.`, { cause });
  }
}
