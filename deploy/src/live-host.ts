import type { Build } from './builds/build.ts';
import { DeployError } from './errors.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/** What the deployed host accepts. */
export interface LiveHost {
  /** Its origin. */
  address: string;
  /** Base address of the API for its pages, without a trailing slash. */
  apiAddress: string;
  /** Undefined: unknown. */
  contract: number | undefined;
  /** Origins that it loads remotes from. */
  remoteOrigins: string[];
}

/** @throws DeployError if the host does not answer or has no environment for its own name */
export async function readLiveHost(host: string): Promise<LiveHost> {
  const { origin: address, hostname } = new URL(host);
  const { contract } = await fetchJson<{ contract?: number }>(`${address}/build.json`);
  const environments = await fetchJson<Record<string, { apiAddress: string; remoteOrigins?: string[] }>>(
    `${address}/environments.json`,
  );
  const environment = Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
  if (!environment) throw new DeployError(`${address} has no environment for its own name, "${hostname}".`);
  const { apiAddress, remoteOrigins = [] } = environment;
  return { address, apiAddress, contract, remoteOrigins };
}

/** Rejects a build that the host would refuse. @throws DeployError */
export function requireAcceptable(
  { app, entry }: Pick<Build, 'app' | 'entry'>,
  address: string,
  host: LiveHost,
): void {
  const { origin } = new URL(address);
  if (app !== 'host' && !host.remoteOrigins.includes(origin))
    throw new DeployError(
      `${host.address} does not load remotes from ${origin}. Its environments.json allows ${host.remoteOrigins.join(', ') || 'nothing'} (remoteOrigins).`,
    );
  if (app !== 'host' && host.contract !== undefined && entry.contract !== host.contract)
    throw new DeployError(
      `Build ${entry.build} of "${app}" was built for contract ${entry.contract}; ${host.address} has contract ${host.contract}. ${entry.contract > host.contract ? 'Deploy the host first, and fetch it to the servers of the page.' : 'Build it again.'}`,
    );
}

async function fetchJson<Body>(address: string): Promise<Body> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`it answered ${reply.status}`);
    return (await reply.json()) as Body;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new DeployError(`${address} could not be read: ${reason}.`);
  }
}
