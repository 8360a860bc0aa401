import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

/** A real SMTP server that keeps what it gets, closed when the test file has run. `port` 0: any. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
      };
      void buffer(stream)
        .then(async (raw) => {
          mails.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString() });
        })
        .then(() => done(), done);
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  after(() => listening.listening && close());
  const address = `127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { mails, url: `smtp://${address}`, port: (listening.address() as AddressInfo).port, close };
}
