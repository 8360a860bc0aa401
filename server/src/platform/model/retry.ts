import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from 'ai';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 20_000;

/**
 * Repeats a request while its server is busy or failing, with exponential backoff or after the server's `retry-after`.
 * @throws the last error; the signal's reason if it aborts
 */
export async function retryWhileBusy<Answer>(
  attempts: number,
  signal: AbortSignal,
  request: () => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await request();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === attempts || !isPassing(error)) throw error;
      await sleep(pauseAfter(error, attempt), undefined, { signal });
    }
  }
}

/** Whether a retry may help: the server is busy, failing, or did not answer. */
function isPassing(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return error instanceof Error && error.name === 'TimeoutError';
  const { statusCode: status } = error;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** The server's `retry-after`, else exponential backoff; milliseconds. */
function pauseAfter(error: unknown, attempt: number): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : NaN;
  const pause = asked > 0 ? asked * 1000 : FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(pause, MAX_PAUSE_MS);
}
