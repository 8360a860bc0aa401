import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Session } from './sign-in-at.ts';

/** What owners sign in with once they have entered. */
export const OWNER_PASSWORD = 'correct horse battery staple';
const OPERATOR = join(import.meta.dirname, '../../server/src/commands/operator.ts');

/**
 * Makes a company and its owner by the operator's command. @param environment names the product's database or data folder
 * @returns the token of the link to set the owner's password
 */
export async function makeCompany(
  { company, email }: { company: string; email: string },
  environment: Record<string, string>,
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [OPERATOR, 'create-company', company, email],
    { env: { PATH: process.env['PATH'], ...environment } },
  );
  const [, token] = /\/password-reset\/([\w-]+)/u.exec(stdout) ?? [];
  if (!token) throw new Error(`No link was printed: ${stdout}`);
  return token;
}

/** Sets the owner's password with the token of the link, and signs the owner in. */
export async function enterAsOwner(apiAddress: string, email: string, token: string): Promise<Session> {
  await post(`${apiAddress}/auth/reset-password`, { new_password: OWNER_PASSWORD }, token);
  return (await post(`${apiAddress}/auth/login`, { email, password: OWNER_PASSWORD })) as Session;
}

async function post(address: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
