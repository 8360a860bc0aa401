import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { openGate } from './gate.ts';

interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
  raw: string;
}

/** A real SMTP server that keeps what it gets, closed after the test (or file) that started it. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const mailServer = {
    mails,
    url: '',
    /** Takes each mail and breaks the connection before it says so. */
    losesReplies: false,
    /** Gone until it is opened again, at the same address. */
    close: () => gate.close(),
    open: () => gate.open(),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
      void buffer(stream).then(async (raw) => {
        mails.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString() });
        if (mailServer.losesReplies) gate.breakConnections();
        else done();
      });
    },
    ...options,
  });
  // A client that goes away in the middle is no error of the test.
  server.on('error', () => undefined);
  const gate = await openGate(server.server);
  mailServer.url = `smtp://127.0.0.1:${gate.port}`;
  return mailServer;
}
