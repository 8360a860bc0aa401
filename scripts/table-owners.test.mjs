import { RuleTester } from 'eslint';
import { after, describe, it } from 'node:test';
import { tableOwners } from '../eslint/table-owners.mjs';

Object.assign(RuleTester, { describe, it, afterAll: after });

const filename = '/server/src/modules/triage/triage-repository.ts';
const foreign = "import { runs } from '../runs/tables.ts';";
const own = "import { verdicts } from './tables.ts';";
const errors = [{ messageId: 'foreign', data: { name: 'runs', owner: 'runs' } }];

new RuleTester().run('only the owner module writes a table', tableOwners.rules.writes, {
  valid: [
    { filename, code: `${own} database.insert(verdicts)` },
    { filename, code: `${foreign} database.select().from(runs)` },
    { filename, code: `${foreign} sql\`select 1 from \${runs}\`` },
    { filename, code: 'const runs = new Set(); runs.delete(runs)' },
  ],
  invalid: [
    ...['insert', 'update', 'delete'].map((verb) => ({
      filename,
      code: `${foreign} database.${verb}(runs)`,
      errors,
    })),
    { filename, code: `${foreign} sql\`update \${runs} set name = ''\``, errors },
    { filename, code: `${foreign} sql\`DELETE FROM \${runs}\``, errors },
  ],
});
