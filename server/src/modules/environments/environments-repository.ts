import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { environments, environmentVariables } from './tables.ts';

export type EnvironmentRow = typeof environments.$inferSelect;

export type EnvironmentVariableRow = typeof environmentVariables.$inferSelect;

/** `oneRunAtATime` undefined: as it is. */
type Content = Pick<EnvironmentRow, 'name' | 'baseUrl' | 'headers' | 'httpCredentials'> & {
  oneRunAtATime: boolean | undefined;
};

/** In the order of their names. */
export function listEnvironments(queries: Queries, companyId: number): Promise<EnvironmentRow[]> {
  return queries
    .select()
    .from(environments)
    .where(eq(environments.companyId, companyId))
    .orderBy(asc(sql`lower(${environments.name})`));
}

export async function countEnvironments(queries: Queries, companyId: number): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(environments)
    .where(eq(environments.companyId, companyId));
  return row?.count ?? 0;
}

/** Undefined: the company has none of that id. */
export async function findEnvironment(
  queries: Queries,
  companyId: number,
  id: number,
): Promise<EnvironmentRow | undefined> {
  const [row] = await queries.select().from(environments).where(isOfCompany(companyId, id));
  return row;
}

/** Undefined: there is one of that name. */
export async function insertEnvironment(
  queries: Queries,
  companyId: number,
  content: Content,
): Promise<EnvironmentRow | undefined> {
  const [row] = await queries
    .insert(environments)
    .values({ companyId, ...content })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Undefined: there is none of that id. Fails by the unique index where another one has the name. */
export async function updateEnvironment(
  queries: Queries,
  companyId: number,
  id: number,
  content: Content,
): Promise<EnvironmentRow | undefined> {
  const [row] = await queries
    .update(environments)
    .set({ ...content, updatedAt: new Date() })
    .where(isOfCompany(companyId, id))
    .returning();
  return row;
}

/** No schedule takes it until the transaction has ended. Undefined: the company has none of that id. */
export async function lockEnvironment(
  transaction: Transaction,
  companyId: number,
  id: number,
): Promise<EnvironmentRow | undefined> {
  const [row] = await transaction.select().from(environments).where(isOfCompany(companyId, id)).for('update');
  return row;
}

export async function deleteEnvironment(transaction: Transaction, id: number): Promise<void> {
  await transaction.delete(environments).where(eq(environments.id, id));
}

/** In the order of their names. */
export async function listEnvironmentVariables(
  queries: Queries,
  environmentIds: number[],
): Promise<EnvironmentVariableRow[]> {
  if (environmentIds.length === 0) return [];
  return queries
    .select()
    .from(environmentVariables)
    .where(inArray(environmentVariables.environmentId, environmentIds))
    .orderBy(asc(environmentVariables.name));
}

/** Adds it, or replaces the one of that name. */
export async function putEnvironmentVariable(
  queries: Queries,
  variable: Omit<EnvironmentVariableRow, 'updatedAt'>,
): Promise<EnvironmentVariableRow | undefined> {
  const { environmentId, name, ...content } = variable;
  const [row] = await queries
    .insert(environmentVariables)
    .values({ environmentId, name, ...content })
    .onConflictDoUpdate({
      target: [environmentVariables.environmentId, environmentVariables.name],
      set: { ...content, updatedAt: new Date() },
    })
    .returning();
  return row;
}

/** False: there is none of that name. */
export async function updateEnvironmentVariable(
  queries: Queries,
  { environmentId, name, ...content }: Omit<EnvironmentVariableRow, 'updatedAt'>,
): Promise<boolean> {
  const rows = await queries
    .update(environmentVariables)
    .set({ ...content, updatedAt: new Date() })
    .where(isNamed(environmentId, name))
    .returning({ name: environmentVariables.name });
  return rows.length > 0;
}

/** What was deleted; undefined: there is none of that name. */
export async function deleteEnvironmentVariable(
  queries: Queries,
  environmentId: number,
  name: string,
): Promise<EnvironmentVariableRow | undefined> {
  const [row] = await queries.delete(environmentVariables).where(isNamed(environmentId, name)).returning();
  return row;
}

const isNamed = (environmentId: number, name: string) =>
  and(eq(environmentVariables.environmentId, environmentId), eq(environmentVariables.name, name));

const isOfCompany = (companyId: number, id: number) =>
  and(eq(environments.companyId, companyId), eq(environments.id, id));
