import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_USER, openCluster, type Cluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './error.ts';
import { claimServer, type Claim } from './owner.ts';
import { preparePlace, type Place } from './place.ts';
import { dismissServer, freePort, launchServer, recordedPort, stopServer } from './server.ts';

/** How long to wait for a server that is coming up, going down, or leaving its memory behind. */
const PATIENCE = 30_000;
/** How long to wait for the process that owns the server; a killed one lets go at once. */
const PATIENCE_WITH_OWNER = 3000;
const PAUSE = 200;
/** Between attempts to bring a server back. */
const PAUSE_BETWEEN_STARTS = 2000;

interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface EmbeddedDatabaseOptions {
  /** Holds everything of the database; made if it does not exist. */
  folder: string;
  /** A port of the loopback interface; any free one by default. */
  port?: number;
  log: Log;
  /** For tests: faster, and lost if the machine goes down. */
  isThrowaway?: boolean;
}

export interface EmbeddedDatabase {
  /** Address of the product's database, password included. */
  url: string;
  stop(): Promise<void>;
  /** Sends the server away without waiting, for a process that ends this very moment. */
  stopAtOnce(): void;
}

/**
 * Starts the PostgreSQL that the workspace brings along, on the loopback interface and with a random password, and keeps it running
 * until `stop()`. A server that a killed process left behind is taken over as it is.
 * @throws EmbeddedDatabaseError with a sentence that says what to do: disk full, folder of another version or user, port taken.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log, isThrowaway } = options;
  const place = await preparePlace(resolve(options.folder));
  const cluster = await openCluster(place, { isThrowaway });
  let isStopping = false;
  const { port, ...first } = await startOrAdopt(place, cluster, options);
  let claim = first.claim;
  await createDatabase(claim);

  const watch = () =>
    claim.onLost(() => {
      if (isStopping) return;
      log.error('The embedded database stopped unexpectedly; it is being started again.');
      void bringBack();
    });
  /** Tries for as long as it takes: what is in the way, such as a full disk, may be mended by somebody. */
  async function bringBack(): Promise<void> {
    try {
      const next = await startOrAdopt(place, cluster, { ...options, port });
      claim = next.claim;
      if (isStopping) await end();
      else watch();
    } catch (error) {
      log.error(`The embedded database did not come back, and is tried again: ${String(error)}`);
      setTimeout(() => !isStopping && void bringBack(), PAUSE_BETWEEN_STARTS).unref();
    }
  }
  async function end(): Promise<void> {
    await claim.release();
    await stopServer(place, cluster);
  }
  watch();

  return {
    url: addressOf(cluster, port, DATABASE_USER),
    stop: async () => {
      if (isStopping) return;
      isStopping = true;
      await end();
    },
    stopAtOnce: () => {
      isStopping = true;
      dismissServer(place, cluster);
    },
  };
}

/**
 * The database of a folder for a while: the one that is running there, which stays, or one that is started for it and ended by `stop()`.
 * @throws EmbeddedDatabaseError as `startEmbeddedDatabase` does.
 */
export async function borrowEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> {
  const place = await preparePlace(resolve(options.folder));
  const cluster = await openCluster(place);
  const port = await recordedPort(cluster);
  if (port !== null) {
    const claim = await claimServer(addressOf(cluster, port, 'postgres'));
    if (typeof claim === 'object') await claim.release();
    if (claim !== 'silent')
      return { url: addressOf(cluster, port, DATABASE_USER), stop: () => Promise.resolve() };
  }
  return startEmbeddedDatabase(options);
}

async function startOrAdopt(
  place: Place,
  cluster: Cluster,
  { port: wanted, log, isThrowaway }: EmbeddedDatabaseOptions,
): Promise<{ claim: Claim; port: number }> {
  const begin = Date.now();
  let isOwned = false;
  while (Date.now() - begin < (isOwned ? PATIENCE_WITH_OWNER : PATIENCE)) {
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

async function createDatabase(claim: Claim): Promise<void> {
  const { rows } = await claim.query('select 1 from pg_database where datname = $1', [DATABASE_USER]);
  if (rows.length === 0) await claim.query(`create database ${DATABASE_USER}`);
}

function addressOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}
