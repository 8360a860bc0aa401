import { useEffect } from 'react';
import { logError } from 'shared/feedback';
import { usePageTitle, useRouteError } from 'shared/router';
import { Button } from 'shared/ui';
import { MessagePage } from './MessagePage.tsx';

/** Shown if something outside the remotes failed to render. */
export function CrashPage() {
  usePageTitle('Something went wrong');
  const error = useRouteError();
  useEffect(() => logError(error, 'The page failed while rendering.'), [error]);
  return (
    <main role="alert">
      <MessagePage
        title="Something went wrong"
        text="This page has stopped working. Saved work is not affected."
        action={<Button onClick={() => location.reload()}>Reload the page</Button>}
      />
    </main>
  );
}
