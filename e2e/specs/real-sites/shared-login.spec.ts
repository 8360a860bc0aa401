import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { shopAddress } from '../../support/addresses.ts';

const stepOf = (type: 'act' | 'assert', action: string, index = 0) => ({
  step_number: index + 1,
  type,
  action,
  use_vision: false,
  test_blueprint_module_id: null,
});

describe('a suite whose tests sign in once', () => {
  it('lets the second test begin signed in', async () => {
    await openSignedIn();
    const login = [
      'Click the link "Sign in"',
      'Type "ada@example.com" into "Email"',
      'Type "lightbulb" into "Password"',
      'Click the button "Sign in"',
    ];
    const { test_blueprint: module } = await callApi('POST /test_blueprint/create', {
      body: {
        title: `Sign in ${Date.now()}`,
        type: 'module',
        steps: login.map((action, index) => stepOf('act', action, index)),
      },
    });
    const { category } = await callApi('POST /test_blueprint_category/create', {
      body: { name: `Members ${Date.now()}`, login_module_blueprint_id: module.id },
    });
    for (const title of ['See the account', 'See it again'])
      await callApi('POST /test_blueprint/create', {
        body: {
          title,
          type: 'integration',
          starting_url: shopAddress,
          test_blueprint_category_id: category.id,
          steps: [
            stepOf('act', 'Click the link "Account"'),
            stepOf('assert', 'The page shows "ada@example.com"', 1),
          ],
        },
      });
    const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_category_id: category.id },
    });
    const { test_group_run: ended, test_runs: items } = await finishedRun(run.id);
    expect(ended.status).toBe('passed');
    const runs = await Promise.all(
      items.map(async ({ id }) => (await callApi('GET /test_run/:id', { params: { id } })).test_run),
    );
    const marks = runs.map(({ results }) =>
      results.flatMap((step) => (step.marks ?? []).filter(({ kind }) => kind === 'shared_login')),
    );
    // One of them signs in with all four steps, the other with none.
    expect(marks.map(({ length }) => length).sort()).toEqual([0, 4]);
    const shared = runs[marks.findIndex(({ length }) => length === 4)];
    await goTo(`/dashboard/testrun/${shared?.id}`);
    await $('button*=Login module').click();
    await expect($('main')).toHaveText(expect.stringContaining('Shared login'));
  });
});
