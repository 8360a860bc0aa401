import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { POSTGRES_MAJOR } from './binaries.ts';
import { EmbeddedDatabaseError } from './error.ts';
import { asSentence, diskFull, giveTo, type Place } from './place.ts';
import { runProgram } from './program.ts';

/** The superuser, and the name of the database that the product uses. */
export const DATABASE_USER = 'steplight';
const UNFINISHED = 'cluster.new-';

/** A role without rights of its own, which the application connects as: it owns no table. */
export const APPLICATION_USER = 'steplight_application';

/** A data folder of PostgreSQL and the passwords that open it. */
export interface Cluster {
  data: string;
  password: string;
  /** Of `APPLICATION_USER`. */
  applicationPassword: string;
}

/**
 * The cluster in the place, made first if there is none. It is made next to its final name and renamed when it is whole, so that a
 * killed start leaves nothing half-made behind.
 * @throws EmbeddedDatabaseError if the disk is full or the folder is of another major version.
 */
export async function openCluster(place: Place, { isThrowaway = false } = {}): Promise<Cluster> {
  const folder = join(place.folder, 'cluster');
  try {
    const version = await readVersion(folder);
    if (version === null) await makeCluster(place, folder, isThrowaway);
    else if (version !== POSTGRES_MAJOR) throw new EmbeddedDatabaseError(otherVersion(folder, version));
    const password = await readFile(join(folder, 'password'), 'utf8');
    const applicationPassword = await readOrMakePassword(join(folder, 'application-password'));
    return { data: join(folder, 'data'), password, applicationPassword };
  } catch (error) {
    throw asSentence(error, folder);
  }
}

async function readVersion(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, 'data', 'PG_VERSION'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return text && text.trim();
}

/** The first start makes it. */
async function readOrMakePassword(path: string): Promise<string> {
  try {
    await writeFile(path, newPassword(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}

const newPassword = () => randomBytes(24).toString('base64url');

async function makeCluster(place: Place, folder: string, isThrowaway: boolean): Promise<void> {
  await removeUnfinished(place.folder);
  const unfinished = join(place.folder, `${UNFINISHED}${process.pid}`);
  const data = join(unfinished, 'data');
  const passwordFile = join(unfinished, 'password');
  const password = newPassword();
  await mkdir(data, { recursive: true });
  await chmod(unfinished, 0o711);
  await chmod(data, 0o700);
  await giveTo(place.user, data);
  await writeFile(passwordFile, password, { mode: 0o600 });
  await initialise(place, data, password, isThrowaway);
  await rename(unfinished, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(unfinished, { recursive: true });
  });
}

async function initialise(place: Place, data: string, password: string, isThrowaway: boolean): Promise<void> {
  // initdb reads the password as the lent user, who must not own the file that stays.
  const pwfile = join(place.folder, `${UNFINISHED}${process.pid}.pw`);
  await writeFile(pwfile, password, { mode: 0o600 });
  await giveTo(place.user, pwfile);
  try {
    const { code, output } = await runProgram(place, 'initdb', [
      `--pgdata=${data}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${pwfile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isThrowaway ? ['--no-sync'] : []),
    ]);
    if (code === 0) return;
    if (output.includes('No space left on device')) throw new EmbeddedDatabaseError(diskFull(data));
    throw new EmbeddedDatabaseError(`The database folder ${data} could not be made: ${output.trim()}`);
  } finally {
    await rm(pwfile, { force: true });
  }
}

/** Removes what killed starts left; a start that runs at this moment keeps its own. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/^cluster\.new-(\d+)/.exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function otherVersion(folder: string, version: string): string {
  return `The database folder ${folder} was made by PostgreSQL ${version}, and this Steplight brings ${POSTGRES_MAJOR}. Take what is in it along: export it with the Steplight that made it (npm run operator -- export backup.gz), move the folder away, and import the file with this one (npm run operator -- import backup.gz).`;
}

/** Where a database of the cluster is reached on this machine by its owner, password included. */
export function addressOf({ password }: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** The same for the application's role. */
export function applicationAddressOf(
  { applicationPassword }: Cluster,
  port: number,
  database: string,
): string {
  return `postgres://${APPLICATION_USER}:${applicationPassword}@127.0.0.1:${port}/${database}`;
}
