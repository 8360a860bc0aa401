import { callApi } from '../../flows/call-api.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { TestSuitesPage } from '../../pages/test-suites-page.ts';

describe('test suites', () => {
  before(() => openSignedIn());

  it('run from their card, and lead to the run', async () => {
    const name = `Small ${Date.now()}`;
    const { id } = await storeTest(name, { steps: ['Scroll down'] });
    const { category: suite } = await callApi('POST /test_blueprint_category/create', { body: { name } });
    await callApi('POST /test_blueprint/move', {
      body: { test_blueprint_ids: [id], test_blueprint_category_id: suite.id },
    });
    await TestSuitesPage.open();
    await TestSuitesPage.run(name);
    await expect($('[data-toast-region]')).toHaveText(
      expect.stringContaining('Test run started successfully!'),
    );
    // The notification may lie over the card.
    await $('aria/Dismiss notification').click();
    await TestSuitesPage.card(name).$('a=View run').click();
    await expect($('main h1')).toHaveText(name);
    await expect($$('main tbody tr')).toBeElementsArrayOfSize(1);
  });
});
