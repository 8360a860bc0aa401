import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Platform } from '../platform/platform.ts';

/** The mails to this address, the oldest first, once there are so many. */
export async function mailsTo(
  { config }: Pick<Platform, 'config'>,
  email: string,
  count: number,
): Promise<string[]> {
  const outbox = join(config.dataFolder, 'outbox');
  let found: string[] = [];
  for (const begin = Date.now(); Date.now() - begin < 60_000; await sleep(30)) {
    const names = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
    found = mails.filter((mail) => mail.includes(`To: ${email}`));
    if (found.length >= count) break;
  }
  // Long lines are folded in a mail.
  return found.map((mail) => mail.replaceAll('=\n', ''));
}
