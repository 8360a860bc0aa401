import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '../../platform/storage/storage.ts';
import type { RunnerAttachment } from 'runner';

/** A copy of the attachment for the browser to upload; null if it is not stored any more. */
export async function fetchAttachment(
  storage: Storage,
  file: { s3_key: string; file_name: string },
): Promise<(RunnerAttachment & { remove(): Promise<void> }) | null> {
  const stored = await storage.open(file.s3_key);
  if (!stored) return null;
  const folder = await mkdtemp(join(tmpdir(), 'steplight-attachment-'));
  const path = join(folder, 'file');
  await pipeline(stored.stream, createWriteStream(path, { mode: 0o600 }));
  return { path, fileName: file.file_name, remove: () => rm(folder, { recursive: true, force: true }) };
}
