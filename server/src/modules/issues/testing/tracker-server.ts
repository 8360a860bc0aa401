import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { openGate } from 'stand-ins/gate.ts';

/** How requests are answered, in place of what was asked for. `lost`: issues are created, and the connection is closed. */
export type Outage = 'lost' | { status: number; body?: object; headers?: Record<string, string> };

interface StoredIssue {
  number: number;
  title: string;
  text: unknown;
  isOpen: boolean;
}

interface Request {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the product sends
  body: any;
}

/** Answers as the published APIs of GitHub (`/repos`), Jira Cloud (`/rest/api/3`) and Linear (`/graphql`), as far as the product calls them. */
export async function startTrackerServer() {
  const tracker = {
    host: '',
    site: '',
    issues: [] as StoredIssue[],
    requests: [] as Request[],
    /** Until it is undefined again. */
    outage: undefined as Outage | undefined,
    /** Awaited before an issue that was created is answered. */
    meanwhile: undefined as (() => Promise<unknown>) | undefined,
    created: () => tracker.requests.filter(isCreation).length,
  };
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = request;
    const sent = await text(request);
    const asked = { method, path, headers, body: sent === '' ? undefined : JSON.parse(sent) };
    tracker.requests.push(asked);
    const { outage } = tracker;
    if (typeof outage === 'object') {
      response.writeHead(outage.status, outage.headers).end(JSON.stringify(outage.body ?? {}));
      return;
    }
    // `acme/old` is what the repository was called before.
    if (path.startsWith('/repos/acme/old')) {
      response.writeHead(301, { location: path.replace('/acme/old', '/acme/shop') }).end('{}');
      return;
    }
    const reply = answer(asked);
    if (isCreation(asked)) await tracker.meanwhile?.();
    if (outage === 'lost' && isCreation(asked)) response.destroy();
    else response.writeHead(reply ? 200 : 404).end(JSON.stringify(reply ?? { message: 'Not Found' }));
  }

  function add(title: string, text: unknown): StoredIssue {
    const issue = { number: tracker.issues.length + 1, title, text, isOpen: true };
    tracker.issues.push(issue);
    return issue;
  }

  const find = (number: string | undefined) =>
    tracker.issues.find((issue) => issue.number === Number(number));
  const newestFirst = () => tracker.issues.toReversed();

  function answer({ method, path, body }: Request): unknown {
    if (path === '/graphql') return { data: ofLinear(body.query, body.variables) };
    const [, github] = /^\/repos\/acme\/shop(.*)$/.exec(path) ?? [];
    if (github !== undefined) return ofGithub(method, github, body);
    return ofJira(method, path, body);
  }

  function ofGithub(method: string, path: string, body: { title: string; body: string }): unknown {
    const show = (issue: StoredIssue | undefined) =>
      issue && {
        html_url: `${tracker.site}/acme/shop/issues/${issue.number}`,
        number: issue.number,
        title: issue.title,
        state: issue.isOpen ? 'open' : 'closed',
        body: issue.text,
      };
    if (path === '') return { full_name: 'acme/shop' };
    if (method === 'POST') return show(add(body.title, body.body));
    if (path.startsWith('/issues?')) return newestFirst().map(show);
    return show(find(path.split('/').at(-1)));
  }

  function ofJira(method: string, path: string, body: { fields: { summary: string; description: object } }) {
    const show = (issue: StoredIssue | undefined) =>
      issue && {
        key: `SHOP-${issue.number}`,
        fields: {
          summary: issue.title,
          status: issue.isOpen
            ? { name: 'In Progress', statusCategory: { key: 'indeterminate' } }
            : { name: 'Fixed', statusCategory: { key: 'done' } },
          ...(!/fields=status,summary(?!,)/.test(path) && { description: issue.text }),
        },
      };
    if (path.endsWith('/project/SHOP')) return { name: 'The shop' };
    if (path.endsWith('/createmeta/SHOP/issuetypes'))
      return {
        issueTypes: [issueType('1', 'Sub-task', true), issueType('2', 'Task'), issueType('3', 'Bug')],
      };
    if (method === 'POST') return { key: show(add(body.fields.summary, body.fields.description))?.key };
    if (path.includes('/search/jql?')) return { issues: newestFirst().map(show) };
    return show(find(/\/issue\/SHOP-(\d+)/.exec(path)?.[1]));
  }

  function ofLinear(query: string, { key, id, input }: Variables): unknown {
    const show = (issue: StoredIssue | undefined) =>
      issue && {
        identifier: `ENG-${issue.number}`,
        url: `${tracker.site}/acme/issue/ENG-${issue.number}/title`,
        title: issue.title,
        description: issue.text,
        state: issue.isOpen ? { name: 'Todo', type: 'unstarted' } : { name: 'Done', type: 'completed' },
      };
    if (query.includes('issueCreate'))
      return { issueCreate: { issue: show(add(input?.title ?? '', input?.description)) } };
    if (query.includes('teams('))
      return { teams: { nodes: key === 'ENG' ? [{ id: 't1', name: 'Engineers' }] : [] } };
    if (query.includes('issues(')) return { issues: { nodes: newestFirst().map(show) } };
    return { issue: show(find(/\d+$/.exec(id ?? '')?.[0])) };
  }

  const gate = await openGate(server);
  tracker.host = `127.0.0.1:${gate.port}`;
  tracker.site = `http://${tracker.host}`;
  return tracker;
}

interface Variables {
  key?: string;
  id?: string;
  input?: { title: string; description: string };
}

const issueType = (id: string, name: string, subtask = false) => ({ id, name, subtask });

const isCreation = ({ method, path, body }: Request) =>
  method === 'POST' && (path === '/graphql' ? body.query.includes('issueCreate') : /\/issues?$/.test(path));
