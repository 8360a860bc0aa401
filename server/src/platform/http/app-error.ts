import type { Role } from 'shared/constants';

/** An error in the reply: a message for users and a stable code for programs. */
export class AppError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Further properties of the answer, next to `error` and `code`. */
  readonly details: Record<string, unknown> | undefined;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; details?: Record<string, unknown>; retryAfter?: number } = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = more.fields;
    this.details = more.details;
    this.retryAfter = more.retryAfter;
  }
}

export const unauthorized = () =>
  new AppError(401, 'unauthorized', 'Your session has ended. Please sign in again.');

/** The caller's role does not allow it. */
export const forbidden = (needed: Role) =>
  new AppError(
    403,
    'role_required',
    needed === 'owner'
      ? 'Only owners of the company may do this. Ask one of them.'
      : 'Your role is Viewer, which changes nothing. Ask an owner of the company for the role Editor.',
  );

/** The same for a program, whose key can only be a viewer's or an editor's. */
export const forbiddenForKey = () =>
  new AppError(
    403,
    'role_required',
    'This API key has the role Viewer, which changes nothing. Use one with the role Editor.',
  );

export const noCompany = () =>
  new AppError(
    403,
    'no_company',
    'You are not a member of any company any more. Create a new one, or ask an owner of one to invite you.',
  );

export const twoFactorRequired = () =>
  new AppError(
    403,
    'two_factor_required',
    'This company requires two-factor sign-in. Set it up in Settings → You → Account first.',
  );

export const notFound = (what: string) => new AppError(404, 'not_found', `${what} does not exist.`);

/** For an id: the same reply where it exists in another company. */
export const notFoundInCompany = (what: string) =>
  new AppError(404, 'not_found', `${what} does not exist or belongs to another company.`);

/** A request that is well formed but cannot be done. */
export const unprocessable = (code: string, message: string, fields?: Record<string, string>) =>
  new AppError(422, code, message, { fields });

export const conflict = (code: string, message: string, details?: Record<string, unknown>) =>
  new AppError(409, code, message, { details });

/** `wait` in milliseconds; `advice` goes on after the sentence. */
export function tooManyRequests(wait: number, advice = ''): AppError {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  const time =
    seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  const text = `Too many attempts. Please try again in ${time}.${advice}`;
  return new AppError(429, 'too_many_requests', text, { retryAfter: seconds });
}
