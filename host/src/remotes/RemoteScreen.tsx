import { Suspense } from 'react';
import { useQueryClient } from 'shared/query';
import { useLocation, useParams, useRoutes, type RouteObject } from 'shared/router';
import { ownerOf, type Area, type RemoteName } from 'shared/registry';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { NotFoundPage } from '../app/NotFoundPage.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { RemotePlaceholder } from './RemotePlaceholder.tsx';
import { useRemote, useRemotes } from './useRemote.ts';

/** The screen at the current address, from the remote that owns it. Its route ends with `*`. */
export function RemoteScreen({ area }: { area: Area }) {
  const path = useParams()['*'] ?? '';
  const name = ownerOf(area, path);
  return name ? <OwnedScreen key={name} area={area} name={name} path={path} /> : <NotFoundPage area={area} />;
}

interface OwnedProps {
  area: Area;
  name: RemoteName;
  /** Relative to the area. */
  path: string;
}

function OwnedScreen({ area, name, path }: OwnedProps) {
  const { pathname, search } = useLocation();
  const store = useRemotes();
  const state = useRemote(name);
  const client = useQueryClient();
  const handleRetry = () => {
    // A screen that fails because of what it has loaded would fail again.
    client.removeQueries({ type: 'inactive' });
    store.retry(name);
  };
  const failure = (error: unknown, phase: 'loading' | 'rendering') => (
    <RemoteFailure area={area} name={name} phase={phase} error={error} onRetry={handleRetry} />
  );
  if (state.status === 'failed') return failure(state.error, 'loading');
  const placeholder = <RemotePlaceholder area={area} path={path} />;
  if (state.status !== 'loaded') return placeholder;
  const { publicRoutes, dashboardRoutes } = state.remote;
  return (
    <ErrorBoundary
      resetKey={pathname + search + state.build}
      fallback={(error) => failure(error, isChunkLoadError(error) ? 'loading' : 'rendering')}
    >
      {/* With a key: a screen that is still loading replaces the previous one at once. */}
      <Suspense key={path.split('/')[0]} fallback={placeholder}>
        <Screens area={area} routes={area === 'public' ? publicRoutes : dashboardRoutes} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The code of a lazy screen could not be loaded. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function Screens({ area, routes }: { area: Area; routes: RouteObject[] }) {
  return useRoutes([...routes, { path: '*', element: <NotFoundPage area={area} /> }]);
}
