import pg from 'pg';

/** Any number, as long as it is this one: the lock says whose server it is. */
const OWNER_LOCK = 7_853_001;
const CONNECT_LIMIT = 2000;

/** The claim on a running server; it ends with the process that holds it, however that dies. */
export interface Claim {
  /** Called once when the server goes away under the claim. */
  onLost(callback: () => void): void;
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  release(): Promise<void>;
}

/** What an attempt to claim a server found: no one answers there, or another process owns it. */
export type ClaimFailure = 'silent' | 'owned';

/**
 * Claims the server at an address for this process, by a lock of the database that lives as long as its connection: no file that
 * could outlive its writer, no process number that another process may carry by now.
 */
export async function claimServer(url: string): Promise<Claim | ClaimFailure> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_LIMIT,
    keepAlive: true,
  });
  let lost: () => void = () => undefined;
  let isReleased = false;
  client.on('error', () => undefined);
  client.on('end', () => {
    if (!isReleased) lost();
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      OWNER_LOCK,
    ]);
    if (!rows[0]?.locked) {
      isReleased = true;
      await client.end();
      return 'owned';
    }
  } catch {
    isReleased = true;
    await client.end().catch(() => undefined);
    return 'silent';
  }
  return {
    onLost: (callback) => {
      lost = callback;
    },
    query: (text, values) => client.query<Record<string, unknown>>(text, values),
    release: async () => {
      isReleased = true;
      await client.end().catch(() => undefined);
    },
  };
}
