import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, type Services } from '../../../../server/src/modules/services.ts';
import { readConfig } from '../../../../server/src/platform/config.ts';
import { startEmbeddedDatabase } from '../../../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../../../server/src/platform/log.ts';
import { openPlatform, type Platform } from '../../../../server/src/platform/platform.ts';
import { readProcess } from '../../../process-table.ts';
import { startBenchProcess, type BenchProcess } from './start-process.ts';

/** What is measured: an API in a process of its own on a database of its own, and the ways to fill that. */
export interface Setup {
  /** Of this process, for filling. */
  pool: Platform['database']['pool'];
  services: Services;
  api: BenchProcess;
  /** The process of PostgreSQL whose children serve the connections. */
  postmaster: number;
  /** For further processes on the same database. */
  environment: Record<string, string>;
  /** Once, however often it is called. */
  close(): Promise<void>;
}

export async function openSetup(): Promise<Setup> {
  const log = createLog('error');
  const folder = await mkdtemp(join(tmpdir(), 'steplight-bench-'));
  const database = await startEmbeddedDatabase({ folder: join(folder, 'database'), log });
  const environment = { DATABASE_URL: database.url, DATA_FOLDER: folder };
  const platform = await openPlatform({ config: readConfig(environment), log, worksOnJobs: false });
  const { pool } = platform.database;
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = readProcess(rows[0]?.pid ?? 0).parent;
  const api = await startBenchProcess('api', environment);
  let closed: Promise<void> | undefined;
  const close = async () => {
    await api.stop();
    await platform.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    pool,
    services: createServices(platform),
    api,
    postmaster,
    environment,
    close: () => (closed ??= close()),
  };
}
