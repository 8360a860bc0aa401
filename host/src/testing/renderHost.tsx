import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { endSession, startSession } from 'shared/auth';
import { environment } from 'shared/environment';
import {
  CONTRACT_VERSION,
  parseRegistry,
  REMOTE_NAMES,
  type RegistryFile,
  type RemoteManifest,
  type RemoteName,
} from 'shared/registry';
import { defineRemote, type Remote } from 'shared/remote';
import { createMemoryRouter } from 'shared/router';
import { server, setUpUser } from 'shared/testing';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { createFederation } from '../remotes/federation.ts';
import { createRemoteStore } from '../remotes/remote-store.ts';
import { fetchRegistry } from '../remotes/fetch-release.ts';
import { resolveOverrides } from '../remotes/overrides.ts';
import { createReleases } from '../remotes/releases.ts';

export interface RenderedHost extends RenderResult {
  user: UserEvent;
  location: () => string;
  navigate: (to: string) => Promise<void>;
  goBack: () => Promise<void>;
  signIn: () => void;
  /** The deployed builds; a test deploys by changing it. */
  registry: RegistryFile;
  /** What the entry script of a remote returns; a function that throws simulates a script that cannot be loaded. */
  entries: Map<RemoteName, () => Remote>;
}

const screens: Record<RemoteName, Remote> = {
  auth: defineRemote({ name: 'auth', publicRoutes: [{ path: 'login', element: <h1>Login screen</h1> }] }),
  runs: defineRemote({
    name: 'runs',
    dashboardRoutes: [
      { path: 'runs', element: <h1>Runs screen</h1> },
      { path: 'grouprun/:id', element: <h1>Group run screen</h1> },
    ],
    publicRoutes: [{ path: 's/:token/:id?', element: <h1>Shared run screen</h1> }],
  }),
  blueprints: defineRemote({
    name: 'blueprints',
    dashboardRoutes: [{ path: 'tests', element: <h1>Tests screen</h1> }],
  }),
  suites: defineRemote({
    name: 'suites',
    dashboardRoutes: [{ path: 'test-suites', element: <h1>Suites screen</h1> }],
  }),
  settings: defineRemote({
    name: 'settings',
    dashboardRoutes: [{ path: 'settings', element: <h1>Settings screen</h1> }],
  }),
};

let counter = 0;

interface Options {
  isSignedIn?: boolean;
  /** Changes entries and registry before the first render. */
  prepare?: (entries: RenderedHost['entries'], registry: RegistryFile) => void;
}

/** Renders the whole host at an address, with the real federation runtime; only the remotes' scripts are fakes. */
export function renderHost(at: string, { isSignedIn = true, prepare }: Options = {}): RenderedHost {
  endSession('expired');
  if (isSignedIn) signIn();
  resetFederation();
  const entries = new Map(REMOTE_NAMES.map((name) => [name, () => screens[name]]));
  const origin = `http://remotes-${++counter}.test`;
  const registry = exampleRegistry(origin);
  prepare?.(entries, registry);
  server.use(
    // A server that reports no changes.
    http.get(`${environment().apiAddress}/events`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${location.origin}/remotes.json`, () => HttpResponse.json(registry)),
    http.get('https://preview.test/:build/:name/manifest.json', ({ params }) =>
      HttpResponse.json(exampleManifest(params['name'] as RemoteName, { build: 'preview' })),
    ),
  );
  const releases = createReleases({
    registry: parseRegistry(structuredClone(registry)),
    overrides: resolveOverrides(environment()),
    origins: [origin],
    fetchRegistry,
  });
  const store = createRemoteStore(createFederation([entriesPlugin(entries)]), releases);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return {
    ...render(<App router={router} remotes={{ store, releases }} />),
    user: setUpUser(),
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => router.navigate(to),
    goBack: () => act(() => router.navigate(-1)),
    signIn,
    registry,
    entries,
  };
}

/** Renders the host and waits for the screen of the runs. */
export async function renderRuns(at = '/dashboard/runs'): Promise<RenderedHost> {
  const host = renderHost(at);
  await screen.findByRole('heading', { name: 'Runs screen' });
  return host;
}

function signIn(): void {
  startSession({ access_token: 'test-token', user: { id: 1, email: 'ada@example.com' } });
}

const DIGEST = `sha384-${'A'.repeat(64)}`;

/** A manifest as a remote's build writes it. */
export function exampleManifest(name: RemoteName, changes: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    name,
    container: `remote_${name}`,
    version: '1.0.0',
    build: 'first',
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': DIGEST, 'remote.js': DIGEST },
    ...changes,
  };
}

/** A registry whose remotes are at `<origin>/<name>/`. */
export function exampleRegistry(origin: string): RegistryFile {
  const release = (name: RemoteName) => ({
    ...exampleManifest(name),
    address: `${origin}/${name}/`,
    commit: null,
  });
  return {
    host: { build: 'first' },
    remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, release(name)])) as RegistryFile['remotes'],
  };
}

function entriesPlugin(entries: RenderedHost['entries']): ModuleFederationRuntimePlugin {
  return {
    name: 'entries',
    async loadEntry({ remoteInfo }) {
      const remote = entries.get(remoteInfo.name.replace('remote_', '') as RemoteName)?.();
      return { init: () => undefined, get: () => () => Promise.resolve({ remote }) };
    },
  };
}

// The runtime stores its state on the global object; each test needs a fresh page.
function resetFederation(): void {
  const { __FEDERATION__: federation } = globalThis as {
    __FEDERATION__?: { __INSTANCES__: unknown[]; moduleInfo: object };
  };
  if (federation) Object.assign(federation, { __INSTANCES__: [], moduleInfo: {} });
}
