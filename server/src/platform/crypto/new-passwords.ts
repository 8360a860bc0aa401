import { unprocessable } from '../http/app-error.ts';
import { hashPassword } from './passwords.ts';

/**
 * The hash of a password that a person chooses for an account. Throws 422 for what is guessed first, as NIST SP 800-63B asks (5.1.1.2): one
 * of the some 18,000 common passwords of this length, or the account's own address.
 */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  const lowered = password.toLowerCase();
  if (lowered === email.toLowerCase() || lowered === email.slice(0, email.lastIndexOf('@')).toLowerCase())
    throw refused('Your own address is guessed first. Choose another password.');
  if ((await commonPasswords()).has(lowered))
    throw refused('Many people use this password, so it is guessed first. Choose another one.');
  return hashPassword(password);
}

let common: Promise<Set<string>> | undefined;

/** Read when it is first needed: unpacking takes a few hundred milliseconds. */
async function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

const refused = (problem: string) => unprocessable('weak_password', problem, { new_password: problem });
