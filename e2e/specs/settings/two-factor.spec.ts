import { codeOf, readOneTimePassword } from '../../../runner/src/values/one-time-password.ts';
import { enterAsOwner, makeCompany, OWNER_PASSWORD } from '../../flows/make-company.ts';
import { signInAt, storeSession } from '../../flows/sign-in-at.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { Shell } from '../../pages/shell.ts';
import { apiAddress, hostAddress } from '../../support/addresses.ts';
import { dataFolder } from '../../support/outbox.ts';

const PERIOD_SECONDS = 30;
const time = Date.now();
const owner = { company: `Careful ${time}`, email: `careful-${time}@example.com` };
const password = OWNER_PASSWORD;

describe('two-factor sign-in', () => {
  let secret = '';

  /** What the app shows now, or in the next period: each code works once. */
  function codeOfApp(isNext = false): string {
    const settings = readOneTimePassword(secret);
    if (!settings) throw new Error(`No secret: ${secret}`);
    return codeOf(settings, Math.floor(Date.now() / 1000 / PERIOD_SECONDS) + Number(isNext));
  }

  async function typeIntoDialog(label: string, text: string, button: string): Promise<void> {
    const dialog = $('[role="dialog"]');
    await dialog.$(`aria/${label}`).setValue(text);
    await dialog.$(`button=${button}`).click();
  }

  async function signOutAndSubmitPassword(): Promise<void> {
    await signInAt(hostAddress, true);
    await LoginPage.open();
    await LoginPage.submit({ email: owner.email, password });
    await $('aria/Code').waitForDisplayed();
  }

  it('is set up with the secret, a first code and recovery codes', async () => {
    const token = await makeCompany(owner, { DATA_FOLDER: dataFolder });
    await storeSession(hostAddress, await enterAsOwner(apiAddress, owner.email, token));
    await browser.url('/dashboard/settings/you');
    await $('aria/Set up two-factor sign-in').click();
    await typeIntoDialog('Your password', password, 'Continue');
    const shown = $('[role="dialog"] code');
    await shown.waitForDisplayed();
    secret = await shown.getText();
    await typeIntoDialog('Code', codeOfApp(), 'Confirm');
    const codes = $('ul[aria-label="Recovery codes"]');
    await codes.waitForDisplayed();
    const recoveryCodes = (await codes.getText()).split(/\s+/u);
    expect(recoveryCodes).toHaveLength(10);
    await $('button=I have stored them').click();
    await expect($('aria/Disable two-factor sign-in')).toBeDisplayed();
  });

  it('asks for a code after the password, and takes each code once', async () => {
    await signOutAndSubmitPassword();
    const code = codeOfApp(true);
    await $('aria/Code').setValue(code);
    await $('button=Login').click();
    await Shell.waitForScreen('Runs');

    await signOutAndSubmitPassword();
    await $('aria/Code').setValue(code);
    await $('button=Login').click();
    await expect(LoginPage.error).toHaveText(expect.stringContaining('was used before'));
  });
});
