import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { githubInstallations } from '../modules/github/tables.ts';
import { createLog } from '../platform/log.ts';
import { openTestApi, type Client, type Reply, type TestApi } from './test-api.ts';
import { openTestPlatform } from './test-platform.ts';
import type { StandInInstallation } from 'stand-ins/github/accounts.ts';
import type { GithubStandIn } from 'stand-ins/github/stand-in.ts';

export interface GithubTestApi extends TestApi {
  /** Everything that was logged so far. */
  logged(): string;
  /** Sends a delivery as GitHub would; `signature` in place of the right one. */
  deliver(event: string, payload: object | string, signature?: string): Promise<Reply>;
  /** What GitHub would send as the signature of this body. */
  sign(body: string): string;
  /** Makes what is stored of the installation so many minutes older. */
  age(installationId: number, minutes: number): Promise<void>;
}

type Settings = Partial<GithubStandIn['settings']> | { oauth: undefined } | { webhookSecret: undefined };

/** The API next to a stand-in for GitHub. `github`: other settings than the stand-in's own. */
export async function openGithubApi(
  standIn: GithubStandIn,
  github: Settings = {},
  options: { worksOnJobs?: boolean } = {},
): Promise<GithubTestApi> {
  const config = { github: { ...standIn.settings, ...github } };
  const basis = await openTestPlatform({ ...options, config });
  let written = '';
  const log = createLog('trace', { write: (line: string) => (written += line) });
  const api = await openTestApi({ ...basis, log });
  const sign = (body: string) =>
    `sha256=${createHmac('sha256', standIn.settings.webhookSecret).update(body).digest('hex')}`;
  return {
    ...api,
    sign,
    logged: () => written,
    deliver(event, payload, signature) {
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      return api.as().post('/github/webhook', Buffer.from(body), {
        'content-type': 'application/json',
        'x-github-event': event,
        'x-hub-signature-256': signature ?? sign(body),
      });
    },
    async age(installationId, minutes) {
      await api.platform.database.queries
        .update(githubInstallations)
        .set({ syncedAt: sql`${githubInstallations.syncedAt} - make_interval(mins => ${minutes})` })
        .where(eq(githubInstallations.installationId, installationId));
    },
  };
}

/** The state that Connect GitHub puts into the install address. */
export async function stateOf(user: Client): Promise<string> {
  const { company } = (await user.get('/company/me')).body;
  return URL.parse(company.github_install_url)?.searchParams.get('state') ?? '';
}

/** A company of its own that has connected the installation. */
export async function connectInstallation(api: TestApi, installation: StandInInstallation) {
  const user = await api.newCompany();
  const url = `/github/setup?installation_id=${installation.id}&state=${await stateOf(user)}`;
  const reply = await user.get(url);
  assert.equal(reply.status, 200, reply.text);
  return { user, installation };
}
