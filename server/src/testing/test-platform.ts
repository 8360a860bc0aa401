import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { readConfig, type Config } from '../platform/config.ts';
import { PASSWORD_COST } from '../platform/crypto/passwords.ts';
import { createLog } from '../platform/log.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { databaseUrl, onServer } from './template-database.ts';

// Every account that a test makes is hashed and verified; the real cost would be most of what many files do.
Object.assign(PASSWORD_COST, { memoryCost: 8, timeCost: 1 });

export interface TestPlatformOptions {
  worksOnJobs?: boolean;
  config?: Partial<Config>;
  /** Connects as the owner of the tables, for tests that change them; else as the application does in production. */
  ownsTables?: boolean;
}

/** A platform with a database and a data folder of its own, gone when the test file has run. */
export async function openTestPlatform(options: TestPlatformOptions = {}): Promise<Platform> {
  const {
    TEST_DATABASE_URL: server,
    TEST_APPLICATION_URL: application,
    TEST_TEMPLATE: template,
  } = process.env;
  if (!server || !application || !template) throw new Error('Run the tests by: pnpm --filter server test');
  const name = `steplight_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database "${name}" template "${template}"`);
  const dataFolder = await mkdtemp(join(tmpdir(), 'steplight-data-'));
  const config: Config = {
    ...readConfig({
      DATABASE_URL: databaseUrl(options.ownsTables ? server : application, name),
      DATABASE_OWNER_URL: databaseUrl(server, name),
      DATA_FOLDER: dataFolder,
      BROWSER_ALLOW: 'localhost',
    }),
    logLevel: 'fatal',
    ...options.config,
  };
  const log = createLog(config.logLevel);
  const platform = await openPlatform({ config, log, worksOnJobs: options.worksOnJobs ?? false });
  after(async () => {
    await platform.close();
    await onServer(server, `drop database "${name}" with (force)`);
    await rm(dataFolder, { recursive: true, force: true });
  });
  return platform;
}
