import { apiAddress } from '../support/addresses.ts';
import { demoUser } from './sign-in.ts';

interface Session {
  access_token: string;
  user: object;
}

/** One for all of a spec: the API takes only so many sign-ins of a user a minute. */
let session: Promise<Session> | undefined;

/** Gives the browser a session of the demo user at a host's address, or none at all. No test may end that session. */
export async function signInAt(address: string, isSignedOut = false): Promise<void> {
  const { access_token: token, user } = await (session ??= login());
  await browser.url(`${address}/environments.json`);
  const stored = isSignedOut ? {} : { token, user: JSON.stringify(user) };
  await browser.execute((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

async function login(): Promise<Session> {
  const response = await fetch(`${apiAddress}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoUser),
  });
  if (!response.ok) throw new Error(`The demo user could not sign in: ${await response.text()}`);
  return (await response.json()) as Session;
}
