import type { TestContext } from 'node:test';
import type pg from 'pg';

type Ask = (...given: unknown[]) => unknown;
type Answer = (error: unknown, ...rest: unknown[]) => void;

/**
 * The database carries some statements out, but the caller gets an error, as if the connection broke before the answer.
 * @param isMeant `client` is the same for all statements of a transaction
 * @returns ends it; the end of the test does so, too
 */
export function loseAnswers(
  t: TestContext,
  { pool }: { pool: pg.Pool },
  isMeant: (statement: string, client: object) => boolean,
): () => void {
  const originals = new Map<pg.PoolClient, Ask>();
  const replace = (client: pg.PoolClient) => {
    if (originals.has(client)) return;
    const ask = client.query.bind(client) as Ask;
    originals.set(client, ask);
    client.query = ((...given: unknown[]) => {
      const [statement] = given as [string | { text?: string }];
      if (!isMeant((typeof statement === 'string' ? statement : statement.text) ?? '', client))
        return ask(...given);
      const answer = given.at(-1);
      if (typeof answer === 'function')
        return ask(...given.slice(0, -1), (_: unknown, ...rest: unknown[]) =>
          (answer as Answer)(noAnswer(), ...rest),
        );
      return Promise.resolve(ask(...given)).then(() => Promise.reject(noAnswer()));
    }) as typeof client.query;
  };
  const end = () => {
    pool.off('acquire', replace);
    for (const [client, ask] of originals) client.query = ask as typeof client.query;
    originals.clear();
  };
  pool.on('acquire', replace);
  t.after(end);
  return end;
}

const noAnswer = () => new Error('The connection broke before the answer.');
