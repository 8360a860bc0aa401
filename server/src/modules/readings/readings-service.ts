import type { ReadingsBody, StepReading } from 'shared/contract';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { mapYielding } from '../../platform/map-yielding.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import { findUnknownVariable } from './unknown-variable.ts';

export interface ReadingsService {
  /** How the step language reads each step. Names that an earlier step of the list remembers count as known. */
  read(companyId: number, body: ReadingsBody): Promise<StepReading[]>;
}

export function createReadingsService({
  values,
  environments,
}: {
  values: ValuesService;
  environments: EnvironmentsService;
}): ReadingsService {
  return {
    async read(companyId, { steps, variables = [] }) {
      const known = new Set([
        ...variables,
        ...(await values.list(companyId)).map(({ name }) => name),
        ...(await environments.variableNames(companyId)),
      ]);
      return mapYielding(steps, ({ action, type }) => {
        const { command, ...reading } = readStepWithSuggestions(action, type);
        const problem = reading.problem ?? findUnknownVariable(action, known);
        if (command?.kind === 'remember' || command?.kind === 'rememberCode') known.add(command.as);
        return { ...reading, problem };
      });
    },
  };
}
