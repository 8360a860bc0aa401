import { pino, type DestinationStream, type Logger } from 'pino';

/** Never written to a log, wherever they stand in the logged object. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'new_password',
  'token',
  'access_token',
  'api_key',
  'apiKey',
  'secret',
];

/** Bytes kept in memory while a log file cannot be written; later lines are dropped. */
const MAX_BUFFER_BYTES = 1024 * 1024;

export type Log = Logger;

/**
 * A file that log lines are appended to synchronously, and that other accounts cannot read; its folder is created. A full disk must not break the process:
 * lines wait in memory and are written once there is space.
 */
export function openLogFile(path: string): DestinationStream {
  const file = pino.destination({
    dest: path,
    mkdir: true,
    mode: 0o600,
    sync: true,
    maxLength: MAX_BUFFER_BYTES,
  });
  file.on('error', () => undefined);
  return file;
}

/** The product's log: JSON lines, secrets blanked out up to three levels deep, errors without the values they are about. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    {
      level,
      base: undefined,
      redact: { paths, censor: '[hidden]' },
      serializers: { err: describeError },
    },
    destination ?? pino.destination(1),
  );
}

/** An error without the values it is about: the query builder appends them to the statement, the database adds them as properties. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const chain = causesOf(error);
  return {
    type: error.name,
    message: chain.map(messageOf).join(': '),
    code: chain.map((one) => 'code' in one && one.code).find((code) => typeof code === 'string'),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...causesOf(error.cause)] : [error];
}

/** A refused connection is a list of errors without a message of its own. */
function messageOf(error: Error): string {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
  return error.message.replace(/\nparams: [\s\S]*/, '');
}
