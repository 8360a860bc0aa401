import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { testRunName } from 'shared/format';
import type { Queries } from '../../../platform/database/database.ts';
import { displayNameOf, users } from '../../auth/tables.ts';
import { companies } from '../../company/tables.ts';
import { testRuns } from '../../runs/tables.ts';
import { verdicts } from '../../triage/tables.ts';
import type { Assignment } from './assignment-mail.ts';

const authors = alias(users, 'authors');

/** Undefined: the failure is assigned to that person no more. */
export async function findAssignment(
  queries: Queries,
  testRunId: number,
  assigneeId: number,
): Promise<Assignment | undefined> {
  const [row] = await queries
    .select({
      company: companies.name,
      name: testRuns.name,
      rowName: testRuns.rowName,
      verdict: verdicts.verdict,
      note: verdicts.note,
      ticketUrl: verdicts.ticketUrl,
      author: displayNameOf(authors),
      authorId: verdicts.authorId,
    })
    .from(verdicts)
    .innerJoin(testRuns, eq(testRuns.id, verdicts.testRunId))
    .innerJoin(companies, eq(companies.id, verdicts.companyId))
    .leftJoin(authors, eq(authors.id, verdicts.authorId))
    .where(
      and(
        eq(verdicts.testRunId, testRunId),
        eq(verdicts.assigneeId, assigneeId),
        isNotNull(verdicts.verdict),
      ),
    );
  if (!row || row.verdict === null) return undefined;
  const { company, name, rowName, verdict, note, ticketUrl, author, authorId } = row;
  return {
    company,
    testRunId,
    verdict,
    note,
    ticketUrl,
    test: testRunName(name, rowName),
    author: authorId === null ? null : author,
  };
}
