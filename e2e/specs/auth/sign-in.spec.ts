import { demoUser, forgetSession } from '../../flows/sign-in.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { Shell } from '../../pages/shell.ts';

describe('signing in', () => {
  it('sends a visitor to sign in, and then on to where they were going', async () => {
    await forgetSession();
    await browser.url('/dashboard/tests?tab=modules');
    await $('aria/Email').waitForDisplayed();
    await LoginPage.submit(demoUser);
    await Shell.waitForScreen('Tests and Modules');
    expect(new URL(await browser.getUrl()).search).toBe('?tab=modules');
  });

  it('works by keys alone, from the login page to signing out', async () => {
    await forgetSession();
    await LoginPage.open();
    await browser.keys([...demoUser.email, 'Tab', ...demoUser.password, 'Enter']);
    await Shell.waitForScreen('Runs');
    // From the heading back to the sidebar: the user menu is its last stop.
    await tabTo('User menu', ['Shift', 'Tab']);
    await browser.keys('Enter');
    await $('[role="menu"]').waitForDisplayed();
    await browser.keys('End');
    await browser.keys('Enter');
    await $('aria/Email').waitForDisplayed();
    expect(await browser.execute(() => localStorage.getItem('token'))).toBeNull();
  });
});

/** Presses keys, as often as it takes, until something with that text has the focus. */
async function tabTo(text: string, keys: string[]): Promise<void> {
  const focusedText = () => browser.execute(() => document.activeElement?.textContent ?? '');
  for (let count = 0; count < 10 && !(await focusedText()).includes(text); count++) await browser.keys(keys);
  expect(await focusedText()).toContain(text);
}
