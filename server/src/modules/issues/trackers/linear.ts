import { z } from 'zod';
import { callerOf, type TrackerAccess } from './call-tracker.ts';
import { refusalOf } from './tracker-error.ts';
import { keyIn, type TrackedIssue, type Tracker } from './tracker.ts';

const FIELDS = 'identifier url title description state { name type }';
const NEWEST = 20;
const CLOSED = ['completed', 'canceled', 'duplicate'];

const issueSchema = z.object({
  identifier: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string().nullish(),
  state: z.object({ name: z.string(), type: z.string() }),
});
const teamsSchema = z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })) });
const word = z.string().default('');
const errorSchema = z.object({
  message: word,
  extensions: z.object({ code: word, type: word, userPresentableMessage: word }).optional(),
});
const refusalSchema = z.object({ errors: z.array(errorSchema).min(1) });

/** By Linear's words for what went wrong; the status of its answer says little. */
const STATUSES: [words: RegExp, status: number][] = [
  [/entity not found/i, 404],
  [/authentication/i, 401],
  [/forbidden|not accessible/i, 403],
  [/ratelimited/i, 429],
  [/input|user/i, 422],
];

/** https://linear.app/developers/graphql. @param team its key */
export function openLinear(access: TrackerAccess, team: string): Tracker {
  const call = callerOf(access, 'Linear', readRefusal);
  const ofTeam = `the team ${team}`;

  async function ask<Data>(subject: string, query: string, variables: object, data: z.ZodType<Data>) {
    const reply = z.object({ data });
    return (await call({ subject, path: '/graphql', body: { query, variables }, reply })).data;
  }

  async function findTeam() {
    const query = 'query($key: String!) { teams(filter: { key: { eq: $key } }) { nodes { id name } } }';
    const { teams } = await ask(ofTeam, query, { key: team }, z.object({ teams: teamsSchema }));
    const [found] = teams.nodes;
    if (!found) throw refusalOf({ name: 'Linear', subject: ofTeam, status: 404 });
    return found;
  }

  return {
    check: async () => (await findTeam()).name,
    async create(title, description) {
      const query = `mutation($input: IssueCreateInput!) { issueCreate(input: $input) { issue { ${FIELDS} } } }`;
      const input = { teamId: (await findTeam()).id, title, description };
      const data = z.object({ issueCreate: z.object({ issue: issueSchema }) });
      return present((await ask(ofTeam, query, { input }, data)).issueCreate.issue);
    },
    async read(key) {
      const query = `query($id: String!) { issue(id: $id) { ${FIELDS} } }`;
      return present(
        (await ask(`the issue ${key}`, query, { id: key }, z.object({ issue: issueSchema }))).issue,
      );
    },
    async search(text) {
      const query = `query($filter: IssueFilter!) { issues(filter: $filter, first: ${NEWEST}) { nodes { ${FIELDS} } } }`;
      const filter = { team: { key: { eq: team } }, description: { contains: text } };
      const data = z.object({ issues: z.object({ nodes: z.array(issueSchema) }) });
      return (await ask(ofTeam, query, { filter }, data)).issues.nodes.map(present);
    },
    keyOf: keyIn,
  };
}

function present({
  identifier: key,
  url,
  title,
  state,
  description,
}: z.output<typeof issueSchema>): TrackedIssue {
  const isOpen = !CLOSED.includes(state.type);
  return { url, key, title, status: state.name, isOpen, text: description ?? '' };
}

function readRefusal(body: unknown) {
  const [error] = refusalSchema.safeParse(body).data?.errors ?? [];
  if (!error) return undefined;
  const { message, extensions: { code = '', type = '', userPresentableMessage = '' } = {} } = error;
  const found = STATUSES.find(([words]) =>
    words.test(/entity not found/i.exec(message)?.[0] ?? `${code} ${type}`),
  );
  return { text: userPresentableMessage || message, status: found?.[1] ?? 500 };
}
