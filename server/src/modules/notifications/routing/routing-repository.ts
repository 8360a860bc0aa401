import { and, asc, eq } from 'drizzle-orm';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { companies } from '../../company/tables.ts';
import { notificationRoutes } from '../tables.ts';

export type RouteRow = typeof notificationRoutes.$inferSelect;
type RouteValues = Omit<RouteRow, 'id' | 'companyId'>;

const isOfCompany = (companyId: number, id: number) =>
  and(eq(notificationRoutes.companyId, companyId), eq(notificationRoutes.id, id));

/** The oldest first. */
export function listRoutes(queries: Queries, companyId: number): Promise<RouteRow[]> {
  return queries
    .select()
    .from(notificationRoutes)
    .where(eq(notificationRoutes.companyId, companyId))
    .orderBy(asc(notificationRoutes.id));
}

/** All routes of the company, which is locked until the transaction ends. */
export async function lockRoutes(transaction: Transaction, companyId: number): Promise<RouteRow[]> {
  await transaction
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update');
  return listRoutes(transaction, companyId);
}

export async function insertRoute(
  transaction: Transaction,
  companyId: number,
  values: RouteValues,
): Promise<RouteRow> {
  return onlyRow(
    await transaction
      .insert(notificationRoutes)
      .values({ companyId, ...values })
      .returning(),
  );
}

export async function updateRoute(
  transaction: Transaction,
  { companyId, id }: RouteRow,
  values: RouteValues,
): Promise<RouteRow> {
  return onlyRow(
    await transaction.update(notificationRoutes).set(values).where(isOfCompany(companyId, id)).returning(),
  );
}

export async function deleteRoute(transaction: Transaction, { companyId, id }: RouteRow): Promise<void> {
  await transaction.delete(notificationRoutes).where(isOfCompany(companyId, id));
}
