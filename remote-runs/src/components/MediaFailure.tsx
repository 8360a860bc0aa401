import { Button } from 'shared/ui';
import { Placeholder } from './Placeholder.tsx';

/** Instead of a screenshot or recording that did not arrive; trying again asks for fresh addresses. */
export function MediaFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Placeholder role="alert">
      {text}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </Placeholder>
  );
}
