import { randomUUID } from 'node:crypto';
import type { Services } from '../../server/src/modules/services.ts';
import type { Storage } from '../../server/src/platform/storage/storage.ts';
import type { Known } from './sample-schema.ts';

const STEP = {
  step_number: 1,
  type: 'act' as const,
  action: 'Click Buy',
  use_vision: false,
  is_disabled: false,
};
const PLAN_ENTRY = {
  type: 'act' as const,
  text: STEP.action,
  page: '/',
  origin: 'run' as const,
  actions: [{ command: { kind: 'reload' }, target: [], destination: [] }],
};
const PASSWORD = 'correct horse battery';

/** What requests are made with. */
export interface Fixtures {
  token: string;
  /** Ids by the field that carries them. */
  known: Known;
  /** The `id` of a path, by its first segment. */
  ids: Record<string, unknown>;
}

/** A company with one of everything, so that requests do not end with 404. Needs `registerLiveWorker`. */
export async function createFixtures(
  services: Services,
  storage: Storage,
  title = 'Test',
): Promise<Fixtures> {
  const email = `${randomUUID()}@example.com`;
  const { id: companyId } = await services.company.create({ name: email });
  await services.auth.createUser({ companyId, email, password: PASSWORD });
  const { access_token: token } = await services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  const suite = await services.suites.create(companyId, { name: title });
  const common = { title, starting_url: 'http://localhost/', steps: [STEP] };
  const module = await services.blueprints.create(companyId, { ...common, type: 'module' });
  const blueprint = await services.blueprints.create(companyId, {
    ...common,
    type: 'integration',
    test_blueprint_category_id: suite.id,
  });
  const { entries } = await services.plans.add(companyId, blueprint.id, [PLAN_ENTRY], null);
  const starter = { companyId, startedBy: 'person' as const, idempotencyKey: undefined };
  const { test_group_run: group } = await services.runs.trigger(starter, {
    test_blueprint_ids: [blueprint.id],
  });
  const { test_runs: runs } = await services.runs.get(companyId, group.id);
  const simulationId = await services.simulations.start(companyId, {
    steps: [STEP],
    starting_url: 'http://localhost/',
  });
  const session = await services.auth.findSession(token);
  const shared = await services.shareLinks.create(
    { companyId, userId: session?.userId ?? null, role: 'owner' },
    { test_group_run_id: group.id, days: 7 },
  );
  const { live_session_id: liveSessionId } = await services.liveSessions.start(
    { companyId, userId: session?.userId ?? 0, token, role: 'owner' },
    { starting_url: 'http://localhost/', blueprint_id: blueprint.id },
  );
  const invitation = await services.invitations.invite(
    { companyId, userId: session?.userId ?? null },
    { email: `invited.${email}`, role: 'viewer' },
  );
  const sso = await services.sso.settings.addDomain(companyId, `company${companyId}.example`);
  const { access_token: second } = await services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
  const person = { userId: session?.userId ?? 0, token: second, onlyCompanyId: null, address: '127.0.0.1' };
  const { sessions } = await services.account.listSessions(person, {});
  const variable = `user_of_${companyId}`;
  await services.values.put(companyId, variable, { value: 'anna', is_secret: false });
  const environment = await services.environments.create(companyId, {
    name: title,
    base_url: null,
    headers: [],
    http_authentication: null,
  });
  const apiKey = await services.apiKeys.create(
    { companyId, userId: session?.userId ?? null },
    { name: title, role: 'viewer', expires_at: null },
  );
  const savedView = await services.savedViews.create(
    { companyId, userId: session?.userId ?? null },
    { list: 'runs', name: title, query: 'status=failure', is_shared: true },
  );
  await services.webhook.put(
    { companyId, userId: session?.userId ?? null, role: 'owner' },
    { url: 'https://hooks.example.com/', is_enabled: false },
  );
  const route = await services.routing.save(
    { companyId, userId: session?.userId ?? null, role: 'owner' },
    null,
    {
      suite_ids: [suite.id],
      environment_ids: [environment.id],
      branch: title,
      started_by: [],
      emails: [email],
      slack_webhook: null,
      slack_channel: title,
      uses_webhook: false,
      only_changes: false,
      after_failures: 1,
      also_general: false,
    },
  );
  const { id: commentId } = await services.comments.add(
    { companyId, userId: session?.userId ?? 0, role: 'owner' },
    { test_group_run_id: group.id, text: title, mentioned_user_ids: [] },
  );
  const key = services.files.createUpload(companyId, { filename: 'a.csv', content_type: 'text/csv' }).s3_key;
  await storage.put(key, Buffer.from('lamp,42'), 'text/csv');
  return {
    token,
    known: {
      step: 1,
      email,
      password: PASSWORD,
      current_password: PASSWORD,
      new_password: PASSWORD,
      new_email: `new.${email}`,
      company_id: companyId,
      starting_url: 'http://localhost/',
      test_blueprint_category_id: suite.id,
      test_blueprint_ids: [blueprint.id],
      suite: suite.id,
      time_zone: 'Europe/Zurich',
      blueprint_id: blueprint.id,
      test_blueprint_module_id: module.id,
      login_module_blueprint_id: module.id,
      ids: String(blueprint.id),
      test_blueprint_id: blueprint.id,
      test_run_id: runs[0]?.id,
      test_group_run_id: group.id,
      mentioned_user_ids: [session?.userId],
      token: shared.url.split('/').at(-1),
      entry_ids: entries.map(({ id }) => id),
      proposal_ids: entries.map(({ id }) => id),
      before: group.id,
      limit: 10,
      version: 1,
      name: variable,
      filename: 'prices.csv',
      file_name: 'prices.csv',
      s3_key: key,
      suite_ids: [suite.id],
      environment_ids: [environment.id],
      schedule_environment_id: environment.id,
      owner_id: session?.userId,
      assignee_id: session?.userId,
      break_glass_user_id: session?.userId,
      schedule_expression: '0 9 * * ? *',
      schedule_timezone: 'UTC',
      starter: `person:${session?.userId}`,
      commit: 'aaaa',
      repo: 'owner/name',
      sha: 'a'.repeat(40),
      email_recipients: [email],
      slack_webhooks: [],
      url: 'https://hooks.example.com/',
    },
    ids: {
      test_blueprint: blueprint.id,
      test_blueprint_category: suite.id,
      test_group_run: group.id,
      test_run: runs[0]?.id,
      share_links: shared.share_link.id,
      shared: runs[0]?.id,
      environments: environment.id,
      company: route.id,
      members: session?.userId,
      invitations: invitation.id,
      api_keys: apiKey.id,
      sso: sso.domains[0]?.id,
      // Another session than the one that requests are made with.
      account: sessions.find(({ is_current: isCurrent }) => isCurrent)?.id,
      // Only a browser makes one; the tests of visual checks cover those of other companies.
      visual_checks: 1_999_999_999,
      saved_views: savedView.id,
      simulate: simulationId,
      live: liveSessionId,
      comments: commentId,
    },
  };
}
