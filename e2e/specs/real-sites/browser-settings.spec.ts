import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a suite whose tests run on a phone', () => {
  it('sees the layout of phones, and shows the device with the run', async () => {
    await openSignedIn();
    const { category } = await callApi('POST /test_blueprint_category/create', {
      body: { name: `Phones ${Date.now()}`, browser: { device: 'iPhone 15', locale: 'de-CH' } },
    });
    await callApi('POST /test_blueprint/create', {
      body: {
        title: 'Open the menu',
        type: 'integration',
        starting_url: shopAddress,
        test_blueprint_category_id: category.id,
        steps: ['Click the button "Menu"', 'Click the link "Sign in"'].map((action, index) => ({
          step_number: index + 1,
          type: 'act' as const,
          action,
          use_vision: false,
          test_blueprint_module_id: null,
        })),
      },
    });
    const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_category_id: category.id },
    });
    const { test_group_run: ended, test_runs: items } = await finishedRun(run.id);
    expect(ended.status).toBe('passed');
    await goTo(`/dashboard/testrun/${items[0]?.id}`);
    await expect($('main header')).toHaveText(expect.stringContaining('Chromium · iPhone 15 · de-CH'));
  });
});
