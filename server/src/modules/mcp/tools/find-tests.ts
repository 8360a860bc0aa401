import { RUN_STATUSES } from 'shared/constants';
import type { SentBlueprintListItem } from 'shared/contract';
import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import { linesAnswer } from '../page-tools/answers.ts';
import { findSuite, type ToolContext } from './tool-context.ts';

export function findTestsTool(context: ToolContext) {
  const { services, caller } = context;
  return agentTool({
    name: 'find_tests',
    description: 'The tests of the company, newest first: id, title, suite, tags and last result.',
    input: {
      text: z.string().optional().describe('A part of the title'),
      suite: z.string().optional().describe('The name of a suite'),
      status: z.enum(RUN_STATUSES).optional().describe('The last result'),
      tags: z.array(z.string()).optional().describe('All of these'),
      from_line: z.int().min(1).optional(),
    },
    isReadOnly: true,
    async answer({ text = '', suite, status, tags = [], from_line: from }) {
      const suiteId = suite === undefined ? undefined : (await findSuite(context, suite)).id;
      const tests = (await services.blueprints.list(caller().companyId)).filter(
        (test) =>
          test.type === 'integration' &&
          test.title.toLowerCase().includes(text.toLowerCase()) &&
          (suiteId === undefined || test.test_blueprint_category_id === suiteId) &&
          (status === undefined || test.last_status === status) &&
          tags.every((tag) => test.tags.includes(tag.toLowerCase())),
      );
      if (tests.length === 0) return 'No tests.';
      return linesAnswer(tests.map(lineOf), from, 'find_tests');
    },
  });
}

function lineOf(test: SentBlueprintListItem): string {
  const { id, title, tags, last_status: status, last_run_id: run, last_run: at, quarantine } = test;
  const { test_blueprint_category_name: suite, step_count: steps } = test;
  return [
    `${id}: "${title}"`,
    ...(suite === null ? [] : [`suite "${suite}"`]),
    ...(tags.length === 0 ? [] : [`tags ${tags.join(' ')}`]),
    `${steps} steps`,
    status === null ? 'not run yet' : `${status} at ${at} (test run ${run})`,
    ...(quarantine ? ['in quarantine'] : []),
  ].join(', ');
}
