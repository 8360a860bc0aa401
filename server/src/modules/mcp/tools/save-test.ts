import { blueprintCreateSchema, blueprintUpdateSchema } from 'shared/contract';
import { printCommand, readStep, secretTextOf } from 'shared/step-language';
import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import { sentencesSchema, type PageTools } from '../page-tools/page-tools.ts';
import { Refusal } from '../page-tools/refusal.ts';
import type { OpenedPage } from './opened-page.ts';
import { findSuite, type ToolContext } from './tool-context.ts';

/** @param opened where the page is that is open */
export function saveTestTool(context: ToolContext, page: PageTools, opened: () => OpenedPage | null) {
  const { services, caller } = context;
  const { blueprints, environments, values } = services;

  /** The sentence with the names of variables in place of passwords, which are stored as secrets. */
  async function withoutSecrets(sentence: string): Promise<string> {
    const { command } = readStep(sentence);
    const value = command && secretTextOf(command);
    if (!value || (command.kind !== 'type' && command.kind !== 'set')) return sentence;
    const { companyId } = caller();
    const environment = opened()?.environment;
    const chosen = environment === undefined ? undefined : await environments.choose(companyId, environment);
    const label = command.target?.name ?? '';
    const inEnvironment = chosen && (await environments.forRun(companyId, chosen.id));
    const known = await values.forRun(companyId, null, null, inEnvironment?.values);
    const typed = { label, value, incomplete: undefined, known };
    const { name } = await (chosen
      ? environments.storeSecret(companyId, chosen.id, typed)
      : values.storeSecret(companyId, typed));
    const text = `{{${name}}}`;
    return printCommand(command.kind === 'type' ? { ...command, text } : { ...command, value: text });
  }

  return agentTool({
    name: 'save_test',
    description:
      'Stores a test of the page that is open. Each step must have passed since it was opened, unless not_tried says so. Passwords that steps type are stored as secret variables, and the steps name these.',
    input: {
      title: z.string().describe('What it tests, e.g. Buy a lamp'),
      sentences: sentencesSchema,
      suite: z.string().optional().describe('The name of its suite; absent: that of the page, if any'),
      tags: z.array(z.string()).optional(),
      replace: z.boolean().optional().describe('Replaces the steps of the test that the page was opened for'),
      not_tried: z.boolean().optional().describe('Also save steps that were not carried out or have failed'),
    },
    async answer({
      title,
      sentences,
      suite,
      tags,
      replace: isReplacing = false,
      not_tried: isUntriedAllowed,
    }) {
      const url = await page.requireSavable(sentences, isUntriedAllowed);
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
      const body = (all: string[]) => ({
        title,
        type: 'integration' as const,
        starting_url: url,
        test_blueprint_category_id: suiteId,
        ...(tags && { tags }),
        steps: all.map((action, index) => ({
          step_number: index + 1,
          type: readStep(action).type ?? ('act' as const),
          action,
        })),
      });
      parsed(blueprintCreateSchema, body(sentences));
      const named: string[] = [];
      for (const sentence of sentences) named.push(await withoutSecrets(sentence));
      const saved =
        isReplacing && test
          ? await blueprints.update(
              companyId,
              test.id,
              parsed(blueprintUpdateSchema, { ...body(named), version: test.version }),
              userId,
            )
          : await blueprints.create(companyId, parsed(blueprintCreateSchema, body(named)), userId);
      if (test && isReplacing) test.version = saved.version;
      const changed = named.filter((sentence, index) => sentence !== sentences[index]);
      return [
        `Saved ${named.length} steps as test ${saved.id}, "${saved.title}".`,
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
