import { Component, Suspense, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
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
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </Boundary>,
  );
}

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

test('a request that fails once while the browser is online is repeated', async () => {
  load.mockRejectedValueOnce(lost);
  show();
  expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
});

test('code that is gone from the server is an error after the second attempt', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValue(lost);
  show();
  expect(await screen.findByText(lost.message)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
