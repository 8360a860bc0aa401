import { setTimeout } from 'node:timers/promises';
import { AppError, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import * as repository from './idempotency-repository.ts';

interface StoredReply {
  status: number;
  body: string;
  location: string | null;
}

/** A creating call that came with a key. */
interface KeyedCall extends repository.CallIdentity {
  /** Address and body: what a repeated call must have in common with the first. */
  request: string;
}

/** The first call with its key: either end of it must be reported. */
export interface FirstCall {
  store(reply: StoredReply): Promise<void>;
  /** Nothing was created: the same key may be used again. */
  release(): Promise<void>;
}

export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

const LIFETIME_MS = 24 * 60 * 60_000;
/** No call takes as long, unless its process has ended. */
const ABANDONED_AFTER_MS = 5 * 60_000;

const TIMING = { pollIntervalMs: 100, waitTimeoutMs: 30_000 };

export function createIdempotencyService(
  { database: { queries }, secrets }: Pick<Platform, 'database' | 'secrets'>,
  timing = TIMING,
) {
  function startCall({ request, ...identity }: KeyedCall, requestSignature: string) {
    const startedAt = new Date();
    const call = { ...identity, startedAt, requestSignature };
    const limits = {
      expired: new Date(startedAt.getTime() - LIFETIME_MS),
      abandoned: new Date(startedAt.getTime() - ABANDONED_AFTER_MS),
    };
    const first: FirstCall = {
      async store({ status, ...reply }) {
        const replyEncrypted = secrets.encrypt(JSON.stringify(reply));
        await repository.storeReply(queries, call, { status, replyEncrypted });
      },
      release: () => repository.deleteCall(queries, call),
    };
    return { first, insert: () => repository.insertCall(queries, call, limits) };
  }

  return {
    /**
     * What an earlier call with the same key has answered, or else the beginning of this one. Waits for an earlier call that is being carried
     * out. @throws where the key belongs to another request (422), or the earlier call takes too long (409)
     */
    async begin(call: KeyedCall): Promise<{ reply: StoredReply } | { first: FirstCall }> {
      const requestSignature = secrets.sign(call.request);
      for (const waitsUntil = Date.now() + timing.waitTimeoutMs; ; await setTimeout(timing.pollIntervalMs)) {
        const { first, insert } = startCall(call, requestSignature);
        if (await insert()) return { first };
        const earlier = await repository.findCall(queries, call);
        if (earlier && earlier.requestSignature !== requestSignature)
          throw unprocessable('idempotency_key_reused', 'This Idempotency-Key belongs to another request.');
        if (earlier?.status && earlier.replyEncrypted !== null) {
          const reply = JSON.parse(secrets.decrypt(earlier.replyEncrypted)) as Omit<StoredReply, 'status'>;
          return { reply: { ...reply, status: earlier.status } };
        }
        if (Date.now() > waitsUntil) throw stillCarriedOut();
      }
    },
    deleteExpired: (): Promise<void> =>
      repository.deleteCallsBefore(queries, new Date(Date.now() - LIFETIME_MS)),
  };
}

const stillCarriedOut = () =>
  new AppError(
    409,
    'request_in_progress',
    'The same request is still being carried out. Please try again in a moment.',
    { retryAfter: 5 },
  );
