import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuditAction } from 'shared/constants';
import { openTestApi, type SignedIn } from '../../server/src/testing/test-api.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { registerLiveWorker } from './live-worker.ts';
import { nameOf, readOperations, type Operation } from './operations.ts';

const api = await openTestApi();
await registerLiveWorker(api.platform.database);
const { pool } = api.platform.database;
const changing = readOperations((await api.as().get('/openapi.json')).body).filter(
  ({ isGuarded, method }) => isGuarded && method !== 'GET',
);

/** A company with one of everything, its owner, and a colleague. */
interface Scene extends Fixtures {
  companyId: number;
  colleague: SignedIn;
}

interface Call {
  events: AuditAction[];
  body?: (scene: Scene) => object;
  /** What must be there first. Its events do not count. */
  before?: (scene: Scene) => Promise<unknown>;
}

const STEP = { type: 'act', action: 'Click Pay', use_vision: false, is_disabled: false };
const blueprint = () => ({
  title: 'Pay',
  type: 'integration',
  starting_url: 'http://localhost/pay',
  steps: [{ ...STEP, step_number: 1 }],
});
const environment = () => ({
  name: 'Other',
  base_url: 'http://localhost/',
  headers: [],
  http_authentication: null,
});
const route = () => ({
  suite_ids: [],
  environment_ids: [],
  branch: 'main',
  started_by: ['schedule'],
  emails: ['ops@example.com'],
  slack_webhook: null,
  slack_channel: '',
  uses_webhook: false,
  only_changes: true,
  after_failures: 1,
  also_general: false,
});
const variable = () => ({ value: 'anna', is_secret: false });
const table = () => ({ columns: [{ name: 'word', is_secret: false }], rows: [{ cells: ['lamp'] }] });
const provider = () => ({
  issuer: 'https://idp.example',
  client_id: 'steplight',
  client_secret: 'secret',
  is_enabled: true,
  is_required: false,
  break_glass_user_id: null,
  role_claim: null,
  default_role: 'viewer',
  role_values: { owner: [], editor: [], viewer: [] },
});
const tracker = () => ({ kind: 'linear', site: 'https://api.linear.app', project: 'ENG', token: 'secret' });
const emailChange = ({ known }: Scene) => ({ new_email: known['new_email'], password: known['password'] });
const tests = ({ known }: Scene) => ({ test_blueprint_ids: known['test_blueprint_ids'] });
const planEntry = () => ({
  type: 'act',
  text: 'Click Buy',
  page: '/cart',
  origin: 'person',
  actions: [{ command: { kind: 'reload' }, target: [], destination: [] }],
});
const testPath = ({ ids }: Scene, end: string) => `/test_blueprint/${String(ids['test_blueprint'])}/${end}`;
const fail = ({ known }: Scene) =>
  pool.query("update test_runs set status = 'failed' where id = $1", [known['test_run_id']]);
