import type { BrowserContext } from 'runner/browser';
import { DeployError } from '../errors.ts';

/** The session of the browser. */
export interface Session {
  /** Completes "Tested … on …". */
  description: string;
  /** Whether the API accepts it; otherwise screens may consist of an error. */
  hasData: boolean;
  apply(context: BrowserContext): Promise<void>;
}

/** The API's error in a session without an account; screens write it to the console. */
export const NO_DATA = 'This smoke test has no data.';

type Environment = Record<string, string | undefined>;

/** Signs in with SMOKE_EMAIL and SMOKE_PASSWORD; without them, a fake session whose API calls fail. @throws DeployError */
export async function openSession(apiAddress: string, environment: Environment): Promise<Session> {
  const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = environment;
  if (!email || !password) return fakeSession(apiAddress);
  const reply = await fetch(`${apiAddress}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!reply.ok) throw new DeployError(`${apiAddress} refused the sign-in of SMOKE_EMAIL: ${reply.status}.`);
  const { access_token: token, user } = (await reply.json()) as { access_token: string; user: object };
  return {
    description: `as ${email}`,
    hasData: true,
    apply: (context) => store(context, token, user),
  };
}

function fakeSession(apiAddress: string): Session {
  return {
    description: 'without an account and data',
    hasData: false,
    async apply(context) {
      await store(context, 'fake', { id: 0, email: 'smoke-test@steplight.invalid' });
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
