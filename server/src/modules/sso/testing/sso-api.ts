import assert from 'node:assert/strict';
import { after } from 'node:test';
import { eq } from 'drizzle-orm';
import type { SsoBody } from 'shared/contract';
import type { Platform } from '../../../platform/platform.ts';
import { openTestApi, PASSWORD } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { members } from '../../members/tables.ts';
import { openBrowser, type Browser, type Landing } from './browser.ts';
import { CLIENT, startRealProvider, type Person } from './real-provider.ts';

export const CALLBACK = 'http://localhost:5000/auth/sso/callback';

/** The API with two providers that companies may use, and TXT records that a test sets. `more`: of the platform. */
export async function openSsoApi(more: Partial<Platform> = {}) {
  const provider = await startRealProvider(CALLBACK);
  const other = await startRealProvider(CALLBACK);
  after(() => [provider, other].forEach(({ stop }) => stop()));
  const platform = await openTestPlatform({ config: { ssoHosts: [provider.host, other.host] } });
  const records = new Map<string, string[][]>();
  const api = await openTestApi({
    ...platform,
    ...more,
    async resolveTxt(name) {
      const found = records.get(name);
      if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
      return found;
    },
  });
  const { queries } = platform.database;
  const settings = {
    issuer: provider.issuer,
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    is_enabled: true,
    is_required: false,
    role_claim: null,
    role_values: { owner: [], editor: [], viewer: [] },
    default_role: 'viewer',
    break_glass_user_id: null,
  };
  let companies = 0;

  /** A company with the provider and, unless `isProven` is false, a verified domain. */
  async function newCompany({ isProven = true, ...changed }: { isProven?: boolean } & Partial<SsoBody> = {}) {
    const domain = `company${(companies += 1)}.example`;
    const owner = await api.newCompany(`owner@${domain}`);
    const put = await owner.put('/sso', { ...settings, ...changed });
    assert.equal(put.status, 200, put.text);
    const added = await owner.post('/sso/domains', { domain });
    const [{ id, record }] = added.body.sso.domains;
    if (isProven) {
      records.set(domain, [['other text'], [record.slice(0, 20), record.slice(20)]]);
      assert.equal((await owner.post(`/sso/domains/${id}/verify`)).status, 200);
    }
    return { ...owner, domain, domainId: Number(id), record: String(record) };
  }

  /** From the provider's login page back to ours. */
  async function land(browser: Browser, address: string, person: Partial<Person>): Promise<Landing> {
    provider.person = { sub: `sub of ${person.email}`, email_verified: true, ...person };
    return browser.comeBack(await browser.signInAt(address));
  }

  /** The whole way of a sign-in to the login page. `person` differs in this from an honest one with that address. */
  async function signIn(email: string, person: Partial<Person> = {}, next?: string) {
    const browser = openBrowser(api);
    const started = await browser.start(email, next);
    assert.equal(started.status, 200, started.text);
    return { browser, ...(await land(browser, started.body.address, { email, ...person })) };
  }

  /** What the login page does then. */
  async function finish({ browser, code, error }: Landing & { browser: Browser }) {
    assert.equal(error, null);
    const reply = await browser.finish(code ?? '');
    assert.equal(reply.status, 200, reply.text);
    const token = String(reply.body.access_token);
    return { ...api.as(token), token, user: reply.body.user };
  }

  async function roleOf({ companyId }: { companyId: number }, userId: number) {
    const rows = await queries.select().from(members).where(eq(members.userId, userId));
    return rows.find((row) => row.companyId === companyId)?.role;
  }

  async function addPerson({ companyId }: { companyId: number }, email: string) {
    return api.services.auth.createUser({ companyId, email, password: PASSWORD, role: 'viewer' });
  }

  return {
    api,
    queries,
    provider,
    other,
    records,
    settings,
    newCompany,
    land,
    signIn,
    finish,
    roleOf,
    addPerson,
  };
}
