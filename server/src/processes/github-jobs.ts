import type { Services } from '../modules/services.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { RunningService } from './run-process.ts';

const AT_ONCE = 2;

/** Everything that waits for GitHub and that no one waits for. */
export async function startGithubJobs({ github }: Services, jobs: Jobs): Promise<RunningService> {
  const stops = [
    await jobs.work('github-refresh', AT_ONCE, (id) => github.refresh(Number(id))),
    await jobs.work('check-run', AT_ONCE, (id) => github.reportRun(Number(id))),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
