import type { GivenValue } from 'runner';
import type { DataTablesService } from '../data-tables/data-tables-service.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import type { ValuesService } from '../values/values-service.ts';

export type CompanySecretsService = ReturnType<typeof createCompanySecretsService>;

interface Dependencies {
  values: Pick<ValuesService, 'forRun'>;
  environments: Pick<EnvironmentsService, 'secretsOf'>;
  dataTables: Pick<DataTablesService, 'secretsOf'>;
}

export function createCompanySecretsService({ values, environments, dataTables }: Dependencies) {
  return {
    /** All that no plan and no model may hold: those of the company, of its environments and of the tables of its tests; each value once. */
    async list(companyId: number): Promise<GivenValue[]> {
      const found = await Promise.all([
        values.forRun(companyId),
        environments.secretsOf(companyId),
        dataTables.secretsOf(companyId),
      ]);
      const secrets = found.flat().filter(({ isSecret, value }) => isSecret && value !== '');
      // The first name counts: that of the company.
      const byValue = new Map(secrets.toReversed().map((secret) => [secret.value, secret]));
      return [...byValue.values()];
    },
  };
}
