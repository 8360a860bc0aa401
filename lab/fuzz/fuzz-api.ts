import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import type { buildApp } from '../../server/src/app.ts';
import type { Services } from '../../server/src/modules/services.ts';
import type { Storage } from '../../server/src/platform/storage/storage.ts';
import { checkReply } from './check-reply.ts';
import { createFixtures } from './fixtures.ts';
import { generateRequest } from './generate-request.ts';
import type { MutatedRequest } from './mutate-request.ts';
import { nameOf, readOperations } from './operations.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

export interface FuzzOptions {
  app: App;
  services: Services;
  storage: Storage;
  /** How many requests are sent. */
  count: number;
  seed: number;
}

export interface FuzzReport {
  /** Requests by route. */
  routes: Record<string, number>;
  /** Replies by status. */
  statuses: Record<string, number>;
  /** Requests by kind of mutation. */
  mutations: Record<string, number>;
  /** fast-check's report of the first wrong reply, shrunk to a simple request; undefined: there is none. */
  failure: string | undefined;
}

/** Fixtures are created again after this many requests, because requests delete them. */
const REQUESTS_PER_FIXTURES = 250;

/** Sends mutated requests to every route and checks the replies. The same seed makes the same requests, except for ids. */
export async function fuzzApi({ app, services, storage, count, seed }: FuzzOptions): Promise<FuzzReport> {
  const operations = readOperations((await app.inject('/openapi.json')).json());
  const report: FuzzReport = { routes: {}, statuses: {}, mutations: {}, failure: undefined };
  let fixtures = await createFixtures(services, storage);
  let index = 0;
  const property = fc.asyncProperty(fc.constantFrom(...operations), fc.gen(), async (operation, gen) => {
    index += 1;
    if (index % REQUESTS_PER_FIXTURES === 0) fixtures = await createFixtures(services, storage);
    const request = generateRequest(operation, gen, fixtures);
    const reply = await send(app, request, index);
    increment(report.routes, nameOf(operation));
    increment(report.statuses, String(reply.status));
    for (const mutation of request.mutations) increment(report.mutations, mutation);
    const problem = checkReply(reply, request.method);
    if (problem !== undefined) throw new Error(`${problem}\n${describe(request)}`);
  });
  const details = await fc.check(property, { numRuns: count, seed });
  if (details.failed)
    report.failure = `${String(details.errorInstance)}\n${await fc.asyncDefaultReportMessage(details)}`;
  return report;
}

async function send(app: App, { method, url, headers, body }: MutatedRequest, index: number) {
  const reply = await app.inject({
    method: method as InjectOptions['method'],
    url,
    headers,
    payload: body,
    // From many addresses: the rate limits of sign-in are not tested here.
    remoteAddress: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body };
}

function describe({ method, url, headers, body }: MutatedRequest): string {
  return `${method} ${url.slice(0, 200)}\n${JSON.stringify(headers).slice(0, 300)}\n${String(body).slice(0, 300)}`;
}

/** Counts one more of this name. */
export function increment(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** `GET /runs: 12, GET /tests: 8` */
export function listCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([name, times]) => `${name}: ${times}`)
    .join(', ');
}
