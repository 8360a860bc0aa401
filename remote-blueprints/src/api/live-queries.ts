import type { LiveAnswer, LiveAnswerTo, LiveEvent, LiveQuery, LiveRequest } from 'shared/contract';

type Kind = LiveQuery['kind'];
type QueryOf<Asked extends Kind> = Extract<LiveQuery, { kind: Asked }>;

/** Asks something about the live page. Rejects with the server's sentence if there is no answer, or when the session is over. */
export type AskLivePage = <Asked extends Kind>(query: QueryOf<Asked>) => Promise<LiveAnswerTo<Asked>>;

interface Waiting {
  resolve: (answer: LiveAnswer) => void;
  reject: (reason: Error) => void;
}

/** Numbers the queries of a connection and hands out their answers. */
export function createLiveQueries(send: (request: LiveRequest) => void) {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  const ask: AskLivePage = (query) =>
    new Promise((resolve, reject) => {
      asked += 1;
      // An answer is of the kind of its query.
      waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject });
      send({ type: 'query', request: asked, query });
    });

  const take = (request: number | null): Waiting | undefined => {
    if (request === null) return undefined;
    const query = waiting.get(request);
    waiting.delete(request);
    return query;
  };

  return {
    ask,
    /** Resolves or rejects the query that an event belongs to. Other events do nothing. */
    receive(event: LiveEvent): void {
      if (event.type === 'answer') take(event.request)?.resolve(event.answer);
      if (event.type === 'refused') take(event.request)?.reject(new Error(event.message));
    },
    /** Their answers would never come. */
    rejectAll(reason: string): void {
      for (const query of waiting.values()) query.reject(new Error(reason));
      waiting.clear();
    },
  };
}
