import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { GivenValue } from 'runner';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { readStep } from 'shared/step-language';
import { referenceText } from 'shared/step-language/reference';
import { z } from 'zod';
import { printTest } from '../../../server/src/modules/test-files/format/print-test.ts';
import { webAddress } from 'runner/browser';
import type { LocalRunner } from '../local-runner.ts';
import { readSentences } from '../read-sentences.ts';
import { pageAnswer, runAnswer } from './answers.ts';
import { openPageSession, type PageSession } from './page-session.ts';

export interface McpOptions {
  local: LocalRunner;
  /** The values of `{{name}}`. */
  values: GivenValue[];
  /** Where tests are saved. */
  folder: string;
  version: string;
}

const LANGUAGE = 'steplight://language';
const INSTRUCTIONS = `Writes and runs browser tests as sentences, such as Click "Buy" or The page shows "Thanks". Read ${LANGUAGE} for all forms.
Open a page, read it, run one sentence or a few, look at what came of them, and go on. Expectations are asserted as the story says them: where the page says otherwise the sentence fails, and that is the result. Save the test when it does what it should.`;

const sentences = z
  .array(z.string().min(1).max(STEP_TEXT_MAX_LENGTH))
  .min(1)
  .max(60)
  .describe('Sentences of the step language, in their order');

const text = (answer: string, isError = false) => ({
  content: [{ type: 'text' as const, text: answer }],
  ...(isError && { isError }),
});

/** The page that is open, and what was carried out on it. */
interface OpenPage {
  session: PageSession;
  url: string;
  /** As it was read last. */
  lines: string[];
  /** Sentences that have passed since the beginning. */
  passed: Set<string>;
}

