import { VARIABLES_MAX, type AuditAction } from 'shared/constants';
import type { SentVariable, VariableBody } from 'shared/contract';
import { notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GivenValue } from 'runner';
import { recordEvent } from '../audit/audit-service.ts';
import { isOlderVariable } from './is-older-variable.ts';
import { sealRunValues, withEnvironmentValues, withRunValues } from './run-values.ts';
import { givenOf, presentVariable, sealVariable } from './sealed-variable.ts';
import { storeSecret, type SecretPlace, type TypedText } from './store-secret.ts';
import * as repository from './values-repository.ts';

export { givenOf, presentVariable, sealVariable } from './sealed-variable.ts';
export { isOlderVariable } from './is-older-variable.ts';
export { storeSecret, type SecretPlace, type TypedText } from './store-secret.ts';
const VARIABLE_CHANGES: AuditAction[] = ['variable.created', 'variable.updated'];

export type ValuesService = ReturnType<typeof createValuesService>;

export function createValuesService({
  database: { queries },
  secrets,
}: Pick<Platform, 'database' | 'secrets'>) {
  const present = (row: repository.VariableRow) => presentVariable(secrets, row);

  /** For secrets that were typed. */
  function placeOf(companyId: number): SecretPlace {
    const sealed = (name: string, value: string) => ({
      companyId,
      name,
      ...sealVariable(secrets, { value, is_secret: true }),
    });
    return {
      names: async () => (await repository.listVariables(queries, companyId)).map(({ name }) => name),
      add: (name, value) =>
        queries.transaction(async (transaction) => {
          if ((await repository.countVariables(transaction, companyId)) >= VARIABLES_MAX)
            throw tooManyVariables();
          if (!(await repository.insertNewVariable(transaction, sealed(name, value)))) return false;
          await recordEvent(transaction, {
            companyId,
            action: 'variable.created',
            subject: { id: name, name },
            after: { is_secret: true },
          });
          return true;
        }),
      replace: async (name, value) =>
        (await repository.updateVariable(queries, sealed(name, value))) !== undefined,
      remove: (name) => repository.deleteVariable(queries, companyId, name),
    };
  }

  return {
    /** In the order of their names; without the secrets' values. */
    list: async (companyId: number): Promise<SentVariable[]> =>
      (await repository.listVariables(queries, companyId)).map(present),
    /** Adds it or replaces it. 422 where the company has as many as it may have. */
    async put(companyId: number, name: string, body: VariableBody): Promise<SentVariable> {
      const variable = { companyId, name, ...sealVariable(secrets, body) };
      const subject = { id: name, name };
      const after = { is_secret: variable.isSecret };
      return queries.transaction(async (transaction) => {
        const previous = await repository.lockVariable(transaction, companyId, name);
        const changes = { companyId, id: name, actions: VARIABLE_CHANGES };
        if (previous && (await isOlderVariable(transaction, secrets, changes, previous, body)))
          return present(previous);
        const updated = previous && (await repository.updateVariable(transaction, variable));
        if (updated) {
          await recordEvent(transaction, {
            companyId,
            action: 'variable.updated',
            subject,
            after,
            before: { is_secret: previous.isSecret },
          });
          return present(updated);
        }
        if ((await repository.countVariables(transaction, companyId)) >= VARIABLES_MAX)
          throw tooManyVariables();
        const inserted = await repository.insertVariable(transaction, variable);
        await recordEvent(transaction, { companyId, action: 'variable.created', subject, after });
        return present(inserted);
      });
    },
    /** Adds those that the company does not have; others stay as they are. 422 as in `put`. */
    async addMissing(
      transaction: Transaction,
      companyId: number,
      given: readonly (VariableBody & { name: string })[],
    ): Promise<void> {
      for (const { name, ...body } of given)
        if (
          await repository.insertNewVariable(transaction, {
            companyId,
            name,
            ...sealVariable(secrets, body),
          })
        )
          await recordEvent(transaction, {
            companyId,
            action: 'variable.created',
            subject: { id: name, name },
            after: { is_secret: body.is_secret },
          });
      if (given.length > 0 && (await repository.countVariables(transaction, companyId)) > VARIABLES_MAX)
        throw tooManyVariables();
    },
    /** 404 for an unknown name. */
    async remove(companyId: number, name: string): Promise<void> {
      await queries.transaction(async (transaction) => {
        const deleted = await repository.deleteVariable(transaction, companyId, name);
        if (!deleted) throw notFound(`The variable ${name}`);
        await recordEvent(transaction, {
          companyId,
          action: 'variable.deleted',
          subject: { id: name, name },
          before: { is_secret: deleted.isSecret },
        });
      });
    },
    /** Stores a text that was typed as a secret of the company, unless one of that value is known. 422 as in `put`. */
    storeSecret: (companyId: number, typed: TypedText): Promise<{ name: string; isNew: boolean }> =>
      storeSecret(placeOf(companyId), typed),
    /**
     * For the worker: all of them, secrets too; with those of the run's environment in their places, `sealed`: with the values of the run in
     * these, and those of a table's `row` in these.
     */
    async forRun(
      companyId: number,
      sealed: string | null = null,
      row: string | null = null,
      environment: GivenValue[] = [],
    ): Promise<GivenValue[]> {
      const rows = await repository.listVariables(queries, companyId);
      const company = rows.map((row) => givenOf(secrets, row));
      const inEnvironment = withEnvironmentValues(company, environment);
      return withRunValues(secrets, withRunValues(secrets, inEnvironment, sealed), row);
    },
    /**
     * Values for one run, encrypted. 422 for one of a secret that is too short to be hidden.
     * @param secretNames further names of secrets: those of the run's environment
     */
    async sealForRun(
      companyId: number,
      given: Record<string, string>,
      secretNames: string[] = [],
    ): Promise<string> {
      const known = await repository.listVariables(queries, companyId);
      const others = secretNames.map((name) => ({ name, isSecret: true }));
      return sealRunValues(secrets, [...known, ...others], given);
    },
    /** The same for the same values; it says nothing about them. */
    digest: (given: Record<string, string>): string =>
      secrets.sign(JSON.stringify(Object.entries(given).toSorted())),
  };
}

export const tooManyVariables = () =>
  unprocessable(
    'too_many_variables',
    `There are ${VARIABLES_MAX} variables already, which is the most. Delete one first.`,
  );
