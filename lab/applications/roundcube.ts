import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { findFreePort, type Site } from 'test-support';
import { startMailbox } from './mailbox.ts';
import { copyPackage, servePhp, writePhp } from './serving.ts';

/** With one account, `admin`; mail that anybody sends is delivered to it. */
export async function startRoundcube(folder: string): Promise<Site> {
  const root = await copyPackage('roundcube', folder, '/var/lib');
  const mails = await startMailbox(folder);
  const settings = {
    // Creates its tables itself.
    db_dsnw: `sqlite:///${join(folder, 'roundcube.sqlite')}`,
    imap_host: `localhost:${mails.imapPort}`,
    smtp_host: `localhost:${mails.smtpPort}`,
    smtp_user: '',
    smtp_pass: '',
    mail_domain: 'harbour.example',
    login_rate_limit: 0,
    product_name: 'Harbour Mail',
    des_key: randomBytes(12).toString('hex'),
    skin: 'elastic',
    create_default_folders: true,
  };
  await writePhp(
    join(root, 'config/config.inc.php'),
    settings,
    (name, value) => `$config['${name}'] = ${value};`,
  );
  return servePhp(join(root, 'public_html'), await findFreePort(), mails.close);
}
