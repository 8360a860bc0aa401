import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { endSession, startSession } from 'shared/auth';
import { CONTRACT_VERSION, defineRemote, REMOTE_NAMES, type Remote, type RemoteName } from 'shared/remote';
import { createMemoryRouter } from 'shared/router';
import { server } from 'shared/testing';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { createFederation } from '../remotes/federation.ts';
import { createRemoteStore } from '../remotes/remote-store.ts';
import type { RemotesDocument } from '../remotes/registry.ts';

export interface RenderedHost extends RenderResult {
  user: UserEvent;
  location: () => string;
  navigate: (to: string) => Promise<void>;
  goBack: () => Promise<void>;
  signIn: () => void;
  /** The address at which a remote's manifest is looked for. */
  manifestOf: (name: RemoteName) => string;
  /** What loading a remote's entry script gives; a function that throws stands for a script that cannot be loaded. */
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
  /** Changes the stand-ins before the first of them is asked for. */
  prepare?: (entries: RenderedHost['entries']) => void;
}

/** Renders the whole host at an address, on the real federation runtime; only the scripts behind it are stand-ins. */
export function renderHost(at: string, { isSignedIn = true, prepare }: Options = {}): RenderedHost {
  endSession('expired');
  if (isSignedIn) signIn();
  forgetFederation();
  const origin = `http://parts-${++counter}.test`;
  const manifestOf = (name: RemoteName) => `${origin}/${name}/mf-manifest.json`;
  const entries = new Map(REMOTE_NAMES.map((name) => [name, () => screens[name]]));
  prepare?.(entries);
  server.use(
    ...REMOTE_NAMES.map((name) => http.get(manifestOf(name), () => HttpResponse.json(manifest(name)))),
  );
  const document = {
    remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, { manifest: manifestOf(name) }])),
  } as RemotesDocument;

  const store = createRemoteStore(createFederation(document, [entriesPlugin(entries)]));
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return {
    ...render(<App router={router} remotes={store} />),
    user: userEvent.setup(),
    location: () => router.state.location.pathname + router.state.location.search,
    navigate: (to) => router.navigate(to),
    goBack: () => router.navigate(-1),
    signIn,
    manifestOf,
    entries,
  };
}

function signIn(): void {
  startSession({ access_token: 'test-token', user: { id: 1, email: 'ada@example.com' } });
}

/** A manifest as a remote's build writes it, as far as the host looks at it. */
export function manifest(name: RemoteName, contract: number = CONTRACT_VERSION): object {
  return {
    id: `remote_${name}`,
    name: `remote_${name}`,
    metaData: {
      name: `remote_${name}`,
      type: 'app',
      buildInfo: { buildVersion: '1.0.0', buildName: `remote-${name}` },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: `remote_${name}`,
      pluginVersion: '2.9.2',
      publicPath: 'auto',
      contract,
    },
    shared: [],
    remotes: [],
    exposes: [
      {
        id: `remote_${name}:remote`,
        name: 'remote',
        path: './remote',
        assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
      },
    ],
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

// The runtime keeps its state on the global object, for as long as a page lives; each test is a page of its own.
function forgetFederation(): void {
  const { __FEDERATION__: federation } = globalThis as {
    __FEDERATION__?: { __INSTANCES__: unknown[]; moduleInfo: object };
  };
  if (federation) Object.assign(federation, { __INSTANCES__: [], moduleInfo: {} });
}
