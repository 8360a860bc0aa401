import { LIVE_GRACE_SECONDS } from 'shared/constants';
import type { LiveEnd } from 'shared/contract';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BlueprintsService } from '../../blueprints/blueprints-service.ts';
import type { DataTablesService } from '../../data-tables/data-tables-service.ts';
import type { EnvironmentsService } from '../../environments/environments-service.ts';
import type { FilesService } from '../../files/files-service.ts';
import type { MailsService } from '../../mails/mails-service.ts';
import type { PlansService } from '../../plans/plans-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import { endSessions, findEndReasons, findSignedIn } from '../live-sessions-repository.ts';
import { consumeTicket } from '../tickets-repository.ts';
import type { LiveLimits } from './end-messages.ts';
import { hostSession, type HostedSession, type OpenLive } from './hosted-session.ts';
import type { Admit } from './live-listener.ts';

const MINUTE = 60_000;
const LIMITS: LiveLimits = { grace: LIVE_GRACE_SECONDS * 1000, idle: 5 * MINUTE, total: 60 * MINUTE };
/** Sign-out, and an end by another process, take effect within this time. */
const CHECK_INTERVAL_MS = 1000;

export interface LiveHosting {
  /** Takes the socket of a valid ticket; the first one of its controller opens the browser. */
  admit: Admit;
  /** Ends all sessions. */
  close(): Promise<void>;
}

export interface HostingOptions {
  platform: Pick<Platform, 'database' | 'log' | 'metrics' | 'storage'>;
  services: {
    blueprints: BlueprintsService;
    dataTables: DataTablesService;
    environments: EnvironmentsService;
    files: FilesService;
    mails: MailsService;
    plans: PlansService;
    values: ValuesService;
  };
  workerId: string;
  openLive: OpenLive;
  limits?: LiveLimits;
}

/** Its steps can use `{{inbox}}` and wait for mails, where an inbox is configured. */
const withInbox =
  (mails: MailsService, companyId: number, openLive: OpenLive): OpenLive =>
  async (request) =>
    openLive({ ...request, ...(await mails.forSession(companyId, request.values)) });

/** The live sessions of a worker. */
export function createLiveHosting({
  platform: { database, log, metrics, storage },
  services,
  workerId,
  openLive,
  limits = LIMITS,
}: HostingOptions): LiveHosting {
  const { queries } = database;
  const hosted = new Map<string, HostedSession>();
  /** Ends that the database has not taken: their slots are not free yet. */
  const notStored = new Map<string, LiveEnd>();
  let isClosing = false;
  metrics.watchLiveBrowsers(() => hosted.size);
  let check: Promise<void> | undefined;

  async function onEnd(id: string, reason: LiveEnd): Promise<void> {
    hosted.delete(id);
    log.info({ liveSessionId: id, reason }, 'A live session has ended');
    await endSessions(queries, [id], reason).catch((error: unknown) => {
      notStored.set(id, reason);
      log.warn({ err: error, liveSessionId: id }, 'The end of a live session could not be stored');
    });
  }

  async function storeEnds(): Promise<void> {
    for (const [id, reason] of notStored) {
      await endSessions(queries, [id], reason);
      notStored.delete(id);
    }
  }

  async function checkAll(): Promise<void> {
    await storeEnds();
    if (hosted.size === 0) return;
    const ids = [...hosted.keys()];
    const tokenHashes = [...hosted.values()].flatMap((session) => session.tokenHashes());
    const endReasons = await findEndReasons(queries, ids);
    for (const [id, reason] of endReasons) void hosted.get(id)?.end(reason);
    const signedIn = await findSignedIn(queries, tokenHashes);
    const known = new Set(tokenHashes);
    for (const session of hosted.values()) {
      // Those that have connected in between were not asked about.
      const isAsked = session.tokenHashes().every((hash) => known.has(hash));
      session.check(isAsked ? signedIn : undefined);
    }
  }

  const timer = setInterval(() => {
    if (hosted.size === 0 && notStored.size === 0) return;
    check ??= checkAll()
      .catch((error: unknown) => {
        // A database that does not answer ends no session, the clock does.
        log.debug({ err: error }, 'The live sessions could not be read');
        for (const session of hosted.values()) session.check();
      })
      .finally(() => (check = undefined));
  }, CHECK_INTERVAL_MS);

  return {
    async admit(id, text) {
      if (isClosing) return undefined;
      const consumed = await consumeTicket(queries, workerId, id, hashToken(text));
      // `close` ends the sessions that it knows: one that began only now would keep its browser.
      if (!consumed || isClosing) return undefined;
      const { ticket, session: row } = consumed;
      const isController = ticket.role === 'control';
      let session = hosted.get(id);
      if (!session && isController) {
        log.info({ liveSessionId: id, companyId: row.companyId }, 'A live session is opened');
        const { blueprints, dataTables, environments, files, plans, values } = services;
        session = hostSession(row, {
          blueprints,
          dataTables,
          environments,
          files,
          plans,
          values,
          storage,
          openLive: withInbox(services.mails, row.companyId, openLive),
          limits,
          log,
          onEnd,
        });
        hosted.set(id, session);
      }
      const identity = { isController, tokenHash: ticket.tokenHash };
      return session && ((socket, lastEvent) => session.connect(socket, identity, lastEvent));
    },
    async close() {
      isClosing = true;
      clearInterval(timer);
      await Promise.all([...hosted.values()].map((session) => session.end('worker-stopped')));
      await check;
    },
  };
}
