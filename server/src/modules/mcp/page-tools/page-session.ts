import type { LiveEvent, LiveEventOf, LiveRequest } from 'shared/contract';
import { MASK, readStep, secretTextOf, typedTextOf } from 'shared/step-language';
import { proposalsFor } from './proposals-for.ts';
import { Refusal } from './refusal.ts';

/** A live browser, wherever it is. */
export interface LiveBrowser {
  send(request: Extract<LiveRequest, { type: 'run' | 'stop' | 'restart' | 'stay' }>): void;
  /** The page as it is, or a part of it as a step names it, a line for each thing. @throws Refusal */
  read(part?: string): Promise<string[]>;
  /** The first listener also gets what has happened before. */
  subscribe(listener: (event: LiveEvent) => void): void;
  /** Resolves with a sentence when the browser is gone; never rejects. */
  lost: Promise<string>;
  close(): Promise<void>;
}

/** What came of a sentence. */
export interface RanSentence {
  sentence: string;
  hasPassed: boolean;
  /** Sentences. */
  result: string;
  /** What could be written instead, the best first. */
  proposals: string[];
  /** It failed because nothing on the page has its name. */
  isNameMissing: boolean;
  /** What it types as it is into a field for passwords and the like; null: nothing. */
  secret: string | null;
}

/** A page that stays open between the calls of an agent. All throw a Refusal, also where the browser is gone. */
export type PageSession = ReturnType<typeof createPageSession>;

interface Beginning {
  url: string;
  /** The module that signs in; absent: none. */
  login?: { id: number; title: string } | undefined;
}

type Draft = Extract<LiveRequest, { type: 'run' }>['steps'][number];

const LOAD_TIMEOUT_MS = 30_000;

/** The page that a live browser opens at an address. */
export function createPageSession(browser: LiveBrowser, { url, login }: Beginning) {
  const listeners = new Set<(event: LiveEvent) => void>();
  let isLoading = true;
  let runs = 0;
  browser.subscribe((event) => {
    // A new window shows an empty page before it opens the address.
    if (event.type === 'page') isLoading = event.isLoading || event.url === 'about:blank';
    for (const listener of listeners) listener(event);
  });
  const lost = browser.lost.then((why) => {
    throw new Refusal(`${why} Call open_page again.`);
  });
  lost.catch(() => undefined);

  /** The first event for which there is a value. */
  function next<Value>(valueOf: (event: LiveEvent) => Value | undefined): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<Value>();
    const listener = (event: LiveEvent) => {
      const value = valueOf(event);
      if (value !== undefined) resolve(value);
    };
    listeners.add(listener);
    return Promise.race([promise, lost]).finally(() => listeners.delete(listener));
  }

  async function loaded(): Promise<void> {
    if (!isLoading) return;
    const { promise: late, resolve } = Promise.withResolvers<true>();
    const timer = setTimeout(() => resolve(true), LOAD_TIMEOUT_MS);
    const ready = next((event) => (event.type === 'page' && !isLoading ? true : undefined));
    await Promise.race([ready, late]).finally(() => clearTimeout(timer));
  }

  /** Runs steps where the page stands. @param onStep called with what came of each that has ended, and whether its text must not be shown */
  async function runSteps(
    steps: Draft[],
    onStep: (event: LiveEventOf<'step-finished'>, isSecret: boolean) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    await loaded();
    const run = ++runs;
    let isSecret = false;
    const finished = next((event): LiveEventOf<'run-finished'> | undefined => {
      if (!('run' in event) || event.run !== run) return undefined;
      if (event.type === 'action') isSecret = event.action.description.includes(MASK);
      if (event.type === 'step-finished') {
        onStep(event, isSecret);
        isSecret = false;
      }
      return event.type === 'run-finished' ? event : undefined;
    });
    const stop = () => browser.send({ type: 'stop' });
    signal?.addEventListener('abort', stop, { once: true });
    browser.send({ type: 'run', run, starting_url: null, steps, file: null });
    const { status, error } = await finished.finally(() => signal?.removeEventListener('abort', stop));
    if (status === 'error') throw new Refusal(error ?? 'The browser broke off.');
  }

  async function begin(): Promise<void> {
    if (!login) return loaded();
    const { id, title } = login;
    const step = {
      ...draftOf(''),
      type: 'module' as const,
      test_blueprint_module_id: id,
      is_login_step: true,
    };
    const failed: string[] = [];
    await runSteps([step], ({ isSuccessful, result, index }) => {
      if (!isSuccessful) failed.push(`The sign-in by "${title}" fails at its step ${index + 1}: ${result}`);
    });
    const [why] = failed;
    if (why !== undefined) throw new Refusal(why);
  }

  return {
    /** The page as it is, or a part of it as a step names it, a line for each thing. */
    async read(part?: string): Promise<string[]> {
      await loaded();
      browser.send({ type: 'stay' });
      return Promise.race([browser.read(part), lost]);
    },
    /**
     * Carries sentences out until one fails.
     * @param onStep called with the number of sentences that have ended
     */
    async run(
      sentences: string[],
      signal: AbortSignal,
      onStep: (count: number) => void,
    ): Promise<RanSentence[]> {
      const ran: RanSentence[] = [];
      const steps = sentences.map((action) => ({ ...draftOf(action), type: readStep(action).type ?? 'act' }));
      await runSteps(
        steps,
        (event, isSecret) => {
          ran.push(ranSentence(sentences[event.index] ?? '', event, isSecret));
          onStep(ran.length);
        },
        signal,
      );
      return ran;
    },
    /** Signs in where the page has just been opened, if there is a login module. */
    begin,
    /** A new window at the beginning, without what the site has stored. */
    async restart(): Promise<void> {
      const restarted = next((event) => (event.type === 'restarted' ? true : undefined));
      isLoading = true;
      browser.send({ type: 'restart', starting_url: url });
      await restarted;
      await begin();
    },
    close: browser.close,
  };
}

const draftOf = (action: string): Draft => ({ type: 'act', action, use_vision: false, is_disabled: false });

function ranSentence(sentence: string, event: LiveEventOf<'step-finished'>, isSecret: boolean): RanSentence {
  const { isSuccessful: hasPassed, result, missingName } = event;
  const proposals = hasPassed ? [] : proposalsFor(sentence, event);
  const { command } = readStep(sentence);
  const secret = command && (isSecret && hasPassed ? typedTextOf(command) : secretTextOf(command));
  return { sentence, hasPassed, result, proposals, isNameMissing: missingName !== undefined, secret };
}
