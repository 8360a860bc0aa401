import {
  CLIENT,
  startRealProvider,
  type RealProvider,
} from '../../../server/src/modules/sso/testing/real-provider.ts';
import { enterAsOwner, makeCompany } from '../../flows/make-company.ts';
import { proveDomain } from '../../flows/prove-domain.ts';
import { signInAt, storeSession } from '../../flows/sign-in-at.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { Shell } from '../../pages/shell.ts';
import { apiAddress, hostAddress, identityProviderPort } from '../../support/addresses.ts';
import { expectAccessible } from '../../support/axe.ts';
import { dataFolder } from '../../support/outbox.ts';

const time = Date.now();
const domain = `sso${time}.example`;
const owner = { company: `Federated ${time}`, email: `owner@${domain}` };
const grace = { sub: 'grace', email: `grace@${domain}`, email_verified: true, name: `Grace ${time}` };

describe('single sign-on', () => {
  let provider: RealProvider;
  const section = () => $('//section[.//h2[text()="Single sign-on"]]');

  before(async () => {
    provider = await startRealProvider(`${apiAddress}/auth/sso/callback`, identityProviderPort);
  });
  after(() => provider.stop());

  it('is set up by an owner, who can test the provider', async () => {
    const token = await makeCompany(owner, { DATA_FOLDER: dataFolder });
    await storeSession(hostAddress, await enterAsOwner(apiAddress, owner.email, token));
    await browser.url('/dashboard/settings/access');
    await section().$('button=Set up').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Issuer').setValue(provider.issuer);
    await dialog.$('aria/Client ID').setValue(CLIENT.id);
    await dialog.$('aria/Client secret').setValue(CLIENT.secret);
    await expectAccessible('The dialog of single sign-on', { within: '[role="dialog"]' });
    await dialog.$('button=Save').click();
    await dialog.waitForExist({ reverse: true });

    await section().$('button=Test').click();
    await expect(section()).toHaveText(expect.stringContaining('The provider answers.'));
    await section().$('aria/Domain').setValue(domain);
    await section().$('button=Add domain').click();
    await expect(section()).toHaveText(expect.stringContaining('steplight-verification='));
    await expectAccessible('Single sign-on in the settings');
    await proveDomain(domain);
  });

  it('lets a colleague in whom nobody has invited, with the role of new members', async () => {
    provider.person = grace;
    await signInWithSso(grace.email);
    await Shell.waitForScreen('Runs');
    await expect(Shell.userMenuButton).toHaveText(expect.stringContaining(owner.company));
    await expect($('button=Kick off a Run')).toHaveAttribute('aria-disabled', 'true');
    expect(await browser.getUrl()).not.toContain('sso=');
  });

  it('says on the login page why it lets somebody not in', async () => {
    provider.person = { ...grace, sub: 'stranger', email: `stranger@${domain}`, email_verified: false };
    await signInWithSso(`stranger@${domain}`);
    await expect(LoginPage.error).toHaveText(expect.stringContaining('does not confirm your e-mail address'));
    await expectAccessible('A rejected sign-in');
  });
});

/** As a person without a session, from the login page to the provider and back. */
async function signInWithSso(email: string): Promise<void> {
  await signInAt(hostAddress, true);
  // The provider remembers who has signed in there.
  await browser.deleteCookies();
  await LoginPage.open();
  await $('button=Sign in with SSO').click();
  await $('button=Continue').waitForDisplayed();
  await $('aria/Email').setValue(email);
  await $('button=Continue').click();
}
