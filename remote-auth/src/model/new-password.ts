import { PASSWORD_MIN_LENGTH } from 'shared/constants';

export interface PasswordProblems {
  newPassword?: string;
  confirmation?: string;
}

/** What is wrong with a new password and its repetition, one sentence at a time; empty when nothing is. */
export function passwordProblems(newPassword: string, confirmation: string): PasswordProblems {
  if (newPassword.length < PASSWORD_MIN_LENGTH)
    return { newPassword: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long.` };
  if (newPassword !== confirmation) return { confirmation: 'Passwords do not match.' };
  return {};
}
