import { liveSessionBodySchema, type BodyOf } from 'shared/contract';
import { maskedText } from 'shared/step-language';
import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import type { PageTools } from '../page-tools/page-tools.ts';
import { Refusal } from '../page-tools/refusal.ts';
import type { OpenedPage } from './opened-page.ts';
import { findSuite, type ToolContext } from './tool-context.ts';
import type { LiveCaller, LiveSessionsService } from '../../live-sessions/live-sessions-service.ts';
import { createPageSession, type PageSession } from '../page-tools/page-session.ts';

interface Beginning extends OpenedPage {
  url: string;
  loginId: number | null;
  /** What the test does until now, in lines. */
  steps: string[];
}

/** @param onOpened where the page is that is open from now on */
export function openPageTool(context: ToolContext, page: PageTools, onOpened: (opened: OpenedPage) => void) {
  const { services, caller, token } = context;
  const { blueprints, dataTables, liveSessions } = services;

  async function ofTest(id: number, environment: string | undefined): Promise<Beginning> {
    const { companyId } = caller();
    const test = await blueprints.get(companyId, id);
    if (test.type !== 'integration' || !test.starting_url)
      throw new Refusal(`"${test.title}" is a module. Open a test, or an address.`);
    const suiteId = test.test_blueprint_category_id;
    const suite = (await services.suites.list(companyId)).find((one) => one.id === suiteId);
    const table = await dataTables.get(companyId, id);
    const titles = new Map((await modulesOf(companyId, test.test_steps)).map((one) => [one.id, one.title]));
    const steps = test.test_steps.map(
      ({ step_number: number, action, test_blueprint_module_id: module, is_disabled: isDisabled }) =>
        `${number}. ${module === null ? maskedText(action) : `module "${titles.get(module) ?? ''}"`}${isDisabled ? ' (disabled)' : ''}`,
    );
    return {
      test: { id, version: test.version, tags: test.tags, hasModules: titles.size > 0 },
      suiteId,
      environment,
      columns: table?.columns.map(({ name }) => name) ?? [],
      url: test.starting_url,
      loginId: suite?.login_module_blueprint_id ?? null,
      steps: [`The steps of "${test.title}":`, ...steps, ''],
    };
  }

  async function modulesOf(companyId: number, steps: { test_blueprint_module_id: number | null }[]) {
    const ids = new Set(steps.flatMap(({ test_blueprint_module_id: id }) => id ?? []));
    return ids.size === 0 ? [] : (await blueprints.list(companyId)).filter(({ id }) => ids.has(id));
  }

  async function ofAddress(url: string, given: { suite?: string; environment?: string }): Promise<Beginning> {
    const suite = given.suite === undefined ? undefined : await findSuite(context, given.suite);
    return {
      test: null,
      suiteId: suite?.id ?? null,
      environment: given.environment,
      columns: [],
      url,
      loginId: suite?.login_module_blueprint_id ?? null,
      steps: [],
    };
  }

  return agentTool({
    name: 'open_page',
    description:
      'Opens an address, or the beginning of a test, in a fresh browser window of the server, signs in where the suite has a login module, and reads the page. Closes the page before it.',
    input: {
      url: z.string().optional().describe('e.g. https://shop.example/cart; with an environment also /cart'),
      test_id: z.int().min(1).optional().describe('A test of find_tests, instead of an address'),
      environment: z
        .string()
        .optional()
        .describe('The name of the environment whose base URL and values apply'),
      suite: z.string().optional().describe('With an address: the suite whose login module signs in'),
    },
    async answer({ url, test_id: testId, environment, suite }) {
      if ((url === undefined) === (testId === undefined)) throw new Refusal('Name either url or test_id.');
      const { companyId, userId, role } = caller();
      const { loginId, steps, ...beginning } = await (url === undefined
        ? ofTest(testId ?? 0, environment)
        : ofAddress(url, { suite, environment }));
      const { data: body, error } = liveSessionBodySchema.safeParse({
        starting_url: beginning.url,
        ...(environment !== undefined && { environment }),
        ...(testId !== undefined && { blueprint_id: testId }),
      });
      if (!body) throw new Refusal(error.issues.map(({ message }) => message).join(' '));
      const login =
        loginId === null
          ? undefined
          : { id: loginId, title: (await blueprints.get(companyId, loginId)).title };
      const live = { companyId, userId, role, token };
      const opened = await page.open(beginning.url, () =>
        openLivePage(liveSessions, { caller: live, body, login }),
      );
      onOpened(beginning);
      return [...steps, opened].join('\n');
    },
  });
}

interface Opening {
  caller: LiveCaller;
  body: BodyOf<'POST /live'>;
  /** The module that signs in; absent: none. */
  login: { id: number; title: string } | undefined;
}

/** Opens a page in a live browser of a worker. @throws what `POST /live` throws */
async function openLivePage(
  liveSessions: Pick<LiveSessionsService, 'use'>,
  { caller, body, login }: Opening,
): Promise<PageSession> {
  const { send, subscribe, lost, close } = await liveSessions.use(caller, body);
  let questions = 0;

  async function read(part?: string): Promise<string[]> {
    const request = ++questions;
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const unsubscribe = subscribe((event) => {
      if (!('request' in event) || event.request !== request) return;
      if (event.type === 'refused') reject(new Refusal(event.message));
      else resolve(event.answer.kind === 'text' ? event.answer.lines : []);
    });
    send({ type: 'query', request, query: { kind: 'text', part } });
    return promise.finally(unsubscribe);
  }

  return createPageSession({ send, read, subscribe, lost, close }, { url: body.starting_url, login });
}
