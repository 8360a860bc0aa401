import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, useMutation } from 'shared/query';

interface Call<Variables> {
  variables: Variables;
  resolve: (value: string) => void;
  reject: (error: Error) => void;
}

function render<Variables>() {
  const calls: Call<Variables>[] = [];
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const mutationFn = (variables: Variables) =>
    new Promise<string>((resolve, reject) => calls.push({ variables, resolve, reject }));
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper });
  return { result, calls };
}

test('a second call while the first one is running gets the result of the first', async () => {
  const { result, calls } = render<{ ids: number[] }>();
  const promises: Promise<string>[] = [];
  const call = () => act(() => void promises.push(result.current.mutateAsync({ ids: [1] })));
  call();
  call();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.resolve('done'));
  await expect(Promise.all(promises)).resolves.toEqual(['done', 'done']);
  expect(calls).toHaveLength(1);
});

test('calls with other variables run, as do those with another file of the same name', async () => {
  const { result, calls } = render<{ id: number; file: File }>();
  const file = new File(['a'], 'a.csv');
  const other = new File(['b'], 'a.csv');
  for (const variables of [
    { id: 1, file },
    { id: 1, file },
    { id: 2, file },
    { id: 2, file: other },
  ])
    act(() => result.current.mutate(variables));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ variables }) => variables)).toEqual([
    { id: 1, file },
    { id: 2, file },
    { id: 2, file: other },
  ]);
});

test('the second click of a double click does nothing even if the call has ended; a later one calls again', async () => {
  const { result, calls } = render();
  const click = (detail: number) =>
    act(() => {
      fireEvent.click(document.body, { detail });
      result.current.mutate();
    });
  click(1);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.resolve('done'));
  click(2);
  click(1);
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.resolve('done'));
  expect(calls).toHaveLength(2);
});

test('one that failed is repeated at once', async () => {
  const { result, calls } = render();
  act(() => result.current.mutate());
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.reject(new Error('no')));
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => result.current.mutate());
  await waitFor(() => expect(calls).toHaveLength(2));
});
