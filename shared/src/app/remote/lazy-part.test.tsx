import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from 'shared/remote';
import { setOnline } from 'shared/testing';

const load = jest.fn<Promise<() => ReactNode>, []>();
const Panel = () => <h2>History</h2>;
const lost = new Error('Loading chunk 8942 failed.');

class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? <p>{this.state.error.message}</p> : this.props.children;
  }
}

function show() {
  const Part = lazyPart(load);
  render(
    <Boundary>
      <input aria-label="Step" />
      <Part fallback={<p>Loading</p>} />
    </Boundary>,
  );
}

afterEach(() => {
  jest.useRealTimers();
});

beforeEach(() => {
  load.mockReset().mockResolvedValue(Panel);
});

test('a part that is opened offline appears when the connection is back; the screen stays', async () => {
  load.mockRejectedValueOnce(lost);
  setOnline(false);
  show();
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Step' })).toBeVisible();
});

test('a part whose requests fail before the browser knows that it is offline appears when the connection is back', async () => {
  jest.useFakeTimers();
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockRejectedValueOnce(lost);
  setOnline(false);
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText('Loading')).toBeVisible();
  setOnline(true);
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByRole('heading', { name: 'History' })).toBeVisible();
});

test('code that is gone from the server is an error after four attempts', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValue(lost);
  show();
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText(lost.message)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(4);
});
