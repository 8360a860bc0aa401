import { useEffect } from 'react';
import type { RemoteName } from 'shared/remote';
import { REMOTE_TITLES } from '../app/route-owners.ts';
import { RemoteRefusedError } from './manifest.ts';

interface Props {
  name: RemoteName;
  error: unknown;
  onRetry: () => void;
}

/** Stands in for a part of the product that could not be loaded or shown; the rest of the page goes on. */
export function RemoteFailure({ name, error, onRetry }: Props) {
  useEffect(() => console.error(`The part "${name}" failed.`, error), [name, error]);
  const reason =
    error instanceof RemoteRefusedError ? error.message : 'The other parts of Steplight still work.';
  return (
    <div role="alert">
      <p>{`${REMOTE_TITLES[name]} could not be loaded. ${reason}`}</p>
      <button onClick={onRetry}>Try again</button>
    </div>
  );
}
