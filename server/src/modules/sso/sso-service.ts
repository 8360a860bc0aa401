import { SSO_RECORD_PREFIX } from 'shared/constants';
import type { Sso, SsoBody } from 'shared/contract';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { deletePasswordSessions, deleteSsoSessions, lockMembers } from '../auth/people-service.ts';
import { recordProviderChange } from './audit-provider.ts';
import type { OidcClient } from './oidc-client.ts';
import { deleteCodes } from './sign-in-repository.ts';
import { SsoError } from './sso-error.ts';
import { explainSso } from './sso-messages.ts';
import * as repository from './sso-repository.ts';

const MAX_DOMAINS = 20;

/** The single sign-on of a company, as its owners set it up. */
export type SsoService = ReturnType<typeof createSsoService>;

type Dependencies = Pick<Platform, 'database' | 'secrets' | 'resolveTxt'> & {
  client: OidcClient;
  redirectAddress: string;
};

export function createSsoService(dependencies: Dependencies) {
  const { database, secrets, resolveTxt, client, redirectAddress } = dependencies;
  const { queries } = database;

  async function get(companyId: number): Promise<Sso> {
    const [provider, domains, owners] = await Promise.all([
      repository.findProvider(queries, companyId),
      repository.listDomains(queries, companyId),
      repository.listOwners(queries, companyId),
    ]);
    const isProven = provider ? await repository.hasOwnerOf(queries, companyId, provider.issuer) : false;
    return {
      redirect_address: redirectAddress,
      provider: provider ? presentProvider(provider) : null,
      domains: domains.map(presentDomain),
      is_proven: isProven,
      owners: owners.map(({ userId, email }) => ({ user_id: userId, email })),
    };
  }

  async function checkRequired(companyId: number, body: SsoBody): Promise<void> {
    const refuse = (field: keyof SsoBody, message: string) =>
      unprocessable('sso_not_ready', message, { [field]: message });
    if (!body.is_enabled)
      throw refuse('is_required', 'Turn single sign-on on before you make it the only way in.');
    const domains = await repository.listDomains(queries, companyId);
    if (!domains.some(({ verifiedAt }) => verifiedAt))
      throw refuse('is_required', 'Verify an e-mail domain before you make single sign-on the only way in.');
    if (!(await repository.hasOwnerOf(queries, companyId, body.issuer)))
      throw refuse(
        'is_required',
        'Sign in by single sign-on yourself once before you make it the only way in.',
      );
    if (body.break_glass_user_id === null)
      throw refuse(
        'break_glass_user_id',
        'Choose an owner who can still log in with the password when the provider fails.',
      );
  }

  async function checkOwner(
    transaction: Transaction,
    { companyId, breakGlassUserId }: repository.ProviderRow,
  ): Promise<void> {
    const owners = await repository.listOwners(transaction, companyId);
    if (breakGlassUserId === null || owners.some(({ userId }) => userId === breakGlassUserId)) return;
    const message = 'Choose an owner of the company who has a password.';
    throw unprocessable('no_owner', message, { break_glass_user_id: message });
  }

  async function endSsoSessions(transaction: Transaction, companyId: number, token: string): Promise<void> {
    await deleteSsoSessions(transaction, companyId, hashToken(token));
    await deleteCodes(transaction, companyId);
  }

  async function ownDomain(companyId: number, id: number): Promise<repository.DomainRow> {
    const domain = await repository.findDomain(queries, companyId, id);
    if (!domain) throw notFoundInCompany('The domain');
    return domain;
  }

  return {
    get,
    /**
     * Ends the sessions that the change makes invalid: those with a password under SSO only; those of a provider that is off or another one
     * from now on, except the one with this token.
     * @throws a 422 where something is missing, above all what SSO only needs
     */
    async store(companyId: number, body: SsoBody, token: string): Promise<Sso> {
      if (!(await client.isAllowedIssuer(body.issuer))) {
        const message =
          'The issuer must be an https address that can be reached from the internet, without a query.';
        throw unprocessable('invalid_issuer', message, { issuer: message });
      }
      const stored = await repository.findProvider(queries, companyId);
      // A secret is never sent to an issuer that it was not entered for.
      const oldSecret = stored?.issuer === body.issuer ? stored.clientSecretEncrypted : undefined;
      const secret = body.client_secret === undefined ? oldSecret : secrets.encrypt(body.client_secret);
      if (secret === undefined) {
        const message = 'Enter the client secret.';
        throw unprocessable('client_secret_missing', message, { client_secret: message });
      }
      if (body.is_required) await checkRequired(companyId, body);
      const isSameSecret =
        stored !== undefined && secrets.decrypt(secret) === secrets.decrypt(stored.clientSecretEncrypted);
      const provider: repository.ProviderRow = {
        companyId,
        issuer: body.issuer,
        clientId: body.client_id,
        clientSecretEncrypted: secret,
        isEnabled: body.is_enabled,
        isRequired: body.is_required,
        roleClaim: body.role_claim,
        roleValues: body.role_values,
        defaultRole: body.default_role,
        breakGlassUserId: body.break_glass_user_id,
      };
      await queries.transaction(async (transaction) => {
        // The owner cannot be removed meanwhile.
        await lockMembers(transaction, companyId);
        await checkOwner(transaction, provider);
        await repository.storeProvider(transaction, provider);
        await recordProviderChange(transaction, stored, provider, { isSameSecret });
        if (provider.isRequired && !stored?.isRequired)
          await deletePasswordSessions(transaction, companyId, provider.breakGlassUserId);
        if (stored && (!provider.isEnabled || provider.issuer !== stored.issuer))
          await endSsoSessions(transaction, companyId, token);
      });
      return get(companyId);
    },
    /** Ends the sessions of the provider, except the one with this token. */
    remove: (companyId: number, token: string): Promise<void> =>
      queries.transaction(async (transaction) => {
        const removed = await repository.deleteProvider(transaction, companyId);
        if (!removed) return;
        await endSsoSessions(transaction, companyId, token);
        await recordEvent(transaction, {
          companyId,
          action: 'sso.removed',
          subject: { name: 'Single sign-on' },
          before: { issuer: removed.issuer, is_required: removed.isRequired },
        });
      }),
    /** Reads what the provider publishes about itself. @throws a 404 where there is no provider */
    async test(companyId: number): Promise<{ is_working: boolean; message: string }> {
      const provider = await repository.findProvider(queries, companyId);
      if (!provider) throw notFoundInCompany('The identity provider');
      const { issuer, clientId, clientSecretEncrypted } = provider;
      try {
        await client.discover({ issuer, clientId, clientSecret: secrets.decrypt(clientSecretEncrypted) });
      } catch (error) {
        if (!(error instanceof SsoError)) throw error;
        return { is_working: false, message: explainSso(error.code) };
      }
      const message =
        'The provider answers. Sign in by single sign-on once to check the client ID and secret.';
      return { is_working: true, message };
    },
    async addDomain(companyId: number, domain: string): Promise<Sso> {
      const domains = await repository.listDomains(queries, companyId);
      if (domains.length >= MAX_DOMAINS)
        throw unprocessable('too_many_domains', `A company has ${MAX_DOMAINS} domains at most.`);
      await queries.transaction(async (transaction) => {
        const id = await repository.insertDomain(transaction, { companyId, domain, token: createToken() });
        const subject = { id, name: domain };
        if (id !== undefined)
          await recordEvent(transaction, { companyId, action: 'sso.domain_added', subject });
      });
      return get(companyId);
    },
    /** @throws a 422 where the record is not found, a 409 where another company has proven the domain */
    async verifyDomain(companyId: number, id: number): Promise<Sso> {
      const domain = await ownDomain(companyId, id);
      if (domain.verifiedAt) return get(companyId);
      const records = await resolveTxt(domain.domain).catch(explainLookup);
      if (!records.some((pieces) => pieces.join('').trim() === recordOf(domain)))
        throw unprocessable(
          'record_not_found',
          `${domain.domain} has no TXT record ${recordOf(domain)} yet. New records can take some hours to be seen everywhere.`,
        );
      await queries.transaction(async (transaction) => {
        if (!(await repository.verifyDomain(transaction, domain)))
          throw conflict('domain_taken', 'Another company has verified this domain.');
        const subject = { id, name: domain.domain };
        await recordEvent(transaction, { companyId, action: 'sso.domain_verified', subject });
      });
      return get(companyId);
    },
    async removeDomain(companyId: number, id: number): Promise<void> {
      const { domain: name, verifiedAt } = await ownDomain(companyId, id);
      const provider = await repository.findProvider(queries, companyId);
      const domains = await repository.listDomains(queries, companyId);
      const others = domains.filter((domain) => domain.id !== id && domain.verifiedAt);
      if (verifiedAt && provider?.isRequired && others.length === 0)
        throw conflict('domain_needed', 'Single sign-on is the only way in and needs a verified domain.');
      await queries.transaction(async (transaction) => {
        if (!(await repository.deleteDomain(transaction, companyId, id))) return;
        const before = { is_verified: verifiedAt !== null };
        await recordEvent(transaction, {
          companyId,
          action: 'sso.domain_removed',
          subject: { id, name },
          before,
        });
      });
    },
    async linkOf({ companyId, userId }: { companyId: number; userId: number | null }): Promise<{
      is_available: boolean;
      is_linked: boolean;
    }> {
      const provider = await repository.findProvider(queries, companyId);
      if (!provider?.isEnabled || userId === null) return { is_available: false, is_linked: false };
      const { issuer } = provider;
      return {
        is_available: true,
        is_linked: await repository.hasIdentity(queries, { companyId, issuer, userId }),
      };
    },
  };
}

/** No records, where the domain has none. */
function explainLookup(error: NodeJS.ErrnoException): string[][] {
  if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
  throw unprocessable(
    'lookup_failed',
    'The records of the domain could not be read. Please try again in a minute.',
  );
}

const recordOf = ({ token }: repository.DomainRow) => `${SSO_RECORD_PREFIX}${token}`;

function presentDomain(row: repository.DomainRow): Sso['domains'][number] {
  const { id, domain, verifiedAt } = row;
  return { id, domain, record: recordOf(row), verified_at: verifiedAt?.toISOString() ?? null };
}

function presentProvider(row: repository.ProviderRow): NonNullable<Sso['provider']> {
  return {
    issuer: row.issuer,
    client_id: row.clientId,
    is_enabled: row.isEnabled,
    is_required: row.isRequired,
    role_claim: row.roleClaim,
    role_values: row.roleValues,
    default_role: row.defaultRole,
    break_glass_user_id: row.breakGlassUserId,
  };
}
