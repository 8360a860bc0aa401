import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a test that a cookie banner interrupts', () => {
  it('accepts the cookies by its handler and goes on, and the result says so', async () => {
    await openSignedIn();
    const { test_blueprint: stored } = await callApi('POST /test_blueprint/create', {
      body: {
        title: `Offers ${Date.now()}`,
        type: 'integration',
        starting_url: `${shopAddress}/offers`,
        handlers: ['When "Accept cookies" is shown, click it'],
        steps: ['Wait 1 second', 'Click the button "Remind me"'].map((action, index) => ({
          step_number: index + 1,
          type: 'act' as const,
          action,
          use_vision: false,
          test_blueprint_module_id: null,
        })),
      },
    });
    const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_ids: [stored.id] },
    });
    const { test_group_run: ended, test_runs: items } = await finishedRun(run.id);
    expect(ended.status).toBe('passed');
    const { test_run: done } = await callApi('GET /test_run/:id', { params: { id: items[0]?.id ?? 0 } });
    // Before whichever of the two steps the banner has come.
    const marks = done.results.flatMap(({ marks: own = [] }) => own.map(({ kind }) => kind));
    expect(marks).toEqual(['interruption']);
    const actions = done.results.flatMap((step) => step.actions.map(({ description }) => description));
    expect(actions).toContain('Click "Accept cookies"');

    await TestRunPage.open(done.id);
    const step = done.results.findIndex(({ marks: own = [] }) => own.length > 0) + 1;
    await TestRunPage.openStep(step);
    await expect(TestRunPage.step(step)).toHaveText(expect.stringContaining('Interruption handled'));
  });
});
