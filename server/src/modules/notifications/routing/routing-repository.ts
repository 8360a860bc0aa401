import { and, asc, eq } from 'drizzle-orm';
import type { NotificationRouteBody } from 'shared/contract';
import { onlyRow } from '../../../platform/database/rows.ts';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { companies } from '../../company/tables.ts';
import { notificationRoutes } from '../tables.ts';

export type RouteRow = typeof notificationRoutes.$inferSelect;
export type RouteFields = Omit<NotificationRouteBody, 'base'>;

const isRoute = ({ companyId, id }: RouteRow) =>
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
    .for('no key update');
  return listRoutes(transaction, companyId);
}

/** @param previous undefined: a new route */
export async function saveRoute(
  transaction: Transaction,
  companyId: number,
  previous: RouteRow | undefined,
  fields: RouteFields,
): Promise<RouteRow> {
  const saving = previous
    ? transaction.update(notificationRoutes).set(fields).where(isRoute(previous))
    : transaction.insert(notificationRoutes).values({ companyId, ...fields });
  return onlyRow(await saving.returning());
}

export async function deleteRoute(transaction: Transaction, route: RouteRow): Promise<void> {
  await transaction.delete(notificationRoutes).where(isRoute(route));
}
