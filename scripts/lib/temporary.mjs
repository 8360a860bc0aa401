import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs some work with a folder that is gone afterwards. Passable for all, since the database may run as another user. */
export async function withTemporaryFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-'));
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
