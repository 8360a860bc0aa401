import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Blueprint, BlueprintListItem, StepGenerator, Suite, TestHistory } from 'shared/contract';
import { apiAddress } from 'shared/testing';

const LIST = `${apiAddress}/test_blueprint/list`;

/** Answers the list; usage counts only when they are asked for. */
export function respondWithBlueprints(...items: BlueprintListItem[]): RequestHandler {
  return http.get(LIST, ({ request }) => {
    const withUsage = new URL(request.url).searchParams.get('include_usage_count') === 'true';
    return HttpResponse.json({
      test_blueprints: withUsage ? items : items.map(({ used_by_integration_count: _, ...item }) => item),
    });
  });
}

/** Answers for the tests that are named, as far as their histories are given. */
export function respondWithHistories(...histories: TestHistory[]): RequestHandler {
  return http.get(`${apiAddress}/test_blueprint/histories`, ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',').map(Number) ?? [];
    return HttpResponse.json({
      histories: histories.filter(({ test_blueprint_id }) => ids.includes(test_blueprint_id)),
    });
  });
}

export function respondWithSuites(...categories: Suite[]): RequestHandler {
  return http.get(`${apiAddress}/test_blueprint_category/list`, () => HttpResponse.json({ categories }));
}

export function respondWithStored(blueprint: Blueprint): RequestHandler {
  return http.get(`${apiAddress}/test_blueprint/${blueprint.id}`, () =>
    HttpResponse.json({ test_blueprint: blueprint }),
  );
}

/** No live browser is open. */
export function respondWithoutLiveSessions(): RequestHandler {
  return http.get(`${apiAddress}/live`, () => HttpResponse.json({ sessions: [] }));
}

/** A server that keeps no plans. */
export function respondWithoutPlans(): RequestHandler {
  return http.get(`${apiAddress}/test_blueprint/:id/plan`, () => HttpResponse.json({}, { status: 404 }));
}

/** No step has run on a page that is known. */
export function respondWithoutStepPages(): RequestHandler[] {
  return [
    http.get(`${apiAddress}/test_blueprint/:id/steps/:step/page`, () => HttpResponse.json({ latest: null })),
    http.get(`${apiAddress}/test_blueprint/:id/step_hits`, () => HttpResponse.json({ hits: [] })),
    http.get(`${apiAddress}/simulate/:id/steps/:step/page`, () => HttpResponse.json({ latest: null })),
    http.post(`${apiAddress}/simulate/starting_page`, () => HttpResponse.json({ latest: null })),
  ];
}

export function respondWithGenerator(generator: StepGenerator): RequestHandler {
  return http.get(`${apiAddress}/test_blueprint/generate-steps`, () => HttpResponse.json(generator));
}

/** The company's variables have these names; those that begin with "secret" are secrets. */
export function respondWithVariables(...names: string[]): RequestHandler {
  const variables = names.map((name) => ({
    name,
    value: name.startsWith('secret') ? null : 'x',
    is_secret: name.startsWith('secret'),
    updated_at: '2026-01-01T00:00:00.000Z',
  }));
  return http.get(`${apiAddress}/company/variables`, () => HttpResponse.json({ variables }));
}

/** Answers a call with a reply and records what was sent. */
export function recordCalls(
  method: 'post' | 'put' | 'delete',
  path: string,
  reply: object | null,
  status = 200,
) {
  const bodies: unknown[] = [];
  const handler = http[method](apiAddress + path, async ({ request }) => {
    const text = await request.text();
    bodies.push(text === '' ? null : JSON.parse(text));
    return reply === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(reply, { status });
  });
  return { handler, bodies };
}
