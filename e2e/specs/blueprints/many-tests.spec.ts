import { callApi } from '../../flows/call-api.ts';
import { runSentences } from '../../flows/run-sentences.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { TestsPage } from '../../pages/tests-page.ts';
import { startOrderPage } from '../../site/order-page.ts';

describe('many tests at once', () => {
  const mark = `Batch ${Date.now()}`;
  before(async () => {
    await openSignedIn();
    for (const name of ['first', 'second', 'third']) await storeTest(`${mark} ${name}`);
  });

  it('are found, moved into a suite and deleted together', async () => {
    const { category } = await callApi('POST /test_blueprint_category/create', {
      body: { name: `Suite of ${mark}` },
    });
    await TestsPage.open();
    await TestsPage.search(mark);
    await TestsPage.expectRows(`${mark} third`, `${mark} second`, `${mark} first`);

    await TestsPage.select(`${mark} first`, `${mark} second`);
    await TestsPage.moveSelected(category.name);
    await expect(TestsPage.row(`${mark} first`)).toHaveText(expect.stringContaining(category.name));
    await expect(TestsPage.row(`${mark} second`)).toHaveText(expect.stringContaining(category.name));
    await expect(TestsPage.row(`${mark} third`)).toHaveText(expect.stringContaining('No suite'));

    await TestsPage.select(`${mark} second`, `${mark} third`);
    await TestsPage.deleteSelected();
    await TestsPage.expectRows(`${mark} first`);
  });

  it('are narrowed to those whose last run has failed for a reason', async () => {
    const site = await startOrderPage();
    const runOf = (name: string, button: string) =>
      runSentences(`${mark} ${name}`, site.address, [`Click the "${button}" button`]);
    const { id } = await runOf('wraps', 'Wrap');
    await runOf('sends', 'Send');
    await runOf('orders', 'Order');
    site.stop();
    await callApi('PUT /test_run/:id/verdict', { params: { id }, body: { verdict: 'test_change' } });

    await TestsPage.open();
    await TestsPage.search(mark);
    await TestsPage.filterByFailure('Test needs a change', 'wrap');
    await TestsPage.expectRows(`${mark} wraps`);
    await TestsPage.filterByFailure('None yet', 'button');
    await TestsPage.expectRows(`${mark} sends`);
    await browser.refresh();
    await TestsPage.expectRows(`${mark} sends`);
    await $('aria/Remove filter Verdict: None yet').click();
    await TestsPage.expectRows(`${mark} sends`, `${mark} wraps`);
  });
});
