import pRetry from 'p-retry';
import { parseRegistry, type Registry } from 'shared/registry';
import { DeployError } from '../errors.ts';
import type { LiveHost } from '../live-host.ts';

/** A host without a registry looks for one every few seconds. */
const REGISTRY_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 500;

/** The registry that the host serves, as soon as it serves one. @throws DeployError */
export async function waitForRegistry({ address }: LiveHost): Promise<Registry> {
  const fetchRegistry = async () => {
    const signal = AbortSignal.timeout(REGISTRY_TIMEOUT_MS);
    const reply = await fetch(`${address}/remotes.json`, { signal });
    if (!reply.ok) throw new Error(`it answered ${reply.status}`);
    return parseRegistry(await reply.json());
  };
  return pRetry(fetchRegistry, {
    retries: Infinity,
    maxRetryTime: REGISTRY_TIMEOUT_MS,
    minTimeout: POLL_INTERVAL_MS,
    factor: 1,
  }).catch((error: Error) => {
    throw new DeployError(
      `${address}/remotes.json could not be read, so the build cannot be tested: ${error.message}.`,
    );
  });
}
