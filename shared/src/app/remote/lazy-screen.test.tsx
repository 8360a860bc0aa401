import { Suspense } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyScreen } from 'shared/remote';

const load = jest.fn<Promise<() => React.ReactNode>, []>();
const Runs = () => <h1>Runs</h1>;

function show({ element }: ReturnType<typeof lazyScreen>) {
  render(<Suspense fallback={<p>Loading</p>}>{element}</Suspense>);
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Runs);
});

test('code that is loaded when the screen is shown needs the placeholder', async () => {
  show(lazyScreen(load));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Runs' })).toBeVisible();
});

test('preloaded code is shown at once', async () => {
  const lazy = lazyScreen(load);
  await lazy.handle.preload();
  show(lazy);
  expect(screen.getByRole('heading', { name: 'Runs' })).toBeVisible();
});

test('a failed preload is repeated by showing the screen', async () => {
  const lazy = lazyScreen(load);
  load.mockRejectedValueOnce(new Error('lost'));
  await expect(lazy.handle.preload()).rejects.toThrow('lost');
  show(lazy);
  expect(await screen.findByRole('heading', { name: 'Runs' })).toBeVisible();
});
