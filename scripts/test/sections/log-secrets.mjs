import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The password of the demo account, with which the tests sign in. */
const PASSWORD = 'steplight-demo';
/** Tokens of sessions and password links: 32 bytes in base64url, not inside a path but that of a share link. */
const TOKEN = /(?<![\w./@+-])[\w-]{43}(?![\w./@+-])|\/(?:shared|s)\/[\w-]{43}/;

/** Names of the secrets that the product's log contains. */
export async function secretsInLog(dataFolder) {
  const read = (...path) => readFile(join(dataFolder, ...path), 'utf8').then((text) => text.trim());
  const log = await read('logs', 'steplight.log');
  const secrets = {
    'the password of the demo account': PASSWORD,
    'the key of the product': await read('secrets', 'app.key'),
    'the password of the database': await read('database', 'cluster', 'password'),
  };
  const found = Object.keys(secrets).filter((name) => log.includes(secrets[name]));
  return TOKEN.test(log) ? [...found, 'something like a token'] : found;
}
