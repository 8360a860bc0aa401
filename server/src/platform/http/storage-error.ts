import { AppError } from './app-error.ts';

const FULL: [status: number, code: string, message: string] = [
  507,
  'storage_full',
  'There is no room left to store this. Please tell whoever runs this service.',
];

/** PostgreSQL's and the file system's codes that a person can do something about; everything else is an internal error. */
const ERRORS: Record<string, [status: number, code: string, message: string]> = {
  '23503': [409, 'in_use', 'Something that this belongs to or that uses it stands in the way.'],
  '23505': [409, 'duplicate', 'This exists already.'],
  '22003': [400, 'invalid_request', 'A number is too large.'],
  '22021': [400, 'invalid_request', 'The text holds characters that cannot be stored.'],
  '22P05': [400, 'invalid_request', 'The text holds characters that cannot be stored.'],
  '53100': FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
};

/** The failure to report for an error of the database or the storage (also one that was wrapped), or undefined. */
export function toStorageError(error: unknown): AppError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code: unknown = 'code' in cause ? cause.code : undefined;
    const known = typeof code === 'string' ? ERRORS[code] : undefined;
    if (known) return new AppError(...known);
  }
  return undefined;
}
