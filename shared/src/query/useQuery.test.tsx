import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, queryOptions, useQuery } from 'shared/query';

/** A query whose answers the test gives, call by call. */
function renderQuery() {
  const calls: { signal: AbortSignal; answer: (value: string) => void }[] = [];
  const options = queryOptions({
    queryKey: ['list'],
    queryFn: ({ signal }) => new Promise<string>((resolve) => void calls.push({ signal, answer: resolve })),
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  let renders = 0;
  const { result } = renderHook(
    () => {
      renders += 1;
      const { data, refetch } = useQuery(options);
      return { data, refetch };
    },
    { wrapper },
  );
  return { result, calls, renders: () => renders };
}

test('a first load that hangs is given up when it is tried again', async () => {
  const { result, calls } = renderQuery();
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => void result.current.refetch());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => calls[1]?.answer('second'));
  await waitFor(() => expect(result.current.data).toBe('second'));
  // Too late.
  await act(async () => calls[0]?.answer('first'));
  expect(result.current.data).toBe('second');
});

test('what is not read does not render again', async () => {
  const { result, calls, renders } = renderQuery();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.answer('same'));
  await waitFor(() => expect(result.current.data).toBe('same'));
  const before = renders();
  act(() => void result.current.refetch());
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.answer('same'));
  expect(renders()).toBe(before);
});
