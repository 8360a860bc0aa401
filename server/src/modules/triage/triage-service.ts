import type {
  BodyOf,
  Change,
  IssueDraft,
  QueryOf,
  SentToReviewReply,
  SentVerdictReply,
  Verdict,
} from 'shared/contract';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { LockTimeoutError, withSessionLock } from '../../platform/database/session-lock.ts';
import { conflict, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressDetail, changedDetails, recordEvent } from '../audit/audit-service.ts';
import { holdsMark, TrackerError, type IssuesService } from '../issues/issues-service.ts';
import { findKnownIssues } from '../issues/known-issues-service.ts';
import { announceChanges } from '../live/live-service.ts';
import type { NotificationsService } from '../notifications/notifications-service.ts';
import { draftIssue } from './draft-issue.ts';
import { presentGroups, presentPassedSince } from './present-review.ts';
import { countWaiting, findWaitingRuns, listWaitingGroups } from './review-repository.ts';
import * as repository from './triage-repository.ts';
import type { JudgedRun, ListedVerdict, VerdictRow } from './triage-repository.ts';

/** A signed-in member of a company. */
export interface Judge {
  companyId: number;
  userId: number;
}

/** What people make of failed test runs. */
export interface TriageService {
  /** 404 for an unknown test run, here and below. */
  get(companyId: number, testRunId: number): Promise<SentVerdictReply>;
  /**
   * Replaces the verdict, and those of the runs that failed of the same cause if that is asked for. 422 for a run that has not failed (`not_failed`), and for
   * an assignee who is not of the company (`unknown_user`). @throws TrackerError for an issue that cannot be read
   */
  put(judge: Judge, testRunId: number, input: BodyOf<'PUT /test_run/:id/verdict'>): Promise<SentVerdictReply>;
  /** Nothing happens where there is none. `withAlike`: also of the runs that have the verdict from this one. */
  remove(judge: Judge, testRunId: number, options: { withAlike?: boolean | undefined }): Promise<void>;
  /** The failures of a list, of the company or of one group run, newest first. 422 for an API key that asks for its own (`not_a_person`). */
  listToReview(
    reader: Pick<Caller, 'companyId' | 'userId'>,
    page: QueryOf<'GET /test_run/to_review'>,
  ): Promise<SentToReviewReply>;
  /** What an issue about the failure could say. */
  draftIssue(companyId: number, testRunId: number): Promise<IssueDraft>;
  /**
   * Creates an issue for the verdict and all that share it; one that names a ticket by now keeps it. A call that is repeated because its
   * outcome is not known creates no second one. 422 where there is no verdict (`no_verdict`), 409 while somebody else creates it
   * (`issue_busy`) and where the verdict was changed meanwhile (`verdict_changed`). @throws TrackerError
   */
  createIssue(companyId: number, testRunId: number, draft: IssueDraft): Promise<SentVerdictReply>;
}

const DEFAULT_LIMIT = 30;

type Dependencies = Pick<Platform, 'config' | 'database' | 'jobs' | 'storage'> & {
  notifications: Pick<NotificationsService, 'announceAssignment'>;
  issues: Pick<IssuesService, 'getTracker' | 'create' | 'find'>;
};

/** Of advisory locks: creating an issue for the verdict on the test run. */
const ISSUE_LOCK = 727_040;
const ISSUE_LOCK_TIMEOUT_MS = 5_000;

