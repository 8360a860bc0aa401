import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeployError } from '../errors.ts';
import { ConflictError, type Target, type WriteOptions } from './target.ts';

/** Writers hold the lock for a few milliseconds. */
const LOCK_TIMEOUT_MS = 15_000;

/** A local or mounted folder. */
export function folderTarget(folder: string, lockTimeout = LOCK_TIMEOUT_MS): Target {
  async function read(path: string) {
    try {
      const content = await readFile(join(folder, path));
      return { content, version: createHash('sha256').update(content).digest('hex') };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async function replace(path: string, content: Buffer): Promise<void> {
    const temporary = join(folder, `${path}.${randomUUID()}.tmp`);
    try {
      await writeFile(temporary, content, { flush: true });
      await rename(temporary, join(folder, path));
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    name: folder,
    read,
    async write(path: string, content: Buffer, { expected }: WriteOptions) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      if (expected === undefined) return replace(path, content);
      await withLock(join(folder, `${path}.lock`), lockTimeout, async () => {
        const version = (await read(path))?.version ?? null;
        if (version !== expected) throw new ConflictError(`${path} has changed.`);
        await replace(path, content);
      });
    },
  };
}

/** Serializes comparing and replacing a file, which are two steps in a folder. */
async function withLock(lock: string, timeout: number, callback: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await tryCreate(lock))) {
    if (Date.now() > deadline)
      throw new DeployError(
        `${lock} has existed for ${Math.round(timeout / 1000)} seconds (${await lockOwner(lock)}). If that deployment no longer runs, delete the file and try again.`,
      );
    await sleep(20 + Math.random() * 30);
  }
  try {
    await callback();
  } finally {
    await rm(lock, { force: true });
  }
}

async function tryCreate(lock: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(`process ${process.pid} on ${hostname()}, ${new Date().toISOString()}`);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const lockOwner = (lock: string) => readFile(lock, 'utf8').catch(() => 'unknown owner');
