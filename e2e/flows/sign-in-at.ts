import { apiAddress } from '../support/addresses.ts';
import { demoUser } from './sign-in.ts';

/** Gives the browser a session of the demo user at a host's address, or none at all. */
export async function signInAt(address: string, isSignedOut = false): Promise<void> {
  const response = await fetch(`${apiAddress}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(demoUser),
  });
  const { access_token: token, user } = (await response.json()) as { access_token: string; user: object };
  await browser.url(`${address}/environments.json`);
  const session = isSignedOut ? {} : { token, user: JSON.stringify(user) };
  await browser.execute((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}
