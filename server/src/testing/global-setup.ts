import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../platform/log.ts';
import { startEmbeddedDatabase } from '../platform/embedded-database/embedded-database.ts';
import { createApplicationRole, createTemplate, dropTemplate } from './template-database.ts';

let stop: () => Promise<void>;

/** What Node makes of the sources, for all processes and runs; where `npm test` keeps it too. */
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled');

/** One database server for the whole run: the one that TEST_DATABASE_URL names, else an embedded one of its own. */
export async function globalSetup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startThrowaway();
  process.env.TEST_DATABASE_URL = server.url;
  process.env.TEST_APPLICATION_URL = await createApplicationRole(server.url);
  process.env.TEST_TEMPLATE = `steplight_template_${process.pid}`;
  await createTemplate(server.url, process.env.TEST_TEMPLATE);
  stop = async () => {
    await dropTemplate(server.url, `steplight_template_${process.pid}`);
    await server.stop();
  };
}

export async function globalTeardown(): Promise<void> {
  await stop();
}

async function startThrowaway() {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-test-'));
  const database = await startEmbeddedDatabase({ folder, log: createLog('error'), isThrowaway: true });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
