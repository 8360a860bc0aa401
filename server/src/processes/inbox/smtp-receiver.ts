import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { MAIL_MAX_BYTES, MAILS_PER_HOUR_MAX } from 'shared/constants';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { MailsService } from '../../modules/mails/mails-service.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { InboxSettings } from '../../platform/settings/inbox-settings.ts';
import type { RunningService } from '../run-process.ts';

const MAX_CLIENTS = 200;
const MAX_RECIPIENTS = 10;
const SOCKET_TIMEOUT_MS = 60_000;
const CLOSE_TIMEOUT_MS = 2000;
/** Mails in memory at once; the others wait on the disk. */
const MAX_PARSED = 2;

/** A reply of SMTP to what is refused. */
class SmtpRejectionError extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

interface ReceiverOptions {
  settings: InboxSettings;
  mails: MailsService;
  metrics: Metrics;
  log: Log;
}

/** Listens for mails to the addresses of companies; it forwards none and takes none for anyone else. Rejects if the port is taken. */
export async function startSmtpReceiver(
  options: ReceiverOptions,
): Promise<RunningService & { port: number }> {
  const { settings, mails, metrics, log } = options;
  const { domain, host, port, tls } = settings;
  const recipients = new Map<string, NonNullable<Awaited<ReturnType<MailsService['findRecipient']>>>[]>();
  const parsing = pLimit(MAX_PARSED);

  async function admit(sessionId: string, address: string): Promise<void> {
    const recipient = await mails.findRecipient(address);
    if (!recipient) throw refuse('unknown', 550, 'There is no such address here.');
    if (!recipient.hasRoom)
      throw refuse('too_many', 452, `This address gets at most ${MAILS_PER_HOUR_MAX} mails an hour.`);
    const known = recipients.get(sessionId) ?? [];
    if (!known.some((one) => one.address === recipient.address)) known.push(recipient);
    recipients.set(sessionId, known);
  }

  async function receive(stream: SMTPServerDataStream, sessionId: string): Promise<void> {
    const to = recipients.get(sessionId) ?? [];
    recipients.delete(sessionId);
    const folder = await mkdtemp(join(tmpdir(), 'steplight-mail-'));
    try {
      const path = join(folder, 'mail');
      await pipeline(stream, upToLimit(), createWriteStream(path, { mode: 0o600 }));
      // The server itself answers with 552.
      if (stream.sizeExceeded) return metrics.countMail('too_large');
      await parsing(async () => {
        const raw = await readFile(path);
        const stored = await mails.receive(raw, to).catch((error: unknown) => {
          log.warn({ err: error, size: raw.length }, 'A mail could not be stored');
          throw refuse('failed', isUnreadable(error) ? 554 : 451, 'The mail could not be processed.');
        });
        if (stored === 0)
          throw refuse('too_many', 452, `This address gets at most ${MAILS_PER_HOUR_MAX} mails an hour.`);
        metrics.countMail('accepted');
        log.info(
          { companyIds: to.map(({ companyId }) => companyId), size: raw.length },
          'A mail has arrived',
        );
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  function refuse(
    outcome: Parameters<Metrics['countMail']>[0],
    code: number,
    message: string,
  ): SmtpRejectionError {
    metrics.countMail(outcome);
    return new SmtpRejectionError(code, message);
  }

  const server = new SMTPServer({
    name: domain,
    banner: 'Steplight inbox',
    size: MAIL_MAX_BYTES,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...(tls && { key: await readFile(tls.keyFile), cert: await readFile(tls.certificateFile) }),
    disableReverseLookup: true,
    maxClients: MAX_CLIENTS,
    maxRecipients: MAX_RECIPIENTS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onMailFrom(_address, session, done) {
      recipients.delete(session.id);
      done();
    },
    onRcptTo({ address }, session, done) {
      admit(session.id, address).then(() => done(), failWith(done, log));
    },
    onData(stream, session, done) {
      receive(stream, session.id).then(() => done(null, 'The mail was stored.'), failWith(done, log));
    },
    onClose(session, done) {
      recipients.delete(session.id);
      done();
    },
  });
  // A client that goes away in the middle is no error of ours.
  server.on('error', (error) => log.debug({ err: error }, 'A connection to the inbox broke'));
  const bound = await listen(server, port, host);
  return {
    port: bound,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Drops what is beyond the limit, so that neither memory nor disk takes it; the server counts it. */
function upToLimit(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, size > MAIL_MAX_BYTES ? undefined : chunk);
    },
  });
}

/** Trouble of the mail itself; a database or storage that is away is ours. */
const isUnreadable = (error: unknown) =>
  error instanceof Error && /nesting depth|header|boundary/iu.test(error.message);

const failWith = (done: (error: Error) => void, log: Log) => (error: unknown) => {
  if (error instanceof SmtpRejectionError) return done(error);
  log.error({ err: error }, 'The inbox failed');
  done(new SmtpRejectionError(451, 'Try again later.'));
};

async function listen(server: SMTPServer, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
