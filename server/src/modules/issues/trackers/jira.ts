import { z } from 'zod';
import { callerOf, type TrackerAccess } from './call-tracker.ts';
import { keyIn, keySchema, lineSchema, type TrackedIssue, type Tracker } from './tracker.ts';

const NEWEST = 20;

const typesSchema = z.object({
  issueTypes: z.array(z.object({ id: z.string(), name: z.string(), subtask: z.boolean() })),
});

/** Jira Cloud: https://developer.atlassian.com/cloud/jira/platform/rest/v3/. The project is its key. */
export function openJira(access: TrackerAccess): Tracker {
  const { site, project, email, token } = access;
  const call = callerOf(access, 'Jira', `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`);
  const api = '/rest/api/3';
  const subject = `the project ${project}`;
  const urlOf = (key: string) => `${site}/browse/${key}`;

  const issueSchema = z
    .object({
      key: keySchema,
      fields: z.object({
        summary: lineSchema,
        status: z.object({ name: lineSchema, statusCategory: z.object({ key: z.string() }) }),
        description: z.unknown().optional(),
      }),
    })
    .transform(({ key, fields: { summary: title, status, description } }): TrackedIssue => {
      const isOpen = status.statusCategory.key !== 'done';
      const text = JSON.stringify(description) ?? '';
      return { url: urlOf(key), key, title, status: status.name, isOpen, text };
    });

  /** Projects name their types themselves: a bug if they have one, else whatever comes first. */
  async function findType(): Promise<string | undefined> {
    const { issueTypes } = await call(subject, `${api}/issue/createmeta/${project}/issuetypes`, typesSchema);
    const types = issueTypes.filter(({ subtask }) => !subtask);
    return (types.find(({ name }) => name === 'Bug') ?? types[0])?.id;
  }

  return {
    async check() {
      await findType();
      return (await call(subject, `${api}/project/${project}`, z.object({ name: lineSchema }))).name;
    },
    async create(title, text) {
      const issuetype = { id: await findType() };
      const fields = { project: { key: project }, issuetype, summary: title, description: documentOf(text) };
      const { key } = await call(subject, `${api}/issue`, z.object({ key: keySchema }), { fields });
      return { url: urlOf(key), key, title, status: null, isOpen: true, text };
    },
    read: (key) => call(`the issue ${key}`, `${api}/issue/${key}?fields=status,summary`, issueSchema),
    async search() {
      const jql = encodeURIComponent(`project = "${project}" AND created >= -1d ORDER BY created DESC`);
      const path = `${api}/search/jql?jql=${jql}&fields=status,summary,description&maxResults=${NEWEST}`;
      return (await call(subject, path, z.object({ issues: z.array(issueSchema) }))).issues;
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
