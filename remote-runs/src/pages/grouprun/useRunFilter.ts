import { useEffect, useState } from 'react';
import { useSearchParams } from 'shared/router';
import type { RunFilter } from '../../model/run-filter.ts';

/** How long a person who types must pause before the address follows. */
const ADDRESS_DELAY_MS = 250;

/** The filter of a run's tests. The address holds it, so that the Back button restores it. */
export function useRunFilter(): [RunFilter, (change: Partial<RunFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [filter, setFilter] = useState<RunFilter>(() => ({
    text: parameters.get('q') ?? '',
    isOnlyFailed: parameters.get('only') === 'failed',
  }));
  const wanted = addressOf(filter);
  const isWritten = parameters.toString() === wanted;

  useEffect(() => {
    if (isWritten) return;
    const write = () => setParameters(wanted, { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWritten, wanted, setParameters]);

  return [filter, (change) => setFilter((now) => ({ ...now, ...change }))];
}

function addressOf({ text, isOnlyFailed }: RunFilter): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (isOnlyFailed) parameters.set('only', 'failed');
  return parameters.toString();
}