/** The calls that change something of the company or of an account, and what the audit log has afterwards. */
const RECORDED: Record<string, Call> = {
  'PUT /account': { events: ['account.name_changed'], body: () => ({ name: 'Ada' }) },
  'PUT /account/password': {
    events: ['account.password_changed'],
    body: ({ known }) => ({ current_password: known['password'], new_password: 'another long password' }),
  },
  'DELETE /account/sessions/{id}': { events: ['session.ended'] },
  'DELETE /account/sessions': { events: ['session.ended'] },
  'POST /account/email': { events: ['account.email_change_requested'], body: emailChange },
  'DELETE /account/email': {
    events: ['account.email_change_withdrawn'],
    before: (scene) => as(scene).post('/account/email', emailChange(scene)),
  },
  'PUT /company/me/name': { events: ['company.updated'], body: () => ({ name: 'Renamed' }) },
  'PUT /members/{id}': { events: ['member.role_changed'], body: () => ({ role: 'viewer' }) },
  'DELETE /members/{id}': { events: ['member.removed'] },
  'POST /invitations': {
    events: ['invitation.created'],
    body: ({ companyId }) => ({ email: `other${companyId}@example.com`, role: 'viewer' }),
  },
  'POST /invitations/{id}/resend': { events: ['invitation.resent'] },
  'DELETE /invitations/{id}': { events: ['invitation.deleted'] },
  'PUT /sso': {
    events: ['sso.updated'],
    body: () => ({ ...provider(), default_role: 'editor' }),
    before: (scene) => as(scene).put('/sso', provider()),
  },
  'DELETE /sso': { events: ['sso.removed'], before: (scene) => as(scene).put('/sso', provider()) },
  'POST /sso/domains': {
    events: ['sso.domain_added'],
    body: ({ companyId }) => ({ domain: `other${companyId}.example` }),
  },
  'DELETE /sso/domains/{id}': { events: ['sso.domain_removed'] },
  'POST /test_blueprint/create': { events: ['test.created'], body: blueprint },
  'PUT /test_blueprint/update/{id}': { events: ['test.updated'], body: blueprint },
  'POST /test_blueprint/duplicate/{id}': { events: ['test.duplicated'] },
  'PUT /test_blueprint/{id}/table': {
    events: ['test.table_updated'],
    body: () => ({ ...table(), rows: [] }),
    before: (scene) => as(scene).put(testPath(scene, 'table'), table()),
  },
  'DELETE /test_blueprint/{id}/table': {
    events: ['test.table_deleted'],
    before: (scene) => as(scene).put(testPath(scene, 'table'), table()),
  },
  'POST /test_blueprint/move': {
    events: ['test.moved'],
    body: (scene) => ({ ...tests(scene), test_blueprint_category_id: null }),
  },
  'POST /test_blueprint/delete_many': { events: ['test.deleted'], body: tests },
  'DELETE /test_blueprint/delete/{id}': { events: ['test.deleted'] },
  'PUT /test_blueprint/{id}/plan': {
    events: ['plan.entries_added'],
    body: () => ({ entries: [planEntry()] }),
  },
  'POST /test_blueprint/{id}/plan/forget': {
    events: ['plan.entries_forgotten'],
    body: ({ known }) => ({ entry_ids: known['entry_ids'] }),
  },
  'PUT /test_blueprint/{id}/quarantine': {
    events: ['quarantine.set'],
    body: () => ({ reason: 'Flaky', days: 7 }),
  },
  'DELETE /test_blueprint/{id}/quarantine': {
    events: ['quarantine.removed'],
    before: (scene) => as(scene).put(testPath(scene, 'quarantine'), { reason: 'Flaky' }),
  },
  'PUT /company/me': {
    events: ['notifications.updated'],
    body: () => ({ email_recipients: ['ops@example.com'] }),
  },
  'POST /company/notification-routes': { events: ['notification_route.created'], body: route },
  'PUT /company/notification-routes/{id}': { events: ['notification_route.updated'], body: route },
  'DELETE /company/notification-routes/{id}': { events: ['notification_route.deleted'] },
  'PUT /company/webhook': {
    events: ['webhook.updated'],
    body: () => ({ url: 'https://other.example.com/', is_enabled: true }),
  },
  'POST /company/webhook/secret': { events: ['webhook.secret_changed'] },
  'DELETE /company/webhook': { events: ['webhook.deleted'] },
  'PUT /company/issue_tracker': { events: ['issue_tracker.set'], body: tracker },
  'DELETE /company/issue_tracker': {
    events: ['issue_tracker.removed'],
    before: (scene) => as(scene).put('/company/issue_tracker', tracker()),
  },
  'POST /company/me/api-key': { events: ['api_key.regenerated'] },
  'POST /api_keys': {
    events: ['api_key.created'],
    body: () => ({ name: 'Nightly', role: 'viewer', expires_at: null }),
  },
  'DELETE /api_keys/{id}': { events: ['api_key.revoked'] },
  'PUT /company/variables/{name}': { events: ['variable.updated'], body: variable },
  'DELETE /company/variables/{name}': { events: ['variable.deleted'] },
  'POST /environments': { events: ['environment.created'], body: environment },
  'PUT /environments/{id}': { events: ['environment.updated'], body: environment },
  'DELETE /environments/{id}': { events: ['environment.deleted'] },
  'PUT /environments/{id}/variables/{name}': {
    events: ['environment.variable_created'],
    body: variable,
  },
  'DELETE /environments/{id}/variables/{name}': {
    events: ['environment.variable_deleted'],
    before: (scene) =>
      as(scene).put(
        `/environments/${String(scene.ids['environments'])}/variables/${String(scene.known['name'])}`,
        variable(),
      ),
  },
  'POST /test_group_run/trigger_run': { events: ['run.started'], body: tests },
  'POST /test_group_run/{id}/rerun': {
    events: ['run.started'],
    body: () => ({ only: 'all' }),
    before: (scene) => as(scene).post(`/test_group_run/${String(scene.ids['test_group_run'])}/cancel`),
  },
  'POST /test_group_run/{id}/cancel': { events: ['run.cancelled'] },
  'POST /saved_views': {
    events: ['saved_view.created'],
    body: () => ({ name: 'Red', query: 'status=failure', is_shared: true }),
  },
  'PUT /saved_views/{id}': { events: ['saved_view.updated'], body: () => ({ name: 'Red' }) },
  'DELETE /saved_views/{id}': { events: ['saved_view.deleted'] },
  'POST /share_links': {
    events: ['share_link.created'],
    body: ({ known }) => ({ test_group_run_id: known['test_group_run_id'] }),
  },
  'DELETE /share_links/{id}': { events: ['share_link.revoked'] },
  'PUT /test_run/{id}/verdict': {
    events: ['verdict.set'],
    body: () => ({ verdict: 'unknown' }),
    before: fail,
  },
  'DELETE /test_run/{id}/verdict': {
    events: ['verdict.removed'],
    before: async (scene) => {
      await fail(scene);
      return as(scene).put(`/test_run/${String(scene.ids['test_run'])}/verdict`, { verdict: 'unknown' });
    },
  },
  'POST /test_blueprint_category/create': { events: ['suite.created'], body: () => ({ name: 'Checkout' }) },
  'PUT /test_blueprint_category/update/{id}': {
    events: ['suite.updated', 'schedule.updated'],
    body: () => ({
      name: 'Checkout',
      schedule_config: {
        schedule_enabled: true,
        schedule_expression: '0 9 * * ? *',
        schedule_timezone: 'UTC',
      },
    }),
  },
  'DELETE /test_blueprint_category/delete/{id}': { events: ['suite.deleted'] },
  'POST /imports': {
    events: ['test.created', 'test.imported'],
    body: () => ({
      tests: [
        {
          title: 'Imported',
          type: 'integration',
          starting_url: 'http://localhost/',
          suite_name: null,
          tags: [],
          plan: [],
          steps: [{ ...STEP, module_title: null }],
        },
      ],
    }),
  },
};

