import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from 'test-support';
import type { Platform } from '../platform/platform.ts';

/** The mails to this address, the oldest first, once there are so many. */
export async function mailsTo(
  { config }: Pick<Platform, 'config'>,
  email: string,
  count: number,
): Promise<string[]> {
  const outbox = join(config.dataFolder, 'outbox');
  return eventually(async () => {
    const names = await readdir(outbox).catch(() => []);
    const mails = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
    const found = mails.filter((mail) => mail.includes(`To: ${email}`));
    // Long lines are folded in a mail.
    return found.length >= count && found.map((mail) => mail.replaceAll('=\n', ''));
  });
}
