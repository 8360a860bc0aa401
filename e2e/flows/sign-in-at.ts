import { apiAddress, hostAddress } from '../support/addresses.ts';
import { demoUser } from './sign-in.ts';

export interface Session {
  access_token: string;
  user: object;
}

/** One for all specs, which run in processes of their own: the API takes only so many sign-ins a minute. */
const shared = process.env['E2E_SESSION'];
let session = shared ? Promise.resolve(JSON.parse(shared) as Session) : undefined;

/** Begins that session, before the first of the specs. */
export async function beginSharedSession(): Promise<void> {
  process.env['E2E_SESSION'] = JSON.stringify(await login());
}

/** Opens a screen of the dashboard as the demo user, who has signed in before. No test may end that session. */
export async function openSignedIn(path = '/dashboard'): Promise<void> {
  await signInAt(hostAddress);
  await browser.url(path);
  await $('main h1').waitForDisplayed();
}

/** Gives the browser a session of the demo user at a host's address, or none at all. No test may end that session. */
export async function signInAt(address: string, isSignedOut = false): Promise<void> {
  await storeSession(address, isSignedOut ? null : await (session ??= login()));
}

/** Makes this session, or none, the one that the dashboard at a host's address finds in the browser. */
export async function storeSession(address: string, given: Session | null): Promise<void> {
  await browser.url(`${address}/environments.json`);
  const entries: Record<string, string> = given
    ? { token: given.access_token, user: JSON.stringify(given.user) }
    : {};
  await browser.execute((stored) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
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
