import { act, createEvent, fireEvent, renderHook, waitFor } from '@testing-library/react';
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

/** A click of a pointer that the browser counts as the first of its place. */
function clickAt(element: Element, milliseconds: number, clientX: number): boolean {
  const event = createEvent.click(element, { detail: 1, clientX, clientY: 40 });
  Object.defineProperty(event, 'timeStamp', { value: milliseconds });
  return fireEvent(element, event);
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

test('a second click at the same place within the time of a double click does nothing, though the browser counts it as another', async () => {
  const { result, calls } = render();
  const click = (milliseconds: number) =>
    act(() => {
      clickAt(document.body, milliseconds, 200 + milliseconds / 1000);
      result.current.mutate();
    });
  click(1000);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => calls[0]?.resolve('done'));
  click(1800);
  click(2000);
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('the second click of a double click does not reach what stood behind a control that has gone', () => {
  render();
  const pressed: string[] = [];
  const page = document.body.appendChild(document.createElement('div'));
  const add = (name: string) => {
    const control = document.createElement('button');
    control.addEventListener('click', () => pressed.push(name));
    page.append(control);
    return control;
  };
  const [row, duplicate, other] = [add('row'), add('duplicate'), add('other')];
  duplicate.addEventListener('click', () => duplicate.remove());
  clickAt(duplicate, 5000, 500);
  const isFollowed = clickAt(row, 5300, 500);
  clickAt(other, 7000, 20);
  // A dialog that the first click has opened lies over its button.
  clickAt(row, 7100, 20);
  expect(isFollowed).toBe(false);
  expect(pressed).toEqual(['duplicate', 'other']);
  page.remove();
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
