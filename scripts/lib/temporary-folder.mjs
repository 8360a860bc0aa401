import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder, calls back and removes it. All users may enter it: the database may run as another user. */
export async function withTemporaryFolder(callback) {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-'));
  await chmod(folder, 0o711);
  try {
    return await callback(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
