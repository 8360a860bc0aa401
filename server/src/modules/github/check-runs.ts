import type { GithubClient } from './github-client.ts';

/** The check run of a commit. Times are ISO 8601; texts are Markdown within GitHub's limits. */
export interface CheckRun {
  /** The same for the same group run: how a check run is found again. */
  externalId: string;
  name: string;
  sha: string;
  detailsUrl: string;
  startedAt: string;
  /** Undefined while it runs. */
  end: { conclusion: 'success' | 'failure' | 'cancelled'; completedAt: string } | undefined;
  output: { title: string; summary: string; text?: string };
}

/** Where check runs are written. */
export interface Place {
  installationId: number;
  owner: string;
  repo: string;
}

/** GitHub's number of the new one. */
export async function createCheckRun(client: GithubClient, place: Place, check: CheckRun): Promise<number> {
  const { data } = await client.asInstallation(place.installationId, (github) =>
    github.request('POST /repos/{owner}/{repo}/check-runs', {
      ...address(place),
      name: check.name,
      head_sha: check.sha,
      external_id: check.externalId,
      ...content(check),
    }),
  );
  return Number(data.id);
}

export async function updateCheckRun(
  client: GithubClient,
  place: Place,
  checkRunId: number,
  check: CheckRun,
): Promise<void> {
  await client.asInstallation(place.installationId, (github) =>
    github.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
      ...address(place),
      check_run_id: checkRunId,
      ...content(check),
    }),
  );
}

/** The number of the one that this App has made before, though its answer was lost. */
export async function findCheckRun(
  client: GithubClient,
  place: Place,
  appId: number,
  { sha, name, externalId }: CheckRun,
): Promise<number | undefined> {
  const checks = await client.asInstallation(place.installationId, (github) =>
    github.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
      ...address(place),
      ref: sha,
      check_name: name,
      app_id: appId,
      filter: 'all',
      per_page: 100,
    }),
  );
  const found = checks.find((check) => check.external_id === externalId);
  return found && Number(found.id);
}

const address = ({ owner, repo }: Place) => ({ owner, repo });

function content({ detailsUrl, startedAt, end, output }: CheckRun) {
  const common = { details_url: detailsUrl, started_at: startedAt, output };
  if (!end) return { ...common, status: 'in_progress' as const };
  const { conclusion, completedAt } = end;
  return { ...common, status: 'completed' as const, conclusion, completed_at: completedAt };
}
