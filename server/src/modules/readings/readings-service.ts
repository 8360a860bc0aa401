import { INBOX_VARIABLE } from 'shared/constants';
import type { ReadingsBody, StepReading } from 'shared/contract';
import { createKnownValues } from 'shared/step-language';
import { readStepWithSuggestions } from 'shared/step-language/suggestions';
import { mapYielding } from '../../platform/map-yielding.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import type { ValuesService } from '../values/values-service.ts';

export type ReadingsService = ReturnType<typeof createReadingsService>;

export function createReadingsService({
  values,
  environments,
}: {
  values: ValuesService;
  environments: EnvironmentsService;
}) {
  return {
    /** How the step language reads each step. Names that an earlier step of the list remembers count as known. */
    async read(companyId: number, { steps, variables = [] }: ReadingsBody): Promise<StepReading[]> {
      const known = createKnownValues([
        INBOX_VARIABLE,
        ...variables,
        ...(await values.list(companyId)).map(({ name }) => name),
        ...(await environments.variableNames(companyId)),
      ]);
      return mapYielding(steps, ({ action, type }) => {
        const reading = readStepWithSuggestions(action, type);
        const { command: _, ...checked } = known.check(action, reading);
        known.pass(action, reading);
        return checked;
      });
    },
  };
}
