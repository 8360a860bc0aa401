import { DeployError } from './failure.ts';
import type { Build } from './builds/build.ts';

/** Milliseconds that the host may take to answer. */
const TIMEOUT = 15_000;

/** What the host that people use says about the parts that it takes. */
export interface LiveHost {
  /** Its origin. */
  address: string;
  /** Where its pages reach the API, without a trailing slash. */
  apiAddress: string;
  /** Undefined: it does not say. */
  contract: number | undefined;
  /** Where it loads parts from. */
  remoteOrigins: string[];
}

/** Asks the host. @throws DeployError where it does not answer, or knows nothing of its own name */
export async function readLiveHost(host: string): Promise<LiveHost> {
  const { origin: address, hostname } = new URL(host);
  const { contract } = await readJson<{ contract?: number }>(`${address}/build.json`);
  const environments = await readJson<Record<string, { apiAddress: string; remoteOrigins?: string[] }>>(
    `${address}/environments.json`,
  );
  const place = Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
  if (!place) throw new DeployError(`${address} has no environment for its own name, "${hostname}".`);
  return { address, apiAddress: place.apiAddress, contract, remoteOrigins: place.remoteOrigins ?? [] };
}

/** Refuses what the host would refuse. @throws DeployError */
export function requireAcceptable(
  { part, entry }: Pick<Build, 'part' | 'entry'>,
  address: string,
  host: LiveHost,
): void {
  const { origin } = new URL(address);
  if (part !== 'host' && !host.remoteOrigins.includes(origin))
    throw new DeployError(
      `${host.address} does not load parts from ${origin}. Its environments.json allows ${host.remoteOrigins.join(', ') || 'nothing'} (remoteOrigins).`,
    );
  if (part !== 'host' && host.contract !== undefined && entry.contract !== host.contract)
    throw new DeployError(
      `Build ${entry.build} of "${part}" was made for contract ${entry.contract}; ${host.address} is at contract ${host.contract}. ${entry.contract > host.contract ? 'Deploy the host first, and fetch it to the servers of the page.' : 'Build it anew.'}`,
    );
}

async function readJson<Document>(address: string): Promise<Document> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!reply.ok) throw new Error(`it answered ${reply.status}`);
    return (await reply.json()) as Document;
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new DeployError(`${address} could not be read: ${reason}.`);
  }
}
