import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';

export interface Forgery {
  header?: Record<string, unknown>;
  claims?: Record<string, unknown>;
  /** `none`: no signature; `hmac`: with the public key as the secret; `other`: with a key that is not published. Default: the provider's key. */
  signature?: 'none' | 'hmac' | 'other';
}

export interface ForgingProvider {
  issuer: string;
  host: string;
  /** What the next token differs in from an honest one. */
  forgery: Forgery;
  /** The address that an honest provider would lead back to after the login page at `address`; `change` changes its query. */
  signInAt(address: string, change?: (query: URLSearchParams) => void): string;
}

/** A provider that signs what a test wants. `claims`: of an honest token. */
export async function startForgingProvider(
  clientId: string,
  claims: Record<string, unknown>,
): Promise<ForgingProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer(request.url ?? '', new URLSearchParams(body))));
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  after(() => server.close());
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const issuer = `http://${host}`;
  const provider: ForgingProvider = {
    issuer,
    host,
    forgery: {},
    signInAt(address, change) {
      const asked = new URL(address).searchParams;
      const back = new URL(asked.get('redirect_uri') ?? '');
      const code = `code-${nonces.size + 1}`;
      nonces.set(code, asked.get('nonce') ?? '');
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer }).toString();
      change?.(back.searchParams);
      return back.href;
    },
  };

  function answer(path: string, body: URLSearchParams): unknown {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        authorization_response_iss_parameter_supported: true,
      };
    if (path === '/keys')
      return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] };
    const now = Math.floor(Date.now() / 1000);
    const { header, claims: changed, signature } = provider.forgery;
    const nonce = nonces.get(body.get('code') ?? '');
    const honest = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...claims };
    const idToken = signToken({ alg: 'RS256', kid: 'own', ...header }, { ...honest, ...changed }, signature);
    return { access_token: 'an access token', token_type: 'Bearer', id_token: idToken };
  }

  function signToken(header: object, payload: object, kind: Forgery['signature']): string {
    const text = [header, payload]
      .map((segment) => Buffer.from(JSON.stringify(segment)).toString('base64url'))
      .join('.');
    return `${text}.${signatureOf(text, kind)}`;
  }

  function signatureOf(text: string, kind: Forgery['signature']): string {
    if (kind === 'none') return '';
    if (kind === 'hmac') {
      const secret = own.publicKey.export({ format: 'pem', type: 'spki' });
      return createHmac('sha256', secret).update(text).digest('base64url');
    }
    const key: KeyObject = kind === 'other' ? other.privateKey : own.privateKey;
    return sign('sha256', Buffer.from(text), key).toString('base64url');
  }

  return provider;
}
