import type pg from 'pg';
import { recordEvent } from '../modules/audit/audit-service.ts';
import type { Secrets } from '../platform/crypto/secrets.ts';
import { BASELINE, countMigrations, LAST_BEFORE_BASELINE } from '../platform/database/migrate.ts';
import { rewindDatabase } from '../platform/database/rewind.ts';
import { CommandError, type Command } from './command.ts';
import { readExport, type ExportHead, type Row } from './transfer/export-file.ts';
import { keyMark } from './transfer/marks.ts';
import { LEFT_BEHIND, TABLES } from './transfer/tables.ts';
import { writeRows } from './transfer/write-rows.ts';

export const importCommand: Command = {
  usage: 'import <file>',
  summary:
    'Read a file that export has written: the whole product into an empty one, one company into any, under new ids. All or nothing.',
  takes: 1,
  begins: true,
  prepare([path = '']) {
    return async ({ database, migrate, secrets, audit, print }) => {
      const { head, batches } = await readExport(path);
      const client = await database.pool.connect();
      try {
        const isPreviousVersion = await rejectIncompatible(client, head, secrets);
        await client.query('begin');
        if (isPreviousVersion)
          await rewindDatabase(client, [...TABLES.map(({ name }) => name), ...LEFT_BEHIND], head.migrations);
        const isCopy = head.company !== null;
        const change = isCopy ? asCopy : endRuns;
        const { counts, companies } = await writeRows(client, batches, { isCopy, change });
        await client.query('commit');
        if (isPreviousVersion) await migrate();
        // The export of a whole product includes its history.
        if (isCopy)
          await database.queries.transaction(async (transaction) => {
            for (const companyId of companies)
              await recordEvent(transaction, {
                companyId,
                action: 'company.imported',
                subject: { id: companyId, name: 'Company' },
              });
          });
        const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
        audit.info({ command: 'import', companyIds: companies, rows }, 'An operator imported data');
        const whose = isCopy ? `company ${companies.join()}, with new ids,` : `${companies.length} companies`;
        print(`${rows} rows of ${whose} were read from ${path} (exported at ${head.exportedAt}).`);
      } catch (error) {
        throw explain(error);
      } finally {
        client.release(true);
      }
    };
  },
};

/** True: a previous version wrote the file, and the database must be as it was then. */
async function rejectIncompatible(
  client: pg.ClientBase,
  head: ExportHead,
  secrets: Secrets,
): Promise<boolean> {
  const migrations = await countMigrations(client);
  if (head.migrations > migrations)
    throw new CommandError(
      'The file comes from a newer version of Steplight. Import it with that version, or a newer one.',
    );
  if (head.migrations < BASELINE)
    throw new CommandError(
      `The file comes from an early version of Steplight. Import it with ${LAST_BEFORE_BASELINE}, then upgrade.`,
    );
  if (head.migrations < migrations && head.company !== null)
    throw new CommandError(
      'The file holds one company of a previous version of Steplight. Import it with that version, then upgrade.',
    );
  if (head.keyMark !== keyMark(secrets))
    throw new CommandError(
      'The file was written by a product with another key: its secrets could not be read here. Set the same APP_SECRET, or copy secrets/app.key into the data folder.',
    );
  const { rows } = await client.query('select 1 from companies limit 1');
  if (head.company === null && rows.length > 0)
    throw new CommandError(
      'There are companies here already, and a whole product goes only into an empty one: name another DATA_FOLDER or DATABASE_URL.',
    );
  return head.migrations < migrations;
}

const ENDED = ['passed', 'failed', 'error', 'cancelled'];

/** Anyone who restores an old state does not mean to start what waited then. */
function endRuns(table: string, row: Row): Row {
  if (!['group_runs', 'test_runs'].includes(table) || ENDED.includes(String(row['status']))) return row;
  return { ...row, status: 'cancelled', finished_at: new Date().toISOString() };
}

/** Files stay where they are, and their keys may be another company's here. */
function asCopy(table: string, row: Row): Row {
  const copy = endRuns(table, row);
  if (table === 'blueprints') return { ...copy, file: null };
  if (table === 'test_runs')
    return { ...copy, file: null, media_removed_at: copy['media_removed_at'] ?? new Date().toISOString() };
  return copy;
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === '23505')) return error;
  const detail = 'detail' in error ? String(error.detail) : '';
  const email = /\(email\)=\(([^)]*)\)/.exec(detail)?.[1];
  return new CommandError(
    email
      ? `${email} has an account here already, and an account belongs to one company. Nothing was imported.`
      : 'This company, or a part of it, is here already. Nothing was imported.',
  );
}
