import { OVERVIEW_PERIODS } from 'shared/constants';
import type { OverviewQuery, OverviewRedTest, OverviewTest, SentOverviewReply } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import type { Queries } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lastDays } from './day-borders.ts';
import { findRedSince, type RedSince } from './red-tests-repository.ts';
import { countResults, presentCounts, type OverviewFilter } from './results-repository.ts';
import { findSlowSteps } from './slow-steps-repository.ts';
import { findEnvironments, findOpenQuarantines } from './surroundings-repository.ts';
import { countVerdicts } from './verdicts-repository.ts';
import { rankTests, type RankedRedTest, type RankedTest } from './ranked-tests-repository.ts';

export type OverviewService = ReturnType<typeof createOverviewService>;

export function createOverviewService({ database: { queries } }: Pick<Platform, 'database'>) {
  return {
    /** Figures of the company; of a suite that it does not have there are none. */
    async get(
      companyId: number,
      { period, suite, environment, time_zone: timeZone }: OverviewQuery,
    ): Promise<SentOverviewReply> {
      const count = OVERVIEW_PERIODS[period];
      const days = lastDays(new Date(), 2 * count, timeZone);
      const [before, shown] = [days.slice(0, count), days.slice(count)];
      const since = shown[0]?.startsAt ?? new Date();
      const filter = { companyId, since, suiteId: suite, environmentKey: environment };
      // The two that take longest at the same time; with every one on a connection of its own, a few people would use up all of them.
      const [counts, lists] = await Promise.all([
        countResults(
          queries,
          { ...filter, since: before[0]?.startsAt ?? since },
          shown.map(({ startsAt }) => startsAt),
        ),
        findLists(queries, filter),
      ]);
      const { ranked, redSince, slowSteps, quarantines, environments, verdicts } = lists;
      return {
        totals: presentCounts(counts.all),
        previous: presentCounts(counts.before),
        days: counts.days.map((day, index) => ({ date: shown[index]?.date ?? '', ...presentCounts(day) })),
        failing_tests: ranked.failing.map(presentTest),
        flaky_tests: ranked.flaky.map(presentTest),
        red_tests: ranked.red.flatMap((test) => {
          const since = redSince.get(test.lastId);
          return since ? presentRedTest(test, since) : [];
        }),
        slow_steps: slowSteps.map(
          ({ testId, testName, task, median, count: passes, testRunId, stepNumber }) => ({
            test_blueprint_id: testId,
            test_name: testName,
            task: maskedText(task),
            median_duration: median,
            count: passes,
            test_run_id: testRunId,
            step_number: stepNumber,
          }),
        ),
        quarantines: quarantines.map(({ testId, endsAt, ...quarantine }) => ({
          ...quarantine,
          test_blueprint_id: testId,
          ends_at: isoTime(endsAt),
        })),
        environments,
        verdicts: verdicts.map(({ since: oldest, ...some }) => ({ ...some, since: isoTime(oldest) })),
      };
    },
  };
}

async function findLists(queries: Queries, filter: OverviewFilter) {
  const ranked = await rankTests(queries, filter);
  return {
    ranked,
    redSince: await findRedSince(queries, filter.companyId, ranked.red),
    slowSteps: await findSlowSteps(queries, filter),
    quarantines: await findOpenQuarantines(queries, filter),
    environments: await findEnvironments(queries, filter),
    verdicts: await countVerdicts(queries, filter),
  };
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

function presentTest({ id, name, results, count, lastId, lastAt }: RankedTest): OverviewTest {
  return {
    test_blueprint_id: id,
    name,
    results,
    count,
    last: { test_run_id: lastId, at: isoTime(lastAt) },
  };
}

function presentRedTest(test: RankedRedTest, since: RedSince): OverviewRedTest {
  const { passedId, passedAt, repo, fromSha, toSha } = since;
  const isOtherCommit = repo !== null && fromSha !== null && toSha !== null && fromSha !== toSha;
  return {
    test_blueprint_id: test.id,
    name: test.name,
    environment: test.environment,
    row_name: test.rowName,
    failing_rows: test.count,
    status: test.status,
    since: { test_run_id: since.sinceId, at: isoTime(since.sinceAt) },
    last_passed:
      passedId === null || passedAt === null ? null : { test_run_id: passedId, at: isoTime(passedAt) },
    edit: since.isEdited ? { version: since.version, by: since.editor } : null,
    is_page_changed: since.isPageChanged,
    commit: isOtherCommit ? { repo, from: fromSha, to: toSha } : null,
  };
}
