import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AddressSigner } from './address-signer.ts';
import { requireStorageKey } from './storage-key.ts';
import { StorageFullError, type Storage } from './storage.ts';

/** Less than this, and a screenshot may find no room. */
const MIN_FREE_BYTES = 1024 * 1024;

export interface DiskStorage extends Storage {
  folder: string;
  signer: AddressSigner;
}

/** Keeps files below one folder; their addresses are routes of the API itself (`serveDiskStorage`). */
export function createDiskStorage(folder: string, signer: AddressSigner, apiAddress: string): DiskStorage {
  return {
    folder,
    signer,
    async put(key, content) {
      const path = await prepare(folder, key);
      await wholly(path, (draft) => writeFile(draft, content));
    },
    async putFile(key, source) {
      const path = await prepare(folder, key);
      await move(source, path);
    },
    async open(key, range) {
      try {
        const file = await open(pathOf(folder, key));
        const { size } = await file.stat();
        return { stream: file.createReadStream(range), size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async size(key) {
      try {
        return (await stat(pathOf(folder, key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async check() {
      const draft = join(folder, `.check-${randomUUID()}`);
      await writeFile(draft, '');
      await rm(draft);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < MIN_FREE_BYTES) throw new StorageFullError();
    },
    async removeAll(prefix) {
      await rm(pathOf(folder, prefix.replace(/\/$/, '')), { recursive: true, force: true });
    },
    readAddress: (key) => `${apiAddress}/artifacts/${key}?${signer.readQuery(key)}`,
    downloadAddress: (key, fileName) =>
      `${apiAddress}/artifacts/${key}?${signer.downloadQuery(key, fileName)}`,
    writeAddress: (key, contentType, maxBytes) =>
      `${apiAddress}/uploads/${key}?${signer.writeQuery(key, { contentType, maxBytes })}`,
  };
}

/** Undefined: files are kept elsewhere. */
export function asDiskStorage(storage: Storage): DiskStorage | undefined {
  return 'signer' in storage ? (storage as DiskStorage) : undefined;
}

function pathOf(folder: string, key: string): string {
  return join(folder, requireStorageKey(key));
}

async function prepare(folder: string, key: string): Promise<string> {
  const path = pathOf(folder, key);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** The file appears under its path when it is whole: one that finds no room leaves nothing behind. */
async function wholly(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function move(source: string, target: string): Promise<void> {
  try {
    await rename(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await wholly(target, (draft) => copyFile(source, draft));
    await rm(source);
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
