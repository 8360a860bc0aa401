import { createRoot } from 'react-dom/client';
import { selectEnvironment, setEnvironment, type EnvironmentsDocument } from 'shared/environment';
import { logError } from 'shared/feedback';
import { readRegistry } from 'shared/registry';
import { createBrowserRouter } from 'shared/router';
import { applyStoredTheme } from 'shared/theme';
import { App } from './app/App.tsx';
import { readDocument } from './app/read-document.ts';
import { routes } from './app/routes.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { createFederation } from './remotes/federation.ts';
import { takeOverrides } from './remotes/overrides.ts';
import './remotes/provide.ts';
import { fetchRegistry } from './remotes/fetch-release.ts';
import { createReleases } from './remotes/releases.ts';
import { createRemoteStore } from './remotes/remote-store.ts';

applyStoredTheme();
const root = createRoot(document.getElementById('root') ?? document.body);

try {
  const [environments, remotes] = await Promise.all([
    readDocument('steplight-environments', '/environments.json'),
    readDocument('steplight-remotes', '/remotes.json'),
  ]);
  const place = selectEnvironment(environments as EnvironmentsDocument, location.hostname);
  setEnvironment(place);
  const releases = createReleases({
    registry: readRegistry(remotes),
    overrides: takeOverrides(place),
    origins: place.partOrigins,
    read: fetchRegistry,
  });
  const store = createRemoteStore(createFederation(), releases);
  root.render(<App router={createBrowserRouter(routes)} parts={{ store, releases }} />);
} catch (error) {
  logError(error, 'The page could not start.');
  root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />);
}
