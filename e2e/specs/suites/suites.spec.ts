import { signIn } from '../../flows/sign-in.ts';
import { Shell } from '../../pages/shell.ts';

describe('test suites', () => {
  it('can be created and deleted; an empty one says why it does not run', async () => {
    const name = `Smoke ${Date.now()}`;
    await signIn();
    await Shell.goTo('Test Suites');
    await Shell.waitForScreen('Test Suites');

    await $('button=New Test Suite').click();
    await $('aria/Suite Name').setValue(name);
    await $('button=Create Suite').click();
    const card = $(`article[aria-label="${name}"]`);
    await card.waitForDisplayed();

    await $(`aria/Run ${name}`).click();
    await expect(card).toHaveText(expect.stringContaining('has no tests yet'));

    await $(`aria/Delete ${name}`).click();
    await $('button=Delete Suite').click();
    await card.waitForExist({ reverse: true });
  });

  it('run from their card, and lead to the run', async () => {
    await signIn('/dashboard/test-suites');
    await $('aria/Run Storefront').click();
    await $('article[aria-label="Storefront"]').$('a=View run').click();
    await expect($('main h1')).toHaveText('Storefront');
    await expect($$('main tbody tr')).toBeElementsArrayOfSize(4);
  });
});
