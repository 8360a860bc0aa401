import { z } from 'zod';
import { callerOf, type TrackerAccess } from './call-tracker.ts';
import type { TrackedIssue, Tracker } from './tracker.ts';

const REFERENCE =
  /^(?:(?:https?:\/\/[^/]+\/)?([\w.-]+\/[\w.-]+)(?:\/issues\/|\/pull\/|#)|#?)(\d+)(?:[?#].*)?$/;
const NEWEST = 20;

const issueSchema = z.object({
  html_url: z.string(),
  number: z.int(),
  title: z.string(),
  state: z.string(),
  body: z.string().nullish(),
});
const refusalSchema = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** https://docs.github.com/en/rest/issues/issues. @param project `owner/name` */
export function openGithub(access: TrackerAccess, project: string): Tracker {
  const call = callerOf(access, 'GitHub', (body) => {
    const { data } = refusalSchema.safeParse(body);
    return (
      data && { text: [data.message, ...data.errors.flatMap(({ message }) => message ?? [])].join('. ') }
    );
  });
  const subject = `the repository ${project}`;
  const path = `/repos/${project}`;
  const listed = `${path}/issues?state=all&sort=created&direction=desc&per_page=${NEWEST}`;
  return {
    check: async () => (await call({ subject, path, reply: z.object({ full_name: z.string() }) })).full_name,
    create: async (title, body) =>
      present(
        project,
        await call({ subject, path: `${path}/issues`, body: { title, body }, reply: issueSchema }),
      ),
    async read(key) {
      const [repository = '', number = ''] = key.split('#');
      const issue = { subject: `the issue ${key}`, path: `/repos/${repository}/issues/${number}` };
      return present(repository, await call({ ...issue, reply: issueSchema }));
    },
    search: async () =>
      (await call({ subject, path: listed, reply: z.array(issueSchema) })).map((issue) =>
        present(project, issue),
      ),
    keyOf(reference) {
      const [, repository = project, number] = REFERENCE.exec(reference) ?? [];
      return number && `${repository}#${number}`;
    },
  };
}

function present(repository: string, issue: z.output<typeof issueSchema>): TrackedIssue {
  const { html_url: url, number, title, state, body } = issue;
  const isOpen = state === 'open';
  const status = isOpen ? 'Open' : 'Closed';
  return { url, key: `${repository}#${number}`, title, status, isOpen, text: body ?? '' };
}
