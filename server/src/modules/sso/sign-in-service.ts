import * as oidc from 'openid-client';
import type { SentLoginReply } from 'shared/contract';
import type { SsoErrorCode } from 'shared/constants';
import { currentActor } from '../../platform/actor.ts';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import { AppError, notFound, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { pagesOf } from '../../platform/pages.ts';
import { recordEvent } from '../audit/audit-service.ts';
import type { AuthService } from '../auth/auth-service.ts';
import { domainOf, emailOf, findPerson } from './find-person.ts';
import type { AttemptSecrets, OidcClient, ProviderClaims, ProviderCredentials } from './oidc-client.ts';
import { claimAt } from './role-of-claims.ts';
import * as repository from './sign-in-repository.ts';
import { SsoError } from './sso-error.ts';
import { explainSso } from './sso-messages.ts';
import { findDomainOwner, findProvider, type ProviderRow } from './sso-repository.ts';

const ATTEMPT_LIFETIME_MS = 10 * 60_000;
const CODE_LIFETIME_MS = 60_000;

/** A sign-in that has begun: where the browser goes, and what it stores in the cookie of `id` until it comes back. */
export interface BegunSignIn {
  address: string;
  cookie: { id: string; value: string };
}

export type SsoSignInService = ReturnType<typeof createSsoSignInService>;

type Dependencies = Pick<Platform, 'database' | 'secrets' | 'config' | 'log'> & {
  auth: AuthService;
  client: OidcClient;
};

export function createSsoSignInService(dependencies: Dependencies) {
  const { database, secrets, config, log, auth, client } = dependencies;
  const { queries } = database;
  const pages = pagesOf(config.webAddress);

  async function begin(
    provider: ProviderRow,
    { userId = null, next = null }: { userId?: number | null; next?: string | null },
  ): Promise<BegunSignIn> {
    const id = createToken()
      .replaceAll(/[^a-z\d]/gi, '')
      .slice(0, 12);
    const value = createToken();
    const attempt = {
      state: `${id}.${createToken()}`,
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const address = await client
      .authorizationAddress(credentialsOf(provider), attempt)
      .catch((error: unknown) => {
        if (!(error instanceof SsoError)) throw error;
        log.warn({ err: error, companyId: provider.companyId }, 'A sign-in by SSO could not begin');
        throw new AppError(502, error.code, explainSso(error.code));
      });
    await repository.insertAttempt(queries, {
      cookieHash: hashToken(value),
      companyId: provider.companyId,
      issuer: provider.issuer,
      sealed: secrets.encrypt(JSON.stringify(attempt)),
      userId,
      next,
      expiresAt: new Date(Date.now() + ATTEMPT_LIFETIME_MS),
    });
    return { address, cookie: { id, value } };
  }

  function credentialsOf({ issuer, clientId, clientSecretEncrypted }: ProviderRow): ProviderCredentials {
    return { issuer, clientId, clientSecret: secrets.decrypt(clientSecretEncrypted) };
  }

  /** The provider, and what it says about the person. */
  async function readReply(attempt: repository.AttemptRow, search: string) {
    if (attempt.expiresAt <= new Date()) throw new SsoError('attempt_expired');
    const { companyId, issuer } = attempt;
    const provider = await findProvider(queries, companyId);
    // A sign-in that began at one provider never ends with the reply of another.
    if (!provider?.isEnabled || provider.issuer !== issuer) throw new SsoError('provider_off');
    const own = JSON.parse(secrets.decrypt(attempt.sealed)) as AttemptSecrets;
    const { roleClaim } = provider;
    const isComplete = (claims: ProviderClaims) =>
      claims['email_verified'] !== undefined &&
      (roleClaim === null || claimAt(claims, roleClaim) !== undefined);
    const claims = await client.takeClaims(credentialsOf(provider), search, own, isComplete);
    return { provider, claims };
  }

  async function recordRejection({ companyId, userId }: repository.AttemptRow, name: string, reason: string) {
    const { address } = currentActor();
    log.warn({ code: reason, companyId }, 'A sign-in by SSO was rejected');
    await queries
      .transaction((transaction) =>
        recordEvent(transaction, {
          companyId,
          action: 'session.sign_in_failed',
          subject: { id: userId, name },
          after: { method: 'sso', reason },
          actor: { kind: 'system', id: null, name: 'unknown', address },
        }),
      )
      .catch((error: unknown) => log.error({ err: error }, 'A rejected sign-in could not be recorded'));
  }

  /** The sign-in that the cookie stands for, which is used up by this. */
  async function takeAttempt(cookie: string | undefined): Promise<repository.AttemptRow> {
    const attempt =
      cookie === undefined ? undefined : await repository.takeAttempt(queries, hashToken(cookie));
    if (attempt) return attempt;
    await auth.countCall('sso', currentActor().address ?? '');
    throw new SsoError('attempt_unknown');
  }

  function codeOf(error: unknown): SsoErrorCode {
    if (error instanceof SsoError) return error.code;
    if (error instanceof AppError && error.statusCode === 429) return 'busy';
    log.error({ err: error }, 'A sign-in by SSO has failed');
    return 'internal';
  }

  return {
    /** @throws a 404 where no company signs people of the domain in, a 422 for a `next` that is no path of the dashboard, a 502 where the provider does not answer */
    async start({ email, next }: { email: string; next?: string | undefined }): Promise<BegunSignIn> {
      if (next !== undefined && !isOwnPath(next))
        throw unprocessable('foreign_next', 'After signing in, only a page of this dashboard can be opened.');
      const domain = domainOf(email) ?? '';
      const companyId = await findDomainOwner(queries, domain);
      const provider = companyId === undefined ? undefined : await findProvider(queries, companyId);
      if (!provider?.isEnabled)
        throw new AppError(
          404,
          'sso_unknown_domain',
          `Single sign-on is not set up for ${domain}. Log in with your password, or ask an owner of your company.`,
        );
      return begin(provider, { next: next ?? null });
    },
    /** Begins a sign-in that links the account to the provider of the company. @throws a 404 where it has none */
    async startLink({ companyId, userId }: { companyId: number; userId: number }): Promise<BegunSignIn> {
      const provider = await findProvider(queries, companyId);
      if (!provider?.isEnabled) throw notFound('The single sign-on of your company');
      return begin(provider, { userId, next: '/dashboard/settings' });
    },
    /** The id of the cookie that belongs to a reply of a provider, or to a code. */
    cookieIdOf: (text: string | null): string | undefined => /^([a-z\d]{1,12})\./i.exec(text ?? '')?.[1],
    /**
     * Takes the provider's reply. Never throws, since the browser shows what it leads to: the address is that of the login page, which says what
     * has failed. Only replies of unknown sign-ins count as calls from their network address. `isOver`: the cookie has no use any more.
     */
    async complete(
      search: string,
      cookie: string | undefined,
    ): Promise<{ address: string; isOver: boolean }> {
      let attempt: repository.AttemptRow | undefined;
      let name = 'Single sign-on';
      try {
        attempt = await takeAttempt(cookie);
        const reply = await readReply(attempt, search);
        name = emailOf(reply.claims) || name;
        const userId = await findPerson(queries, auth, { ...reply, linkTo: attempt.userId });
        // The account is linked; the session that asked for it goes on.
        if (attempt.userId !== null) return { address: pages.singleSignOn(), isOver: true };
        const { companyId } = attempt;
        const [id] = new URLSearchParams(search).get('state')?.split('.') ?? [];
        const code = `${id}.${createToken()}`;
        await repository.insertCode(queries, {
          codeHash: hashToken(code),
          cookieHash: attempt.cookieHash,
          companyId,
          userId,
          expiresAt: new Date(Date.now() + CODE_LIFETIME_MS),
        });
        return { address: pages.login(attempt.next, { sso: code }), isOver: false };
      } catch (error) {
        const code = codeOf(error);
        if (attempt) await recordRejection(attempt, name, code);
        const address = pages.login(attempt?.next ?? null, { sso_error: code });
        return { address, isOver: attempt !== undefined };
      }
    },
    /** @throws a 401 where the code is used, expired, or of another browser */
    async finish(
      { code, cookie }: { code: string; cookie: string | undefined },
      address: string,
      userAgent?: string,
    ): Promise<SentLoginReply> {
      const taken =
        cookie === undefined
          ? undefined
          : await repository.takeCode(queries, { codeHash: hashToken(code), cookieHash: hashToken(cookie) });
      const reply = taken && (await auth.openSsoSession(taken, address, userAgent));
      if (!reply)
        throw new AppError(
          401,
          'sso_code_expired',
          'This sign-in has expired or was used already. Please start again.',
        );
      return reply;
    },
  };
}

/** Whether it is a path of the dashboard, however a browser reads it. */
function isOwnPath(next: string): boolean {
  const base = 'https://steplight.invalid';
  const url = next.startsWith('/') ? URL.parse(next, base) : null;
  return url?.origin === base && !url.pathname.startsWith('//');
}
