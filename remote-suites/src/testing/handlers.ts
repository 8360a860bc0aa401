import { http, HttpResponse } from 'msw';
import type { BlueprintListItem, Company, Suite } from 'shared/contract';
import { apiAddress } from 'shared/testing';

export function respondWithSuites(...categories: Suite[]) {
  return http.get(`${apiAddress}/test_blueprint_category/list`, () => HttpResponse.json({ categories }));
}

export function respondWithBlueprints(...test_blueprints: BlueprintListItem[]) {
  return http.get(`${apiAddress}/test_blueprint/list`, () => HttpResponse.json({ test_blueprints }));
}

export function respondWithCompany(company: Company) {
  return http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company }));
}

/** An answer that waits until it is let go, and the bodies that asked for it. */
export function heldAnswer(method: 'post' | 'put' | 'delete', path: string, reply: object, status = 200) {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<null>();
  const bodies: unknown[] = [];
  const handler = http[method](apiAddress + path, async ({ request }) => {
    bodies.push(await request.json());
    await isLetGo;
    return HttpResponse.json(reply, { status });
  });
  return { handler, bodies, letGo: () => letGo(null) };
}