/** A server of the Model Context Protocol for one agent, with a browser of its own. Call `close` at the end. */
export function createLocalMcp({ local, values, folder, version }: McpOptions) {
  const server = new McpServer({ name: 'steplight', version }, { instructions: INSTRUCTIONS });
  let page: OpenPage | null = null;

  const current = (): OpenPage => {
    if (!page) throw new Error('No page is open. Call open_page first.');
    return page;
  };

  server.registerResource(
    'language',
    LANGUAGE,
    {
      title: 'The step language',
      description: 'All forms of sentences with examples',
      mimeType: 'text/plain',
    },
    () => ({ contents: [{ uri: LANGUAGE, mimeType: 'text/plain', text: referenceText() }] }),
  );

  server.registerTool(
    'open_page',
    {
      description:
        'Opens an address in a fresh browser window, and reads the page. Closes the page before it.',
      inputSchema: { url: z.string().describe('e.g. http://localhost:3000/cart') },
    },
    async ({ url }) => {
      const address = webAddress(url);
      if (address === null) throw new Error(`${url} is no address. Write one as http://localhost:3000.`);
      await page?.session.close();
      page = null;
      const session = await openPageSession(local, { url: address, values });
      page = { session, url: address, lines: await session.read(), passed: new Set() };
      return text(pageAnswer(page.lines));
    },
  );

  server.registerTool(
    'read_page',
    {
      description: 'Reads the page again: a line for each thing, with its kind, name, value and states.',
      inputSchema: { from_line: z.int().min(1).optional() },
      annotations: { readOnlyHint: true },
    },
    async ({ from_line: from }) => {
      const open = current();
      open.lines = await open.session.read();
      return text(pageAnswer(open.lines, from));
    },
  );

  server.registerTool(
    'run_steps',
    {
      description:
        'Carries sentences out where the page stands, until one fails: result, reason, what could be written instead, and what is different on the page.',
      inputSchema: { sentences },
    },
    async ({ sentences: all }, { signal, sendNotification, _meta }) => {
      const open = current();
      const unclear = describeUnclear(all, values);
      if (unclear !== null) return text(`Nothing was run.\n${unclear}`, true);
      const token = _meta?.progressToken;
      const onStep = (progress: number) => {
        if (token === undefined) return;
        const params = { progressToken: token, progress, total: all.length };
        void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
      };
      const ran = await open.session.run(all, signal, onStep);
      for (const { sentence, hasPassed } of ran) if (hasPassed) open.passed.add(sentence);
      const before = open.lines;
      open.lines = await open.session.read();
      return text(runAnswer(all, ran, before, open.lines));
    },
  );

  server.registerTool(
    'restart',
    { description: 'Begins again at the address that was opened, in a fresh browser window.' },
    async () => {
      const open = current();
      await open.session.restart();
      open.passed.clear();
      open.lines = await open.session.read();
      return text(pageAnswer(open.lines));
    },
  );

  server.registerTool(
    'check_steps',
    {
      description: 'How sentences are understood, without a browser.',
      inputSchema: { sentences },
      annotations: { readOnlyHint: true },
    },
    ({ sentences: all }) =>
      text(
        readingsOf(all, values)
          .map(({ words }) => words)
          .join('\n'),
      ),
  );

  server.registerTool(
    'save_test',
    {
      description: `Writes a test as a file that "steplight check" runs. Each step must have passed since the page was opened, unless not_tried says so.`,
      inputSchema: {
        path: z.string().describe('e.g. checkout/buy-a-lamp.steps.md'),
        title: z.string().min(1).max(200),
        sentences,
        tags: z.array(z.string()).optional(),
        not_tried: z
          .boolean()
          .optional()
          .describe('Also save steps that were not carried out or have failed'),
        replace: z.boolean().optional().describe('Write over a file that is there'),
      },
    },
    async ({ path, title, sentences: all, tags = [], not_tried: isUntriedAllowed, replace }) => {
      const { url, passed } = current();
      const unclear = describeUnclear(all, values);
      if (unclear !== null) return text(`Nothing was saved.\n${unclear}`, true);
      const untried = all.filter((sentence) => !passed.has(sentence));
      if (untried.length > 0 && !isUntriedAllowed)
        return text(
          `Nothing was saved: these steps have not passed since the page was opened.\n${untried.join('\n')}`,
          true,
        );
      const file = fileWithin(folder, path);
      if (existsSync(file) && !replace)
        return text(`Nothing was saved: ${path} is there already. Say replace to write over it.`, true);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await testFile(title, url, all, tags));
      return text(`Saved ${all.length} steps as ${relative(folder, file)}.`);
    },
  );

  return {
    server,
    async close() {
      await server.close();
      await page?.session.close();
    },
  };
}

/** @throws Error where the path leads out of the folder */
function fileWithin(folder: string, path: string): string {
  const file = resolve(folder, path);
  if (!file.startsWith(resolve(folder) + sep)) throw new Error(`${path} is not in ${folder}.`);
  if (!file.endsWith('.steps.md')) throw new Error('The name of a test ends in .steps.md.');
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

/** What is wrong with sentences that cannot be run; null: all can. */
function describeUnclear(all: string[], values: GivenValue[]): string | null {
  const unclear = readingsOf(all, values).filter(({ isRunnable }) => !isRunnable);
  return unclear.length === 0 ? null : unclear.map(({ words }) => words).join('\n');
}

function readingsOf(all: string[], values: GivenValue[]): { isRunnable: boolean; words: string }[] {
  const read = readSentences(
    all.map((action) => ({ action })),
    values,
  );
  return read.map(({ isRunnable, type, sentence, problem, proposals }, index) => {
    const action = all[index] ?? '';
    const offers = proposals.filter((offer) => !problem?.includes(offer));
    const lines = isRunnable
      ? [`understood as ${type === 'assert' ? 'an assertion' : 'an action'}: ${sentence ?? action}`]
      : [`unclear: ${action}`, `   ${problem}`, ...offers.map((offer) => `   You can write: ${offer}`)];
    return { isRunnable, words: `${index + 1}. ${lines.join('\n')}` };
  });
}
