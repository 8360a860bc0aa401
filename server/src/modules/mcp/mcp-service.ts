import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { createAgentServer } from './create-agent-server.ts';
import type { ToolServices } from './tools/tool-context.ts';

const MINUTE = 60_000;

/** Times in milliseconds. */
interface AgentLimits {
  /** Its live browser ends much sooner. */
  idle: number;
  perCompany: number;
  /** A revoked key, a sign-out and idleness take effect within this time. */
  checkInterval: number;
}
const LIMITS: AgentLimits = { idle: 60 * MINUTE, perCompany: 50, checkInterval: 5000 };

/** A request of the protocol, before anything is sent. */
interface AgentRequest {
  caller: Caller;
  /** The bearer of the request. */
  token: string;
  /** Of the header; undefined: there is none. */
  sessionId: string | undefined;
  body: unknown;
}

/** Answers a request of the protocol. */
type AnswerAgent = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The agents that are connected to this process by the Model Context Protocol. A session belongs to the process where it began. */
export type McpService = ReturnType<typeof createMcpService>;

interface AgentSession {
  companyId: number;
  caller: Caller;
  tokenHash: string;
  usedAt: number;
  /** Requests that are being answered. */
  open: number;
  transport: StreamableHTTPServerTransport;
  close(): Promise<void>;
}

type Dependencies = Pick<Platform, 'database' | 'log'> & ToolServices & { limits?: AgentLimits };

export function createMcpService({ database, log, limits = LIMITS, ...services }: Dependencies) {
  const sessions = new Map<string, AgentSession>();
  let timer: NodeJS.Timeout | undefined;

  async function end(id: string): Promise<void> {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.close().catch((error: unknown) => {
      log.warn({ err: error }, 'The session of an agent could not be ended');
    });
  }

  async function check(): Promise<void> {
    const idleSince = Date.now() - limits.idle;
    for (const [id, { usedAt, open }] of sessions) if (open === 0 && usedAt < idleSince) void end(id);
    const hashes = [...sessions.values()].map(({ tokenHash }) => tokenHash);
    if (hashes.length === 0) return;
    const { all } = await services.liveSessions.signedIn(hashes);
    for (const [id, { tokenHash }] of sessions)
      if (hashes.includes(tokenHash) && !all.has(tokenHash)) void end(id);
  }

  function watch(): void {
    timer ??= setInterval(() => {
      // A database that does not answer ends no session.
      check().catch((error: unknown) =>
        log.debug({ err: error }, 'The sessions of agents could not be read'),
      );
    }, limits.checkInterval).unref();
  }

  /** Where a company has too many, the one that was not used for the longest time ends. */
  function makeRoom(companyId: number): void {
    const own = [...sessions].filter(([, session]) => session.companyId === companyId);
    if (own.length < limits.perCompany) return;
    const [oldest] = own.toSorted(([, one], [, other]) => one.usedAt - other.usedAt);
    if (oldest) void end(oldest[0]);
  }

  async function begin({ caller, token, body }: AgentRequest): Promise<AgentSession> {
    if (!isInitializeRequest(body))
      throw new AppError(
        400,
        'no_session',
        'Begin with initialize, then name the session in Mcp-Session-Id.',
      );
    const { companyId } = caller;
    const { name, version } = body.params.clientInfo;
    await database.queries.transaction((transaction) =>
      recordEvent(transaction, {
        companyId,
        action: 'agent.connected',
        subject: { name: `${name} ${version}`.trim() },
      }),
    );
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized(id) {
        makeRoom(companyId);
        sessions.set(id, session);
        watch();
      },
      onsessionclosed: end,
    });
    const { server, close } = createAgentServer({ services, log, caller: () => session.caller, token });
    await server.connect(transport);
    const tokenHash = hashToken(token);
    const session = { companyId, caller, tokenHash, usedAt: Date.now(), open: 0, transport, close };
    return session;
  }

  return {
    /** Finds the session of a request, or begins one. @throws a 404 for a session that is unknown, has ended or is another caller's; a 400 without one */
    async find(request: AgentRequest): Promise<AnswerAgent> {
      const { sessionId, token, caller, body } = request;
      const known = sessionId === undefined ? undefined : sessions.get(sessionId);
      if (sessionId !== undefined && known?.tokenHash !== hashToken(token)) throw notFound('The session');
      const session = known ?? (await begin(request));
      session.caller = caller;
      session.usedAt = Date.now();
      return (incoming, response) => {
        session.open += 1;
        response.once('close', () => {
          session.open -= 1;
          session.usedAt = Date.now();
        });
        return session.transport.handleRequest(incoming, response, body);
      };
    },
    /** Ends the sessions and their live browsers. */
    async close(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await Promise.all([...sessions.keys()].map(end));
    },
  };
}
