import { setTimeout as sleep } from 'node:timers/promises';
import { parseRegistry, type Registry } from 'shared/registry';
import { DeployError } from '../failure.ts';
import type { LiveHost } from '../live-host.ts';

/** Milliseconds within which the host must show a registry: where it has none yet, it looks for one every few seconds. */
const PATIENCE = 60_000;
const INTERVAL = 500;

/** What the host shows people at this moment. @throws DeployError */
export async function readyRegistry({ address }: LiveHost): Promise<Registry> {
  for (const deadline = Date.now() + PATIENCE; ; await sleep(INTERVAL)) {
    const signal = AbortSignal.timeout(PATIENCE);
    const reply = await fetch(`${address}/remotes.json`, { signal }).catch((error: Error) => error);
    if (reply instanceof Response && reply.ok) return parseRegistry(await reply.json());
    const reason = reply instanceof Response ? `it answers ${reply.status}` : reply.message;
    if (Date.now() > deadline)
      throw new DeployError(
        `${address}/remotes.json could not be read, so there is no page to try the build in: ${reason}.`,
      );
  }
}
