import { callApi } from '../../flows/call-api.ts';
import { runTest } from '../../flows/finished-run.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';

const panel = () => $('[role="group"][aria-label="Comparison with the accepted screenshot"]');

/** Accepts the screenshot of the first step of a run. */
async function accept(testRunId: number): Promise<void> {
  await TestRunPage.open(testRunId, '?step=1');
  await TestRunPage.openStep(1);
  await panel().waitForDisplayed();
  await panel().$('button=Accept').click();
  await expect(panel()).toHaveText(expect.stringContaining('Accepted by demo@steplight.local'));
}

describe('comparing a page with its accepted screenshot', () => {
  it('accepts the first screenshot, shows what has changed, and accepts the change', async () => {
    await openSignedIn('/dashboard/runs');
    const { test_blueprint: test } = await callApi('POST /test_blueprint/create', {
      body: {
        title: `Look of the shop ${Date.now()}`,
        type: 'integration',
        starting_url: `${shopAddress}/?q={{words}}`,
        test_blueprint_category_id: null,
        steps: [
          {
            step_number: 1,
            type: 'assert',
            action: 'The page looks as before',
            use_vision: false,
            test_blueprint_module_id: null,
          },
        ],
      },
    });

    const search = (words: string) => runTest(test.id, { variables: { words } });
    const first = await search('desk');
    expect(first.status).toBe('passed');
    await accept(first.id);
    expect((await search('desk')).status).toBe('passed');

    const changed = await search('floor');
    expect(changed.status).toBe('failed');
    await TestRunPage.open(changed.id, '?step=1');
    await expect($('main')).toHaveText(expect.stringContaining('The page does not look as before'));
    await panel().$('input[type="range"]').waitForDisplayed();
    await panel().$('label=Side by side').click();
    await panel().$('img[alt="Accepted screenshot"]').waitForDisplayed();

    await accept(changed.id);
    expect((await search('floor')).status).toBe('passed');
  });
});
