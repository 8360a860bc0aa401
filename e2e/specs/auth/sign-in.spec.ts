import { demoUser, forgetSession, signIn } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { Shell } from '../../pages/shell.ts';

describe('signing in', () => {
  it('refuses a wrong password and keeps the message on the page', async () => {
    await forgetSession();
    await LoginPage.open();
    await LoginPage.submit({ ...demoUser, password: 'not the password' });
    await expect(LoginPage.error).toHaveText(expect.stringContaining('password'));
    expect(new URL(await browser.getUrl()).pathname).toBe('/login');
  });

  it('sends a visitor to sign in, and then on to where he was going', async () => {
    await forgetSession();
    await browser.url('/dashboard/tests?tab=modules');
    await $('aria/Email').waitForDisplayed();
    await LoginPage.submit(demoUser);
    await Shell.waitForScreen('Tests and Modules');
    expect(new URL(await browser.getUrl()).search).toBe('?tab=modules');
  });

  it('forgets the session on signing out', async () => {
    await signIn();
    await $(`aria/User menu, ${demoUser.email}`).click();
    await $('[role="menuitem"]=Sign out').click();
    await $('aria/Email').waitForDisplayed();
    expect(await browser.execute(() => localStorage.getItem('token'))).toBeNull();
    await browser.url('/dashboard/runs');
    await $('aria/Email').waitForDisplayed();
  });
});
