import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findBinaries, programPath } from './binaries.ts';
import { EmbeddedDatabaseError } from './error.ts';
import { canReach, chooseSystemUser, type SystemUser } from './system-user.ts';

/** Where root puts what another user must reach when the asked folder lies in a closed one (`/root`, say). */
const OPEN_PLACE = '/var/lib/steplight';
const MEBIBYTE = 1024 * 1024;
const NEEDED_SPACE = 200 * MEBIBYTE;

/** Everything that PostgreSQL's programs need to know of the machine. */
export interface Place {
  /** `cluster` and, while it is being made, its forerunner; passable for `user`. */
  folder: string;
  /** bin, lib and share; readable for `user`. */
  binaries: string;
  user: SystemUser;
}

/**
 * Prepares the folder of the database and finds binaries and a user that fit together.
 * @throws EmbeddedDatabaseError with a sentence about the folder, the disk or the user.
 */
export async function preparePlace(wanted: string): Promise<Place> {
  try {
    await mkdir(wanted, { recursive: true });
    const user = await chooseSystemUser(join(wanted, 'cluster', 'data'));
    if (user.uid === undefined)
      return { folder: await checked(wanted), binaries: await findBinaries(), user };
    const folder = (await canReach(user, dirname(wanted))) ? wanted : await openFolderFor(wanted);
    await chmod(folder, 0o711);
    return { folder: await checked(folder), binaries: await reachableBinaries(user), user };
  } catch (error) {
    throw asSentence(error, wanted);
  }
}

/** Hands a folder to the user that PostgreSQL runs as. */
export async function giveTo(user: SystemUser, path: string): Promise<void> {
  if (user.uid !== undefined) await chown(path, user.uid, user.gid);
}

/** An error of the file system as the sentence that says what to do. */
export function asSentence(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC') return new EmbeddedDatabaseError(diskFull(folder), { cause: error });
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') return error;
  return new EmbeddedDatabaseError(
    `The database folder ${folder} cannot be used by this user. Start Steplight as the user that owns it, or name another place in DATA_FOLDER.`,
    { cause: error },
  );
}

export function diskFull(folder: string): string {
  return `The disk that holds ${folder} is full. Free some space (at least 200 MB), or name another place in DATA_FOLDER.`;
}

async function checked(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_SPACE) throw new EmbeddedDatabaseError(diskFull(folder));
  return folder;
}

async function openFolderFor(wanted: string): Promise<string> {
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const folder = join(OPEN_PLACE, `${basename(wanted)}-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** The binaries themselves, or a copy in the open place if the user cannot reach them. */
async function reachableBinaries(user: SystemUser): Promise<string> {
  const original = await findBinaries();
  if (await canReach(user, dirname(programPath(original, 'postgres')))) return original;
  const { mtimeMs, size } = await stat(programPath(original, 'postgres'));
  const copy = join(OPEN_PLACE, `postgres-${Math.trunc(mtimeMs)}-${size}`);
  if (await stat(copy).catch(() => null)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  await cp(original, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  return copy;
}
