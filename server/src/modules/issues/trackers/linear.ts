import { z } from 'zod';
import { callerOf, TrackerError, type SaidError, type TrackerAccess } from './call-tracker.ts';
import { addressSchema, keyIn, keySchema, lineSchema, type TrackedIssue, type Tracker } from './tracker.ts';

const FIELDS = 'identifier url title description state { name type }';
const NEWEST = 20;
const CLOSED = ['completed', 'canceled', 'duplicate'];

const issueSchema = z
  .object({
    identifier: keySchema,
    url: addressSchema,
    title: lineSchema,
    description: z.string().nullish(),
    state: z.object({ name: lineSchema, type: z.string() }),
  })
  .transform(({ identifier: key, url, title, state, description }): TrackedIssue => {
    const isOpen = !CLOSED.includes(state.type);
    return { url, key, title, status: state.name, isOpen, text: description ?? '' };
  });
const teamsSchema = z.object({ nodes: z.array(z.object({ id: z.string(), name: lineSchema })) });

/** By Linear's words for what went wrong; the status of its answer says little. */
const STATUSES: [words: RegExp, status: number][] = [
  [/authentication/i, 401],
  [/forbidden|not accessible/i, 403],
  [/ratelimited/i, 429],
  [/input|user/i, 422],
];

/** https://linear.app/developers/graphql. The project is the key of a team. */
export function openLinear(access: TrackerAccess): Tracker {
  const { project: team, token } = access;
  const call = callerOf(access, 'Linear', token, statusOf);
  const ofTeam = `the team ${team}`;

  const ask = async <Data>(subject: string, query: string, variables: object, data: z.ZodType<Data>) =>
    (await call(subject, '/graphql', z.object({ data }), { query, variables })).data;

  async function findTeam() {
    const query = 'query($key: String!) { teams(filter: { key: { eq: $key } }) { nodes { id name } } }';
    const { teams } = await ask(ofTeam, query, { key: team }, z.object({ teams: teamsSchema }));
    const [found] = teams.nodes;
    if (!found)
      throw new TrackerError(`Linear does not find ${ofTeam}, or these credentials may not see it.`);
    return found;
  }

  return {
    check: async () => (await findTeam()).name,
    async create(title, description) {
      const query = `mutation($input: IssueCreateInput!) { issueCreate(input: $input) { issue { ${FIELDS} } } }`;
      const input = { teamId: (await findTeam()).id, title, description };
      const data = z.object({ issueCreate: z.object({ issue: issueSchema }) });
      return (await ask(ofTeam, query, { input }, data)).issueCreate.issue;
    },
    async read(key) {
      const query = `query($id: String!) { issue(id: $id) { ${FIELDS} } }`;
      return (await ask(`the issue ${key}`, query, { id: key }, z.object({ issue: issueSchema }))).issue;
    },
    async search(text) {
      const query = `query($filter: IssueFilter!) { issues(filter: $filter, first: ${NEWEST}) { nodes { ${FIELDS} } } }`;
      const filter = { team: { key: { eq: team } }, description: { contains: text } };
      const data = z.object({ issues: z.object({ nodes: z.array(issueSchema) }) });
      return (await ask(ofTeam, query, { filter }, data)).issues.nodes;
    },
    keyOf: keyIn,
  };
}

function statusOf({ message, extensions: { code, type } }: SaidError): number {
  if (/entity not found/i.test(message)) return 404;
  return STATUSES.find(([words]) => words.test(`${code} ${type}`))?.[1] ?? 500;
}
