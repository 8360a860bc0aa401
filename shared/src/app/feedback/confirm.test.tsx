import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession, startSession } from 'shared/auth';
import { confirm, ConfirmHost, type ConfirmOptions } from 'shared/feedback';
import { createMemoryRouter, RouterProvider } from 'shared/router';

const QUESTION = { title: 'Confirm Deletion', text: 'It cannot be undone.', confirmLabel: 'Delete' };

const renderHost = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ConfirmHost /> }])} />);

function ask(options: Partial<ConfirmOptions> = {}) {
  let answer = Promise.resolve(false);
  act(() => void (answer = confirm({ ...QUESTION, ...options })));
  return answer;
}

test('it resolves to the answer', async () => {
  renderHost();
  const first = ask();
  expect(await screen.findByRole('alertdialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
    'It cannot be undone.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await first).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  const second = ask({ cancelLabel: 'Keep it' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await second).toBe(false);
});

test('Escape cancels', async () => {
  renderHost();
  const answer = ask();
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
});

test('questions are asked one at a time', async () => {
  renderHost();
  const first = ask({ title: 'First' });
  const second = ask({ title: 'Second' });
  expect(await screen.findByRole('alertdialog', { name: 'First' })).toBeInTheDocument();
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('the end of the session cancels', async () => {
  startSession({ access_token: 'token', user: { id: 1, email: 'ada@example.com' } });
  renderHost();
  const answer = ask();
  await screen.findByRole('alertdialog');
  act(() => endSession('expired'));
  expect(await answer).toBe(false);
});
