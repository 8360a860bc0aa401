import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { hasRole } from 'shared/constants';
import type { EndpointKey } from 'shared/contract';
import { AppError, forbidden, forbiddenForKey } from '../../platform/http/app-error.ts';
import { requiredRoles } from '../../platform/http/required-roles.ts';
import { addTool, type AgentTool } from './page-tools/agent-tool.ts';
import { addLanguage, createPageTools, INSTRUCTIONS } from './page-tools/page-tools.ts';
import { Refusal } from './page-tools/refusal.ts';
import { findTestsTool } from './tools/find-tests.ts';
import { getRunTool } from './tools/get-run.ts';
import { openPageTool } from './tools/open-page.ts';
import { readOnPage, type OpenedPage } from './tools/opened-page.ts';
import { runTestsTool } from './tools/run-tests.ts';
import { saveTestTool } from './tools/save-test.ts';
import type { ToolContext } from './tools/tool-context.ts';

const FAILED = 'Something went wrong on our side. Please try again.';

/** A server of the Model Context Protocol for one agent, which may do what the API lets its caller do. Call `close` at the end. */
export function createAgentServer(context: ToolContext) {
  const { caller, log } = context;
  const server = new McpServer({ name: 'steplight', version: '1' }, { instructions: INSTRUCTIONS });
  let opened: OpenedPage | null = null;
  const page = createPageTools((sentences) => readOnPage(context, opened, sentences));

  /** Each tool with the call of the API that does the same. */
  const tools: [tool: AgentTool, endpoint: EndpointKey][] = [
    [openPageTool(context, page, (place) => (opened = place)), 'POST /live'],
    [page.readPage, 'POST /live'],
    [page.runSteps, 'POST /live'],
    [page.restart, 'POST /live'],
    [page.checkSteps, 'POST /readings'],
    [saveTestTool(context, page, () => opened), 'POST /test_blueprint/create'],
    [findTestsTool(context), 'GET /test_blueprint/list'],
    [runTestsTool(context), 'POST /test_group_run/trigger_run'],
    [getRunTool(context), 'GET /test_group_run/:id'],
  ];
  addLanguage(server);
  for (const [tool, endpoint] of tools)
    addTool(server, tool, page.hide, async (input, call) => {
      requireRole(endpoint);
      try {
        return await tool.answer(input, call);
      } catch (error) {
        if (error instanceof Refusal || error instanceof AppError) throw error;
        if (!call.signal.aborted) log.error({ err: error, tool: tool.name }, 'A tool of an agent failed');
        throw new Refusal(FAILED);
      }
    });

  /** @throws an AppError that says which role is needed */
  function requireRole(endpoint: EndpointKey): void {
    const { role, userId } = caller();
    const needed = requiredRoles[endpoint] ?? 'owner';
    if (!hasRole(role, needed)) throw userId === null ? forbiddenForKey() : forbidden(needed);
  }

  return {
    server,
    async close() {
      await server.close();
      await page.close();
    },
  };
}
