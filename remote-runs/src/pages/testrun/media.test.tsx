import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiAddress, server, startFakeClock } from 'shared/testing';
import type { TestRun } from 'shared/contract';
import { exampleAction, exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';
import { playTo, timesPlayed } from '../../testing/player.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const shot = (name: string) => `${apiAddress}/${name}.jpg`;
const box = { x: 128, y: 72, width: 640, height: 36 };
const element = { description: 'button "Buy now"', box };

const bought = {
  test_video_url: `${apiAddress}/run.webm`,
  results: [
    exampleStep({
      step_number: 1,
      task: 'Buy it',
      start: 1,
      duration: 2,
      actions: [
        exampleAction({
          description: 'buy',
          screenshot_url: shot('bought'),
          screenshot_before_url: shot('before'),
          element,
          page_url: 'http://shop.test/cart',
          start: 1.5,
        }),
      ],
    }),
    exampleStep({
      step_number: 2,
      task: 'Verify the cart',
      is_successful: false,
      start: 4,
      duration: 1,
      actions: [exampleAction({ description: 'read', screenshot_url: shot('cart'), element, start: 4 })],
    }),
  ],
} satisfies Partial<TestRun>;

const openRun = (query: string, run: Partial<TestRun> = bought) => openTestRun(run, query);

const screenshot = () => screen.getByRole('img', { name: /^Step/ });
const mark = () => document.querySelector<HTMLElement>('[data-element-mark]');
const video = () => screen.getByLabelText<HTMLVideoElement>('Recording of the test run');
const findVideo = () => screen.findByLabelText('Recording of the test run');
const steps = () => within(screen.getByRole('region', { name: 'Steps' }));

test('an action shows the page before it with the element marked, and the page after it', async () => {
  const { user } = await openRun('?step=1&action=1');
  expect(screenshot()).toHaveAttribute('src', shot('before'));
  expect(mark()).toHaveStyle({ left: '10%', top: '10%', width: '50%', height: '5%' });
  expect(screen.getByText('button "Buy now"')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screenshot()).toHaveAttribute('src', shot('bought'));
  expect(mark()).toBeNull();
  expect(screen.getByRole('link', { name: 'http://shop.test/cart' })).toHaveAttribute(
    'href',
    'http://shop.test/cart',
  );

  // An assertion has one screenshot: the element is marked there.
  await user.click(screen.getByRole('button', { name: 'Next screenshot' }));
  expect(screenshot()).toHaveAttribute('src', shot('cart'));
  expect(mark()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'After' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /Enlarge/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('[data-element-mark]')).toBeInTheDocument();
  fireEvent.error(within(dialog).getByRole('img'));
  expect(within(dialog).getByText('The screenshot could not be loaded.')).toBeVisible();
});

test('a screenshot whose address has expired is loaded again', async () => {
  await openRun('?step=2');
  server.use(
    ...respondWithTestRun({
      results: bought.results.map((step) => ({
        ...step,
        actions: step.actions.map((action) => ({ ...action, screenshot_url: shot('fresh') })),
      })),
    }),
  );
  fireEvent.error(screenshot());
  await waitFor(() => expect(screenshot()).toHaveAttribute('src', shot('fresh')));
});

test('a screenshot that fails with a new address too is reported, and can be tried again', async () => {
  const { user } = await openRun('?step=2');
  fireEvent.error(screenshot());
  expect(await screen.findByRole('alert')).toHaveTextContent('The screenshot could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screenshot()).toHaveAttribute('src', shot('cart'));
});

test('a step and the recording lead to each other', async () => {
  const { user, location } = await openRun('?step=2');
  await user.click(screen.getByRole('tab', { name: 'Recording' }));
  expect(location()).toBe(`${testRunAddress}?step=2&media=recording`);
  expect(await findVideo()).toHaveAttribute('src', bought.test_video_url);
  expect(video().currentTime).toBe(4);

  await user.click(steps().getByRole('button', { name: /Buy it/ }));
  expect(video().currentTime).toBe(1);
  expect(timesPlayed()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Watch step 2' }));
  expect(video().currentTime).toBe(4);
  expect(timesPlayed()).toBe(1);

  playTo(video(), 2.5);
  expect(steps().getByRole('button', { name: /Playing ?Buy it/ })).toBeVisible();
  playTo(video(), 4.2);
  expect(steps().getByRole('button', { name: /Playing ?Verify the cart/ })).toBeVisible();
  expect(steps().getByRole('button', { name: /1 ?Buy it/ })).toBeVisible();

  const markers = within(screen.getByRole('group', { name: 'Steps in the recording' }));
  expect(markers.getByRole('button', { name: 'Step 2 at 0:04, failed' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await user.click(markers.getByRole('button', { name: 'Step 1 at 0:01' }));
  expect(video().currentTime).toBe(1);
  expect(steps().getByRole('button', { name: /Buy it/ })).toHaveAttribute('aria-current', 'step');
});

// The address is rendered some time after it was written: later on a busy machine.
test('the recording stays open when the address of the step before it is written in the same moment', async () => {
  startFakeClock();
  const { location } = await openRun('');
  act(() => {
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  });
  act(() => {
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Recording' }), { button: 0 });
    jest.advanceTimersByTime(200);
  });
  expect(await findVideo()).toBeVisible();
  expect(location()).toBe(`${testRunAddress}?media=recording&step=2&action=1`);
});

test('Watch opens the recording at the step and plays it', async () => {
  const { user } = await openRun('?step=2');
  await user.click(screen.getByRole('button', { name: 'Watch step 2' }));
  await waitFor(() => expect(video().currentTime).toBe(4));
  expect(timesPlayed()).toBe(1);
});

test('a recording whose address has expired continues at the same place', async () => {
  await openRun('?media=recording');
  await findVideo();
  playTo(video(), 2.5);
  Object.defineProperty(video(), 'paused', { value: false });
  const fresh = `${apiAddress}/run.webm?fresh`;
  server.use(...respondWithTestRun({ ...bought, test_video_url: fresh }));
  await act(async () => void fireEvent.error(video()));
  await waitFor(() => expect(video()).toHaveAttribute('src', fresh));
  expect(video().currentTime).toBe(2.5);
  expect(timesPlayed()).toBe(1);
});

test('a run without a recording says so', async () => {
  await openRun('?media=recording', { test_video_url: null });
  expect(await screen.findByText('No video recording available')).toBeVisible();
});

test.each(['Screenshots', 'Recording'])(
  '%s that were removed because of their age show a note',
  async (name) => {
    const { user } = await openRun('', {
      media_removed_at: '2026-04-01T09:00:00.000Z',
      results: [exampleStep({ actions: [exampleAction({ screenshot_url: null })] })],
    });
    await user.click(screen.getByRole('tab', { name }));
    expect(screen.getByText(/were removed on April 1, 2026 because of their age/)).toBeVisible();
    expect(screen.getByText('1/1 steps passed')).toBeVisible();
  },
);

test('a run that began shows the page before its first step', async () => {
  await openRun('?step=0', { ...bought, initial_screenshot_url: shot('start') });
  expect(screen.getByRole('img', { name: 'The page before the first step' })).toHaveAttribute(
    'src',
    shot('start'),
  );
});

test('the counter and the arrows cover the screenshots that exist, not steps that were never reached', async () => {
  const unreached = { is_successful: null, result: null, actions: [], start: null, duration: null };
  const { user } = await openRun('?step=2', {
    ...bought,
    results: [
      ...bought.results,
      exampleStep({ step_number: 3, task: 'Pay', ...unreached }),
      exampleStep({ step_number: 4, task: 'Sign out', ...unreached }),
    ],
  });
  const next = () => screen.getByRole('button', { name: 'Next screenshot' });
  expect(screen.getByText('2 / 2')).toBeVisible();
  expect(next()).toHaveAccessibleDescription('There is no later screenshot.');

  await user.click(steps().getByRole('button', { name: /Sign out/ }));
  expect(screen.getByText('– / 2')).toBeVisible();
  expect(next()).toHaveAccessibleDescription('There is no later screenshot.');
  await user.click(screen.getByRole('button', { name: 'Previous screenshot' }));
  expect(screenshot()).toHaveAttribute('src', shot('cart'));
});

test('a screenshot stays in view until the next one has loaded', async () => {
  const { user } = await openRun('?step=1&action=1');
  const previous = screenshot();
  fireEvent.load(previous);
  await user.click(screen.getByRole('button', { name: 'Next screenshot' }));
  expect(screenshot()).toHaveAttribute('src', shot('cart'));
  expect(screenshot()).not.toBeVisible();
  expect(previous).toBeVisible();
  fireEvent.load(screenshot());
  expect(screenshot()).toBeVisible();
  expect(previous).not.toBeInTheDocument();
});
