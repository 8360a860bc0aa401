import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The demo account's, with which the tests sign in. */
const PASSWORD = 'steplight-demo';
/** Sessions and links to choose a password: 32 bytes in base64url, on their own and not as a part of a path. */
const TOKEN = /(?<![\w./@+-])[\w-]{43}(?![\w./@+-])/;

/** What the product's log should not hold, by name. */
export async function secretsInLog(dataFolder) {
  const read = (...parts) => readFile(join(dataFolder, ...parts), 'utf8').then((text) => text.trim());
  const log = await read('logs', 'steplight.log');
  const secrets = {
    'the password of the demo account': PASSWORD,
    'the key of the product': await read('secrets', 'app.key'),
    'the password of the database': await read('database', 'cluster', 'password'),
  };
  const found = Object.keys(secrets).filter((name) => log.includes(secrets[name]));
  return TOKEN.test(log) ? [...found, 'something like a token'] : found;
}
