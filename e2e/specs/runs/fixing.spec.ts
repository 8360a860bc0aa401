import { Key } from 'webdriverio';
import { runTest } from '../../flows/finished-run.ts';
import { runSentences } from '../../flows/run-sentences.ts';
import { waitForScreen } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { startOrderPage } from '../../site/order-page.ts';

describe('what a new version of the site calls otherwise', () => {
  let site: Awaited<ReturnType<typeof startOrderPage>>;
  before(async () => {
    site = await startOrderPage();
    await openSignedIn();
  });
  after(() => site.close());

  it('a button is named by the failed run, which leads to the changed sentence; the editor offers it and says that it would be hit', async () => {
    const passed = await runSentences('Order a lamp', site.address, ['Click the "Order" button']);
    expect(passed.status).toBe('passed');
    const testId = passed.test_blueprint_id ?? 0;
    site.rename('Pay');
    const failed = await runTest(testId);
    expect(failed.status).toBe('failed');

    await TestRunPage.open(failed.id);
    const changes = $('[aria-labelledby="changes-title"]');
    await expect(changes).toHaveText(expect.stringContaining('What changed since the last passed run'));
    await expect(changes).toHaveText(expect.stringContaining('"Order"'));
    await expect(changes).toHaveText(expect.stringContaining('"Pay"'));
    await $('a*=Pay').click();

    await waitForScreen('Update Test');
    const field = $('main li textarea');
    await expect(field).toHaveValue('Click the "Pay" button');
    await browser.keys(Key.Escape);
    await TestEditorPage.expectTexts('Click the "Order" button');
    await TestEditorPage.card(1).$('button*=Pay').click();
    await TestEditorPage.expectTexts('Click the "Pay" button');

    await TestEditorPage.focus(1);
    await TestEditorPage.waitForStep(1, 'Would hit: 1 of 1: button "Pay"');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(testId)).toEqual(['Click the "Pay" button']);
  });

  it('a text is accepted by one click on the failed run, and the test is green again', async () => {
    site.rename('Order');
    const passed = await runSentences('Be thanked for a lamp', site.address, [
      'Click "Order"',
      'The page shows "Thanks for your order."',
    ]);
    expect(passed.status).toBe('passed');
    const testId = passed.test_blueprint_id ?? 0;
    site.thank('We have it. A mail is on its way.');
    const failed = await runTest(testId);
    expect(failed.status).toBe('failed');

    await TestRunPage.open(failed.id);
    const proposal = $('a*=Accept the new text');
    await expect(proposal).toHaveText(expect.stringContaining('"We have it. A mail is on its way."'));
    await proposal.click();
    await waitForScreen('Update Test');
    await expect($('main li textarea')).toHaveValue('The page shows "We have it. A mail is on its way."');
    await TestEditorPage.updateAndWait();
    await expect(TestEditorPage.card(2).$('button*=Accept')).not.toBeExisting();
    expect(await storedSteps(testId)).toEqual([
      'Click "Order"',
      'The page shows "We have it. A mail is on its way."',
    ]);
    expect((await runTest(testId)).status).toBe('passed');
  });
});
