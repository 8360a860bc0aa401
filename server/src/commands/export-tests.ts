import type { TestFile } from 'shared/contract';
import { CommandError, type Command, type CommandOptions, type Tools } from './command.ts';
import { readCompanyId, readSuiteId } from './read-values.ts';
import { writeTestFolder } from './test-folder.ts';

export const exportTests: Command = {
  usage: 'export-tests <folder> [--company <id>] [--suite <id>]',
  summary:
    'Write the tests of a company, or of one suite with the modules that it uses, as text files to an empty folder.',
  takes: 1,
  options: ['company', 'suite'],
  prepare([folder = ''], options) {
    const wanted = {
      company: options.company === undefined ? undefined : readCompanyId(options.company),
      suite: options.suite === undefined ? undefined : readSuiteId(options.suite),
    };
    return async (tools) => {
      const company = await findCompany(tools, wanted);
      const testFiles = await tools.openTestFiles();
      const files: TestFile[] = [];
      for (let after: number | null | undefined; after !== null;) {
        const selection = { test_blueprint_category_id: wanted.suite, after };
        const page = await testFiles.list(company, selection);
        files.push(...page.files);
        after = page.next_after;
      }
      await writeTestFolder(folder, files);
      tools.audit.info({ command: 'export-tests', companyId: company }, 'An operator exported tests');
      tools.print(`${files.length} files of company ${company} were written to ${folder}.`);
    };
  },
};

/** The one that is named, that the suite belongs to, or the only one. @throws CommandError */
async function findCompany(
  { database }: Tools,
  { company, suite }: Record<keyof Pick<CommandOptions, 'company' | 'suite'>, number | undefined>,
): Promise<number> {
  const { rows } = await (suite === undefined
    ? database.pool.query<{ id: number }>('select id from companies where id = coalesce($1, id) limit 2', [
        company,
      ])
    : database.pool.query<{ id: number }>(
        'select company_id as id from suites where id = $1 and company_id = coalesce($2, company_id)',
        [suite, company],
      ));
  const [first, second] = rows;
  if (second) throw new CommandError('There are several companies. Name one: --company <id>.');
  if (first) return first.id;
  const what = suite === undefined ? `company ${company ?? ''}` : `suite ${suite}`;
  throw new CommandError(
    `There is no ${what}${suite !== undefined && company !== undefined ? ` in company ${company}` : ''}.`,
  );
}
