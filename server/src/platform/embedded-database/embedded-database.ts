import { resolve } from 'node:path';
import {
  addressOf,
  APPLICATION_USER,
  applicationAddressOf,
  DATABASE_USER,
  openCluster,
  type Cluster,
} from './cluster.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';
import { claimServer, type Claim } from './owner.ts';
import { preparePlace } from './place.ts';
import { dismissServer, recordedPort, stopServer } from './server.ts';
import { startOrAdopt } from './start-or-adopt.ts';

/** Milliseconds between attempts to restart a server. */
const PAUSE_BETWEEN_STARTS = 2000;

export type EmbeddedDatabase = Awaited<ReturnType<typeof startEmbeddedDatabase>>;

/**
 * Starts the PostgreSQL that the workspace provides, on the loopback interface and with a random password, and keeps it running
 * until `stop()`. A server that a killed process left behind is taken over as it is.
 * @throws EmbeddedDatabaseError with a sentence that says what to do: disk full, folder of another version or user, port taken.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions) {
  const { log, isThrowaway } = options;
  const place = await preparePlace(resolve(options.folder));
  const cluster = await openCluster(place, { isThrowaway });
  let isStopping = false;
  const { port, ...first } = await startOrAdopt(place, cluster, options);
  let claim = first.claim;
  await createDatabase(claim);
  await prepareApplicationRole(claim, cluster);

  const watch = () =>
    claim.onLost(() => {
      if (isStopping) return;
      log.error('The embedded database stopped unexpectedly; it is being started again.');
      void restartServer();
    });
  /** Tries for as long as it takes: what is in the way, such as a full disk, may be fixed by someone. */
  async function restartServer(): Promise<void> {
    try {
      const next = await startOrAdopt(place, cluster, { ...options, port });
      claim = next.claim;
      if (isStopping) await end();
      else watch();
    } catch (error) {
      log.error(`The embedded database did not come back, and is tried again: ${String(error)}`);
      setTimeout(() => !isStopping && void restartServer(), PAUSE_BETWEEN_STARTS).unref();
    }
  }
  async function end(): Promise<void> {
    await claim.release();
    await stopServer(place, cluster);
  }
  watch();

  return {
    /** Address of the product's database for its owner, password included. */
    url: addressOf(cluster, port, DATABASE_USER),
    /** The same for the application, whose role owns nothing and has the rights that migrations grant. */
    applicationUrl: applicationAddressOf(cluster, port, DATABASE_USER),
    stop: async (): Promise<void> => {
      if (isStopping) return;
      isStopping = true;
      await end();
    },
    /** Sends the server away without waiting, for a process that ends this very moment. */
    stopAtOnce: (): void => {
      isStopping = true;
      dismissServer(place, cluster);
    },
  };
}

/**
 * The database of a folder for a while: the one that is running there, which stays, or one that is started for it and ended by `stop()`.
 * @throws EmbeddedDatabaseError as `startEmbeddedDatabase` does.
 */
export async function connectEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<Pick<EmbeddedDatabase, 'url' | 'applicationUrl' | 'stop'>> {
  const place = await preparePlace(resolve(options.folder));
  const cluster = await openCluster(place);
  const port = await recordedPort(cluster);
  if (port !== null) {
    const claim = await claimServer(addressOf(cluster, port, 'postgres'));
    if (typeof claim === 'object') await claim.release();
    if (claim !== 'silent')
      return {
        url: addressOf(cluster, port, DATABASE_USER),
        applicationUrl: applicationAddressOf(cluster, port, DATABASE_USER),
        stop: () => Promise.resolve(),
      };
  }
  return startEmbeddedDatabase(options);
}

/** Makes the role with the stored password; the password is set again where a copied data folder brought another one. */
async function prepareApplicationRole(claim: Claim, { applicationPassword }: Cluster): Promise<void> {
  const { rows } = await claim.query('select 1 from pg_roles where rolname = $1', [APPLICATION_USER]);
  const verb = rows.length === 0 ? 'create' : 'alter';
  // Letters, digits, "-" and "_" only.
  await claim.query(`${verb} role ${APPLICATION_USER} login password '${applicationPassword}'`);
}

async function createDatabase(claim: Claim): Promise<void> {
  const { rows } = await claim.query('select 1 from pg_database where datname = $1', [DATABASE_USER]);
  if (rows.length === 0) await claim.query(`create database ${DATABASE_USER}`);
}
