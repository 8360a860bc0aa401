import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { eventually } from 'test-support';
import { present } from '../../../testing/present.ts';
import { PASSWORD, type Client, type Reply, type TestApi } from '../../../testing/test-api.ts';
import { liveSessions } from '../tables.ts';
import { connectLive, type LiveClient } from './live-client.ts';

export const PAGE = { starting_url: 'http://localhost/' };

export interface OpenedClient extends LiveClient {
  id: string;
}

/** What tests of live sessions do with the API that listens on `port`. */
export function createLiveTools({ services, platform, as }: TestApi, port: number) {
  const { queries } = platform.database;
  let colleagues = 0;

  async function connected({ body }: Reply, id: string, after?: number | null): Promise<OpenedClient> {
    return Object.assign(await connectLive({ port, id, ticket: body.ticket, after }), { id });
  }

  return {
    /** By `POST /live`. */
    async open(client: Client, body: object = {}): Promise<OpenedClient> {
      const reply = await client.post('/live', { ...PAGE, ...body });
      assert.equal(reply.status, 201, reply.text);
      return connected(reply, reply.body.live_session_id);
    },
    /** With the ticket of the reply. */
    connected,
    /** Another user of the company. */
    async colleagueOf({ companyId }: { companyId: number }): Promise<Client> {
      colleagues += 1;
      const email = `colleague${colleagues}@example.com`;
      await services.auth.createUser({ companyId, email, password: PASSWORD });
      return as((await services.auth.login({ email, password: PASSWORD }, '127.0.0.1')).access_token);
    },
    /** The stored reason, which may follow the session's last message. */
    endOf: (id: string) =>
      eventually(async () => {
        const [row] = await queries.select().from(liveSessions).where(eq(liveSessions.id, id));
        return present(row).endReason;
      }),
  };
}
