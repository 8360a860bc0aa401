import { join } from 'node:path';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { connectEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { dataFolder } from '../support/outbox.ts';

/** Marks the e-mail domain as verified, as its TXT record would: a test publishes none. */
export async function proveDomain(domain: string): Promise<void> {
  const log = createLog('error');
  const server = await connectEmbeddedDatabase({ folder: join(dataFolder, 'database'), log });
  const database = openDatabase(server.url, log);
  try {
    const { rowCount } = await database.pool.query(
      'update email_domains set verified_at = now() where domain = $1',
      [domain],
    );
    if (rowCount !== 1) throw new Error(`${rowCount} companies have the domain ${domain}.`);
  } finally {
    await database.close();
    await server.stop();
  }
}
