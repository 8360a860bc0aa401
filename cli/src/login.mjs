import { connect, readBody } from './api.mjs';
import { checkKey, readAddress, storeCredentials } from './credentials.mjs';
import { print } from './exit.mjs';
import { ask, readLine } from './prompt.mjs';

export const LOGIN_OPTIONS = {};
export const LOGIN_HELP = `Usage: steplight login [--api <address>]

Stores the address of the API and an API key for later calls: the company's
(CI/CD) or a named one (Settings). At a terminal it asks for them; otherwise the
key is the first line of standard input:

  printf '%s' "$KEY" | steplight login --api https://api.example.com

They are checked and stored in $XDG_CONFIG_HOME/steplight/credentials.json
(~/.config by default), which only you can read. STEPLIGHT_API and
STEPLIGHT_API_KEY take precedence.
`;

/** A person at a terminal does not wait for minutes. */
const ANSWER_TIMEOUT_MS = 20_000;

export async function login({ values, environment }) {
  const isTerminal = process.stdin.isTTY === true;
  const address = values.api || environment.STEPLIGHT_API || (isTerminal ? await ask('API address: ') : '');
  const api = readAddress(address);
  const key = checkKey(
    isTerminal ? await ask('API key: ', { isHidden: true }) : await readLine(),
    'The API key',
  );
  const credentials = { api, key };
  // The cheapest call that takes the key.
  const body = { steps: [{ type: 'act', action: 'Click "Buy"' }] };
  const call = connect(credentials, Date.now() + ANSWER_TIMEOUT_MS);
  readBody(await call('POST', '/readings', { body }), credentials);
  print(`Logged in. The key is stored in ${storeCredentials(environment, credentials)}.`);
}
