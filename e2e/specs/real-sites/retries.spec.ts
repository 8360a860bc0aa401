import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a suite with retries', () => {
  it('shows a test that passes on a retry as flaky, and lets one in quarantine fail', async () => {
    await openSignedIn();
    const key = `${Date.now()}`;
    const { category } = await callApi('POST /test_blueprint_category/create', {
      body: { name: `Stock ${key}`, retries: 1 },
    });
    const [, lost] = [await store('Stock', 1), await store('Lost stock', 9)];
    await callApi('PUT /test_blueprint/:id/quarantine', {
      params: { id: lost },
      body: { reason: 'The warehouse is being rebuilt.' },
    });
    const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_category_id: category.id },
    });
    const { test_group_run: ended, test_runs: items } = await finishedRun(run.id);
    expect(ended).toMatchObject({ status: 'passed', flaky_tests: 1, quarantined_tests: 1 });
    expect(items.map(({ status }) => status)).toEqual(['passed', 'failed']);
    await goTo(`/dashboard/grouprun/${run.id}`);
    await expect($('main')).toHaveText(expect.stringContaining('Flaky: passed at the 2nd try'));
    await expect($('main')).toHaveText(expect.stringContaining('1 in quarantine'));

    /** A test of the page that does not answer at its first visits. @returns its id. */
    async function store(title: string, fails: number): Promise<number> {
      const { test_blueprint: stored } = await callApi('POST /test_blueprint/create', {
        body: {
          title: `${title} ${key}`,
          type: 'integration',
          starting_url: `${shopAddress}/stock?key=${key}-${fails}&fails=${fails}`,
          test_blueprint_category_id: category.id,
          steps: [
            {
              step_number: 1,
              type: 'assert',
              action: 'The page shows "412 lamps in stock"',
              use_vision: false,
              test_blueprint_module_id: null,
            },
          ],
        },
      });
      return stored.id;
    }
  });
});
