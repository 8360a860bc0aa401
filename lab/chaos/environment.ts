import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from 'test-support';
import { createServices, type Services } from '../../server/src/modules/services.ts';
import { readConfig, type Config } from '../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { openPlatform, type Platform } from '../../server/src/platform/platform.ts';

export interface Environment {
  config: Config;
  /** The product's platform in this process. */
  platform: Platform;
  services: Services;
  companyId: number;
  apiKey: string;
  /** A test that passes within a few seconds. */
  testId: number;
  /** Holds all files; the embedded database is in `database`. */
  folder: string;
  /** The first of the ports that the processes use. */
  port: number;
  close(): Promise<void>;
}

const PAGE = '<!doctype html><title>Shop</title><h1>Lamps</h1><label>Name <input></label>';

/**
 * A database, a page and a company with a test; the experiment starts the processes. `databaseFolder`: of the database, if not within the
 * environment's folder.
 */
export async function openEnvironment(options: { databaseFolder?: string } = {}): Promise<Environment> {
  const port = 5000 + Number(process.env['PORT_OFFSET'] || 0);
  const folder = await mkdtemp(join(tmpdir(), 'steplight-chaos-'));
  // The database may have to run as another user.
  await chmod(folder, 0o711);
  const log = createLog('silent');
  const database = await startEmbeddedDatabase({
    folder: options.databaseFolder ?? join(folder, 'database'),
    log,
  });
  const site = await listen((_request, response) => {
    response.setHeader('content-type', 'text/html').end(PAGE);
  });
  const config = { ...readConfig({ DATABASE_URL: database.url, DATA_FOLDER: folder }), logLevel: 'silent' };
  const platform = await openPlatform({ config, log, worksOnJobs: false });
  const services = createServices(platform);
  return {
    config,
    platform,
    services,
    ...(await prepareCompany(services, `${site.address}/`)),
    folder,
    port,
    async close() {
      await site.close();
      await platform.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepareCompany({ company, blueprints }: Services, address: string) {
  const { id: companyId } = await company.create({ name: 'Chaos' });
  const { api_key: apiKey } = await company.get({ companyId, userId: null, role: 'owner' });
  const step = { step_number: 1, use_vision: false, is_disabled: false };
  const { id: testId } = await blueprints.create(companyId, {
    title: 'Lamps',
    type: 'integration',
    starting_url: address,
    steps: [
      { ...step, type: 'act', action: 'Type "Ada" into "Name"' },
      { ...step, step_number: 2, type: 'act', action: 'Wait 2 seconds' },
      { ...step, step_number: 3, type: 'assert', action: 'The page shows "Lamps"' },
    ],
  });
  return { companyId, apiKey, testId };
}
