import { http, HttpResponse } from 'msw';
import type { BodyInputOf, Environment } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const environment = (id: number, name: string, more: Partial<Environment> = {}): Environment => ({
  id,
  name,
  base_url: null,
  header_names: [],
  http_user: null,
  variables: [],
  ...more,
});

/** A stand-in for the calls about environments that stores what it is sent. */
export function environmentsApi(...stored: Environment[]) {
  const api = {
    environments: stored,
    /** What was sent to be saved: environments and variables, and what to be deleted. */
    saves: [] as BodyInputOf<'POST /environments'>[],
    variables: [] as unknown[],
    deleted: [] as number[],
  };
  const address = `${apiAddress}/environments`;
  const save = (id: number, body: BodyInputOf<'POST /environments'>) => {
    api.saves.push(body);
    const saved = environment(id, body.name, {
      base_url: body.base_url,
      header_names: body.headers.map(({ name }) => name),
      http_user: body.http_authentication?.user ?? null,
      one_run_at_a_time: body.one_run_at_a_time,
    });
    api.environments = [...api.environments.filter((other) => other.id !== id), saved];
    return saved;
  };
  const bodyOf = async (request: Request) => (await request.json()) as BodyInputOf<'POST /environments'>;
  server.use(
    http.get(address, () => HttpResponse.json({ environments: api.environments })),
    http.get(`${address}/address_check`, () => HttpResponse.json({ problem: null })),
    http.post(address, async ({ request }) =>
      HttpResponse.json({ environment: save(99, await bodyOf(request)) }, { status: 201 }),
    ),
    http.put(`${address}/:id`, async ({ request, params }) =>
      HttpResponse.json({ environment: save(Number(params.id), await bodyOf(request)) }),
    ),
    http.delete(`${address}/:id`, ({ params }) => {
      api.deleted.push(Number(params.id));
      api.environments = api.environments.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${address}/:id/variables/:name`, async ({ request, params }) => {
      api.variables.push([params.id, params.name, await request.json()]);
      const variable = {
        name: String(params.name),
        value: null,
        is_secret: true,
        kind: 'one-time-password' as const,
        updated_at: '2026-02-03T10:00:00.000Z',
      };
      api.environments = api.environments.map((one) =>
        one.id === Number(params.id) ? { ...one, variables: [variable] } : one,
      );
      return HttpResponse.json({ variable });
    }),
  );
  return api;
}
