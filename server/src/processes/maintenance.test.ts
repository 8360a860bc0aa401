import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onServer } from '../testing/template-database.ts';
import { present } from '../testing/present.ts';
import { openTestApi } from '../testing/test-api.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { startMaintenance } from './maintenance.ts';

const platform = await openTestPlatform();

test('where one clean-up fails, the others remove what has expired', async () => {
  const { newCompany, services } = await openTestApi(platform);
  const { config, database, log } = platform;
  await newCompany();
  await database.pool.query("update sessions set expires_at = now() - interval '1 day'");
  const owner = present(config.databaseOwnerUrl);
  const { username } = new URL(database.url);
  await onServer(owner, `revoke all on test_runs, page_snapshots from ${username}`);
  await assert.rejects(services.simulations.deleteExpired(), 'simulations cannot be deleted');
  await assert.rejects(services.testRuns.deleteUnusedPages(), 'pages cannot be deleted');
  await startMaintenance(services, log).close();
  const { rows } = await database.pool.query('select from sessions');
  assert.equal(rows.length, 0);
});
