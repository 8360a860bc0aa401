import { createRoot } from 'react-dom/client';
import { selectEnvironment, setEnvironment, type Environments } from 'shared/environment';
import { logError } from 'shared/feedback';
import { parseRegistry } from 'shared/registry';
import { createBrowserRouter } from 'shared/router';
import { applyGlobalStyle, applyStoredTheme } from 'shared/theme';
import { App } from './app/App.tsx';
import { routes } from './app/routes.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { needsShell } from './remotes/early-start.ts';
import { createFederation } from './remotes/federation.ts';
import { resolveOverrides } from './remotes/overrides.ts';
import './remotes/provide.ts';
import { fetchRegistry } from './remotes/fetch-release.ts';
import { createReleases } from './remotes/releases.ts';
import { createRemoteStore } from './remotes/remote-store.ts';
import { preloadShell } from './shell/lazy-shell.ts';

applyStoredTheme();
applyGlobalStyle();
const root = createRoot(document.getElementById('root') ?? document.body);

try {
  const [environments, registry] = await Promise.all([
    readJson('steplight-environments', '/environments.json'),
    readJson('steplight-remotes', '/remotes.json'),
    // The outline of the first paint stays until the frame can replace it.
    needsShell() && preloadShell(),
  ]);
  const environment = selectEnvironment(environments as Environments, location.hostname);
  setEnvironment(environment);
  const releases = createReleases({
    registry: parseRegistry(registry),
    overrides: resolveOverrides(environment),
    origins: environment.remoteOrigins,
    fetchRegistry,
  });
  const store = createRemoteStore(createFederation(), releases);
  root.render(<App router={createBrowserRouter(routes)} remotes={{ store, releases }} />);
} catch (error) {
  logError(error, 'The page could not start.');
  root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />);
}

/** JSON that the server wrote into the page as an inert block, else the file at `address`. Rejects if neither is readable. */
async function readJson(blockId: string, address: string): Promise<unknown> {
  const block = document.getElementById(blockId);
  if (block?.textContent) return JSON.parse(block.textContent) as unknown;
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} could not be loaded (${response.status}).`);
  return response.json() as Promise<unknown>;
}