export function createTriageService(dependencies: Dependencies): TriageService {
  const { config, database, storage, notifications, issues } = dependencies;
  const { queries } = database;
  const pages = pagesOf(config.webAddress);

  async function requireRun(
    reader: Queries,
    companyId: number,
    id: number,
    options?: { isLocked: boolean },
  ): Promise<JudgedRun> {
    const run = await repository.findRun(reader, companyId, id, options);
    if (!run) throw notFoundInCompany('The test run');
    return run;
  }

  async function requireAssignee(reader: Queries, companyId: number, id: number | null): Promise<void> {
    if (id === null || (await repository.isMember(reader, companyId, id))) return;
    const problem = 'Choose a person of your company.';
    throw unprocessable('unknown_user', problem, { assignee_id: problem });
  }

  async function read(companyId: number, run: JudgedRun): Promise<SentVerdictReply> {
    const found = await repository.findVerdict(queries, run.id);
    const { failureSignature: signature, passedSinceId, passedSinceAt } = run;
    const verdict = found ? present(found) : null;
    const ticket = verdict?.ticket_url ?? null;
    return {
      verdict,
      signature,
      alike: signature === null ? 0 : await repository.countAlike(queries, companyId, run),
      passed_since:
        passedSinceId === null || passedSinceAt === null
          ? null
          : presentPassedSince(passedSinceId, passedSinceAt),
      issue: (await knownIssues(companyId, [ticket])).get(ticket ?? '') ?? null,
      issue_tracker: (await issues.getTracker(companyId))?.kind ?? null,
    };
  }

  const knownIssues = (companyId: number, urls: (string | null)[]) =>
    findKnownIssues(dependencies, companyId, urls);

  async function requireVerdict(companyId: number, testRunId: number) {
    const run = await requireRun(queries, companyId, testRunId);
    const verdict = await repository.findVerdict(queries, run.id);
    if (!verdict || verdict.verdict === null)
      throw unprocessable('no_verdict', 'Give the failure a verdict first.');
    return { run, verdict };
  }

  async function storeTicket(run: JudgedRun, verdict: VerdictRow, ticketUrl: string): Promise<void> {
    const { companyId } = verdict;
    await queries.transaction(async (transaction) => {
      const changed = await repository.setTicket(transaction, verdict, ticketUrl);
      const others = changed.map(({ id }) => id).filter((id) => id !== run.id);
      // It stays marked as asked for: the next one is not created but found.
      if (others.length === changed.length)
        throw conflict('verdict_changed', `The verdict was changed meanwhile. The new issue is ${ticketUrl}`);
      await recordEvent(transaction, {
        companyId,
        action: 'verdict.set',
        subject: { id: run.id, name: run.name },
        before: { ticket_url: null },
        after: {
          ticket_url: addressDetail(ticketUrl),
          ...(others.length > 0 && { also_test_runs: others }),
        },
      });
      await announce(transaction, companyId, changed);
    });
  }

  return {
    get: async (companyId, testRunId) => read(companyId, await requireRun(queries, companyId, testRunId)),
    async put({ companyId, userId: authorId }, testRunId, { with_alike: withAlike, issue, ...input }) {
      const ticketUrl = issue === undefined ? input.ticket_url : await issues.find(companyId, issue);
      const judged = await queries.transaction(async (transaction) => {
        const run = await requireRun(transaction, companyId, testRunId, { isLocked: true });
        await requireAssignee(transaction, companyId, input.assignee_id);
        if (run.status !== 'failed' && run.status !== 'error')
          throw unprocessable('not_failed', 'Only a test run that has failed can be given a verdict.');
        const before = await repository.findVerdict(transaction, run.id);
        const alike = withAlike ? await repository.lockAlike(transaction, companyId, run) : [];
        const { verdict, note, assignee_id: assigneeId } = input;
        const values = { companyId, authorId, verdict, note, ticketUrl, assigneeId, takenFromId: null };
        await repository.putVerdict(transaction, [run.id], values);
        const alikeIds = alike.map(({ id }) => id);
        await repository.putVerdict(transaction, alikeIds, { ...values, takenFromId: run.id });
        const changes = changedDetails(before ? detailsOf(before) : {}, detailsOf(values));
        const others = alikeIds.length > 0 ? { also_test_runs: alikeIds } : undefined;
        if (changes || others)
          await recordEvent(transaction, {
            companyId,
            action: 'verdict.set',
            subject: { id: run.id, name: run.name },
            before: changes?.before,
            after: { ...changes?.after, ...others },
          });
        if (assigneeId !== null && assigneeId !== authorId && assigneeId !== before?.assigneeId)
          await notifications.announceAssignment(transaction, {
            companyId,
            testRunId: run.id,
            assigneeId,
          });
        await announce(transaction, companyId, [run, ...alike]);
        return run;
      });
      return read(companyId, judged);
    },
    remove: ({ companyId, userId: authorId }, testRunId, { withAlike = false }) =>
      queries.transaction(async (transaction) => {
        const run = await requireRun(transaction, companyId, testRunId, { isLocked: true });
        const before = await repository.findVerdict(transaction, run.id);
        if (!before || before.verdict === null) return;
        const alike = withAlike ? await repository.lockTakenOver(transaction, companyId, run.id) : [];
        const alikeIds = alike.map(({ id }) => id);
        const values = { companyId, authorId, verdict: null };
        await repository.putVerdict(transaction, [run.id, ...alikeIds], values);
        await recordEvent(transaction, {
          companyId,
          action: 'verdict.removed',
          subject: { id: run.id, name: run.name },
          before: detailsOf(before),
          ...(alikeIds.length > 0 && { after: { also_test_runs: alikeIds } }),
        });
        await announce(transaction, companyId, [run, ...alike]);
      }),
    async listToReview({ companyId, userId }, { before, limit = DEFAULT_LIMIT, ...query }) {
      const { list = 'waiting', test_group_run_id: groupRunId } = query;
      if (list === 'mine' && userId === null)
        throw unprocessable('not_a_person', 'Failures are assigned to people: sign in to list your own.');
      const scope = { companyId, groupRunId, list, userId };
      const groups = await listWaitingGroups(queries, scope, { before, limit: limit + 1 });
      const page = groups.slice(0, limit);
      const runs = await findWaitingRuns(
        queries,
        page.flatMap(({ ids }) => ids),
      );
      const tickets = [...runs.values()].map(({ verdict }) => verdict?.ticket_url ?? null);
      return {
        failures: presentGroups(page, runs, await knownIssues(companyId, tickets), storage),
        next_before: groups.length > limit ? (page.at(-1)?.ids[0] ?? null) : null,
        total: await countWaiting(queries, scope),
      };
    },
    async draftIssue(companyId, testRunId) {
      const { id } = await requireRun(queries, companyId, testRunId);
      const run = (await findWaitingRuns(queries, [id])).get(id);
      if (!run) throw notFoundInCompany('The test run');
      return draftIssue(run, pages.testRun(id));
    },
    async createIssue(companyId, testRunId, { title, text }) {
      const { run, verdict } = await requireVerdict(companyId, testRunId);
      const judgedId = verdict.takenFromId ?? run.id;
      const mark = pages.testRun(judgedId);
      const draft = { title, text: holdsMark(text, mark) ? text : `${text}\n\n${mark}` };
      const create = async () => {
        const { verdict: now } = await requireVerdict(companyId, testRunId);
        if (now.ticketUrl !== null) return;
        const wasAsked = now.issueAskedAt !== null;
        await repository.setIssueAsked(queries, now, new Date());
        try {
          await storeTicket(run, now, await issues.create(companyId, draft, mark, wasAsked));
        } catch (error) {
          const isNoneThere = error instanceof TrackerError && !error.isUncertain && !wasAsked;
          if (isNoneThere) await repository.setIssueAsked(queries, now, null);
          throw error;
        }
      };
      const lock = { kind: ISSUE_LOCK, id: judgedId };
      if (verdict.ticketUrl === null)
        await withSessionLock(dependencies, lock, create, ISSUE_LOCK_TIMEOUT_MS).catch((error: unknown) => {
          if (!(error instanceof LockTimeoutError)) throw error;
          throw conflict('issue_busy', 'Somebody else is creating this issue; try again in a moment.');
        });
      return read(companyId, run);
    },
  };
}

