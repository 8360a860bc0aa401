import { resetRenders, rendersOf } from 'shared/tooling/count-renders.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiAddress } from 'shared/testing';
import { exampleAction, exampleStep } from '../../testing/example-runs.ts';
import { openTestRun } from '../../testing/open-test-run.ts';
import { testRunAddress } from '../../testing/test-run-api.ts';

const action = (description: string) =>
  exampleAction({ description, screenshot_url: `${apiAddress}/${description}.jpg` });
const results = [
  exampleStep({ step_number: 1, task: 'Open the shop', actions: [action('first'), action('second')] }),
  exampleStep({ step_number: 2, task: 'Find a lamp', actions: [action('third')] }),
  exampleStep({ step_number: 3, task: 'Buy it', actions: [action('fourth'), action('fifth')] }),
];

const openRun = (query = '', run = { results }) => openTestRun(run, query);

const toggle = (task: string) =>
  within(screen.getByRole('region', { name: 'Steps' })).getByRole('button', {
    name: new RegExp(task),
    expanded: undefined,
  });
const openSteps = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

test('up and down seek from step to step, which opens and takes the focus', async () => {
  const { user } = await openRun();
  await user.keyboard('{ArrowDown}');
  expect(toggle('Open the shop')).toHaveFocus();
  expect(toggle('Open the shop')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('img', { name: 'Step 1: second' })).toBeVisible();

  await user.keyboard('{ArrowDown}');
  expect(toggle('Find a lamp')).toHaveFocus();
  expect(toggle('Find a lamp')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Open the shop')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('img', { name: 'Step 2: third' })).toBeVisible();
});

test('left and right seek from action to action, and the screenshots and the address follow', async () => {
  const { user, location } = await openRun('?step=2');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Show screenshot: fourth' })).toHaveFocus();
  expect(screen.getByRole('img', { name: 'Step 3: fourth' })).toBeVisible();
  expect(screen.getByText('4 / 5')).toBeVisible();

  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(toggle('Open the shop')).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('img', { name: 'Step 3: fifth' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByRole('img', { name: 'Step 1: first' })).toBeVisible();
  await waitFor(() => expect(location()).toBe(`${testRunAddress}?step=1&action=1`));
});

test('steps open by a click, stay open, and close by another one', async () => {
  const { user } = await openRun();
  await user.click(toggle('Open the shop'));
  await user.click(toggle('Buy it'));
  expect(openSteps()).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Step 3: fifth' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show screenshot: first' }));
  expect(screen.getByRole('img', { name: 'Step 1: first' })).toBeVisible();
  await user.click(toggle('Open the shop'));
  expect(toggle('Open the shop')).toHaveAttribute('aria-expanded', 'false');
});

test('the keys also work in the panel and in the enlarged view, and the focus stays there', async () => {
  const { user } = await openRun('?step=1&action=1');
  await user.click(screen.getByRole('button', { name: 'Next screenshot' }));
  expect(screen.getByRole('img', { name: 'Step 1: second' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Step 2: third' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next screenshot' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: /Step 2: third/ }));
  await screen.findByRole('dialog', { name: 'Step 2: third' });
  await user.keyboard('{ArrowRight}');
  const dialog = within(screen.getByRole('dialog', { name: 'Step 3: fourth' }));
  expect(dialog.getByRole('img', { name: 'Step 3: fourth' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Step 3: fourth' })).toBeVisible();
});

test('keys that other controls use are left to them', async () => {
  const { user } = await openRun('?step=1&action=1');
  const before = screen.getByRole('img', { name: 'Step 1: first' });
  act(() => screen.getByRole('tab', { name: 'Screenshots' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(before).toBeVisible();
  act(() => toggle('Open the shop').focus());
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}');
  expect(before).toBeVisible();
});

test('a link leads to exactly its step and action, and the failed step stays open', async () => {
  const failed = results.map((step, index) => ({ ...step, is_successful: index !== 2 }));
  await openRun('?step=2&action=1', { results: failed });
  expect(screen.getByRole('img', { name: 'Step 2: third' })).toBeVisible();
  expect(toggle('Find a lamp')).toHaveAttribute('aria-current', 'step');
  expect(openSteps()).toHaveLength(2);
});

test('a link to a step is copied and confirmed', async () => {
  const { user } = await openRun('?step=3&action=1');
  await user.click(screen.getByRole('button', { name: 'Copy step link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const [item] = await navigator.clipboard.read();
  const blob = await item?.getType('text/plain');
  expect(await blob?.text()).toBe(`${location.origin}${testRunAddress}?step=3&action=1`);
  expect(screen.queryByRole('status', { name: /copied/i })).not.toBeInTheDocument();
});

test('of 100 steps a seek renders only the two that change', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    exampleStep({
      step_number: index + 1,
      task: `Buy lamp ${index + 1}`,
      actions: [action(`buy ${index + 1}`)],
    }),
  );
  const { user } = await openRun('?step=50', { results: many });
  resetRenders();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('img', { name: 'Step 51: buy 51' })).toBeVisible();
  expect(rendersOf('StepItem')).toBe(2);
  // The page loads only the selected screenshot.
  expect(document.images).toHaveLength(1);
});
