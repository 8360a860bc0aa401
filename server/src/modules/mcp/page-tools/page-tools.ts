import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { referenceText } from 'shared/step-language/reference';
import { z } from 'zod';
import { agentTool } from './agent-tool.ts';
import { changesBetween, MAX_LENGTH, pageAnswer, runAnswer } from './answers.ts';
import type { PageSession } from './page-session.ts';
import { describeReadings, describeUnclear, type ReadSentence } from './read-sentence.ts';
import { Refusal } from './refusal.ts';

const LANGUAGE = 'steplight://language';
export const INSTRUCTIONS = `Writes and runs browser tests as sentences, such as Click "Buy" or The page shows "Thanks". Read ${LANGUAGE} for all forms.
Open a page, read it, run one sentence or a few, look at what came of them, and go on. Expectations are asserted as the story says them: where the page says otherwise the sentence fails, and that is the result. Save the test when it does what it should.`;

const upTo = (count: number) =>
  z
    .array(z.string().min(1).max(STEP_TEXT_MAX_LENGTH))
    .min(1)
    .max(count)
    .describe('Sentences of the step language, in their order');
const MAX_READ = 200;
/** What is run or saved. */
export const sentencesSchema = upTo(60);

/** The page that is open, and what was carried out on it. */
interface OpenPage {
  session: PageSession;
  url: string;
  /** As it was read last. */
  lines: string[];
  /** Sentences that have passed since the beginning. */
  passed: Set<string>;
}

/** How sentences are understood where the page is, or where none is open. */
export type ReadSentences = (sentences: string[]) => Promise<ReadSentence[]> | ReadSentence[];

/** Adds the resource with all forms of the language. */
export function addLanguage(server: McpServer): void {
  const config = {
    title: 'The step language',
    description: 'All forms of sentences with examples',
    mimeType: 'text/plain',
  };
  server.registerResource('language', LANGUAGE, config, () => ({
    contents: [{ uri: LANGUAGE, mimeType: 'text/plain', text: referenceText() }],
  }));
}

/** The tools of an agent about its page, of which one is open at a time. */
export function createPageTools(read: ReadSentences) {
  let page: OpenPage | null = null;
  let isClosed = false;
  let previous: Promise<unknown> = Promise.resolve();

  /** Calls that an agent makes at once are carried out one after the other. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = previous.then(work);
    previous = result.catch(() => undefined);
    return result;
  }

  function current(): OpenPage {
    if (!page) throw new Refusal('No page is open. Call open_page first.');
    return page;
  }

  async function closePage(): Promise<void> {
    const open = page;
    page = null;
    await open?.session.close();
  }

  /** @throws Refusal */
  async function openPage(url: string, openSession: () => Promise<PageSession>): Promise<string> {
    await closePage();
    const session = await openSession();
    try {
      await session.begin();
      const lines = await session.read();
      if (isClosed) throw new Refusal('The agent has left.');
      page = { session, url, lines, passed: new Set() };
      return pageAnswer(lines);
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  async function requireClear(all: string[], outcome: string): Promise<void> {
    const unclear = describeUnclear(all, await read(all));
    if (unclear !== null) throw new Refusal(`${outcome}\n${unclear}`);
  }

  return {
    /** At the end. */
    async close() {
      isClosed = true;
      await closePage();
    },
    /** Opens a page, and closes the one before it. @returns the answer. @throws Refusal */
    open: (...opening: Parameters<typeof openPage>) => inOrder(() => openPage(...opening)),
    /** The address of the page that is open, where these sentences may be saved as a test of it. @throws Refusal */
    async requireSavable(all: string[], isUntriedAllowed = false): Promise<string> {
      const { url, passed } = current();
      await requireClear(all, 'Nothing was saved.');
      const untried = all.filter((sentence) => !passed.has(sentence));
      if (untried.length > 0 && !isUntriedAllowed)
        throw new Refusal(
          `Nothing was saved: these steps have not passed since the page was opened.\n${untried.join('\n')}`,
        );
      return url;
    },
    readPage: agentTool({
      name: 'read_page',
      description: 'Reads the page again: a line for each thing, with its kind, name, value and states.',
      input: {
        part: z
          .string()
          .min(1)
          .max(STEP_TEXT_MAX_LENGTH)
          .optional()
          .describe('e.g. the dialog, the table "Orders"'),
        from_line: z.int().min(1).optional(),
        only_changes: z.boolean().optional().describe('Only what is different since it was read last'),
      },
      isReadOnly: true,
      answer: ({ part, from_line: from, only_changes: isOnlyChanges }) =>
        inOrder(async () => {
          const open = current();
          if (part !== undefined) return pageAnswer(await open.session.read(part), from);
          const before = open.lines;
          open.lines = await open.session.read();
          return isOnlyChanges ? changesBetween(before, open.lines) : pageAnswer(open.lines, from);
        }),
    }),
    runSteps: agentTool({
      name: 'run_steps',
      description:
        'Carries sentences out where the page stands, until one fails: result, reason, what could be written instead, and what is different on the page.',
      input: { sentences: sentencesSchema },
      answer: ({ sentences: all }, { signal, progress }) =>
        inOrder(async () => {
          const open = current();
          await requireClear(all, 'Nothing was run.');
          const ran = await open.session.run(all, signal, (done) => progress(done, all.length));
          for (const { sentence, hasPassed } of ran) if (hasPassed) open.passed.add(sentence);
          const before = open.lines;
          open.lines = await open.session.read();
          return runAnswer(all, ran, before, open.lines);
        }),
    }),
    restart: agentTool({
      name: 'restart',
      description: 'Begins again at the address that was opened, in a fresh browser window.',
      input: {},
      answer: () =>
        inOrder(async () => {
          const open = current();
          open.passed.clear();
          await open.session.restart();
          open.lines = await open.session.read();
          return pageAnswer(open.lines);
        }),
    }),
    checkSteps: agentTool({
      name: 'check_steps',
      description: 'How sentences are understood, without a browser.',
      input: { sentences: upTo(MAX_READ) },
      isReadOnly: true,
      answer: async ({ sentences: all }) => describeReadings(all, await read(all)).slice(0, MAX_LENGTH),
    }),
  };
}

export type PageTools = ReturnType<typeof createPageTools>;
