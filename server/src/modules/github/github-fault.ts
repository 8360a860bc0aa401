/** GitHub did not do what it was asked. The message names neither keys nor tokens. */
export class GithubFault extends Error {
  /** HTTP status; 0: no answer came. */
  readonly status: number;
  /** The same call may well succeed later. */
  readonly isPassing: boolean;

  constructor(status: number, reason: string, isPassing: boolean) {
    super(status === 0 ? `GitHub did not answer: ${reason}` : `GitHub answered ${status}: ${reason}`);
    this.status = status;
    this.isPassing = isPassing;
  }
}

interface HttpFailure extends Error {
  status: number;
  response?: { headers: Record<string, string | number | undefined> };
}

/** Octokit's errors carry the whole request, secrets included, so only their status and their text go on. */
export function toFault(error: unknown): unknown {
  if (!isHttpFailure(error)) return error;
  const { response, message } = error;
  if (!response) return new GithubFault(0, message, true);
  return new GithubFault(error.status, message, isPassing(error.status, message, response.headers));
}

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api: both limits answer 403 or 429. */
function isPassing(status: number, message: string, headers: Record<string, unknown>): boolean {
  if (status >= 500 || status === 408 || status === 429) return true;
  const isLimited = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
  return status === 403 && (isLimited || /secondary rate limit/i.test(message));
}

function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}
