import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort, type Site } from 'test-support';
import { copyPackage, PASSWORD, run, servePhp, writePhp } from './serving.ts';

const BOATS = `====== Boats ======

The **Gull** sails at nine.

===== Times =====

^ Boat ^ Time ^ Seats ^
| Gull | 09:00 | 12 |
| Star | 11:30 | 40 |

===== Notes =====

  * Bring a coat
  * Buy a ticket
  * Be early

See the [[wiki:syntax]].
`;

/** With an account `admin` and a page `boats`; whoever has no account may read. */
export async function startDokuWiki(folder: string): Promise<Site> {
  const root = await copyPackage('dokuwiki', folder);
  // Debian's way to its settings and data; without it they are looked for in the copy.
  await rm(join(root, 'inc/preload.php'));
  const dereference = { recursive: true, dereference: true };
  await cp('/etc/dokuwiki', join(root, 'conf'), dereference);
  await cp('/var/lib/dokuwiki/data', join(root, 'data'), dereference);
  const settings = { title: 'Harbour Notes', useacl: 1, superuser: '@admin', savedir: './data' };
  await writePhp(join(root, 'conf/local.php'), settings, (name, value) => `$conf['${name}'] = ${value};`);
  const { stdout: hash } = await run('php', ['-r', `echo password_hash('${PASSWORD}', PASSWORD_BCRYPT);`]);
  const account = ['admin', hash, 'Ada Admin', 'ada@harbour.example', 'admin,user'];
  await writeFile(join(root, 'conf/users.auth.php'), `${account.join(':')}\n`);
  await writeFile(join(root, 'conf/acl.auth.php'), '* @ALL 1\n* @user 8\n');
  await writeFile(join(root, 'data/pages/boats.txt'), BOATS);
  return servePhp(root, await findFreePort());
}
