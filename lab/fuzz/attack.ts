import type { InjectOptions } from 'fastify';
import type { buildApp } from '../../server/src/app.ts';
import type { Services } from '../../server/src/modules/services.ts';
import type { Storage } from '../../server/src/platform/storage/storage.ts';
import type { BadRequest } from './bad-request.ts';
import { draftRequest } from './draft-request.ts';
import { judge } from './judge.ts';
import { nameOf, readOperations } from './operations.ts';
import { createRandom } from './random.ts';
import { makeWorld } from './world.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

export interface AttackOptions {
  app: App;
  services: Services;
  storage: Storage;
  count: number;
  seed: number;
}

interface Finding {
  request: BadRequest;
  /** What is wrong with its answer. */
  verdict: string;
}

export interface AttackReport {
  /** How many requests were made from each route. */
  routes: Record<string, number>;
  /** How many were answered by each status. */
  statuses: Record<string, number>;
  /** How many were spoilt in each way. */
  faults: Record<string, number>;
  findings: Finding[];
}

/** After so many requests a new company is made: those before may have deleted what was there. */
const ROUND = 250;

/** Sends bad requests to every route in turn and judges the answers. The same seed makes the same requests, but for ids. */
export async function attack({ app, services, storage, count, seed }: AttackOptions): Promise<AttackReport> {
  const operations = readOperations((await app.inject('/openapi.json')).json());
  const random = createRandom(seed);
  const report: AttackReport = { routes: {}, statuses: {}, faults: {}, findings: [] };
  let world = await makeWorld(services, storage);
  for (let index = 0; index < count; index += 1) {
    if (index % ROUND === ROUND - 1) world = await makeWorld(services, storage);
    const operation = operations[index % operations.length];
    if (!operation) throw new Error('The API describes no route.');
    const request = draftRequest(operation, random, world);
    const answer = await send(app, request, index);
    const verdict = judge(answer, request.method);
    if (verdict !== undefined) report.findings.push({ request, verdict });
    add(report.routes, nameOf(operation));
    add(report.statuses, String(answer.status));
    for (const fault of request.faults) add(report.faults, fault);
  }
  return report;
}

async function send(app: App, { method, url, headers, body }: BadRequest, index: number) {
  const {
    statusCode,
    headers: answered,
    body: text,
  } = await app.inject({
    method: method as InjectOptions['method'],
    url,
    headers,
    payload: body,
    // From everywhere: the limits on signing in are not what is tried here.
    remoteAddress: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  });
  return { status: statusCode, headers: answered, body: text };
}

const add = (counts: Record<string, number>, name: string) => (counts[name] = (counts[name] ?? 0) + 1);
