import { act, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { callApi } from 'shared/http';
import { createQueryClient, QueryClientProvider } from 'shared/query';
import { useStartRun } from 'shared/run-environment';
import { apiAddress, server } from 'shared/testing';

test('a start that got no answer is repeated under its name and key; the next one has its own', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let moments = 0;
  jest.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => `moment ${(moments += 1)}`);
  const calls: { key: string | null; name: string }[] = [];
  server.use(
    http.get(`${apiAddress}/company/me`, () => HttpResponse.json({})),
    http.post(`${apiAddress}/test_group_run/trigger_run`, async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      calls.push({ key: request.headers.get('idempotency-key'), name });
      if (calls.length === 1) return HttpResponse.error();
      return HttpResponse.json({ test_group_run: { id: 12 } }, { status: 201 });
    }),
  );
  // The server says that it honours keys.
  await callApi('GET /company/me');
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useStartRun(() => undefined), { wrapper });
  const start = () =>
    act(async () => {
      await result.current.mutateAsync({ testIds: [5], title: 'Checkout' }).catch(() => undefined);
    });
  await start();
  await start();
  await start();
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[1]).toEqual(calls[0]);
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
  expect(calls[2]?.name).not.toBe(calls[0]?.name);
});
