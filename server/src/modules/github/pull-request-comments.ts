import type { PullRequestComment } from '../reports/reports-service.ts';
import type { Place } from './check-runs.ts';
import type { GithubClient } from './github-client.ts';

/** Creates the comment, or updates the one with the same marker that an App, or a workflow with its token, has made before. */
export async function putComment(
  client: GithubClient,
  { installationId, owner, repo }: Place,
  pullRequest: number,
  { marker, body }: PullRequestComment,
): Promise<void> {
  await client.asInstallation(installationId, async (github) => {
    const comments = await github.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      owner,
      repo,
      issue_number: pullRequest,
      per_page: 100,
    });
    // A person's comment is theirs, whatever it begins with.
    const own = comments.find(
      (comment) => comment.user?.type === 'Bot' && comment.body?.startsWith(marker) === true,
    );
    if (own)
      await github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        owner,
        repo,
        body,
        comment_id: own.id,
      });
    else
      await github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        owner,
        repo,
        body,
        issue_number: pullRequest,
      });
  });
}
