import type {
  RerunBody,
  RunFilter,
  SentGroupRun,
  SentGroupRunDetailReply,
  SentGroupRunReply,
  SentGroupRunListReply,
  TriggerRunBody,
} from 'shared/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { notFoundInCompany } from '../../platform/http/app-error.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import type { DataTablesService } from '../data-tables/data-tables-service.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import type { SuitesService } from '../suites/suites-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import { findKnownIssues } from '../issues/known-issues-service.ts';
import { findRecurrences } from './failures/recurrence-repository.ts';
import { cancelGroupRun } from './queue/endings-repository.ts';
import { presentGroupRun, presentGroupRunItem } from './group-runs/present-group-run.ts';
import { findGroupRuns } from './group-runs/find-group-runs.ts';
import { findCommit, listGroupRuns, type ListedGroupRun } from './group-runs/group-runs-repository.ts';
import { listTestRuns } from './test-runs/test-runs-repository.ts';
import { triesOf } from './group-runs/tries.ts';
import {
  createRunStarts,
  type ScheduledOutcome,
  type ScheduledStart,
  type Starter,
} from './start/start-runs.ts';

export { triesOf } from './group-runs/tries.ts';

const DEFAULT_LIMIT = 100;

export interface TestedCommit {
  companyId: number;
  suiteId: number | null;
  /** `owner/name`. */
  repo: string;
  sha: string;
  /** null: it belongs to none. */
  pullRequest: number | null;
}

/** Group runs: starting, reading and cancelling them. What carries them out is `RunQueueService`. */
export type RunsService = ReturnType<typeof createRunsService>;

type Dependencies = Pick<Platform, 'config' | 'database' | 'jobs'> & {
  blueprints: BlueprintsService;
  suites: SuitesService;
  values: ValuesService;
  environments: EnvironmentsService;
  dataTables: DataTablesService;
};

export function createRunsService(dependencies: Dependencies) {
  const { config, database } = dependencies;
  const { queries } = database;
  const starts = createRunStarts(dependencies);

  const pages = pagesOf(config.webAddress);
  const reply = (test_group_run: SentGroupRun): SentGroupRunReply => ({
    test_group_run,
    url: pages.groupRun(test_group_run.id),
  });

  async function find(companyId: number, id: number): Promise<ListedGroupRun> {
    const [run] = await listGroupRuns(queries, companyId, [id]);
    if (!run) throw notFoundInCompany('The run');
    return run;
  }

  const started = async (companyId: number, id: number) => reply(presentGroupRun(await find(companyId, id)));

  return {
    /** The same `idempotencyKey` with the same body returns the first group run; with another body it is refused (422). */
    trigger: async (starter: Starter, input: TriggerRunBody): Promise<SentGroupRunReply> =>
      started(starter.companyId, await starts.trigger(starter, input)),
    /**
     * Runs the tests of a group run again, all, those that did not pass or one of them, as they are now. 409 while what is repeated has
     * not ended; 422 if nothing is left to run. The key works as in `trigger`.
     */
    rerun: async (starter: Starter, groupRunId: number, choice: RerunBody): Promise<SentGroupRunReply> =>
      started(starter.companyId, await starts.rerun(starter, groupRunId, choice)),
    /**
     * For the scheduler, within its transaction: starts the suite for a due time, unless a run of it has not ended or it was
     * started for that time before. Throws what `trigger` throws, such as 422 for a suite without tests.
     */
    startScheduled: (start: ScheduledStart, transaction: Transaction): Promise<ScheduledOutcome> =>
      starts.startScheduled(start, transaction),
    /** Newest first. `limit` is 100 where nothing is said; `before`: only smaller ids. */
    async list(
      companyId: number,
      { limit = DEFAULT_LIMIT, before, ...filter }: RunFilter & { limit?: number; before?: number },
    ): Promise<SentGroupRunListReply> {
      const { ids, nextBefore } = await findGroupRuns(queries, companyId, filter, { limit, before });
      return {
        test_group_runs: (await listGroupRuns(queries, companyId, ids)).map(presentGroupRun),
        next_before: nextBefore,
      };
    },
    async get(companyId: number, groupRunId: number): Promise<SentGroupRunDetailReply> {
      const run = await find(companyId, groupRunId);
      const items = triesOf(await listTestRuns(queries, run.id));
      const recurrences = await findRecurrences(
        queries,
        run.id,
        items.map(({ counted }) => counted),
      );
      const tickets = items.map(({ counted }) => counted.ticketUrl);
      const issues = await findKnownIssues(dependencies, companyId, tickets);
      return {
        ...reply(presentGroupRun(run)),
        test_runs: items.map(({ counted, earlier }) =>
          presentGroupRunItem(
            counted,
            earlier,
            recurrences.get(counted.id) ?? null,
            issues.get(counted.ticketUrl ?? '') ?? null,
          ),
        ),
      };
    },
    /** Nothing happens to one that has ended already. */
    async cancel(companyId: number, groupRunId: number): Promise<void> {
      const run = await find(companyId, groupRunId);
      await cancelGroupRun(dependencies, run.id);
    },
    /** The commit that a pipeline tests with this group run; undefined: none, or there is no such run. */
    async findCommit(groupRunId: number): Promise<TestedCommit | undefined> {
      const run = await findCommit(queries, groupRunId);
      return run?.repo && run.sha ? { ...run, repo: run.repo, sha: run.sha } : undefined;
    },
  };
}
