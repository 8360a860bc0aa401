import { listUnclearSteps } from '../modules/blueprints/unclear-steps.ts';
import { CommandError, type Command } from './command.ts';
import { readCompanyId } from './read-values.ts';

export const unclearSteps: Command = {
  usage: 'unclear-steps [--company <id>]',
  summary: 'List stored steps that the step language does not understand, with what to write instead.',
  takes: 0,
  options: ['company'],
  prepare(_args, options) {
    const wanted = options.company === undefined ? null : readCompanyId(options.company);
    return async ({ companies, database, print }) => {
      if (wanted !== null && (await companies.findName(wanted)) === undefined)
        throw new CommandError(`There is no company ${wanted}.`);
      let last = '';
      let count = 0;
      for await (const step of listUnclearSteps(database.queries, wanted)) {
        const { companyId, test_blueprint_id: id, title, type } = step;
        const heading = `Company ${companyId}, ${type === 'module' ? 'module' : 'test'} ${id} "${title}"`;
        if (heading !== last) print(heading);
        last = heading;
        count += 1;
        print(`  ${step.step_number}. ${step.action.replace(/\s+/g, ' ')}`);
        if (step.problem !== null) print(`     ${step.problem}`);
        for (const sentences of step.suggestions) print(`     Suggestion: ${sentences.join(' / ')}`);
      }
      print(count === 0 ? 'Every step is clear.' : `${count} unclear step${count === 1 ? '' : 's'}.`);
    };
  },
};
