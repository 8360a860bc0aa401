import { Button } from 'shared/ui';
import { MessagePage } from './MessagePage.tsx';

/** The page if the environment or the registry could not be read. */
export function StartFailure({ reason }: { reason: string }) {
  return (
    <main role="alert">
      <MessagePage
        title="Steplight could not start"
        text={reason}
        action={<Button onClick={() => location.reload()}>Try Again</Button>}
      />
    </main>
  );
}
