import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { DigestRhythm, RunStatus } from 'shared/constants';
import { testRunName } from 'shared/format';
import type { Queries, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { companies } from '../../company/tables.ts';
import { ENVIRONMENT_KEY, groupRuns, isInEnvironment, testRuns } from '../../runs/tables.ts';
import { suites } from '../../suites/tables.ts';
import type { DeliveryRow } from '../deliveries-repository.ts';
import { ofMember, type Member } from '../personal/choices-repository.ts';
import { chosenSuites, notificationChoices } from '../tables.ts';
import type { Digest, DigestTest } from './digest-mail.ts';

interface Period {
  from: Date;
  until: Date;
}

/** A digest that is due. */
interface DueChoice extends Member {
  email: string;
  digest: DigestRhythm;
  timeZone: string;
  since: Date;
}

/** Those of others that are due are left to them: rows that another process holds are skipped. */
export async function lockDueChoice(transaction: Transaction, now: Date): Promise<DueChoice | undefined> {
  const [row] = await transaction
    .select({ choice: notificationChoices, email: users.email })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(and(lte(notificationChoices.nextDigestAt, now), isNotNull(notificationChoices.digest)))
    .orderBy(asc(notificationChoices.nextDigestAt))
    .limit(1)
    .for('update', { of: notificationChoices, skipLocked: true });
  if (!row || row.choice.digest === null) return undefined;
  const { companyId, userId, digest, timeZone, digestSince } = row.choice;
  return { companyId, userId, digest, timeZone, email: row.email, since: digestSince ?? now };
}

export async function setNextDigest(
  transaction: Transaction,
  { companyId, userId }: Member,
  next: { nextDigestAt: Date; digestSince: Date },
): Promise<void> {
  await transaction.update(notificationChoices).set(next).where(ofMember({ companyId, userId }));
}

/** Whether the member still wants digests, at this address. */
export async function wantsDigest(queries: Queries, member: Member, email: string): Promise<boolean> {
  const rows = await queries
    .select({ userId: users.id })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(and(ofMember(member), isNotNull(notificationChoices.digest), eq(users.email, email)));
  return rows.length > 0;
}

/** Whether a run of the member's suites has ended, or a start of them was missed. */
export async function hasAnythingToTell(queries: Queries, member: Member, period: Period): Promise<boolean> {
  const { rows } = await queries.execute<{ runs: boolean }>(sql`
    select exists (
      select 1 from ${groupRuns} g where g.company_id = ${member.companyId} and g.status in ('passed', 'failed', 'error')
        and ${endedIn(period)} and ${isChosen(member, sql`g.suite_id`)}) as runs`);
  return rows[0]?.runs === true || (await listMissed(queries, member, period)).length > 0;
}

/** Undefined: the company is gone. */
export async function findDigest(
  queries: Queries,
  {
    companyId,
    userId,
    digestFrom: from,
    digestUntil: until,
  }: Pick<DeliveryRow, 'companyId' | 'userId' | 'digestFrom' | 'digestUntil'>,
): Promise<Digest | undefined> {
  if (userId === null || from === null || until === null) return undefined;
  const member = { companyId, userId };
  const period = { from, until };
  const [company] = await queries
    .select({
      name: companies.name,
      digest: notificationChoices.digest,
      timeZone: notificationChoices.timeZone,
    })
    .from(companies)
    .innerJoin(notificationChoices, ofMember(member))
    .where(eq(companies.id, companyId));
  if (!company) return undefined;
  const { rows: runs } = await queries.execute<{ passed: number; total: number }>(sql`
    select count(*) filter (where g.status = 'passed')::int as passed, count(*)::int as total from ${groupRuns} g
    where g.company_id = ${companyId} and g.status in ('passed', 'failed', 'error') and ${endedIn(period)}
      and ${isChosen(member, sql`g.suite_id`)}`);
  return {
    company: company.name,
    from,
    until,
    timeZone: company.timeZone,
    runs: { passed: runs[0]?.passed ?? 0, total: runs[0]?.total ?? 0 },
    tests: await listTests(queries, member, period),
    missed: await listMissed(queries, member, period),
  };
}

interface TestRow extends Record<string, unknown> {
  id: number;
  name: string;
  rowName: string | null;
  environment: string | null;
  status: RunStatus;
  previous: RunStatus | null;
  isFlaky: boolean;
  passed: number;
  total: number;
}

/** Each test, row and environment that has a result in the period, with its last one; neither replaced tries nor tests in quarantine count. */
async function listTests(queries: Queries, member: Member, period: Period): Promise<DigestTest[]> {
  const { rows } = await queries.execute<TestRow>(sql`
    with results as (
      select r.id, r.name, r.row_name, r.blueprint_id, r.status, r.retry, r.finished_at, g.environment, ${ENVIRONMENT_KEY} as environment_key
      from ${groupRuns} g join ${testRuns} r on r.group_run_id = g.id
      where g.company_id = ${member.companyId} and g.status in ('passed', 'failed', 'error') and ${endedIn(period)}
        and ${isChosen(member, sql`g.suite_id`)} and r.blueprint_id is not null
        and not r.is_superseded and not r.is_quarantined and r.status in ('passed', 'failed', 'error')),
    last as (
      select distinct on (blueprint_id, row_name, environment_key) *,
        bool_or(status = 'passed' and retry > 0) over same as is_flaky,
        count(*) filter (where status = 'passed') over same as passed, count(*) over same as total
      from results
      window same as (partition by blueprint_id, row_name, environment_key)
      order by blueprint_id, row_name, environment_key, finished_at desc, id desc)
    select last.id, last.name, last.row_name as "rowName", last.environment, last.status, last.is_flaky as "isFlaky",
      last.passed::int as passed, last.total::int as total,
      (select p.status from ${testRuns} p join ${groupRuns} g on g.id = p.group_run_id
        where p.blueprint_id = last.blueprint_id and p.row_name is not distinct from last.row_name and p.kind = 'test'
          and not p.is_superseded and p.status in ('passed', 'failed', 'error') and g.finished_at <= ${period.from}
          and ${isInEnvironment(sql`last.environment_key`)}
        order by p.id desc limit 1) as previous
    from last order by last.finished_at desc, last.id desc`);
  return rows.map(({ rowName, ...row }) => ({ ...row, name: testRunName(row.name, rowName) }));
}

/** Suites whose schedule has not started them in the period, nor since. */
async function listMissed(
  queries: Queries,
  member: Member,
  { from, until }: Period,
): Promise<Digest['missed']> {
  const { rows } = await queries.execute<{ suite: string; reason: string | null }>(sql`
    select s.name as suite, s.refused_start_reason as reason from ${suites} s
    where s.company_id = ${member.companyId} and s.refused_start_at > ${from} and s.refused_start_at <= ${until}
      and ${isChosen(member, sql`s.id`)}
    order by lower(s.name), s.id`);
  return rows.map(({ suite, reason }) => ({ suite, reason: reason ?? '' }));
}

/** Of a group run `g`. */
const endedIn = ({ from, until }: Period) => sql`g.finished_at > ${from} and g.finished_at <= ${until}`;

/** Whether the suite is one that the member is told of; null: no suite. */
const isChosen = ({ companyId, userId }: Member, suiteId: ReturnType<typeof sql>) =>
  sql`exists (
    select 1 from ${notificationChoices} c where c.company_id = ${companyId} and c.user_id = ${userId}
      and (c.has_all_suites or exists (
        select 1 from ${chosenSuites} cs where cs.company_id = c.company_id and cs.user_id = c.user_id and cs.suite_id = ${suiteId})))`;
