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
  const isWritten = parameters.toString() === withFilter(parameters, filter).toString();

  useEffect(() => {
    if (isWritten) return;
    const write = () =>
      setParameters((now) => withFilter(now, filter), { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWritten, filter, setParameters]);

  return [filter, (change) => setFilter((now) => ({ ...now, ...change }))];
}

function withFilter(parameters: URLSearchParams, { text, isOnlyFailed }: RunFilter): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.delete('q');
  changed.delete('only');
  if (text !== '') changed.set('q', text);
  if (isOnlyFailed) changed.set('only', 'failed');
  return changed;
}
