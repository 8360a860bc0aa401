import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { openEnvironment } from '../chaos/environment.ts';
import { startProcesses } from '../chaos/processes.ts';
import { openOracle } from '../trials/oracle.ts';
import type { Account } from './live-client.ts';

export interface LiveEnvironment {
  account: Account;
  /** What the browsers of the worker write, with the addresses of their debugging ports. */
  browserOutput: string;
  /** An uploaded file. */
  file: { s3_key: string; file_name: string };
  close(): Promise<void>;
}

const PASSWORD = 'correct horse battery';
const EMAIL = 'lab@example.com';

/** A product of its own: an API and a worker with `slots` live browsers, and a signed-in person. */
export async function openLiveEnvironment(slots: number): Promise<LiveEnvironment> {
  const browserPath = await findChromium();
  if (!browserPath) throw new Error('A browser is needed for live sessions.');
  const environment = await openEnvironment();
  const { services, companyId, platform, folder } = environment;
  const output = join(folder, 'browsers');
  await mkdir(output);
  const { executablePath } = await openOracle(browserPath, output);
  const processes = startProcesses(
    environment,
    { api: 1, worker: 1 },
    {
      CHROME_PATH: executablePath,
      LIVE_CONCURRENCY: String(slots),
      LIVE_PER_COMPANY: String(slots),
    },
  );
  await processes.ready();
  await services.auth.createUser({ companyId, email: EMAIL, password: PASSWORD });
  const { access_token: token } = await services.auth.login(
    { email: EMAIL, password: PASSWORD },
    '127.0.0.1',
  );
  const name = 'prices.csv';
  const { s3_key } = services.files.createUpload(companyId, { filename: name, content_type: 'text/csv' });
  await platform.storage.put(s3_key, Buffer.from('lamp,42\n'), 'text/csv');
  return {
    account: { apiAddress: processes.addresses[0] ?? '', token },
    browserOutput: join(output, 'browser-output'),
    file: { s3_key, file_name: name },
    async close() {
      await processes.end();
      await environment.close();
    },
  };
}
