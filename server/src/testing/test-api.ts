import type { InjectOptions } from 'fastify';
import { after } from 'node:test';
import type { Role } from 'shared/constants';
import { buildApp } from '../app.ts';
import { createServices, type Services } from '../modules/services.ts';
import type { Platform } from '../platform/platform.ts';
import { openTestPlatform } from './test-platform.ts';

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the application has checked it against its schema
  body: any;
  text: string;
}

/** Someone who calls the API, signed in or with a key. */
export interface Client {
  get(url: string, headers?: Record<string, string>): Promise<Reply>;
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  put(url: string, body?: object | Buffer, headers?: Record<string, string>): Promise<Reply>;
  delete(url: string): Promise<Reply>;
  head(url: string): Promise<Reply>;
}

/** The client of a person. */
export interface SignedIn extends Client {
  companyId: number;
  userId: number;
  token: string;
  email: string;
}

export interface TestApi {
  platform: Platform;
  services: Services;
  /** A client with this bearer, or with none. */
  as(bearer?: string): Client;
  /** A company of its own with one signed-in user. */
  newCompany(email?: string): Promise<SignedIn>;
  /** A colleague, signed in. */
  newMember(companyId: number, role: Role): Promise<SignedIn>;
}

export const PASSWORD = 'correct horse battery';

/** The whole API over a database of its own; every answer is checked against its schema. */
export async function openTestApi(platform?: Platform): Promise<TestApi> {
  const basis = platform ?? (await openTestPlatform());
  const services = createServices(basis);
  const app = await buildApp({ platform: basis, services, checkReplies: true });
  after(() => app.close());

  async function call(method: InjectOptions['method'], url: string, options: InjectOptions): Promise<Reply> {
    const { statusCode, headers, body } = await app.inject({ method, url, ...options });
    const isJson = String(headers['content-type'] ?? '').includes('json') && body !== '';
    return { status: statusCode, headers, body: isJson ? JSON.parse(body) : undefined, text: body };
  }

  const as: TestApi['as'] = (bearer) => {
    const own: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
    return {
      get: (url, headers) => call('GET', url, { headers: { ...own, ...headers } }),
      post: (url, payload, headers) => call('POST', url, { payload, headers: { ...own, ...headers } }),
      put: (url, payload, headers) => call('PUT', url, { payload, headers: { ...own, ...headers } }),
      head: (url) => call('HEAD', url, { headers: own }),
      delete: (url) => call('DELETE', url, { headers: { ...own, 'content-type': 'application/json' } }),
    };
  };

  async function signUp(companyId: number, email: string, role: Role): Promise<SignedIn> {
    const { id: userId } = await services.auth.createUser({ companyId, email, password: PASSWORD, role });
    const { access_token: token } = await services.auth.login({ email, password: PASSWORD }, '127.0.0.1');
    return { ...as(token), companyId, userId, token, email };
  }

  let people = 0;
  const newAddress = () => `user${(people += 1)}@example.com`;
  return {
    platform: basis,
    services,
    as,
    async newCompany(email = newAddress()) {
      const { id: companyId } = await services.company.create({ name: email });
      return signUp(companyId, email, 'owner');
    },
    newMember: (companyId, role) => signUp(companyId, newAddress(), role),
  };
}
