import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const BLOCK = Buffer.alloc(64 * 1024);

/** A disk of its own, in memory. Only root can have one, and only where mounting is allowed. */
export interface SmallDisk {
  /** Writes until there is no room left. */
  fill(): Promise<void>;
  /** Makes room again. */
  clear(): Promise<void>;
  close(): void;
}

/** @param size as mount takes it, e.g. `8m` */
export async function mountSmallDisk(folder: string, size: string): Promise<SmallDisk> {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const endless = Readable.from(
        (function* () {
          for (;;) yield BLOCK;
        })(),
      );
      await pipeline(endless, createWriteStream(filler, { flags: 'a' })).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error;
        },
      );
    },
    clear: () => rm(filler, { force: true }),
    close: () => execFileSync('umount', ['--lazy', folder]),
  };
}
