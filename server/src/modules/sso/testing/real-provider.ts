import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPairSync } from 'node:crypto';
import Provider, { type Configuration, type JWK } from 'oidc-provider';

export const CLIENT = { id: 'steplight', secret: 'a secret of the client' };

/** Who signs in at the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface RealProvider {
  issuer: string;
  /** `localhost:<port>`. */
  host: string;
  /** Signs in whenever the login page is opened from now on. */
  person: Person;
  /** Signs with a new key; the old one is published no more. */
  rotateKeys(): void;
  stop(): void;
}

/**
 * oidc-provider, whose login page signs the person in at once.
 * @param port where it listens; 0: on a free port
 */
export async function startRealProvider(redirectAddress: string, port = 0): Promise<RealProvider> {
  let answer: ReturnType<Provider['callback']>;
  const server = createServer((request, response) => void answer(request, response)).listen(
    port,
    'localhost',
  );
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const known = new Map<string, Person>();
  const started: RealProvider = {
    issuer: `http://${host}`,
    host,
    person: { sub: 'none' },
    rotateKeys,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };

  function rotateKeys(): void {
    const provider = new Provider(started.issuer, configurationOf(redirectAddress, known));
    provider.use(async (context, next) => {
      if (!context.path.startsWith('/interaction/')) return next();
      const { person } = started;
      known.set(person.sub, person);
      await provider.interactionFinished(context.req, context.res, { login: { accountId: person.sub } });
      context.respond = false;
    });
    answer = provider.callback();
  }

  rotateKeys();
  return started;
}

let keys = 0;

function configurationOf(redirectAddress: string, known: Map<string, Person>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = {
    ...privateKey.export({ format: 'jwk' }),
    kid: `key-${(keys += 1)}`,
    use: 'sig',
    alg: 'RS256',
  };
  return {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectAddress],
      },
    ],
    jwks: { keys: [jwk as JWK] },
    cookies: { keys: ['a key for the cookies of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...known.get(sub), sub }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client && { clientId: oidc.client.clientId }),
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  };
}
