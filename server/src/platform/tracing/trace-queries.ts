import type pg from 'pg';
import type { Tracing } from './tracing.ts';

type Ask = (...given: unknown[]) => unknown;
type Answer = (error: unknown, ...rest: unknown[]) => void;

/** A span for each statement that belongs to a trace: its text, never its values. */
export function traceQueries(client: pg.ClientBase, tracing: Tracing): void {
  const ask = client.query.bind(client) as Ask;
  client.query = ((...given: unknown[]) => {
    if (tracing.traceparent() === undefined) return ask(...given);
    const text = textOf(given[0]);
    const span = tracing.begin({
      name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    });
    if (!span) return ask(...given);
    const end = (error?: unknown) => {
      if (error) span.fail();
      span.end();
    };
    const answer = given.at(-1);
    if (typeof answer === 'function')
      return ask(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error);
        (answer as Answer)(error, ...rest);
      });
    const result = ask(...given);
    Promise.resolve(result).then(() => end(), end);
    return result;
  }) as typeof client.query;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
