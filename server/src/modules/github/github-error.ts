/** GitHub did not do what it was asked. The message names neither keys nor tokens. */
export class GithubError extends Error {
  /** HTTP status; 0: no answer came. */
  readonly status: number;
  /** The same call may well succeed later. */
  readonly isTemporary: boolean;
  /** Seconds that GitHub wants to be left alone for; undefined: it says nothing of that. */
  readonly retryAfter: number | undefined;

  constructor(status: number, reason: string, isTemporary: boolean, retryAfter?: number) {
    super(status === 0 ? `GitHub did not answer: ${reason}` : `GitHub answered ${status}: ${reason}`);
    this.status = status;
    this.isTemporary = isTemporary;
    this.retryAfter = retryAfter;
  }
}

/** Seconds to wait where GitHub does not say how long, as its documentation asks for. */
const DEFAULT_RETRY_SECONDS = 60;

type Headers = Record<string, string | number | undefined>;

interface HttpFailure extends Error {
  status: number;
  response?: { headers: Headers };
}

/** Octokit's errors carry the whole request, secrets included, so only their status and their text go on. */
export function toGithubError(error: unknown): unknown {
  if (!isHttpFailure(error)) return error;
  const { response, message } = error;
  if (!response) return new GithubError(0, message, true);
  const { status } = error;
  const retryAfter = limitOf(status, message, response.headers);
  const isTemporary = retryAfter !== undefined || status >= 500 || status === 408;
  return new GithubError(status, message, isTemporary, retryAfter);
}

/**
 * How many seconds a rate limit lasts; undefined: it is none.
 * https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api: both limits answer 403 or 429.
 */
function limitOf(status: number, message: string, headers: Headers): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const wait = Number(headers['retry-after']);
  if (wait >= 0) return wait;
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']);
    return reset > 0 ? Math.max(1, Math.ceil(reset - Date.now() / 1000)) : DEFAULT_RETRY_SECONDS;
  }
  return status === 429 || /secondary rate limit/i.test(message) ? DEFAULT_RETRY_SECONDS : undefined;
}

function isHttpFailure(error: unknown): error is HttpFailure {
  return error instanceof Error && error.name === 'HttpError' && 'status' in error;
}
