import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeployError } from '../failure.ts';
import { ConflictError, type Target, type WriteOptions } from './target.ts';

/** Milliseconds that another writer is waited for; it needs a few. */
const PATIENCE = 15_000;

/** A folder of this machine, or one that is mounted on it. */
export function folderTarget(folder: string, patience = PATIENCE): Target {
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
    const temporary = join(folder, `${path}.${randomUUID()}.part`);
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
      await withLock(join(folder, `${path}.lock`), patience, async () => {
        const version = (await read(path))?.version ?? null;
        if (version !== expected) throw new ConflictError(`${path} has changed.`);
        await replace(path, content);
      });
    },
  };
}

/** Comparing and replacing are two steps in a folder: whoever can create the lock file may take them. */
async function withLock(lock: string, patience: number, work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await tryCreate(lock))) {
    if (Date.now() > deadline)
      throw new DeployError(
        `${lock} has been there for ${Math.round(patience / 1000)} seconds (${await holder(lock)}). If that deployment no longer runs, delete the file and try again.`,
      );
    await sleep(20 + Math.random() * 30);
  }
  try {
    await work();
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

const holder = (lock: string) => readFile(lock, 'utf8').catch(() => 'its holder is unknown');
