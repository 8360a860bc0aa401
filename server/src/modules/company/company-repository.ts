import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/rows.ts';
import { companies } from './tables.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyChange = Partial<Omit<CompanyRow, 'id' | 'createdAt'>>;
export type NewCompany = typeof companies.$inferInsert;

export async function insertCompany(queries: Queries, company: NewCompany): Promise<CompanyRow> {
  return onlyRow(await queries.insert(companies).values(company).returning());
}

export async function findCompany(queries: Queries, id: number): Promise<CompanyRow | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.id, id));
  return row;
}

export async function deleteCompany(queries: Queries, id: number): Promise<void> {
  await queries.delete(companies).where(eq(companies.id, id));
}

/** Locked until the transaction ends. */
export async function lockCompany(transaction: Transaction, id: number): Promise<CompanyRow | undefined> {
  const [row] = await transaction.select().from(companies).where(eq(companies.id, id)).for('update');
  return row;
}

export async function findCompanyByKey(
  queries: Queries,
  apiKeyHash: string,
): Promise<{ id: number } | undefined> {
  const [row] = await queries
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.apiKeyHash, apiKeyHash));
  return row;
}

export async function updateCompany(
  queries: Queries,
  id: number,
  change: CompanyChange,
): Promise<CompanyRow | undefined> {
  const [row] = await queries.update(companies).set(change).where(eq(companies.id, id)).returning();
  return row;
}

/** The key in the company's mail addresses; `proposed` where it has none yet. */
export async function ensureInboxKey(queries: Queries, companyId: number, proposed: string): Promise<string> {
  const rows = await queries
    .update(companies)
    .set({ inboxKey: sql`coalesce(${companies.inboxKey}, ${proposed})` })
    .where(eq(companies.id, companyId))
    .returning({ key: companies.inboxKey });
  return onlyRow(rows).key ?? proposed;
}