/** Calls that leave no event, and why. */
const UNRECORDED: Record<string, string> = {
  'POST /account/two_factor': 'it begins a set-up, which is recorded when a code confirms it',
  'POST /sso/test': 'it reads what a provider publishes',
  'POST /company/issue_tracker/test': 'it reads what a tracker answers',
  'POST /sso/link': 'it begins a sign-in; the identity is recorded when it is linked',
  'POST /readings': 'it reads sentences',
  'POST /test_blueprint/generate-steps': 'it suggests steps; saving them is recorded',
  'POST /translations': 'it suggests sentences; saving them is recorded',
  'POST /writing/next': 'it suggests steps; saving them is recorded',
  'POST /imports/preview': 'it reads files',
  'POST /files/upload-url': 'a file belongs to no test until a step that names it is saved',
  'POST /company/me/test-notification': 'it sends a message and stores nothing',
  'POST /company/mail-recipients/confirmation': 'it sends a mail; that a recipient was added is recorded',
  'POST /live': 'a trial in an open editor; saving its steps is recorded',
  'POST /live/{id}/tickets': 'a trial in an open editor',
  'DELETE /live/{id}': 'a trial in an open editor',
  'DELETE /mcp': 'an agent leaves; what it has saved and started is recorded',
  'POST /simulate': 'a trial in an open editor',
  'POST /simulate/starting_page': 'a trial in an open editor',
  'POST /simulate/{id}/cancel': 'a trial in an open editor',
  'PUT /test_blueprint/{id}/open_editor': 'that an editor is open changes nothing',
  'PUT /account/notifications': 'which mails a person gets is the concern of nobody else',
  'POST /comments': 'the comment names its author and time',
  'PUT /comments/{id}': 'only its author may; it is marked as edited',
};

