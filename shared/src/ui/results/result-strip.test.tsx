import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'shared/router';
import { FlakyBadge, ResultStrip } from 'shared/results';
import type { StripResult } from './strip-result.ts';

const result = (test_run_id: number, changes: Partial<StripResult> = {}): StripResult => ({
  test_run_id,
  status: 'passed',
  time_ran: new Date(2026, 2, 2, 9, test_run_id).toISOString(),
  is_changed: false,
  ...changes,
});

function renderStrip(results: StripResult[], currentId?: number) {
  const strip = <ResultStrip label="Last results" results={results} currentId={currentId} />;
  const router = createMemoryRouter([{ path: '*', element: strip }]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

test('each result is a link with its status, its environment, its time and whether the test was changed', async () => {
  const { user, router } = renderStrip([
    result(1),
    result(2, { status: 'failed', is_changed: true }),
    result(3, { status: 'error', environment: 'Staging' }),
  ]);
  const list = within(screen.getByRole('list', { name: 'Last results' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(names()).toEqual([
    'Passed, Mar 2, 2026, 9:01 AM',
    'Failed, Mar 2, 2026, 9:02 AM. The test had been changed before.',
    'Broke off in Staging, Mar 2, 2026, 9:03 AM',
  ]);
  const failed = screen.getByRole('link', { name: /^Failed/ });
  expect(failed).toHaveAttribute('href', '/dashboard/testrun/2');
  await user.hover(failed);
  expect(screen.getByText(/^Failed, Mar 2/)).toBeInTheDocument();
  await user.click(failed);
  expect(router.state.location.pathname).toBe('/dashboard/testrun/2');
});

test('a result that passed on a retry is not shown as plainly passed', () => {
  renderStrip([result(1), result(2, { is_flaky: true }), result(3, { status: 'failed', is_flaky: false })]);
  expect(names()).toEqual([
    'Passed, Mar 2, 2026, 9:01 AM',
    'Flaky, passed on a retry, Mar 2, 2026, 9:02 AM',
    'Failed, Mar 2, 2026, 9:03 AM',
  ]);
  const [passed, flaky] = screen.getAllByRole('link').map((bar) => getComputedStyle(bar).color);
  expect(flaky).not.toBe(passed);
});

test('a long history shows the newest twenty', () => {
  renderStrip(Array.from({ length: 23 }, (_, index) => result(index + 1)));
  expect(names()).toHaveLength(20);
  expect(names().at(-1)).toBe('Passed, Mar 2, 2026, 9:23 AM');
});

test('the strip is one tab stop, with arrow keys between the results', async () => {
  const { user } = renderStrip([result(1), result(2), result(3)], 2);
  const [first, current, last] = screen.getAllByRole('link');
  expect(current).toHaveAttribute('aria-current', 'page');
  await user.tab();
  expect(current).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(first).toHaveFocus();
  await user.keyboard('{End}');
  expect(last).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(current).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a flaky badge explains itself', async () => {
  render(<FlakyBadge />);
  await userEvent.setup().tab();
  expect(screen.getByRole('button', { name: 'Flaky' })).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAccessibleDescription(
    'It passed and failed with the same version of test and site.',
  );
});
