import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StepScreenshot } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { apiAddress, server } from 'shared/testing';
import { exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';

const screenshotOf = (id: number, changes: Partial<StepScreenshot> = {}): StepScreenshot => ({
  test_run_id: id,
  time_ran: `2026-03-${id}T09:00:00.000Z`,
  status: 'passed',
  step_number: 2,
  is_successful: true,
  screenshot_url: `${apiAddress}/run-${id}.jpg`,
  media_removed_at: null,
  ...changes,
});

const failed = { status: 'failed', is_successful: false } as const;
const own = screenshotOf(31, failed);

/** Opens step 2 of run 31 on the tab of other runs, whose screenshots these are. */
async function openTab(screenshots: StepScreenshot[], query = '?step=2&media=runs') {
  server.use(
    http.get(`${apiAddress}/test_run/31/steps/2/screenshots`, () => HttpResponse.json({ screenshots })),
  );
  const results = [exampleStep(), exampleStep({ step_number: 2, task: 'Click Pay', is_successful: false })];
  return openTestRun({ status: 'failed', results }, query);
}

const findStrip = async () => within(await screen.findByRole('radiogroup', { name: 'Run to compare with' }));
const nameOf = ({ time_ran }: StepScreenshot) => new RegExp(shortDateTime(time_ran));

test('a step is compared with the last passed run, and flickers by button, key and holding', async () => {
  const then = screenshotOf(28);
  const { user } = await openTab([own, screenshotOf(29, failed), then]);
  const strip = await findStrip();
  expect(strip.getByText('This run')).toBeVisible();
  expect(strip.getAllByRole('radio')).toHaveLength(2);
  expect(strip.getByRole('radio', { name: nameOf(then) })).toBeChecked();
  expect(screen.getByRole('link', { name: /^Open the run of / })).toHaveAttribute(
    'href',
    '/dashboard/testrun/28?step=2',
  );

  const shown = () => screen.getByRole('img', { name: /^(This run|The run of)/ }).getAttribute('src');
  expect(shown()).toBe(own.screenshot_url);
  const toggle = screen.getByRole('button', { name: 'Show the other run (F)', pressed: false });
  await user.click(toggle);
  expect(shown()).toBe(then.screenshot_url);
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('f');
  expect(shown()).toBe(own.screenshot_url);
  const image = screen.getByRole('img', { name: 'This run' });
  fireEvent.pointerDown(image);
  expect(shown()).toBe(then.screenshot_url);
  fireEvent.pointerUp(image);
  expect(shown()).toBe(own.screenshot_url);
});

test('another run is chosen with the arrow keys, and the view with a key', async () => {
  const then = screenshotOf(28);
  const earlier = screenshotOf(27, { step_number: 1 });
  const { user } = await openTab([own, then, earlier]);
  const strip = await findStrip();
  await user.click(strip.getByRole('radio', { name: nameOf(earlier) }));
  expect(screen.getByRole('link', { name: /^Open the run of / })).toHaveAttribute(
    'href',
    '/dashboard/testrun/27?step=1',
  );
  await user.click(screen.getByRole('radio', { name: 'Side by side' }));
  const other = screen.getByRole('img', { name: `The run of ${shortDateTime(earlier.time_ran)}` });
  expect(other).toHaveAttribute('src', earlier.screenshot_url);
  expect(screen.getByRole('img', { name: 'This run' })).toBeVisible();

  await user.keyboard('2');
  const slider = screen.getByRole('slider', { name: 'Share of the other run' });
  expect(slider).toHaveAttribute('aria-valuetext', '50 % other run, 50 % this run');
  await user.click(screen.getByRole('button', { name: 'Enlarge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Step 2 in two runs' }));
  await user.click(dialog.getByRole('radio', { name: 'Difference' }));
  expect(dialog.getByText('Black where both are the same.')).toBeVisible();
});

test('keys change the view as soon as the tab is open, and not while someone types', async () => {
  const { user } = await openTab([own, screenshotOf(28)]);
  await findStrip();
  await user.click(screen.getByRole('tab', { name: 'Other runs' }));
  await user.keyboard('4');
  expect(screen.getByRole('radio', { name: 'Difference' })).toBeChecked();
  const field = document.body.appendChild(document.createElement('textarea'));
  await user.type(field, '3f');
  field.remove();
  expect(screen.getByRole('radio', { name: 'Difference' })).toBeChecked();
});

test('the strip shows the run that is compared', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(140);
  await openTab([
    own,
    screenshotOf(28),
    ...Array.from({ length: 8 }, (_, index) => screenshotOf(10 + index)),
  ]);
  expect((await screen.findByRole('radiogroup', { name: 'Run to compare with' })).scrollLeft).toBe(900);
});

test('a removed screenshot says so, and one that fails to load is asked for again', async () => {
  const removed = screenshotOf(27, {
    screenshot_url: null,
    media_removed_at: '2026-03-30T12:00:00.000Z',
  });
  const then = screenshotOf(28);
  const { user } = await openTab([own, then, removed]);
  const strip = await findStrip();
  expect(strip.getByText('Removed on March 30, 2026 because of its age')).toBeVisible();
  await user.click(strip.getByRole('radio', { name: nameOf(removed) }));
  expect(
    screen.getByText(/^There is nothing to compare\. In this run: there is a screenshot\./),
  ).toBeVisible();

  await user.click(strip.getByRole('radio', { name: nameOf(then) }));
  fireEvent.error(screen.getByRole('img', { name: 'This run' }));
  expect(screen.getByRole('alert')).toHaveTextContent('A screenshot could not be loaded.');
  const fresh = screenshotOf(31, { screenshot_url: `${apiAddress}/fresh.jpg` });
  server.use(
    http.get(`${apiAddress}/test_run/31/steps/2/screenshots`, () =>
      HttpResponse.json({ screenshots: [fresh, then] }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('img', { name: 'This run' })).toBeVisible();
});

test('a test without other runs, a server without the call, and no chosen step are told apart', async () => {
  const { user } = await openTab([own]);
  expect(
    await screen.findByText('No other run of this test in the same environment has this step.'),
  ).toBeVisible();
  server.use(
    http.get(`${apiAddress}/test_run/31/steps/1/screenshots`, () =>
      HttpResponse.json({ error: 'Not found' }, { status: 404 }),
    ),
  );
  await user.click(screen.getByRole('button', { name: /Click Buy now/ }));
  expect(await screen.findByText('This server does not list the screenshots of a step.')).toBeVisible();
});
