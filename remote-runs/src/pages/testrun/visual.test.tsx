import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VisualCheck } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const changed: VisualCheck = {
  id: 9,
  step_number: 1,
  status: 'changed',
  width: 1280,
  height: 1440,
  screenshot_url: `${apiAddress}/after.png`,
  baseline_url: `${apiAddress}/before.png`,
  difference_url: `${apiAddress}/difference.png`,
  changed_pixels: 1234,
  changes: [{ x: 128, y: 144, width: 640, height: 72 }],
  masks: [{ x: 0, y: 720, width: 1280, height: 72 }],
  rendered_by: 'chromium 156 linux x86_64',
  baseline_rendered_by: 'chromium 155 linux x86_64',
  accepted_by: null,
  accepted_at: null,
  is_acceptable: true,
};
const fresh: VisualCheck = {
  ...changed,
  id: 10,
  step_number: 2,
  status: 'new',
  baseline_url: null,
  difference_url: null,
  changed_pixels: null,
  changes: [],
  masks: [],
  baseline_rendered_by: null,
};
const accepted = (check: VisualCheck): VisualCheck => ({
  ...check,
  status: 'accepted',
  accepted_by: 'ada@example.com',
  is_acceptable: false,
  accepted_at: '2026-03-02T09:00:00.000Z',
});

const results = [
  exampleStep({
    step_number: 1,
    type: 'assert',
    task: 'The page looks as before',
    is_successful: false,
    result: 'The page does not look as before: 1,234 pixels changed.',
  }),
  exampleStep({ step_number: 2, type: 'assert', task: 'the page should look as before' }),
];

/** Opens the step of the run, whose checks these are. */
async function openStep(task: RegExp, checks: VisualCheck[]) {
  const calls: string[] = [];
  server.use(
    ...respondWithTestRun({ status: 'failed', results }),
    http.get(`${apiAddress}/test_run/31/visual_checks`, () => HttpResponse.json({ visual_checks: checks })),
    http.post(`${apiAddress}/visual_checks/:id/accept`, ({ params }) => {
      calls.push(`accept ${String(params['id'])}`);
      const check = checks.find(({ id }) => id === Number(params['id']));
      return HttpResponse.json({ visual_check: check && accepted(check) });
    }),
    http.post(`${apiAddress}/test_run/31/visual_checks/accept_all`, () => {
      calls.push('accept all');
      return HttpResponse.json({ visual_checks: checks.map(accepted) });
    }),
  );
  const { user } = renderRemote(remote, testRunAddress);
  const toggle = await screen.findByRole('button', { name: task });
  if (toggle.getAttribute('aria-expanded') !== 'true') await user.click(toggle);
  return { user, calls };
}

const findPanel = async () =>
  within(await screen.findByRole('group', { name: 'Comparison with the accepted screenshot' }));

test('a changed page is compared by slider, side by side and difference, also with keys', async () => {
  const { user } = await openStep(/The page looks as before/, [changed]);
  const panel = await findPanel();
  expect(panel.getByText('Changed: 1,234 pixels')).toBeVisible();
  expect(panel.getByText(/^The accepted screenshot was rendered by chromium 155/)).toBeVisible();

  const slider = panel.getByRole('slider', { name: 'Share of the accepted screenshot' });
  expect(slider).toHaveAttribute('aria-valuetext', '50 % accepted, 50 % new');
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider).toHaveAttribute('aria-valuetext', '20 % accepted, 80 % new');
  expect(panel.getByTitle('Left out of the comparison')).toHaveStyle({ top: '50%', height: '5%' });
  expect(panel.getByTitle('Changed')).toHaveStyle({ left: '10%', width: '50%' });

  await user.click(panel.getByRole('radio', { name: 'Side by side' }));
  expect(panel.getByRole('img', { name: 'Accepted screenshot' })).toHaveAttribute(
    'src',
    `${apiAddress}/before.png`,
  );
  expect(panel.getByRole('img', { name: 'New screenshot' })).toBeVisible();
  await user.keyboard('3');
  expect(panel.getByRole('radio', { name: 'Difference' })).toBeChecked();
  expect(panel.getByRole('img', { name: 'Changed pixels in red' })).toBeVisible();
  await user.keyboard('1');
  expect(panel.getByRole('slider')).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Enlarge' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '200 %' }));
  expect(dialog.getByRole('button', { name: '200 %', pressed: true })).toBeVisible();
});

test('one screenshot is accepted, and then says by whom', async () => {
  const { user, calls } = await openStep(/The page looks as before/, [changed]);
  const panel = await findPanel();
  expect(panel.queryByRole('button', { name: /^Accept all/ })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Accept' }));
  expect(await panel.findByText(/^Accepted by ada@example\.com on .*2026/)).toBeVisible();
  expect(await screen.findByText('Later runs are compared with this screenshot.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(calls).toEqual(['accept 9']);
});

test('all screenshots of the run are accepted at once', async () => {
  const { user, calls } = await openStep(/should look as before/, [changed, fresh]);
  const panels = await screen.findAllByRole('group', { name: 'Comparison with the accepted screenshot' });
  const panel = within(panels.at(-1) as HTMLElement);
  expect(panel.getByText('New screenshot', { selector: 'bdi' })).toBeVisible();
  expect(panel.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Accept all 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument());
  expect(calls).toEqual(['accept all']);
});

test('a screenshot that is out of date cannot be accepted', async () => {
  const { user } = await openStep(/The page looks as before/, [changed]);
  const panel = await findPanel();
  const sentence = 'Another screenshot was accepted since this run.';
  server.use(
    respondWithError('post', '/visual_checks/9/accept', 409, sentence),
    http.get(`${apiAddress}/test_run/31/visual_checks`, () =>
      HttpResponse.json({ visual_checks: [{ ...changed, is_acceptable: false }] }),
    ),
  );
  await user.click(panel.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await panel.findByText(/^This screenshot can no longer be accepted/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('a comparison that fails to load is loaded again', async () => {
  server.use(
    respondWithError('get', '/test_run/31/visual_checks', 500),
    ...respondWithTestRun({ results: results.slice(1) }),
  );
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /should look as before/ }));
  expect(await screen.findByText('Failed to load the comparison.')).toBeVisible();
  server.use(
    http.get(`${apiAddress}/test_run/31/visual_checks`, () => HttpResponse.json({ visual_checks: [fresh] })),
  );
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect((await findPanel()).getByText('New screenshot', { selector: 'bdi' })).toBeVisible();
});

test('an image that cannot be loaded is loaded again', async () => {
  const { user } = await openStep(/should look as before/, [fresh]);
  const panel = await findPanel();
  fireEvent.error(panel.getByRole('img', { name: 'New screenshot' }));
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByRole('img', { name: 'New screenshot' })).toBeVisible();
});

test('screenshots that were removed because of their age leave the result', async () => {
  const gone = { ...changed, screenshot_url: null, baseline_url: null, difference_url: null };
  await openStep(/The page looks as before/, [{ ...gone, is_acceptable: false }]);
  const panel = await findPanel();
  expect(panel.getByText('The screenshots were removed because of their age.')).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});
