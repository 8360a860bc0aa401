import { PASSWORD_MIN_LENGTH } from 'shared/constants';

export interface PasswordErrors {
  newPassword?: string;
  confirmation?: string;
}

/** The first validation error of a new password and its confirmation; empty if both are valid. */
export function validateNewPassword(newPassword: string, confirmation: string): PasswordErrors {
  if (newPassword.length < PASSWORD_MIN_LENGTH)
    return { newPassword: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.` };
  if (newPassword !== confirmation) return { confirmation: 'Passwords do not match.' };
  return {};
}
