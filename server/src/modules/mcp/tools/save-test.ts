import { blueprintCreateSchema, blueprintUpdateSchema } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import { MARKS, savingInput, type PageTools } from '../page-tools/page-tools.ts';
import { Refusal } from '../page-tools/refusal.ts';
import type { OpenedPage } from './opened-page.ts';
import { findSuite, type ToolContext } from './tool-context.ts';

/** @param opened where the page is that is open */
export function saveTestTool(context: ToolContext, page: PageTools, opened: () => OpenedPage | null) {
  const { services, caller } = context;
  const { blueprints, environments, values } = services;

  /** Stores a password where the page of the agent has its values. @returns its name */
  async function storeSecret(label: string, value: string): Promise<string> {
    const { companyId } = caller();
    const environment = opened()?.environment;
    const chosen = environment === undefined ? undefined : await environments.choose(companyId, environment);
    const inEnvironment = chosen && (await environments.forRun(companyId, chosen.id));
    const known = await values.forRun(companyId, null, null, inEnvironment?.values);
    const typed = { label, value, incomplete: undefined, known };
    const { name } = await (chosen
      ? environments.storeSecret(companyId, chosen.id, typed)
      : values.storeSecret(companyId, typed));
    return name;
  }

  return agentTool({
    name: 'save_test',
    description:
      'Stores a test of the page that is open. Each step must have passed since it was opened, unless contradicted or not_tried says so. Passwords that steps type are stored as secret variables, and the steps name these.',
    input: {
      title: z.string().describe('What it tests, e.g. Buy a lamp'),
      ...savingInput,
      suite: z.string().optional().describe('The name of its suite; absent: that of the page, if any'),
      replace: z.boolean().optional().describe('Replaces the steps of the test that the page was opened for'),
    },
    async answer({ title, suite, tags, replace: isReplacing = false, ...saving }) {
      const { sentences } = saving;
      const { url, marks, lines } = await page.requireSavable(saving);
      const { companyId, userId } = caller();
      const place = opened();
      const { test = null } = place ?? {};
      if (isReplacing && !test)
        throw new Refusal(
          'Nothing was saved: the page was opened for no test. Call open_page with its test_id.',
        );
      if (isReplacing && test?.hasModules)
        throw new Refusal('Nothing was saved: the test uses modules. Change it in the dashboard.');
      const suiteId = suite === undefined ? (place?.suiteId ?? null) : (await findSuite(context, suite)).id;
      const kept = isReplacing && test ? test.tags.filter((tag) => !MARKS.includes(tag)) : [];
      const body = (all: string[]) => ({
        title,
        type: 'integration' as const,
        starting_url: url,
        test_blueprint_category_id: suiteId,
        tags: [...(tags ?? kept), ...marks],
        steps: all.map((action, index) => ({
          step_number: index + 1,
          type: readStep(action).type ?? ('act' as const),
          action,
        })),
      });
      parsed(blueprintCreateSchema, body(sentences));
      const named = await page.withoutSecrets(sentences, storeSecret);
      const saved =
        isReplacing && test
          ? await blueprints.update(
              companyId,
              test.id,
              parsed(blueprintUpdateSchema, { ...body(named), version: test.version }),
              userId,
            )
          : await blueprints.create(companyId, parsed(blueprintCreateSchema, body(named)), userId);
      if (test && isReplacing) Object.assign(test, { version: saved.version, tags: saved.tags });
      const changed = named.filter((sentence, index) => sentence !== sentences[index]);
      return [
        `Saved ${named.length} steps as test ${saved.id}, "${saved.title}".`,
        ...lines,
        ...changed.map((sentence) => `The password is a secret variable now: ${sentence}`),
      ].join('\n');
    },
  });
}

/** @throws Refusal with what is wrong */
function parsed<Schema extends z.ZodType>(schema: Schema, body: z.input<Schema>): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (error) throw new Refusal(`Nothing was saved. ${error.issues.map(({ message }) => message).join(' ')}`);
  return data;
}
