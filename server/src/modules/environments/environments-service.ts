import { ENVIRONMENTS_MAX, isSitePath, VARIABLES_MAX, type AuditAction } from 'shared/constants';
import type {
  EnvironmentBody,
  EnvironmentUpdate,
  SentEnvironment,
  SentVariable,
  VariableBody,
} from 'shared/contract';
import { secretsOfAccess, type GivenValue } from 'runner';
import { conflict, notFound, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  givenOf,
  isOlderVariable,
  presentVariable,
  sealVariable,
  storeSecret,
  tooManyVariables,
  type SecretPlace,
  type TypedText,
} from '../values/values-service.ts';
import { addressDetail, changedDetails, mergeOrRefuse, recordEvent } from '../audit/audit-service.ts';
import { objectionTo } from './address-objection.ts';
import * as repository from './environments-repository.ts';
import { findScheduleEnvironment, listScheduledSuites } from './schedule-repository.ts';
import { fieldsOf, withoutSecrets } from './environment-edit.ts';
import { openAccess, sealAccess, type StoredCredentials, type StoredHeader } from './site-access.ts';

export { addressOnSite, openedSite, siteAccessOf, startOf } from './run-site.ts';

/** A sentence for the user of an editor whose steps start at a path. */
export const NO_SITE =
  'The starting URL is a path. Choose an environment that has a base URL (Settings → Environments), or enter a full address.';

/** The environment that a run was started for. */
export interface ChosenEnvironment {
  id: number;
  name: string;
  baseUrl: string | null;
  /** Names of its secrets. */
  secrets: string[];
}

/** What an environment gives to the tests that run in it. */
interface RunEnvironment {
  baseUrl: string | null;
  values: GivenValue[];
  headers: StoredHeader[];
  credentials: StoredCredentials | null;
}

export type EnvironmentsService = ReturnType<typeof createEnvironmentsService>;

