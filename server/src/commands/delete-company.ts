import { inOneLine } from 'shared/constants';
import { removeCompanyFiles } from '../platform/storage/company-folder.ts';
import { CommandError, type Command } from './command.ts';
import { readCompanyId, readCompanyName } from './read-values.ts';

export const deleteCompany: Command = {
  usage: 'delete-company <id> "<name>"',
  summary:
    'Delete a company with all of its tests, runs and files, and the accounts that belong to no other one. The name confirms it.',
  takes: 2,
  prepare([givenId = '', givenName = '']) {
    const id = readCompanyId(givenId);
    const name = readCompanyName(givenName);
    return async ({ companies, openStorage, audit, print }) => {
      const found = await companies.findName(id);
      if (found === undefined) throw new CommandError(`There is no company ${id}.`);
      if (inOneLine(found) !== name)
        throw new CommandError(`Company ${id} is called "${found}". Nothing was deleted.`);
      const emails = await companies.delete(id);
      audit.info({ command: 'delete-company', companyId: id }, 'An operator deleted a company');
      print(`Company ${id} "${name}" was deleted.`);
      if (emails.length > 0) print(`With it went the accounts ${emails.join(', ')}.`);
      await removeCompanyFiles(await openStorage(), id);
      print('Its files were deleted.');
    };
  },
};
