import { runSentences } from '../../flows/run-sentences.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a test of a site that sends mails', () => {
  it('signs up with the code of a mail, follows the link of another, and shows both', async () => {
    await openSignedIn();
    const run = await runSentences(`Sign up by mail ${Date.now()}`, `${shopAddress}/sign-up`, [
      'Type "{{inbox}}" into "Email" and press Enter',
      'Open the mail "Your sign-up code"',
      'Remember the 6-digit code in the mail as code',
      'Switch to the 1st browser tab',
      'Type "{{code}}" into "Code" and press Enter',
      'The page shows "Your account is confirmed."',
      'Go to "/products/edison-bulb"',
      'Click "Add to cart"',
      'Go to "/checkout"',
      'Type "Ada Lampwright" into "Full name"',
      'Type "Lamp Street 1" into "Street"',
      'Type "12345" into "Postcode"',
      'Type "Berlin" into "City"',
      'Select "Germany" in "Country"',
      'Tick "I accept the terms of sale"',
      'Click the "Place order" button',
      'Open the mail "Order L-1001 confirmed"',
      'Click "View your order" in the mail',
      'The page shows "Your order number is L-1001."',
    ]);
    expect(run.results.filter((step) => !step.is_successful).map(({ result }) => result)).toEqual([]);

    await TestRunPage.open(run.id);
    await $('h2=Mails (2)').waitForDisplayed();
    await $('ul[aria-label="Mails"]').$('button*=Your sign-up code').click();
    const frame = $('iframe[title="Mail: Your sign-up code"]');
    await frame.waitForDisplayed();
    await browser.switchFrame(frame);
    await expect($('h1')).toHaveText('Welcome to Lumen Lamps!');
    await browser.switchFrame(null);
  });
});
