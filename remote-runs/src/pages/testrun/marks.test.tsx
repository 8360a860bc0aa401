import { screen, within } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

test('a step shows its marks, and the header how often the page contradicted', async () => {
  const text = 'The page threw "TypeError: x is undefined" and 2 more.';
  const contradicted = exampleStep({ task: 'Join', marks: [{ kind: 'contradicted', text }] });
  server.use(
    ...respondWithTestRun({
      results: [
        contradicted,
        exampleStep({
          step_number: 2,
          task: 'Leave',
          marks: [
            { kind: 'replayed', text: 'Found in a previous run.' },
            { kind: 'new_baseline', text: 'The screenshot waits to be accepted.' },
          ],
        }),
      ],
      usage: { model: 'gpt-5', calls: 3, input_tokens: 1200, output_tokens: 34, cost: 0.05 },
    }),
  );
  const { user } = renderRemote(remote, testRunAddress);
  expect(await screen.findByText('1 step passed, but contradicted')).toBeVisible();
  expect(screen.getByText('gpt-5: 3 calls, 1,234 tokens, $0.05')).toBeVisible();

  const join = screen.getByRole('button', { name: /Join ?Passed, but contradicted/ });
  expect(within(join).getByTitle(text)).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.click(join);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: /Leave ?Replayed ?New baseline/ })).toBeVisible();
});

test('what a model wrote for a step leads to the editor, where it takes its place', async () => {
  const sentences = ['Click "Buy"', 'Accept the dialog'];
  const marks = [{ kind: 'model' as const, text: 'small wrote: Click "Buy". Accept the dialog.', sentences }];
  const place = { step: 1, module: null };
  const failed = exampleStep({ step_number: 2, task: 'Pay', place, marks, is_successful: false });
  server.use(
    ...respondWithTestRun({
      test_blueprint_id: 5,
      results: [exampleStep({ task: 'Get a lamp', place, marks }), failed],
    }),
  );
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /Get a lamp ?Written by the model/ }));
  const keep = screen.getAllByRole('link', { name: 'Keep what the model wrote' });
  const query = new URLSearchParams(sentences.map((sentence) => ['keep', sentence]));
  expect(keep.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/dashboard\/updatetest\/5\?step=1&edit=true&run=\d+&keep=/),
  ]);
  expect(keep[0]?.getAttribute('href')).toContain(`&${query}`);
});

test('a handled interruption and a shared login are marks, too', async () => {
  const marks = [
    { kind: 'interruption' as const, text: 'Clicked "Accept cookies".' },
    { kind: 'shared_login' as const, text: 'Signed in by another test of the run.' },
  ];
  server.use(...respondWithTestRun({ results: [exampleStep({ task: 'Join', marks })] }));
  renderRemote(remote, testRunAddress);
  expect(
    await screen.findByRole('button', { name: /Join ?Interruption handled ?Shared login/ }),
  ).toBeVisible();
});

test('a mark that only a newer server knows is shown by its name', async () => {
  const marks = [{ kind: 'seen_twice' as never, text: 'It was there again.' }];
  server.use(...respondWithTestRun({ results: [exampleStep({ task: 'Join', marks })] }));
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /Join ?Seen twice/ }));
  expect(screen.getByText('It was there again.')).toBeVisible();
});

test('the last results of the test are shown, the present one among them', async () => {
  const history = {
    test_blueprint_id: 5,
    is_flaky: true,
    results: [30, 31].map((test_run_id) => ({
      test_run_id,
      status: test_run_id === 31 ? ('passed' as const) : ('failed' as const),
      time_ran: '2026-03-02T09:00:00.000Z',
      is_changed: false,
    })),
  };
  server.use(...respondWithTestRun({}, history));
  renderRemote(remote, testRunAddress);
  const strip = within(await screen.findByRole('list', { name: 'Last results of this test' }));
  expect(await strip.findByRole('link', { name: /Failed/ })).toHaveAttribute('href', '/dashboard/testrun/30');
  expect(strip.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/dashboard/testrun/31');
  expect(screen.getByText('Flaky')).toBeVisible();
});
