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
const PASSWORD = 'correct horse battery';

/** What requests are made with. */
export interface Fixtures {
  token: string;
  /** Ids by the field that carries them. */
  known: Known;
  /** The `id` of a path, by its first segment. */
  ids: Record<string, unknown>;
}

/** A company with one of everything, so that requests do not end with 404. */
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
  const starter = { companyId, startedBy: 'person' as const, idempotencyKey: undefined };
  const { test_group_run: group } = await services.runs.trigger(starter, {
    test_blueprint_ids: [blueprint.id],
  });
  const { test_runs: runs } = await services.runs.get(companyId, group.id);
  const simulationId = await services.simulations.start(companyId, {
    steps: [STEP],
    starting_url: 'http://localhost/',
  });
  const variable = `user_of_${companyId}`;
  await services.values.put(companyId, variable, { value: 'anna', is_secret: false });
  const key = services.files.createUpload(companyId, { filename: 'a.csv', content_type: 'text/csv' }).s3_key;
  await storage.put(key, Buffer.from('lamp,42'), 'text/csv');
  return {
    token,
    known: {
      email,
      password: PASSWORD,
      starting_url: 'http://localhost/',
      test_blueprint_category_id: suite.id,
      test_blueprint_ids: [blueprint.id],
      test_blueprint_module_id: module.id,
      login_module_blueprint_id: module.id,
      ids: String(blueprint.id),
      before: group.id,
      limit: 10,
      version: 1,
      name: variable,
      filename: 'prices.csv',
      file_name: 'prices.csv',
      s3_key: key,
      schedule_expression: '0 9 * * ? *',
      schedule_timezone: 'UTC',
      repo: 'owner/name',
      sha: 'a'.repeat(40),
      email_recipients: [email],
      slack_webhooks: [],
    },
    ids: {
      test_blueprint: blueprint.id,
      test_blueprint_category: suite.id,
      test_group_run: group.id,
      test_run: runs[0]?.id,
      simulate: simulationId,
    },
  };
}
