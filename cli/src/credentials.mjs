import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { usageError } from './exit.mjs';

/** Where `login` stores the address and the key. */
function credentialsFile({ XDG_CONFIG_HOME }) {
  return join(XDG_CONFIG_HOME || join(homedir(), '.config'), 'steplight', 'credentials.json');
}

/** Undefined: there was no login, or the file is damaged. */
function readCredentials(environment) {
  try {
    const { api, key } = JSON.parse(readFileSync(credentialsFile(environment), 'utf8'));
    return typeof api === 'string' && typeof key === 'string' ? { api, key } : undefined;
  } catch {
    return undefined;
  }
}

/** Only the user can read the file. @returns its path */
export function storeCredentials(environment, credentials) {
  const file = credentialsFile(environment);
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(draft, 0o600);
  renameSync(draft, file);
  return file;
}

/** Address and key: from options and environment, else those of the last login. The stored key goes to no other address than its own. */
export function findCredentials({ api: option }, environment) {
  const stored = readCredentials(environment);
  const api = readAddress(option || environment.STEPLIGHT_API || stored?.api);
  const given = (environment.STEPLIGHT_API_KEY ?? '').trim();
  if (given !== '') return { api, key: checkKey(given, 'STEPLIGHT_API_KEY') };
  if (!stored) throw usageError('STEPLIGHT_API_KEY is not set. Set it, or call "login" once.');
  if (stored.api !== api)
    throw usageError(`The stored API key is for ${stored.api}. Call "login --api ${api}".`);
  return { api, key: checkKey(stored.key, 'The stored API key') };
}

/** An address without a slash at its end. */
export function readAddress(text = '') {
  const address = text.trim().replace(/\/+$/, '');
  if (!/^https?:\/\/[^\s"\\]+$/.test(address))
    throw usageError("The API's address is missing: --api <address> or STEPLIGHT_API.");
  return address;
}

export function checkKey(key, name) {
  if (!/^[\w.~+/=-]+$/.test(key)) throw usageError(`${name} contains invalid characters.`);
  return key;
}
