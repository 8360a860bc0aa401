import { z } from 'zod';
import { callerOf, type TrackerAccess } from './call-tracker.ts';
import { keyIn, type TrackedIssue, type Tracker } from './tracker.ts';

const NEWEST = 20;

const issueSchema = z.object({
  key: z.string(),
  fields: z.object({
    summary: z.string(),
    status: z.object({ name: z.string(), statusCategory: z.object({ key: z.string() }) }),
    description: z.unknown().optional(),
  }),
});
const typesSchema = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })),
});
const refusalSchema = z.object({
  errorMessages: z.array(z.string()).default([]),
  errors: z.record(z.string(), z.string()).default({}),
});

/** Jira Cloud: https://developer.atlassian.com/cloud/jira/platform/rest/v3/. @param project the key of a project */
export function openJira(access: TrackerAccess, project: string): Tracker {
  const call = callerOf(access, 'Jira', (body) => {
    const { data } = refusalSchema.safeParse(body);
    return data && { text: [...data.errorMessages, ...Object.values(data.errors)].join(' ') };
  });
  const subject = `the project ${project}`;
  const urlOf = (key: string) => `${access.site}/browse/${key}`;

  function present({ key, fields }: z.output<typeof issueSchema>): TrackedIssue {
    const { summary: title, status, description } = fields;
    const isOpen = status.statusCategory.key !== 'done';
    return {
      url: urlOf(key),
      key,
      title,
      status: status.name,
      isOpen,
      text: JSON.stringify(description) ?? '',
    };
  }

  /** Projects name their types themselves: a bug if they have one, else whatever comes first. */
  async function findType(): Promise<string | undefined> {
    const path = `/rest/api/3/issue/createmeta/${project}/issuetypes`;
    const { issueTypes } = await call({ subject, path, reply: typesSchema });
    const types = issueTypes.filter(({ subtask }) => !subtask);
    return (types.find(({ name }) => name === 'Bug') ?? types[0])?.id;
  }

  return {
    async check() {
      await findType();
      const path = `/rest/api/3/project/${project}`;
      return (await call({ subject, path, reply: z.object({ name: z.string() }) })).name;
    },
    async create(title, text) {
      const issuetype = { id: await findType() };
      const description = documentOf(text);
      const body = { fields: { project: { key: project }, issuetype, summary: title, description } };
      const reply = z.object({ key: z.string() });
      const { key } = await call({ subject, path: '/rest/api/3/issue', body, reply });
      return { url: urlOf(key), key, title, status: null, isOpen: true, text };
    },
    async read(key) {
      const path = `/rest/api/3/issue/${key}?fields=status,summary`;
      return present(await call({ subject: `the issue ${key}`, path, reply: issueSchema }));
    },
    async search() {
      const jql = encodeURIComponent(`project = "${project}" AND created >= -1d ORDER BY created DESC`);
      const path = `/rest/api/3/search/jql?jql=${jql}&fields=status,summary,description&maxResults=${NEWEST}`;
      const reply = z.object({ issues: z.array(issueSchema) });
      return (await call({ subject, path, reply })).issues.map(present);
    },
    keyOf: keyIn,
  };
}

/** Text in the Atlassian Document Format: a paragraph for each line, with addresses as links and what is in backticks as code. */
const documentOf = (text: string) => ({
  type: 'doc',
  version: 1,
  content: text.split('\n').map((line) => ({
    type: 'paragraph',
    content: line
      .split(/(`[^`]+`|https?:\/\/\S+)/)
      .filter(Boolean)
      .map(nodeOf),
  })),
});

function nodeOf(part: string) {
  if (/^`.+`$/.test(part)) return { type: 'text', text: part.slice(1, -1), marks: [{ type: 'code' }] };
  const isLink = /^https?:\/\//.test(part);
  return { type: 'text', text: part, ...(isLink && { marks: [{ type: 'link', attrs: { href: part } }] }) };
}
