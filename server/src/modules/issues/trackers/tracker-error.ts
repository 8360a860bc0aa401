import { AppError } from '../../../platform/http/app-error.ts';

/** A tracker did not do what it was asked. The message tells a person why, and names no secret. */
export class TrackerError extends AppError {
  /** It may have done it all the same. */
  readonly isUncertain: boolean;

  constructor(message: string, more: { isUncertain?: boolean; retryAfter?: number | undefined } = {}) {
    super(more.isUncertain ? 503 : 422, 'issue_tracker_failed', message, { retryAfter: more.retryAfter });
    this.isUncertain = more.isUncertain ?? false;
  }
}

interface Refusal {
  /** Of the tracker. */
  name: string;
  /** What it was asked for: `the repository acme/shop`. */
  subject: string;
  status: number;
  /** Its own words. */
  said?: string | undefined;
  retryAfter?: number | undefined;
}

const SAID_LENGTH = 300;

/** What an answer means that is no success. */
export function refusalOf({ name, subject, status, said = '', retryAfter }: Refusal): TrackerError {
  const isTooMuch = status === 403 && (retryAfter !== undefined || /rate limit/i.test(said));
  if (status === 429 || isTooMuch) {
    const wait = retryAfter === undefined ? 'in a few minutes' : `in ${Math.max(1, retryAfter)} seconds`;
    return new TrackerError(`${name} wants fewer requests. Try again ${wait}.`, { retryAfter });
  }
  const invalid = `${name} does not take this for ${subject}. It says: ${said.slice(0, SAID_LENGTH)}`;
  const sentences: Partial<Record<number, string>> = {
    400: invalid,
    401: `${name} does not accept the credentials. Enter new ones under Settings, Issue tracker.`,
    403: `${name} does not let these credentials use ${subject}. Give them the right to read and write issues.`,
    404: `${name} does not find ${subject}, or these credentials may not see it.`,
    410: `${name} does not have ${subject} any more, or issues are switched off there.`,
    422: invalid,
  };
  const sentence = sentences[status] ?? `${name} answered ${status}. Try again in a minute.`;
  return new TrackerError(sentence, { isUncertain: status >= 500 });
}
