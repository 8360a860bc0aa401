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

/** The product's log: JSON lines, secrets blanked out up to three levels deep. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino(
    { level, base: undefined, redact: { paths, censor: '[hidden]' } },
    destination ?? pino.destination(1),
  );
}