/** Calls that need more than a request, and the test of the server's modules that looks for their events. */
const ELSEWHERE: Record<string, string> = {
  'POST /test_run/{id}/issue': 'issues/issues.test.ts',
  'POST /account/two_factor/confirm': 'account/two-factor.test.ts',
  'POST /account/two_factor/disable': 'account/two-factor.test.ts',
  'POST /account/two_factor/recovery_codes': 'account/two-factor.test.ts',
  'POST /account/delete': 'audit/audit.test.ts',
  'POST /companies': 'company/company.test.ts',
  'POST /company/me/delete': 'company/company.test.ts',
  'PUT /company/me/two_factor': 'account/two-factor.test.ts',
  'POST /account/switch_company': 'members/members.test.ts',
  'POST /account/leave_company': 'audit/audit.test.ts',
  'POST /sso/domains/{id}/verify': 'sso/settings.test.ts',
  'POST /plan_proposals/accept': 'plans/proposals.test.ts',
  'POST /plan_proposals/dismiss': 'plans/proposals.test.ts',
  'POST /test_files/push': 'audit/audit.test.ts',
  'POST /visual_checks/{id}/accept': 'visual-checks/visual-checks.test.ts',
  'POST /test_run/{id}/visual_checks/accept_all': 'visual-checks/visual-checks.test.ts',
  'POST /test_group_run/{id}/visual_checks/accept_all': 'visual-checks/visual-checks.test.ts',
  'DELETE /comments/{id}': 'audit/audit.test.ts',
  'POST /mcp': '../processes/mcp.test.ts',
};

/** Of these the subject, or that it happened, is all there is to say. */
const WITHOUT_DETAILS: AuditAction[] = [
  ...(['account.password_changed', 'api_key.regenerated', 'invitation.resent', 'run.cancelled'] as const),
  ...(['sso.domain_added', 'webhook.secret_changed'] as const),
];
const REMOVES = /\.(?:\w+_)?(deleted|removed|revoked|forgotten|withdrawn|ended)$/;
const CHANGES = /\.(?:\w+_)?(updated|changed|moved)$/;

const as = ({ token }: Pick<Scene, 'token'>) => api.as(token);

async function setScene(): Promise<Scene> {
  const fixtures = await createFixtures(api.services, api.platform.storage, 'Thing');
  const companyId = Number(fixtures.known['company_id']);
  const colleague = await api.newMember(companyId, 'editor');
  return { ...fixtures, companyId, colleague };
}

interface Recorded {
  action: AuditAction;
  actor: string;
  address: string | null;
  before: object | null;
  after: object | null;
}

async function eventsOf({ companyId }: Scene): Promise<Recorded[]> {
  const { rows } = await pool.query<Recorded>(
    'select action, actor, address, before, after from audit_events where company_id = $1 order by id',
    [companyId],
  );
  return rows;
}

function send(scene: Scene, { method, path }: Operation, body: object | undefined) {
  const [, head = ''] = path.split('/');
  const idOf = (name: string) =>
    name !== 'id' ? scene.known[name] : head === 'members' ? scene.colleague.userId : scene.ids[head];
  const url = path.replace(/\{(\w+)\}/g, (_text, name: string) => String(idOf(name)));
  if (method === 'DELETE') return as(scene).delete(url);
  return method === 'PUT' ? as(scene).put(url, body ?? {}) : as(scene).post(url, body);
}

test('of every call that changes something it is said whether it is in the audit log', () => {
  const said = [RECORDED, UNRECORDED, ELSEWHERE].flatMap((table) => Object.keys(table));
  assert.deepEqual(said.toSorted(), changing.map(nameOf).toSorted());
});

for (const operation of changing) {
  const name = nameOf(operation);
  const call = RECORDED[name];
  if (!call) continue;
  test(`${name} is in the audit log, with what was before and after`, async () => {
    const scene = await setScene();
    await call.before?.(scene);
    const earlier = (await eventsOf(scene)).length;
    const reply = await send(scene, operation, call.body?.(scene));
    assert.ok(reply.status < 300, `${reply.status} ${reply.text}`);
    const events = (await eventsOf(scene)).slice(earlier);
    assert.deepEqual(
      events.map(({ action }) => action),
      call.events,
    );
    for (const { action, actor, address, before, after } of events) {
      assert.match(actor, new RegExp(String(scene.known['email'])));
      assert.equal(address, '127.0.0.1');
      if (WITHOUT_DETAILS.includes(action)) continue;
      const about = `${action}: ${JSON.stringify({ before, after })}`;
      const [needsBefore, needsAfter] = [REMOVES.test(action) || CHANGES.test(action), !REMOVES.test(action)];
      if (needsBefore) assert.ok(before && Object.keys(before).length > 0, about);
      if (needsAfter) assert.ok(after && Object.keys(after).length > 0, about);
    }
  });
}
