import { useEffect } from 'react';
import { useRouteError } from 'shared/router';

/** The last resort: something outside the remotes failed while rendering. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main role="alert">
      <h1>Something went wrong</h1>
      <p>Reload the page. Your work on the server is safe.</p>
      <button onClick={() => location.reload()}>Reload</button>
    </main>
  );
}
