import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { GivenValue } from 'runner';
import { webAddress } from 'runner/browser';
import { readStep } from 'shared/step-language';
import { z } from 'zod';
import { addTool, agentTool } from '../../../server/src/modules/mcp/page-tools/agent-tool.ts';
import {
  addLanguage,
  createPageTools,
  INSTRUCTIONS,
  savingInput,
} from '../../../server/src/modules/mcp/page-tools/page-tools.ts';
import { Refusal } from '../../../server/src/modules/mcp/page-tools/refusal.ts';
import { printTest } from '../../../server/src/modules/test-files/format/print-test.ts';
import { storeSecret } from '../../../server/src/modules/values/store-secret.ts';
import type { LocalRunner } from '../local-runner.ts';
import { readSentences } from '../read-sentences.ts';
import { openLocalPage } from './open-local-page.ts';

export interface McpOptions {
  local: LocalRunner;
  /** The values of `{{name}}`. */
  values: GivenValue[];
  /** Where tests are saved. */
  folder: string;
  version: string;
}

/** A server of the Model Context Protocol for one agent, with a browser of its own. Call `close` at the end. */
export function createLocalMcp({ local, values: given, folder, version }: McpOptions) {
  /** With the passwords that saved tests name. */
  const values = [...given];
  const server = new McpServer({ name: 'steplight', version }, { instructions: INSTRUCTIONS });
  const page = createPageTools((all) =>
    readSentences(
      all.map((action) => ({ action })),
      values,
    ),
  );

  async function nameOf(label: string, value: string): Promise<string> {
    const place = {
      names: () => Promise.resolve([]),
      add: (name: string, text: string) =>
        Promise.resolve(values.push({ name, value: text, isSecret: true }) > 0),
      replace: () => Promise.resolve(false),
      remove: () => Promise.resolve(),
    };
    return (await storeSecret(place, { label, value, incomplete: undefined, known: values })).name;
  }

  const openPage = agentTool({
    name: 'open_page',
    description: 'Opens an address in a fresh browser window, and reads the page. Closes the page before it.',
    input: { url: z.string().describe('e.g. http://localhost:3000/cart') },
    async answer({ url }) {
      const address = webAddress(url);
      if (address === null) throw new Refusal(`${url} is no address. Write one as http://localhost:3000.`);
      return page.open(address, () => openLocalPage(local, { url: address, values }));
    },
  });

  const saveTest = agentTool({
    name: 'save_test',
    description: `Writes a test as a file that "steplight check" runs. Each step must have passed since the page was opened, unless contradicted or not_tried says so. Passwords that steps type are not written: the steps name values instead.`,
    input: {
      path: z.string().describe('e.g. checkout/buy-a-lamp.steps.md'),
      title: z.string().min(1).max(200),
      ...savingInput,
      replace: z.boolean().optional().describe('Write over a file that is there'),
    },
    async answer({ path, title, tags = [], replace, ...saving }) {
      const { url, marks, lines } = await page.requireSavable(saving);
      const file = fileWithin(folder, path);
      if (existsSync(file) && !replace)
        throw new Refusal(`Nothing was saved: ${path} is there already. Say replace to write over it.`);
      await mkdir(dirname(file), { recursive: true });
      const named = await page.withoutSecrets(saving.sentences, nameOf);
      await writeFile(file, await testFile(title, url, named, [...tags, ...marks]));
      const changed = named.filter((sentence, index) => sentence !== saving.sentences[index]);
      return [
        `Saved ${named.length} steps as ${relative(folder, file)}.`,
        ...lines,
        ...changed.map(
          (sentence) =>
            `The password is not in the file; give it to steplight check as --secret: ${sentence}`,
        ),
      ].join('\n');
    },
  });

  addLanguage(server);
  const { readPage, runSteps, restart, checkSteps } = page;
  for (const tool of [openPage, readPage, runSteps, restart, checkSteps, saveTest])
    addTool(server, tool, page.hide);
  return {
    server,
    async close() {
      await server.close();
      await page.close();
    },
  };
}

/** @throws Refusal where the path leads out of the folder */
function fileWithin(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (!file.startsWith(resolve(folder) + sep)) throw new Refusal(`${path} is not in ${folder}.`);
  if (!file.endsWith('.steps.md')) throw new Refusal('The name of a test ends in .steps.md.');
  return file;
}

function testFile(title: string, url: string, all: string[], tags: string[]): Promise<string> {
  return printTest({
    id: null,
    type: 'integration',
    title,
    startingUrl: url,
    suiteName: null,
    tags,
    attachment: null,
    browser: {},
    handlers: [],
    steps: all.map((action) => ({
      type: readStep(action).type ?? 'act',
      action,
      module: null,
      useVision: false,
      isDisabled: false,
    })),
  });
}
