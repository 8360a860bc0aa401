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
];

export type Log = Logger;

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

/** An error without the values it is about: the query builder tells them behind the statement, the database in further properties. */
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
