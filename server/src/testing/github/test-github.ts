import { createHmac } from 'node:crypto';
import { createLog } from '../../platform/log.ts';
import { openTestApi, type Reply, type TestApi } from '../test-api.ts';
import { openTestPlatform } from '../test-platform.ts';
import type { GithubStandIn } from './stand-in.ts';

export interface GithubTestApi extends TestApi {
  /** Everything that was logged so far. */
  logged(): string;
  /** Sends a delivery as GitHub would; `signature` in place of the right one. */
  deliver(event: string, payload: object | string, signature?: string): Promise<Reply>;
}

/** The API beside a stand-in for GitHub. `github`: other settings than the stand-in's own. */
export async function openGithubApi(
  standIn: GithubStandIn,
  github: Partial<GithubStandIn['settings']> | { oauth: undefined } | { webhookSecret: undefined } = {},
): Promise<GithubTestApi> {
  const platform = await openTestPlatform({ config: { github: { ...standIn.settings, ...github } } });
  let written = '';
  const log = createLog('trace', { write: (line: string) => (written += line) });
  const api = await openTestApi({ ...platform, log });
  return {
    ...api,
    logged: () => written,
    deliver(event, payload, signature) {
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      const hash = createHmac('sha256', standIn.settings.webhookSecret).update(body).digest('hex');
      return api.as().post('/github/webhook', Buffer.from(body), {
        'content-type': 'application/json',
        'x-github-event': event,
        'x-hub-signature-256': signature ?? `sha256=${hash}`,
      });
    },
  };
}

/** The state that Connect GitHub puts into the install address. */
export async function stateOf(user: { get(url: string): Promise<Reply> }): Promise<string> {
  const { company } = (await user.get('/company/me')).body;
  return URL.parse(company.github_install_url)?.searchParams.get('state') ?? '';
}
