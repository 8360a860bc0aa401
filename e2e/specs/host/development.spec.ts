import { startDevelopment, type Development } from '../../assembly/development.ts';
import { forgetSession } from '../../flows/sign-in.ts';

const SOURCE = 'src/pages/login/LoginPage.tsx';

describe('a remote that is edited while its page is open in the host', () => {
  let development: Development;

  before(async () => {
    development = await startDevelopment('auth');
  });
  after(() => development.stop());

  it('shows each edit in the same page, and keeps what was typed', async () => {
    await forgetSession();
    await browser.url(`${development.address}/login`);
    await $('aria/Email').waitForDisplayed();
    await $('aria/Email').setValue('ada@example.com');
    await browser.execute(() => Object.assign(globalThis, { isSamePage: true }));

    await development.edit(SOURCE, 'Welcome back', 'Welcome home');
    await expectHeading('Welcome home');
    await development.edit(SOURCE, 'Welcome home', 'Welcome again');
    await expectHeading('Welcome again');

    expect(await browser.execute(() => 'isSamePage' in globalThis)).toBe(true);
    await expect($('aria/Email')).toHaveValue('ada@example.com');
  });

  async function expectHeading(text: string): Promise<void> {
    await expect($('main h1')).toHaveText(text);
  }
});
