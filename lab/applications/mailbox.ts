import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from 'test-support';
import { PASSWORD, run, stop } from './serving.ts';

const MAILS = [
  'From: Bob Bosun <bob@harbour.example>\nTo: admin@harbour.example\nSubject: Ferry times\nDate: Mon, 02 Nov 2026 09:00:00 +0000\n\nThe ferry leaves at nine.\n',
  'From: Eve Engineer <eve@harbour.example>\nTo: admin@harbour.example\nSubject: Crew list\nDate: Tue, 03 Nov 2026 10:30:00 +0000\n\nTom, Ann and Joe are on board.\n',
];

/** An IMAP server with the account `admin`, and an SMTP server that delivers to it whatever it gets. */
export async function startMailbox(folder: string) {
  // Dovecot keeps no mail as root.
  await chmod(folder, 0o711);
  const inbox = join(folder, 'mail/new');
  await mkdir(inbox, { recursive: true });
  for (const [index, mail] of MAILS.entries()) await writeFile(join(inbox, `0.${index}`), mail);
  await run('chown', ['--recursive', 'mail:mail', join(folder, 'mail')]);
  const imapPort = await findFreePort();
  const settings = `
    base_dir = ${join(folder, 'dovecot')}
    log_path = ${join(folder, 'dovecot.log')}
    protocols = imap
    ssl = no
    disable_plaintext_auth = no
    mail_location = maildir:${join(folder, 'mail')}
    first_valid_uid = 1
    passdb {
      driver = static
      args = user=admin password=${PASSWORD}
    }
    userdb {
      driver = static
      args = uid=mail gid=mail home=${join(folder, 'mail')}
    }
    auth_failure_delay = 0
    service anvil {
      unix_listener anvil-auth-penalty {
        mode = 0
      }
    }
    service imap-login {
      inet_listener imap {
        port = ${imapPort}
      }
      inet_listener imaps {
        port = 0
      }
    }`;
  const file = join(folder, 'dovecot.conf');
  await writeFile(file, settings);
  const dovecot = spawn('dovecot', ['-F', '-c', file], { stdio: 'ignore' });
  let received = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      received += 1;
      void writeFile(join(inbox, `${received}.mail`), stream).then(() => done(), done);
    },
  });
  const smtpPort = await findFreePort();
  smtp.listen(smtpPort, 'localhost');
  return {
    imapPort,
    smtpPort,
    async close() {
      await new Promise<void>((resolve) => smtp.close(resolve));
      await stop(dovecot);
    },
  };
}
