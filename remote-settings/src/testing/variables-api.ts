import { http, HttpResponse } from 'msw';
import type { Variable, VariableBody } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const variable = (name: string, value: string | null): Variable => ({
  name,
  value,
  is_secret: value === null,
  kind: 'text',
  updated_at: '2026-02-03T10:00:00.000Z',
});

/** A stand-in for the calls about variables that stores what it is sent. */
export function variablesApi(...stored: Variable[]) {
  const api = {
    variables: stored,
    /** What was sent to be saved, and what to be deleted. */
    saves: [] as (VariableBody & { name: string })[],
    deleted: [] as string[],
  };
  const address = `${apiAddress}/company/variables`;
  const others = (name: unknown) => api.variables.filter((one) => one.name !== name);
  server.use(
    http.get(address, () => HttpResponse.json({ variables: api.variables })),
    http.put(`${address}/:name`, async ({ request, params }) => {
      const name = String(params.name);
      const body = (await request.json()) as VariableBody;
      api.saves.push({ name, ...body });
      const saved = variable(name, body.is_secret ? null : body.value);
      api.variables = [...others(name), saved].sort((a, b) => a.name.localeCompare(b.name));
      return HttpResponse.json({ variable: saved });
    }),
    http.delete(`${address}/:name`, ({ params }) => {
      api.deleted.push(String(params.name));
      api.variables = others(params.name);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
