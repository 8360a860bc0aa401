import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { githubInstallations } from './tables.ts';

export type InstallationRow = typeof githubInstallations.$inferSelect;
export type NewInstallation = Omit<InstallationRow, 'refreshAskedAt'>;

export async function findByCompany(
  queries: Queries,
  companyId: number,
): Promise<InstallationRow | undefined> {
  const [row] = await queries
    .select()
    .from(githubInstallations)
    .where(eq(githubInstallations.companyId, companyId));
  return row;
}

export async function isConnected(queries: Queries, installationId: number): Promise<boolean> {
  const rows = await queries
    .select({ companyId: githubInstallations.companyId })
    .from(githubInstallations)
    .where(eq(githubInstallations.installationId, installationId));
  return rows.length > 0;
}

/** In place of the company's previous one. A unique violation: another company has it. */
export async function connect(queries: Queries, installation: NewInstallation): Promise<void> {
  const values = { ...installation, refreshAskedAt: null };
  await queries
    .insert(githubInstallations)
    .values(values)
    .onConflictDoUpdate({ target: githubInstallations.companyId, set: values });
}

/** Nothing is written where something newer stands. */
export async function store(
  queries: Queries,
  installationId: number,
  news: Partial<NewInstallation> & { syncedAt: Date },
): Promise<void> {
  await queries
    .update(githubInstallations)
    .set(news)
    .where(
      and(
        eq(githubInstallations.installationId, installationId),
        lte(githubInstallations.syncedAt, news.syncedAt),
      ),
    );
}

export async function suspend(queries: Queries, installationId: number): Promise<void> {
  await queries
    .update(githubInstallations)
    .set({ suspendedAt: new Date() })
    .where(
      and(eq(githubInstallations.installationId, installationId), isNull(githubInstallations.suspendedAt)),
    );
}

/** False: there was none. */
export async function disconnect(queries: Queries, installationId: number): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const rows = await transaction
      .delete(githubInstallations)
      .where(eq(githubInstallations.installationId, installationId))
      .returning({ companyId: githubInstallations.companyId, account: githubInstallations.account });
    for (const { companyId, account } of rows)
      await recordEvent(transaction, {
        companyId,
        action: 'github.disconnected',
        subject: { id: installationId, name: account },
        actor: { kind: 'system', id: null, name: 'GitHub', address: null },
      });
    return rows.length > 0;
  });
}

/** Of everyone who wants an old row refreshed, one gets true; the next one only after `seconds`. */
export async function claimRefresh(
  queries: Queries,
  installationId: number,
  seconds: number,
): Promise<boolean> {
  const { refreshAskedAt } = githubInstallations;
  const before = sql`now() - make_interval(secs => ${seconds})`;
  const rows = await queries
    .update(githubInstallations)
    .set({ refreshAskedAt: sql`now()` })
    .where(
      and(
        eq(githubInstallations.installationId, installationId),
        or(isNull(refreshAskedAt), lt(refreshAskedAt, before)),
      ),
    )
    .returning({ companyId: githubInstallations.companyId });
  return rows.length > 0;
}
