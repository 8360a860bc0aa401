import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { printCommand, readStep } from 'shared/step-language';
import { referenceText } from 'shared/step-language/reference';
import { z } from 'zod';
import { agentTool } from './agent-tool.ts';
import { changesBetween, MAX_LENGTH, pageAnswer, runAnswer } from './answers.ts';
import type { PageSession } from './page-session.ts';
import { describeReadings, describeUnclear, type ReadSentence } from './read-sentence.ts';
import { Refusal } from './refusal.ts';
import { createTypedSecrets } from './typed-secrets.ts';

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
const sentencesSchema = upTo(60);

/** The page that is open, and what was carried out on it. */
interface OpenPage {
  session: PageSession;
  url: string;
  /** As it was read last. */
  lines: string[];
  /** Sentences that have passed since the beginning. */
  passed: Set<string>;
  /** Assertions that have failed since then. */
  contradicted: Set<string>;
}

/** What marks a test that was saved although not all of its sentences have passed. */
export const MARKS = ['not-tried', 'contradicted'];

/** What `save_test` of all agents takes. */
export const savingInput = {
  sentences: sentencesSchema,
  tags: z.array(z.string()).optional(),
  contradicted: z
    .boolean()
    .optional()
    .describe(
      `Also save assertions that have failed because the page contradicts them, with the tag ${MARKS[1]}`,
    ),
  not_tried: z
    .boolean()
    .optional()
    .describe(
      `Also save steps that were not carried out, and actions that have failed, with the tag ${MARKS[0]}`,
    ),
};

type Saving = Pick<z.output<z.ZodObject<typeof savingInput>>, 'sentences' | 'contradicted' | 'not_tried'>;

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
  const secrets = createTypedSecrets();

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
      page = { session, url, lines, passed: new Set(), contradicted: new Set() };
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
    /** The text of an answer without the passwords that the agent has typed as they are. */
    hide: secrets.hide,
    /**
     * The address of the page that is open, where these sentences may be saved as a test of it, and the tags that say why not all have passed, with
     * the lines that tell the agent so. @throws Refusal
     */
    async requireSavable({
      sentences: all,
      contradicted: isFailureAllowed,
      not_tried: isUntriedAllowed,
    }: Saving) {
      const { url, passed, contradicted } = current();
      await requireClear(all, 'Nothing was saved.');
      const left = all.filter((sentence) => !passed.has(sentence));
      const failed = left.filter((sentence) => contradicted.has(sentence));
      const untried = left.filter((sentence) => !contradicted.has(sentence));
      const list = (some: string[]) => some.map(secrets.shown).join('\n');
      if (untried.length > 0 && !isUntriedAllowed)
        throw new Refusal(
          `Nothing was saved: these steps have not passed since the page was opened.\n${list(untried)}`,
        );
      if (failed.length > 0 && !isFailureAllowed)
        throw new Refusal(
          `Nothing was saved: the page contradicts these. Say contradicted to save them: the test fails until the page is mended.\n${list(failed)}`,
        );
      const marks = [
        { words: 'Not tried', tag: MARKS[0], some: untried },
        { words: 'The page contradicts', tag: MARKS[1], some: failed },
      ].filter(({ some }) => some.length > 0);
      return {
        url,
        marks: marks.flatMap(({ tag = '' }) => tag),
        lines: marks.map(({ words, tag, some }) => `${words} (the test has the tag ${tag}):\n${list(some)}`),
      };
    },
    /**
     * The sentences with the names of variables in place of passwords; they count as carried out as those were.
     * @param store stores a password of the field with this label, and returns the name
     */
    async withoutSecrets(
      all: string[],
      store: (label: string, value: string) => Promise<string>,
    ): Promise<string[]> {
      const named: string[] = [];
      for (const sentence of all) {
        const secret = secrets.secretOf(sentence);
        const { command } = readStep(sentence);
        if (secret === null || (command?.kind !== 'type' && command?.kind !== 'set')) named.push(sentence);
        else {
          const text = `{{${await store(command.target?.name ?? '', secret)}}}`;
          named.push(
            printCommand(command.kind === 'type' ? { ...command, text } : { ...command, value: text }),
          );
          if (page?.passed.has(sentence)) page.passed.add(named.at(-1) ?? '');
        }
      }
      return named;
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
        'Carries sentences out where the page stands, until one fails: result, reason, what could be written instead, and what is different on the page. An expectation that fails changes nothing: go on with the sentences behind it in the next call.',
      input: { sentences: sentencesSchema },
      answer: ({ sentences: all }, { signal, progress }) =>
        inOrder(async () => {
          const open = current();
          await requireClear(all, 'Nothing was run.');
          const ran = await open.session.run(all, signal, (done) => progress(done, all.length));
          for (const { sentence, hasPassed } of ran)
            if (hasPassed) open.passed.add(sentence);
            else if (readStep(sentence).type === 'assert') open.contradicted.add(sentence);
          const before = open.lines;
          open.lines = await open.session.read();
          secrets.note(ran, [...before, ...open.lines]);
          return runAnswer(all, ran, { before, after: open.lines, shown: secrets.shown });
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
          open.contradicted.clear();
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
