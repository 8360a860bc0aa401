import { hasRole, LIVE_PROTOCOL, LIVE_TICKET_PREFIX, type Role } from 'shared/constants';
import { endpoints, type BodyOf, type ReplyOutputOf } from 'shared/contract';
import { currentKeyName } from '../../platform/actor.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, forbidden, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { BlueprintsService } from '../blueprints/blueprints-service.ts';
import type { EnvironmentsService } from '../environments/environments-service.ts';
import * as repository from './live-sessions-repository.ts';
import type { SignedIn } from './live-sessions-repository.ts';
import { reserveSession } from './reserve-session.ts';
import { connectWorker } from './connect-worker.ts';
import { ticketOf } from './ticket-of.ts';
import { useSession, type UsedBrowser } from './use-session.ts';
import * as tickets from './tickets-repository.ts';

/** Who asks: a signed-in user with the token of the login session, or a program with its key as the token. */
export interface LiveCaller {
  companyId: number;
  userId: number | null;
  role: Role;
  token: string;
}

type SentLiveTicket = ReplyOutputOf<'POST /live/:id/tickets'>;

/** Live sessions as the API sees them: the browsers are the workers'. */
export type LiveSessionsService = ReturnType<typeof createLiveSessionsService>;

type Dependencies = Pick<Platform, 'config' | 'database' | 'log'> & {
  auth: Pick<AuthService, 'countLiveBrowser'>;
  blueprints: BlueprintsService;
  environments: EnvironmentsService;
};

export function createLiveSessionsService({
  config,
  database: { queries },
  log,
  auth,
  blueprints,
  environments,
}: Dependencies) {
  async function issueTicket(
    { userId, token }: LiveCaller,
    liveSessionId: string,
    role: 'control' | 'watch',
  ): Promise<SentLiveTicket> {
    const ticket = createToken();
    const ticketHash = hashToken(ticket);
    await tickets.insertTicket(queries, {
      ticketHash,
      liveSessionId,
      userId,
      role,
      tokenHash: hashToken(token),
    });
    return { ticket, expires_in_seconds: repository.TICKET_SECONDS };
  }

  async function start(
    caller: LiveCaller,
    input: BodyOf<'POST /live'>,
  ): Promise<ReplyOutputOf<'POST /live'>> {
    const { companyId, userId } = caller;
    const { starting_url: startingUrl, blueprint_id: blueprintId = null, environment } = input;
    const keyName = currentKeyName();
    await auth.countLiveBrowser(`${companyId} ${userId ?? `key ${keyName}`}`);
    if (blueprintId !== null && !(await blueprints.exists(companyId, blueprintId)))
      throw unprocessable('unknown_test', 'The test does not exist or belongs to another company.', {
        blueprint_id: 'The test does not exist or belongs to another company.',
      });
    const environmentId = await environments.chooseForEditor(companyId, startingUrl, environment);
    const session = { companyId, userId, keyName, blueprintId, startingUrl, environmentId };
    const id = await reserveSession(queries, session, config.live.perCompany);
    return { live_session_id: id, ...(await issueTicket(caller, id, 'control')) };
  }

  async function findAddress(id: string, protocols: string | undefined): Promise<string> {
    const ticket = ticketOf(protocols);
    const address = ticket && (await tickets.findAddressByTicket(queries, id, hashToken(ticket)));
    if (!address)
      throw new AppError(401, 'unknown_ticket', 'The ticket is missing, was used or has expired.');
    return address;
  }

  return {
    /** Reserves a slot, for as long as the ticket is valid. 422 for an unknown test or environment; 429 after too many within a minute; 429 and 503 where there is no room. */
    start,
    /** As `start`, and uses the browser from inside of this process. @throws also a 503 where its worker does not answer */
    async use(caller: LiveCaller, input: BodyOf<'POST /live'>): Promise<UsedBrowser> {
      const { live_session_id: id, ticket } = await start(caller, input);
      const protocols = [LIVE_PROTOCOL, LIVE_TICKET_PREFIX + ticket];
      const end = () => repository.endSessions(queries, [id], 'left');
      try {
        const socket = connectWorker(await findAddress(id, protocols.join()), id, protocols);
        return await useSession(socket, {
          end,
          onWorkerLost: () => repository.endOfLostWorker(queries, id),
          onError: (error) =>
            log.warn({ err: error, liveSessionId: id }, 'A live session could not be ended'),
        });
      } catch (error) {
        await end();
        throw error;
      }
    },
    /** Which of these login sessions and keys are alive, by the hashes of their tokens. */
    signedIn: (tokenHashes: string[]): Promise<SignedIn> => repository.findSignedIn(queries, tokenHashes),
    /** Any colleague may watch. 404 for a session that is unknown or has ended; 403 for the control of another user's, or by a viewer. */
    async createTicket(caller: LiveCaller, id: string, role: 'control' | 'watch'): Promise<SentLiveTicket> {
      const session = await repository.findOpenSession(queries, caller.companyId, id);
      if (!session) throw notFoundInCompany('The live session');
      if (role === 'control' && session.userId !== caller.userId)
        throw new AppError(403, 'not_controller', 'Only the person who opened the live browser can use it.');
      const needed = endpoints['POST /live'].role;
      if (role === 'control' && !hasRole(caller.role, needed)) throw forbidden(needed);
      return issueTicket(caller, id, role);
    },
    async list({ companyId, userId }: LiveCaller, blueprintId: number): Promise<ReplyOutputOf<'GET /live'>> {
      const rows = await repository.listOpenSessions(queries, companyId, blueprintId);
      return {
        sessions: rows.map((row) => ({
          live_session_id: row.id,
          started_by: row.startedBy,
          started_at: row.startedAt.toISOString(),
          is_own: row.userId === userId,
        })),
      };
    },
    /** Nothing happens to one that has ended. 404 for another user's. */
    async end({ companyId, userId }: LiveCaller, id: string): Promise<void> {
      const session = await repository.findSession(queries, companyId, id);
      if (session?.userId !== userId) throw notFoundInCompany('The live session');
      await repository.endSessions(queries, [id], 'left');
    },
    /** Where the worker is whose session a ticket opens. `protocols`: those of a WebSocket. @throws a 401 for a ticket that opens nothing. */
    findAddress,
    /** Ends a session whose worker was lost; the worker gets no others until its next heartbeat. */
    endOfLostWorker: (id: string): Promise<void> => repository.endOfLostWorker(queries, id),
    /** Ends the sessions of dead workers. */
    endLost: (): Promise<void> => repository.endLostSessions(queries),
    async deleteExpired(): Promise<void> {
      await tickets.deleteExpiredTickets(queries);
      await repository.deleteOldSessions(queries);
    },
  };
}
