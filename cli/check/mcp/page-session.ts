import type { GivenValue, LiveHost } from 'runner';
import type { LiveEvent, LiveEventOf } from 'shared/contract';
import { readStep } from 'shared/step-language';
import { proposalsFor } from '../checker.ts';
import type { LocalRunner } from '../local-runner.ts';

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
}

/** A page that stays open between the calls of an agent. */
export interface PageSession {
  /** The page as it is, a line for each thing. @throws Error with a sentence */
  read(): Promise<string[]>;
  /**
   * Carries sentences out until one fails.
   * @param onStep called with the number of sentences that have ended
   * @throws Error with a sentence where the run broke off
   */
  run(sentences: string[], signal: AbortSignal, onStep: (count: number) => void): Promise<RanSentence[]>;
  /** A new window at the beginning, without what the site has stored. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const LOAD_TIMEOUT_MS = 30_000;

/** Opens an address. @throws Error with a sentence */
export async function openPageSession(
  { runner, reason }: LocalRunner,
  { url, values }: { url: string; values: GivenValue[] },
): Promise<PageSession> {
  const ending = new AbortController();
  const listeners = new Set<(event: LiveEvent) => void>();
  let isLoading = true;
  const host: LiveHost = {
    send(event) {
      // A new window shows an empty page before it opens the address.
      if (event.type === 'page') isLoading = event.isLoading || event.url === 'about:blank';
      for (const listener of listeners) listener(event);
    },
    sendFrame: () => undefined,
    sendScreenshot: () => undefined,
    // Only what a person types while recording is stored.
    storeSecret: () => Promise.reject(new Error('Nothing is recorded here.')),
    openFile: () => Promise.resolve(null),
  };
  const session = await runner
    .openLive({ startingUrl: url, values, host, signal: ending.signal })
    .catch((error: unknown) => {
      throw new Error(`The browser could not be opened. ${reason() || (error as Error).message}`.trim());
    });
  const lost = session.lost.then((why) => {
    throw new Error(why);
  });
  lost.catch(() => undefined);
  let runs = 0;

  /** The first event for which there is a value. */
  function next<Value>(valueOf: (event: LiveEvent) => Value | undefined): Promise<Value> {
    const { promise, resolve } = Promise.withResolvers<Value>();
    const listener = (event: LiveEvent) => {
      const value = valueOf(event);
      if (value === undefined) return;
      listeners.delete(listener);
      resolve(value);
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

  return {
    async read() {
      await loaded();
      const answer = await session.answer({ kind: 'text' });
      if ('message' in answer && !('kind' in answer)) throw new Error(answer.message);
      return 'lines' in answer ? answer.lines : [];
    },
    async run(sentences, signal, onStep) {
      await loaded();
      const run = ++runs;
      const ran: RanSentence[] = [];
      const finished = next((event): LiveEventOf<'run-finished'> | undefined => {
        if (!('run' in event) || event.run !== run) return undefined;
        if (event.type === 'step-finished') {
          ran.push(ranSentence(sentences[event.index] ?? '', event));
          onStep(ran.length);
        }
        return event.type === 'run-finished' ? event : undefined;
      });
      const stop = () => session.handle({ type: 'stop' });
      signal.addEventListener('abort', stop, { once: true });
      const steps = sentences.map((action, index) => ({
        type: readStep(action).type ?? ('act' as const),
        action,
        useVision: false,
        place: { step: index + 1, module: null },
      }));
      session.run(run, { steps, startingUrl: null, attachment: undefined, handlers: [] });
      const { status, error } = await finished.finally(() => signal.removeEventListener('abort', stop));
      if (status === 'error') throw new Error(error ?? 'The browser broke off.');
      return ran;
    },
    async restart() {
      const restarted = next((event) => (event.type === 'restarted' ? true : undefined));
      isLoading = true;
      session.handle({ type: 'restart', starting_url: url });
      await restarted;
      await loaded();
    },
    async close() {
      ending.abort(new Error('closed'));
      await session.close();
    },
  };
}

function ranSentence(sentence: string, event: LiveEventOf<'step-finished'>): RanSentence {
  const { isSuccessful: hasPassed, result, missingName } = event;
  const proposals = hasPassed ? [] : proposalsFor(sentence, event);
  return { sentence, hasPassed, result, proposals, isNameMissing: missingName !== undefined };
}