async function announce(
  transaction: Transaction,
  companyId: number,
  runs: Pick<JudgedRun, 'id' | 'groupRunId'>[],
): Promise<void> {
  const groupRunIds = new Set(runs.flatMap(({ groupRunId }) => groupRunId ?? []));
  await announceChanges(transaction, companyId, [
    ...runs.map(({ id }): Change => ({ kind: 'test_run_verdict', id })),
    ...[...groupRunIds].map((id): Change => ({ kind: 'group_run', id })),
  ]);
}

const detailsOf = ({
  verdict,
  note,
  ticketUrl,
  assigneeId,
  takenFromId,
}: Pick<VerdictRow, 'verdict' | 'note' | 'ticketUrl' | 'assigneeId' | 'takenFromId'>) => ({
  verdict,
  note,
  ticket_url: addressDetail(ticketUrl),
  assignee_id: assigneeId,
  taken_from_test_run_id: takenFromId,
});

function present(row: ListedVerdict): Verdict | null {
  const { verdict, note, ticketUrl, assigneeId, assignee, authorId, author, judgedAt, takenFromId } = row;
  if (verdict === null) return null;
  return {
    verdict,
    note,
    ticket_url: ticketUrl,
    assignee: personOf(assigneeId, assignee),
    author: personOf(authorId, author),
    judged_at: judgedAt.toISOString(),
    taken_from_test_run_id: takenFromId,
  };
}

const personOf = (userId: number | null, name: string | null) =>
  userId === null || name === null ? null : { user_id: userId, name };
