import type { BrowserContext } from 'runner/browser';
import { DeployError } from '../failure.ts';

/** How the browser comes behind the sign-in. */
export interface Session {
  /** To follow "Tried …": whose eyes it was seen with. */
  description: string;
  /** Whether the API answers it; else a failure to load may stand in a screen's place. */
  hasData: boolean;
  apply(context: BrowserContext): Promise<void>;
}

/** What the API answers who has no account; it also stands in what screens then write to the console. */
export const NO_DATA = 'There is no data in this try.';

type Environment = Record<string, string | undefined>;

/** That of the account in SMOKE_EMAIL and SMOKE_PASSWORD, else a pretended one, to whom the API answers nothing. @throws DeployError */
export async function openSession(apiAddress: string, environment: Environment): Promise<Session> {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = environment;
  if (!email || !password) return pretended(apiAddress);
  const reply = await fetch(`${apiAddress}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!reply.ok) throw new DeployError(`${apiAddress} did not let SMOKE_EMAIL in: ${reply.status}.`);
  const { access_token: token, user } = (await reply.json()) as { access_token: string; user: object };
  return {
    description: `as ${email}`,
    hasData: true,
    apply: (context) => store(context, token, user),
  };
}

function pretended(apiAddress: string): Session {
  return {
    description: 'without an account, so without data',
    hasData: false,
    async apply(context) {
      await store(context, 'pretended', { id: 0, email: 'smoke-test@steplight.invalid' });
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      await context.route(`${apiAddress}/**`, (route) =>
        route.request().method() === 'OPTIONS'
          ? route.fulfill({ status: 204, headers })
          : route.fulfill({ status: 500, headers, json: { error: NO_DATA } }),
      );
    },
  };
}

async function store(context: BrowserContext, token: string, user: object): Promise<void> {
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user) },
  );
}
