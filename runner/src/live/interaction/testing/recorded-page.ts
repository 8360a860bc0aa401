import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { LiveEvent, LiveInput, LiveQuestion, LiveRequest, Point } from 'shared/contract';
import type { Command } from 'shared/step-language';
import { executeSentence } from '../../../actions/testing/execute-sentence.ts';
import type { RunContext } from '../../../core/run-context.ts';
import { poll } from '../../../core/poll.ts';
import { openSentencePage, type SentencePage } from '../../../testing/sentence-page.ts';
import { createInteraction } from '../interaction.ts';

type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';
type Answer = Extract<LiveRequest, { type: 'answer' }>['answer'];

/** The inputs of a person, by CSS selectors of what is shown. */
export interface Hands {
  /** `times`: at once, however long the page takes for each. */
  click(
    selector: string,
    options?: { button?: 'left' | 'right'; modifiers?: Modifier[]; times?: number },
  ): Promise<void>;
  /** Without a move before. */
  clickAt(point: Point, options?: { frame?: number }): Promise<void>;
  /** A frame arrives. @returns its number, when what it shows under the pointer is known */
  seeFrame(): Promise<number>;
  doubleClick(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  drag(from: string, to: string | Point): Promise<void>;
  wheel(selector: string, dy: number): Promise<void>;
  /** One character after the other. */
  type(text: string): Promise<void>;
  /** Pasted, or composed by an input method. */
  paste(text: string): Promise<void>;
  press(key: string, ...modifiers: Modifier[]): Promise<void>;
  /** Waits until an element is shown. */
  shown(selector: string): Promise<void>;
  /** Waits until the page has opened a file chooser. */
  chooserOpened(): Promise<void>;
  /** Answers the next question. */
  answer(answer: Answer): void;
  /** A command of the toolbar, or the answer to a dialog. */
  perform(command: Command): Promise<void>;
  setRecording(isOn: boolean): Promise<void>;
}

/** A page that is recorded, in a browser of its own. */
export interface RecordedPage {
  run: RunContext;
  hands: Hands;
  events: LiveEvent[];
  questions: LiveQuestion[];
  /** Where it takes place; null: in no environment. */
  session: { environment: string | null };
  /** The texts that were stored as secrets, by their names. */
  secrets: Map<string, string>;
  /** Shows another page, and begins to record. */
  open(html: string): Promise<void>;
  /** Ends the recording. @returns the recorded sentences */
  finish(): Promise<string[]>;
  /** Why something was not recorded. */
  problems(): string[];
  /** Executes the sentences on a fresh page. */
  replay(html: string, sentences: string[]): Promise<void>;
  /** Waits until an expression is true on the page. */
  expect(expression: string): Promise<void>;
  /** Waits until an event of the type was sent. */
  next(type: LiveEvent['type']): Promise<void>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 60_000;

export async function openRecordedPage(): Promise<RecordedPage> {
  const sentences: SentencePage = await openSentencePage('');
  const folder = await mkdtemp(join(tmpdir(), 'steplight-live-'));
  const path = join(folder, 'file');
  await writeFile(path, 'lamp,42');
  const run: RunContext = { ...sentences.run, attachment: { path, fileName: 'lamps.csv' } };
  let choosers = 0;
  sentences.page.on('filechooser', () => choosers++);
  const events: LiveEvent[] = [];
  const questions: LiveQuestion[] = [];
  const secrets = new Map<string, string>();
  const session: RecordedPage['session'] = { environment: null };
  let answers: Answer[] = [];
  const interaction = createInteraction({
    run: () => run,
    send: (event) => void events.push(event),
    ask(question) {
      questions.push(question);
      return Promise.resolve(answers.shift() ?? null);
    },
    storeSecret(label, text, replaced) {
      if (replaced !== null) secrets.delete(replaced);
      const name = label.toLowerCase();
      secrets.set(name, text);
      run.values.addSecret(name, text);
      return Promise.resolve({ name, environment: session.environment });
    },
    openFile: () => Promise.resolve(null),
    newestFrame: () => frames,
  });
  let frames = 0;

  const send = (...inputs: LiveInput[]) => Promise.all(inputs.map((input) => interaction.input(input)));

  function find(selector: string): Locator {
    const [outer = '', inner] = selector.split(' >>> ');
    const page = run.window.page();
    return inner ? page.frameLocator(outer).locator(inner).first() : page.locator(outer).first();
  }

  async function pointOf(selector: string): Promise<Point> {
    const box = await find(selector).boundingBox();
    assert.ok(box, `${selector} is not shown.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async function clickAt(
    point: Point,
    {
      count = 1,
      button = 'left',
      modifiers = [],
      frame,
    }: { count?: number; button?: 'left' | 'right'; modifiers?: Modifier[]; frame?: number } = {},
  ): Promise<void> {
    const seen = frame === undefined ? {} : { frame };
    await send({ kind: 'down', point, button, count, modifiers, ...seen }, { kind: 'up', point, button });
  }

  const hands: Hands = {
    async click(selector, { times = 1, ...options } = {}) {
      const point = await pointOf(selector);
      await send({ kind: 'move', point });
      await Promise.all(Array.from({ length: times }, () => clickAt(point, options)));
    },
    clickAt,
    async seeFrame() {
      frames++;
      await interaction.frameSent();
      return frames;
    },
    async doubleClick(selector) {
      const point = await pointOf(selector);
      await Promise.all([clickAt(point), clickAt(point, { count: 2 })]);
    },
    async hover(selector) {
      await send({ kind: 'move', point: await pointOf(selector) });
      // A pointer that rests: what follows does not replace the move.
      await idle();
    },
    async drag(from, to) {
      const start = await pointOf(from);
      const end = typeof to === 'string' ? await pointOf(to) : { x: start.x + to.x, y: start.y + to.y };
      await send({ kind: 'down', point: start, button: 'left', count: 1, modifiers: [] });
      for (const share of [0.2, 0.6, 1]) {
        await send({ kind: 'move', point: between(start, end, share) });
        await idle();
      }
      await send({ kind: 'up', point: end, button: 'left' });
    },
    async wheel(selector, dy) {
      await send({ kind: 'wheel', point: await pointOf(selector), dx: 0, dy });
    },
    async type(text) {
      for (const character of text) await send({ kind: 'text', text: character });
    },
    async paste(text) {
      await send({ kind: 'text', text });
    },
    async press(key, ...modifiers) {
      await send({ kind: 'key', key, modifiers });
    },
    shown: (selector) => find(selector).waitFor(),
    async chooserOpened() {
      const isOpen = () => Promise.resolve(choosers > 0 || null);
      assert.ok(await poll(run, isOpen, TIMEOUT_MS), 'No file chooser was opened.');
    },
    answer: (answer) => void answers.push(answer),
    perform: (command) => interaction.perform(command),
    setRecording: (isOn) => interaction.setRecording(isOn),
  };

  /** Resolves when all moves have been dispatched. */
  async function idle(): Promise<void> {
    // A key without an effect waits for them; it replaces none that has begun.
    await new Promise((resolve) => setImmediate(resolve));
    await send({ kind: 'key', key: 'Shift', modifiers: [] });
  }

  async function show(html: string): Promise<void> {
    for (const page of run.window.pages().slice(1)) await page.close();
    await run.window.page().goto('about:blank');
    await run.window.page().setContent(html);
  }

  return {
    run,
    hands,
    events,
    questions,
    session,
    secrets,
    async open(html) {
      await interaction.setRecording(false);
      await show(html);
      events.length = 0;
      questions.length = 0;
      answers = [];
      choosers = 0;
      await interaction.setRecording(true);
    },
    async finish() {
      await interaction.setRecording(false);
      const steps: string[] = [];
      for (const event of events)
        if (event.type === 'recorded')
          steps.splice(
            steps.length - event.replaces,
            event.replaces,
            ...event.steps.map(({ action }) => action),
          );
      return steps;
    },
    problems: () => events.flatMap((event) => (event.type === 'not-recorded' ? [event.message] : [])),
    async replay(html, steps) {
      await show(html);
      for (const step of steps) await executeSentence(run, step);
    },
    async expect(expression) {
      const isTrue = async () => (await run.window.page().evaluate(`!!(${expression})`)) || null;
      assert.ok(await poll(run, isTrue, TIMEOUT_MS), `not so afterwards: ${expression}`);
    },
    async next(type) {
      const isThere = () => Promise.resolve(events.some((event) => event.type === type) || null);
      assert.ok(await poll(run, isThere, TIMEOUT_MS), `There was no event "${type}".`);
    },
    async close() {
      await sentences.close();
      await rm(folder, { recursive: true });
    },
  };
}

function between(start: Point, end: Point, share: number): Point {
  return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
}
