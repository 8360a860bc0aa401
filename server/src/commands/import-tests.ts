import { CommandError, UsageError, type Command } from './command.ts';
import { readCompanyId } from './read-values.ts';
import { readTestFolder } from './test-folder.ts';

export const importTests: Command = {
  usage: 'import-tests <folder> --company <id> [--new]',
  summary:
    'Store the tests of a folder: those with an id of the company are replaced, and what they were stays as a version. --new: as new tests, whatever their ids. All or nothing.',
  takes: 1,
  options: ['company', 'new'],
  prepare([folder = ''], options) {
    if (options.company === undefined) throw new UsageError('Name the company: --company <id>.');
    const company = readCompanyId(options.company);
    return async ({ companies, openTestFiles, audit, print }) => {
      if ((await companies.findName(company)) === undefined)
        throw new CommandError(`There is no company ${company}.`);
      const files = await readTestFolder(folder);
      const testFiles = await openTestFiles();
      const { is_done: isDone, changes } = await testFiles.restore(company, files, options.new ?? false);
      for (const { path, change, problems } of changes) {
        if (change !== 'unchanged') print(`${change} ${path}`);
        for (const { line, message } of problems)
          print(`  ${line === null ? '' : `line ${line}: `}${message}`);
      }
      if (!isDone) throw new CommandError('Nothing was imported: correct the rejected files first.');
      audit.info({ command: 'import-tests', companyId: company }, 'An operator imported tests');
      const count = changes.filter(({ change }) => change !== 'unchanged').length;
      print(`${count} of ${changes.length} files were stored in company ${company}.`);
    };
  },
};
