import { useEffect, useRef } from 'react';
import { styled } from 'shared/theme';
import { Button, ErrorBox } from 'shared/ui';
import { useOlderRuns } from '../../api/run-list.ts';
import type { ListFilter } from '../../model/list-filter.ts';

/** How far below the window the end may be when older runs are asked for. */
const REACH = '1200px';

interface Props {
  filter: ListFilter;
  /** How many runs are loaded. */
  loaded: number;
  hasMore: boolean;
}

/** Continues the list by itself when its end comes near, and at the press of a button. */
export function ListEnd({ filter, loaded, hasMore }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useOlderRuns(filter);
  const isWaiting = hasMore && !isPending && !isError;

  useEffect(() => {
    if (!isWaiting || !root.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate(), {
      rootMargin: REACH,
    });
    observer.observe(root.current);
    return () => observer.disconnect();
    // If a page does not fill the window, the next one loads immediately: each page needs a new observer.
  }, [isWaiting, loaded, mutate]);

  if (!hasMore) return null;
  return (
    <Root ref={root}>
      {isError ? (
        <ErrorBox text="Failed to load more runs." onRetry={mutate} />
      ) : (
        <Button variant="secondary" isBusy={isPending} busyLabel="Loading runs..." onClick={() => mutate()}>
          Load More
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-content: center;
`;
