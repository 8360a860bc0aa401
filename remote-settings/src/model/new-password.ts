import { PASSWORD_MIN_LENGTH } from 'shared/constants';

/** Why the new password and its repetition cannot be saved. */
export function passwordProblem(newPassword: string, repetition: string): string | undefined {
  if (newPassword.length < PASSWORD_MIN_LENGTH)
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.`;
  return newPassword === repetition ? undefined : 'Passwords do not match.';
}
