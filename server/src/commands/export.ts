import { recordEvent } from '../modules/audit/audit-service.ts';
import { countMigrations } from '../platform/database/migrate.ts';
import { CommandError, type Command } from './command.ts';
import { readCompanyId } from './read-values.ts';
import { writeExport } from './transfer/export-file.ts';
import { keyMark } from './transfer/marks.ts';
import { readRows } from './transfer/read-rows.ts';

export const exportCommand: Command = {
  usage: 'export <file> [--company <id>]',
  summary:
    'Write everything in the database, or all of one company, to a file, while the product runs or not. Screenshots, films and attachments are not in it: copy them beside it.',
  takes: 1,
  options: ['company'],
  prepare([path = ''], options) {
    const company = options.company === undefined ? null : readCompanyId(options.company);
    return async ({ database, secrets, audit, print }) => {
      const client = await database.pool.connect();
      try {
        const { rows } = await client.query<{ id: number; name: string }>(
          'select id, name from companies where $1::int is null or id = $1',
          [company],
        );
        if (company !== null && rows.length === 0) throw new CommandError(`There is no company ${company}.`);
        await database.queries.transaction(async (transaction) => {
          for (const subject of rows)
            await recordEvent(transaction, { companyId: subject.id, action: 'export.company', subject });
        });
        const head = {
          company,
          migrations: await countMigrations(client),
          keyMark: keyMark(secrets),
          exportedAt: new Date().toISOString(),
        };
        const count = await writeExport(path, head, readRows(client, company));
        audit.info({ command: 'export', companyId: company, rows: count }, 'An operator exported data');
        print(
          `${count} rows of ${company === null ? 'the whole product' : `company ${company}`} were written to ${path}.`,
        );
        print(
          'Keep it as safe as the database itself, and the key (APP_SECRET, or secrets/app.key in the data folder) beside it.',
        );
      } finally {
        // A connection whose transaction may be open is not used again.
        client.release(true);
      }
    };
  },
};
