import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './error.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';
import { claimServer, type Claim } from './owner.ts';
import type { Place } from './place.ts';
import { freePort, launchServer, recordedPort, stopServer } from './server.ts';

/** How long to wait for a server that is coming up, going down, or leaving its memory behind. */
const TIMEOUT_MS = 30_000;
/** How long to wait for the process that owns the server; a killed one lets go at once. */
const OWNER_TIMEOUT_MS = 3000;
const PAUSE = 200;

/**
 * Takes over the server that is running in a place, or starts one.
 * @throws EmbeddedDatabaseError if the port is taken, the server is someone else's, or none answers.
 */
export async function startOrAdopt(
  place: Place,
  cluster: Cluster,
  { port: wanted, log, isThrowaway }: EmbeddedDatabaseOptions,
): Promise<{ claim: Claim; port: number }> {
  const begin = Date.now();
  let isOwned = false;
  while (Date.now() - begin < (isOwned ? OWNER_TIMEOUT_MS : TIMEOUT_MS)) {
    const running = await recordedPort(cluster);
    if (running) {
      const claim = await claimServer(addressOf(cluster, running, 'postgres'));
      if (typeof claim === 'object') {
        if (wanted === undefined || wanted === running) {
          log.info(`Took over the embedded database that was left running on port ${running}.`);
          return { claim, port: running };
        }
        await claim.release();
        await stopServer(place, cluster);
      }
      isOwned = claim === 'owned';
    }
    if (!isOwned) {
      const port = wanted ?? (await freePort());
      const launch = await launchServer(place, cluster, port, { isThrowaway });
      if (launch === 'port-taken' && wanted !== undefined)
        throw new EmbeddedDatabaseError(
          `Port ${port} is in use, and the embedded database needs it. Stop what uses it, or name another port.`,
        );
      if (launch === 'started') {
        const claim = await claimServer(addressOf(cluster, port, 'postgres'));
        if (typeof claim === 'object') return { claim, port };
      }
    }
    await sleep(PAUSE);
  }
  throw new EmbeddedDatabaseError(
    isOwned
      ? `The database in ${place.folder} is in use by another running Steplight. Stop that one first, or name another place in DATA_FOLDER.`
      : `The database in ${place.folder} does not answer. Look at ${cluster.data}/server.log for the reason.`,
  );
}
