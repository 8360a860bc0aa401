import { createRoot } from 'react-dom/client';
import { selectEnvironment, setEnvironment, type EnvironmentsDocument } from 'shared/environment';
import { logError } from 'shared/feedback';
import { createBrowserRouter } from 'shared/router';
import { applyStoredTheme } from 'shared/theme';
import { App } from './app/App.tsx';
import { readDocument } from './app/read-document.ts';
import { routes } from './app/routes.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { createFederation } from './remotes/federation.ts';
import './remotes/provide.ts';
import { createRemoteStore } from './remotes/remote-store.ts';
import { parseRemotes } from './remotes/registry.ts';

applyStoredTheme();
const root = createRoot(document.getElementById('root') ?? document.body);

try {
  const [environments, remotes] = await Promise.all([
    readDocument('steplight-environments', '/environments.json'),
    readDocument('steplight-remotes', '/remotes.json'),
  ]);
  setEnvironment(selectEnvironment(environments as EnvironmentsDocument, location.hostname));
  const store = createRemoteStore(createFederation(parseRemotes(remotes)));
  root.render(<App router={createBrowserRouter(routes)} remotes={store} />);
} catch (error) {
  logError(error, 'The page could not start.');
  root.render(<StartFailure reason={error instanceof Error ? error.message : String(error)} />);
}
