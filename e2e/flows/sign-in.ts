import { LoginPage } from '../pages/login-page.ts';

/** The account of the demo company that every started product has. */
export const demoUser = { email: 'demo@steplight.local', password: 'steplight-demo' };

/** Signs the demo user in, in a browser that has no session, and waits for the dashboard. */
export async function signIn(next = '/dashboard'): Promise<void> {
  await forgetSession();
  await LoginPage.open(next);
  await LoginPage.submit(demoUser);
  await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname.startsWith('/dashboard'), {
    timeoutMsg: 'Signing in did not lead to the dashboard.',
  });
}

/** Leaves the browser as a visitor who has never been here. */
export async function forgetSession(): Promise<void> {
  await browser.url('/privacy-policy');
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
