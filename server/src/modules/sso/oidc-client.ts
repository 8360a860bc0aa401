import * as oidc from 'openid-client';
import type { Config } from '../../platform/config.ts';
import { createOutgoing, hostAndPort, type Outgoing } from '../../platform/outgoing/outgoing.ts';
import { forbidden } from '../../platform/outgoing/outgoing-error.ts';
import { explainProviderError, SsoError } from './sso-error.ts';

const TIMEOUT_MS = 5_000;
const METADATA_LIFETIME_MS = 10 * 60_000;
const CLOCK_TOLERANCE_SECONDS = 60;
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** Signed with a key that only the provider has. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

export interface ProviderCredentials {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What makes a sign-in at the provider ours. */
export interface AttemptSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider says about the person, checked. */
export type ProviderClaims = Record<string, unknown> & { iss: string; sub: string };

/** Talks to OpenID providers. Every method throws an SsoError where the provider cannot be used. */
export type OidcClient = ReturnType<typeof createOidcClient>;

/** `redirectAddress`: where the provider leads back to, as it was configured there. */
export function createOidcClient(config: Pick<Config, 'ssoHosts'>, redirectAddress: string) {
  const outgoing = createOutgoing({ trustedHosts: config.ssoHosts, timeout: TIMEOUT_MS });
  const stored = new Map<string, { metadata: oidc.ServerMetadata; until: number }>();

  function isWellFormed(issuer: string): boolean {
    const url = URL.parse(issuer);
    if (!url || url.username || url.search || url.hash) return false;
    return url.protocol === 'https:' || isTrustedLoopback(url, config.ssoHosts);
  }

  async function fetchMetadata({ issuer, clientId }: ProviderCredentials): Promise<oidc.ServerMetadata> {
    if (!isWellFormed(issuer)) throw new SsoError('provider_unreachable');
    const discovered = await oidc.discovery(new URL(issuer), clientId, undefined, undefined, {
      timeout: TIMEOUT_MS / 1000,
      [oidc.customFetch]: fetchBy(outgoing, config.ssoHosts),
      execute: isHttp(issuer) ? [oidc.allowInsecureRequests] : [],
    });
    const metadata = { ...discovered.serverMetadata() } as oidc.ServerMetadata;
    // openid-client makes exceptions for issuers that many tenants share.
    if (metadata.issuer !== issuer) throw new SsoError('wrong_issuer');
    stored.set(issuer, { metadata, until: Date.now() + METADATA_LIFETIME_MS });
    return metadata;
  }

  async function configure(provider: ProviderCredentials): Promise<oidc.Configuration> {
    const known = stored.get(provider.issuer);
    const metadata = known && known.until > Date.now() ? known.metadata : await fetchMetadata(provider);
    const { id_token_signing_alg_values_supported: offered = ['RS256'] } = metadata;
    const algorithms = offered.filter((algorithm) => ALGORITHMS.includes(algorithm));
    // A copy for each sign-in: the library stores keys with it, and would take a minute to see that they were replaced.
    const configuration = new oidc.Configuration(
      { ...metadata, id_token_signing_alg_values_supported: algorithms },
      provider.clientId,
      { client_secret: provider.clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticationOf(metadata, provider.clientSecret),
    );
    configuration.timeout = TIMEOUT_MS / 1000;
    configuration[oidc.customFetch] = fetchBy(outgoing, config.ssoHosts);
    // The signature counts too, not only the connection on which the token came.
    oidc.enableNonRepudiationChecks(configuration);
    if (isHttp(provider.issuer)) oidc.allowInsecureRequests(configuration);
    return configuration;
  }

  return {
    /** Whether the issuer can be called at all: on the internet, unless the operator lets it be elsewhere. */
    isAllowedIssuer: async (issuer: string): Promise<boolean> =>
      isWellFormed(issuer) && (await outgoing.objectionTo(issuer)) === null,
    /** Reads the provider's metadata now. */
    discover: (provider: ProviderCredentials): Promise<void> =>
      explained(async () => {
        stored.delete(provider.issuer);
        await configure(provider);
      }),
    /** The page of the provider on which the person signs in. */
    authorizationAddress: (
      provider: ProviderCredentials,
      { state, nonce, codeVerifier }: AttemptSecrets,
    ): Promise<string> =>
      explained(async () => {
        const address = oidc.buildAuthorizationUrl(await configure(provider), {
          redirect_uri: redirectAddress,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        });
        if (address.protocol !== 'https:' && !isTrustedLoopback(address, config.ssoHosts))
          throw new SsoError('provider_error');
        return address.href;
      }),
    /** Checks the provider's reply, `search` being its query, and takes the person's claims for the code. */
    takeClaims: (
      provider: ProviderCredentials,
      search: string,
      { state, nonce, codeVerifier }: AttemptSecrets,
      isComplete: (claims: ProviderClaims) => boolean,
    ): Promise<ProviderClaims> =>
      explained(async () => {
        const configuration = await configure(provider);
        // The library takes the redirect address from here: a proxy may have changed what the request says.
        const url = new URL(redirectAddress);
        url.search = search;
        requireOwnReply(url.searchParams, state, configuration.serverMetadata());
        const tokens = await oidc.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims() as ProviderClaims | undefined;
        if (!claims) throw new SsoError('provider_error');
        const { userinfo_endpoint: hasMore } = configuration.serverMetadata();
        if (hasMore === undefined || isComplete(claims)) return claims;
        const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return { ...more, ...claims };
      }),
  };
}

/** The library rejects these as well; this says which of them it was. */
function requireOwnReply(
  reply: URLSearchParams,
  state: string,
  { issuer, authorization_response_iss_parameter_supported: namesIssuer }: oidc.ServerMetadata,
): void {
  if (reply.get('state') !== state) throw new SsoError('wrong_state');
  const iss = reply.get('iss');
  if (iss === null ? namesIssuer === true : iss !== issuer) throw new SsoError('wrong_issuer');
}

/** RFC 8414: a provider that does not say what it takes takes `client_secret_basic`. */
function authenticationOf(metadata: oidc.ServerMetadata, secret: string): oidc.ClientAuth {
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata;
  return methods.includes('client_secret_basic')
    ? oidc.ClientSecretBasic(secret)
    : oidc.ClientSecretPost(secret);
}

/** Sends what the library asks for through the guard for outgoing requests. */
function fetchBy(outgoing: Outgoing, trustedHosts: string[]): oidc.CustomFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address);
    if (url.protocol === 'http:' && !isTrustedLoopback(url, trustedHosts))
      throw forbidden('is not an https address');
    const text = body instanceof URLSearchParams || typeof body === 'string' ? body.toString() : undefined;
    const reply = await outgoing.request(address, { method, headers, body: text });
    const isEmpty = reply.status === 204 || reply.status === 304;
    return new Response(isEmpty ? null : reply.body, {
      status: reply.status,
      headers: reply.contentType === undefined ? {} : { 'content-type': reply.contentType },
    });
  };
}

const isHttp = (address: string) => new URL(address).protocol === 'http:';

/** Plain http never leaves this machine, and the operator must name the port. */
const isTrustedLoopback = (url: URL, trustedHosts: string[]) =>
  url.protocol === 'http:' && LOOPBACK.test(url.hostname) && trustedHosts.includes(hostAndPort(url));

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw explainProviderError(error);
  }
}
