import { apiAddress, hostAddress } from '../support/addresses.ts';
import { demoUser } from './sign-in.ts';

interface Session {
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
