import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent, LiveEventOf } from 'shared/contract';
import type { RunnerAttachment } from '../../types.ts';
import type { LiveHost } from '../types.ts';

/** Stands in for the server of a live session, and keeps what the session sends. */
export interface TestHost {
  host: LiveHost;
  events: LiveEvent[];
  frames: { frame: number; jpeg: Buffer }[];
  screenshots: Map<number, Buffer>;
  /** The texts that were stored as secrets, by their names. */
  secrets: Map<string, string>;
  /** What `openFile` opens, by `s3_key`. */
  files: Map<string, RunnerAttachment>;
  /** The first event of the type after the one that was returned last; waits for it. */
  next<Type extends LiveEvent['type']>(
    type: Type,
    fits?: (event: LiveEventOf<Type>) => boolean,
  ): Promise<LiveEventOf<Type>>;
  /** The next frame. */
  nextFrame(): Promise<Buffer>;
}

const EVENT_TIMEOUT_MS = 120_000;
/** Longer than a page needs to show a text elsewhere, and its title to be read. */
const STORE_MS = 300;

export function createTestHost(): TestHost {
  const events: LiveEvent[] = [];
  const frames: TestHost['frames'] = [];
  const screenshots: TestHost['screenshots'] = new Map();
  const secrets: TestHost['secrets'] = new Map();
  const files: TestHost['files'] = new Map();
  /** Where the last event of a type was that `next` returned. */
  const returned = new Map<LiveEvent['type'], number>();
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());

  /** Waits until `find` finds something; called after each event. */
  async function until<T>(find: () => T | undefined, what: () => string): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const inspect = () => {
      const found = find();
      if (found !== undefined) resolve(found);
    };
    const timer = setTimeout(() => reject(new Error(what())), EVENT_TIMEOUT_MS);
    listeners.add(inspect);
    inspect();
    return promise.finally(() => {
      listeners.delete(inspect);
      clearTimeout(timer);
    });
  }

  const host: LiveHost = {
    send(event) {
      events.push(event);
      announce();
    },
    sendFrame(frame, jpeg) {
      frames.push({ frame, jpeg });
      announce();
    },
    sendScreenshot: (number, jpeg) => void screenshots.set(number, jpeg),
    async storeSecret(label, text, replaced) {
      await sleep(STORE_MS);
      if (replaced !== null) secrets.delete(replaced);
      const equal = [...secrets].find(([, known]) => known === text)?.[0];
      const base = label.toLowerCase().replace(/\W+/gu, '_') || 'secret';
      const free = [base, ...Array.from({ length: 50 }, (_, index) => `${base}_${index + 2}`)];
      const name = equal ?? free.find((one) => !secrets.has(one)) ?? base;
      secrets.set(name, text);
      return { name, environment: null };
    },
    openFile: ({ s3_key }) => Promise.resolve(files.get(s3_key) ?? null),
  };

  return {
    host,
    events,
    frames,
    screenshots,
    secrets,
    files,
    next: (type, fits = () => true) =>
      until(
        () => {
          const start = (returned.get(type) ?? -1) + 1;
          const index = events.findIndex(
            (event, at) => at >= start && event.type === type && fits(event as LiveEventOf<typeof type>),
          );
          if (index === -1) return undefined;
          returned.set(type, index);
          return events[index] as LiveEventOf<typeof type>;
        },
        () => `There was no event "${type}" among ${JSON.stringify(events.slice(-20))}`,
      ),
    nextFrame() {
      const { length } = frames;
      return until(
        () => frames[length]?.jpeg,
        () => 'There was no frame.',
      );
    },
  };
}
