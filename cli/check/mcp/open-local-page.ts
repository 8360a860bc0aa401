import type { GivenValue, LiveHost } from 'runner';
import type { LiveEvent } from 'shared/contract';
import {
  createPageSession,
  type LiveBrowser,
  type PageSession,
} from '../../../server/src/modules/mcp/page-tools/page-session.ts';
import { Refusal } from '../../../server/src/modules/mcp/page-tools/refusal.ts';
import type { LocalRunner } from '../local-runner.ts';

/** Opens an address in a browser on this machine. @throws Refusal */
export async function openLocalPage(
  { runner, reason }: LocalRunner,
  { url, values }: { url: string; values: GivenValue[] },
): Promise<PageSession> {
  const ending = new AbortController();
  const early: LiveEvent[] = [];
  let listener: (event: LiveEvent) => void = (event) => early.push(event);
  const host: LiveHost = {
    send: (event) => listener(event),
    sendFrame: () => undefined,
    sendScreenshot: () => undefined,
    // Only what a person types while recording is stored.
    storeSecret: () => Promise.reject(new Error('Nothing is recorded here.')),
    openFile: () => Promise.resolve(null),
  };
  const session = await runner
    .openLive({ startingUrl: url, values, host, signal: ending.signal })
    .catch((error: unknown) => {
      throw new Refusal(`The browser could not be opened. ${reason() || (error as Error).message}`.trim());
    });

  const browser: LiveBrowser = {
    send(request) {
      if (request.type === 'stay') return;
      if (request.type !== 'run') return session.handle(request);
      const steps = request.steps.map(({ type, action }, index) => ({
        type: type === 'assert' ? type : ('act' as const),
        action,
        useVision: false,
        place: { step: index + 1, module: null },
      }));
      session.run(request.run, { steps, startingUrl: null, attachment: undefined, handlers: [], values });
    },
    async read(part) {
      const answer = await session.answer({ kind: 'text', part });
      if ('message' in answer && !('kind' in answer)) throw new Refusal(answer.message);
      return 'lines' in answer ? answer.lines : [];
    },
    subscribe(given) {
      listener = given;
      for (const event of early.splice(0)) given(event);
    },
    lost: session.lost,
    async close() {
      ending.abort(new Error('closed'));
      await session.close();
    },
  };
  return createPageSession(browser, { url });
}
