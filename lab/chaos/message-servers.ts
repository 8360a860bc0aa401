import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server and a Slack at fixed addresses that are down until they are opened. */
export interface MessageServers {
  smtpUrl: string;
  slackRelay: string;
  /** For each message, its recipients and its id: equal entries are the same message. */
  received: string[];
  open(): Promise<void>;
  close(): void;
}

export function createMessageServers(port: number): MessageServers {
  const received: string[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { rcptTo } }, done) {
      void text(stream).then((raw) => {
        const id = /^message-id: (.*)$/im.exec(raw)?.[1] ?? raw;
        received.push(`${rcptTo.map(({ address }) => address).join()} ${id.trim()}`);
        done();
      });
    },
  });
  mail.on('error', () => undefined);
  const slack = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${/grouprun\/\d+/.exec(body)?.[0] ?? body}`);
      response.end('ok');
    });
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    slackRelay: `http://127.0.0.1:${port + 1}`,
    received,
    async open() {
      mail.listen(port, '127.0.0.1');
      slack.listen(port + 1, '127.0.0.1');
      await once(slack, 'listening');
    },
    close() {
      mail.close();
      slack.close();
    },
  };
}
