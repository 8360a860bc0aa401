import fastify, { type FastifyReply } from 'fastify';
import { createPublicKey, generateKeyPairSync, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { createAccounts, type Accounts, type StandInInstallation } from './accounts.ts';
import { notFound, refuse } from './answers.ts';
import { appCalls } from './app-calls.ts';
import { installationCalls } from './installation-calls.ts';
import { codeExchange, userCalls } from './user-calls.ts';

const APP = { appId: 4711, slug: 'steplight-test' };
/** As on GitHub Enterprise; the web's own addresses have no prefix. */
const API = { prefix: '/api/v3' };
const OAUTH = { clientId: 'Iv23liStandIn', clientSecret: 'c1ientSecretOfTheStandIn' };
const WEBHOOK_SECRET = 'webhookSecretOfTheStandIn';

/** How the stand-in misbehaves: `hang-up` closes the connection without an answer. */
export type Outage = { status: number; headers?: Record<string, string>; message?: string } | 'hang-up';

/** An HTTP server that answers as GitHub's REST API is documented to, as far as the product calls it. */
export interface GithubStandIn extends Accounts {
  /** The App as configured in the product; the private key is in PEM. */
  settings: {
    apiUrl: string;
    webUrl: string;
    appId: number;
    slug: string;
    privateKey: string;
    webhookSecret: string;
    oauth: { clientId: string; clientSecret: string };
  };
  /** `GET /api/v3/app/installations/5`, in the order of their coming. */
  requests: string[];
  /** An installation in an account of its own, made now, with repositories `repo-1`, `repo-2`, … */
  install(options?: Partial<StandInInstallation> & { repositoryCount?: number }): StandInInstallation;
  /** Its owner uninstalls the App: the installation and its tokens are gone. */
  uninstall(id: number): void;
  /** From now on, for all calls whose path holds `path`; undefined: it works again. */
  breakDown(outage: Outage | undefined, path?: string): void;
  /** Awaited before every call is answered, from now on; undefined: nothing is. */
  beforeAnswer(observe: ((request: string) => Promise<void>) | undefined): void;
  /** The next answer to such a call gets lost after the call was executed. */
  loseAnswer(method: string): void;
}

/** Listens on a port of its own until the test file has run. */
export async function openGithubStandIn(): Promise<GithubStandIn> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const accounts = createAccounts();
  const requests: string[] = [];
  let outage: { how: Outage; path: string } | undefined;
  let lostMethod: string | undefined;
  let observe: ((request: string) => Promise<void>) | undefined;
  const github = fastify({ forceCloseConnections: true });
  const webUrl = () => `http://127.0.0.1:${(github.server.address() as AddressInfo).port}`;

  github.addHook('onRequest', async (request, reply) => {
    const call = `${request.method} ${request.url}`;
    requests.push(call);
    await observe?.(call);
    reply.headers({ 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4990' });
    if (!request.headers['user-agent'])
      return refuse(reply, 403, 'Request forbidden by administrative rules.');
    if (outage && request.url.includes(outage.path)) return fail(reply, outage.how);
  });
  github.addHook('onSend', async (request, reply) => {
    if (request.method !== lostMethod) return;
    lostMethod = undefined;
    reply.raw.destroy();
  });
  github.setNotFoundHandler((_request, reply) => notFound(reply));
  await github.register(async (scope) => {
    appCalls(scope, accounts, { ...APP, publicKey: createPublicKey(privateKey), webUrl });
  }, API);
  await github.register(async (scope) => {
    installationCalls(scope, accounts, webUrl);
  }, API);
  await github.register(async (scope) => {
    userCalls(scope, accounts, { ...APP, webUrl });
  }, API);
  codeExchange(github, accounts, OAUTH);
  await github.listen({ port: 0, host: '127.0.0.1' });
  after(() => github.close());

  return {
    ...accounts,
    requests,
    settings: {
      ...APP,
      apiUrl: webUrl() + API.prefix,
      webUrl: webUrl(),
      privateKey,
      oauth: OAUTH,
      webhookSecret: WEBHOOK_SECRET,
    },
    install({ repositoryCount = 2, ...options } = {}) {
      const id = options.id ?? randomInt(10_000_000, 99_000_000);
      const login = `acme-${id}`;
      const repositories = Array.from({ length: repositoryCount }, (_, index) => ({
        id: id * 1000 + index,
        name: `repo-${index + 1}`,
        description: index === 0 ? null : `Repository ${index + 1}`,
      }));
      const installation: StandInInstallation = {
        id,
        login,
        repositories,
        createdAt: new Date(),
        updatedAt: new Date(),
        suspendedAt: null,
        mayWriteChecks: true,
        mayWriteComments: true,
        mayWriteIssues: false,
        ...options,
      };
      accounts.installations.set(id, installation);
      return installation;
    },
    uninstall(id) {
      accounts.installations.delete(id);
      for (const [token, owner] of accounts.installationTokens)
        if (owner === id) accounts.installationTokens.delete(token);
    },
    breakDown(how, path = '') {
      outage = how && { how, path };
    },
    beforeAnswer(given) {
      observe = given;
    },
    loseAnswer(method) {
      lostMethod = method;
    },
  };
}

function fail(reply: FastifyReply, how: Outage): FastifyReply {
  if (how === 'hang-up') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  return refuse(reply.headers(how.headers ?? {}), how.status, how.message ?? 'Server Error');
}
