import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestSuitesPage } from '../../pages/test-suites-page.ts';

const NEXT_RUN = /Next run (in [^·]+|any moment now) · \w{3},? [^·]+/;

describe('test suites', () => {
  before(() => openSignedIn());

  it('can be created with a schedule, changed and deleted', async () => {
    const name = `Nightly ${Date.now()}`;
    const card = TestSuitesPage.card(name);
    await TestSuitesPage.open();
    await TestSuitesPage.create(name, { day: 'Friday', hour: '5 PM', timezone: 'America/New_York' });
    await expect(card).toHaveText(expect.stringContaining('Scheduled'));
    await expect(card).toHaveText(expect.stringMatching(/Next run .* · Fri.* 5:00 PM E[SD]T/));

    await TestSuitesPage.edit(name);
    await expect(card).toHaveText(expect.stringContaining('Runs every Friday at 5:00 PM, New York time'));
    await expect($$('[aria-label="Next runs"] li')).toBeElementsArrayOfSize(3);
    await TestSuitesPage.chooseType('Hourly');
    await $('aria/Every').selectByVisibleText('6 hours');
    await TestSuitesPage.save();

    await browser.refresh();
    await expect(card).toHaveText(expect.stringMatching(NEXT_RUN));
    await TestSuitesPage.edit(name);
    await expect($('aria/Every')).toHaveValue('6');
    await expect($('button[role="combobox"]*=America/New_York')).toBeDisplayed();

    await TestSuitesPage.delete(name);
  });

  it('say why an empty one does not run', async () => {
    const name = `Empty ${Date.now()}`;
    await TestSuitesPage.open();
    await TestSuitesPage.create(name);
    await TestSuitesPage.run(name);
    await expect(TestSuitesPage.card(name)).toHaveText(expect.stringContaining('has no tests yet'));
    await TestSuitesPage.delete(name);
  });

  it('run from their card, and lead to the run', async () => {
    await TestSuitesPage.open();
    await TestSuitesPage.run('Storefront');
    await expect($('[data-toast-region]')).toHaveText(
      expect.stringContaining('Test run started successfully!'),
    );
    await TestSuitesPage.card('Storefront').$('a=View run').click();
    await expect($('main h1')).toHaveText('Storefront');
    await expect($$('main tbody tr')).toBeElementsArrayOfSize(5);
  });
});