export function createEnvironmentsService({
  database: { queries },
  secrets,
  config,
}: Pick<Platform, 'database' | 'secrets' | 'config'>) {
  function requireReachable(address: string | null): void {
    const objection = address === null ? null : objectionTo(address, config.browsers.allow);
    if (objection !== null) throw unprocessable('internal_address', objection, { base_url: objection });
  }

  async function find(companyId: number, id: number): Promise<repository.EnvironmentRow> {
    const row = await repository.findEnvironment(queries, companyId, id);
    if (!row) throw notFoundInCompany('The environment');
    return row;
  }

  async function requireFreeName(
    transaction: Transaction,
    companyId: number,
    name: string,
    ownId: number,
  ): Promise<void> {
    const rows = await repository.listEnvironments(transaction, companyId);
    if (rows.some((row) => row.id !== ownId && isSameName(row.name, name))) throw nameTaken(name);
  }

  function present(
    row: repository.EnvironmentRow,
    variables: repository.EnvironmentVariableRow[],
  ): SentEnvironment {
    const { headers, credentials } = openAccess(secrets, row);
    return {
      id: row.id,
      name: row.name,
      base_url: row.baseUrl,
      header_names: headers.map(({ name }) => name),
      http_user: credentials?.user ?? null,
      one_run_at_a_time: row.oneRunAtATime,
      updated_at: row.updatedAt.toISOString(),
      variables: variables
        .filter(({ environmentId }) => environmentId === row.id)
        .map((variable) => presentVariable(secrets, variable)),
    };
  }

  /** Names of headers and the user of HTTP authentication; no values. */
  function auditDetails(row: repository.EnvironmentRow) {
    const { headers, credentials } = openAccess(secrets, row);
    return {
      name: row.name,
      base_url: addressDetail(row.baseUrl),
      header_names: headers.map(({ name }) => name),
      has_http_authentication: credentials !== null,
      one_run_at_a_time: row.oneRunAtATime,
    };
  }

  const presentOne = async (row: repository.EnvironmentRow) =>
    present(row, await repository.listEnvironmentVariables(queries, [row.id]));

  async function chosen({ id, name, baseUrl }: repository.EnvironmentRow): Promise<ChosenEnvironment> {
    const variables = await repository.listEnvironmentVariables(queries, [id]);
    const names = variables.filter(({ isSecret }) => isSecret).map((variable) => variable.name);
    return { id, name, baseUrl, secrets: names };
  }

  async function choose(companyId: number, name: string, mayBeLabel = false) {
    const rows = await repository.listEnvironments(queries, companyId);
    const row = rows.find((other) => isSameName(other.name, name));
    if (row) return chosen(row);
    if (rows.length === 0 && mayBeLabel) return undefined;
    const unknown = `There is no environment "${name}".`;
    const names = rows.map((other) => other.name).join(', ');
    const advice =
      names === '' ? 'Add it in Settings → Environments, or give a base URL.' : `There are: ${names}.`;
    throw unprocessable('unknown_environment', `${unknown} ${advice}`, { environment: unknown });
  }

  /** For secrets that were typed. */
  function placeOf({ id, companyId, name: environment }: repository.EnvironmentRow): SecretPlace {
    const sealed = (name: string, value: string) => ({
      environmentId: id,
      name,
      ...sealVariable(secrets, { value, is_secret: true }),
    });
    return {
      names: async () => (await repository.listEnvironmentVariables(queries, [id])).map(({ name }) => name),
      add: (name, value) =>
        queries.transaction(async (transaction) => {
          if (!(await repository.lockEnvironment(transaction, companyId, id)))
            throw notFoundInCompany('The environment');
          const variables = await repository.listEnvironmentVariables(transaction, [id]);
          if (variables.some((variable) => variable.name === name)) return false;
          if (variables.length >= VARIABLES_MAX) throw tooManyVariables();
          await repository.putEnvironmentVariable(transaction, sealed(name, value));
          await recordEvent(transaction, {
            companyId,
            action: 'environment.variable_created',
            subject: { id, name: environment },
            after: { variable: name, is_secret: true },
          });
          return true;
        }),
      replace: (name, value) => repository.updateEnvironmentVariable(queries, sealed(name, value)),
      remove: (name) => repository.deleteEnvironmentVariable(queries, id, name),
    };
  }

  return {
    /** In the order of their names; without values of headers, passwords and secrets. */
    async list(companyId: number): Promise<SentEnvironment[]> {
      const rows = await repository.listEnvironments(queries, companyId);
      const ids = rows.map(({ id }) => id);
      const variables = await repository.listEnvironmentVariables(queries, ids);
      return rows.map((row) => present(row, variables));
    },
    /** Why no environment may have this address, as a sentence; null: it may. */
    objectionTo: (address: string): string | null => objectionTo(address, config.browsers.allow),
    /** 409 for a name that another one has; 422 where the company has as many as it may have, and for an address inside the network. */
    async create(companyId: number, body: EnvironmentBody): Promise<SentEnvironment> {
      requireReachable(body.base_url);
      if ((await repository.countEnvironments(queries, companyId)) >= ENVIRONMENTS_MAX)
        throw unprocessable(
          'too_many_environments',
          `There are ${ENVIRONMENTS_MAX} environments already, which is the most. Delete one first.`,
        );
      const content = { ...contentOf(body), ...sealAccess(secrets, body) };
      return queries.transaction(async (transaction) => {
        const row = await repository.insertEnvironment(transaction, companyId, content);
        if (!row) throw nameTaken(body.name);
        const after = auditDetails(row);
        await recordEvent(transaction, { companyId, action: 'environment.created', subject: row, after });
        return present(row, []);
      });
    },
    async update(
      companyId: number,
      id: number,
      { base, ...mine }: EnvironmentUpdate,
    ): Promise<SentEnvironment> {
      const row = await queries.transaction(async (transaction) => {
        const previous = await repository.lockEnvironment(transaction, companyId, id);
        if (!previous) throw notFoundInCompany('The environment');
        const body = await mergeOrRefuse(
          transaction,
          { companyId, id, actions: ['environment.updated'], updatedAt: previous.updatedAt },
          { base, mine, stored: fieldsOf(secrets, previous, mine, base), present: withoutSecrets },
        );
        // One that was stored before the operator forbade it is no reason to refuse another change.
        if (body.base_url !== previous.baseUrl) requireReachable(body.base_url);
        await requireFreeName(transaction, companyId, body.name, id);
        const content = { ...contentOf(body), ...sealAccess(secrets, body, previous) };
        const updated = await repository.updateEnvironment(transaction, companyId, id, content);
        if (!updated) throw notFoundInCompany('The environment');
        await recordEvent(transaction, {
          companyId,
          action: 'environment.updated',
          subject: updated,
          ...changedDetails(auditDetails(previous), auditDetails(updated)),
        });
        return updated;
      });
      return presentOne(row);
    },
    /** Its runs keep its name. 409 while a schedule runs in it, which would go elsewhere. */
    async remove(companyId: number, id: number): Promise<void> {
      await queries.transaction(async (transaction) => {
        const subject = await repository.lockEnvironment(transaction, companyId, id);
        if (!subject) throw notFoundInCompany('The environment');
        const suites = await listScheduledSuites(transaction, id);
        if (suites.length > 0)
          throw conflict(
            'in_use',
            `The schedules of these suites name this environment: ${suites.join(', ')}. Choose another one there first.`,
          );
        await repository.deleteEnvironment(transaction, id);
        const before = auditDetails(subject);
        await recordEvent(transaction, { companyId, action: 'environment.deleted', subject, before });
      });
    },
    async putVariable(
      companyId: number,
      id: number,
      name: string,
      body: VariableBody,
    ): Promise<SentVariable> {
      return queries.transaction(async (transaction) => {
        const owner = await repository.lockEnvironment(transaction, companyId, id);
        if (!owner) throw notFoundInCompany('The environment');
        const { name: environment } = owner;
        const variables = await repository.listEnvironmentVariables(transaction, [id]);
        const previous = variables.find((variable) => variable.name === name);
        if (variables.length >= VARIABLES_MAX && !previous) throw tooManyVariables();
        const subject = { companyId, id, actions: VARIABLE_CHANGES, variable: name };
        if (previous && (await isOlderVariable(transaction, secrets, subject, previous, body)))
          return presentVariable(secrets, previous);
        const variable = { environmentId: id, name, ...sealVariable(secrets, body) };
        const row = await repository.putEnvironmentVariable(transaction, variable);
        if (!row) throw notFoundInCompany('The environment');
        await recordEvent(transaction, {
          companyId,
          action: previous ? 'environment.variable_updated' : 'environment.variable_created',
          subject: { id, name: environment },
          before: previous && { variable: name, is_secret: previous.isSecret },
          after: { variable: name, is_secret: row.isSecret },
        });
        return presentVariable(secrets, row);
      });
    },
    async removeVariable(companyId: number, id: number, name: string): Promise<void> {
      const subject = await find(companyId, id);
      await queries.transaction(async (transaction) => {
        const deleted = await repository.deleteEnvironmentVariable(transaction, id, name);
        if (!deleted) throw notFound(`The variable ${name}`);
        const before = { variable: name, is_secret: deleted.isSecret };
        await recordEvent(transaction, {
          companyId,
          action: 'environment.variable_deleted',
          subject,
          before,
        });
      });
    },
    /**
     * Stores a text that was typed in this environment as a secret of it, unless one of that value is known. 422 where it has as many variables
     * as it may have. @returns `environment`: its name; null: the secret is one of the company or of a table
     */
    async storeSecret(
      companyId: number,
      id: number,
      typed: TypedText,
    ): Promise<{ name: string; isNew: boolean; environment: string | null }> {
      const row = await find(companyId, id);
      const place = placeOf(row);
      const stored = await storeSecret(place, typed);
      return { ...stored, environment: (await place.names()).includes(stored.name) ? row.name : null };
    },
    /** Names of the variables of all environments. */
    async variableNames(companyId: number): Promise<string[]> {
      const ids = (await repository.listEnvironments(queries, companyId)).map(({ id }) => id);
      return (await repository.listEnvironmentVariables(queries, ids)).map(({ name }) => name);
    },
    /** Of all environments: secret variables, values of headers, and the passwords of HTTP authentication. */
    async secretsOf(companyId: number): Promise<GivenValue[]> {
      const rows = await repository.listEnvironments(queries, companyId);
      const ids = rows.map(({ id }) => id);
      const variables = (await repository.listEnvironmentVariables(queries, ids)).filter(
        ({ isSecret }) => isSecret,
      );
      const texts = rows.flatMap((row) => secretsOfAccess(openAccess(secrets, row)));
      return [
        ...variables.map((variable) => givenOf(secrets, variable)),
        ...texts.map((value) => ({ name: 'http_access', value, isSecret: true })),
      ];
    },
    /**
     * By its name, ignoring case. 422 for a name that is none of the company's.
     * @param mayBeLabel undefined, instead of 422, in a company without environments
     */
    choose,
    /**
     * Where the steps of an open editor run: the id of the environment of this name, or null. 422 for a name that is none of the company's, and
     * for a path without a base URL.
     */
    async chooseForEditor(
      companyId: number,
      startingUrl: string,
      name: string | undefined,
    ): Promise<number | null> {
      const environment = name === undefined ? undefined : await choose(companyId, name);
      if (isSitePath(startingUrl) && !environment?.baseUrl)
        throw unprocessable('no_base_url', NO_SITE, { starting_url: NO_SITE });
      return environment?.id ?? null;
    },
    /** For the scheduler: where the suite's schedule runs its tests; undefined: at their own addresses. */
    async ofSchedule(companyId: number, suiteId: number): Promise<ChosenEnvironment | undefined> {
      const row = await findScheduleEnvironment(queries, companyId, suiteId);
      return row && chosen(row);
    },
    /** undefined: it was deleted. */
    async find(companyId: number, id: number): Promise<ChosenEnvironment | undefined> {
      const row = await repository.findEnvironment(queries, companyId, id);
      return row && chosen(row);
    },
    /** For the worker: with secrets. undefined: it was deleted. */
    async forRun(companyId: number, id: number): Promise<RunEnvironment | undefined> {
      const row = await repository.findEnvironment(queries, companyId, id);
      if (!row) return undefined;
      const variables = await repository.listEnvironmentVariables(queries, [id]);
      const values = variables.map((variable) => givenOf(secrets, variable));
      return { baseUrl: row.baseUrl, values, ...openAccess(secrets, row) };
    },
  };
}

const contentOf = ({ name, base_url: baseUrl, one_run_at_a_time: oneRunAtATime }: EnvironmentBody) => ({
  name,
  baseUrl,
  oneRunAtATime,
});

const VARIABLE_CHANGES: AuditAction[] = ['environment.variable_created', 'environment.variable_updated'];

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const nameTaken = (name: string) =>
  conflict('name_taken', `There is an environment named "${name}" already.`);
