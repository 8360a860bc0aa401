import { callApi } from '../../flows/call-api.ts';
import { waitForScreen } from '../../flows/go-to.ts';
import { demoUser, signIn } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { Shell } from '../../pages/shell.ts';
import { hostAddress } from '../../support/addresses.ts';

async function waitForLogin(next: string | null): Promise<void> {
  const isThere = async () => {
    const { pathname, searchParams } = new URL(await browser.getUrl());
    return pathname === '/login' && searchParams.get('next') === next;
  };
  await browser.waitUntil(isThere, {
    timeoutMsg: `Not at the login page for ${next}: ${await browser.getUrl()}`,
  });
}

describe('a session in two tabs', () => {
  let first: string;
  let second: string;

  before(async () => {
    await signIn('/dashboard/tests?tab=modules');
    await waitForScreen('Tests and Modules');
    first = await browser.getWindowHandle();
    await browser.newWindow(`${hostAddress}/dashboard/test-suites`);
    second = await browser.getWindowHandle();
    await waitForScreen('Test Suites');
  });

  after(async () => {
    await browser.switchToWindow(second);
    await browser.closeWindow();
    await browser.switchToWindow(first);
  });

  it('ends in both once the server no longer knows it', async () => {
    await callApi('POST /auth/logout');
    // The page may have noticed by itself, and would have no navigation to click.
    await browser.url('/dashboard/runs');
    await waitForLogin('/dashboard/runs');
    await browser.switchToWindow(first);
    await waitForLogin('/dashboard/tests?tab=modules');
    await expect($('main')).toHaveText(
      expect.stringContaining('Your session has ended. Please log in again.'),
    );
    const keys = await browser.execute(() => Object.keys(localStorage));
    expect(keys).not.toContain('token');
    expect(keys).not.toContain('user');
  });

  it('begins in both, each where it was', async () => {
    await LoginPage.submit(demoUser);
    await waitForScreen('Tests and Modules');
    expect(new URL(await browser.getUrl()).search).toBe('?tab=modules');
    await browser.switchToWindow(second);
    await waitForScreen('Runs');
  });

  it('ends in both when one signs out', async () => {
    await Shell.signOut();
    await waitForLogin(null);
    await browser.switchToWindow(first);
    await waitForLogin('/dashboard/tests?tab=modules');
  });
});
