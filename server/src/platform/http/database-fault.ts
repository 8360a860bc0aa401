import { AppError } from './app-error.ts';

/** PostgreSQL's codes for what a request can cause; everything else is our own fault. */
const FAULTS: Record<string, [status: number, code: string, message: string]> = {
  '23503': [409, 'in_use', 'Something that this belongs to or that uses it stands in the way.'],
  '23505': [409, 'duplicate', 'This exists already.'],
  '22003': [400, 'invalid_request', 'A number is too large.'],
  '22021': [400, 'invalid_request', 'The text holds characters that cannot be stored.'],
  '22P05': [400, 'invalid_request', 'The text holds characters that cannot be stored.'],
};

/** The failure to report for a database error (also one that the query builder wrapped), or undefined. */
export function databaseFault(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = 'code' in cause ? cause.code : undefined;
    const fault = typeof code === 'string' ? FAULTS[code] : undefined;
    if (fault) return new AppError(...fault);
  }
  return undefined;
}
