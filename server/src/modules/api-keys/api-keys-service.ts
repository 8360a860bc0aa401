import { API_KEYS_MAX } from 'shared/constants';
import type { ApiKey, ApiKeyBody, CreatedApiKey } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, conflict, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuthService } from '../auth/auth-service.ts';
import type { CompanyService } from '../company/company-service.ts';
import { recordEvent } from '../audit/audit-service.ts';
import * as repository from './api-keys-repository.ts';

const MAX_YEARS = 2;
const HINT_LENGTH = 4;
const USE_INTERVAL_MS = 60_000;
/** For how long the callers of a revoked key read that it was revoked. */
const REVOKED_RETENTION_MS = 90 * 24 * 60 * 60_000;

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

interface Dependencies extends Pick<Platform, 'database' | 'log'> {
  auth: Pick<AuthService, 'countKeyCall'>;
  company: Pick<CompanyService, 'findIdByApiKey'>;
}

/**
 * Calls with keys are counted in the database: all processes count together, as a key that starts runs in a loop does harm in all of them, and
 * a restart forgets nothing. It costs such a call one short statement, and a call with a session nothing.
 */
export function createApiKeysService({ database, log, auth, company }: Dependencies) {
  const { queries } = database;

  /** Does not delay the call, which does not depend on it. */
  function noteUse({ id, lastUsedAt }: repository.ApiKeyRow, address: string): void {
    const now = Date.now();
    const unlessSince = new Date(now - USE_INTERVAL_MS);
    if (lastUsedAt !== null && lastUsedAt >= unlessSince) return;
    const use = { lastUsedAt: new Date(now), lastUsedFrom: address };
    repository.storeUse(queries, id, use, unlessSince).catch((error: unknown) => {
      log.warn({ err: error, keyId: id }, 'The last use of an API key could not be stored');
    });
  }

  async function findNamed(token: string, address: string): Promise<Caller | undefined> {
    const row = await repository.findApiKey(queries, hashToken(token));
    if (!row) return undefined;
    if (row.revokedAt !== null) throw revoked();
    if (isExpired(row)) throw expired();
    noteUse(row, address);
    await auth.countKeyCall(`named ${row.id}`);
    const { id, name, companyId, role } = row;
    return { companyId, userId: null, role, apiKey: { id, name } };
  }

  return {
    /** In the order of their names. */
    async list(companyId: number): Promise<ApiKey[]> {
      return (await repository.listApiKeys(queries, companyId)).map(present);
    },
    /** With the secret, which is stored as its hash only. 409 for a name that another key has; 422 for too many, or an expiry that is not allowed. */
    async create(
      { companyId, userId }: Pick<Caller, 'companyId' | 'userId'>,
      { name, role, expires_at: expiry }: ApiKeyBody,
    ): Promise<CreatedApiKey> {
      const expiresAt = expiry === null ? null : new Date(expiry);
      if (expiresAt) requireAllowedExpiry(expiresAt);
      const secret = `sl_${createToken()}`;
      const key = {
        companyId,
        name,
        role,
        expiresAt,
        createdBy: userId,
        tokenHash: hashToken(secret),
        hint: secret.slice(-HINT_LENGTH),
      };
      const stored = await queries.transaction(async (transaction) => {
        const result = await repository.insertApiKey(transaction, key, API_KEYS_MAX);
        if (typeof result === 'object')
          await recordEvent(transaction, {
            companyId,
            action: 'api_key.created',
            subject: result.key,
            after: { role, expires_at: expiry },
          });
        return result;
      });
      if (stored === 'too-many')
        throw unprocessable(
          'too_many_api_keys',
          `There are ${API_KEYS_MAX} API keys already, which is the most. Revoke one first.`,
        );
      if (stored === 'name-taken')
        throw conflict('name_taken', `There is an API key named "${name}" already.`);
      return { ...present(stored), secret };
    },
    /** Calls that begin afterwards are rejected. */
    async revoke(companyId: number, id: number): Promise<void> {
      await queries.transaction(async (transaction) => {
        const key = await repository.revokeApiKey(transaction, companyId, id);
        if (!key) throw notFoundInCompany('The API key');
        await recordEvent(transaction, {
          companyId,
          action: 'api_key.revoked',
          subject: key,
          before: { role: key.role, expires_at: key.expiresAt?.toISOString() ?? null },
        });
      });
    },
    /**
     * Who calls with this key from this address: with the company's key as an editor, with a named one as it was created. Counts the call.
     * Undefined: there is no such key. @throws a 401 for one that is expired or revoked; a 429 after too many calls.
     */
    async findCaller(key: string, address: string): Promise<Caller | undefined> {
      const companyId = await company.findIdByApiKey(key);
      if (companyId === undefined) return findNamed(key, address);
      await auth.countKeyCall(`company ${companyId}`);
      return { companyId, userId: null, role: 'editor' };
    },
    /** For the maintenance: those that were revoked long ago. */
    deleteRevoked: (): Promise<void> =>
      repository.deleteRevokedApiKeys(queries, new Date(Date.now() - REVOKED_RETENTION_MS)),
  };
}

function present({ key, creator }: repository.ListedApiKey): ApiKey {
  return {
    id: key.id,
    name: key.name,
    role: key.role,
    hint: key.hint,
    created_by: creator,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
  };
}

const isExpired = ({ expiresAt }: repository.ApiKeyRow) => expiresAt !== null && expiresAt <= new Date();

function requireAllowedExpiry(expiresAt: Date): void {
  const max = new Date();
  max.setUTCFullYear(max.getUTCFullYear() + MAX_YEARS);
  const problem =
    expiresAt <= new Date()
      ? 'The expiry must be in the future.'
      : expiresAt > max
        ? `A key expires after at most ${MAX_YEARS} years, or never.`
        : undefined;
  if (problem !== undefined) throw unprocessable('invalid_expiry', problem, { expires_at: problem });
}

const expired = () =>
  new AppError(
    401,
    'api_key_expired',
    'This API key has expired. An owner of the company can create another one in the settings.',
  );

const revoked = () =>
  new AppError(
    401,
    'api_key_revoked',
    'This API key was revoked. An owner of the company can create another one in the settings.',
  );
