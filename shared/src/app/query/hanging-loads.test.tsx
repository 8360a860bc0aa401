import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SLOW_LOAD_MS } from 'shared/constants';
import { createQueryClient, QueryClientProvider, useQuery } from 'shared/query';
import { LoadState } from 'shared/ui';

/** Shows queries whose answers the test gives, call by call. */
function show(...keys: string[]) {
  const calls: { key: string; signal: AbortSignal; answer: (value: string) => void }[] = [];
  function Loaded({ name }: { name: string }) {
    const query = useQuery({
      queryKey: [name],
      queryFn: ({ signal }) =>
        new Promise<string>((answer) => void calls.push({ key: name, signal, answer })),
    });
    return (
      <LoadState query={query} loading="Loading..." failed="Failed.">
        {(value) => <p>{value}</p>}
      </LoadState>
    );
  }
  const screens = (
    <QueryClientProvider client={createQueryClient()}>
      {keys.map((name) => (
        <Loaded key={name} name={name} />
      ))}
    </QueryClientProvider>
  );
  render(screens);
  return calls;
}

beforeEach(() => void jest.useFakeTimers());

test('a first load that hangs is given up when it is tried again', async () => {
  const calls = show('GET /members');
  act(() => jest.advanceTimersByTime(SLOW_LOAD_MS));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.answer('second'));
  expect(await screen.findByText('second')).toBeVisible();
  // Too late.
  await act(async () => calls[0]?.answer('first'));
  expect(screen.getByText('second')).toBeVisible();
});

test('every other load that hangs is begun again, too, but nothing that is no call of the API', async () => {
  const calls = show('GET /members', 'GET /sso', 'GET /api_keys', 'once');
  await act(async () => calls[2]?.answer('loaded'));
  act(() => jest.advanceTimersByTime(SLOW_LOAD_MS));
  const [first] = screen.getAllByRole('button', { name: 'Try Again' });
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(calls).toHaveLength(6));
  expect(calls.slice(4).map(({ key }) => key)).toEqual(['GET /members', 'GET /sso']);
  await act(async () => calls[3]?.answer('done'));
  expect(await screen.findByText('done')).toBeVisible();
});
