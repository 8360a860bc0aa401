import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './error.ts';

/** Whom PostgreSQL's programs run as; empty for "the user of this process". */
export type SystemUser = { uid: number; gid: number } | Record<string, never>;

const CANDIDATES = ['postgres', 'nobody'];
const execute = promisify(execFile);

/**
 * The user that PostgreSQL runs as, since it refuses to run as root: the owner of an existing data folder, else the first candidate.
 * @throws EmbeddedDatabaseError if there is no such user.
 */
export async function chooseSystemUser(dataFolder: string): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(dataFolder).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const user = await findUser(name);
    if (user) return user;
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Start Steplight as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the user may pass through the folder and all folders above it. */
export async function canReach(user: SystemUser, folder: string): Promise<boolean> {
  if (user.uid === undefined) return true;
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function findUser(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
