import type { Issue } from 'shared/contract';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './issues-repository.ts';

/** Seconds after which the state of an issue is read again when somebody looks. */
const FRESH_SECONDS = 5 * 60;

/**
 * What is known of the issues of these addresses, by their address; never waits for a tracker. What is old is read again in the background,
 * and announced.
 */
export async function findKnownIssues(
  { database: { queries }, jobs }: Pick<Platform, 'database' | 'jobs'>,
  companyId: number,
  urls: (string | null)[],
): Promise<Map<string, Issue>> {
  const named = [...new Set(urls.filter((url) => url !== null))];
  const rows = await repository.listIssues(queries, companyId, named);
  const freshSince = Date.now() - FRESH_SECONDS * 1000;
  const old = rows.filter(
    ({ checkedAt, refreshAskedAt }) => Math.max(Number(checkedAt), Number(refreshAskedAt)) < freshSince,
  );
  if (old.length > 0)
    await queries.transaction(async (transaction) => {
      const ids = old.map(({ id }) => id);
      const claimed = await repository.claimRefresh(transaction, ids, FRESH_SECONDS);
      if (claimed.length > 0) await jobs.send('issue-refresh', claimed, transaction);
    });
  return new Map(rows.map((row) => [row.url, present(row)]));
}

const present = ({ url, key, title, status, isOpen, checkedAt, problem }: repository.IssueRow): Issue => ({
  url,
  key,
  title,
  status,
  is_open: isOpen,
  checked_at: checkedAt?.toISOString() ?? null,
  problem,
});
