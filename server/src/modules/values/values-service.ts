import { VARIABLES_MAX } from 'shared/constants';
import type { Variable, VariableBody } from 'shared/contract';
import { notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GivenValue } from 'runner';
import * as repository from './values-repository.ts';

export interface ValuesService {
  /** In the order of their names; without the secrets' values. */
  list(companyId: number): Promise<Variable[]>;
  /** Adds it or replaces it. 422 where the company has as many as it may have. */
  put(companyId: number, name: string, body: VariableBody): Promise<Variable>;
  /** 404 for an unknown name. */
  remove(companyId: number, name: string): Promise<void>;
  /** For the worker: all of them, secrets too. */
  forRun(companyId: number): Promise<GivenValue[]>;
}

export function createValuesService({
  database: { queries },
  secrets,
}: Pick<Platform, 'database' | 'secrets'>): ValuesService {
  const present = (row: repository.VariableRow): Variable => ({
    name: row.name,
    value: row.isSecret ? null : secrets.decrypt(row.valueEncrypted),
    is_secret: row.isSecret,
    updated_at: row.updatedAt.toISOString(),
  });

  return {
    list: async (companyId) => (await repository.listVariables(queries, companyId)).map(present),
    async put(companyId, name, { value, is_secret: isSecret }) {
      const variable = { companyId, name, isSecret, valueEncrypted: secrets.encrypt(value) };
      const updated = await repository.updateVariable(queries, variable);
      if (updated) return present(updated);
      if ((await repository.countVariables(queries, companyId)) >= VARIABLES_MAX)
        throw unprocessable(
          'too_many_variables',
          `There are ${VARIABLES_MAX} variables already, which is the most. Delete one first.`,
        );
      return present(await repository.insertVariable(queries, variable));
    },
    async remove(companyId, name) {
      if (!(await repository.deleteVariable(queries, companyId, name)))
        throw notFound(`The variable ${name}`);
    },
    async forRun(companyId) {
      const rows = await repository.listVariables(queries, companyId);
      return rows.map(({ name, valueEncrypted, isSecret }) => ({
        name,
        value: secrets.decrypt(valueEncrypted),
        isSecret,
      }));
    },
  };
}
