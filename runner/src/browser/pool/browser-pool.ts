import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserEngine } from 'shared/constants';
import type { RunnerLog } from '../../types.ts';
import { BrowserUnavailableError, type BrowserLease, type BrowserSource } from '../browser-source.ts';
import { abortable } from '../abortable.ts';
import type { Endpoint } from './endpoint.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;
/** How long a run waits while no endpoint of the pool answers: long enough for a restart. */
const POOL_TIMEOUT_MS = 60_000;

interface Member {
  endpoint: Endpoint;
  /** Current leases. */
  busy: number;
  failures: number;
  /** Milliseconds since 1970; until then the endpoint is not tried. */
  excludedUntil: number;
}

/** Browsers of several endpoints, the least busy first. An endpoint that does not answer is skipped for a while, longer each time. */
export function createBrowserPool(
  endpoints: Endpoint[],
  log: RunnerLog,
  timeoutMs: number = POOL_TIMEOUT_MS,
): BrowserSource {
  const all = endpoints.map((endpoint): Member => ({ endpoint, busy: 0, failures: 0, excludedUntil: 0 }));

  async function open(member: Member): Promise<BrowserLease | null> {
    const { endpoint } = member;
    member.busy += 1;
    try {
      const lease = await endpoint.open();
      member.failures = 0;
      return releaseOnce(lease, () => (member.busy -= 1));
    } catch (error) {
      member.busy -= 1;
      const pause = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** member.failures);
      member.failures += 1;
      member.excludedUntil = Date.now() + pause;
      log.warn({ err: error, endpoint: endpoint.name, pause }, 'a browser endpoint does not answer');
      return null;
    }
  }

  async function leaseAny(signal: AbortSignal, engine: BrowserEngine): Promise<BrowserLease> {
    const members = all.filter(({ endpoint }) => endpoint.engine === engine);
    for (const end = Date.now() + timeoutMs; ;) {
      const tried = new Set<Member>();
      for (let member; (member = leastBusy(members, tried)) && !signal.aborted;) {
        tried.add(member);
        const lease = await open(member);
        if (lease && signal.aborted) await lease.release();
        else if (lease) return lease;
      }
      const next = Math.min(...members.map(({ excludedUntil }) => excludedUntil));
      signal.throwIfAborted();
      if (next > end) throw new BrowserUnavailableError('None of the browsers of the pool could be reached.');
      await sleep(Math.max(10, next - Date.now()), null, { signal });
    }
  }

  return {
    engines: [...new Set(endpoints.map(({ engine }) => engine))],
    take: (signal, engine) => abortable(signal, () => leaseAny(signal, engine)),
    async close() {
      await Promise.all(endpoints.map((endpoint) => endpoint.close()));
    },
  };
}

function leastBusy(members: Member[], tried: Set<Member>): Member | undefined {
  const now = Date.now();
  return members
    .filter((member) => member.excludedUntil <= now && !tried.has(member))
    .toSorted((a, b) => a.busy - b.busy)[0];
}

function releaseOnce(lease: BrowserLease, leave: () => void): BrowserLease {
  let isReleased = false;
  return {
    ...lease,
    async release() {
      if (isReleased) return;
      isReleased = true;
      leave();
      await lease.release();
    },
  };
}
