import type { BodyOf } from 'shared/contract';
import type { LiveCaller, LiveSessionsService } from '../live-sessions/live-sessions-service.ts';
import { createPageSession, type PageSession } from './page-tools/page-session.ts';
import { Refusal } from './page-tools/refusal.ts';

interface Opening {
  caller: LiveCaller;
  body: BodyOf<'POST /live'>;
  /** The module that signs in; absent: none. */
  login: { id: number; title: string } | undefined;
}

/** Opens a page in a live browser of a worker. @throws what `POST /live` throws */
export async function openLivePage(
  liveSessions: Pick<LiveSessionsService, 'use'>,
  { caller, body, login }: Opening,
): Promise<PageSession> {
  const { send, subscribe, lost, close } = await liveSessions.use(caller, body);
  let questions = 0;

  async function read(part?: string): Promise<string[]> {
    const request = ++questions;
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    const unsubscribe = subscribe((event) => {
      if (!('request' in event) || event.request !== request) return;
      if (event.type === 'refused') reject(new Refusal(event.message));
      else resolve(event.answer.kind === 'text' ? event.answer.lines : []);
    });
    send({ type: 'query', request, query: { kind: 'text', part } });
    return promise.finally(unsubscribe);
  }

  return createPageSession({ send, read, subscribe, lost, close }, { url: body.starting_url, login });
}
