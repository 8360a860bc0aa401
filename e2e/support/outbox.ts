import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the product under test stores its data: its mails too, because no mail server is configured. */
export const dataFolder = process.env['E2E_DATA_FOLDER'] ?? join(import.meta.dirname, '../../.steplight');

const outbox = join(dataFolder, 'outbox');

/** The newest mail to this address, once there are so many. */
async function mailTo(email: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await browser.waitUntil(
    async () => {
      const names = await readdir(outbox).catch(() => []);
      const all = await Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')));
      mails = all.filter((mail) => mail.includes(`To: ${email}`));
      return mails.length >= count;
    },
    { timeoutMsg: `${outbox} has not ${count} mails to ${email}.` },
  );
  // Long lines are folded in a mail.
  return (mails.at(-1) ?? '').replaceAll('=\n', '');
}

/** The path of the invitation's link in the newest mail to this address, once there are so many. */
export async function invitationPath(email: string, count?: number): Promise<string> {
  const mail = await mailTo(email, count);
  const [path] = /\/invitation\/[\w-]{43}/u.exec(mail) ?? [];
  if (!path) throw new Error(`No invitation in ${mail}`);
  return path;
}
